import type { Word } from '../text/words.js';
import { quoteAt } from '../text/quote.js';

/** Years that a text says outright: "8 years of experience", "mindestens drei Jahre". */
export interface YearsSaid {
  years: number;
  /** Of experience as such; else of what is named after them. */
  isTotal: boolean;
  at: number;
  quote: string;
}

const NUMBERS = new Map(
  [
    'one a un une uno una ein eine einem einen', 'two dos deux zwei', 'three tres trois drei', 'four cuatro quatre vier', 'five cinco cinq funf', 'six seis sechs', 'seven siete sept sieben',
    'eight ocho huit acht', 'nine nueve neuf neun', 'ten diez dix zehn', 'eleven once onze elf', 'twelve doce douze zwolf', 'thirteen trece treize', 'fourteen catorce quatorze', 'fifteen quince quinze funfzehn',
  ].flatMap((words, number) => words.split(' ').map((word) => [word, number + 1] as const)),
);
const YEARS = new Set('year yr jahr jahre jahren ano anos an ans annee annees jahriger jahrige'.split(' '));
const EXPERIENCE = new Set('experience experienced erfahrung berufserfahrung experiencia work working professional'.split(' '));
const LONGEST = 50;
/** Years among the first words are those of the person: "FE dev, 5 yrs". */
const TOP = 25;

export function yearsSaid(text: string, words: readonly Word[]): YearsSaid[] {
  const said: YearsSaid[] = [];
  words.forEach((word, at) => {
    if (!YEARS.has(word.key) || word.joint === 'stop') return;
    // "5+ years", "3-5 years", "at least 3 (three) years": the least is meant.
    const years = numberAt(words, at - 1);
    if (years === null) return;
    const isRange = ['tight', 'sign'].includes(words[at - 1]?.joint ?? '') || ['to', 'bis', 'a', 'or'].includes(words[at - 2]?.key ?? '');
    const least = isRange ? numberAt(words, words[at - 2] && numberAt(words, at - 2) !== null ? at - 2 : at - 3) ?? years : years;
    // "Up to 3 years" asks for none.
    const before = [words[at - 2]?.key, words[at - 3]?.key, words[at - 4]?.key];
    const isMost = ['up', 'most', 'maximum', 'hasta', 'jusqu', 'hochsten', 'hochstens', 'maximal'].some((key) => before.includes(key)) || (before[0] === 'zu' && before[1] === 'bis');
    const next = words.slice(at + 1, at + 5).map(({ key }) => key);
    // "Five years ago" and "a year old" tell of no experience.
    if (next[0] === 'ago' || next[0] === 'old' || words[at - 2]?.key === 'vor' || words[at - 2]?.key === 'hace') return;
    said.push({ years: isMost ? 0 : Math.min(least, years), isTotal: at < TOP || next.some((key) => EXPERIENCE.has(key)), at, quote: quoteAt(text, words, Math.max(0, at - 1), at) });
  });
  return said;
}

function numberAt(words: readonly Word[], at: number): number | null {
  const raw = words[at]?.raw.replace(/\++$/, '') ?? '';
  if (/^\d{1,2}$/.test(raw)) return Number(raw) <= LONGEST ? Number(raw) : null;
  return NUMBERS.get(words[at]?.key ?? '') ?? null;
}
