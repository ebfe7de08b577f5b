import { TimesheetLimits } from '../../../../generated/limits';

/** Every time entry has the same break, 00:15:00, which is shown and not taken off. */
export const breakSeconds = 15 * 60;

/** Warning about a shift of more than 16 hours, which is allowed. */
export const longShiftText = 'This shift is longer than 16 hours. Please check the times.';

/** Why a single entry cannot be saved yet. */
export const bothTimesText = 'Please enter both clock in and clock out times';

/** Why nothing of a timesheet that was submitted can be saved. */
export const onlyDraftText = 'Only draft entries can be edited';

/** Why a whole timesheet cannot be saved yet. */
export const fixErrorsText = 'Please fix validation errors before saving';

/** The most entries of a timesheet. */
export const mostEntries = TimesheetLimits.timeEntries;
export const mostEntriesText = `A timesheet holds at most ${mostEntries} entries.`;
