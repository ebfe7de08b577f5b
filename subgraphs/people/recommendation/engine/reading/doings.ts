import { keyOf } from '../text/keys.js';
import type { Word } from '../text/words.js';
import type { Stance } from './cues.js';

const keys = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(keyOf));

const ARTICLES = keys('the our my their a an another die der das den dem unsere unser unserem unseren meine mein meinem meinen ein eine einem einer el la los las un una mi mis nuestro nuestra nuestros le les l nos notre mon mes une');
/** Who works beside one, alone or together. */
const PEOPLE = keys(
  'developer engineer programmer analyst scientist designer architect administrator accountant lawyer technician tester specialist consultant contractor agency vendor supplier colleague team squad crew department unit people staff bookkeeper provider master manager owner director flatmate lad guy folk ' +
    'entwickler entwicklern entwicklerinnen ingenieure ingenieuren ingenieur techniker technikern kollege kollegen kollegin kolleginnen leute leuten abteilung dienstleister steuerberater steuerburo steuerkanzlei kanzlei agentur anwalt anwaltin buchhaltung fachabteilung administratoren analysten informatiker informatikern ' +
    'desarrolladores desarrollador ingenieros ingeniero ingenieras tecnico tecnicos informatico informatica equipo companeros companeras gestoria asesoria abogado abogada agencia consultora proveedor empresa departamento analistas contable ' +
    'developpeurs developpeuses ingenieurs techniciens technicien informaticien informaticiens equipe collegues cabinet comptable avocat avocate prestataire agence service fournisseur',
);
/** What people do, as it is said of others: "Firewalls machen meine Leute", "la hace el equipo". */
const DOES = keys(
  'macht machen machte machten betreut betreuen erledigt erledigen fuhrt fuhren ubernimmt ubernehmen baut bauen pflegt pflegen besorgt besorgen erstellt erstellen ' +
    'hace hacen hacia hacian lleva llevan llevaba gestiona gestionan prepara preparan monta montan mantiene mantienen programa programan configura configuran ' +
    'fait font gere gerent assure assurent prepare preparent realise realisent',
);
const IS = keys('is are was were been being gets got wird werden wurde wurden est sont etait etaient es son era eran fue fueron');
const WORK = keys('work job task business responsibility domain part doing sache aufgabe cosa tarea affaire travail');
const BY = keys('by von vom par por');
const OF = keys('of de for fur in pour para der des du d del');
const HE = keys('she he');
const SELF = keys('i we ich wir je j nous yo nosotros nosotras me mich mir');
/** Who leads people has to know what they do. */
const LEADING = keys('led lead leading manage managed managing headed heading supervise supervised supervising leite leitete leitung fuhre fuhrte dirijo dirigi lidero dirige encadre manage head grew built hired');
const CONJUNCTIONS = keys('and but while whereas when where because since so und aber wahrend weil y pero mientras porque et mais pendant');
/** Behind such people more of them follows, not what they do. */
const NO_VERBS = keys('and or of in at with for to on by from who whom whose that which und oder von in bei mit fur zu y o de en con para por que et ou du des dans avec pour i we');
const SINGLE = keys('lawyer accountant technician analyst consultant anwalt anwaltin steuerberater abogado abogada contable tecnico informatico avocat avocate comptable technicien informaticien');
const OURS = keys('unsere unser meine mein mi mis nuestro nuestra nuestros notre mon mes ma');
const WHO = keys('who welche die qui que quien quienes');
const MORE = 4;
/** Signs that a clause may have before what is said of it: "the dashboards (Looker) are made by the analysts". */
const SIGNS = 2;
const REACH = 12;
const BACK = 12;

/** How the words stand, with what others do told apart: "the developers build it in Storybook", "she writes the SQL", "loaded by the data engineers (Databricks)". */
export function withDoings(words: readonly Word[], stances: readonly (Stance | undefined)[]): (Stance | undefined)[] {
  const own = words.map((_, at) => stances[at]);
  const mark = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) own[at] ??= 'aside';
  };
  for (let at = 0; at < words.length; at += 1) {
    const key = words[at]?.key ?? '';
    if (HE.has(key) && begins(words, at)) mark(at, endOf(words, at + 1));
    if (BY.has(key)) byOthers(words, at, mark);
    else if (ARTICLES.has(key)) othersAt(words, at, mark);
    else if (IN.has(key)) amongOthers(words, at, mark);
    else if (COMPANIES.has(key)) ofCompanies(words, at, mark);
  }
  return own;
}

type Mark = (from: number, to: number) => void;

/** "… is loaded by the data engineers (Databricks)": what was done, and what they use. */
function byOthers(words: readonly Word[], at: number, mark: Mark): void {
  const person = ARTICLES.has(words[at + 1]?.key ?? '') ? personAfter(words, at + 1) : null;
  if (person === null || words[at]?.joint !== 'space') return;
  mark(at + 1, bracketEnd(words, person));
  const isPassive = [1, 2, 3].some((step) => IS.has(words[at - step]?.key ?? ''));
  if (isPassive) mark(startOf(words, at), at);
}

/** "The developers build it in Storybook"; "las prepara la gestoría"; "the lawyer for data protection". */
function othersAt(words: readonly Word[], at: number, mark: Mark): void {
  const person = personAfter(words, at);
  const isObjectFirst = DOES.has(words[at - 1]?.key ?? '') && words[at]?.joint === 'space';
  // "Den Abschluss macht unsere Bilanzbuchhalterin": whoever is ours is another.
  if (isObjectFirst && (person !== null || (OURS.has(words[at]?.key ?? '') && words[at + 1]?.joint === 'space'))) {
    mark(startOf(words, at), at);
    return mark(at, endOf(words, at + 1));
  }
  if (person === null) return;
  const next = words[person + 1];
  // "The rest goes to the network lads, who do the switches."
  if (next && next.joint !== 'stop' && WHO.has(next.key) && !isOneself(words, at)) return mark(at, endOf(words, person + 1));
  // "The load tests are the developers' work."
  if (IS.has(words[at - 1]?.key ?? '') && WORK.has(next?.key ?? '')) return mark(startOf(words, at), at);
  // "According to the lawyer for data protection."
  if (next?.joint === 'space' && OF.has(next.key) && SINGLE.has(words[person]?.key ?? '') && !isOneself(words, at)) mark(at, Math.min(endOf(words, person), person + MORE));
  const isVerb = next?.joint === 'space' && !NO_VERBS.has(next.key) && /^\p{Ll}/u.test(next.raw);
  if (begins(words, at) && isVerb && isMany(words, at, person)) mark(at, endOf(words, person));
}

const IN = keys('in with beside alongside among mit neben unter con junto avec parmi');

/** "In a squad of seven developers (React, Node)": what they use. */
function amongOthers(words: readonly Word[], at: number, mark: Mark): void {
  if ([1, 2, 3, 4].some((step) => LEADING.has(words[at - step]?.key ?? ''))) return;
  for (let step = 1; step <= MORE + 2; step += 1) {
    const [word, next] = [words[at + step], words[at + step + 1]];
    if (!word || (word.joint !== 'space' && word.joint !== 'tight')) return;
    if (PEOPLE.has(word.key) && next?.joint === 'sign') return mark(at + step + 1, bracketEnd(words, at + step));
  }
}

const COMPANIES = keys('companies firms startups firmen unternehmen startup empresa negocios entreprises societes');

/** "Nearly all of them software companies (React, cloud)": what they are about. */
function ofCompanies(words: readonly Word[], at: number, mark: Mark): void {
  if (words[at]?.raw.endsWith('s') === false && words[at]?.key !== 'firmen' && words[at]?.key !== 'unternehmen') return;
  for (let step = 0; step <= OF_WHAT; step += 1) {
    const next = words[at + step + 1];
    if (next?.joint === 'sign') return mark(at + 1, bracketEnd(words, at + step));
    if (next?.joint !== 'space') return;
  }
}

const OF_WHAT = 2;

/** "I am a developer who …". */
const isOneself = (words: readonly Word[], at: number): boolean => [1, 2, 3].some((step) => BEING.has(words[at - step]?.key ?? ''));
const BEING = keys('am was been became being as bin war als suis etais comme soy fui era como i');

/** The developers are others; "the team" may be one's own. */
const isMany = (words: readonly Word[], at: number, person: number): boolean => /(?:s|n|innen)$/.test(words[person]?.raw ?? '') || !TOGETHER.has(words[person]?.key ?? '') || words[at]?.key === 'another';
const TOGETHER = keys('team squad crew department unit people staff equipo equipe departamento abteilung service');

function personAfter(words: readonly Word[], at: number): number | null {
  for (let step = 1; step <= MORE; step += 1) {
    const word = words[at + step];
    if (!word || (word.joint !== 'space' && word.joint !== 'tight') || SELF.has(word.key)) return null;
    if (PEOPLE.has(word.key)) return at + step;
    if (OF.has(word.key) && step === 1) return null;
  }
  return null;
}

/** Begins a sentence or clause. */
const begins = (words: readonly Word[], at: number): boolean => at === 0 || (words[at]?.joint !== 'space' && words[at]?.joint !== 'tight') || CONJUNCTIONS.has(words[at - 1]?.key ?? '');

/** To the end of the sentence, or to where who tells goes on. */
function endOf(words: readonly Word[], from: number): number {
  let at = from;
  while (at < Math.min(words.length, from + REACH) && words[at]?.joint !== 'stop' && !SELF.has(words[at]?.key ?? '')) at += 1;
  return at;
}

/** To the end of the part that a bracket holds. */
function bracketEnd(words: readonly Word[], person: number): number {
  let at = person + 1;
  if (words[at]?.joint !== 'sign') return at;
  at += 1;
  while (at < Math.min(words.length, person + REACH) && words[at]?.joint !== 'stop' && words[at]?.joint !== 'sign' && !SELF.has(words[at]?.key ?? '')) at += 1;
  return at;
}

/** The beginning of the clause. */
function startOf(words: readonly Word[], to: number): number {
  let at = to - 1;
  for (let signs = 0; at > Math.max(0, to - BACK) && words[at]?.joint !== 'stop' && !SELF.has(words[at - 1]?.key ?? ''); at -= 1) {
    if (words[at]?.joint === 'sign') signs += 1;
    if (signs > SIGNS) break;
  }
  return at;
}
