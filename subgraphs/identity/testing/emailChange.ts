import type { SubgraphTests } from '../../kit/testing/describeSubgraph.js';
import { mailsTo } from '../../kit/testing/mails.js';
import { makePerson } from '../user/user.factory.js';
import type { MadePerson } from '../user/user.factory.js';
import { graphql } from './graphql.js';

const UpdateProfile = graphql(`
  mutation TestUpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      id
      firstName
      email
      pendingEmail
    }
  }
`);
const ConfirmEmail = graphql(`
  mutation TestConfirmEmail($token: String!) {
    confirmEmailChange(token: $token)
  }
`);
export const CancelEmail = graphql(`
  mutation TestCancelEmail {
    cancelEmailChange {
      email
      pendingEmail
    }
  }
`);
export const AskLink = graphql(`
  mutation TestAskLink($email: String!) {
    requestPasswordReset(email: $email)
  }
`);
export const ReadPending = graphql(`
  query TestReadPending($id: Int!) {
    user(id: $id) {
      pendingEmail
    }
  }
`);

export const INVALID = { fields: { token: ['Invalid or expired token.'] } };
export const TAKEN = { fields: { email: ['A user with this email already exists.'] } };

let lastAddress = 0;
export const newAddress = () => `wanted${(lastAddress += 1)}@portal.example`;

/** The token of the latest of these mails that has a link to confirm an address. */
export const confirmationIn = (mails: string[]): string =>
  /\/login\?confirm=([\w-]{43})\r\n/.exec(mails.findLast((mail) => mail.includes('?confirm=')) ?? '')?.[1] ??
  '';

/** The actions of a person on their address, and their results. */
export function emailChanges(subgraph: SubgraphTests) {
  const { as, database } = subgraph;
  const mails = (email: string) => mailsTo(subgraph.config, email);
  return {
    mails,
    change: (person: MadePerson, input: object, more = {}) =>
      as(person.viewer).try(UpdateProfile, { input }, more),
    confirm: (token: string) => as.nobody.try(ConfirmEmail, { token }),
    addressOf: async ({ id }: MadePerson) =>
      (await database.one<{ email: string }>('select email from user_account where id = $1', [id]))?.email,
    pendingOf: async (person: MadePerson) =>
      (await as(person.viewer).ask(ReadPending, { id: person.id })).user?.pendingEmail,
    /** Someone who asked for a new address, with the token from their mailbox. */
    asking: async (email = newAddress()) => {
      const person = await makePerson(database);
      await as(person.viewer).ask(UpdateProfile, { input: { email } });
      return { person, email, token: confirmationIn(await mails(person.email)) };
    },
  };
}
