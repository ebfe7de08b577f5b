import { act, screen } from '@testing-library/react';

import { TrackerCard } from '../../domain/timesheets/tracker/panel/TrackerCard';
import { fill } from '../page/fill';
import { person, type TestPerson } from '../graph';
import { renderScreen } from '../renderScreen';
import type { TrackedWork } from './trackedWork';

/** Opens the tracker in full, over a server that the test controls. */
export async function openTracker(work: TrackedWork, who: TestPerson = person()) {
  const opened = await renderScreen(<TrackerCard />, {
    viewer: who,
    at: '/employee/time-tracking',
    answers: work.handlers,
  });
  await screen.findByRole('heading', { name: 'Time tracker' });
  return opened;
}

type Opened = Awaited<ReturnType<typeof openTracker>>;

/** Chooses and types, and presses Start. */
export async function startWork({ user }: Pick<Opened, 'user'>, task = 'Sample task'): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /Project/ }));
  await user.click(await screen.findByRole('option', { name: 'Training' }));
  await fill(user, screen.getByLabelText('Task'), task);
  await user.click(screen.getByRole('button', { name: 'Start' }));
}

/** The page in another state, as the browser tells it. */
export function tellBrowser(event: 'online' | 'offline' | 'focus' | 'hidden' | 'visible'): void {
  if (event === 'online' || event === 'offline') {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
  }
  if (event === 'hidden' || event === 'visible') {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(event === 'hidden');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  } else {
    act(() => {
      window.dispatchEvent(new Event(event));
    });
  }
}

/** The stored session of a tab: work that is running now, except for the given fields. */
export const copyOf = (given: object = {}) => ({
  userId: 7,
  id: '0b8f7a52-5f0c-4c77-8a3e-6a3f4e1d2c9b',
  timesheetEntryId: 12,
  project: 'Training',
  task: 'Sample task',
  startTime: Date.now(),
  isActive: true,
  elapsedSeconds: 0,
  clockOffset: 0,
  waiting: null,
  ...given,
});

/** What another tab writes; null removes it. */
export function writeElsewhere(copy: object | null): void {
  const key = 'portal.tracker';
  if (copy) window.localStorage.setItem(key, JSON.stringify(copy));
  else window.localStorage.removeItem(key);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}
