import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';

import { homeFigures, person, startsAs, type TestPerson } from '../testing/graph';
import { startWork, tellBrowser } from '../testing/time/openTracker';
import { openPortal } from '../testing/openPortal';
import { interceptNetwork, server } from '../testing/server';
import { stopClock } from '../testing/jsdom/stoppedClock';
import { trackedWork, type TrackedWork } from '../testing/time/trackedWork';
import type { Screen } from './routes';

interceptNetwork();
stopClock();
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'ResizeObserver');
  window.localStorage.removeItem('ui.tracker');
});

const page = (path: string): Screen => ({
  path,
  title: 'Page',
  access: {},
  load: async () => () => <h1>The page</h1>,
});
const routes = [page('/home'), page('/employee/time-tracking')];

async function open(path: string, work: TrackedWork, who: TestPerson = person()) {
  server.use(...work.handlers, ...startsAs(who), ...homeFigures);
  const portal = await openPortal(path, { token: 'kept', routes });
  await screen.findByRole('heading', { name: 'The page' });
  return portal;
}

const dock = () => screen.findByRole('region', { name: 'Time tracker' });
const kept = () => window.localStorage.getItem('portal.tracker');

test('a person without an employee record has no tracker, even after everything deferred has loaded [A1.10]', async () => {
  const idle: (() => void)[] = [];
  window.requestIdleCallback = (work) => idle.push(work as () => void);
  const work = trackedWork({});
  await open('/home', work, person({ departmentName: null }));
  await act(async () => {
    idle.forEach((one) => one());
    await import('../domain/timesheets/tracker/panel/FloatingTracker');
  });
  expect(screen.queryByRole('region', { name: 'Time tracker' })).not.toBeInTheDocument();
  expect(work.sent).toEqual([]);
});

test('a person starts tracking from the header of any page; the tracker floats there with the time, and is stopped there [A1.10 A8.14]', async () => {
  const work = trackedWork();
  const { user } = await open('/home', work);
  const header = within(screen.getByRole('banner'));
  await user.click(await header.findByRole('button', { name: 'Track time' }));
  await startWork({ user }, 'Write the report');
  expect(await screen.findByRole('timer')).toHaveTextContent(/^00:00:0\d$/);
  const tracker = within(await dock());
  expect(tracker.getByText('Training – Write the report')).toBeVisible();
  expect(header.queryByRole('button', { name: 'Track time' })).not.toBeInTheDocument();
  const state = header.getByRole('status');
  expect(state).toHaveTextContent('Running: Training – Write the report');
  await waitFor(() => expect(tracker.getByRole('button', { name: 'Pause' })).toHaveFocus());
  await user.click(tracker.getByRole('button', { name: 'Pause' }));
  expect(state).toHaveTextContent('Paused: Training – Write the report');
  await user.click(tracker.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText(/^Time tracking stopped. Session: 0.00 hours logged$/)).toBeVisible();
  await waitFor(() => expect(header.getByRole('button', { name: 'Track time' })).toHaveFocus());
});

test('a running session collapses into the header with its time, stays collapsed on other pages, and is shown again [A1.10]', async () => {
  const { user, router } = await open('/home', trackedWork({}));
  await user.click(within(await dock()).getByRole('button', { name: 'Fold into the header' }));
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('timer')).toBeVisible();
  expect(screen.queryByText('Training – Sample task')).not.toBeInTheDocument();
  await waitFor(() => expect(header.getByRole('button', { name: 'Show the whole tracker' })).toHaveFocus());
  await act(() => router.navigate('/employee/time-tracking'));
  await act(() => router.navigate('/home'));
  await user.click(await header.findByRole('button', { name: 'Show the whole tracker' }));
  expect(await screen.findByText('Training – Sample task')).toBeVisible();
  await waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: 'Time tracker' })).getByRole('button', { name: 'Pause' }),
    ).toHaveFocus(),
  );
});

test('a collapsed session that cannot be sent expands and shows the error [A8.13]', async () => {
  window.localStorage.setItem('ui.tracker', 'folded');
  const { user } = await open('/home', trackedWork({}));
  const header = within(screen.getByRole('banner'));
  expect(await header.findByRole('timer')).toBeVisible();
  await user.click(header.getByRole('button', { name: 'Show the whole tracker' }));
  tellBrowser('offline');
  const tracker = within(await dock());
  await user.click(tracker.getByRole('button', { name: 'Pause' }));
  expect(await tracker.findByText(/^Not sent yet/)).toBeVisible();
  expect(tracker.queryByRole('button', { name: 'Fold into the header' })).not.toBeInTheDocument();
});

test('the tracker floats on every page except the one that shows it in full [A1.10]', async () => {
  const { router } = await open('/home', trackedWork({}));
  await dock();
  await act(() => router.navigate('/employee/time-tracking'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Time tracker' })).not.toBeInTheDocument());
  await act(() => router.navigate('/home'));
  expect(await dock()).toBeVisible();
});

test('toasts stay clear of the whole height of the tracker until it is gone', async () => {
  const watched: { tell: () => void; element: Element }[] = [];
  window.ResizeObserver = class {
    constructor(private readonly tell: ResizeObserverCallback) {}
    observe(element: Element) {
      watched.push({
        tell: () => {
          this.tell([], this);
        },
        element,
      });
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  };
  const { router } = await open('/home', trackedWork({}));
  await screen.findByRole('timer');
  const tracker = await dock();
  const height = () => document.documentElement.style.getPropertyValue('--dock-height');
  for (const now of [46, 212]) {
    jest.spyOn(tracker, 'offsetHeight', 'get').mockReturnValue(now);
    watched.filter(({ element }) => element === tracker).forEach(({ tell }) => tell());
    expect(height()).toBe(`${now}px`);
  }
  await act(() => router.navigate('/employee/time-tracking'));
  await waitFor(() => expect(tracker).not.toBeInTheDocument());
  expect(height()).toBe('');
});

test('signing out leaves no data of the session in the browser; the server keeps it', async () => {
  server.use(graphql.mutation('SignOut', () => HttpResponse.json({ data: { logout: true } })));
  const work = trackedWork({});
  const { user } = await open('/home', work);
  await screen.findByRole('timer');
  expect(kept()).toContain('Sample task');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Logged out')).toBeVisible();
  expect(kept()).toBeNull();
  expect(work.changes()).toEqual([]);
});

test('a person who signs out before the stop of a session was sent is told that it is still running', async () => {
  server.use(graphql.mutation('SignOut', () => HttpResponse.json({ data: { logout: true } })));
  const { user } = await open('/home', trackedWork({}));
  await screen.findByRole('timer');
  const tracker = within(await dock());
  tellBrowser('offline');
  await user.click(tracker.getByRole('button', { name: 'Stop' }));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Your work session was not ended')).toBeVisible();
  expect(kept()).toBeNull();
});

test('after a session expired the same person finds a stop that was not sent', async () => {
  const work = trackedWork({});
  const { user, portal } = await open('/home', work);
  await screen.findByRole('timer');
  const tracker = within(await dock());
  tellBrowser('offline');
  await user.click(tracker.getByRole('button', { name: 'Stop' }));
  act(() => portal.session.expire('kept'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'The page' })).not.toBeInTheDocument());
  expect(kept()).toContain('"kind":"stop"');
});
