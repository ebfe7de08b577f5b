import { openTestPortal } from '../testing/portal.js';
import type { Account, TestPortal } from '../testing/portal.js';
import { hireCanary, marksIn } from '../testing/canary.js';
import type { Canary } from '../testing/canary.js';
import { database as identity } from '../../subgraphs/identity/database.js';
import { until } from '../../subgraphs/kit/testing/time/until.js';
import { restOf } from '../rest/testing/rest.js';
import type { Asker } from '../rest/testing/rest.js';

interface Line {
  kind: string;
  text: string;
  link: string;
  position: number;
  isRead: boolean;
  ticket: { title: string } | null;
}

let portal: TestPortal;
let canary: Canary;
const { call: rest, graph } = restOf(() => portal);
/** The events in the outboxes of all subgraphs for which a condition is true. */
const outboxes = async (where: string) =>
  (
    await Promise.all(
      ['identity', 'people', 'tickets', 'it', 'learning'].map((name) =>
        identity.query(`select topic, payload::text from ${name}.outbox where ${where}`),
      ),
    )
  ).flat();
beforeAll(async () => {
  portal = await openTestPortal();
  canary = await hireCanary(portal);
  // A new employee is asked to confirm policies, and those lines arrive in the background.
  await until(async () => (await outboxes('delivered_at is null')).length === 0);
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => identity.query('truncate notification, stream_message'));

const INBOX =
  '{ notifications { results { kind text link position isRead ticket { title } } } unreadNotificationCount feedbackNews { results { title } } }';
async function inbox(who: Asker) {
  const { body, text } = await graph<{
    notifications: { results: Line[] };
    unreadNotificationCount: number;
    feedbackNews: { results: { title: string }[] };
  }>(who, INBOX);
  expect(body.errors).toBeUndefined();
  if (!body.data) throw new Error(text);
  const { notifications, unreadNotificationCount: unread, feedbackNews } = body.data;
  return { lines: notifications.results, unread, news: feedbackNews.results };
}
const askForLeave = async (who: Asker, days: string) =>
  (
    await rest<{ id: number }>('POST', who, 'tickets/leave-requests/', {
      title: 'Harbour days',
      description: 'Boats.',
      leave_type: 'vacation',
      start_date: days,
      end_date: days,
    })
  ).body.id;

test('no inbox, stream or event contains what an anonymous author or their handlers do, and the author still finds the answer', async () => {
  const told = async () => [
    (await outboxes("topic like 'notice%'")).length,
    ...(await Promise.all(
      ['notification', 'notification_mail', 'stream_message'].map(
        async (table) => (await identity.query(`select 1 from ${table}`)).length,
      ),
    )),
  ];
  const before = await told();
  const { id } = (
    await rest<{ id: number }>('POST', canary, 'tickets/feedback/', {
      title: 'The lights',
      description: 'Too bright.',
      is_anonymous: true,
    })
  ).body;
  const hr = (await rest<{ id: number }>('GET', 'hr', 'auth/profile/')).body.id;
  await rest('POST', canary, `tickets/feedback/${id}/comments/`, { comment: 'Still' });
  await rest('POST', 'hr', `tickets/${id}/assign/`, { assigned_to: hr });
  await rest('POST', 'hr', `tickets/feedback/${id}/comments/`, { comment: 'Seen' });
  await rest('POST', 'hr', `tickets/feedback/${id}/update_status/`, { status: 'in_progress' });

  expect(await told()).toEqual(before);
  expect(await inbox(canary)).toEqual({ lines: [], unread: 0, news: [{ title: 'The lights' }] });
  for (const who of ['employee', 'manager', 'it', 'hr', 'admin', 'analyst'] satisfies Account[]) {
    const { body, text } = await graph(who, INBOX);
    expect([who, body.errors, marksIn(canary, text)]).toEqual([who, undefined, []]);
    expect((await inbox(who)).news).not.toContainEqual({ title: 'The lights' });
  }
});

test('the manager is notified of a request, the person of the decision before the answer of the call, each with the title as they may read it', async () => {
  const id = await askForLeave(canary, '2031-06-02');
  expect(await inbox('manager')).toMatchObject({
    unread: 1,
    lines: [
      {
        text: 'Zephyrine Quillfeather asks for leave',
        link: `/employee/leave?tab=team&request=${id}`,
        ticket: { title: 'Harbour days' },
      },
    ],
  });
  await rest('POST', 'manager', `tickets/leave-requests/${id}/approve/`, {});
  expect((await inbox('manager')).lines).toEqual([]);
  const ofLeave = (await inbox(canary)).lines.filter(({ kind }) => kind.startsWith('leave.'));
  expect(ofLeave).toMatchObject([
    { kind: 'leave.approved', isRead: false, ticket: { title: 'Harbour days' } },
  ]);
});

test('a person who has to confirm a policy or write a review reads its name in the notice', async () => {
  const asHr = async (text: string, variables = {}) => {
    const { body } = await graph<Record<string, { id: number }>>('hr', text, variables);
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  const made = await asHr(
    `mutation { createPolicy(input: { title: "Lamps", content: "Clean them.", nextReview: "2030-01-07",
       confirmBy: "2029-01-08" }) { id } }`,
  );
  await asHr('mutation ($id: Int!) { publishPolicy(id: $id) { id } }', { id: made?.['createPolicy']?.id });
  await asHr(
    `mutation { openReviewCycle(input: { name: "The bright year", periodStart: "2026-01-01", periodEnd: "2026-12-31",
       dueDate: "2029-01-08", questions: ["What went well?"] }) { id } }`,
  );
  const titled = async () =>
    (
      await graph<{
        notifications: {
          results: { policy: { title: string } | null; reviewCycle: { name: string } | null }[];
        };
      }>(canary, '{ notifications { results { kind policy { title } reviewCycle { name } } } }')
    ).body.data?.notifications.results;
  await until(async () => (await titled())?.length === 2);
  expect(await titled()).toEqual(
    expect.arrayContaining([
      { kind: 'policy.asked', policy: { title: 'Lamps' }, reviewCycle: null },
      { kind: 'review.opened', policy: null, reviewCycle: { name: 'The bright year' } },
    ]),
  );
});

test('a withdrawn request is in no inbox any more', async () => {
  const id = await askForLeave(canary, '2031-06-09');
  expect((await inbox('manager')).unread).toBe(1);
  await rest('DELETE', canary, `tickets/leave-requests/${id}/`);
  expect(await inbox('manager')).toMatchObject({ unread: 0, lines: [] });
});

test('a line marked as read on one device is read on every other', async () => {
  await askForLeave(canary, '2031-06-16');
  const [line] = (await inbox('manager')).lines;
  await graph('manager', 'mutation ($through: Int!) { markNotificationsRead(through: $through) }', {
    through: line?.position,
  });
  expect(await inbox('manager')).toMatchObject({ unread: 0, lines: [{ isRead: true }] });
});
