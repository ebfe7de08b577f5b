import type { AskedSkill, PostingText, ParsedPosting } from '../model.js';
import { stemOf } from '../text/keys.js';
import { quoteAt } from '../text/quote.js';
import { wordsOf } from '../text/words.js';
import type { Word } from '../text/words.js';
import { LEVELS } from '../vocabulary/levels.js';
import type { Level } from '../vocabulary/titleTable.js';
import { alternativesIn, isOnlyLocation, isOptionalHeading, optionalWords } from './requirements.js';
import { stancesOf } from './stances.js';
import { namedIn } from './mentions.js';
import type { Mention } from './mentions.js';
import { isMeaningful } from './unknownWords.js';
import { titlesIn } from './titles.js';
import { unitsOf } from './units.js';
import { yearsSaid } from './dates/years.js';

/** More of one text is not read. */
const LONGEST = 20_000;
type Part = 'title' | 'requirement' | 'responsibility' | 'description';

/** How much one naming counts by its place. */
const WEIGHTS: Readonly<Record<Part, number>> = {
  title: 3,
  requirement: 2,
  responsibility: 1,
  description: 0.7,
};
const WORD_WEIGHTS: Readonly<Record<Part, number>> = {
  title: 1,
  requirement: 0.8,
  responsibility: 0.6,
  description: 0.35,
};
const OPTIONAL_SHARE = 0.35;
const BASIC_SHARE = 0.6;
/** Naming a skill again adds less each time. */
const SATURATION = 1.6;

interface Line {
  part: Part;
  text: string;
  words: Word[];
  mentions: Mention[];
  /** Follows a line such as "Nice to have:". */
  isNice: boolean;
}

export function readPostingText(posting: PostingText): ParsedPosting {
  const lines = linesOf(posting);
  const titles = linesWith(lines, 'title').flatMap(({ words }) => titlesIn(words, 0, words.length));
  const opening =
    titles.length > 0
      ? []
      : linesWith(lines, 'description')
          .flatMap(({ words }) => titlesIn(words, 0, Math.min(words.length, 60)))
          .slice(0, 1);
  const families = [...new Set([...titles, ...opening].map(({ family }) => family))].slice(0, 3);
  const years = lines
    .filter(({ part, isNice }) => part !== 'title' && !isNice)
    .flatMap(({ text, words, part }) => yearsSaid(text, words).map((said) => ({ ...said, part })))
    .filter(({ part, isTotal }) => part === 'requirement' || isTotal);
  const [first] = [...years].sort(
    (one, other) =>
      Number(other.part === 'requirement') - Number(one.part === 'requirement') || other.years - one.years,
  );
  return {
    id: posting.id,
    asked: askedIn(lines, families),
    families,
    level: levelOf(
      posting.experienceLevel,
      titles.map(({ level }) => level),
    ),
    isInternship: /intern/i.test(posting.jobType),
    years: first?.years ?? 0,
    quoteOfYears: first?.quote ?? null,
    words: wordsIn(lines, placeWords(posting)),
    title: posting.title,
  };
}

function linesOf({ title, requirements, responsibilities, description }: PostingText): Line[] {
  const lines: Line[] = [];
  const add = (part: Part, texts: readonly string[]) => {
    let isNice = false;
    for (const whole of texts) {
      const text = whole.slice(0, LONGEST);
      const words = wordsOf(text);
      isNice =
        isOptionalHeading(words) ||
        (isNice && !words.some(({ key }) => key === 'must' || key === 'required'));
      lines.push({ part, text, words, mentions: namedIn(words, stancesOf(words), true).mentions, isNice });
    }
  };
  add('title', [title]);
  add('requirement', requirements.slice(0, 100));
  add('responsibility', responsibilities.slice(0, 100));
  add('description', [description]);
  return lines;
}

const linesWith = (lines: readonly Line[], wanted: Part): Line[] =>
  lines.filter(({ part }) => part === wanted);

/** ENTRY is what a form starts with, so a level in the title counts more. */
function levelOf(said: string, titles: readonly (Level | null)[]): Level | null {
  const own = LEVELS[said.toUpperCase()] ?? null;
  const byTitle = titles.reduce<Level | null>(
    (most, level) => (level !== null && (most === null || level > most) ? level : most),
    null,
  );
  return own === 0 && byTitle !== null ? byTitle : (own ?? byTitle);
}

function askedIn(lines: readonly Line[], families: readonly number[]): AskedSkill[] {
  const asked = new Map<
    number,
    {
      count: number;
      best: number;
      telling: number;
      isRequired: boolean;
      isTitle: boolean;
      group: number | null;
      quote: string;
    }
  >();
  const choices = new Map<number, Set<number>>();
  let groups = 0;
  for (const { part, text, words, mentions, isNice } of lines) {
    const nice = optionalWords(words, unitsOf(text, words));
    const alternatives = alternativesIn(text, words, mentions);
    for (const [place, mention] of mentions.entries()) {
      const { skill, from, to, stance } = mention;
      // Those of other people are not asked for: "call the electrician".
      if (
        stance === 'none' ||
        stance === 'aside' ||
        (part === 'description' && isOnlyLocation(words, mention, families))
      )
        continue;
      const isWish = isNice || nice.has(from);
      const worth =
        WEIGHTS[part] *
        (isWish ? OPTIONAL_SHARE : 1) *
        (stance === 'basic' ? BASIC_SHARE : stance === 'sold' ? 0.3 : 1);
      const group = alternatives[place] === undefined ? null : groups + alternatives[place];
      if (group !== null) choices.set(group, (choices.get(group) ?? new Set()).add(skill));
      const before = asked.get(skill);
      const isRequired = part === 'requirement' && !isWish;
      // The title is shown anyway: quote the line that asks for it.
      const telling = part === 'title' ? 0 : worth;
      if (!before)
        asked.set(skill, {
          count: worth,
          best: worth,
          telling,
          isRequired,
          isTitle: part === 'title',
          group,
          quote: quoteAt(text, words, from, to),
        });
      else {
        before.count += worth;
        before.isRequired ||= isRequired;
        before.isTitle ||= part === 'title';
        if (worth > before.best) [before.best, before.group] = [worth, group];
        if (telling > before.telling)
          [before.telling, before.quote] = [telling, quoteAt(text, words, from, to)];
      }
    }
    groups += 1 + Math.max(-1, ...alternatives.map((group) => group ?? -1));
  }
  return [...asked].map(([skill, { count, isRequired, isTitle, group, quote }]) => {
    const instead =
      group === null
        ? []
        : [...(choices.get(group) ?? [])].filter((other) => asked.get(other)?.group === null);
    return {
      skill,
      weight: count / (count + SATURATION),
      isRequired: isRequired && instead.length === 0,
      isTitle,
      group,
      instead,
      quote,
    };
  });
}

/** Where a job is says nothing of the work. */
const placeWords = ({ location }: PostingText): ReadonlySet<string> =>
  new Set(wordsOf(location.slice(0, LONGEST)).map(({ key }) => key));

function wordsIn(lines: readonly Line[], places: ReadonlySet<string>): ParsedPosting['words'] {
  const stems = new Map<string, { word: string; weight: number; quote: string; isTitle: boolean }>();
  for (const { part, text, words, mentions, isNice } of lines) {
    const known = new Set<number>();
    for (const { from, to } of mentions)
      for (let at = from; at <= Math.min(to, from + 3); at += 1) known.add(at);
    const titles = part === 'title' ? new Set<number>() : known;
    words.forEach((word, at) => {
      if (titles.has(at) || places.has(word.key) || !isMeaningful(word)) return;
      const stem = stemOf(word.key);
      const weight = WORD_WEIGHTS[part] * (isNice ? OPTIONAL_SHARE : 1);
      const before = stems.get(stem);
      if (!before)
        stems.set(stem, {
          word: word.raw,
          weight,
          quote: quoteAt(text, words, at, at),
          isTitle: part === 'title',
        });
      else if (weight > before.weight) before.weight = weight;
    });
  }
  return stems;
}
