import { writeEvent } from '../postgres/outbox.js';
import type { Queryable } from '../postgres/queryable.js';
import { conflict } from '../request/errors.js';
import { notice } from '../request/notice.js';

export type ImportStatus = 'running' | 'done' | 'failed';

/** Why a row is not taken. */
export interface RowProblem {
  /** As a spreadsheet counts; null for what concerns no single row. */
  row: number | null;
  /** Head of the column; null for what concerns the whole row. */
  column: string | null;
  reason: string;
}

/** An import of a file, as it is. */
export interface ImportJob<Step extends string = string> {
  id: number;
  kind: string;
  fileName: string;
  startedById: number;
  status: ImportStatus;
  /** A step of its kind: the present one, or the last one. */
  step: Step;
  /** How often writing its records was started. */
  attempts: number;
  /** New rows. */
  total: number;
  /** Rows that are through the present step. */
  done: number;
  /** Records that the import made. */
  made: number;
  /** Rows of existing records. */
  known: number;
  problems: RowProblem[];
  startedAt: string;
  finishedAt: string | null;
}

/** A row to be made. */
export interface ImportedRow {
  row: number;
  data: object;
}

/** Rows that one statement or event is about. */
export const ROWS_AT_ONCE = 1_000;
/** So long an ended import can be read. */
const KEPT_DAYS = 90;

const COLUMNS = `j.id, j.kind, j.file_name as "fileName", j.started_by_id as "startedById", j.status, j.step, j.attempts, j.total,
  case when j.status = 'running' then greatest(j.done, (select last_value::int from import_written)) else j.done end as done, j.made,
  j.known, j.problems, j.started_at as "startedAt", j.finished_at as "finishedAt"`;

/**
 * Begins an import; of one kind only one runs at a time. Its rows stay as long as it runs. @throws CONFLICT
 */
export async function beginImport(
  tx: Queryable,
  job: Pick<ImportJob, 'kind' | 'step' | 'fileName' | 'startedById' | 'known'>,
  rows: readonly ImportedRow[],
): Promise<number> {
  const begun = await tx.one<{ id: number }>(
    `insert into import_job (kind, step, file_name, started_by_id, known, total) values ($1, $2, $3, $4, $5, $6)
     on conflict (kind) where status = 'running' do nothing returning id`,
    [job.kind, job.step, job.fileName, job.startedById, job.known, rows.length],
  );
  if (!begun) throw conflict('An import is running already. Please wait until it has ended.', 'running');
  await showWritten(tx, 0);
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const some = rows.slice(at, at + ROWS_AT_ONCE);
    await tx.query(
      `insert into import_row (job_id, place, row_number, data)
       select $1, $2 + place - 1, row_number, data from unnest($3::int[], $4::jsonb[]) with ordinality as given (row_number, data, place)`,
      [begun.id, at, some.map(({ row }) => row), some.map(({ data }) => JSON.stringify(data))],
    );
  }
  return begun.id;
}

/** An import by its number. */
export const importById = (database: Queryable, kind: string, id: number): Promise<ImportJob | null> =>
  database.one<ImportJob & Record<string, unknown>>(
    `select ${COLUMNS} from import_job j where j.id = $2 and j.kind = $1`,
    [kind, id],
  );

/** The import that runs, or else the latest one. */
export const latestImport = (database: Queryable, kind: string): Promise<ImportJob | null> =>
  database.one<ImportJob & Record<string, unknown>>(
    `select ${COLUMNS} from import_job j where j.kind = $1 order by j.id desc limit 1`,
    [kind],
  );

/** The running import of a kind, locked until the transaction ends; waits for who has locked it. */
export const holdRunning = (tx: Queryable, kind: string): Promise<ImportJob | null> =>
  tx.one<ImportJob & Record<string, unknown>>(
    `select ${COLUMNS} from import_job j where j.kind = $1 and j.status = 'running' for update`,
    [kind],
  );

/**
 * The running import of that number when it is in that step, locked until the transaction ends. Null for what
 * comes late: a message about an import that has gone on or ended.
 */
export async function holdImport(
  tx: Queryable,
  kind: string,
  id: unknown,
  step: string,
): Promise<ImportJob | null> {
  const job = await holdRunning(tx, kind);
  return job?.id === id && job?.step === step ? job : null;
}

/** Stores how many more rows are through the step, and the errors of rows. @returns how many are through */
export async function noteProgress(
  tx: Queryable,
  id: number,
  rows: number,
  problems: readonly RowProblem[] = [],
): Promise<number> {
  const noted = await tx.one<{ done: number }>(
    'update import_job set done = done + $2, problems = problems || $3::jsonb where id = $1 returning done',
    [id, rows, JSON.stringify(problems)],
  );
  return noted?.done ?? 0;
}

/**
 * Shows how many records are written so far, before the transaction that writes them ends. One import at a
 * time is written in a subgraph.
 */
export async function showWritten(tx: Queryable, records: number): Promise<void> {
  await tx.query(`select setval('import_written', $1)`, [records]);
}

/** Continues with the next step. */
export async function goToStep(tx: Queryable, id: number, step: string): Promise<void> {
  await showWritten(tx, 0);
  await tx.query('update import_job set step = $2, done = 0, attempts = 0 where id = $1', [id, step]);
}

/** Ends an import, forgets its rows with all that they say of people, and tells who began it. */
export async function endImport(
  tx: Queryable,
  id: number,
  status: Exclude<ImportStatus, 'running'>,
): Promise<void> {
  const ended = await tx.one<{ kind: string; startedById: number }>(
    `update import_job set status = $2, finished_at = now(), done = case when $2 = 'done' then total else done end
     where id = $1 returning kind, started_by_id as "startedById"`,
    [id, status],
  );
  if (ended)
    await writeEvent(tx, ...notice({ kind: `${ended.kind}.${status}`, thing: id, to: [ended.startedById] }));
  await tx.query('delete from import_row where job_id = $1', [id]);
}

/**
 * Sends the rows of an import to other subgraphs, a limited number in one event: `{ importId, rows: [...] }`.
 * @param payload SQL of the event's data of the row `r`
 */
export async function tellRows(tx: Queryable, id: number, topic: string, payload: string): Promise<void> {
  await tx.query(
    `insert into outbox (topic, payload)
     select $2, jsonb_build_object('importId', $1::int, 'rows', jsonb_agg(${payload} order by r.place))
     from import_row r where r.job_id = $1 group by r.place / ${ROWS_AT_ONCE} order by min(r.place)`,
    [id, topic],
  );
}

/** Forgets ended imports of a kind after some time, and the events of their rows once these are delivered. */
export async function forgetEndedImports(database: Queryable, kind: string): Promise<void> {
  const latest = await database.query<{ id: number }>(
    `select id from import_job where kind = $1 and finished_at > now() - interval '1 day'`,
    [kind],
  );
  // It names people. Most of the time there was no import, and nothing has to be looked for.
  if (latest.length > 0)
    await database.query(
      `delete from outbox where topic like $1 || '.%' and delivered_at is not null and (payload ->> 'importId')::int = any($2::int[])`,
      [kind, latest.map(({ id }) => id)],
    );
  await database.query(
    `delete from import_job where kind = $1 and finished_at < now() - make_interval(days => ${KEPT_DAYS})`,
    [kind],
  );
}
