/** What people asks of identity, as the same viewer. */

export interface IdentityUser {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  isActive: boolean;
}

/** The user that shall get an employment record. */
export const HIRED_USER = `query PeopleHiredUser($id: Int!) {
  user(id: $id) { id firstName lastName email isActive }
}`;

/** Names and address belong to the user; identity refuses a taken address under its field's name. */
export const RENAME_USER = `mutation PeopleRenameUser($id: Int!, $firstName: String!, $lastName: String!, $email: String!) {
  updateUser(id: $id, input: { firstName: $firstName, lastName: $lastName, email: $email }) { id firstName lastName email isActive }
}`;

/** Ends or opens the sign-in with its sessions; identity refuses to lose the last administrator. */
export const SET_USER_ACTIVE = `mutation PeopleSetUserActive($id: Int!, $isActive: Boolean!) {
  setUserActive(id: $id, isActive: $isActive) { id isActive }
}`;
