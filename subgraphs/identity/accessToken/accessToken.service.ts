import { checkRange } from '../../kit/graphql/limits.js';
import { afterAnswer, sendMail } from '../../kit/outside/mail.js';
import { columnsOf } from '../../kit/postgres/entityColumns.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { newAccessToken } from '../../kit/request/credentials/accessToken.js';
import type { RequestContext } from '../../kit/request/context.js';
import { badInput, notFound, Problems } from '../../kit/request/errors.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { ListArgs, Page } from '../../kit/request/list.js';
import { shown } from '../../kit/request/input/refusalTexts.js';
import { requiredLine, withoutControls } from '../../kit/request/input/text.js';
import { can, requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { createPersonalAccessTokenLimits } from '../generated/limits.js';
import type { MutationCreatePersonalAccessTokenArgs } from '../generated/schema.js';
import { hashOfSecret } from '../session/session.service.js';
import { narrowToOwn } from './accessToken.access.js';
import { PersonalAccessToken } from './accessToken.entity.js';

/** A token as its owner reads it. */
export type AccessTokenRow = Omit<PersonalAccessToken, 'userId' | 'tokenHash'>;

const COLUMNS = columnsOf(PersonalAccessToken, 't', ['userId', 'tokenHash']);
const MOST_TOKENS = 20;

/** One page of the viewer's own tokens. @throws NOT_FOUND past the end */
export function listAccessTokens(context: RequestContext, args: ListArgs): Promise<Page<AccessTokenRow>> {
  return listRows(
    database,
    {
      select: COLUMNS,
      from: 'personal_access_token t',
      where: narrowToOwn(new Where(), requireViewer(context)),
      order: {
        name: 'lower(t.name)',
        createdAt: 't.created_at',
        expiresAt: 't.expires_at',
        lastUsedAt: `coalesce(t.last_used_at, '-infinity')`,
      },
      defaultOrder: '-createdAt',
      tie: 't.id',
    },
    args,
  );
}

type Chosen = Pick<PersonalAccessToken, 'name' | 'permissions' | 'mayWrite'> & { lifetimeDays: number };

/** @throws BAD_USER_INPUT on name, permissions, lifetimeDays */
function read(viewer: Viewer, given: MutationCreatePersonalAccessTokenArgs): Chosen {
  const problems = new Problems();
  const name = requiredLine(
    problems,
    'name',
    withoutControls(given.name),
    createPersonalAccessTokenLimits.name,
  );
  checkRange(problems, 'lifetimeDays', given.lifetimeDays, createPersonalAccessTokenLimits.lifetimeDays);
  const permissions = [...new Set(given.permissions ?? [])].sort();
  const foreign = permissions.find((permission) => !can(viewer, permission));
  if (foreign !== undefined)
    problems.add('permissions', `"${shown(foreign)}" is not one of your permissions.`);
  problems.throwIfAny();
  return { name, permissions, mayWrite: given.mayWrite === true, lifetimeDays: given.lifetimeDays };
}

/** Locks the owner, so that two that are made at the same moment are counted one after the other. */
async function requireRoom(tx: Transaction, userId: number): Promise<void> {
  await tx.query('select id from user_account where id = $1 for update', [userId]);
  const { count } = (await tx.one<{ count: number }>(
    'select count(*)::int as count from personal_access_token where user_id = $1 and expires_at > now()',
    [userId],
  )) ?? { count: 0 };
  if (count >= MOST_TOKENS)
    throw badInput({
      nonFieldErrors: [`You have ${MOST_TOKENS} access tokens. Revoke one that you no longer need.`],
    });
}

/** Tells the owner: it may have been another person at their open session. */
function tellOfToken(context: RequestContext, { email }: Viewer, { name, expiresAt }: AccessTokenRow): void {
  const { config } = context;
  afterAnswer(config, () =>
    sendMail(config, {
      to: email,
      subject: 'A personal access token was made',
      text: [
        'Hello,',
        '',
        `the personal access token "${name}" was just made for your account in the Unified Corporate Portal. A program that has it acts in your name until ${expiresAt.slice(0, 10)}.`,
        '',
        `If this was not you, revoke it at ${config.publicUrl}/profile and change your password.`,
        '',
        config.organisation.name,
        '',
      ].join('\n'),
    }),
  );
}

/**
 * Makes a token of the viewer's; its secret is answered this once, whatever Idempotency-Key comes along.
 * @throws BAD_USER_INPUT on name, permissions, lifetimeDays or when there are too many
 */
export async function createAccessToken(
  context: RequestContext,
  given: MutationCreatePersonalAccessTokenArgs,
): Promise<{ token: string; personalAccessToken: AccessTokenRow }> {
  const viewer = requireViewer(context);
  const { lifetimeDays, ...chosen } = read(viewer, given);
  const token = newAccessToken();
  const expiresAt = new Date(Date.now() + lifetimeDays * 86_400_000).toISOString();
  const personalAccessToken = await database.write({ ...context, idempotencyKey: null }, async (tx) => {
    await requireRoom(tx, viewer.userId);
    const made = await tx.manager.insert(PersonalAccessToken, {
      ...chosen,
      userId: viewer.userId,
      tokenHash: hashOfSecret(token),
      expiresAt,
    });
    const id = Number(made.identifiers[0]?.['id']);
    await tx.audit({
      action: 'access_token.create',
      objectType: 'access_token',
      objectId: id,
      after: { ...chosen, expiresAt },
    });
    return (await tx.one<AccessTokenRow>(`select ${COLUMNS} from personal_access_token t where t.id = $1`, [
      id,
    ])) as AccessTokenRow;
  });
  tellOfToken(context, viewer, personalAccessToken);
  return { token, personalAccessToken };
}

/** Ends one of the viewer's tokens. @throws NOT_FOUND also for another person's */
export async function revokeAccessToken(context: RequestContext, id: number): Promise<true> {
  const viewer = requireViewer(context);
  await database.write(context, async (tx) => {
    const own = narrowToOwn(new Where().and('t.id = ?', id), viewer);
    const gone = await tx.one<{ name: string }>(
      `delete from personal_access_token t where ${own.sql} returning t.name`,
      own.params,
    );
    if (!gone) throw notFound();
    await tx.audit({
      action: 'access_token.revoke',
      objectType: 'access_token',
      objectId: id,
      before: { name: gone.name },
    });
  });
  context.effects.viewersChanged.add(viewer.userId);
  return true;
}
