import { keyOf } from '../text/keys.js';
import { tableOf } from './tables.js';

const LISTS = new Map(
  tableOf('otherPeople.tsv', ['list', 'words']).map(({ list, words }) => [list, words.split(' ')]),
);

function keys(list: string): ReadonlySet<string> {
  const words = LISTS.get(list);
  if (!words) throw new Error(`otherPeople.tsv: there is no "${list}"`);
  return new Set(words.map(keyOf));
}

/** Before somebody who belongs to the one that tells. */
export const OWNERS = keys('owners');
export const ARTICLES = keys('articles');
/** Family, friends and those at work whom only "my" makes others. */
export const RELATIVES = keys('relatives');
/** Who works alone, and is asked for one thing: "the lawyer for data protection". */
export const ADVISERS = keys('advisers');
/** Many at once, of whom one may be a part. */
export const GROUPS = keys('groups');
/** Who works, by what they are; German ones also as the end of a longer word. */
export const WORKERS = keys('workers');
export const COMPANIES = keys('companies');
/**
 * What people do, as it is said of others before they are named: "Firewalls machen meine Leute", "la hace el
 * equipo".
 */
export const DOES = keys('does');
/** Before a participle: "is loaded by the data engineers". */
export const IS = keys('is');
export const WORK = keys('work');
export const BY = keys('by');
export const OF = keys('of');
/** Before those whom one worked with. */
export const BESIDE = keys('beside');
export const AMONG = keys('among');
export const WHO = keys('who');
export const AND = keys('and');
export const HE = keys('he');
/** Anybody but who tells: "before anybody has written it". */
export const SOMEBODY = keys('somebody');
/** Who tells: from here on it is their own again. */
export const SELF = keys('self');
/** Who tells, as whom something was done to: "my brother taught me Java". */
export const TO_SELF = keys('toSelf');
/** Right before what somebody is: "I am a developer who …". */
export const BEING = keys('being');
/** Who leads people has to know what they do. */
export const LEADING = keys('leading');
/** Before those whom one found for a job. */
export const HIRED = keys('hired');
export const NUMBERS = keys('numbers');
export const CONJUNCTIONS = keys('conjunctions');
/** Behind people more of them follows, not what they do. */
export const NO_VERBS = keys('noVerbs');

const WHOLE = new RegExp(`(?:${[...WORKERS, ...ADVISERS].filter((worker) => worker.length > 5).join('|')})$`);
const LONG = 10;

/**
 * Whether a key names somebody who works; German says it in other cases and within longer words too:
 * Datenanalysten, Bilanzbuchhalterin.
 */
export function isWorker(key: string): boolean {
  return [key, key.replace(/n$/, ''), key.replace(/(?:en|nen)$/, '')].some(
    (form) =>
      WORKERS.has(form) ||
      ADVISERS.has(form) ||
      GROUPS.has(form) ||
      (form.length >= LONG && WHOLE.test(form)),
  );
}

export const isRelative = (key: string): boolean =>
  RELATIVES.has(key) || RELATIVES.has(key.replace(/n$/, ''));
