import type { RequestContext } from '../../kit/request/context.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { notFound, Problems } from '../../kit/request/errors.js';
import { afterAnswer, sendMail } from '../../kit/outside/mail.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { keepAnAdministrator } from '../role/administrators.service.js';
import { endAll } from '../session/session.service.js';
import { announce, changePerson, readPerson } from '../user/person.service.js';
import type { PersonFacts } from '../user/person.service.js';
import { requireMayManage, requireMayReaddress } from '../user/user.access.js';
import { requireUser } from '../user/user.service.js';
import type { UserRow } from '../user/user.service.js';

/** Tells the old mailbox that an account has left it. */
export function tellOfNewAddress(context: RequestContext, oldEmail: string): void {
  const { config } = context;
  afterAnswer(config, () =>
    sendMail(config, {
      to: oldEmail,
      subject: 'Your sign-in address was changed',
      text: [
        'Hello,',
        '',
        'your account in the Unified Corporate Portal now signs in with another e-mail address. This one is not used any more.',
        '',
        'If you did not expect this, tell your HR department now.',
        '',
        config.organisation.name,
        '',
      ].join('\n'),
    }),
  );
}

/**
 * Changes names or e-mail of someone, for holders of `user.manage`. @throws BAD_USER_INPUT, FORBIDDEN,
 * NOT_FOUND
 */
export async function updateUser(
  context: RequestContext,
  id: number,
  input: { [Field in keyof PersonFacts]?: string | null },
): Promise<UserRow> {
  const viewer = requireViewer(context);
  // A repeat under the same Idempotency-Key is answered without running again, so it must not tell again
  // either.
  const here = { isDone: false };
  const { user, oldEmail } = await database.write(context, async (tx) => {
    here.isDone = true;
    await requireMayManage(tx, viewer, id);
    const problems = new Problems();
    const given = readPerson(input, problems);
    problems.throwIfAny();
    const before = await tx.one<{ email: string }>(
      'select email from user_account where id = $1 for update',
      [id],
    );
    if (before && given.email !== undefined && given.email !== before.email)
      await requireMayReaddress(tx, viewer, id);
    const oldEmail = await changePerson(tx, id, given);
    return { user: await requireUser(tx, id), oldEmail };
  });
  context.effects.viewersChanged.add(id);
  if (here.isDone && oldEmail !== null) tellOfNewAddress(context, oldEmail);
  return user;
}

async function writeActive(tx: Transaction, id: number, isActive: boolean): Promise<void> {
  const changed = await tx.one(
    'update user_account set is_active = $2 where id = $1 and is_active <> $2 returning id',
    [id, isActive],
  );
  if (!changed) return;
  if (!isActive) {
    await endAll(tx, id);
    await tx.query('delete from password_reset where user_id = $1', [id]);
  }
  await tx.audit({
    action: isActive ? 'user.activate' : 'user.deactivate',
    objectType: 'user',
    objectId: id,
    before: { isActive: !isActive },
    after: { isActive },
  });
  await announce(tx, id);
}

/**
 * Lets a person sign in, or not; a deactivation ends every session (I11). @throws FORBIDDEN, NOT_FOUND,
 * CONFLICT for the last administrator (I5)
 */
export async function setUserActive(
  context: RequestContext,
  id: number,
  isActive: boolean,
): Promise<UserRow> {
  const viewer = requireViewer(context);
  const user = await database.write(context, async (tx) => {
    await requireMayManage(tx, viewer, id);
    if (!(await tx.one('select id from user_account where id = $1', [id]))) throw notFound();
    if (!isActive) await keepAnAdministrator(tx, id);
    await writeActive(tx, id, isActive);
    return requireUser(tx, id);
  });
  context.effects.viewersChanged.add(id);
  return user;
}
