/** What an import asks of identity, as the same viewer. */

/** Someone who shall get a sign-in, as identity reads them. */
export interface CheckedAccount {
  firstName: string;
  lastName: string;
  email: string;
  problems: { field: string; text: string }[];
  /** The account that has this address already. */
  userId: number | null;
  maySignIn: boolean;
}

/** Names and addresses are identity's: it reads them and says which address has an account. */
export const CHECK_ACCOUNTS = `query PeopleCheckAccounts($people: [NewAccountInput!]!) {
  checkNewAccounts(people: $people) { firstName lastName email problems { field text } userId maySignIn }
}`;
