import type { UploadReference } from '../../kit/graphql/scalars.js';
import { accepted, wordIn } from '../../kit/import/cells.js';
import type { CsvRow } from '../../kit/import/csvFile.js';
import { figuresOf } from '../../kit/import/importCheck.js';
import type { CheckedFile } from '../../kit/import/importCheck.js';
import { readImport } from '../../kit/import/importDoor.js';
import { mapInPieces } from '../../kit/import/inPieces.js';
import type { RequestContext } from '../../kit/request/context.js';
import { badInput, notFound, Problems } from '../../kit/request/errors.js';
import { requireManager } from '../examAccess/exam.access.js';
import { database } from '../database.js';
import {
  CertificationInputLimits,
  ImportCheckLimits,
  startQuestionImportLimits,
} from '../generated/limits.js';
import { QUESTION_DIFFICULTY, QUESTION_TYPE } from './question.kinds.js';
import { headOf, IMPORT_COLUMNS } from './questionImport.kinds.js';
import type { ImportField } from './questionImport.kinds.js';
import { plainQuestion, readQuestion } from './questionInput.service.js';
import type { QuestionColumns } from './questionInput.service.js';

interface Candidate {
  row: number;
  columns: QuestionColumns;
  problems: Problems;
  /** Not null for a question that is in the bank. */
  known: object | null;
}

/** Reads a row by the rules of every question. */
function readRow({ row, cells, isTooLong }: CsvRow<ImportField>): Candidate {
  const problems = new Problems();
  if (isTooLong) problems.add('row', 'This row has more cells than there are columns.');
  const points = accepted(cells.points, 'points', problems, (cell) =>
    /^\d{1,6}$/.test(cell) ? null : 'A valid integer is required.',
  );
  const difficulty = wordIn(cells.difficulty, QUESTION_DIFFICULTY, 'difficulty', problems);
  const questionType = wordIn(cells.questionType, QUESTION_TYPE, 'questionType', problems);
  // What follows from a type that cannot be read is not said.
  const own = problems.isClean('questionType') ? problems : new Problems();
  const columns = readQuestion(own, {
    ...cells,
    questionText: cells.questionText ?? '',
    correctAnswer: cells.correctAnswer ?? '',
    questionType: questionType ?? 'multiple_choice',
    difficulty: difficulty ?? 'medium',
    points: points === undefined ? 1 : Number(points),
  });
  return { row, columns, problems, known: null };
}

/** Texts of the questions that new exams can draw. */
async function readKnown(certificationId: number): Promise<Set<string>> {
  const certification = await database.one<{ texts: string[] }>(
    `select array(select v.question_text from question n join question_version v on v.question_id = n.id and v.is_current
       where n.certification_id = c.id and not n.is_retired) as texts
     from certification c where c.id = $1`,
    [certificationId],
  );
  if (!certification) throw notFound();
  return new Set(certification.texts.map(plainQuestion));
}

/** A question that is in the bank stays as it is; the same text is in one row only. */
function compare(candidates: readonly Candidate[], known: ReadonlySet<string>): void {
  const rows = new Map<string, number>();
  for (const candidate of candidates) {
    const text = plainQuestion(candidate.columns.question_text);
    const first = rows.get(text);
    if (known.has(text)) {
      candidate.known = {};
      candidate.problems = new Problems();
    } else if (first === undefined) rows.set(text, candidate.row);
    else if (text !== '') candidate.problems.add('questionText', `The same question is in row ${first}.`);
  }
}

/**
 * Reads a file of questions and says what its import would do. @throws BAD_USER_INPUT on `file` when it cannot
 * be read at all, or the bank would grow too large; NOT_FOUND, FORBIDDEN
 */
export async function checkQuestions(
  context: RequestContext,
  certificationId: number,
  file: UploadReference,
): Promise<CheckedFile> {
  requireManager(context);
  const known = await readKnown(certificationId);
  const content = await readImport(context, file, IMPORT_COLUMNS, startQuestionImportLimits.file);
  const candidates = await mapInPieces(content.rows, readRow);
  compare(candidates, known);
  const fresh = candidates.filter((candidate) => candidate.known === null);
  const most = CertificationInputLimits.questions;
  if (known.size + fresh.length > most)
    throw badInput({
      file: [`A certification may have at most ${most} questions. This one has ${known.size}.`],
    });
  return {
    figures: await figuresOf(candidates, content.unknown, headOf, ImportCheckLimits.problems),
    rows: () =>
      mapInPieces(fresh, ({ row, columns }) => ({
        row,
        data: { ...columns, certification_id: certificationId },
      })),
  };
}
