import { headerAt } from './jobHeader.js';
import type { Job, Lines } from './lines.js';
import type { Section } from './sections.js';

const MOST = 60;
const SHARED = 12;
const SECTIONS = new Set<Section>(['history', 'open', 'voluntary', 'summary']);

/** Jobs in the order of the text. A job begins with a line that names its time or its title. */
export function jobsIn(lines: Lines): Job[] {
  const all = begunIn(lines);
  // What a sentence sums up is told below by itself: "since 2023 I have worked as a developer".
  const jobs = all.filter(
    (job, place) =>
      !job.isTold ||
      !all
        .slice(place + 1)
        .some((other) => (job.isSum || !other.isTold) && !other.isStudy && overlap(job, other)),
  );
  jobs.forEach((job, place) => {
    job.to = jobs[place + 1]?.from ?? lines.units.length;
    const start = lines.sections[job.from];
    const end = lines.sections.findIndex((section, at) => at > job.from && at < job.to && section !== start);
    if (end > 0) job.to = end;
    job.years = job.period ? (job.period.to - job.period.from) / 12 : job.years;
  });
  return jobs;
}

/** Jobs that follow each other may share a year that both name. */
function overlap({ period: one }: Job, { period: other }: Job): boolean {
  if (!one || !other) return false;
  const months = Math.min(one.to, other.to) - Math.max(one.from, other.from);
  return months > SHARED || months * 2 > Math.min(one.to - one.from, other.to - other.from);
}

function begunIn(lines: Lines): Job[] {
  const jobs: Job[] = [];
  lines.units.forEach((_, place) => {
    const last = jobs.at(-1);
    if (!SECTIONS.has(lines.sections[place] ?? 'open') || jobs.length >= MOST) return;
    const header = headerAt(lines, place, last);
    if (!header) return;
    // Two lines of one header: the first names the title, the second the time.
    if (last && header.period && last.period === null && last.from >= header.from - 1)
      last.period = header.period;
    else jobs.push(header);
  });
  return jobs;
}

/** Years of all jobs together; what ran at the same time counts once. */
export function yearsTogether(all: readonly Job[]): number {
  const jobs = all.filter(({ isStudy }) => !isStudy);
  const dated = jobs
    .flatMap(({ period }) => (period ? [period] : []))
    .sort((one, other) => one.from - other.from);
  let [months, until] = [0, 0];
  for (const { from, to } of dated) {
    months += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return months / 12 + jobs.reduce((sum, { period, years }) => sum + (period ? 0 : years), 0);
}
