import type { Config } from '../../kit/config/config.js';
import type { Problems } from '../../kit/request/errors.js';
import { folded } from '../../kit/postgres/fold.js';
import { isLonger, lengthOf, MOST_WORKED_ON, normalForm } from '../../kit/request/input/text.js';
import { changePasswordLimits } from '../generated/limits.js';

/** The fewest is a setting of the installation, which may ask for more than the SDL says. */
const { max: MOST } = changePasswordLimits.newPassword;

/** Shorter parts of a name occur in too many innocent words to be forbidden. */
const SHORTEST_PART = 3;
const ALWAYS_KNOWN = ['unified corporate portal', 'unifiedcorporateportal', 'corporateportal'];

let commonest: Promise<Set<string>> | null = null;

/**
 * The 17,000 commonest passwords long enough to matter. Loaded at the first password change: most processes
 * never need them.
 */
function commonPasswords(): Promise<Set<string>> {
  commonest ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((word) => word.length >= 8)),
  );
  return commonest;
}

const plain = (text: string) => normalForm(text, 'NFKC').toLowerCase();
/** Length as people count it: code points, after the same normalisation as the hash (S-11). */
const length = (text: string) => lengthOf(normalForm(text, 'NFKC'));

/**
 * Adds a problem when the password is too short or too long; `label` begins the sentence, as each form words
 * it.
 */
export function checkLength(
  password: string,
  field: string,
  label: string,
  config: Config,
  problems: Problems,
): void {
  // The length is checked first: a password that is far too long is not processed.
  if (isLonger(password, MOST_WORKED_ON))
    problems.add(field, `${label} must be at most ${MOST} characters long`);
  else if (length(password) < config.passwordMinLength)
    problems.add(field, `${label} must be at least ${config.passwordMinLength} characters long`);
  else if (length(password) > MOST) problems.add(field, `${label} must be at most ${MOST} characters long`);
}

export interface Owner {
  firstName: string;
  lastName: string;
  email: string;
}

/** Adds a problem when the password is one of the commonest or contains its owner's name or address. */
export async function checkGuessable(
  password: string,
  field: string,
  owner: Owner,
  problems: Problems,
): Promise<void> {
  const candidate = plain(password);
  if ((await commonPasswords()).has(candidate) || ALWAYS_KNOWN.some((known) => candidate.includes(known))) {
    problems.add(field, 'This password is too common. Please choose another one.');
    return;
  }
  const parts = [owner.firstName, owner.lastName, owner.email, owner.email.split('@')[0] ?? ''].map((part) =>
    folded(part).trim(),
  );
  // Names are compared folded: without accents, capitals and joiners.
  const written = folded(password);
  if (parts.some((part) => part.length >= SHORTEST_PART && written.includes(part))) {
    problems.add(field, 'The password must not contain your name or email address.');
  }
}

/** The rules of change and reset: length and confirmation first, then what makes a password easy to guess. */
export async function checkNewPassword(
  given: { newPassword: string; newPasswordConfirm: string },
  owner: Owner,
  config: Config,
  problems: Problems,
): Promise<void> {
  checkLength(given.newPassword, 'newPassword', 'New password', config, problems);
  if (problems.isClean('newPassword'))
    await checkGuessable(given.newPassword, 'newPassword', owner, problems);
  if (given.newPassword !== given.newPasswordConfirm)
    problems.add('newPasswordConfirm', 'New passwords do not match');
}
