import { getMetadataArgsStorage } from 'typeorm';

/**
 * Columns of an entity for SELECT, each named as in the entity: `e.id, e.user_id as "userId"`. The entity alone
 * says which there are; its type, less what is left out, is the type of the row.
 * @param alias of its table in the statement
 */
export function columnsOf<Row extends object>(
  entity: new () => Row,
  alias: string,
  without: readonly (keyof Row & string)[] = [],
): string {
  const left: ReadonlySet<string> = new Set(without);
  return getMetadataArgsStorage()
    .columns.filter(({ target, propertyName }) => target === entity && !left.has(propertyName))
    .map(({ propertyName, options: { name = propertyName } }) =>
      name === propertyName ? `${alias}.${name}` : `${alias}.${name} as "${propertyName}"`,
    )
    .join(', ');
}
