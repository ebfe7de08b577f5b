import { getMetadataArgsStorage } from 'typeorm';

type Names<Row> = readonly (keyof Row & string)[];

/**
 * Where each column of an entity is read from, by its name there: `{ userId: 'e.user_id' }`. The entity alone
 * says which there are; its type, less what is left out, is the type of the row.
 * @param alias of its table in the statement
 */
export function columnMapOf<Row extends object, const Left extends Names<Row> = []>(
  entity: new () => Row,
  alias: string,
  without?: Left,
): Record<Exclude<keyof Row & string, Left[number]>, string> {
  const left: ReadonlySet<string> = new Set(without);
  return Object.fromEntries(
    getMetadataArgsStorage()
      .columns.filter(({ target, propertyName }) => target === entity && !left.has(propertyName))
      .map(({ propertyName, options: { name = propertyName } }) => [propertyName, `${alias}.${name}`]),
  ) as Record<Exclude<keyof Row & string, Left[number]>, string>;
}

/** The same for SELECT, each named as in the entity: `e.id, e.user_id as "userId"`. */
export function columnsOf<Row extends object>(
  entity: new () => Row,
  alias: string,
  without: Names<Row> = [],
): string {
  return Object.entries<string>(columnMapOf(entity, alias, without))
    .map(([name, sql]) => (sql === `${alias}.${name}` ? sql : `${sql} as "${name}"`))
    .join(', ');
}
