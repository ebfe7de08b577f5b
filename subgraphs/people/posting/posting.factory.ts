import type { Queryable } from '../../kit/postgres/queryable.js';
import { POSTING_COLUMNS } from './posting.loader.js';
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
  const row = await database.one<PostingRow>(
    `with p as (
       insert into job_posting (title, department_id, department_name, location, job_type, experience_level, salary_range, salary_min, salary_max, description,
         requirements, responsibilities, benefits, hiring_manager_id, remote_allowed, positions_available, application_deadline, priority_id, status_id,
         is_active, posted_date, created_at, updated_at)
       values ($1, (select id from department where name = $2), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
         coalesce($21::timestamptz, now()), coalesce($21::timestamptz, now()))
       returning *)
     select ${POSTING_COLUMNS} from p`,
    [
      given.title ?? 'Software Engineer',
      given.departmentName ?? 'Engineering',
      given.location ?? 'San Francisco, CA',
      given.jobType ?? 'full_time',
      given.experienceLevel ?? 'mid',
      given.salaryRange ?? null,
      given.salaryMin ?? null,
      given.salaryMax ?? null,
      given.description ?? 'You build the portal with us.',
      given.requirements ?? ['Strong TypeScript', 'Experience with PostgreSQL'],
      given.responsibilities ?? ['Build features from the database to the page'],
      given.benefits ?? null,
      given.hiringManagerId ?? null,
      given.remoteAllowed ?? false,
      given.positionsAvailable ?? 1,
      given.applicationDeadline ?? null,
      given.priorityId ?? 3,
      given.statusId ?? 1,
      given.isActive ?? true,
      given.postedDate ?? '2026-01-05',
      given.createdAt ?? null,
    ],
  );
  if (!row) throw new Error('The posting was not inserted.');
  return row;
}
