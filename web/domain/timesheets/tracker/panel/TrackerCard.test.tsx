import { act, screen, waitFor, within } from '@testing-library/react';

import {
  DiscardTrackingDocument,
  PauseTrackingDocument,
  StartTrackingDocument,
  StopTrackingDocument,
  TrackingSessionDocument,
} from '../../../../generated/graphql';
import { fill } from '../../../../testing/page/fill';
import { answers, broken, never, refusal, unknownToken } from '../../../../testing/graph';
import { openTracker, startWork, tellBrowser } from '../../../../testing/time/openTracker';
import { interceptNetwork, server } from '../../../../testing/server';
import { stopClock } from '../../../../testing/jsdom/stoppedClock';
import { trackedWork } from '../../../../testing/time/trackedWork';

interceptNetwork();
stopClock();
afterEach(() => jest.restoreAllMocks());

const hour = 3_600_000;
const button = (name: string) => screen.findByRole('button', { name });
const pass = (time: number) =>
  act(() => {
    jest.setSystemTime(Date.now() + time);
    jest.advanceTimersByTime(1000);
  });
const kept = () =>
  JSON.parse(window.localStorage.getItem('portal.tracker') ?? 'null') as Record<string, unknown> | null;

test('tracking cannot start without project and task [A5.38]', async () => {
  const work = trackedWork();
  const { user } = await openTracker(work);
  await user.click(await button('Start'));
  expect(await screen.findByText('Please select both project and task before starting.')).toBeVisible();
  await fill(user, screen.getByLabelText('Task'), '  ');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(screen.getByText('Please select both project and task before starting.')).toBeVisible();
  expect(screen.getByText('Not started')).toBeVisible();
  expect(work.changes()).toEqual([]);
});

test('a failed start says so and keeps the typed text; the next attempt has the same id [A8.13]', async () => {
  const work = trackedWork();
  server.use(answers(StartTrackingDocument, broken, { once: true }));
  const opened = await openTracker(work);
  server.use(answers(StartTrackingDocument, broken, { once: true }));
  await startWork(opened);
  expect(await screen.findByText('Failed to start time tracking')).toBeVisible();
  expect(screen.getByLabelText('Task')).toHaveValue('Sample task');
  await opened.user.click(await button('Start'));
  expect(await screen.findByText('Running')).toBeVisible();
});

test('a start without a connection fails immediately, even during other requests, and keeps the typed text [A8.13]', async () => {
  const work = trackedWork();
  work.handlers.unshift(answers(TrackingSessionDocument, never));
  const opened = await openTracker(work);
  tellBrowser('offline');
  await startWork(opened);
  expect(screen.getByText('Failed to start time tracking')).toBeVisible();
  expect(screen.getByLabelText('Task')).toHaveValue('Sample task');
  expect(work.changes()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('without a token the person is asked to log in again [A8.13]', async () => {
  const opened = await openTracker(trackedWork());
  window.localStorage.removeItem('portal.token');
  server.use(answers(StartTrackingDocument, unknownToken));
  await startWork(opened);
  expect(await screen.findByText('No authentication token found. Please log in again.')).toBeVisible();
});

test('someone without a timesheet is refused by the server [A8.13]', async () => {
  const opened = await openTracker(trackedWork());
  server.use(
    answers(StartTrackingDocument, () =>
      refusal('NOT_FOUND', 'No timesheet available. Please contact your manager.'),
    ),
  );
  await startWork(opened);
  expect(await screen.findByText('No timesheet available. Please contact your manager.')).toBeVisible();
});

test('if another device was faster, its session is shown', async () => {
  const work = trackedWork();
  const opened = await openTracker(work);
  work.session = {
    id: 'e1',
    project: 'Meetings',
    task: 'All hands',
    startTime: Date.now() - hour,
    pausedSeconds: null,
  };
  await startWork(opened);
  expect(await screen.findByText('All hands')).toBeVisible();
  expect(screen.getByText('A work session is running already.')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^01:00:0\d$/);
});

test('tracking is started, paused, resumed and stopped; the pause is not counted [A4.7 A4.11 A4.23 A4.24 A4.25 A8.14 A9.8 A9.13]', async () => {
  const work = trackedWork();
  const opened = await openTracker(work);
  const { user, portal } = opened;
  const refetch = jest.spyOn(portal.client, 'refetchQueries');
  await startWork(opened);
  expect(await screen.findByText('Started tracking: Training - Sample task')).toBeVisible();
  expect(screen.getByText('Running')).toBeVisible();
  await waitFor(async () => expect(await button('Pause')).toHaveFocus());
  expect(kept()).toMatchObject({
    userId: 7,
    id: work.session?.id,
    timesheetEntryId: 12,
    project: 'Training',
    task: 'Sample task',
    isActive: true,
  });

  pass(1.5 * hour);
  expect(screen.getByRole('timer')).toHaveTextContent(/^01:30:0\d$/);
  await user.click(await button('Pause'));
  expect(await screen.findByText('Paused')).toBeVisible();
  await waitFor(() => expect(work.changes()).toEqual(['StartTracking', 'PauseTracking']));
  const paused = screen.getByRole('timer').textContent;
  pass(5 * hour);
  expect(screen.getByRole('timer').textContent).toBe(paused);

  await user.click(await button('Resume'));
  pass(hour);
  expect(screen.getByRole('timer')).toHaveTextContent(/^02:30:\d\d$/);
  refetch.mockClear();
  await user.click(await button('Stop'));
  expect(await screen.findByText('Time tracking stopped. Session: 2.50 hours logged')).toBeVisible();
  expect(screen.getByText('Not started')).toBeVisible();
  expect(work.changes()).toEqual(['StartTracking', 'PauseTracking', 'ResumeTracking', 'StopTracking']);
  const { startTime, stopTime } = work.sent.at(-1)?.variables['input'] as Record<
    'startTime' | 'stopTime',
    string
  >;
  expect((Date.parse(stopTime) - Date.parse(startTime)) / hour).toBeCloseTo(2.5, 1);
  expect(refetch).toHaveBeenCalledWith(expect.objectContaining({ include: 'active' }));
  expect(kept()).toBeNull();
});

test('a failed save is reported, and the same stop is sent again with its original times [A8.13]', async () => {
  const work = trackedWork({ startTime: Date.now() - hour });
  const { user } = await openTracker(work);
  const stops: unknown[] = [];
  server.use(
    answers(StopTrackingDocument, (variables, { headers }) => {
      stops.push([headers.get('Idempotency-Key'), variables]);
      return broken();
    }),
  );
  await user.click(await button('Stop'));
  expect(await screen.findByText('Failed to save time entry. Please try again.')).toBeVisible();
  expect(screen.getByText(/^Stopped, and not saved yet/)).toBeVisible();
  pass(hour);
  expect(screen.getByRole('timer')).toHaveTextContent(/^01:00:0\d$/);

  server.use(...work.handlers);
  await user.click(await button('Try again'));
  expect(await screen.findByText('Time tracking stopped. Session: 1.00 hours logged')).toBeVisible();
  const { key, variables } = work.sent.at(-1) ?? {};
  expect(stops).toEqual([[key, variables]]);
});

const discard = async ({ user }: Pick<Awaited<ReturnType<typeof openTracker>>, 'user'>) => {
  await user.click(await button('Discard the session'));
  return screen.findByRole('alertdialog', { name: 'Discard this work session?' });
};
const refusesTheStop = answers(StopTrackingDocument, () =>
  refusal('BAD_USER_INPUT', 'Work session cannot exceed 24 hours', {
    nonFieldErrors: ['Work session cannot exceed 24 hours'],
  }),
);

test("after a refused stop the session continues, with the server's message, and can be discarded [A5.31 A9.14]", async () => {
  const work = trackedWork({ startTime: Date.now() - 2 * hour });
  const opened = await openTracker(work);
  server.use(refusesTheStop);
  expect(screen.queryByRole('button', { name: 'Discard the session' })).not.toBeInTheDocument();
  await opened.user.click(await button('Stop'));
  expect(await screen.findByText('Work session cannot exceed 24 hours')).toBeVisible();
  expect(await screen.findByText('Running')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(screen.getByText(/^This session cannot be saved as it is/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit the end of the entry' })).toBeVisible();

  const question = await discard(opened);
  await opened.user.click(within(question).getByRole('button', { name: 'Discard session' }));
  expect(await screen.findByText('Not started')).toBeVisible();
  await startWork(opened, 'Another task');
  expect(await screen.findByText('Running')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Discard the session' })).not.toBeInTheDocument();
});

test('a session whose stop was refused once cannot be discarded after an accepted stop', async () => {
  const work = trackedWork({ startTime: Date.now() - 2 * hour });
  const { user } = await openTracker(work);
  server.use(refusesTheStop);
  await user.click(await button('Stop'));
  expect(await button('Discard the session')).toBeVisible();
  server.use(...work.handlers);
  await user.click(await button('Stop'));
  expect(await screen.findByText('Time tracking stopped. Session: 2.00 hours logged')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Discard the session' })).not.toBeInTheDocument();
});

test('a shift of more than 16 hours has a warning; one of more than 24 hours can only be edited or discarded [A5.31 A5.32 A9.14]', async () => {
  const work = trackedWork({ startTime: Date.now() - 16 * hour + 30_000 });
  const opened = await openTracker(work);
  const { user, portal } = opened;
  expect(await button('Stop')).toBeVisible();
  expect(screen.queryByText(/Long shift/)).not.toBeInTheDocument();
  pass(60_000);
  expect(screen.getByText(/^Long shift: more than 16 hours/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();

  pass(8 * hour);
  expect(screen.getByText(/^More than 24 hours cannot be saved as they are/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit the end of the entry' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/employee\/time-tracking\?week=\d{4}-\d\d-\d\d&entry=12$/),
  );

  const { id } = work.session ?? {};
  const refetch = jest.spyOn(portal.client, 'refetchQueries');
  const question = await discard(opened);
  expect(within(question).getByText(/will be lost for good/)).toHaveTextContent(
    /^The 24 h(?: \d min)? that “Training – Sample task” counted .* The entry stays without an end/,
  );
  await user.click(within(question).getByRole('button', { name: 'Keep session' }));
  expect(work.changes()).toEqual([]);
  await discard(opened);
  await user.click(await button('Discard session'));
  expect(await screen.findByText('Not started')).toBeVisible();
  expect(screen.getByText('Work session discarded')).toBeVisible();
  expect(work.sent.find(({ operation }) => operation === 'DiscardTracking')?.variables).toEqual({ id });
  expect(refetch).toHaveBeenCalledWith(expect.objectContaining({ include: 'active' }));
  expect(screen.queryByText('Your work session was ended elsewhere.')).not.toBeInTheDocument();
  expect(kept()).toBeNull();
});

test('a discarded session is gone even if a pause was still to be sent', async () => {
  const work = trackedWork({ startTime: Date.now() - 25 * hour });
  const opened = await openTracker(work);
  server.use(answers(PauseTrackingDocument, broken));
  await opened.user.click(await button('Pause'));
  expect(await screen.findByText(/^Not sent yet/)).toBeVisible();
  const question = await discard(opened);
  await opened.user.click(within(question).getByRole('button', { name: 'Discard session' }));
  expect(await screen.findByText('Not started')).toBeVisible();
  expect(screen.queryByText('Your work session was ended elsewhere.')).not.toBeInTheDocument();
});

test('a session that could not be discarded stays', async () => {
  const opened = await openTracker(trackedWork({ startTime: Date.now() - 25 * hour }));
  server.use(answers(DiscardTrackingDocument, broken));
  const question = await discard(opened);
  await opened.user.click(within(question).getByRole('button', { name: 'Discard session' }));
  expect(await screen.findByText('An unexpected error occurred')).toBeVisible();
  expect(screen.getByText('Running')).toBeVisible();
});
