/** A word of a fixed list; its place in the list is its number (decision H1). */
export interface Lookup {
  id: number;
  code: string;
  label: string;
}

function list<Code extends string>(
  ...entries: (readonly [code: Code, label: string])[]
): readonly (Lookup & { code: Code })[] {
  return entries.map(([code, label], place) => ({ id: place + 1, code, label }));
}

/**
 * The fixed lists as they are in the table `lookup`, by kind. Their numbers are a contract with everyone who
 * stores or counts them: a number never changes its meaning, and a new word goes to the end of its list.
 */
export const LOOKUPS = {
  posting_status: list(
    ['active', 'Active'],
    ['draft', 'Draft'],
    ['closed', 'Closed'],
    ['on_hold', 'On Hold'],
  ),
  posting_priority: list(['urgent', 'Urgent'], ['high', 'High'], ['medium', 'Medium'], ['low', 'Low']),
  employment_status: list(
    ['active', 'Active'],
    ['inactive', 'Inactive'],
    ['on_leave', 'On Leave'],
    ['terminated', 'Terminated'],
    ['probation', 'Probation'],
  ),
  application_status: list(
    ['submitted', 'Submitted'],
    ['under_review', 'Under Review'],
    ['interview_scheduled', 'Interview Scheduled'],
    ['interviewed', 'Interviewed'],
    ['offer_extended', 'Offer Extended'],
    ['accepted', 'Accepted'],
    ['rejected', 'Rejected'],
    ['withdrawn', 'Withdrawn'],
  ),
} as const;

export type LookupKind = keyof typeof LOOKUPS;
export type Code<Kind extends LookupKind> = (typeof LOOKUPS)[Kind][number]['code'];

/** @throws RangeError for a number that is not in the list, which no constraint of the tables lets in */
export function lookupOf(kind: LookupKind, id: number): Lookup {
  const found = LOOKUPS[kind][id - 1];
  if (!found) throw new RangeError(`${kind} has no number ${id}.`);
  return found;
}

/** The number of a word that rules name. */
export function idOf<Kind extends LookupKind>(kind: Kind, code: Code<Kind>): number {
  return LOOKUPS[kind].findIndex((entry) => entry.code === code) + 1;
}

/**
 * The number of an entry by its number or code, in any case and with - for _, or by one of `synonyms` (word to
 * number); null if there is no such entry.
 */
export function readLookup(
  kind: LookupKind,
  text: string,
  synonyms: Readonly<Record<string, number>> = {},
): number | null {
  const wanted = text.trim().toLowerCase().replaceAll('-', '_');
  const found = LOOKUPS[kind].find(({ id, code }) => String(id) === wanted || code === wanted);
  return found?.id ?? (Object.hasOwn(synonyms, wanted) ? (synonyms[wanted] ?? null) : null);
}
