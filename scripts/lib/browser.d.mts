/** Path of a Chromium for the browser tests; null when there is none. */
export function findBrowser(): Promise<string | null>;
