import { screen, waitFor } from '@testing-library/react';

import { PauseTrackingDocument } from '../../../generated/graphql';
import { answers, deferred } from '../../../testing/graph';
import { copyOf, openTracker, writeElsewhere } from '../../../testing/time/openTracker';
import { interceptNetwork } from '../../../testing/server';
import { stopClock } from '../../../testing/jsdom/stoppedClock';
import { trackedWork } from '../../../testing/time/trackedWork';

interceptNetwork();
stopClock();

const hour = 3_600_000;
const timer = () => screen.getByRole('timer').textContent;

/**
 * The lock that the tabs of a browser share, whose turns come in the order in which they were asked for.
 * Returns how another tab asks.
 */
function shareLock() {
  let last: Promise<unknown> | null = null;
  const request = async (
    _name: string,
    { ifAvailable }: { ifAvailable: boolean },
    work: (lock: object | null) => unknown,
  ) => {
    if (last && ifAvailable) return work(null);
    const turn = (last ?? Promise.resolve()).then(() => work({}));
    const done = turn
      .catch(() => undefined)
      .then(() => {
        if (last === done) last = null;
      });
    last = done;
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return (work: () => unknown) => request('portal.tracker', { ifAvailable: false }, work);
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

/** Work whose pause is on its way to the server when another tab stops it. */
async function stopElsewhere() {
  const start = Date.now() - hour;
  const work = trackedWork({ startTime: start });
  const pause = deferred(() => undefined);
  work.handlers.unshift(answers(PauseTrackingDocument, pause.respond, { once: true }));
  const { user } = await openTracker(work);
  await screen.findByText('Running');
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  await pause.arrived();
  writeElsewhere(
    copyOf({
      startTime: start,
      waiting: { kind: 'stop', key: 'k9', startTime: start, stopTime: Date.now() },
    }),
  );
  return { work, pause };
}

test("another tab's start, pause and stop are followed immediately", async () => {
  await openTracker(trackedWork());
  await screen.findByText('Not started');
  writeElsewhere(copyOf());
  expect(screen.getByText('Running')).toBeVisible();
  writeElsewhere(copyOf({ isActive: false, elapsedSeconds: 90 }));
  expect(screen.getByText('Paused')).toBeVisible();
  expect(timer()).toBe('00:01:30');
  writeElsewhere(null);
  expect(screen.getByText('Not started')).toBeVisible();
});

test('a stop that is pressed in another tab while a pause is being sent here is sent, and confirmed, in that tab', async () => {
  const inTurn = shareLock();
  const { work, pause } = await stopElsewhere();
  const turn = inTurn(async () => {
    expect(work.changes()).toEqual(['PauseTracking']);
    work.session = null;
    writeElsewhere(null);
  });
  pause.release();
  await turn;
  expect(await screen.findByText('Not started')).toBeVisible();
  expect(screen.queryByText(/^Time tracking stopped|ended elsewhere/)).not.toBeInTheDocument();
  expect(work.changes()).toEqual(['PauseTracking']);
});

test('also when both were pressed before the first could be sent', async () => {
  const inTurn = shareLock();
  const start = Date.now() - hour;
  const work = trackedWork({ startTime: start });
  const { user } = await openTracker(work);
  await screen.findByText('Running');
  const before = deferred(() => undefined);
  void inTurn(before.respond);
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  writeElsewhere(
    copyOf({
      startTime: start,
      waiting: { kind: 'stop', key: 'k9', startTime: start, stopTime: Date.now() },
    }),
  );
  const turn = inTurn(async () => {
    expect(work.changes()).toEqual([]);
    work.session = null;
    writeElsewhere(null);
  });
  before.release();
  await turn;
  expect(await screen.findByText('Not started')).toBeVisible();
  expect(screen.queryByText(/^Time tracking stopped|ended elsewhere/)).not.toBeInTheDocument();
  expect(work.changes()).toEqual([]);
});

test('a stop of another tab that was closed before sending it is sent by this tab', async () => {
  const { work, pause } = await stopElsewhere();
  pause.release();
  await waitFor(() => expect(work.changes()).toEqual(['PauseTracking']));
  await waitFor(
    () => expect(work.sent.find(({ operation }) => operation === 'StopTracking')?.key).toBe('k9'),
    { timeout: 60_000 },
  );
  expect(await screen.findByText('Time tracking stopped. Session: 1.00 hours logged')).toBeVisible();
});
