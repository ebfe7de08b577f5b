import { keyOf } from '../text/keys.js';
import type { Word } from '../text/words.js';

const keys = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(keyOf));

/** Before a person who is not the one that tells. */
const OWNERS = keys('my our his her their mein meine meinem meiner meinen unser unsere unserem unserer mon ma mes notre nos mi mis nuestro nuestra nuestros');
const ARTICLES = keys('a an another one two some ein eine einem einer einen un une una uno unos unas el la der die dem los las the le les');
/** Family, friends and people at work. */
const RELATIVES = keys(
  'sister brother wife husband spouse partner father mother dad mum mom son daughter cousin uncle aunt nephew niece friend girlfriend boyfriend flatmate roommate neighbour neighbor colleague coworker classmate teammate boss predecessor successor ' +
    'schwester bruder frau mann vater mutter sohn tochter cousine onkel tante freund freundin mitbewohner nachbar nachbarin kollege kollegin kollegen chef chefin vorgesetzter vorganger nachfolger ' +
    'soeur frere femme mari pere mere fils fille oncle ami amie copain copine voisin voisine collegue collegues ' +
    'hermana hermano esposa esposo mujer marido padre madre hijo hija primo prima tio tia amigo amiga novio novia vecino vecina companero companera jefe jefa',
);
/** Who works, by what they are: "a data analyst". */
const WORKERS = keys(
  'developer engineer analyst scientist designer administrator specialist consultant contractor freelancer expert programmer architect accountant lawyer recruiter tester technician manager agency vendor student intern ' +
    'entwickler entwicklerin ingenieur ingenieurin analyst analystin datenanalyst datenanalystin berater beraterin dienstleister spezialist spezialistin administratorin werkstudent praktikant agentur ' +
    'developpeur developpeuse ingenieure analyste consultante prestataire technicien technicienne stagiaire desarrollador desarrolladora ingeniero ingeniera analista consultora proveedor tecnico tecnica becario',
);
/** Before somebody who did it, or whom one worked with. */
const BESIDE = keys('by with from to von vom mit bei par avec chez por con de');
const WHO = keys('who whose der die das welcher welche qui que quien');
/** Who tells, as what follows is told of: from here on it is their own again. */
const SELF = keys('i we ich wir je j nous yo nosotros nosotras');
/** Who tells, as whom something was done to: "my brother taught me Java". */
const TO_SELF = keys('me us mir mich uns moi m conmigo mi');
const MORE = 3;
const REACH = 25;

/** Places of words that tell of others: "my sister is an engineer who writes …", "supported by an analyst who wrote …". */
export function placesOfOthers(words: readonly Word[]): number[] {
  const places: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const start = relativeFrom(words, at) ?? workerFrom(words, at);
    if (start === null) continue;
    const told = toldFrom(words, start);
    places.push(...told);
    at = Math.max(at, told.at(-1) ?? at);
  }
  return places;
}

/** "My elder sister …" at the beginning of a clause, or anywhere with "who". The first place of what is told of them. */
function relativeFrom(words: readonly Word[], at: number): number | null {
  if (!OWNERS.has(words[at]?.key ?? '')) return null;
  const person = personAfter(words, at, RELATIVES);
  if (person === null) return null;
  const isSubject = words[at]?.joint !== 'space' || at === 0;
  const next = words[person + 1];
  if (!next || next.joint === 'stop') return null;
  if (WHO.has(next.key)) return person + 2;
  return isSubject && next.joint === 'space' && !TOGETHER.has(next.key) ? person + 1 : null;
}

const TOGETHER = keys('and und et y e o or oder');

/** "… by a data analyst who …". */
function workerFrom(words: readonly Word[], at: number): number | null {
  const before = words[at - 1];
  if (!before || !BESIDE.has(before.key) || !(ARTICLES.has(words[at]?.key ?? '') || OWNERS.has(words[at]?.key ?? ''))) return null;
  const person = personAfter(words, at, WORKERS) ?? personAfter(words, at, RELATIVES);
  const next = person === null ? undefined : words[person + 1];
  // What they are is theirs too: "by a SQL developer who …".
  return next && next.joint !== 'stop' && WHO.has(next.key) ? at : null;
}

function personAfter(words: readonly Word[], at: number, people: ReadonlySet<string>): number | null {
  let found: number | null = null;
  for (let step = 1; step <= MORE + 1; step += 1) {
    const word = words[at + step];
    if (!word || (word.joint !== 'space' && word.joint !== 'tight') || WHO.has(word.key)) break;
    // Einem Datenanalysten: one of them, in another case.
    if (people.has(word.key) || people.has(word.key.replace(/e?n$/, ''))) found = at + step;
  }
  return found;
}

/** To the end of the sentence, or to where somebody tells of themselves; nothing when others did it to or with them. */
function toldFrom(words: readonly Word[], start: number): number[] {
  const places: number[] = [];
  for (let at = start; at < Math.min(words.length, start + REACH); at += 1) {
    const word = words[at];
    if (!word || (word.joint === 'stop' && at > start) || SELF.has(word.key)) break;
    if (TO_SELF.has(word.key)) return [];
    places.push(at);
  }
  return places;
}
