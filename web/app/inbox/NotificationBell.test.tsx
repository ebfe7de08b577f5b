import { screen, waitFor, within } from '@testing-library/react';

// What the bell opens is loaded before the clock of the first test runs.
import './InboxSheet';
import { StreamContext } from '../../domain/stream/StreamContext';
import {
  InboxDocument,
  MarkNotificationsReadDocument,
  NotificationPreferencesDocument,
  SetNotificationPreferenceDocument,
  UnreadNotificationsDocument,
  type InboxQuery,
} from '../../generated/graphql';
import { answers, broken, type DataOf } from '../../testing/graph';
import { renderScreen } from '../../testing/renderScreen';
import { interceptNetwork, server } from '../../testing/server';
import { createTestStream } from '../../testing/testStream';
import { NotificationBell } from './NotificationBell';

type Inbox = DataOf<InboxQuery>;
type Line = Inbox['notifications']['results'][number];

interceptNetwork();

const line = (given: Partial<Line> = {}): Line => ({
  id: 1,
  kind: 'leave.approved',
  thing: 'leave',
  text: 'Priya Raman approved your leave request',
  link: '/employee/leave?request=5',
  happenedAt: new Date().toISOString(),
  isRead: false,
  position: 9,
  ticket: { id: 5, title: 'Harbour days' },
  timesheet: null,
  application: null,
  certificate: null,
  equipment: null,
  policy: null,
  review: null,
  reviewCycle: null,
  ...given,
});
const earlier = line({
  id: 2,
  kind: 'timesheet.rejected',
  thing: 'timesheet',
  text: 'Hugo Wolf rejected your timesheet',
  link: '/employee/time-tracking',
  happenedAt: '2026-01-05T10:00:00Z',
  isRead: true,
  position: 4,
  ticket: null,
  timesheet: { id: 3, weekStartDate: '2025-12-29', weekEndDate: '2026-01-04' },
});
const inbox = (results: Line[], more: Partial<Inbox> = {}, next: string | null = null): Inbox => ({
  unreadNotificationCount: results.filter(({ isRead }) => !isRead).length,
  notifications: { next, results },
  feedbackNews: { results: [] },
  ...more,
});

interface Given {
  unread?: () => number;
  read?: (after: string | null | undefined) => Inbox | undefined;
  marked?: (variables: unknown) => void;
}

async function open({ unread = () => 1, read = () => inbox([line(), earlier]), marked }: Given = {}) {
  const { stream, say } = createTestStream();
  const view = await renderScreen(
    <StreamContext value={stream}>
      <NotificationBell />
    </StreamContext>,
    {
      at: '/home',
      answers: [
        answers(UnreadNotificationsDocument, () => ({ unreadNotificationCount: unread() })),
        answers(InboxDocument, ({ after }) => read(after) ?? broken()),
        answers(MarkNotificationsReadDocument, (variables) => {
          marked?.(variables);
          return { markNotificationsRead: 0 };
        }),
      ],
    },
  );
  return { ...view, say };
}
const bell = (name: string) => screen.findByRole('button', { name });
const sheet = async () => within(await screen.findByRole('dialog'));

test('the bell makes no request until the stream has news, then shows the unread count, at most 99+', async () => {
  let unread = 0;
  const { say } = await open({ unread: () => unread });
  expect(await bell('Notifications')).toBeVisible();
  unread = 3;
  say('ready');
  expect(await bell('Notifications, 3 unread')).toHaveTextContent('3');
  unread = 100;
  say('inbox');
  expect(await bell('Notifications, 99+ unread')).toHaveTextContent('99+');
});

test("today's lines are separate from earlier ones, each with its title and its link, and the bell shows the count", async () => {
  const { user, say } = await open({ unread: () => 3 });
  say('ready');
  await user.click(await bell('Notifications, 3 unread'));
  const inside = within(await screen.findByRole('dialog'));
  expect(await inside.findByRole('heading', { name: 'Today' })).toBeVisible();
  expect(inside.getByRole('heading', { name: 'Earlier' })).toBeVisible();
  const [first, second] = inside.getAllByRole('link');
  expect(first).toHaveTextContent(/Priya Raman approved your leave request.*Harbour days · just now.*Unread/);
  expect(first).toHaveAttribute('href', '/employee/leave?request=5');
  expect(second).toHaveTextContent(/Hugo Wolf rejected your timesheet.*29.Dec.2025/);
  expect(second).not.toHaveTextContent('Unread');
  await user.keyboard('{Escape}');
  expect(await bell('Notifications, 1 unread')).toBeVisible();
});

test('arrow keys move from line to line', async () => {
  const { user } = await open();
  await user.click(await bell('Notifications'));
  const [first, second] = await (await sheet()).findAllByRole('link');
  first?.focus();
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(first).toHaveFocus();
});

test('equipment is named by its name and tag', async () => {
  const equipment = { id: 8, name: 'ThinkPad X1', assetTag: 'LAP-008' };
  const text = 'Diego Fuentes assigned equipment to you';
  const { user } = await open({
    read: () => inbox([line({ thing: 'equipment', text, ticket: null, equipment })]),
  });
  await user.click(await bell('Notifications'));
  expect(await (await sheet()).findByRole('link', { name: /LAP-008/ })).toHaveTextContent(
    /assigned equipment to you.*ThinkPad X1, LAP-008 · just now/,
  );
});

test.each([
  ['policy', { policy: { id: 4, title: 'Remote work' } }, 'Remote work'],
  ['review', { review: { id: 7, cycle: { id: 2, name: 'Annual review 2026' } } }, 'Annual review 2026'],
  ['reviewCycle', { reviewCycle: { id: 2, name: 'Annual review 2026' } }, 'Annual review 2026'],
])('a line about a %s has its name', async (thing, about, title) => {
  const { user } = await open({
    read: () => inbox([line({ thing, text: 'Please look', ticket: null, ...about })]),
  });
  await user.click(await bell('Notifications'));
  expect(await (await sheet()).findByRole('link', { name: /Please look/ })).toHaveTextContent(
    `${title} · just now`,
  );
});

test('opening a line marks it as read, closes the inbox and opens its record', async () => {
  const marked = jest.fn();
  const { user, router } = await open({ marked });
  await user.click(await bell('Notifications'));
  await user.click(await (await sheet()).findByRole('link', { name: /approved/ }));
  expect(router.state.location).toMatchObject({ pathname: '/employee/leave', search: '?request=5' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(marked).toHaveBeenCalledWith({ ids: [1], through: 9 });
});

test('all lines seen so far are marked as read, and the bell follows', async () => {
  const marked = jest.fn();
  let isRead = false;
  const { user, say } = await open({
    read: () => inbox([line({ isRead }), earlier]),
    marked: (variables) => {
      isRead = true;
      marked(variables);
    },
  });
  say('ready');
  await user.click(await bell('Notifications, 1 unread'));
  const inside = within(await screen.findByRole('dialog'));
  await inside.findAllByRole('link');
  await user.click(await inside.findByRole('button', { name: 'Mark all read' }));
  await waitFor(() =>
    expect(inside.queryByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  expect(inside.queryByText('Unread')).not.toBeInTheDocument();
  expect(marked).toHaveBeenCalledWith({ ids: null, through: 9 });
});

test('a new line appears on top of an open inbox, and loaded pages stay', async () => {
  const later = line({ id: 7, text: 'Daniel Cho commented on your ticket', position: 12 });
  let isNew = false;
  const { user, say } = await open({
    read: (after) => (after ? inbox([earlier]) : inbox(isNew ? [later, line()] : [line()], {}, 'place')),
  });
  await user.click(await bell('Notifications'));
  const inside = within(await screen.findByRole('dialog'));
  await user.click(await inside.findByRole('button', { name: 'Load more' }));
  expect(await inside.findByText(/Hugo Wolf/)).toBeVisible();
  isNew = true;
  say('inbox');
  expect(await inside.findByText(/Daniel Cho/)).toBeVisible();
  expect(inside.getAllByRole('link')).toHaveLength(3);
});

test('an empty inbox says so, and a failed one can be loaded again', async () => {
  let fails = true;
  const { user } = await open({ read: () => (fails ? undefined : inbox([])) });
  await user.click(await bell('Notifications'));
  const inside = within(await screen.findByRole('dialog'));
  expect(await inside.findByText('Failed to load notifications.')).toBeVisible();
  fails = false;
  await user.click(await inside.findByRole('button', { name: 'Try Again' }));
  expect(await inside.findByText("You're all caught up")).toBeVisible();
});

test('lines about own anonymous feedback are separate, without a time of day and an unread mark', async () => {
  const news = {
    id: 1_500_000_000,
    title: 'The lights',
    status: 'RESOLVED' as const,
    updatedAt: '2026-11-20T08:00:00Z',
  };
  const { user } = await open({ read: () => inbox([], { feedbackNews: { results: [news] } }) });
  await user.click(await bell('Notifications'));
  const found = await (await sheet()).findByRole('link', { name: /The lights/ });
  expect(found).toHaveTextContent(/The lights.*Resolved · 20.Nov.2026$/);
  expect(found).toHaveAttribute('href', '/employee/feedback?feedback=1500000000');
});

test('each kind is switched for inbox and mail separately, and a refused change is undone', async () => {
  const { user } = await open();
  const saved = jest.fn();
  let fails = false;
  server.use(
    answers(NotificationPreferencesDocument, () => ({
      notificationPreferences: [
        { kind: 'leave.approved', name: 'Your leave was approved', inbox: true, mail: false },
      ],
    })),
    answers(SetNotificationPreferenceDocument, (variables) => {
      saved(variables);
      return fails
        ? broken()
        : { setNotificationPreference: { ...variables, name: 'Your leave was approved' } };
    }),
  );
  await user.click(await bell('Notifications'));
  await user.click(await (await sheet()).findByRole('button', { name: 'Notification settings' }));
  const group = within(await screen.findByRole('group', { name: 'Your leave was approved' }));
  await user.click(group.getByRole('checkbox', { name: 'Mail' }));
  expect(await group.findByRole('checkbox', { name: 'Mail', checked: true })).toBeVisible();
  expect(saved).toHaveBeenCalledWith({ kind: 'leave.approved', inbox: true, mail: true });
  fails = true;
  await user.click(group.getByRole('checkbox', { name: 'Inbox' }));
  expect(await screen.findByText('The setting could not be saved.')).toBeVisible();
  expect(group.getByRole('checkbox', { name: 'Inbox' })).toBeChecked();
});
