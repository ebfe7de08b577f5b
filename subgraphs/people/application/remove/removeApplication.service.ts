import type { RequestContext } from '../../../kit/request/context.js';
import { forbidden, notFound } from '../../../kit/request/errors.js';
import { noticeGone } from '../../../kit/request/notice.js';
import { requirePermission } from '../../../kit/request/viewer.js';
import { database } from '../../database.js';
import { forgetPostings, lockPosting } from '../../posting/posting.loader.js';
import { isApplicant } from '../application.access.js';
import { JobApplication } from '../application.entity.js';
import { forgetApplications, visibleApplications } from '../application.loader.js';
import { lockApplication } from '../application.lock.js';
import { statusOf } from '../application.status.js';
import { discardResumes, forgetResumes } from '../apply/applicationResume.service.js';

/**
 * Deletes an application and its resume. The posting is locked first, as by applying and by removing it, because
 * the database counts its applications again. @throws FORBIDDEN for one's own, NOT_FOUND
 */
export async function removeApplication(context: RequestContext, id: string): Promise<boolean> {
  const viewer = requirePermission(context, 'recruitment.manage');
  let removed: string[] = [];
  await database.write(context, async (tx) => {
    const [found] = await visibleApplications(tx, viewer, [id]);
    if (!found) throw notFound();
    if (isApplicant(viewer, found)) throw forbidden('You may only withdraw your own application.');
    await lockPosting(tx, viewer, found.jobPostingId);
    const row = await lockApplication(tx, viewer, id);
    await tx.manager.delete(JobApplication, { id: row.id });
    removed = [row.resumeKey];
    await forgetResumes(tx, removed);
    const before = {
      jobPostingId: row.jobPostingId,
      applicantId: row.applicantId,
      status: statusOf(row.statusId).code,
    };
    await tx.audit({
      action: 'jobApplication.delete',
      objectType: 'jobApplication',
      objectId: row.id,
      before,
    });
    await tx.emit(...noticeGone({ things: ['application'], thing: row.id }));
    return true;
  });
  await discardResumes(context, removed);
  forgetApplications(context);
  forgetPostings(context);
  return true;
}
