import type { RequestContext } from '../../kit/request/context.js';
import { DIRECTORY } from './assetImport.calls.js';
import type { Directory, DirectoryEntry } from './assetImport.calls.js';

const plain = (text: string): string => text.trim().toLowerCase();

/** Who is meant by an email, an employee ID or a full name; a text says why no one is. */
export type FindHolder = (cell: string) => DirectoryEntry | string;

/**
 * Everyone whom a file may name. The directory is read once, whatever the number of rows; not at all when no
 * row names anyone.
 */
export async function readHolders(context: RequestContext, isNeeded: boolean): Promise<FindHolder> {
  const found = new Map<string, DirectoryEntry[]>();
  const note = (key: string, entry: DirectoryEntry) =>
    found.set(plain(key), [...(found.get(plain(key)) ?? []), entry]);
  for (let after: string | null = null, isMore = isNeeded; isMore; isMore = after !== null) {
    const { employees }: Directory = await context.graph<Directory>(DIRECTORY, { after });
    for (const entry of employees.results) {
      note(entry.email, entry);
      note(entry.employeeId, entry);
      note(entry.fullName, entry);
    }
    after = employees.next;
  }
  return (cell) => {
    const [entry, ...others] = found.get(plain(cell)) ?? [];
    if (!entry) return `There is nobody here with the email, employee ID or name “${cell}”.`;
    return others.length > 0
      ? `${others.length + 1} people are called “${cell}”. Give the email or the employee ID.`
      : entry;
  };
}
