import { IT_SUPPORT } from '../category/category.fixed.js';

export type TicketKind = 'leave-request' | 'it-support' | 'feedback' | 'general';

interface KindRules {
  /** Name in the graph. */
  name: string;
  /** Segment of its REST paths, also taken as a filter value. */
  segment: string;
  /** Shortest filter value in use (B7.25). */
  short: string;
  /** Which of them IT Staff handle; HR and Administrators handle all of every kind. */
  handledByIt: 'all' | 'category IT Support' | 'none';
  /** The category that every ticket of the kind has, when it cannot be chosen. */
  category: number | null;
  /** Kinds it is found under when somebody names one; the IT page reads IT support tickets among the general ones (C7.5 to C7.9). */
  answersTo: readonly TicketKind[];
  /** Ids are drawn at random from their own half of the id space, so that they tell no order. */
  hasRandomId: boolean;
}

/** The rules by documented word (B3.62); one row per kind, no rule about kinds elsewhere. */
export const KINDS: Record<TicketKind, KindRules> = {
  'leave-request': { name: 'LEAVE_REQUEST', segment: 'leave-requests', short: 'leave', handledByIt: 'none', category: null, answersTo: ['leave-request'], hasRandomId: false },
  'it-support': { name: 'IT_SUPPORT', segment: 'it-support', short: 'it', handledByIt: 'all', category: IT_SUPPORT, answersTo: ['it-support', 'general'], hasRandomId: false },
  feedback: { name: 'FEEDBACK', segment: 'feedback', short: 'feedback', handledByIt: 'none', category: null, answersTo: ['feedback'], hasRandomId: true },
  general: { name: 'GENERAL', segment: 'general', short: 'general', handledByIt: 'category IT Support', category: null, answersTo: ['general'], hasRandomId: false },
};

export const ALL_KINDS = Object.keys(KINDS) as TicketKind[];

/** Smallest and largest id of feedback; all other kinds count upwards below it. */
export const FEEDBACK_IDS = { from: 1_000_000_000, to: 2_147_483_647 };

/** Values of the graph's TicketKind. */
export const kindNames = Object.fromEntries(ALL_KINDS.map((kind) => [KINDS[kind].name, kind]));

const asName = (spelling: string) => spelling.toUpperCase().replaceAll('-', '_');

/** Values of the graph's TicketKindFilter: every spelling in use to its kind (decision P2). */
export const kindFilterNames = Object.fromEntries(ALL_KINDS.flatMap((kind) => [kind, KINDS[kind].segment, KINDS[kind].short].map((spelling) => [asName(spelling), kind])));
