import type { RequestContext } from '../../kit/request/context.js';
import { badInput, Problems } from '../../kit/request/errors.js';
import { checkLength, MOST_WORKED_ON } from '../../kit/request/input/text.js';
import { loginLimits } from '../generated/limits.js';
import type { MutationLoginArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { normalEmail } from '../user/person.service.js';
import { accountOf, bookAttempt } from './attempt.service.js';
import type { Attempt } from './attempt.service.js';
import { countFailure } from './failedTry.service.js';
import { hashPassword, isOutdated, isPassword } from './hash.service.js';
import { hashesOf, knownPlaceSql, placeOf, rememberPlace } from './place.service.js';
import type { Place } from './place.service.js';
import { newSecret, openSession } from './session.service.js';

export interface SignIn {
  token: string;
  expiresAt: string;
  mustChangePassword: boolean;
}

interface Account {
  id: number;
  passwordHash: string;
  mayEnter: boolean;
  /** Hash of the place from which this person signed in before, or null. */
  known: string | null;
}

/** A first password that someone else chose is good for this long (I10). */
const FIRST_PASSWORD_DAYS = 14;
const REFUSED = () => badInput({ nonFieldErrors: ['Unable to log in with provided credentials.'] });

/** A blank mark counts as none. */
function readDevice(device: string | null | undefined, problems: Problems): string | null {
  const { min, max } = loginLimits.device;
  if (!device) return null;
  if (device.length < min) problems.add('device', `Ensure this field has at least ${min} characters.`);
  checkLength(problems, 'device', device, max);
  return device;
}

function readCredentials(given: MutationLoginArgs): { email: string; device: string | null } {
  const problems = new Problems();
  // Lengths are checked first: anyone may send any text here, and one that is far too long is not processed.
  for (const field of ['email', 'password'] as const)
    checkLength(problems, field, given[field], MOST_WORKED_ON);
  problems.throwIfAny();
  const email = normalEmail(given.email);
  if (email === '') problems.add('email', 'This field is required.');
  else if (!email.includes('@') || email.includes('\0'))
    problems.add('email', 'Enter a valid email address.');
  if (given.password === '') problems.add('password', 'This field is required.');
  const device = readDevice(given.device, problems);
  problems.throwIfAny();
  return { email, device };
}

async function refuse(context: RequestContext, account: Account | null, attempt: Attempt): Promise<never> {
  const waitSeconds = await countFailure(context, attempt, account?.id ?? null);
  await database.write(context, async (tx) => {
    await tx.audit({
      action: 'session.login',
      objectType: 'user',
      objectId: account?.id ?? null,
      outcome: 'refused',
    });
    if (waitSeconds !== null)
      await tx.audit({
        action: 'session.lock',
        objectType: 'user',
        objectId: account?.id ?? null,
        outcome: 'refused',
        after: { waitSeconds },
      });
  });
  throw attempt.refusal ?? REFUSED();
}

export interface Entering {
  id: number;
  passwordHash: string;
  /** Replaces it. */
  newHash?: string;
}

/**
 * Opens a session inside one transaction and remembers the place. The hash is compared again there, so that a
 * password change or a deactivation that ran meanwhile leaves no session behind.
 */
export async function enter(
  context: RequestContext,
  account: Entering,
  place: Place,
  isRemembered: boolean,
): Promise<SignIn | null> {
  const { secret, secretHash } = newSecret();
  // Without the caller's Idempotency-Key: a token is shown once and stored nowhere.
  return database.write({ ...context, idempotencyKey: null }, async (tx) => {
    const user = await tx.one<{ mustChangePassword: boolean }>(
      `update user_account set last_login = now(), password_hash = coalesce($3, password_hash)
       where id = $1 and may_sign_in and password_hash = $2 returning must_change_password as "mustChangePassword"`,
      [account.id, account.passwordHash, account.newHash ?? null],
    );
    if (!user) return null;
    const expiresAt = await openSession(tx, context, {
      userId: account.id,
      tokenHash: secretHash,
      isRemembered,
    });
    await rememberPlace(tx, account.id, place);
    await tx.audit({
      action: 'session.login',
      objectType: 'user',
      objectId: account.id,
      actorUserId: account.id,
    });
    return { token: secret, expiresAt, mustChangePassword: user.mustChangePassword };
  });
}

/**
 * Signs in. Unknown e-mail, wrong password, deactivated account and ended employment take the same steps to
 * the same words.
 * @throws BAD_USER_INPUT, RATE_LIMITED
 */
export async function signIn(context: RequestContext, given: MutationLoginArgs): Promise<SignIn> {
  const { email, device } = readCredentials(given);
  const place = placeOf(context.ip, device);
  const account = await database.one<Account>(
    `select u.id, u.password_hash as "passwordHash", ${knownPlaceSql('$3')} as known, u.may_sign_in
       and not (u.must_change_password and u.password_set_at < now() - make_interval(days => $2)) as "mayEnter"
     from user_account u where u.email = $1`,
    [email, FIRST_PASSWORD_DAYS, hashesOf(place)],
  );
  const attempt = await bookAttempt({
    account: account ? accountOf(account.id) : email,
    place,
    known: account?.known ?? null,
  });
  const isRight = await isPassword(account?.passwordHash ?? null, given.password);
  if (!account || !isRight || !account.mayEnter) return refuse(context, account, attempt);
  const newHash = isOutdated(account.passwordHash) ? await hashPassword(given.password) : undefined;
  const entered = await enter(
    context,
    { ...account, ...(newHash && { newHash }) },
    place,
    given.rememberMe ?? false,
  );
  if (!entered) return refuse(context, account, attempt);
  await attempt.succeeded();
  return entered;
}
