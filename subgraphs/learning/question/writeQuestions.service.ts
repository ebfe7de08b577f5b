import { refuseChanged } from '../../kit/import/importDoor.js';
import type { Recheck } from '../../kit/import/importDoor.js';
import { endImport } from '../../kit/import/importJob.js';
import type { ImportJob } from '../../kit/import/importJob.js';
import { ImportRefusal } from '../../kit/import/importRunner.js';
import { writeAudit } from '../../kit/request/audit.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { addQuestions } from './bank.service.js';
import type { QuestionColumns } from './questionInput.service.js';

interface Kept extends Record<string, unknown> {
  data: QuestionColumns & { certification_id: number };
}

/** What may have become wrong since the file was read. */
const RECHECKED: readonly Recheck[] = [
  {
    column: 'question_text',
    reason: 'This question came into the bank meanwhile.',
    rows: `select r.row_number from import_row r where r.job_id = $1 and exists (
      select from question n join question_version v on v.question_id = n.id and v.is_current
      where n.certification_id = (r.data ->> 'certification_id')::int and not n.is_retired
        and lower(v.question_text) = lower(r.data ->> 'question_text'))`,
  },
];

/**
 * Writes all questions of an import in the caller's transaction, up to the limit of a bank. Its rows, which contain
 * the right answers, are deleted with it. @throws ImportRefusal if something has changed
 */
export async function writeQuestions(tx: Queryable, { id, startedById }: ImportJob): Promise<void> {
  const rows = await tx.query<Kept>('select data from import_row where job_id = $1 order by place', [id]);
  const certificationId = rows[0]?.data.certification_id;
  if (certificationId !== undefined) {
    if (!(await tx.one('select 1 from certification where id = $1 for update', [certificationId])))
      throw new ImportRefusal([{ row: null, column: null, reason: 'The certification was removed.' }]);
    await refuseChanged(tx, id, RECHECKED);
    await addQuestions(
      tx,
      certificationId,
      rows.map(({ data: { certification_id: _, ...columns } }) => columns),
    );
    await writeAudit(tx, null, {
      action: 'certification.importQuestions',
      objectType: 'certification',
      objectId: certificationId,
      actorUserId: startedById,
      after: { questions: rows.length, import: id },
    });
  }
  await tx.query('update import_job set made = $2 where id = $1', [id, rows.length]);
  await endImport(tx, id, 'done');
}
