import { act, screen, waitFor } from '@testing-library/react';

import { StopTrackingDocument, TrackingSessionDocument } from '../../../generated/graphql';
import { answers, never, refusal } from '../../../testing/graph';
import { copyOf, openTracker, tellBrowser } from '../../../testing/time/openTracker';
import { interceptNetwork } from '../../../testing/server';
import { stopClock } from '../../../testing/jsdom/stoppedClock';
import { trackedWork } from '../../../testing/time/trackedWork';

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
const timer = () => screen.getByRole('timer').textContent;
const keep = (copy: object) => window.localStorage.setItem('portal.tracker', JSON.stringify(copy));

test("another person's session is neither shown nor left in the browser", async () => {
  keep(copyOf({ userId: 8, task: 'A secret' }));
  await openTracker(trackedWork());
  expect(await screen.findByText('Not started')).toBeVisible();
  expect(screen.queryByText('A secret')).not.toBeInTheDocument();
  expect(window.localStorage.getItem('portal.tracker')).toBeNull();
});

test("after a broken stored session the server's session is used", async () => {
  window.localStorage.setItem('portal.tracker', '{"userId":7,');
  await openTracker(trackedWork({ startTime: Date.now() - hour }));
  expect(await screen.findByText('Running')).toBeVisible();
  expect(timer()).toMatch(/^01:00:0\d$/);
});

test('with an inaccessible or full storage, tracking uses memory and the server', async () => {
  const closed = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  const work = trackedWork({ startTime: Date.now() - hour });
  const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as Storage['setItem'];
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
    if (key === 'portal.tracker') closed();
    setItem.call(this, key, value);
  });
  const { user } = await openTracker(work);
  await user.click(await button('Pause'));
  await waitFor(() => expect(work.changes()).toEqual(['PauseTracking']));
  await user.click(await button('Stop'));
  expect(await screen.findByText('Time tracking stopped. Session: 1.00 hours logged')).toBeVisible();
});

test('after a reload or a crash a session continues from the stored one, before the server answers [A4.8]', async () => {
  keep(copyOf({ startTime: Date.now() - 8 * hour }));
  const work = trackedWork();
  work.handlers = [answers(TrackingSessionDocument, never)];
  await openTracker(work);
  expect(await screen.findByText('Running')).toBeVisible();
  expect(timer()).toMatch(/^08:00:0\d$/);
});

test('a paused session has the same length after a reload [A4.8]', async () => {
  keep(copyOf({ startTime: Date.now() - 8 * hour, isActive: false, elapsedSeconds: 75.5 }));
  await openTracker(trackedWork({ startTime: Date.now() - 8 * hour, pausedSeconds: 75 }));
  expect(await screen.findByText('Paused')).toBeVisible();
  expect(timer()).toBe('00:01:15');
});

test('a new device takes over the session of the server', async () => {
  await openTracker(trackedWork({ pausedSeconds: 65 }));
  expect(await screen.findByText('Paused')).toBeVisible();
  expect(timer()).toBe('00:01:05');
});

test("a device whose clock is hours slow counts by the server's clock", async () => {
  const work = trackedWork();
  work.ahead = 3 * hour;
  work.session = {
    id: 'e1',
    project: 'Training',
    task: 'Sample task',
    startTime: Date.now() + 2 * hour,
    pausedSeconds: null,
  };
  await openTracker(work);
  expect(await screen.findByText('Running')).toBeVisible();
  expect(timer()).toMatch(/^01:00:0\d$/);
});

test('a clock that is set back by an hour changes nothing, and the server is asked', async () => {
  const work = trackedWork({ startTime: Date.now() - 2 * hour });
  await openTracker(work);
  await screen.findByText('Running');
  const asked = work.sent.length;
  work.ahead = hour;
  pass(-hour);
  expect(timer()).toMatch(/^02:00:0\d$/);
  await waitFor(() => expect(work.sent.length).toBe(asked + 1));
  expect(timer()).toMatch(/^02:00:\d\d$/);
});

test('a session that was stopped on another device disappears, with a short note', async () => {
  const work = trackedWork({});
  await openTracker(work);
  await screen.findByText('Running');
  work.session = null;
  tellBrowser('focus');
  expect(await screen.findByText('Your work session was ended elsewhere.')).toBeVisible();
  expect(screen.getByText('Not started')).toBeVisible();
});

test('a hidden page does not tick; the time is right as soon as it is visible [A9.8]', async () => {
  await openTracker(trackedWork({}));
  await screen.findByText('Running');
  tellBrowser('hidden');
  const shown = timer();
  act(() => {
    jest.advanceTimersByTime(hour);
  });
  expect(timer()).toBe(shown);
  tellBrowser('visible');
  expect(timer()).toMatch(/^01:00:0\d$/);
});

test('offline a pause and a resume work in the browser, and are sent with the connection', async () => {
  const work = trackedWork({ startTime: Date.now() - hour });
  const { user } = await openTracker(work);
  await screen.findByText('Running');
  tellBrowser('offline');
  await user.click(await button('Pause'));
  expect(await screen.findByText(/^Not sent yet: it will be sent when the connection is back/)).toBeVisible();
  pass(hour);
  await user.click(await button('Resume'));
  pass(hour);
  expect(work.changes()).toEqual([]);
  tellBrowser('online');
  await waitFor(() => expect(work.changes()).toEqual(['PauseTracking', 'ResumeTracking']));
  await waitFor(() => expect(screen.queryByText(/^Not sent yet/)).not.toBeInTheDocument());
  expect(timer()).toMatch(/^02:00:\d\d$/);
  expect(Date.now() - (work.session?.startTime ?? 0)).toBeLessThan(2 * hour + 20_000);
});

test('a stop without a connection is stored, says so, and is sent once with its times when the connection is back', async () => {
  const work = trackedWork({ startTime: Date.now() - hour });
  const { user } = await openTracker(work);
  await screen.findByText('Running');
  tellBrowser('offline');
  await user.click(await button('Stop'));
  expect(
    await screen.findByText(/^Stopped, and not saved yet: it will be sent when the connection is back/),
  ).toBeVisible();
  pass(hour);
  expect(work.changes()).toEqual([]);
  tellBrowser('online');
  tellBrowser('focus');
  tellBrowser('focus');
  expect(await screen.findByText('Time tracking stopped. Session: 1.00 hours logged')).toBeVisible();
  tellBrowser('focus');
  await waitFor(() => expect(work.sent.at(-1)?.operation).toBe('TrackingSession'));
  expect(work.changes()).toEqual(['StopTracking']);
});

test('a stop that was stored before a reload is sent by the new page', async () => {
  const waiting = { kind: 'stop', key: 'k1', startTime: Date.now() - 3 * hour, stopTime: Date.now() - hour };
  keep(copyOf({ startTime: waiting.startTime, waiting }));
  const work = trackedWork({ startTime: waiting.startTime });
  await openTracker(work);
  expect(await screen.findByText('Time tracking stopped. Session: 2.00 hours logged')).toBeVisible();
  expect(work.sent.find(({ operation }) => operation === 'StopTracking')).toEqual({
    operation: 'StopTracking',
    key: 'k1',
    variables: {
      input: {
        id: copyOf().id,
        startTime: new Date(waiting.startTime).toISOString(),
        stopTime: new Date(waiting.stopTime).toISOString(),
      },
    },
  });
});

test("a stop by a fast clock is sent again by the server's clock", async () => {
  const start = Date.now() - hour;
  keep(
    copyOf({
      startTime: start,
      waiting: { kind: 'stop', key: 'k1', startTime: start, stopTime: Date.now() + 2 * hour },
    }),
  );
  const work = trackedWork({ startTime: start });
  work.handlers.unshift(
    answers(
      StopTrackingDocument,
      () =>
        refusal('BAD_USER_INPUT', 'The end cannot be in the future.', {
          stopTime: ['The end cannot be in the future.'],
        }),
      { once: true },
    ),
  );
  await openTracker(work);
  expect(await screen.findByText('Time tracking stopped. Session: 1.00 hours logged')).toBeVisible();
  const { stopTime } = work.sent.at(-1)?.variables['input'] as { stopTime: string };
  expect(Math.abs(Date.parse(stopTime) - Date.now())).toBeLessThan(60_000);
});

test('a stop of a session that is gone says that it was ended elsewhere', async () => {
  const work = trackedWork({});
  const { user } = await openTracker(work);
  await screen.findByText('Running');
  work.session = null;
  await user.click(await button('Stop'));
  expect(await screen.findByText('Your work session was ended elsewhere.')).toBeVisible();
});
