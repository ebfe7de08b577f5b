import { checkCount } from '../../kit/graphql/limits.js';
import type { RequestContext } from '../../kit/request/context.js';
import { Problems } from '../../kit/request/errors.js';
import { requirePermission } from '../../kit/request/viewer.js';
import { checkNewAccountsLimits } from '../generated/limits.js';
import type { NewAccountInput } from '../generated/schema.js';
import { database } from '../database.js';
import { readEmail, readName } from '../user/person.service.js';
import type { PersonFacts } from '../user/person.service.js';

interface CheckedAccount extends PersonFacts {
  problems: { field: string; text: string }[];
  userId: number | null;
  maySignIn: boolean;
}

function read({
  firstName,
  lastName,
  email,
}: NewAccountInput): PersonFacts & Pick<CheckedAccount, 'problems'> {
  const problems = new Problems();
  const person = {
    firstName: readName(firstName, 'firstName', problems),
    lastName: readName(lastName, 'lastName', problems),
    email: readEmail(email, problems),
  };
  return {
    ...person,
    problems: Object.entries(problems.found).flatMap(([field, texts]) =>
      texts.map((text) => ({ field, text })),
    ),
  };
}

/** What would come of new people, in their order; one statement. @throws BAD_USER_INPUT people, FORBIDDEN */
export async function checkNewAccounts(
  context: RequestContext,
  people: readonly NewAccountInput[],
): Promise<CheckedAccount[]> {
  requirePermission(context, 'user.manage');
  const problems = new Problems();
  checkCount(problems, 'people', people, checkNewAccountsLimits.people);
  problems.throwIfAny();
  const checked = people.map(read);
  const known = await database.query<{ id: number; email: string; maySignIn: boolean }>(
    'select id, email, may_sign_in as "maySignIn" from user_account where email = any($1::text[])',
    [checked.map(({ email }) => email)],
  );
  const byEmail = new Map(known.map((account) => [account.email, account]));
  return checked.map((person) => {
    const account = byEmail.get(person.email);
    return { ...person, userId: account?.id ?? null, maySignIn: account?.maySignIn ?? false };
  });
}
