import { closingPause } from './employees/pinned';

/** A form stays for two seconds after the toast of its success [B2.21, B9.10]. */
export const pauseBeforeClosing = (): Promise<void> =>
  new Promise((end) => {
    setTimeout(end, closingPause);
  });
