import { findPhrases, indexOf, phraseOf } from '../text/phrases.js';
import type { Word } from '../text/words.js';

/** How a text stands to what it names. */
export type Stance = 'none' | 'wish' | 'aside' | 'sold' | 'basic' | 'past';

interface Scope {
  stance: Stance;
  /** Up to the next comma only, not to the end of the sentence. */
  isShort: boolean;
}

/**
 * What a phrase says of what follows it, and of what stands before it. Neither for phrases that only look
 * like one.
 */
interface Cue {
  before: Scope | null;
  after: Scope | null;
}

const NOT = [
  'do not',
  'don t',
  'did not',
  'didn t',
  'have not',
  'haven t',
  'has not',
  'had not',
  'never',
  'can not',
  'cannot',
  'could not',
  'not yet',
  'not',
  'have never',
  'i never',
  'not really',
];
const KNOWN = [
  'use',
  'used',
  'know',
  'work with',
  'worked with',
  'worked in',
  'worked on',
  'touch',
  'touched',
  'learn',
  'learned',
  'learnt',
  'program in',
  'programmed',
  'programmed in',
  'write',
  'written',
  'speak',
  'tried',
  'coded',
  'done',
  'done any',
  'had any',
  'hold',
  'yet used',
  'yet worked with',
  'an expert in',
  'familiar with',
  'experienced in',
  'experienced with',
  'trained in',
  'qualified in',
  'certified in',
  'comfortable with',
  'proficient in',
  'fluent in',
  'develop',
  'developed',
  'program',
  'code',
  'managed',
  'manage',
  'have experience',
  'have any',
  'have',
];

/**
 * `stance | before or after what is named, + to the end of the clause | phrases`. Nothing for phrases that
 * only look like one.
 */
const TABLE = `
  | before | not only, not just, not least, no less, no longer than, no code, not limited, no doubt, no matter, nicht nur, no solo, no solamente, pas seulement, non seulement, not to mention, no downtime, without downtime, from zero, from scratch, zero, no one, no later, desde cero, de cero, a cero, von null auf, bei null, partir de zero, de zero, zero trust, zero defect*, zero waste
  none | before + | no experience, no prior experience, no professional experience, no practical experience, no hands on experience, no production experience, no commercial experience, no real experience, no work experience, no formal experience, no knowledge, no background, no exposure, no training, no skill, no working knowledge, without experience, without any experience, without knowledge, lack experience, lack of experience, lacking experience, unfamiliar with, not familiar, no proficiency, no certification in, know nothing, little or no experience, zero experience, no familiarity, no understanding, not a, not an, nothing to do with, have yet to
  none | before | no, neither, nor, except for, excluding, other than, isn t, is not
  none | before + | keine erfahrung*, keinerlei, keine kenntnis*, keine praktische*, keine berufserfahrung, ohne erfahrung, ohne kenntnis*, nicht vertraut, noch nie, kein wissen, bisher nicht, habe nie, bislang nicht, weder
  none | before | kein, keine, keinen, noch nicht
  none | before + | sin experiencia, sin conocimiento*, no tengo experiencia, no tengo conocimiento*, ninguna experiencia, nunca he, no conozco, no domino, no he trabajado, no he usado, no he utilizado, no manejo, carezco de, tampoco, no se programar
  none | before + | pas d experience, aucune experience, aucune connaissance*, sans experience, sans connaissance*, ne connais pas, ne maitrise pas, pas de connaissance*, jamais, n ai pas, pas encore, aucun, aucune
  none | after | none, no experience, not yet, not known, no knowledge, was handled by others, is not my field, isn t my field, is not my strength, keine erfahrung, keine kenntnis*, keine, nicht vorhanden, ninguna, ninguno, sin experiencia, sin conocimiento*, aucune experience, aucune, aucun, not my area, not something i, is new to me, are new to me, not required, is not required, not needed, is not needed, not necessary, nicht erforderlich, nicht notwendig, no es necesari*, no se requiere, pas necessaire, pas requis*, not part of my
  none | before + | je ne connais pas, je ne fais pas, jamais fait, nunca hecho, nunca lo he hecho, nie gemacht, nie selbst gemacht, nie selbst, mache ich nicht, kenne ich nicht
  wish | before + | i would like to learn, i want to learn, quiero aprender, me gustaria aprender, j aimerais apprendre, mochte ich lernen, mochte ich gerne lernen, will ich lernen, will ich noch lernen, wurde ich gerne lernen, would like to, would love to, d like to, d love to, one day i, want to, wants to, wish to, hope to, hoping to, keen to, eager to, plan to, planning to, looking to, look forward, interested in, interest in, an interest, curious about, aspire*, aspiring, dream of, goal is, my goal, aim to, aiming to, seeking, looking for, intend to, willing to learn, happy to learn, ready to learn, open to, move into, moving into, moving towards, next step, career change, change into, mochte, wurde gerne, will gerne, interessiere mich, interesse an, wunsche mir, ziel ist, suche, strebe, lernbereit*, me gustaria, quiero, deseo, interesad* en, me interesa, busco, objetivo, con ganas de, aspiro, souhaite*, j aimerais, je voudrais, interesse* par, desire*, envie de, objectif, a la recherche, recherche un, recherche une
  basic | before + | basic, basics of, the basics, basic knowledge, basic understanding, basic awareness, basic skills, awareness of, beginner in, beginner level, elementary, introductory, introduction to, some exposure, limited exposure, exposure to, some knowledge, limited experience, limited knowledge, little experience, rudimentary, a little, passing familiarity, superficial, conceptual understanding, theoretical knowledge, first steps, reading knowledge, played with, dabbled, tinkered, currently learning, started learning, self study, some experience, short course, evening course, one day course, read about, heard of, heard about, crash course, online course in, grundkenntnis*, grundlagenkenntnis*, anfanger*, erste erfahrung*, erste schritte, theoretische kenntnis*, lerne gerade, conocimientos basicos, nociones, basico, basica, basicos, basicas, aprendiendo, conocimiento basico, nivel basico, notions, connaissances de base, bases de, les bases, debutant*, initiation, en cours d apprentissage, j apprends
  basic | after | basic, basics, beginner, basic level, basic knowledge, beginner level, elementary, learning, novice, basic user, a1, a2, school level, rudimentary, grundkenntnis*, anfanger*, basico, basica, nivel basico, notions, debutant*, scolaire, schulkenntnis*, currently learning, for fun, as a hobby, read only
  none | after + | never used, not used, never used in production, not used in production, only read, never in production, nie benutzt, nicht genutzt, nur gelesen, nunca usado, jamais utilise*
  none | after | no, nein, nothing, nada, rien, zero, nicht selbst
  aside | after + | belongs to, belong to, was written by, were written by, is run by, are run by, is owned by, done by others, come from, comes from
  aside | after | written by, other team, another team, different team, separate team, separate group, external agency, eigenes team, anderes team, otro equipo, autre equipe, by others
  basic | after + | one course, two courses, a course, course at college, courses at college, nothing since, nichts seither, seither nichts, nichts mehr seither, ein kurs, un curso, un cours, rien depuis, nada desde entonces, watched the trailer*, out of curiosity, aus neugier, por curiosidad, par curiosite
  past | after + | rusty, a little rusty, no longer current, outdated, eingerostet
  past | after | years ago, long ago, at university, at school, in college, vor jahren, im studium, hace anos, en la universidad, il y a, a l universite
  aside | before + | next to, alongside, sat with, sat beside, beside, worked near, colleagues who, instead of, rather than, as opposed to, unlike, handed over to, escalated to, escalating, outsourced to, passed to, neben, anstelle, anstatt, junto a, en lugar de, en vez de, a cote, aux cotes, au lieu de, plutot que
  aside | after | liegt beim, liegen beim, lag beim, lagen beim, liegt bei der, liegen bei der, lag bei der, lagen bei der, liegt bei einem, liegen bei einem, liegt bei einer, liegen bei einer, kommt von einem, kommen von einem, kommt von einer, kommen von einer, kommt vom, kommen vom, stammt von einem, stammen von einem, stammt vom, stammen vom, kam von einem, kamen von einem, macht ein, machen kollegen, machen andere, macht das team, erledigt ein, ubernimmt ein, ubernahm ein, betreut ein, betreut das, wird von einem, werden von einem, wurde von einem, wurden von einem, wird vom, werden vom, wurde vom, wurden vom
  aside | after | viene de un, vienen de un, lo hace otro, lo hacen otros, la lleva un, lo lleva un, los lleva un, las lleva un, corre a cargo de un, corren a cargo de un, lo gestiona un, la gestiona un, los gestiona un, las gestiona un, vient d un, viennent d un, vient d une, viennent d une, est gere par, est geree par, sont geres par, sont gerees par, est assure par, est assuree par, sont assures par, releve de l equipe, relevent de l equipe, relevent d un, incombe a l equipe, est fait par un, est faite par un
  aside | after | is supplied by, are supplied by, was supplied by, were supplied by, is provided by, are provided by, was provided by, were provided by, is maintained by, are maintained by, was maintained by, were maintained by, is looked after by, are looked after by, sits with, sit with, lies with, lie with, by a colleague, by another colleague, by an external, by a contractor, by a freelancer, by a consultant, by my colleague
  aside | after | was done by, were done by, was handled by, is handled by, was built by, was owned by, by another team, by a different team, by others, by colleagues, by an agency, by the it team, by our
  aside | after + | machen meine leute, macht mein team, nicht ich, not me, not mine, pas moi, yo no, no yo, i leave to, i left to, uberlasse ich, dejo a, je laisse a, nicht meine aufgabe, is theirs, are theirs, words entered
  wish | after + | wurde ich gerne lernen, mochte ich lernen, mochte ich gerne lernen, will ich lernen, will ich noch lernen, steht noch aus, i would like to learn, i want to learn, quiero aprender, me gustaria aprender, j aimerais apprendre, noch vor mir
  none | after + | kann ich nicht, kenne ich nicht, beherrsche ich nicht, liegt mir nicht, mache ich nicht, no lo conozco, no los conozco, no lo manejo, je ne connais pas, je ne fais pas, nie selbst gemacht, nie gemacht, nie selbst, ahi no entro, no entro, never done, never did, jamais fait, nunca hecho, nunca lo he hecho
  basic | after + | nur aus der vorlesung, aus der vorlesung, nur aus vorlesungen, from lectures only, lectures only, solo de clase, vu en cours, nur zugeschaut, zugeschaut, watched only, only watched, solo mirando, in der verwandtschaft, im bekanntenkreis, in der familie, fur freunde, for friends, for family, for relatives, for neighbours, para amigos, para la familia, pour des amis, pour la famille
  sold | before | sold, selling, resold, pitched, sale of, sales of, promoted, advertised, marketed, marketing of, verkaufte, verkauf von, vendi, venta de, vendu, vente de
`;

const CUES = indexOf([...cuesByPhrase()].map(([phrase, cue]) => phraseOf(phrase, cue)));

function cuesByPhrase(): Map<string, Cue> {
  const cues = new Map<string, Cue>();
  const stars = new Set<string>();
  const add = (written: string, more: Partial<Cue>) => {
    const phrase = written.replace('*', '');
    if (written !== phrase) stars.add(phrase);
    cues.set(phrase, { before: null, after: null, ...cues.get(phrase), ...more });
  };
  for (const not of NOT)
    for (const known of KNOWN) add(`${not} ${known}`, { before: { stance: 'none', isShort: false } });
  for (const line of TABLE.split('\n').filter((row) => row.includes('|'))) {
    const [stance = '', place = '', phrases = ''] = line.split('|').map((cell) => cell.trim());
    const scope: Scope | null =
      stance === '' ? null : { stance: stance as Stance, isShort: !place.endsWith('+') };
    for (const phrase of phrases.split(', '))
      add(phrase, place.startsWith('after') ? { after: scope } : { before: scope });
  }
  // The same phrase with and without an open end is one.
  return new Map([...cues].map(([phrase, cue]) => [stars.has(phrase) ? `${phrase}*` : phrase, cue]));
}

const ENDS = new Set(
  (
    'but however although though yet whereas while aber jedoch sondern dafur pero sino aunque mais cependant toutefois ' +
    'strong strongly advanced expert extensive excellent solid fluent proficient deep daily professional sehr fundierte umfangreiche solido amplio solide'
  ).split(' '),
);
const REACH = 14;
const REACH_BACK = 6;

/** What may follow a phrase that says something of what stands before it: "never used at work". */
const PLACES = new Set('at yet professionally there beruflich im bei'.split(' '));

/** How the words stand: a stance for each word that is in the scope of one, the strictest first. */
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

const STRICT: readonly Stance[] = ['none', 'wish', 'aside', 'sold', 'basic', 'past'];
const stricter = (one: Stance | undefined, other: Stance): Stance =>
  one && STRICT.indexOf(one) < STRICT.indexOf(other) ? one : other;

function endsSaying(words: readonly Word[], to: number): boolean {
  const next = words[to + 1];
  return !next || (next.joint !== 'space' && next.joint !== 'tight') || PLACES.has(next.key);
}

function placesBefore(words: readonly Word[], from: number, { isShort }: Scope): number[] {
  const places: number[] = [];
  for (let at = from; at > 0 && places.length < (isShort ? REACH_BACK : REACH); at -= 1) {
    const joint = words[at]?.joint;
    // A sign stands between what is named and what is said of it, as in "Java (basic)": one, directly before.
    if (joint === 'stop' || (isShort && (joint === 'comma' || (joint === 'sign' && at !== from)))) break;
    places.push(at - 1);
  }
  return places;
}

function placesAfter(words: readonly Word[], to: number, { isShort }: Scope): number[] {
  const places: number[] = [];
  for (let at = to + 1; at < words.length && places.length < REACH; at += 1) {
    const word = words[at];
    if (!word || word.joint === 'stop' || ENDS.has(word.key)) break;
    if ((word.joint === 'sign' && at !== to + 1) || (isShort && word.joint === 'comma')) break;
    places.push(at);
  }
  return places;
}
