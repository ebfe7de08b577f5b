import { isoDay } from '../../../domain/calendar/instant';
import type { CsvColumn, CsvFile } from '../../../ui/file/csv';
import { feedbackStatusWord } from '../../../domain/tickets/feedbackStatus';
import { feedbackTypeName } from '../../../domain/tickets/feedbackTypeName';
import { priorityName } from '../../../domain/tickets/priorityName';
import type { FeedbackRow } from './feedbackRow';

/** A file of the history, feedback_history_{date}.csv; dates are in the organisation's time zone. */
export function feedbackFile(timeZone: string, now = new Date()): CsvFile<FeedbackRow> {
  const columns: readonly CsvColumn<FeedbackRow>[] = [
    { head: 'Date', cell: (row) => isoDay(row.createdAt, timeZone) },
    { head: 'Title', cell: (row) => row.title },
    { head: 'Type', cell: (row) => feedbackTypeName[row.feedback.feedbackType] },
    { head: 'Priority', cell: (row) => priorityName[row.priority] },
    { head: 'Status', cell: (row) => feedbackStatusWord[row.status] },
    { head: 'Anonymous', cell: (row) => (row.feedback.isAnonymous ? 'Yes' : 'No') },
  ];
  return { name: `feedback_history_${isoDay(now, timeZone)}.csv`, columns };
}
