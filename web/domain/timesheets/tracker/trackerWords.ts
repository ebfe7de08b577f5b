import type { Span } from './trackerSession';

/** What the tracker says. */
export const trackerWords = {
  incomplete: 'Please select both project and task before starting.',
  startFailed: 'Failed to start time tracking',
  saveFailed: 'Failed to save time entry. Please try again.',
  noToken: 'No authentication token found. Please log in again.',
  started: (project: string, task: string) => `Started tracking: ${project} - ${task}`,
  startedEntry: 'Time tracking started!',
  stopped: (span: Span) => `Time tracking stopped. Session: ${hoursOf(span)} hours logged`,
  running: 'A work session is running already.',
  endedElsewhere: 'Your work session was ended elsewhere.',
} as const;

/** Gross hours with two decimals, from whole seconds like the entry's own. */
function hoursOf({ startTime, stopTime }: Span): string {
  const seconds = Math.floor(stopTime / 1000) - Math.floor(startTime / 1000);
  return (Math.round(seconds / 36) / 100).toFixed(2);
}
