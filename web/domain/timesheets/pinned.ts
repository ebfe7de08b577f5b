/** Hours a week that everybody aims at [A9.10]; hours above it are overtime [A9.11]. */
export const weeklyTarget = 40;

/** What that is on each of five days. */
export const dailyTarget = weeklyTarget / 5;

/** What time is tracked for [A9.13]. */
export const projects = ['Portal project', 'Training', 'Meetings', 'Administration'] as const;

/**
 * A longer shift is warned about, and beyond the second limit refused; both in hours [A9.14, A5.31, A5.32].
 */
export const longShift = 16;
export const longestShift = 24;
