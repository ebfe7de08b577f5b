import { instantTime, isoDay } from '../../../../domain/calendar/instant';
import type { FiledApplicationsFragment } from '../../../../generated/graphql';
import type { CsvColumn, CsvFile } from '../../../../ui/file/csv';
import { nameless } from './applicationRow';

type FiledApplication = FiledApplicationsFragment['results'][number];

/** The columns of the file, named as specified, and the text for a missing value. */
const columnsIn = (timeZone: string): readonly CsvColumn<FiledApplication>[] => {
  const moment = (at: string) => `${isoDay(at, timeZone)} ${instantTime(at, timeZone)}`;
  return [
    { head: 'applicant_name', cell: (row) => row.applicantName || nameless },
    { head: 'job_title', cell: (row) => row.jobTitle || 'N/A' },
    { head: 'created_at', cell: (row) => moment(row.createdAt) },
    { head: 'status', cell: (row) => row.status.label },
    { head: 'rating', cell: (row) => row.rating ?? 'Not rated' },
    { head: 'review_notes', cell: (row) => row.reviewNotes || 'No notes' },
    {
      head: 'interview_date',
      cell: (row) => (row.interviewDate ? moment(row.interviewDate) : 'Not scheduled'),
    },
  ];
};

/** A file of applications, applications_{date}.csv; days and times are the organisation's. */
export const applicationFile = (timeZone: string, now = new Date()): CsvFile<FiledApplication> => ({
  name: `applications_${isoDay(now, timeZone)}.csv`,
  columns: columnsIn(timeZone),
});
