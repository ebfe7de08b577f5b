import { badInput } from '../../kit/request/errors.js';
import { notAnId } from '../../kit/request/input/refusalTexts.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import type { QuestionColumns } from './questionInput.service.js';

interface Written {
  id: number;
  columns: QuestionColumns;
}

const GIVEN = `jsonb_to_recordset($1::jsonb) as g (question_id int, topic text, difficulty question_difficulty,
  question_type question_type, question_text text, options text[], right_option smallint, points int, source text)`;
const SAID = [
  'topic',
  'difficulty',
  'question_type',
  'question_text',
  'options',
  'right_option',
  'points',
  'source',
];
const of = (alias: string): string => SAID.map((column) => `${alias}.${column}`).join(', ');

const END_VERSIONS = `update question_version v set is_current = false from ${GIVEN}
  where v.question_id = g.question_id and v.is_current and (${of('v')}) is distinct from (${of('g')})`;
const ADD_VERSIONS = `insert into question_version (question_id, version, ${SAID.join(', ')})
  select g.question_id, 1 + coalesce((select max(v.version) from question_version v where v.question_id = g.question_id), 0), ${of('g')}
  from ${GIVEN} where not exists (select from question_version v where v.question_id = g.question_id and v.is_current)`;

/** Writes what questions say: one that says something else than before gets a new version. */
async function writeVersions(tx: Queryable, questions: readonly Written[]): Promise<void> {
  const given = JSON.stringify(questions.map(({ id, columns }) => ({ question_id: id, ...columns })));
  await tx.query(END_VERSIONS, [given]);
  await tx.query(ADD_VERSIONS, [given]);
}

/** A person who has read the bank reads it again. */
const stampBank = (tx: Queryable, certificationId: number) =>
  tx.query('update certification set bank_stamp = gen_random_uuid() where id = $1', [certificationId]);

/** Adds questions to the bank of a certification. */
export async function addQuestions(
  tx: Queryable,
  certificationId: number,
  questions: readonly QuestionColumns[],
): Promise<void> {
  if (questions.length === 0) return;
  const made = await tx.query<{ id: number }>(
    'insert into question (certification_id) select $1 from generate_series(1, $2::int) returning id',
    [certificationId, questions.length],
  );
  await writeVersions(
    tx,
    questions.flatMap((columns, at) => {
      const id = made[at]?.id;
      return id === undefined ? [] : [{ id, columns }];
    }),
  );
  await stampBank(tx, certificationId);
}

/**
 * Replaces the bank of a certification whose row is locked: questions with an id are changed, others added, and
 * omitted ones are not in new exams. @throws BAD_USER_INPUT on `questions` for an id of another question
 */
export async function replaceQuestions(
  tx: Queryable,
  certificationId: number,
  questions: readonly { id: number | null; columns: QuestionColumns }[],
): Promise<void> {
  const known = await tx.query<{ id: number }>('select id from question where certification_id = $1', [
    certificationId,
  ]);
  const ids = new Set(known.map(({ id }) => id));
  const unknown = questions.flatMap(({ id }, at) =>
    id !== null && !ids.has(id) ? [`Question ${at + 1}, id: ${notAnId(String(id))}`] : [],
  );
  if (unknown.length > 0) throw badInput({ questions: unknown });
  const kept = questions.flatMap(({ id, columns }) => (id === null ? [] : [{ id, columns }]));
  await tx.query(
    `update question set is_retired = not (id = any($2::int[]))
     where certification_id = $1 and is_retired = (id = any($2::int[]))`,
    [certificationId, kept.map(({ id }) => id)],
  );
  if (kept.length > 0) await writeVersions(tx, kept);
  await stampBank(tx, certificationId);
  await addQuestions(
    tx,
    certificationId,
    questions.flatMap(({ id, columns }) => (id === null ? [columns] : [])),
  );
}
