// Runs once in each worker of the server's tests, before its first test file. Test files share the worker's
// modules, so a file closes what it opens.
import { ModernFakeTimers } from '@jest/fake-timers';
import { addEventHandler, getState } from 'jest-circus';

/** Milliseconds a test or hook may take: five seconds are too few for a real database on a busy machine. */
const longest = 20_000;
const { setTimeout, clearTimeout } = globalThis; // not those that a test may fake

process.setSourceMapsEnabled(true);

// The runner itself has no limit: a test that never ended would block the whole run.
addEventHandler((event) => {
  const { currentDescribeBlock: block } = getState();
  if (event.name === 'add_test') limit(block.children.at(-1), event.timeout ?? longest);
  if (event.name === 'add_hook') limit(block.hooks.at(-1), event.timeout ?? longest);
});

function limit(entry, milliseconds) {
  const { fn } = entry;
  if (typeof fn !== 'function') return;
  const late = new Error(`Not done after ${milliseconds / 1000} seconds.`);
  entry.fn = () => {
    let timer;
    const timeout = new Promise((_, reject) => {
      timer = setTimeout(() => reject(late), milliseconds);
    });
    return Promise.race([Promise.resolve().then(fn), timeout]).finally(() => clearTimeout(timer));
  };
}

// The runner's own useFakeTimers takes no options.
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
Object.assign(globalThis.jest, {
  useFakeTimers: (options) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now) => timers.setSystemTime(now),
  advanceTimersByTimeAsync: (milliseconds) => timers.advanceTimersByTimeAsync(milliseconds),
});
