/** `departmentName` -> `department_name`; digits stay with their word, as in `address_line1`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `department_name` -> `departmentName`. */
export function camelCase(name: string): string {
  return name.replace(/(?<!_)_+([a-zA-Z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/**
 * The ordering a REST caller wrote, in the graph's names: `-user__first_name,hire_date` ->
 * `-firstName,hireDate`. Names that no list knows are ignored later, where the list is.
 */
export function orderingNames(ordering: string): string {
  return ordering
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '-')
    .map((part) => {
      const isDescending = part.startsWith('-');
      const name = (isDescending ? part.slice(1) : part).toLowerCase();
      const bare = name.split('__').at(-1) ?? name;
      return `${isDescending ? '-' : ''}${camelCase(bare)}`;
    })
    .join(',');
}
