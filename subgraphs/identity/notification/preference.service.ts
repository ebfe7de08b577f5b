import type { RequestContext } from '../../kit/request/context.js';
import { badInput } from '../../kit/request/errors.js';
import { notAChoice } from '../../kit/request/input/refusalTexts.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { MutationSetNotificationPreferenceArgs, NotificationPreference } from '../generated/schema.js';
import { database } from '../database.js';
import { concernsViewer, NOTIFICATION_KINDS } from './notification.kinds.js';

interface Chosen extends Record<string, unknown> {
  kind: string;
  inbox: boolean;
  mail: boolean;
}

/** Of each kind that concerns the viewer, whether the inbox shows it and a mail tells of it. */
export async function listPreferences(context: RequestContext): Promise<NotificationPreference[]> {
  const viewer = requireViewer(context);
  const chosen = await database.query<Chosen>(
    'select kind, in_inbox as inbox, by_mail as mail from notification_preference where user_id = $1',
    [viewer.userId],
  );
  return [...NOTIFICATION_KINDS].flatMap(([kind, known]) => {
    if (!concernsViewer(known, viewer)) return [];
    const { inbox = true, mail = false } = chosen.find((choice) => choice.kind === kind) ?? {};
    return [{ kind, name: known.name, inbox, mail }];
  });
}

/** Switches one kind on or off; lines in the inbox stay. @throws BAD_USER_INPUT on `kind` */
export async function setPreference(
  context: RequestContext,
  { kind, inbox, mail }: MutationSetNotificationPreferenceArgs,
): Promise<NotificationPreference> {
  const viewer = requireViewer(context);
  const known = NOTIFICATION_KINDS.get(kind);
  if (!known || !concernsViewer(known, viewer)) throw badInput({ kind: [notAChoice(kind)] });
  return database.write(context, async (tx) => {
    await tx.query(
      `insert into notification_preference (user_id, kind, in_inbox, by_mail) values ($1, $2, $3, $4)
       on conflict (user_id, kind) do update set in_inbox = excluded.in_inbox, by_mail = excluded.by_mail`,
      [viewer.userId, kind, inbox, mail],
    );
    return { kind, name: known.name, inbox, mail };
  });
}
