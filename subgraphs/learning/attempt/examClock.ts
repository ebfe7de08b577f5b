/** So long after its deadline an exam is still taken: the way over the network (rest.md part 2, 3.5). */
const GRACE_MS = 30_000;

/** What the clock of the server shows. It alone decides about deadlines. */
export const presentInstant = (): string => new Date().toISOString();

/** Attempts whose deadline is before this instant are over. */
export const overdueBefore = (now: string): string => new Date(Date.parse(now) - GRACE_MS).toISOString();

/** Whether the time of an attempt has ended, including the transit time. */
export const isOverdue = ({ expiresAt }: { expiresAt: string }, now: string): boolean =>
  expiresAt < overdueBefore(now);

/** Seconds until the deadline of an attempt that runs. */
export const secondsUntil = (deadline: string, now: string): number =>
  Math.max(0, Math.floor((Date.parse(deadline) - Date.parse(now)) / 1000));
