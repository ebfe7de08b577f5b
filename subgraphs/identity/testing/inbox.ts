import { randomUUID } from 'node:crypto';
import { localLink } from '../../kit/graphql/link.js';
import { deskNotice, notice, noticeGone } from '../../kit/request/notice.js';
import type { DeskNotice, GoneNotice, Notice } from '../../kit/request/notice.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { identity } from '../subgraph.js';

const link = localLink(identity, { compiled: true });
const send = ([topic, payload]: [string, Record<string, unknown>], eventId: string = randomUUID()) =>
  link.receive([{ id: 0, eventId, topic, payload: JSON.parse(JSON.stringify(payload)) as typeof payload }]);

/** An area tells of something; with an id, it may be the same event once more. */
export const tell = (given: Notice, eventId?: string) => send(notice(given), eventId);
/** An area says that something changed which many work on. */
export const tellDesk = (given: DeskNotice) => send(deskNotice(given));
/** An area says that something tells nothing any more. */
export const takeBack = (given: GoneNotice) => send(noticeGone(given));

export interface Line {
  id: number;
  kind: string;
  text: string;
  link: string;
  position: number;
  isRead: boolean;
}

const INBOX = `query ($after: String, $pageSize: Int) {
  notifications(after: $after, pageSize: $pageSize) { next results { id kind text link position isRead } }
  unreadNotificationCount
}`;
const MARK =
  'mutation ($ids: [Int!], $through: Int!) { unread: markNotificationsRead(ids: $ids, through: $through) }';

/** A person's inbox as they read it. */
export function inboxOf(test_: () => TestSubgraph) {
  const read = async (viewer: Viewer, variables: { after?: string; pageSize?: number } = {}) => {
    const { data, errors } = await test_().run<{
      notifications: { next: string | null; results: Line[] };
      unreadNotificationCount: number;
    }>(viewer, INBOX, variables);
    if (errors.length > 0) throw new Error(errors[0]?.message);
    return {
      lines: data.notifications.results,
      next: data.notifications.next,
      unread: data.unreadNotificationCount,
    };
  };
  const mark = async (viewer: Viewer, through: number, ids?: number[]) =>
    (await test_().run<{ unread: number }>(viewer, MARK, { ids, through })).data.unread;
  return { read, mark };
}
