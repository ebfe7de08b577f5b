import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Limits, not waits: they end only what fails, and a busy machine takes many times as long as an idle one.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(180_000);

// A busy machine may lose a race once; what fails twice is wrong. The first failure is printed, too.
if (process.env['CI']) jest.retryTimes(1, { logErrorsBeforeRetry: true });

// jsdom has no layout: no query about the window matches, so that panels lie above the page.
if (typeof window !== 'undefined')
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    writable: true,
    value: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
