import type { Queryable } from '../../kit/postgres/queryable.js';

/**
 * Loads many tickets: meanwhile the search indexes defer more work (their pending lists are normally short, see the
 * migrations), then that work is finished and the planner's statistics are updated. In one transaction, which locks
 * the table before its indexes, as autovacuum does, to avoid a deadlock.
 */
export async function loadingMany<Result>(tx: Queryable, load: () => Promise<Result>): Promise<Result> {
  await tx.query('lock table ticket in share update exclusive mode');
  const usual = await tx.query<{ name: string; limit: string }>(
    `select c.oid::regclass::text as name, option_value as limit from pg_class c, pg_options_to_table(c.reloptions)
     where c.oid = any($1::text[]::regclass[]) and option_name = 'gin_pending_list_limit'`,
    [INDEXES],
  );
  for (const { name } of usual) await tx.query(`alter index ${name} set (gin_pending_list_limit = 8192)`);
  const result = await load();
  for (const { name, limit } of usual) {
    await tx.query(`alter index ${name} set (gin_pending_list_limit = ${Number(limit)})`);
    await tx.query('select gin_clean_pending_list($1::regclass)', [name]);
  }
  await analyze(tx);
  return result;
}

/** What tickets are searched by. */
const INDEXES = ['ticket_search', 'ticket_letters'];

/** Columns whose texts are searched: folding a sample of them is most of the work of ANALYZE. */
const SEARCHED = ['title, description', 'created_by_name', 'details'];

/** Some columns at a time, so that even on a busy machine each stays within the statement timeout. */
async function analyze(tx: Queryable): Promise<void> {
  const searched = SEARCHED.join(', ').split(', ');
  const [others] = await tx.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
     where attrelid = 'ticket'::regclass and attnum > 0 and not attisdropped and attname <> all($1::text[])`,
    [searched],
  );
  for (const columns of [...SEARCHED, others?.names]) await tx.query(`analyze ticket (${columns})`);
}
