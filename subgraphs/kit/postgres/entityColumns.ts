import { getMetadataArgsStorage } from 'typeorm';

type Names<Row> = readonly (keyof Row & string)[];

/** Where each value of a row is read from, by its name in the row: `{ userId: 'e.user_id' }`. */
export type ColumnMap<Row> = Readonly<Record<keyof Row & string, string>>;

/** A column of an entity as statements write it. */
interface TableColumn<Name extends string> {
  /** In the entity. */
  name: Name;
  /** In the table. */
  column: string;
  /** In PostgreSQL. */
  type: string;
}

/** The columns of an entity as its table has them, but for what is left out. */
export function tableColumnsOf<Row extends object, const Left extends Names<Row> = []>(
  entity: new () => Row,
  without?: Left,
): TableColumn<Exclude<keyof Row & string, Left[number]>>[] {
  const left: ReadonlySet<string> = new Set(without);
  return getMetadataArgsStorage()
    .columns.filter(({ target, propertyName }) => target === entity && !left.has(propertyName))
    .map(({ propertyName, options: { name = propertyName, type } }) => ({
      name: propertyName as Exclude<keyof Row & string, Left[number]>,
      column: name,
      type: String(type),
    }));
}

/**
 * The source of each column of an entity, by property: `{ userId: 'e.user_id' }`. The entity alone defines the
 * columns; its type without the omitted ones is the type of the row.
 * @param alias of its table in the statement
 */
export function columnMapOf<Row extends object, const Left extends Names<Row> = []>(
  entity: new () => Row,
  alias: string,
  without?: Left,
): Record<Exclude<keyof Row & string, Left[number]>, string> {
  return Object.fromEntries(
    tableColumnsOf<Row, Left>(entity, without).map(({ name, column }) => [name, `${alias}.${column}`]),
  ) as Record<Exclude<keyof Row & string, Left[number]>, string>;
}

/**
 * The values of a row for SELECT, each named as in the row: `e.id as "id", e.user_id as "userId"`.
 * @param names of those that are read; all when left out
 */
export const selectOf = <Row>(
  columns: ColumnMap<Row>,
  names: Names<Row> = Object.keys(columns) as (keyof Row & string)[],
): string => names.map((name) => `${columns[name]} as "${name}"`).join(', ');

/** The columns of an entity for SELECT, each named as there. */
export const columnsOf = <Row extends object>(
  entity: new () => Row,
  alias: string,
  without: Names<Row> = [],
): string => selectOf(columnMapOf(entity, alias, without));

/** The same as one value of JSON, for a row within a row. */
export const jsonOf = (columns: Readonly<Record<string, string>>): string =>
  `json_build_object(${Object.entries(columns)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')})`;
