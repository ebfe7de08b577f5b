import { badInput } from '../../kit/request/errors.js';
import { notAChoice } from '../../kit/request/input/refusalTexts.js';
import { idOf, lookupOf, readLookup } from '../lookup/lookup.fixed.js';

const KIND = 'application_status';

export const WITHDRAWN = idOf(KIND, 'withdrawn');

const UNDER_WAY = (
  ['submitted', 'under_review', 'interview_scheduled', 'interviewed', 'offer_extended'] as const
).map((code) => idOf(KIND, code));
const REVIEWED = [...UNDER_WAY, idOf(KIND, 'accepted'), idOf(KIND, 'rejected')];

/** Every change of an application's status, by who makes it; withdrawn is final. */
const MOVES = {
  reviewer: { from: REVIEWED, to: REVIEWED },
  applicant: { from: UNDER_WAY, to: [WITHDRAWN] },
} as const;

/** Whether someone may set this status; the same once more is no move. */
export const mayMove = (who: keyof typeof MOVES, from: number, to: number): boolean =>
  from === to || (MOVES[who].from.includes(from) && MOVES[who].to.includes(to));

/** Words of the dropdown of an application; decision H2 defines their meaning. */
const DROPDOWN = {
  pending: idOf(KIND, 'submitted'),
  screening: idOf(KIND, 'under_review'),
  interview: idOf(KIND, 'interview_scheduled'),
  offer: idOf(KIND, 'offer_extended'),
  hired: idOf(KIND, 'accepted'),
  rejected: idOf(KIND, 'rejected'),
};

export const statusOf = (statusId: number) => lookupOf(KIND, statusId);

/** Neither accepted, rejected nor withdrawn: the applicant can take it back. */
export const isUnderWay = (statusId: number): boolean => UNDER_WAY.includes(statusId);

/** The status that a number, a code or a word of the dropdown means, or null. */
export const readStatus = (text: string): number | null => readLookup(KIND, text, DROPDOWN);

/**
 * The statuses of a filter, by number or code; blank values are ignored. @throws BAD_USER_INPUT on `status` that
 * names every unknown one
 */
export function readStatuses(texts: readonly string[] | null | undefined): number[] {
  const words = (texts ?? []).filter((text) => text.trim() !== '');
  const unknown = words.filter((word) => readLookup(KIND, word) === null);
  if (unknown.length > 0) throw badInput({ status: unknown.map((word) => notAChoice(word)) });
  return [...new Set(words.flatMap((word) => readLookup(KIND, word) ?? []))];
}
