import { bareTitleAt } from './bareTitle.js';
import { periodsIn } from './dates.js';
import type { Period } from './dates.js';
import type { Lines } from './lines.js';
import { titlesIn } from './titles.js';

/** A line's period, if the line is about it: it stands at the beginning or end, or beside a title. */
export function headerPeriod(
  { text, words, units, leaning, today }: Omit<Lines, 'sections' | 'stances'>,
  place: number,
): Period | null {
  const unit = units[place];
  if (!unit) return null;
  const end = Math.min(unit.to, unit.from + 60);
  const [longest] = periodsIn(text, words, unit.from, end, today).sort(
    (one, other) => other.to - other.from - (one.to - one.from),
  );
  if (!longest) return null;
  if (longest.first - unit.from <= 2 || unit.to - longest.last <= 4) return longest;
  const isBeside =
    bareTitleAt(words, unit.from, longest.first) !== null ||
    titlesIn(words, unit.from, longest.first, leaning).length > 0 ||
    titlesIn(words, longest.last + 1, Math.min(end, longest.last + 12), leaning).length > 0;
  return isBeside && !unit.isPoint ? longest : null;
}
