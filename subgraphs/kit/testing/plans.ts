import type { Database } from '../postgres/database.js';
import type { TestSubgraph } from './subgraph.js';
import type { Viewer } from '../request/viewer.js';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

interface Explained extends Record<string, unknown> {
  'QUERY PLAN': [{ Plan: Plan }];
}

export type Statement = [sql: string, params: unknown[]];

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
const planOf = (row: Explained | null) => (row ? nodes(row['QUERY PLAN'][0].Plan) : []);

/** How PostgreSQL reads what the statement asks for with these values; it is run. */
export async function planForValues(database: Database, [sql, params]: Statement): Promise<Plan[]> {
  return planOf(await database.one<Explained>(`explain (analyze, format json) ${sql}`, params));
}

/**
 * How it reads it once it does not look at the values, as it may do with a prepared statement; it is not
 * run.
 */
export async function planForAll(database: Database, [sql, params]: Statement): Promise<Plan[]> {
  return database.system(async (tx) => {
    await tx.query('set local plan_cache_mode = force_generic_plan');
    await tx.query(`prepare listed as ${sql}`);
    const row = await tx.one<Explained>(
      `explain (format json) execute listed${params.length > 0 ? ` (${params.map(() => 'null').join(', ')})` : ''}`,
    );
    await tx.query('deallocate listed');
    return planOf(row);
  });
}

/** The tables that are read from one end to the other. */
export const scanned = (plan: Plan[], tables: readonly string[]): string[] =>
  plan.flatMap((node) =>
    node['Node Type'] === 'Seq Scan' && tables.includes(node['Relation Name'] ?? '')
      ? [node['Relation Name'] ?? '']
      : [],
  );

/** Rows of these tables that were looked at, also in vain. */
export const rowsRead = (plan: Plan[], tables: readonly string[]): number =>
  plan
    .filter((node) => tables.includes(node['Relation Name'] ?? ''))
    .reduce(
      (sum, node) =>
        sum +
        (node['Actual Loops'] ?? 0) *
          ((node['Actual Rows'] ?? 0) +
            (node['Rows Removed by Filter'] ?? 0) +
            (node['Rows Removed by Index Recheck'] ?? 0)),
      0,
    );

/** Runs the document, which must succeed. @returns what it asked of PostgreSQL, and the answer */
export async function statementsOf<Data>(
  { database, run }: Pick<TestSubgraph, 'database' | 'run'>,
  person: Viewer,
  document: string,
  variables: Record<string, unknown> = {},
): Promise<{ sent: Statement[]; data: Data }> {
  const sent: Statement[] = [];
  const send = database.query.bind(database);
  database.query = (sql: string, params: unknown[] = []) => {
    sent.push([sql, params]);
    return send(sql, params);
  };
  const { data, errors } = await run<Data>(person, document, variables);
  database.query = send;
  expect(errors).toEqual([]);
  return { sent, data };
}
