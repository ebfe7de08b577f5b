import { IT_SUPPORT } from '../category/category.fixed.js';

/** Documented word by its name in the graph (B3.62). */
export const kindNames = {
  LEAVE_REQUEST: 'leave-request',
  IT_SUPPORT: 'it-support',
  FEEDBACK: 'feedback',
  GENERAL: 'general',
} as const;

export type TicketKind = (typeof kindNames)[keyof typeof kindNames];
/** A kind as a filter may spell it. */
export type TicketKindFilter = TicketKind;

/** Every spelling in use (decision P2, B7.25). */
export const kindFilterNames = {
  ...kindNames,
  LEAVE_REQUESTS: 'leave-request',
  LEAVE: 'leave-request',
  IT: 'it-support',
} as const;

interface KindRules {
  /** Which of them IT Staff handle; HR and Administrators handle all of every kind. */
  handledByIt: 'all' | 'category IT Support' | 'none';
  /** The category that every ticket of the kind has, when it cannot be chosen. */
  category: number | null;
  /**
   * Kinds it is found under when somebody names one; the IT page reads IT support tickets among the general
   * ones (C7.5 to C7.9).
   */
  answersTo: readonly TicketKind[];
  /** Ids are drawn at random from their own half of the id space, so that they tell no order. */
  hasRandomId: boolean;
}

/** One row per kind, no rule about kinds elsewhere. */
export const KINDS: Record<TicketKind, KindRules> = {
  'leave-request': { handledByIt: 'none', category: null, answersTo: ['leave-request'], hasRandomId: false },
  'it-support': {
    handledByIt: 'all',
    category: IT_SUPPORT,
    answersTo: ['it-support', 'general'],
    hasRandomId: false,
  },
  feedback: { handledByIt: 'none', category: null, answersTo: ['feedback'], hasRandomId: true },
  general: { handledByIt: 'category IT Support', category: null, answersTo: ['general'], hasRandomId: false },
};

export const ALL_KINDS = Object.keys(KINDS) as TicketKind[];

/** Smallest and largest id of feedback; all other kinds count upwards below it. */
export const FEEDBACK_IDS = { from: 1_000_000_000, to: 2_147_483_647 };
