import type { RequestContext } from '../../kit/request/context.js';
import { Names } from '../../kit/request/input/names.js';
import { DIRECTORY } from './assetImport.calls.js';
import type { Directory, DirectoryEntry } from './assetImport.calls.js';

/** The person with an email, an employee ID or a full name; a text is the reason for finding nobody. */
export type FindHolder = (cell: string) => DirectoryEntry | string;

/**
 * Everyone whom a file may name. The directory is read once for any number of rows, and not at all if no row names
 * a person.
 */
export async function readHolders(context: RequestContext, isNeeded: boolean): Promise<FindHolder> {
  const found = new Names<DirectoryEntry>();
  for (let after: string | null = null, isMore = isNeeded; isMore; isMore = after !== null) {
    const { employees }: Directory = await context.graph<Directory>(DIRECTORY, { after });
    for (const entry of employees.results) {
      for (const name of [entry.email, entry.employeeId, entry.fullName]) found.add(name, entry);
    }
    after = employees.next;
  }
  return (cell) => {
    const [entry, ...others] = found.find(cell);
    if (!entry) return `There is nobody here with the email, employee ID or name “${cell}”.`;
    return others.length > 0
      ? `${others.length + 1} people are called “${cell}”. Give the email or the employee ID.`
      : entry;
  };
}
