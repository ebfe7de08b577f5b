import type { Resume } from '../model.js';
import { wordsOf } from '../text/words.js';
import type { Word } from '../text/words.js';
import { stancesOf } from './cues.js';
import type { Stance } from './cues.js';
import { withoutDeniedFields } from './deniedFields.js';
import { withDenials } from './denials.js';
import { withoutEmployers } from './employers.js';
import { evidenceOf } from './evidence.js';
import { placesOf } from './places.js';
import { heldTitles } from './held.js';
import { jobsIn, yearsTogether } from './jobs.js';
import { namedIn } from './mentions.js';
import { namesOf, schoolNames, withoutNames } from './names.js';
import { opensJob } from './opensJob.js';
import { withOthers } from './others.js';
import { stemsOf, titleStems } from './stems.js';
import { isCertificate } from './studies.js';
import { withTrades } from './trades.js';
import { yearsSaid } from './years.js';
import { unitsOf } from './units.js';

/** More is not read: nobody's resume is longer. */
const LONGEST = 60_000;

export function readResumeText(whole: string, today: string): Resume {
  const text = whole.slice(0, LONGEST);
  const words: Word[] = wordsOf(text);
  const units = unitsOf(text, words);
  const stances = withOthers(text, words, withDenials(text, words, units, stancesOf(words)));
  const { mentions: all, unsure } = namedIn(words, stances);
  const read = { text, words, units, leaning: leaningOf(words, stances), today };
  const sections = placesOf(text, words, units, (place) => opensJob(read, place));
  const names = namesOf({ ...read, sections, mentions: all });
  const named = withoutNames(withoutNames(all, names), schoolNames(words));
  const lines = { ...read, sections: sections.map(({ section }) => section), stances };
  const begun = jobsIn(lines).map((job) => ({ ...job, titles: withoutNames(job.titles, names) }));
  const jobs = withTrades(lines, begun, named);
  const mentions = withoutDeniedFields(words, withoutEmployers(named, words, units, jobs));
  const said = yearsSaid(text, words);
  const total = said.find(({ isTotal }) => isTotal);
  const isCertificateAt = (at: number) =>
    sections[at]?.section !== 'denied' &&
    !jobs.some(({ from }) => from === at) &&
    units[at] !== undefined &&
    isCertificate(words, units[at]);
  const titles = heldTitles(lines, jobs, names);
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
    // Years that no job tells of and no title names were of some work too.
    untitledYears:
      titles.length === 0 ? years : yearsTogether(jobs.filter(({ titles: own }) => own.length === 0)),
    years,
    words: stemsOf({ text, words, units, sections, mentions, unsure, stances }),
    titleWords: titleStems(words, units, jobs),
    quoteOfYears: total?.quote ?? null,
    yearsSaid: total?.years ?? null,
  };
}

/** How often each word stands in the text, unless it is denied. */
function leaningOf(words: readonly Word[], stances: readonly (Stance | undefined)[]): Map<string, number> {
  const leaning = new Map<string, number>();
  words.forEach(({ key }, at) => {
    if (stances[at] !== 'none') leaning.set(key, (leaning.get(key) ?? 0) + 1);
  });
  return leaning;
}
