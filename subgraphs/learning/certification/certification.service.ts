import type { RequestContext } from '../../kit/request/context.js';
import { checkCount, checkRange } from '../../kit/graphql/limits.js';
import { conflict, notFound, Problems } from '../../kit/request/errors.js';
import type { Queryable, Transaction } from '../../kit/postgres/queryable.js';
import { readText, requiredLine } from '../../kit/request/input/text.js';
import { requireVersion } from '../../kit/request/version.js';
import { requireManager } from '../examAccess/exam.access.js';
import { database } from '../database.js';
import { CertificationInputLimits, CertificationLimits } from '../generated/limits.js';
import type {
  CertificationChanges,
  CertificationInput,
  MutationUpdateCertificationArgs,
} from '../generated/schema.js';
import { replaceQuestions } from '../question/bank.service.js';
import { readQuestions } from '../question/questionInput.service.js';
import { Certification } from './certification.entity.js';
import { findCertification } from './certification.loader.js';

type Columns = Partial<Omit<Certification, 'id' | 'createdAt' | 'updatedAt' | 'version'>>;

const NUMBERS = ['passingScore', 'durationMinutes', 'validityMonths', 'questionCount'] as const;

/** The given values, checked; null fields do not change. */
function readInput(input: CertificationChanges) {
  const problems = new Problems();
  const columns: Columns = {};
  if (input.name !== undefined)
    columns.name = requiredLine(problems, 'name', input.name, CertificationLimits.name);
  if (input.description != null)
    columns.description = readText(
      problems,
      'description',
      input.description,
      CertificationLimits.description,
    );
  for (const field of NUMBERS) {
    const value = input[field];
    if (value == null) continue;
    checkRange(problems, field, value, CertificationLimits[field]);
    columns[field] = value;
  }
  if (input.isActive != null) columns.isActive = input.isActive;
  checkCount(problems, 'questions', input.questions, CertificationInputLimits.questions);
  problems.throwIfAny();
  const questions = input.questions && readQuestions(problems, input.questions);
  problems.throwIfAny();
  return { columns, questions };
}

/** Locks a certification until the transaction ends. @returns its version. @throws NOT_FOUND */
export async function holdCertification(tx: Queryable, id: number): Promise<number> {
  const certification = await tx.one<{ version: number }>(
    'select version from certification where id = $1 for update',
    [id],
  );
  if (!certification) throw notFound();
  return certification.version;
}

const note = (tx: Transaction, action: string, id: number, after: object): Promise<void> =>
  tx.audit({ action, objectType: 'certification', objectId: id, after: { ...after } });

/** @throws FORBIDDEN; BAD_USER_INPUT on a field, on `questions` for an invalid question */
export async function createCertification(
  context: RequestContext,
  input: CertificationInput,
): Promise<Certification> {
  requireManager(context);
  const { columns, questions } = readInput(input);
  const made = await database.write(context, async (tx) => {
    const { id } = await tx.manager.save(Certification, columns);
    await replaceQuestions(tx, id, questions ?? []);
    await note(tx, 'certification.create', id, { ...columns, questions: questions?.length ?? 0 });
    return id;
  });
  return findCertification(context, made);
}

/**
 * Running attempts have what they started with, so that nothing of them changes. @throws FORBIDDEN, NOT_FOUND,
 * CONFLICT, BAD_USER_INPUT as createCertification
 */
export async function updateCertification(
  context: RequestContext,
  { id, input, version }: MutationUpdateCertificationArgs,
): Promise<Certification> {
  requireManager(context);
  const { columns, questions } = readInput(input);
  await database.write(context, async (tx) => {
    requireVersion(version, await holdCertification(tx, id));
    await tx.manager.update(Certification, id, { ...columns, updatedAt: () => 'now()' });
    if (questions) await replaceQuestions(tx, id, questions);
    await note(tx, 'certification.update', id, {
      ...columns,
      ...(questions && { questions: questions.length }),
    });
    return id;
  });
  context.loaders.clear();
  return findCertification(context, id);
}

/** @throws FORBIDDEN, NOT_FOUND, CONFLICT once anyone attempted its exam */
export async function removeCertification(context: RequestContext, id: number): Promise<boolean> {
  requireManager(context);
  await database.write(context, async (tx) => {
    await holdCertification(tx, id);
    if (await tx.one('select 1 from exam_attempt where certification_id = $1 limit 1', [id]))
      throw conflict('This exam has been attempted. Set the certification inactive instead.');
    await tx.manager.delete(Certification, id);
    await note(tx, 'certification.delete', id, {});
    return true;
  });
  context.loaders.clear();
  return true;
}
