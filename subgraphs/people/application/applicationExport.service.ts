import type { RequestContext } from '../../kit/request/context.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { requirePermission } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import type { MutationExportJobApplicationsArgs } from '../generated/schema.js';
import type { ApplicationRow } from './application.loader.js';
import { readStatuses, statusOf } from './application.status.js';
import { listApplications } from './applicationList.service.js';

/**
 * The first page of an export, given only after the audit trail tells who exports how many applications, and
 * which (S-73). The text of a search is not kept. @throws FORBIDDEN, and what `listApplications` throws
 */
export async function exportApplications(
  context: RequestContext,
  args: MutationExportJobApplicationsArgs,
): Promise<PlacedPage<ApplicationRow>> {
  requirePermission(context, 'recruitment.manage');
  const first = await listApplications(context, args);
  const applications = await first.count();
  const statuses = readStatuses(args.status).map((id) => statusOf(id).code);
  await database.write(context, async (tx) => {
    await tx.audit({
      action: 'jobApplication.export',
      objectType: 'jobApplication',
      after: {
        applications,
        isSearched: Boolean(args.search?.trim()),
        status: statuses.length > 0 ? statuses : null,
        jobPosting: args.jobPosting?.length ? args.jobPosting : null,
      },
    });
    return true;
  });
  return { ...first, count: () => Promise.resolve(applications) };
}
