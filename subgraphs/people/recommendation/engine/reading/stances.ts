import { findPhrases, indexOf, phraseOf } from '../text/phrases.js';
import { isJoined } from '../text/words.js';
import type { Word } from '../text/words.js';
import { tablesBeside } from '../tables.js';
import { SKILL_WORDS } from '../vocabulary/vocabulary.js';
import type { Unit } from './units.js';

const { tableOf } = tablesBeside(import.meta.url);

/** What a text says of what it names, the strictest first. */
const STANCES = ['none', 'wish', 'aside', 'sold', 'basic', 'past'] as const;

export type Stance = (typeof STANCES)[number];

function stanceOf(written: string): Stance {
  const stance = STANCES.find((one) => one === written);
  if (!stance) throw new Error(`stances.tsv: there is no stance "${written}"`);
  return stance;
}

interface Scope {
  stance: Stance;
  /** Up to the next comma only, not to the end of the sentence. */
  isShort: boolean;
}

/**
 * What a phrase says of what follows it, and of what is before it. Neither for phrases that only look
 * like one.
 */
interface StanceCue {
  before: Scope | null;
  after: Scope | null;
}

/** `not` and `done`: "did not" and "write" say together that something was not done. */
const NOT_DONE = tableOf('notDone.tsv', ['list', 'phrases']);
const phrasesOf = (list: string): string[] =>
  NOT_DONE.filter((row) => row.list === list).flatMap(({ phrases }) => phrases.split(', '));

/**
 * What phrases say of what is before or after them, with + to the end of the clause; `-` for those that only look
 * like one.
 */
const CUE_ROWS = tableOf('stances.tsv', ['stance', 'place', 'phrases']);

const CUES = indexOf([...cuesByPhrase()].map(([phrase, cue]) => phraseOf(phrase, cue)));

function cuesByPhrase(): Map<string, StanceCue> {
  const cues = new Map<string, StanceCue>();
  const stars = new Set<string>();
  const add = (written: string, more: Partial<StanceCue>) => {
    const phrase = written.replace('*', '');
    if (written !== phrase) stars.add(phrase);
    cues.set(phrase, { before: null, after: null, ...cues.get(phrase), ...more });
  };
  for (const not of phrasesOf('not'))
    for (const known of phrasesOf('done'))
      add(`${not} ${known}`, { before: { stance: 'none', isShort: false } });
  for (const { stance, place, phrases } of CUE_ROWS) {
    const scope: Scope | null =
      stance === '-' ? null : { stance: stanceOf(stance), isShort: !place.endsWith('+') };
    if (!/^(?:before|after)(?: \+)?$/.test(place))
      throw new Error(`stances.tsv: there is no place "${place}"`);
    for (const phrase of phrases.split(', '))
      add(phrase, place.startsWith('after') ? { after: scope } : { before: scope });
  }
  // The same phrase with and without an open end is one.
  return new Map([...cues].map(([phrase, cue]) => [stars.has(phrase) ? `${phrase}*` : phrase, cue]));
}

const SCOPE_ENDS = new Set(
  (
    'but however although though yet whereas while aber jedoch sondern dafur pero sino aunque mais cependant toutefois ' +
    'strong strongly advanced expert extensive excellent solid fluent proficient deep daily professional sehr fundierte umfangreiche solido amplio solide'
  ).split(' '),
);
const SCOPE = 14;
const SCOPE_BACK = 6;

/** What may follow a phrase that says something of what is before it: "never used at work". */
const PLACE_WORDS = new Set('at yet professionally there beruflich im bei'.split(' '));

/** The stances of the words: one for each word that is in the scope of one, the strictest first. */
export function stancesOf(words: readonly Word[]): (Stance | undefined)[] {
  const stances: (Stance | undefined)[] = [];
  const mark = (places: readonly number[], stance: Stance) => {
    for (const place of places) stances[place] = stricter(stances[place], stance);
  };
  for (const { value, from, to } of findPhrases(CUES, words)) {
    const { before, after } = value;
    const isAfter = after !== null && (before === null || endsSaying(words, to));
    if (isAfter) mark(placesBefore(words, from, after), after.stance);
    else if (before) mark(placesAfter(words, to, before), before.stance);
  }
  return stances;
}

const stricter = (one: Stance | undefined, other: Stance): Stance =>
  one && STANCES.indexOf(one) < STANCES.indexOf(other) ? one : other;

function endsSaying(words: readonly Word[], to: number): boolean {
  const next = words[to + 1];
  return !next || !isJoined(next) || PLACE_WORDS.has(next.key);
}

function placesBefore(words: readonly Word[], from: number, { isShort }: Scope): number[] {
  const places: number[] = [];
  for (let at = from; at > 0 && places.length < (isShort ? SCOPE_BACK : SCOPE); at -= 1) {
    const joint = words[at]?.joint;
    // A sign is between what is named and what is said of it, as in "Java (basic)": one, directly before.
    if (joint === 'stop' || (isShort && (joint === 'comma' || (joint === 'sign' && at !== from)))) break;
    places.push(at - 1);
  }
  return places;
}

function placesAfter(words: readonly Word[], to: number, { isShort }: Scope): number[] {
  const places: number[] = [];
  for (let at = to + 1; at < words.length && places.length < SCOPE; at += 1) {
    const word = words[at];
    if (!word || word.joint === 'stop' || SCOPE_ENDS.has(word.key)) break;
    if ((word.joint === 'sign' && at !== to + 1) || (isShort && word.joint === 'comma')) break;
    places.push(at);
  }
  return places;
}

/** What points back to a list: with "never used" before it, all of the list is denied. */
const DENIAL_REACH =
  'any of the above, any of these, any of those, any of them, anything above, anything of the above, any of the foregoing, the above, eines davon, etwas davon, irgendetwas davon, davon, eines der oben genannten, eines der genannten, nada de lo anterior, ninguno de los anteriores, ninguna de las anteriores, ninguno de ellos, ninguna de ellas, ninguno de estos, ninguna de estas, nada de esto, aucun de ces, aucune de ces, aucun d entre eux, rien de tout cela, rien de cela, aucun de ceux';
/** What denies by itself, beside a word for knowing or using. */
const NONE_STANCE =
  'none of the above, none of these, none of those, none of them, nothing of the above, nichts davon, keines davon, keins davon, keine davon, nichts von dem oben, keines der oben genannten, keine der oben genannten, keines der genannten, keine der genannten, nada de lo anterior, ninguno de los anteriores, ninguna de las anteriores, ninguno de estos, ninguna de estas, nada de esto, aucun de ces, aucune de ces, aucun d entre eux, rien de tout cela';
const kept = (written: string) => indexOf(written.split(', ').map((phrase) => phraseOf(phrase, null)));
const [BACK_INDEX, NONE_INDEX] = [kept(DENIAL_REACH), kept(NONE_STANCE)];
const KNOWING = new Set(
  'use used know known worked touched tried learned learnt mastered benutzt genutzt verwendet kenne kann beherrsche gearbeitet gelernt usado utilizado conozco domino trabajado manejo utilise utilisee connais maitrise travaille appris'.split(
    ' ',
  ),
);
/** A line of a list without bullets. */
const LONGEST_ITEM = 5;

/** Denies the list that "I have never used any of the above" follows; changes nothing else. */
export function withDenials(
  text: string,
  words: readonly Word[],
  units: readonly Unit[],
  stances: readonly (Stance | undefined)[],
): (Stance | undefined)[] {
  const denied = words.map((_, at) => stances[at]);
  units.forEach((unit, place) => {
    const own = words.slice(unit.from, unit.to);
    const back = findPhrases(BACK_INDEX, own).find(({ from }) => stances[unit.from + from] === 'none');
    const none = own.some(({ key }) => KNOWING.has(key)) ? findPhrases(NONE_INDEX, own)[0] : undefined;
    const found = back ?? none;
    if (!found) return;
    const before = own.slice(0, found.from);
    const isWithin = findPhrases(SKILL_WORDS, before).length > 0;
    const list = isWithin
      ? [{ from: unit.from, to: unit.from + found.from }]
      : listBefore(text, words, units, place);
    for (const { from, to } of list) denied.fill('none', from, to);
  });
  return denied;
}

/** The sentence before; or all points, or short lines, up to an empty line. */
function listBefore(text: string, words: readonly Word[], units: readonly Unit[], place: number): Unit[] {
  const last = units[place - 1];
  if (!last) return [];
  const list = [last];
  const isItem = (unit: Unit) =>
    last.isPoint ? unit.isPoint : unit.isWhole && unit.to - unit.from <= LONGEST_ITEM;
  for (let at = place - 2; isItem(last) && at >= 0; at -= 1) {
    const [unit, next] = [units[at], units[at + 1]];
    if (
      !unit ||
      !next ||
      !isItem(unit) ||
      /\n[^\S\n]*\r?\n/.test(text.slice(words[next.from - 1]?.end ?? 0, words[next.from]?.start))
    )
      break;
    list.push(unit);
  }
  return list;
}

const split = (words: string) => new Set(words.split(' '));

/** Words for other people, right after what they do: "with the Java developers". */
const COLLEAGUES = split(
  'team developer engineer department colleague specialist analyst designer accountant consultant staff expert manager administrator candidate role position professional people talent group scientist lawyer counsel ' +
    'abteilung kollegen kollege kolleginnen entwickler entwicklern experten teams equipo equipos desarrolladores ingenieros departamento equipe equipes developpeurs ingenieurs service collegue',
);
const WITH_WORDS = split(
  'with to for alongside beside supported supporting support helped assisted assisting between mit fur neben unterstutzte con para avec pour aupres coordinated liaised briefed briefing reported from',
);
const HIRING = split(
  'recruited recruiting recruit hired hiring hire sourced sourcing placed placing staffed staffing interviewed interviewing headhunted filled filling eingestellt rekrutiert besetzt gesucht rekrutierung contrate seleccione contratacion recrute recrutement embauche',
);
/**
 * Words for people that name what they do; with "the" before them they are another person: "called the
 * electrician".
 */
const OCCUPATIONS = split(
  'accountant lawyer attorney solicitor electrician plumber carpenter recruiter auditor controller buyer trainer teacher tutor lecturer nurse physician pharmacist psychologist translator journalist reporter editor photographer receptionist ' +
    'secretary caretaker janitor cleaner cook baker consultant coach mentor programmer farmer welder paralegal interpreter dispatcher bookkeeper elektriker anwalt rechtsanwalt steuerberater hausmeister buchhalter lehrer electricista abogado contable avocat comptable electricien',
);
const DEFINITE = split('the our their external der den dem die unser unserem unseren el los las le les nos');
const HIRING_REACH = 9;
const WITH_REACH = 5;
const COLLEAGUE_REACH = 10;

/** Behind a name, companies. */
const LEGAL_FORMS = split(
  'gmbh ag kg kgaa ohg ug se ltd limited inc llc llp plc corp corporation co sa sl slu sas sarl srl spa bv nv oy ab aps group gruppe holding',
);
/** SAS is a product too. */
const PRODUCT_CONTEXT = split('base advanced using with');
const LONGEST_COMPANY = 5;

/** Whether words are within the name of a company: "Freight Tools Ltd", "Nordlicht Logistik GmbH". */
function inCompany(words: readonly Word[], from: number, to: number): boolean {
  if (!/^\p{Lu}/u.test(words[from]?.raw ?? '')) return false;
  const before = words[from - 1];
  if (
    LEGAL_FORMS.has(words[from]?.key ?? '') &&
    words[from]?.joint === 'space' &&
    before &&
    /^\p{Lu}\p{Ll}+$/u.test(before.raw) &&
    !PRODUCT_CONTEXT.has(before.key)
  )
    return true;
  for (let at = to + 1; at <= to + LONGEST_COMPANY; at += 1) {
    const word = words[at];
    if (!word || !isJoined(word) || !/^[\p{Lu}&]|^(?:und|and|e|y|et)$/u.test(word.raw)) return false;
    if (LEGAL_FORMS.has(word.key)) return true;
  }
  return false;
}

/** Skills of others: "supported the payroll team", "recruited Java developers". */
export function roleOfOthers(words: readonly Word[], from: number, to: number): Stance | undefined {
  if (inCompany(words, from, to)) return 'aside';
  const before = words[from - 1];
  if (
    from === to &&
    OCCUPATIONS.has(words[from]?.key ?? '') &&
    before &&
    words[from]?.joint === 'space' &&
    DEFINITE.has(before.key)
  )
    return 'aside';
  const others = to > from && COLLEAGUES.has(words[to]?.key ?? '') ? 1 : colleaguesAfter(words, to);
  for (let step = 1; step <= HIRING_REACH; step += 1) {
    const [word, next] = [words[from - step], words[from - step + 1]];
    if (!word || next?.joint === 'stop') return undefined;
    if (HIRING.has(word.key) && others !== null) return 'aside';
    if (
      step <= WITH_REACH &&
      others !== null &&
      others <= 3 &&
      WITH_WORDS.has(word.key) &&
      words[to + 1]?.joint !== 'comma'
    )
      return 'aside';
  }
  return undefined;
}

/** How many words after the skill other people are named, in the same sentence. */
function colleaguesAfter(words: readonly Word[], to: number): number | null {
  for (let step = 1; step <= COLLEAGUE_REACH; step += 1) {
    const word = words[to + step];
    if (!word || word.joint === 'stop') return null;
    if (COLLEAGUES.has(word.key)) return step;
  }
  return null;
}
