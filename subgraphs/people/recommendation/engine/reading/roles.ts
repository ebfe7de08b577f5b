import type { Word } from '../text/words.js';
import type { Stance } from './cues.js';

const split = (words: string) => new Set(words.split(' '));

/** Words for other people, right after what they do: "with the Java developers". */
const OTHERS = split(
  'team developer engineer department colleague specialist analyst designer accountant consultant staff expert manager administrator candidate role position professional people talent group scientist lawyer counsel ' +
    'abteilung kollegen kollege kolleginnen entwickler entwicklern experten teams equipo equipos desarrolladores ingenieros departamento equipe equipes developpeurs ingenieurs service collegue',
);
const WITH = split(
  'with to for alongside beside supported supporting support helped assisted assisting between mit fur neben unterstutzte con para avec pour aupres coordinated liaised briefed briefing reported from',
);
const HIRING = split(
  'recruited recruiting recruit hired hiring hire sourced sourcing placed placing staffed staffing interviewed interviewing headhunted filled filling eingestellt rekrutiert besetzt gesucht rekrutierung contrate seleccione contratacion recrute recrutement embauche',
);
/**
 * Words for people that name what they do; with "the" before them they are somebody else: "called the
 * electrician".
 */
const PERSONS = split(
  'accountant lawyer attorney solicitor electrician plumber carpenter recruiter auditor controller buyer trainer teacher tutor lecturer nurse physician pharmacist psychologist translator journalist reporter editor photographer receptionist ' +
    'secretary caretaker janitor cleaner cook baker consultant coach mentor programmer farmer welder paralegal interpreter dispatcher bookkeeper elektriker anwalt rechtsanwalt steuerberater hausmeister buchhalter lehrer electricista abogado contable avocat comptable electricien',
);
const DEFINITE = split('the our their external der den dem die unser unserem unseren el los las le les nos');
const HIRED = 9;
const WITHIN = 5;
const AFTER = 10;

/** Behind a name, companies. */
const LEGAL = split(
  'gmbh ag kg kgaa ohg ug se ltd limited inc llc llp plc corp corporation co sa sl slu sas sarl srl spa bv nv oy ab aps group gruppe holding',
);
/** SAS is a product too. */
const OF_PRODUCTS = split('base advanced using with');
const NAME = 5;

/** Whether words are within the name of a company: "Freight Tools Ltd", "Nordlicht Logistik GmbH". */
function inCompany(words: readonly Word[], from: number, to: number): boolean {
  if (!/^\p{Lu}/u.test(words[from]?.raw ?? '')) return false;
  const before = words[from - 1];
  if (
    LEGAL.has(words[from]?.key ?? '') &&
    words[from]?.joint === 'space' &&
    before &&
    /^\p{Lu}\p{Ll}+$/u.test(before.raw) &&
    !OF_PRODUCTS.has(before.key)
  )
    return true;
  for (let at = to + 1; at <= to + NAME; at += 1) {
    const word = words[at];
    if (
      !word ||
      (word.joint !== 'space' && word.joint !== 'tight') ||
      !/^[\p{Lu}&]|^(?:und|and|e|y|et)$/u.test(word.raw)
    )
      return false;
    if (LEGAL.has(word.key)) return true;
  }
  return false;
}

/** Skills of others: "supported the payroll team", "recruited Java developers". */
export function asideRole(words: readonly Word[], from: number, to: number): Stance | undefined {
  if (inCompany(words, from, to)) return 'aside';
  const before = words[from - 1];
  if (
    from === to &&
    PERSONS.has(words[from]?.key ?? '') &&
    before &&
    words[from]?.joint === 'space' &&
    DEFINITE.has(before.key)
  )
    return 'aside';
  const others = to > from && OTHERS.has(words[to]?.key ?? '') ? 1 : othersAfter(words, to);
  for (let step = 1; step <= HIRED; step += 1) {
    const [word, next] = [words[from - step], words[from - step + 1]];
    if (!word || next?.joint === 'stop') return undefined;
    if (HIRING.has(word.key) && others !== null) return 'aside';
    if (
      step <= WITHIN &&
      others !== null &&
      others <= 3 &&
      WITH.has(word.key) &&
      words[to + 1]?.joint !== 'comma'
    )
      return 'aside';
  }
  return undefined;
}

/** How many words after the skill other people are named, in the same sentence. */
function othersAfter(words: readonly Word[], to: number): number | null {
  for (let step = 1; step <= AFTER; step += 1) {
    const word = words[to + step];
    if (!word || word.joint === 'stop') return null;
    if (OTHERS.has(word.key)) return step;
  }
  return null;
}
