import { closingPause } from './employees/pinned';

/** A form stays for two seconds after the toast of its success. */
export const pauseBeforeClosing = (): Promise<void> =>
  new Promise((end) => {
    setTimeout(end, closingPause);
  });
