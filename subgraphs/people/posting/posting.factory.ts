import type { Queryable } from '../../kit/postgres/queryable.js';
import { insertRow } from '../../kit/postgres/insertRow.js';
import { JobPosting } from './posting.entity.js';
import { POSTING_COLUMNS, POSTINGS } from './posting.loader.js';
import type { PostingRow } from './posting.loader.js';

type Given = Partial<
  Omit<
    PostingRow,
    'id' | 'departmentId' | 'hiringManagerName' | 'applicationsCount' | 'updatedAt' | 'version'
  >
>;

/**
 * A job posting as given, an active one without a deadline where nothing is given; the department by name.
 */
export async function addPosting(database: Queryable, given: Given = {}): Promise<PostingRow> {
  const { departmentName = 'Engineering', createdAt, ...own } = given;
  const department = await database.one<{ id: number }>('select id from department where name = $1', [
    departmentName,
  ]);
  const id = await insertRow(database, JobPosting, {
    title: 'Software Engineer',
    departmentId: department?.id,
    departmentName,
    location: 'San Francisco, CA',
    jobType: 'full_time',
    experienceLevel: 'mid',
    description: 'You build the portal with us.',
    requirements: ['Strong TypeScript', 'Experience with PostgreSQL'],
    responsibilities: ['Build features from the database to the page'],
    remoteAllowed: false,
    positionsAvailable: 1,
    priorityId: 3,
    statusId: 1,
    isActive: true,
    postedDate: '2026-01-05',
    createdAt,
    updatedAt: createdAt,
    ...own,
  });
  const row = await database.one<PostingRow>(`select ${POSTING_COLUMNS} from ${POSTINGS} where p.id = $1`, [
    id,
  ]);
  if (!row) throw new Error('The posting was not inserted.');
  return row;
}
