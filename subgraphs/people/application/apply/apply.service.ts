import type { RequestContext } from '../../../kit/request/context.js';
import { badInput, Problems } from '../../../kit/request/errors.js';
import { discardFiles } from '../../../kit/files/files.js';
import type { Transaction } from '../../../kit/postgres/queryable.js';
import { notAnId } from '../../../kit/request/input/refusalTexts.js';
import { requireViewer } from '../../../kit/request/viewer.js';
import type { Viewer } from '../../../kit/request/viewer.js';
import type { JobApplicationInput } from '../../generated/schema.js';
import { database } from '../../database.js';
import { forgetPostings, lockPosting, postingById, readUuid } from '../../posting/posting.loader.js';
import type { PostingRow } from '../../posting/posting.loader.js';
import { acceptsApplications, DRAFT, isClosed, todayOf } from '../../posting/posting.status.js';
import { JobApplication } from '../application.entity.js';
import { forgetApplications, myApplications } from '../application.loader.js';
import type { ApplicationRow } from '../application.loader.js';
import { findApplication } from '../application.service.js';
import { readApplication } from './applicationInput.service.js';
import { keepResume, requireResume, requireResumeRoom } from './applicationResume.service.js';
import type { GivenResume } from './applicationResume.service.js';

/** As the constraint job_application_once, which has the last word. */
const appliedAlready = () => badInput({ nonFieldErrors: ['You have already applied for this job.'] });

/**
 * The posting when it can be applied for; a draft is as unknown as any other number, to HR too. @throws
 * BAD_USER_INPUT on `jobPosting`
 */
function requireOpen(
  posting: PostingRow | null,
  { input, today }: Pick<Order, 'input' | 'today'>,
): PostingRow {
  if (!posting || posting.statusId === DRAFT) throw badInput({ jobPosting: [notAnId(input.jobPosting)] });
  if (isClosed(posting, today)) throw badInput({ jobPosting: ['This job posting is closed.'] });
  if (!acceptsApplications(posting, today))
    throw badInput({ jobPosting: ['This job posting is not accepting applications.'] });
  return posting;
}

/** @throws BAD_USER_INPUT on nonFieldErrors: another call of the same person was faster */
async function requireFirst(
  tx: Transaction,
  { userId }: Viewer,
  { jobPosting }: JobApplicationInput,
): Promise<void> {
  if (
    await tx.one('select 1 from job_application where applicant_id = $1 and posting_id = $2', [
      userId,
      readUuid(jobPosting),
    ])
  )
    throw appliedAlready();
}

/** The values read and validated before the transaction. */
interface Order {
  input: JobApplicationInput;
  columns: ReturnType<typeof readApplication>;
  resume: GivenResume;
  /** YYYY-MM-DD in the organisation's zone. */
  today: string;
}

/**
 * Writes the application. The file is copied before the posting is locked, so that many applicants at the same time
 * wait for one another's rows and not for their files; locked, it is neither closed nor removed until the
 * commit (R1).
 */
async function insert(tx: Transaction, viewer: Viewer, order: Order): Promise<string> {
  const { input, columns, resume } = order;
  await keepResume(tx, viewer.userId, resume);
  const { id: jobPostingId } = requireOpen(await lockPosting(tx, viewer, input.jobPosting), order);
  const made = await tx.manager.insert(JobApplication, {
    ...columns,
    jobPostingId,
    applicantId: viewer.userId,
    applicantName: viewer.fullName,
    resumeKey: resume.key,
  });
  const { id } = made.identifiers[0] as { id: string };
  await tx.audit({
    action: 'jobApplication.create',
    objectType: 'jobApplication',
    objectId: id,
    after: { jobPostingId },
  });
  return id;
}

/** The calls of one person are written one after the other; a refused one leaves no file behind. */
async function write(tx: Transaction, viewer: Viewer, order: Order): Promise<string> {
  const { input, resume } = order;
  await requireResumeRoom(tx, viewer.userId, resume);
  await requireFirst(tx, viewer, input);
  try {
    return await insert(tx, viewer, order);
  } catch (error) {
    await discardFiles(resume.store, [resume.key]);
    throw error;
  }
}

/**
 * Applies for oneself, once for each posting, also after withdrawing. @throws BAD_USER_INPUT on `jobPosting`
 * when it takes no applications, on nonFieldErrors for a second time, per field for the rest
 */
export async function applyToJob(
  context: RequestContext,
  input: JobApplicationInput,
): Promise<ApplicationRow> {
  const viewer = requireViewer(context);
  const done = await database.stored<string>(context);
  if (done !== undefined) return findApplication(context, done);

  const today = todayOf(context);
  const posting = requireOpen(await postingById(context).load(input.jobPosting), { input, today });
  if (await myApplications(context).load(posting.id)) throw appliedAlready();
  const problems = new Problems();
  const columns = readApplication(input, problems);
  const resume = await requireResume(context, input, problems);
  const id = await database.write(context, (tx) => write(tx, viewer, { input, columns, resume, today }));
  forgetApplications(context);
  forgetPostings(context); // its count
  return findApplication(context, id);
}
