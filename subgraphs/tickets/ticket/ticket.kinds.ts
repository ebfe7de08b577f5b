/** Documented word by its name in the graph. */
export const kindNames = {
  LEAVE_REQUEST: 'leave-request',
  IT_SUPPORT: 'it-support',
  FEEDBACK: 'feedback',
  GENERAL: 'general',
} as const;

export type TicketKind = (typeof kindNames)[keyof typeof kindNames];
/** A kind as a filter may spell it. */
export type TicketKindFilter = TicketKind;

/** Every spelling in use. */
export const kindFilterNames = {
  ...kindNames,
  LEAVE_REQUESTS: 'leave-request',
  LEAVE: 'leave-request',
  IT: 'it-support',
} as const;

export const ALL_KINDS: readonly TicketKind[] = Object.values(kindNames);

/** Smallest and largest id of tickets that may be anonymous; all others count upwards below it. */
export const RANDOM_IDS = { from: 1_000_000_000, to: 2_147_483_647 };
