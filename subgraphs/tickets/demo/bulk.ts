import type { Queryable } from '../../kit/postgres/queryable.js';

/**
 * Loads many tickets: lets the search index postpone more of its work meanwhile (for daily writing its list
 * is kept short, see the migration), then finishes that work and tells the planner what the table now holds.
 * In one transaction, which takes the table before its index, as autovacuum does: the other way round each
 * could wait for the other.
 */
export async function loadingMany<Result>(tx: Queryable, load: () => Promise<Result>): Promise<Result> {
  await tx.query('lock table ticket in share update exclusive mode');
  const [usual] = await tx.query<{ limit: string }>(
    `select option_value as limit from pg_class, pg_options_to_table(reloptions) where oid = 'ticket_search'::regclass and option_name = 'gin_pending_list_limit'`,
  );
  await tx.query('alter index ticket_search set (gin_pending_list_limit = 1024)');
  const result = await load();
  await tx.query(`alter index ticket_search set (gin_pending_list_limit = ${Number(usual?.limit)})`);
  await tx.query(`select gin_clean_pending_list('ticket_search')`);
  await analyze(tx);
  return result;
}

/** Columns whose texts are searched: folding a sample of them is most of the work of ANALYZE. */
const SEARCHED = ['title, description', 'created_by_name', 'details'];

/** Some columns at a time, so that on a busy machine too none lasts longer than a statement may. */
async function analyze(tx: Queryable): Promise<void> {
  const searched = SEARCHED.join(', ').split(', ');
  const [others] = await tx.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
     where attrelid = 'ticket'::regclass and attnum > 0 and not attisdropped and attname <> all($1::text[])`,
    [searched],
  );
  for (const columns of [...SEARCHED, others?.names]) await tx.query(`analyze ticket (${columns})`);
}
