import type { Held, Match, Resume, Wanted } from '../model.js';
import { familyAffinity } from '../vocabulary/vocabulary.js';
import type { TitleFit } from './titleFit.js';

/** Years count as the posting's when the work was at least so near. */
const NEAR = 0.7;

/**
 * Years of experience, when there are as many as the posting asks for: those of dated jobs in its work, else
 * those that a resume says of the work that somebody names as theirs.
 */
export function yearsMatch(resume: Resume, wanted: Wanted, { held }: TitleFit): Match[] {
  if (wanted.years <= 0) return [];
  const near = resume.titles.filter(
    ({ kind, family }) => kind === 'held' && affinity(wanted, family) >= NEAR,
  );
  const dated = Math.floor(yearsTogether(near) + 1 / 24);
  const [longest] = [...near].sort((one, other) => other.years - one.years);
  if (longest && dated >= wanted.years) return [said(dated, longest.quote, wanted)];
  const isTheirs = near.length === 0 && held?.kind === 'headline' && affinity(wanted, held.family) >= NEAR;
  if (isTheirs && resume.yearsSaid !== null && resume.yearsSaid >= wanted.years)
    return [said(resume.yearsSaid, resume.quoteOfYears, wanted)];
  return [];
}

const affinity = ({ families }: Wanted, family: number): number =>
  Math.max(0, ...families.map((other) => familyAffinity(family, other)));

const said = (count: number, inResume: string | null, { quoteOfYears }: Wanted): Match => ({
  skill: `${count} ${count === 1 ? 'year' : 'years'} of experience`,
  kind: 'match',
  inResume,
  inPosting: quoteOfYears,
});

/** Jobs at the same time count once. */
function yearsTogether(titles: readonly Held[]): number {
  let [sum, until] = [0, Number.NEGATIVE_INFINITY];
  for (const { ago, years } of [...titles].sort(
    (one, other) => other.ago + other.years - (one.ago + one.years),
  )) {
    const [from, to] = [-(ago + years), -ago];
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}
