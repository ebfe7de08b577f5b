import { isoDay } from '../../../../domain/calendar/instant';
import { jobTypeName } from '../../../../domain/jobs/jobTypeName';
import type { PostingsFileQuery } from '../../../../generated/graphql';
import type { CsvColumn, CsvFile } from '../../../../ui/file/csv';

type FiledPosting = PostingsFileQuery['jobPostings']['results'][number];

/** The text of a cell without a value. */
const none = 'N/A';

/** The columns of the file, named as specified. */
const columns: readonly CsvColumn<FiledPosting>[] = [
  { head: 'title', cell: (row) => row.title },
  { head: 'department_name', cell: (row) => row.departmentName || none },
  { head: 'location', cell: (row) => row.location || none },
  { head: 'job_type', cell: (row) => jobTypeName[row.jobType] },
  { head: 'salary_range', cell: (row) => row.salaryRange || none },
  { head: 'status', cell: (row) => row.status.label },
  { head: 'priority', cell: (row) => row.priority.label },
  { head: 'applications_count', cell: (row) => row.applicationsCount },
  { head: 'posted_date', cell: (row) => row.postedDate },
  { head: 'hiring_manager', cell: (row) => row.hiringManagerName || none },
];

/** A file of postings, postings_{date}.csv; the day is that of the organisation's calendar. */
export const postingFile = (timeZone: string, now = new Date()): CsvFile<FiledPosting> => ({
  name: `postings_${isoDay(now, timeZone)}.csv`,
  columns,
});
