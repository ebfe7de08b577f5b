import { isoDay } from '../../../../domain/calendar/instant';
import type { CsvColumn, CsvFile } from '../../../../ui/file/csv';
import { exactText } from '../../../../ui/numbers';
import { timesheetStatusWord } from '../../../../domain/timesheets/timesheetStatus';
import type { SubmittedTimesheetsFileQuery } from '../../../../generated/graphql';

/** A timesheet that was submitted, as the file has it. */
export type SubmittedWithEntries = SubmittedTimesheetsFileQuery['mySubmittedTimesheets']['results'][number];

/** A line of the file. */
export interface TimesheetLine {
  sheet: SubmittedWithEntries;
  /** Null in the one line of a timesheet without entries. */
  entry: SubmittedWithEntries['timeEntries'][number] | null;
}

/**
 * A file of timesheets, all_timesheets_export_{date}.csv, a line for each entry; dates are in the organisation's
 * time zone.
 */
export function timesheetFile(timeZone: string, now = new Date()): CsvFile<TimesheetLine> {
  const columns: readonly CsvColumn<TimesheetLine>[] = [
    { head: 'Week Start', cell: ({ sheet }) => sheet.weekStartDate },
    { head: 'Week End', cell: ({ sheet }) => sheet.weekEndDate },
    { head: 'Status', cell: ({ sheet }) => timesheetStatusWord(sheet.status) },
    {
      head: 'Submitted',
      cell: ({ sheet }) => (sheet.submittedAt ? isoDay(sheet.submittedAt, timeZone) : null),
    },
    { head: 'Date', cell: ({ entry }) => entry?.date ?? null },
    { head: 'Project', cell: ({ entry }) => entry?.project ?? null },
    { head: 'Task Description', cell: ({ entry }) => entry?.taskDescription ?? null },
    { head: 'Clock In', cell: ({ entry }) => entry?.clockInTime ?? null },
    { head: 'Clock Out', cell: ({ entry }) => entry?.clockOutTime ?? null },
    { head: 'Hours', cell: ({ entry }) => (entry ? Number(exactText(Number(entry.hoursWorked))) : null) },
    { head: 'Notes', cell: ({ entry }) => entry?.notes ?? null },
  ];
  return { name: `all_timesheets_export_${isoDay(now, timeZone)}.csv`, columns };
}

/** The lines of some timesheets. */
export const timesheetLines = (sheets: readonly SubmittedWithEntries[]): TimesheetLine[] =>
  sheets.flatMap((sheet): TimesheetLine[] =>
    sheet.timeEntries.length === 0
      ? [{ sheet, entry: null }]
      : sheet.timeEntries.map((entry) => ({ sheet, entry })),
  );
