import { isEnglishWord } from '../understanding/englishWords.js';
import { GIVEN_NAMES, NAME_WORDS, TIME_NAMES } from './givenNames.js';

// A text is tried with words of its own for people: NAME for someone by name, UNKNOWN for what may be a
// name, OTHER for "my boss" or "the guy next to me", GROUP for "everybody" or "my team".

const PERSON =
  'colleagues?|co ?workers?|workmates?|teammates?|team mates?|team members?|employees?|boss|boss es|bosses|managers?|supervisors?|superior|lead|team lead|team leader|ceo|cfo|cto|coo|director|vp|head|reports|direct reports?|people|person|friends?|neighbou?rs?|assistant|secretary|predecessor|successor|deputy|intern|interns|trainee|engineers?|developers?|accountants?|administrators?|admins?|guys?|girls?|man|woman|lady|gentleman|dude|fellow|peers?|mates?|deskmate|newbie|new ?comer|new joiner|starter|hire|users?|ex|mentor|mentee|report|apprentice|receptionist|student|officer|owner|chief';
/** "my employee number", "the team lead time": nobody. */
const NO_PERSON =
  '(?! (?:number|numbers|id|ids|no|record|file|type|status|handbook|portal|card|benefits|account|accounts|interface|approval|guide|menu|role|service|agreement|data)\\b)';
const TRAIT =
  'new|desk|room|old|former|direct|line|other|next|dear|poor|best|good|female|male|tall|young|current|previous|last|own|senior|junior|fellow|it|hr|finance|sales|marketing|engineering|analytics|legal|support|software|nice|favou?rite|department|team';
const WHERE =
  '(?: (?:next to|beside|opposite|across from|behind) me| at the (?:next|other) desk| in the next (?:office|room)| upstairs)?';

const GROUP = new RegExp(
  String.raw`\b(?:(?:every|each|any|all|another|some|a|an|all the|all of the|all my|all our|most) (?:(?:${TRAIT}) ){0,2}(?:${PERSON})${NO_PERSON}|(?:everyone|everybody|anyone|anybody|someone|somebody)(?: else)?|others|(?:other|my|our) (?:people|colleagues|employees|coworkers|reports|direct reports)|(?:the|my|our) (?:whole |entire )?(?:team|staff|department|division|crew|group|company)|the \w+ (?:team|department)|employees|colleagues|coworkers)\b`,
  'g',
);
const OTHER = new RegExp(
  String.raw`\b(?:one of )?(?:my|our|the|this|that|these|those|your|his|her|another|other) (?:(?:${TRAIT}) ){0,2}(?:${PERSON})\b${NO_PERSON}${WHERE}`,
  'g',
);

/** At the beginning, before what is asked of oneself: "Maya from Engineering, when is my next leave?" */
const ONESELF_FIRST =
  /(?:^|\| )(?:(?:hi|hello|hey) )?(?:(?:it s|its|here is) (?:NAME|UNKNOWN)(?: again)?|(?:NAME|UNKNOWN) (?:here|speaking)|(?:NAME|UNKNOWN)(?: again)?(?: from (?:the )?\w+(?: (?:department|team))?)?(?= \|[^|]*\b(?:i|my|me)\b))(?= \|)/;
/** Said of oneself: "I'm Anna", "my name is Daniel Cho". */
const ONESELF = /\b(?:i am|i m|im|my name is|my name s|name is|this is|it is|it s) (?:NAME|UNKNOWN)\b/g;

/** Who wants to know what is asked: "How many hours have I this week? Daniel was asking." */
const ASKED_BY =
  /\b(?:NAME|UNKNOWN) (?:(?:was|is|keeps|kept) asking|asks|asked(?: me)?|wants? to know|wanted to know|would like to know|needs? (?:it|them|this|that|to know))(?= \||$)/g;

const AUXILIARY = 'is|are|was|were|did|does|do|has|have|had';
/** What stands after someone in a question and hardly after a thing. */
const AFTER_PERSON =
  'on|off|out|sick|ill|away|absent|have|has|left|take|taken|took|earn|make|get|hired|start|started|join|joined|been|work|worked|working|open|opened|logged|log|submit|submitted|apply|applied|in';
const NAME_WORD = [...NAME_WORDS].join('|');
const BETWEEN = new RegExp(String.raw`\b(${AUXILIARY}) (?:${NAME_WORD}) (?=(?:${AFTER_PERSON})\b)`, 'g');
const ABOUT = new RegExp(String.raw`^((?:and |what |how )*about )(?:${NAME_WORD})$`);
const OWNING = new RegExp(
  String.raw`\b(${NAME_WORD}) s (?=(?:\w+ ){0,2}(leave|vacation|salary|pay|timesheets?|tickets?|manager|boss|job|title|hire|start|employee|hours|address|phone|balance|requests?)\b)`,
  'g',
);
/** "May's timesheet" is that of the month. */
const OF_TIME = new Set(['timesheet', 'timesheets', 'hours', 'pay', 'hire', 'start', 'employee', 'vacation']);

/** "Mr Novak" */
const TITLED =
  /\b(?:a certain |one )?(?:mr|mrs|ms|miss|herr|frau|dr|mister) (?!(?:who|and|or|is|was|right|the)\b)\w{2,}/g;

const DETERMINER = /^(?:the|a|an|my|our|your|this|that|these|those|any|some|no|which|what)$/;

/** Names by the capital that they keep within a sentence. */
export const capitalsIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/(?<=[\p{L}\p{N},;'’] )\p{Lu}\p{Ll}+/gu), ([word]) => word.toLowerCase()));

/**
 * A text with its people, see above.
 * @param clauses its plain words, clause by clause @param text as it was written @param unknown words that
 * no one knows, small letters
 */
export function withPeople(clauses: string, text: string, unknown: ReadonlySet<string>): string {
  const capitals = capitalsIn(text);
  const named = clauses
    .replace(BETWEEN, '$1 NAME ')
    .replace(ABOUT, '$1NAME')
    .replace(OWNING, (whole, name: string, thing: string) =>
      TIME_NAMES.has(name) && OF_TIME.has(thing) ? whole : 'NAME s ',
    )
    .split(' ')
    .map((word, at, words) => {
      if (GIVEN_NAMES.has(word) || (GIVEN_NAMES.has(word.replace(/s$/, '')) && word.length > 4))
        return 'NAME';
      if (NAME_WORDS.has(word) && !TIME_NAMES.has(word) && capitals.has(word)) return 'NAME';
      // "The zeppelin" is a thing.
      return unknown.has(word) &&
        (capitals.has(word) || !isEnglishWord(word)) &&
        !DETERMINER.test(words[at - 1] ?? '')
        ? 'UNKNOWN'
        : word;
    })
    .join(' ');
  return named
    .replace(TITLED, 'NAME')
    .replace(/\bNAME(?: UNKNOWN| NAME)+/g, 'NAME')
    .replace(/\bUNKNOWN(?: UNKNOWN)+/g, 'UNKNOWN')
    .replace(ASKED_BY, 'i tell somebody')
    .replace(ONESELF_FIRST, 'i')
    .replace(ONESELF, 'i')
    .replace(OTHER, 'OTHER')
    .replace(GROUP, 'GROUP')
    .replace(/\bOTHER(?: NAME)+/g, 'NAME');
}

/**
 * The same text without given names, which no article has: "My friend Paul wants to work here" asks what it
 * asks without Paul.
 */
export const withoutNames = (text: string): string =>
  text.replace(/\p{L}+(?:['’]s)?/gu, (word) =>
    GIVEN_NAMES.has(word.toLowerCase().replace(/['’]s$/, '')) ? '' : word,
  );
