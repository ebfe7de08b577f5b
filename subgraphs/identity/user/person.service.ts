import { columnMapOf, selectOf } from '../../kit/postgres/entityColumns.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { notFound } from '../../kit/request/errors.js';
import {
  isLonger,
  MOST_WORKED_ON,
  normalForm,
  readText,
  requiredText,
  withoutControls,
  withoutUnseen,
} from '../../kit/request/input/text.js';
import type { Problems } from '../../kit/request/errors.js';
import { UserLimits } from '../generated/limits.js';
import { UserAccount } from './user.entity.js';

const PERSON = ['firstName', 'lastName', 'email'] as const satisfies readonly (keyof UserAccount)[];

/** What the rest of the portal knows a person by; every change of it goes out as `user.changed`. */
export type PersonFacts = Pick<UserAccount, (typeof PERSON)[number]>;

const USER = columnMapOf(UserAccount, 'u');
const PERSON_COLUMNS = selectOf<UserAccount>(USER, PERSON);
/** What `user.changed` tells, from `user_account u`. */
export const ANNOUNCED = `u.id as "userId", ${selectOf<UserAccount>(USER, [...PERSON, 'isActive'])}`;

const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The form in which an address is stored and looked up: two spellings of one mailbox are one account (I7).
 */
export const normalEmail = (text: string): string =>
  withoutUnseen(normalForm(text, 'NFKC')).trim().toLowerCase();

/**
 * A name as stored, without what cannot be seen or turns the writing (S-43); a problem is added when it is
 * too long, or blank though it is the first: many people have one name only.
 */
export function readName(text: string, field: 'firstName' | 'lastName', problems: Problems): string {
  // The length is checked first: a name that is far too long is not processed.
  if (isLonger(text, MOST_WORKED_ON))
    problems.add(field, `Ensure this field has no more than ${UserLimits[field]} characters.`);
  if (!problems.isClean(field)) return '';
  const read = field === 'firstName' ? requiredText : readText;
  return read(problems, field, withoutControls(normalForm(text, 'NFC')), UserLimits[field]);
}

/**
 * An address as stored. Plain ASCII only, so that no look-alike of a colleague's address can be taken (S-43).
 */
export function readEmail(text: string, problems: Problems): string {
  if (isLonger(text, MOST_WORKED_ON))
    problems.add('email', `Ensure this field has no more than ${UserLimits.email} characters.`);
  if (!problems.isClean('email')) return '';
  const email = normalEmail(text);
  if (email === '') problems.add('email', 'This field may not be blank.');
  else if (email.length > UserLimits.email)
    problems.add('email', `Ensure this field has no more than ${UserLimits.email} characters.`);
  else if (!ADDRESS.test(email)) problems.add('email', 'Enter a valid email address.');
  return email;
}

/** Reads the parts of a person that were sent; null counts as blank, which only a last name may be. */
export function readPerson(
  input: { [Field in keyof PersonFacts]?: string | null },
  problems: Problems,
): Partial<PersonFacts> {
  return {
    ...(input.firstName !== undefined && {
      firstName: readName(input.firstName ?? '', 'firstName', problems),
    }),
    ...(input.lastName !== undefined && { lastName: readName(input.lastName ?? '', 'lastName', problems) }),
    ...(input.email !== undefined && { email: readEmail(input.email ?? '', problems) }),
  };
}

/** The full name of a person, who may have a single name. */
export const fullName = ({ firstName, lastName }: Pick<PersonFacts, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Tells the other subgraphs who a person is now. */
export async function announce(tx: Transaction, userId: number): Promise<void> {
  const person = await tx.one(`select ${ANNOUNCED} from user_account u where u.id = $1`, [userId]);
  if (person) await tx.emit('user.changed', person);
}

/**
 * Writes changed names or e-mail with their audit entry and event; nothing happens when nothing differs.
 * @returns the address before, when it changed, so that its owner can be notified
 */
export async function changePerson(
  tx: Transaction,
  userId: number,
  given: Partial<PersonFacts>,
): Promise<string | null> {
  const before = await tx.one<PersonFacts>(
    `select ${PERSON_COLUMNS} from user_account u where u.id = $1 for update`,
    [userId],
  );
  if (!before) throw notFound();
  const after: PersonFacts = { ...before, ...given };
  const changed = (Object.keys(before) as (keyof PersonFacts)[]).filter(
    (field) => before[field] !== after[field],
  );
  if (changed.length === 0) return null;
  await tx.manager.update(UserAccount, { id: userId }, { ...given });
  const part = (facts: PersonFacts) => Object.fromEntries(changed.map((field) => [field, facts[field]]));
  await tx.audit({
    action: 'user.update',
    objectType: 'user',
    objectId: userId,
    before: part(before),
    after: part(after),
  });
  await announce(tx, userId);
  if (!changed.includes('email')) return null;
  // A link that went to the old mailbox must neither open nor change the account any more.
  for (const links of ['password_reset', 'email_change']) {
    await tx.query(`delete from ${links} where user_id = $1`, [userId]);
  }
  return before.email;
}
