import type { Word } from '../text/words.js';
import { yearPartsIn } from './dates/yearParts.js';

/** A sentence, or a line that is none: words from `from` up to, not including, `to`. */
export interface Unit {
  from: number;
  to: number;
  /** Begins a line. */
  isLine: boolean;
  /** Begins with a bullet. */
  isPoint: boolean;
  /** Is a line by itself: the next unit begins another. */
  isWhole: boolean;
}

/**
 * Signs of any kind before the first word, as fonts of symbols leave them; or a small o, a number or letter
 * with a bracket or stop.
 */
const BULLETS = /^[^\S\n]*[^\s\p{L}\p{N}(["'’‘´„“«€$£.]{1,3}[^\S\n]*$/u;
/** The same sign again and again is an ornament: "-- Work --". */
const ORNAMENT = /^[^\S\n]*(\S)\1+[^\S\n]*$/u;
const COUNTED = /^(?:o[^\S\n]|[(]?(?:\d{1,2}|[a-z])[.)]+[^\S\n])/;

const INDENT = 40;
const COUNT = 6;
const LONGEST_PART = 40;

/** "1. Payroll", not "1. Quartal 2019". */
const isCounted = (line: string): boolean =>
  COUNTED.test(line.slice(0, COUNT)) && !yearPartsIn(line).some(({ start }) => start === 0);

/** "–2018", without a blank, is no point of a list. */
const isEndOfTime = (indent: string, word: Word): boolean =>
  /\S$/.test(indent) && /^(?:19|20)\d{2}$/.test(word.raw);

export function unitsOf(text: string, words: readonly Word[]): Unit[] {
  const units: Unit[] = [];
  words.forEach((word, at) => {
    if (word.joint !== 'stop') return;
    const between = text.slice(words[at - 1]?.end ?? 0, word.start);
    const isLine = at === 0 || between.includes('\n');
    const indent = between.slice(between.lastIndexOf('\n') + 1);
    units.push({
      from: at,
      to: words.length,
      isLine,
      isPoint:
        isLine &&
        indent.length < INDENT &&
        ((BULLETS.test(indent) && !ORNAMENT.test(indent) && !isEndOfTime(indent, word)) ||
          isCounted(text.slice(word.start, word.start + LONGEST_PART))),
      isWhole: true,
    });
  });
  units.forEach((unit, place) => {
    const next = units[place + 1];
    if (next) unit.to = next.from;
    unit.isWhole = unit.isLine && (next?.isLine ?? true);
  });
  return units;
}
