import type { PostingRow } from '../posting/posting.loader.js';
import { readPosting } from './engine/engine.js';
import type { PostingText, ParsedPosting } from './engine/engine.js';

/** Four searches of the newest postings; each takes some kilobytes. */
const MOST_KEPT = 2_000;
/** Postings that are read before others get their turn of this process. */
const AT_ONCE = 5;

const kept = new Map<string, ParsedPosting>();

const textOf = (row: PostingRow): PostingText => ({
  id: row.id,
  title: row.title,
  departmentName: row.departmentName,
  location: row.location,
  jobType: row.jobType.toUpperCase(),
  experienceLevel: row.experienceLevel.toUpperCase(),
  description: row.description,
  requirements: row.requirements,
  responsibilities: row.responsibilities,
});

function parse(row: PostingRow): ParsedPosting {
  // A department's new name changes its postings without a new version.
  const name = `${row.id} ${row.version} ${row.departmentName}`;
  const parsed = kept.get(name) ?? readPosting(textOf(row));
  // The most recently used entry is last, so that the least recently used are evicted first.
  kept.delete(name);
  kept.set(name, parsed);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  return parsed;
}

/** What the postings ask for; each version of a posting is read once. */
export async function parsePostings(rows: readonly PostingRow[]): Promise<ParsedPosting[]> {
  const parsed: ParsedPosting[] = [];
  for (const [place, row] of rows.entries()) {
    if (place % AT_ONCE === AT_ONCE - 1) await new Promise(setImmediate);
    parsed.push(parse(row));
  }
  return parsed;
}
