import type { Config } from '../../kit/config/config.js';
import type { RequestContext } from '../../kit/request/context.js';
import type { Queryable, Transaction } from '../../kit/postgres/queryable.js';
import { Problems, unauthenticated } from '../../kit/request/errors.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { RegisterInput } from '../generated/schema.js';
import { database, emailTaken } from '../database.js';
import { countRequest } from '../session/attempt.service.js';
import { hashPassword } from '../session/hash.service.js';
import { checkGuessable, checkLength } from '../session/passwordRules.service.js';
import { placeOf } from '../session/place.service.js';
import { endAll } from '../session/session.service.js';
import { enter } from '../session/signIn.service.js';
import type { SignIn } from '../session/signIn.service.js';
import { requireMayTakeOver } from '../user/user.access.js';
import { announce, readEmail, readName } from '../user/person.service.js';
import type { PersonFacts } from '../user/person.service.js';
import { requireUser } from '../user/user.service.js';
import type { UserRow } from '../user/user.service.js';

/** Reads a registration; refuses only length and mismatch of the password (5j). */
function readAccount(input: RegisterInput, config: Config, problems: Problems): PersonFacts {
  const person = {
    firstName: readName(input.firstName, 'firstName', problems),
    lastName: readName(input.lastName ?? '', 'lastName', problems),
    email: readEmail(input.email, problems),
  };
  checkLength(input.password, 'password', 'Password', config, problems);
  if (input.password !== input.passwordConfirm) problems.add('passwordConfirm', 'Passwords do not match.');
  return person;
}

/** Inserts a sign-in with the role Employee. @returns its number, or null when the address is taken */
export async function insertAccount(
  tx: Queryable,
  person: PersonFacts,
  passwordHash: string,
  mustChangePassword: boolean,
): Promise<number | null> {
  const made = await tx.one<{ id: number }>(
    `insert into user_account (first_name, last_name, email, password_hash, must_change_password) values ($1, $2, $3, $4, $5)
     on conflict (email) do nothing returning id`,
    [person.firstName, person.lastName, person.email, passwordHash, mustChangePassword],
  );
  if (made)
    await tx.query(
      `insert into user_role (user_id, role_id) select $1, id from role where name = 'Employee'`,
      [made.id],
    );
  return made?.id ?? null;
}

/**
 * The account that an unfinished or ended hire left behind (R5): no employee record, no role but Employee.
 * Never used or deactivated, it takes the new names and password; otherwise it stays as its owner has it.
 * @throws BAD_USER_INPUT when taken, FORBIDDEN
 */
async function takeUp(
  tx: Transaction,
  viewer: Viewer,
  person: PersonFacts,
  passwordHash: string,
): Promise<number> {
  const known = await tx.one<{ id: number; isIdle: boolean; isFree: boolean }>(
    `select u.id, u.last_login is null or not u.is_active as "isIdle",
       not u.has_employee and not exists (select 1 from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id and r.name <> 'Employee') as "isFree"
     from user_account u where u.email = $1 for update of u`,
    [person.email],
  );
  if (!known?.isFree) throw emailTaken();
  if (!known.isIdle) return known.id;
  await requireMayTakeOver(tx, viewer, known.id);
  await tx.query(
    `update user_account set first_name = $2, last_name = $3, password_hash = $4, password_set_at = now(), must_change_password = true, is_active = true where id = $1`,
    [known.id, person.firstName, person.lastName, passwordHash],
  );
  await endAll(tx, known.id);
  await tx.query('delete from password_reset where user_id = $1', [known.id]);
  // An import that fails later leaves it alone.
  await tx.query('delete from imported_account where user_id = $1', [known.id]);
  return known.id;
}

/** Makes a sign-in for someone else, which must change its password. @throws BAD_USER_INPUT per field */
export async function register(context: RequestContext, input: RegisterInput): Promise<UserRow> {
  const viewer = requireViewer(context);
  const problems = new Problems();
  const person = readAccount(input, context.config, problems);
  problems.throwIfAny();
  const passwordHash = await hashPassword(input.password);
  const { user, isNew } = await database.write(context, async (tx) => {
    const fresh = await insertAccount(tx, person, passwordHash, true);
    const id = fresh ?? (await takeUp(tx, viewer, person, passwordHash));
    await tx.audit({
      action: 'user.register',
      objectType: 'user',
      objectId: id,
      after: { email: person.email, isNew: fresh !== null },
    });
    await announce(tx, id);
    return { user: await requireUser(tx, id), isNew: fresh !== null };
  });
  context.effects.viewersChanged.add(user.id);
  if (!isNew) context.effects.repeated = true;
  return user;
}

/**
 * Registers a person if the installation allows it, and signs them in. Only they know the password, so the rules of
 * a password change apply. @throws UNAUTHENTICATED when not allowed, BAD_USER_INPUT per field, RATE_LIMITED
 */
export async function signUp(context: RequestContext, input: RegisterInput): Promise<SignIn> {
  if (!context.config.selfRegistration) throw unauthenticated();
  const place = placeOf(context.ip);
  await countRequest('sign-up', 'anybody', place);
  const problems = new Problems();
  const person = readAccount(input, context.config, problems);
  if (problems.isClean('password')) await checkGuessable(input.password, 'password', person, problems);
  problems.throwIfAny();
  const passwordHash = await hashPassword(input.password);
  const id = await database.write({ ...context, idempotencyKey: null }, async (tx) => {
    const made = await insertAccount(tx, person, passwordHash, false);
    if (made === null) throw emailTaken();
    await tx.audit({
      action: 'user.register',
      objectType: 'user',
      objectId: made,
      actorUserId: made,
      after: { email: person.email, isNew: true },
    });
    await announce(tx, made);
    return made;
  });
  const entered = await enter(context, { id, passwordHash }, place, false);
  if (!entered) throw unauthenticated();
  return entered;
}
