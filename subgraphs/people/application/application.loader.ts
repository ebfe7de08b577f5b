import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import type { StoredFile } from '../../kit/files/files.js';
import { Where } from '../../kit/request/list.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { readUuid } from '../posting/posting.loader.js';
import { narrowToOwn, narrowToVisible } from './application.access.js';
import type { ApplicationFacts } from './application.access.js';

/** An application as it is read; rating and notes are kept from the applicant by the resolvers. */
export interface ApplicationRow extends ApplicationFacts {
  /** UUID, lower case, as jobPostingId. */
  id: string;
  jobPostingId: string;
  jobTitle: string;
  applicantName: string;
  coverLetter: string;
  currentPosition: string;
  additionalInfo: string;
  yearsExperience: number | null;
  /** US dollars a year, two decimals. */
  expectedSalary: string | null;
  /** YYYY-MM-DD. */
  availabilityDate: string | null;
  resume: Pick<StoredFile, 'key' | 'name' | 'contentType'>;
  /** 0 to 5, one decimal. */
  rating: number | null;
  reviewNotes: string | null;
  interviewDate: string | null;
  createdAt: string;
  updatedAt: string;
  /** Grows with every change. */
  version: number;
  /** As updatedAt and version, of the changes that the applicant reads. */
  toldAt: string;
  toldVersion: number;
}

/** The columns of an ApplicationRow from APPLICATIONS. */
export const APPLICATION_COLUMNS = `a.id, a.posting_id as "jobPostingId", a.job_title as "jobTitle", a.applicant_id as "applicantId", a.applicant_name as "applicantName",
  a.status_id as "statusId", a.cover_letter as "coverLetter", a.current_position as "currentPosition", a.additional_info as "additionalInfo",
  a.years_experience as "yearsExperience", a.expected_salary as "expectedSalary", a.availability_date as "availabilityDate",
  json_build_object('key', f.key, 'name', f.name, 'contentType', f.content_type) as resume, a.rating::float8 as rating, a.review_notes as "reviewNotes",
  a.interview_date as "interviewDate", a.created_at as "createdAt", a.updated_at as "updatedAt", a.version, a.told_at as "toldAt", a.told_version as "toldVersion"`;
/** Each has a resume; joined from the left, a count does not read them. */
export const APPLICATIONS = 'job_application a left join file f on f.key = a.resume_key';

const select = (source: Queryable, where: Where): Promise<ApplicationRow[]> =>
  source.query<ApplicationRow>(
    `select ${APPLICATION_COLUMNS} from ${APPLICATIONS} where ${where.sql}`,
    where.params,
  );

/** Those of the applications that the viewer may see, in one statement. Ids that are no UUID are nobody's. */
export function visibleApplications(
  source: Queryable,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ApplicationRow[]> {
  return select(
    source,
    narrowToVisible(
      new Where().and(
        'a.id = any(?::uuid[])',
        ids.flatMap((id) => readUuid(id) ?? []),
      ),
      viewer,
    ),
  );
}

const BY_ID = 'people.jobApplication';
const BY_POSTING = 'people.myJobApplication';

/** Applications by id, as far as the viewer may see them. */
export function applicationById(context: RequestContext): DataLoader<string, ApplicationRow | null> {
  return loader(context, BY_ID, async (ids: readonly string[]) => {
    const rows = byKey(await visibleApplications(database, requireViewer(context), ids), (row) => row.id);
    return new Map(ids.map((id) => [id, rows.get(readUuid(id) ?? '') ?? null]));
  });
}

/** The viewer's own applications by the id of their posting. */
export function myApplications(context: RequestContext): DataLoader<string, ApplicationRow | null> {
  return loader(context, BY_POSTING, async (postingIds: readonly string[]) => {
    const where = narrowToOwn(
      new Where().and('a.posting_id = any(?::uuid[])', postingIds),
      requireViewer(context),
    );
    return byKey(await select(database, where), (row) => row.jobPostingId);
  });
}

/** What this request has read of applications before is no longer so. */
export function forgetApplications(context: RequestContext): void {
  for (const name of [BY_ID, BY_POSTING]) context.loaders.delete(name);
}
