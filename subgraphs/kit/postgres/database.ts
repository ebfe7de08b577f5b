import pg from 'pg';
import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import type { EntityManager, EntityTarget, MixedList, ObjectLiteral, QueryRunner, Repository } from 'typeorm';
import type { Config } from '../config/config.js';
import type { RequestContext } from '../request/context.js';
import { isUnanswered, isWorthRepeating, translateDatabaseError } from './databaseErrors.js';
import { storedResult, withIdempotency } from '../request/idempotency/idempotency.js';
import { kitMigrations } from './kitTables.js';
import { portableTypes } from './portableTypes.js';
import { writeAudit } from '../request/audit.js';
import { writeHistory } from './history.js';
import { POOL_OPTIONS, requirePlace } from './pool.js';
import { writeEvent } from './outbox.js';
import type { Queryable, SystemDatabase, Transaction, WriteOptions } from './queryable.js';
import { LIFE_OF_A_NAME, StatementNames } from './statementNames.js';

export interface DatabaseDefinition {
  /** The subgraph's own PostgreSQL schema; nothing outside it is ever read. */
  schema: string;
  entities: MixedList<Function>;
  migrations: MixedList<Function>;
  /** Constraint or index name to the error a person should see when it refuses a row. */
  constraints?: Record<string, () => Error>;
}

/** The subgraph's door to PostgreSQL: TypeORM for entities and migrations, prepared SQL for hot reads. */
export class Database implements SystemDatabase {
  /** Statements sent so far; tests subtract two readings to prove that a list does not grow. */
  statements = 0;
  private source: DataSource | null = null;
  private readonly names = new StatementNames();

  constructor(readonly definition: DatabaseDefinition) {}

  get schema(): string {
    return this.definition.schema;
  }

  /**
   * Connects, creates the schema and runs outstanding migrations (one process at a time, R-15). @throws when
   * PostgreSQL refuses.
   */
  async open(url: string, config: Pick<Config, 'poolSize' | 'longestStatement'>): Promise<void> {
    const { poolSize, longestStatement = 5_000 } = config;
    await this.migrate(url);
    const source = this.dataSource(url, {
      max: poolSize,
      query_timeout: longestStatement + 500,
      maxLifetimeSeconds: LIFE_OF_A_NAME,
      options: `${this.searchPath} -c statement_timeout=${longestStatement} -c lock_timeout=5000 -c idle_in_transaction_session_timeout=${3 * longestStatement}`,
    });
    await source.initialize();
    this.source = source;
    this.pool.on('error', () => undefined); // a dropped idle connection is replaced on next use
  }

  private get searchPath(): string {
    return `-c search_path=${this.schema},public -c timezone=UTC`;
  }

  private dataSource(url: string, extra: Record<string, unknown>): DataSource {
    const { schema, entities, migrations } = this.definition;
    return new DataSource({
      type: 'postgres',
      url,
      schema,
      entities,
      migrations: [...kitMigrations, ...Object.values(migrations)] as MixedList<Function>,
      migrationsTableName: 'migrations',
      synchronize: false,
      logging: false,
      applicationName: `portal-${schema}`,
      extra: { ...POOL_OPTIONS, types: portableTypes, ...extra },
    });
  }

  /** On its own connection, because a migration may take longer than any request is allowed to. */
  private async migrate(url: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(`select pg_advisory_lock(hashtext('portal-migrations'))`);
      await client.query(`create schema if not exists "${this.schema}"`);
      const source = this.dataSource(url, { max: 2, options: this.searchPath });
      await source.initialize();
      await source.runMigrations({ transaction: 'each' }).finally(() => source.destroy());
    } finally {
      await client.end();
    }
  }

  async close(): Promise<void> {
    await this.source?.destroy();
    this.source = null;
  }

  get opened(): DataSource {
    if (!this.source) throw new Error(`The database of ${this.schema} is not open.`);
    return this.source;
  }

  private get pool(): Pool {
    return (this.opened.driver as unknown as { master: Pool }).master;
  }

  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    return this.opened.getRepository(entity);
  }

  private statement(sql: string, params: unknown[]): QueryConfig {
    const name = this.names.nameOf(sql);
    return name === undefined ? { text: sql, values: params } : { name, text: sql, values: params };
  }

  async query<Row extends QueryResultRow>(sql: string, params: unknown[] = []): Promise<Row[]> {
    this.statements += 1;
    requirePlace(this.pool);
    try {
      return (await this.pool.query<Row>(this.statement(sql, params))).rows;
    } catch (error) {
      throw translateDatabaseError(error, this.definition.constraints);
    }
  }

  async one<Row extends QueryResultRow>(sql: string, params: unknown[] = []): Promise<Row | null> {
    return (await this.query<Row>(sql, params))[0] ?? null;
  }

  /**
   * Runs `work` in one transaction on behalf of the caller. Repeated after a deadlock or serialization
   * failure, so `work` must do nothing but write to this database. With an Idempotency-Key a repeated
   * mutation gets the first result back without running `work`; results must therefore survive JSON (R-09,
   * I13).
   * @throws PortalError for refusals, also those of the definition's `constraints`.
   */
  async write<Result>(
    context: RequestContext,
    work: (tx: Transaction) => Promise<Result>,
    { storeAnswer = 'plain' }: WriteOptions = {},
  ): Promise<Result> {
    const running = context.mutation;
    const ordinal = running ? running.writes++ : 0;
    const place = { mutation: running, ordinal, storeAnswer };
    return this.retrying(context, (tx) => withIdempotency(context, place, tx, () => work(tx)));
  }

  /**
   * The stored answer of this mutation's write for the same Idempotency-Key; undefined when there is none. Call it
   * before calling another subgraph, so that a repeat has no effect there.
   * @throws CONFLICT for another body
   */
  async stored<Result>(context: RequestContext): Promise<Result | undefined> {
    return storedResult<Result>(context, context.mutation, context.mutation?.writes ?? 0, this);
  }

  /** Decides under locks what a later write will do. It is not a write itself: no answer is stored for repeats. */
  async plan<Result>(context: RequestContext, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
    return this.retrying(context, work);
  }

  private async retrying<Result>(
    context: RequestContext,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.transact(context, work);
      } catch (error) {
        if (attempt < 4 && isWorthRepeating(error)) continue;
        throw translateDatabaseError(error, this.definition.constraints);
      }
    }
  }

  /** A transaction without a caller: consumers of events, sweeps, seeds. */
  async system<Result>(
    work: (tx: Queryable & { manager: EntityManager }) => Promise<Result>,
  ): Promise<Result> {
    return this.transact(null, work);
  }

  /** Ends a connection before it is released, so that the pool throws it away. */
  private async abandon(runner: QueryRunner): Promise<void> {
    const client = (await runner.connect().catch(() => null)) as pg.Client | null;
    client?.end().catch(() => undefined);
  }

  private async transact<Result>(
    context: RequestContext | null,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    requirePlace(this.pool);
    const runner = this.opened.createQueryRunner();
    try {
      const client = (await runner.connect()) as PoolClient;
      await runner.startTransaction();
      this.statements += 2;
      const tx = this.transaction(context, client, runner.manager);
      const result = await work(tx);
      await runner.commitTransaction();
      return result;
    } catch (error) {
      // A connection that may still be in the transaction is not reused; if PostgreSQL hangs it is dropped.
      if (isUnanswered(error)) await this.abandon(runner);
      else if (runner.isTransactionActive)
        await runner.rollbackTransaction().catch(() => this.abandon(runner));
      throw error;
    } finally {
      await runner.release();
    }
  }

  private transaction(
    context: RequestContext | null,
    client: PoolClient,
    manager: EntityManager,
  ): Transaction {
    const run = async <Row extends QueryResultRow>(sql: string, params: unknown[] = []): Promise<Row[]> => {
      this.statements += 1;
      const result: QueryResult<Row> = await client.query<Row>(this.statement(sql, params));
      return result.rows;
    };
    const tx: Transaction = {
      manager,
      query: run,
      one: async <Row extends QueryResultRow>(sql: string, params: unknown[] = []) =>
        (await run<Row>(sql, params))[0] ?? null,
      audit: (entry) => writeAudit(tx, context, entry),
      keep: (type, id, changes) => writeHistory(tx, context, type, id, changes),
      emit: async (topic, payload) => {
        await writeEvent(tx, topic, payload);
        context?.effects.outboxOf.add(this.schema);
      },
    };
    return tx;
  }
}

/** The database of one subgraph. One per process; tests open it on their own database. */
export function defineDatabase(definition: DatabaseDefinition): Database {
  return new Database(definition);
}
