import type { Word } from '../text/words.js';

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

const BULLETS = /^[^\S\n]*[-•*–▪●‣◦■►·→>]+[^\S\n]*$/u;

const INDENT = 40;

export function unitsOf(text: string, words: readonly Word[]): Unit[] {
  const units: Unit[] = [];
  words.forEach((word, at) => {
    if (word.joint !== 'stop') return;
    const between = text.slice(words[at - 1]?.end ?? 0, word.start);
    const isLine = at === 0 || between.includes('\n');
    const indent = between.slice(between.lastIndexOf('\n') + 1);
    units.push({ from: at, to: words.length, isLine, isPoint: isLine && indent.length < INDENT && BULLETS.test(indent), isWhole: true });
  });
  units.forEach((unit, place) => {
    const next = units[place + 1];
    if (next) unit.to = next.from;
    unit.isWhole = unit.isLine && (next?.isLine ?? true);
  });
  return units;
}
