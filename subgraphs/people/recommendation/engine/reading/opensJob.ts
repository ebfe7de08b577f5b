import type { Period } from './dates.js';
import { headerPeriod } from './headerPeriod.js';
import type { Lines } from './lines.js';
import { isOfSchool } from './studies.js';
import { titlesIn } from './titles.js';
import type { Unit } from './units.js';

const LONGEST_TITLE = 9;
const TITLE_BEGINS = 4;

/**
 * Whether a line begins a job wherever it stands: a title at its beginning or beside its dates, and a time
 * from and to, on this line or the next. Skills and languages in a narrow column often come first, and no
 * heading says where the work begins.
 */
export function opensJob(lines: Omit<Lines, 'sections' | 'stances'>, place: number): boolean {
  const unit = lines.units[place];
  if (!unit?.isLine || unit.isPoint || isOfSchool(lines.words, unit)) return false;
  const period = headerPeriod(lines, place);
  const isTitled = beginsWithTitle(lines, unit, period);
  if (period)
    return period.isSpan && (isTitled || (unit.isWhole && isShortTitle(lines, lines.units[place + 1])));
  return (
    isTitled &&
    isShortTitle(lines, unit) &&
    [1, 2].some((step) => {
      const next = lines.units[place + step];
      return (
        next &&
        !next.isPoint &&
        !isOfSchool(lines.words, next) &&
        headerPeriod(lines, place + step)?.isSpan === true &&
        (step === 1 || isShort(lines.units[place + 1]))
      );
    })
  );
}

const isShort = (unit: Unit | undefined): boolean =>
  unit !== undefined && unit.isWhole && !unit.isPoint && unit.to - unit.from <= LONGEST_TITLE;
const isShortTitle = (lines: Pick<Lines, 'words' | 'leaning'>, unit: Unit | undefined): boolean =>
  unit !== undefined && isShort(unit) && !isOfSchool(lines.words, unit) && beginsWithTitle(lines, unit, null);

function beginsWithTitle(
  { words, leaning }: Pick<Lines, 'words' | 'leaning'>,
  unit: Unit,
  period: Period | null,
): boolean {
  const begins = period && period.first - unit.from <= 1 ? period.last + 1 : unit.from;
  return titlesIn(words, unit.from, Math.min(unit.to, unit.from + 40), leaning).some(
    ({ from }) => from >= begins && from - begins <= TITLE_BEGINS,
  );
}
