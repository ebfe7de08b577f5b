// The words of enum values in REST. A value is its own name in lower case (`IN_PROGRESS` is
// `in_progress`), and input takes any case with `-` and `_` alike. Only answers that differ from that are
// here (decision P2, decisions 5j).
const ANSWERED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  TicketKind: { LEAVE_REQUEST: 'leave-request', IT_SUPPORT: 'it-support' },
  TicketKindFilter: {
    LEAVE_REQUEST: 'leave-request',
    LEAVE_REQUESTS: 'leave-requests',
    IT_SUPPORT: 'it-support',
  },
  FeedbackType: { FEATURE_REQUEST: 'feature-request' },
};

/** The word REST answers for a value of the enum. */
export function wordFor(enumName: string, value: string): string {
  return ANSWERED[enumName]?.[value] ?? value.toLowerCase();
}

/** The value's name as it is looked up: case, `-` and `_` make no difference. */
export const plainWord = (word: string) => word.trim().toUpperCase().replaceAll('-', '_');
