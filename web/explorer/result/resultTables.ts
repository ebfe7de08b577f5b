/** A list of an answer as a table. */
export interface ResultTable {
  /** Its path in the answer, for example `leaveRequests.results`. */
  name: string;
  columns: string[];
  rows: Record<string, string | number | null>[];
}

/** The separator between the values of a list, such as the two groups of a figure. */
export const groupMark = ' / ';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plain = (value: unknown): string | number | null =>
  value === null || typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);

/** The cells of one row: parts by their path, lists of values joined, lists of records counted. */
function flat(record: Fields, before = ''): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]): [string, string | number | null][] => {
      const name = before + key;
      if (isObject(value)) return Object.entries(flat(value, `${name}.`));
      if (!Array.isArray(value)) return [[name, plain(value)]];
      return [
        [name, value.some(isObject) ? value.length : value.map((one) => plain(one) ?? '').join(groupMark)],
      ];
    }),
  );
}

function listsIn(value: Fields, before = ''): ResultTable[] {
  return Object.entries(value).flatMap(([key, part]) => {
    const name = before + key;
    if (isObject(part)) return listsIn(part, `${name}.`);
    if (!Array.isArray(part) || !part.every(isObject) || part.length === 0) return [];
    const rows = part.map((record) => flat(record));
    return [{ name, rows, columns: [...new Set(rows.flatMap((row) => Object.keys(row)))] }];
  });
}

/** The lists of an answer of the graph, as tables; none for a text that is not an answer or has no list. */
export function resultTables(response: string): ResultTable[] {
  try {
    const { data } = JSON.parse(response) as { data?: unknown };
    return isObject(data) ? listsIn(data) : [];
  } catch {
    return [];
  }
}
