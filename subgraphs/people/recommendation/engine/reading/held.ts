import type { Held } from '../model.js';
import { quoteAt } from '../text/quote.js';
import { monthOf } from './dates.js';
import type { Job, Lines } from './lines.js';
import { withoutNames } from './names.js';
import { titlesIn } from './titles.js';
import type { Title } from './titles.js';
import type { Unit } from './units.js';

/** Lines at the top that may say what somebody is. */
const TOP = 5;
const SHORT = 12;
const OPENING = 5;
/** A job without dates: as if it had ended some years ago, the longer the further down. */
const UNDATED_AGO = 1;

/** The titles of jobs, what somebody calls themselves at the top, and what they aim at; no words of names. */
export function heldTitles(lines: Lines, jobs: readonly Job[], names: ReadonlySet<number>): Held[] {
  const { text, words } = lines;
  const now = monthOf(lines.today) + 1;
  const held = jobs.flatMap(({ titles, period, years, isStudy }, place) =>
    titles.map(({ family, level, from, to }): Held => ({
      family,
      level,
      kind: isStudy ? 'trained' : 'held',
      years,
      ago: period ? Math.max(0, now - period.to) / 12 : place * UNDATED_AGO,
      quote: quoteAt(text, words, from, to),
    })),
  );
  return [...held, ...saidTitles(lines, jobs, names)];
}

function saidTitles(
  { text, words, units, sections, stances, leaning }: Lines,
  jobs: readonly Job[],
  names: ReadonlySet<number>,
): Held[] {
  const told = new Set(
    jobs.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
  );
  return units.flatMap((unit, at) => {
    const section = sections[at] ?? 'open';
    const isOpen =
      !told.has(at) && (section === 'summary' || section === 'goals' || (section === 'open' && at < TOP * 3));
    // A wish may stand anywhere.
    if (!isOpen && !stances.slice(unit.from, unit.to).includes('wish')) return [];
    const titles = titlesIn(words, unit.from, Math.min(unit.to, unit.from + 60), leaning);
    return withoutNames(titles, names).flatMap((title): Held[] => {
      const kind =
        isOpen || stances[title.from] === 'wish'
          ? kindOf(title, unit, section, stances[title.from], at)
          : null;
      return kind === null
        ? []
        : [
            {
              family: title.family,
              level: title.level,
              kind,
              years: 0,
              ago: 0,
              quote: quoteAt(text, words, title.from, title.to),
            },
          ];
    });
  });
}

function kindOf(
  title: Title,
  unit: Unit,
  section: string,
  stance: string | undefined,
  at: number,
): Held['kind'] | null {
  if (stance === 'none' || stance === 'aside') return null;
  if (stance === 'wish' || section === 'goals') return 'aim';
  const isOpening = title.from - unit.from <= OPENING;
  const isTop = at < TOP && unit.to - unit.from <= SHORT;
  return isTop || (isOpening && (section === 'summary' || at < TOP)) ? 'headline' : null;
}
