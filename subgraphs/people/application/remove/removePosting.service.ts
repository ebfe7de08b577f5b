import type { RequestContext } from '../../../kit/request/context.js';
import { notFound } from '../../../kit/request/errors.js';
import { noticeGone } from '../../../kit/request/notice.js';
import { requirePermission } from '../../../kit/request/viewer.js';
import { discardResumes, forgetResumes } from '../apply/applicationResume.service.js';
import { database } from '../../database.js';
import { statusOf } from '../application.status.js';
import { lockPosting } from '../../posting/posting.loader.js';

/**
 * Removes a posting with its applications and their files' rows, in one transaction, then the files. The
 * trail keeps what it was called, and who had applied and how far they had come. @throws FORBIDDEN, NOT_FOUND
 */
export async function removePosting(context: RequestContext, id: string): Promise<boolean> {
  const viewer = requirePermission(context, 'recruitment.manage');
  const resumes = await database.write(context, async (tx) => {
    const before = await lockPosting(tx, viewer, id);
    if (!before) throw notFound();
    // Locked, so that a decision under way over one of them is waited for.
    const rows = await tx.query<{ id: string; applicantId: number; statusId: number; key: string }>(
      'select id, applicant_id as "applicantId", status_id as "statusId", resume_key as key from job_application where posting_id = $1 order by created_at, id for update',
      [before.id],
    );
    const keys = rows.map(({ key }) => key);
    await tx.query('delete from job_posting where id = $1', [before.id]);
    await forgetResumes(tx, keys);
    const { title, departmentName } = before;
    await tx.audit({
      action: 'jobPosting.delete',
      objectType: 'jobPosting',
      objectId: before.id,
      before: {
        title,
        departmentName,
        applications: rows.map(({ id: application, applicantId, statusId }) => ({
          id: application,
          applicantId,
          status: statusOf(statusId).code,
        })),
      },
    });
    if (rows.length > 0)
      await tx.emit(...noticeGone({ things: ['application'], thing: rows.map((row) => row.id) }));
    return keys;
  });
  context.loaders.clear(); // postings, applications and what else names them
  await discardResumes(context, resumes);
  return true;
}
