import { pino } from 'pino';
import type { Config } from '../config/config.js';
import { isWorthRepeating, translateDatabaseError } from '../postgres/databaseErrors.js';
import type { Database } from '../postgres/database.js';
import type { Queryable } from '../postgres/queryable.js';
import { PortalError } from '../request/errors.js';
import { forgetEndedImports, holdImport, holdRunning, noteProgress } from './importJob.js';
import type { ImportJob, RowProblem } from './importJob.js';

/** How the records of a kind are written. */
export interface ImportWork {
  kind: string;
  /** In which the records are written. */
  step: string;
  /** Writes all records in this one transaction, and says what comes next. @throws ImportRefusal */
  write(tx: Queryable, job: ImportJob): Promise<void>;
  /** Called when no record was written. */
  giveUp(tx: Queryable, job: ImportJob): Promise<void>;
}

/** Rows that became wrong since they were checked; nothing is written. */
export class ImportRefusal extends Error {
  constructor(readonly problems: readonly RowProblem[]) {
    super('Some rows cannot be imported any more.');
  }
}

const MOST_ATTEMPTS = 5;
const OURS =
  'The import failed for a reason of ours, and nothing was imported. Please try again, or tell IT support.';

/** PostgreSQL was away or too slow: another try may succeed. */
const isPassing = (error: unknown): boolean =>
  error instanceof PortalError && error.extensions['code'] === 'SERVICE_UNAVAILABLE';

function problemsOf(error: unknown): readonly RowProblem[] {
  if (error instanceof ImportRefusal) return error.problems;
  const reason = error instanceof PortalError && !isPassing(error) ? error.message : OURS;
  return [{ row: null, column: null, reason }];
}

/**
 * Writes the records of imports outside of any request, all of one import or none. Started by `kick`, and by
 * `sweep` after a process was stopped.
 */
export class ImportRunner {
  private running: Promise<void> = Promise.resolve();
  private log = pino({ name: 'import', level: 'error' });

  constructor(
    private readonly database: Database,
    private readonly work: ImportWork,
  ) {}

  start(config: Pick<Config, 'logLevel'>): void {
    this.log.level = config.logLevel;
  }

  /**
   * Writes the records soon. Call it in the transaction that goes to the step, after it has changed the job:
   * the writing waits for its end.
   */
  kick(): void {
    this.running = this.running
      .then(() => this.run())
      .catch((error: unknown) => this.log.error({ err: error }, 'An import stopped'));
  }

  /** Resolves when everything started so far is finished. */
  idle(): Promise<void> {
    return this.running;
  }

  /** Continues imports of a stopped process, and deletes those that ended long ago. */
  async sweep(): Promise<void> {
    this.kick();
    await this.idle();
    await forgetEndedImports(this.database, this.work.kind);
  }

  /** Counted before it begins, so that what kills the process does not do so for ever. */
  private async take(): Promise<ImportJob | null> {
    return this.database.system(async (tx) => {
      const job = await holdRunning(tx, this.work.kind);
      if (job?.step !== this.work.step) return null;
      await tx.query('update import_job set attempts = attempts + 1 where id = $1', [job.id]);
      return { ...job, attempts: job.attempts + 1 };
    });
  }

  private async run(): Promise<void> {
    const job = await this.take();
    if (!job) return;
    if (job.attempts > MOST_ATTEMPTS) return this.giveUp(job, problemsOf(null));
    try {
      await this.inStep(job, (tx, locked) => this.work.write(tx, locked));
    } catch (error) {
      if (isWorthRepeating(error)) return this.run();
      const why = translateDatabaseError(error, this.database.definition.constraints);
      if (isPassing(why)) return; // the next sweep tries again
      if (!(why instanceof ImportRefusal || why instanceof PortalError))
        this.log.error({ err: why, importId: job.id }, 'An import failed');
      await this.giveUp(job, problemsOf(why));
    }
  }

  private giveUp(job: ImportJob, problems: readonly RowProblem[]): Promise<void> {
    return this.inStep(job, async (tx, locked) => {
      await noteProgress(tx, locked.id, 0, problems);
      await this.work.giveUp(tx, locked);
    });
  }

  /** Another process may have been faster. */
  private async inStep(
    { id }: ImportJob,
    work: (tx: Queryable, job: ImportJob) => Promise<void>,
  ): Promise<void> {
    await this.database.system(async (tx) => {
      const locked = await holdImport(tx, this.work.kind, id, this.work.step);
      if (locked) await work(tx, locked);
    });
  }
}
