/** Hours a week that everyone aims at; hours above it are overtime. */
export const weeklyTarget = 40;

/** What that is on each of five days. */
export const dailyTarget = weeklyTarget / 5;

/** What time is tracked for. */
export const projects = ['Portal project', 'Training', 'Meetings', 'Administration'] as const;

/** A longer shift is warned about, and beyond the second limit refused; both in hours. */
export const longShift = 16;
export const longestShift = 24;
