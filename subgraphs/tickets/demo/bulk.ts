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
  await tx.query('analyze ticket');
  return result;
}
