import { getMetadataArgsStorage } from 'typeorm';
import { tableColumnsOf } from './entityColumns.js';
import type { Queryable } from './queryable.js';

/** Inserts a row of an entity, for factories; omitted columns have the table's defaults. @returns its id */
export async function insertRow<Row extends { id: number | string }>(
  database: Queryable,
  entity: new () => Row,
  given: { [Name in keyof Row]?: Row[Name] | undefined },
): Promise<Row['id']> {
  const table = getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name;
  const columns = tableColumnsOf(entity).filter(({ name }) => given[name] !== undefined);
  const names = columns.map(({ column }) => column).join(', ');
  const values = columns.map((_, at) => `$${at + 1}`).join(', ');
  const row = await database.one<{ id: Row['id'] }>(
    `insert into ${table} (${names}) values (${values}) returning id`,
    columns.map(({ name, type }) => (type === 'jsonb' ? JSON.stringify(given[name]) : given[name])),
  );
  if (!row) throw new Error(`The row of ${table} was not inserted.`);
  return row.id;
}
