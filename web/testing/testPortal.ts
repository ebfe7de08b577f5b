import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createPortal, type Portal } from '../app/portal';
import { defaultConfig, type PortalConfig } from '../domain/config/portalConfig';
import { forgetDrafts } from '../domain/form/draftStore';
import { toast } from '../ui/feedback/toast';
import { isClockStopped } from './jsdom/stoppedClock';

/** Longer than any test. */
const never = 3_600_000;

/**
 * What the app needs, at an address for tests, trying a call again at once.
 * @param pause milliseconds until a portal that is away is asked again; left out, that is not within the test
 */
export const createTestPortal = (config: Partial<PortalConfig> = {}, pause = never): Portal =>
  // A relative address means nothing to the network of a test.
  createPortal(
    { ...defaultConfig, apiHost: 'http://portal.test', ...config },
    { retryWait: 1, pause, listens: false },
  );

/** A token that an earlier visit left in the browser. */
export const keepToken = (token: string): void =>
  window.localStorage.setItem(defaultConfig.storageKeys.token, token);

/** Between two keys user-event waits for a moment, which on a stopped clock never ends by itself. */
export const createUser = () =>
  userEvent.setup({
    advanceTimers: (time) => {
      if (isClockStopped()) jest.advanceTimersByTime(time);
    },
  });

export type User = ReturnType<typeof createUser>;

beforeEach(() => {
  // A message stays until the test is over: on a busy machine its seconds pass before it is looked at.
  // ToastRegion has its own test.
  jest.spyOn(toast, 'dismiss').mockImplementation(() => undefined);
});

afterEach(() => {
  act(() => toast.clear());
  forgetDrafts();
  window.localStorage.clear();
});
