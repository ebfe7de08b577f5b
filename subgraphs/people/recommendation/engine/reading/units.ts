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
    const end = words[at - 1]?.end ?? 0;
    const line = text.lastIndexOf('\n', word.start - 1);
    const isLine = at === 0 || line >= end;
    units.push({ from: at, to: words.length, isLine, isPoint: isLine && word.start - line < INDENT && BULLETS.test(text.slice(line + 1, word.start)), isWhole: true });
  });
  units.forEach((unit, place) => {
    const next = units[place + 1];
    if (next) unit.to = next.from;
    unit.isWhole = unit.isLine && (next?.isLine ?? true);
  });
  return units;
}
