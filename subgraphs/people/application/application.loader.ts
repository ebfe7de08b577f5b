import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import type { StoredFile } from '../../kit/files/files.js';
import { Where } from '../../kit/request/list.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { columnMapOf, selectOf } from '../../kit/postgres/entityColumns.js';
import type { ColumnMap } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { readUuid } from '../posting/posting.loader.js';
import { narrowToOwn, narrowToVisible } from './application.access.js';
import { JobApplication } from './application.entity.js';

/**
 * An application as it is read; its ids are UUIDs in lower case. Rating and notes are kept from the applicant
 * by the resolvers.
 */
export interface ApplicationRow extends JobApplication {
  resume: Pick<StoredFile, 'key' | 'name' | 'contentType'>;
}

/** Where each value of an ApplicationRow is read from; all but the resume is in `job_application a`. */
export const APPLICATION: ColumnMap<ApplicationRow> = {
  ...columnMapOf(JobApplication, 'a'),
  rating: 'a.rating::float8',
  resume: `json_build_object('key', f.key, 'name', f.name, 'contentType', f.content_type)`,
};
/** The columns of an ApplicationRow from APPLICATIONS. */
export const APPLICATION_COLUMNS = selectOf<ApplicationRow>(APPLICATION);
/** Each has a resume; joined from the left, a count does not read them. */
export const APPLICATIONS = 'job_application a left join file f on f.key = a.resume_key';

const select = (source: Queryable, where: Where): Promise<ApplicationRow[]> =>
  source.query<ApplicationRow>(
    `select ${APPLICATION_COLUMNS} from ${APPLICATIONS} where ${where.sql}`,
    where.params,
  );

/** The applications that the viewer may see, in one statement. Ids that are not UUIDs match no row. */
export function visibleApplications(
  source: Queryable,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ApplicationRow[]> {
  return select(
    source,
    narrowToVisible(
      new Where().among(
        'a.id',
        'uuid',
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

/** What this request has read of applications before is out of date. */
export function forgetApplications(context: RequestContext): void {
  for (const name of [BY_ID, BY_POSTING]) context.loaders.delete(name);
}
