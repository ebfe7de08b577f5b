/**
 * The one place that writes to the console of the browser: failures that the specification wants logged and
 * not shown.
 */
export const logFailure = (what: string, error: unknown): void => console.error(what, error);
