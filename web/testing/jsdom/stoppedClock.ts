import { act } from '@testing-library/react';

const stop = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });

/**
 * The clock of a test file only moves when a test moves it, however long the machine takes. Only a wait of Testing
 * Library moves it on by itself, by 50 ms at each look. Call once at the top of a test file.
 */
export function stopClock(): void {
  beforeEach(() => {
    stop();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/**
 * Does the work while the clock is stopped. On a large page only what is about time: waiting there costs
 * many looks.
 */
export async function withStoppedClock(work: () => Promise<void>): Promise<void> {
  stop();
  try {
    await work();
  } finally {
    jest.useRealTimers();
  }
}

/** Lets time go by, with all that was to happen in it, as far as it waits for nothing but time. */
export const pass = (milliseconds: number): Promise<void> =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Whether the clock is one that a test moves. */
export const isClockStopped = (): boolean => Object.hasOwn(setTimeout, 'clock');
