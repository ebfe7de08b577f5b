import type { RequestContext } from '../../kit/context.js';
import { badInput, Problems } from '../../kit/errors.js';
import { checkLength, MOST_WORKED_ON } from '../../kit/text.js';
import { database } from '../database.js';
import { normalEmail } from '../user/person.service.js';
import { bookAttempt } from './attempt.service.js';
import { hashPassword, isOutdated, isPassword } from './hash.service.js';
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
}

/** A first password that somebody else chose is good for this long (I10). */
const FIRST_PASSWORD_DAYS = 14;
const REFUSED = () => badInput({ nonFieldErrors: ['Unable to log in with provided credentials.'] });

function readCredentials(given: { email: string; password: string }): string {
  const problems = new Problems();
  // Lengths first: anybody may send anything here, and what is far too long is not worked on.
  for (const field of ['email', 'password'] as const) checkLength(problems, field, given[field], MOST_WORKED_ON);
  problems.throwIfAny();
  const email = normalEmail(given.email);
  if (email === '') problems.add('email', 'This field is required.');
  else if (!email.includes('@') || email.includes('\0')) problems.add('email', 'Enter a valid email address.');
  if (given.password === '') problems.add('password', 'This field is required.');
  problems.throwIfAny();
  return email;
}

async function refuse(context: RequestContext, account: Account | null, waitSeconds: number | null): Promise<never> {
  await database.write(context, async (tx) => {
    await tx.audit({ action: 'session.login', objectType: 'user', objectId: account?.id ?? null, outcome: 'refused' });
    if (waitSeconds !== null) await tx.audit({ action: 'session.lock', objectType: 'user', objectId: account?.id ?? null, outcome: 'refused', after: { waitSeconds } });
  });
  throw REFUSED();
}

/**
 * Opens a session inside one transaction. The hash is compared again there, so that a password change or a deactivation
 * that ran meanwhile leaves no session behind.
 */
export async function enter(context: RequestContext, account: { id: number; passwordHash: string; newHash?: string }, isRemembered: boolean): Promise<SignIn | null> {
  const { secret, secretHash } = newSecret();
  // Without the caller's Idempotency-Key: a token is told once and stored nowhere.
  return database.write({ ...context, idempotencyKey: null }, async (tx) => {
    const user = await tx.one<{ mustChangePassword: boolean }>(
      `update user_account set last_login = now(), password_hash = coalesce($3, password_hash)
       where id = $1 and may_sign_in and password_hash = $2 returning must_change_password as "mustChangePassword"`,
      [account.id, account.passwordHash, account.newHash ?? null],
    );
    if (!user) return null;
    const expiresAt = await openSession(tx, context, { userId: account.id, tokenHash: secretHash, isRemembered });
    await tx.audit({ action: 'session.login', objectType: 'user', objectId: account.id, actorUserId: account.id });
    return { token: secret, expiresAt, mustChangePassword: user.mustChangePassword };
  });
}

/**
 * Signs in (A7.7, I8, S-15). Unknown e-mail, wrong password, deactivated account and ended employment take the same steps
 * to the same words.
 * @throws BAD_USER_INPUT, RATE_LIMITED
 */
export async function signIn(context: RequestContext, given: { email: string; password: string; rememberMe?: boolean | null }): Promise<SignIn> {
  const email = readCredentials(given);
  const attempt = await bookAttempt(email, context.ip);
  const account = await database.one<Account>(
    `select id, password_hash as "passwordHash", may_sign_in and not (must_change_password and password_set_at < now() - make_interval(days => $2)) as "mayEnter"
     from user_account where email = $1`,
    [email, FIRST_PASSWORD_DAYS],
  );
  const isRight = await isPassword(account?.passwordHash ?? null, given.password);
  if (!account || !isRight || !account.mayEnter) return refuse(context, account, await attempt.failed());
  const newHash = isOutdated(account.passwordHash) ? await hashPassword(given.password) : undefined;
  const entered = await enter(context, { ...account, ...(newHash && { newHash }) }, given.rememberMe ?? false);
  if (!entered) return refuse(context, account, await attempt.failed());
  await attempt.succeeded();
  return entered;
}
