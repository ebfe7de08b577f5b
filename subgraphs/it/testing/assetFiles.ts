/** Files of assets as IT imports them, and the directory that knows their holders. */

const HEADS =
  'Asset tag,Name,Category,Brand,Model,Serial number,Status,Condition,Location,Assigned to,Assigned date,Purchase date,Purchase cost,Warranty expiry,Notes';
const PEOPLE = [
  {
    userId: 71,
    email: 'ann@portal.example',
    employeeId: 'EMP1',
    fullName: 'Ann Lee',
    department: { id: 1, name: 'Sales' },
  },
  { userId: 72, email: 'bob@portal.example', employeeId: 'EMP2', fullName: 'Bob Ray', department: null },
  { userId: 73, email: 'bob2@portal.example', employeeId: 'EMP3', fullName: 'Bob Ray', department: null },
];

/** A line of a file; omitted cells are valid. */
export const row = (
  given: Partial<
    Record<'tag' | 'name' | 'category' | 'serial' | 'status' | 'holder' | 'since' | 'bought' | 'cost', string>
  >,
) =>
  [
    given.tag ?? '',
    given.name ?? 'ThinkPad',
    given.category ?? 'laptop',
    'Lenovo',
    'X1',
    given.serial ?? 'SN-1',
    given.status ?? '',
    '',
    'Storage Room',
    given.holder ?? '',
    given.since ?? '',
    given.bought ?? '2026-01-05',
    given.cost ?? '2129.50',
    '2029-01-05',
    '',
  ].join(',');

/** A file with these lines below its heads. */
export const csvOf = (...rows: string[]) => [HEADS, ...rows].map((line) => `${line}\r\n`).join('');

/** Answers what an import asks of people. */
export const directory = <Data>(
  _document: string,
  variables: Record<string, unknown> = {},
): Promise<Data> => {
  // Two pages, as a directory has many.
  const isFirst = variables['after'] == null;
  return Promise.resolve({
    employees: { next: isFirst ? 'more' : null, results: isFirst ? PEOPLE.slice(0, 2) : PEOPLE.slice(2) },
  } as Data);
};
