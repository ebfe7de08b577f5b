import type { Queryable } from '../../kit/postgres/queryable.js';

/** Adds ticket categories; one whose name is there already stays as it is. */
export async function insertCategories(
  database: Queryable,
  categories: readonly { id?: number; name: string; departmentName?: string }[],
): Promise<void> {
  await database.query(
    `insert into ticket_category (id, name, department_name)
     select coalesce(id, nextval(pg_get_serial_sequence('ticket_category', 'id'))), name, department
     from unnest($1::int[], $2::text[], $3::text[]) given (id, name, department) on conflict do nothing`,
    [
      categories.map(({ id }) => id ?? null),
      categories.map(({ name }) => name),
      categories.map(({ departmentName }) => departmentName ?? null),
    ],
  );
}
