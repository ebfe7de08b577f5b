/** How a resume and a posting meet, each from 0 to 1. */
export interface Parts {
  /** How much of what is asked for is shown. */
  coverage: number;
  /** How well the vocabulary knows what the posting asks for. */
  known: number;
  /** How near the titles are; null when the posting has none that is known. */
  title: number | null;
  field: number;
  words: number;
  /** How much the posting's words can say, 0 to 1: little when it has few. */
  wordsSay: number;
  /** How much former titles say, 0 to 1: less for a first job, least for an internship. */
  titlesSay: number;
}

const SKILLS_COUNT = 0.5;
const TITLE_COUNT = 0.4;
const FIELD_COUNT = 0.05;
const WORDS_COUNT = 0.18;
/**
 * How much the weakest parts pull down: who has the title but none of the skills fits no more than the
 * reverse.
 */
const BALANCE = 0.7;
const FLOOR = 0.05;
/** Who shares a posting's skills would share so much of its words too, had they written more. */
const WORDS_LIKELY = 0.3;

/** One figure from 0 to 1. What the vocabulary does not know of a posting, its words stand for. */
export function blend({ coverage, known, title, field, words, wordsSay, titlesSay }: Parts): number {
  const titleCount = TITLE_COUNT * titlesSay;
  const free = title === null ? TITLE_COUNT + FIELD_COUNT : TITLE_COUNT - titleCount;
  const skillCount = (SKILLS_COUNT + free) * known;
  const parts = [
    { count: skillCount, value: coverage },
    { count: title === null ? 0 : titleCount, value: title ?? 0 },
    { count: title === null ? 0 : FIELD_COUNT, value: field },
    {
      count: WORDS_COUNT * wordsSay + (SKILLS_COUNT + free) * (1 - known),
      value: Math.max(words, WORDS_LIKELY * coverage),
    },
  ];
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const sum = parts.reduce((total, { count, value }) => total + count * value, 0) / all;
  const product = Math.exp(
    parts.reduce((total, { count, value }) => total + count * Math.log(FLOOR + (1 - FLOOR) * value), 0) / all,
  );
  return sum * (1 - BALANCE) + product * BALANCE;
}
