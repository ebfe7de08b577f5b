/**
 * The words that stand for enum values in REST. By default a value is its own name in lower case (`IN_PROGRESS` is `in_progress`),
 * and input takes any case with `-` and `_` alike; only what differs from that stands here.
 */
interface Words {
  /** Value to the one word that answers use. */
  answered?: Readonly<Record<string, string>>;
  /** Further spellings taken on input, written in lower case with `_`. */
  accepted?: Readonly<Record<string, string>>;
}

const WORDS: Readonly<Record<string, Words>> = {
  // One thing, three vocabularies (decision P2): the ticket's own field decides what is answered.
  TicketKind: {
    answered: { LEAVE_REQUEST: 'leave-request', LEAVE: 'leave-request', IT_SUPPORT: 'it-support', IT: 'it-support' },
    accepted: {
      leave: 'LEAVE_REQUEST',
      leave_requests: 'LEAVE_REQUEST',
      it: 'IT_SUPPORT',
    },
  },
  // C4.16, C4.17, C4.22
  TicketStatus: { accepted: { pending: 'WAITING_RESPONSE', waiting: 'WAITING_RESPONSE' } },
  FeedbackType: { answered: { FEATURE_REQUEST: 'feature-request' } },
};

/** The word REST answers for a value of the enum. */
export function wordFor(enumName: string, value: string): string {
  return WORDS[enumName]?.answered?.[value] ?? value.toLowerCase();
}

/** Input word (lower case, `_`) to value, for every spelling the enum takes. */
export function valuesByWord(enumName: string, values: readonly string[]): Map<string, string> {
  const byWord = new Map(values.map((value) => [value.toLowerCase(), value]));
  for (const [word, value] of Object.entries(WORDS[enumName]?.accepted ?? {})) byWord.set(word, value);
  return byWord;
}

/** A word as it is looked up: case, `-` and `_` make no difference. */
export const plainWord = (word: string) => word.trim().toLowerCase().replaceAll('-', '_');
