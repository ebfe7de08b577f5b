import type { ParsedResume } from '../model.js';
import { wordsOf } from '../text/words.js';
import type { Word } from '../text/words.js';
import { stancesOf, withDenials } from './stances.js';
import type { Stance } from './stances.js';
import { withoutDeniedFields, withoutEmployers } from './foreignSkills.js';
import { withDateGaps } from './dates/dateGaps.js';
import { evidenceOf } from './evidence.js';
import { unitSections } from './sections.js';
import { jobsIn, resumeTitles, withImpliedTitles, yearsTogether } from './jobs.js';
import { namedIn } from './mentions.js';
import { namesOf, schoolNames, withoutNames } from './names.js';
import { isCertificate, opensJob } from './jobLines.js';
import { withOtherPeople } from './otherPeople.js';
import { unknownWords, titleStems } from './unknownWords.js';
import { yearsSaid } from './dates/years.js';
import { unitsOf } from './units.js';

/** Characters that are read of a resume. */
const LONGEST = 60_000;
/** Marks that turn the writing, which programs put around figures; and what else is written for a slash. */
const TURNS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const SLASHES = /[\u2044\u2215]/g;

export function readResumeText(whole: string, today: string, owner: string): ParsedResume {
  const text = whole.slice(0, LONGEST).replace(TURNS, '').replace(SLASHES, '/');
  const words: Word[] = withDateGaps(text, wordsOf(text));
  const units = unitsOf(text, words);
  const stances = withOtherPeople(text, words, withDenials(text, words, units, stancesOf(words)));
  const { mentions: all, unsure } = namedIn(words, stances);
  const read = { text, words, units, wordCounts: wordCountsOf(words, stances), today };
  const sections = unitSections(text, words, units, (place) => opensJob(read, place));
  const ownName = new Set(wordsOf(owner).map(({ key }) => key));
  const names = namesOf({ ...read, sections, mentions: all, owner: ownName });
  const named = withoutNames(withoutNames(all, names), schoolNames(words));
  const lines = { ...read, sections: sections.map(({ section }) => section), stances };
  const begun = jobsIn(lines).map((job) => ({ ...job, titles: withoutNames(job.titles, names) }));
  const jobs = withImpliedTitles(lines, begun, named);
  const mentions = withoutDeniedFields(words, withoutEmployers(named, words, units, jobs));
  const said = yearsSaid(text, words);
  const total = said.find(({ isTotal }) => isTotal);
  const isCertificateAt = (at: number) =>
    sections[at]?.section !== 'denied' &&
    !jobs.some(({ from }) => from === at) &&
    units[at] !== undefined &&
    isCertificate(words, units[at]);
  const titles = resumeTitles(lines, jobs, names);
  const years = Math.max(
    yearsTogether(jobs),
    ...said.filter(({ isTotal }) => isTotal).map(({ years: own }) => own),
    0,
  );
  return {
    skills: evidenceOf({
      text,
      words,
      units,
      sections: sections.map((place, at) =>
        isCertificateAt(at) ? { ...place, section: 'certificates' } : place,
      ),
      jobs,
      mentions,
      said,
      years,
      today,
    }),
    titles,
    // Years without a job or title were some work too.
    untitledYears:
      titles.length === 0 ? years : yearsTogether(jobs.filter(({ titles: own }) => own.length === 0)),
    years,
    words: unknownWords({ text, words, units, sections, mentions, unsure, stances }),
    titleWords: titleStems(words, units, jobs),
    quoteOfYears: total?.quote ?? null,
    yearsSaid: total?.years ?? null,
  };
}

/** How often each word is in the text, unless it is denied. */
function wordCountsOf(words: readonly Word[], stances: readonly (Stance | undefined)[]): Map<string, number> {
  const wordCounts = new Map<string, number>();
  words.forEach(({ key }, at) => {
    if (stances[at] !== 'none') wordCounts.set(key, (wordCounts.get(key) ?? 0) + 1);
  });
  return wordCounts;
}
