import { findPhrases, indexOf, phraseOf } from '../text/phrases.js';
import type { Word } from '../text/words.js';
import type { Unit } from './units.js';

/** What a part of a resume tells of. `open` has no heading, `denied` is what somebody does not do. */
export type Section =
  | 'open'
  | 'summary'
  | 'history'
  | 'skills'
  | 'education'
  | 'certificates'
  | 'languages'
  | 'projects'
  | 'voluntary'
  | 'interests'
  | 'goals'
  | 'references'
  | 'denied';

export interface Heading {
  section: Section;
  /** Its own words follow a colon, and it rules no more than them: "Skills: Java". */
  isInline: boolean;
  /** A bracket says more of it: "Internship (March to June 2025)". */
  hasMore: boolean;
  content: number;
}

const HEADINGS: readonly [Section, string][] = [
  [
    'summary',
    'summary, executive summary, career summary, career profile, a propos de moi, profil professionnel, profil personnel, kurzvorstellung, profile, about, about me, objective summary, professional profile, introduction, personal statement, who i am, profil, kurzprofil, uber mich, zusammenfassung, perfil, perfil profesional, resumen, sobre mi, extracto, a propos, resume, accroche, presentation',
  ],
  [
    'goals',
    'objective, career objective, career goal, goals, career goals, career aspirations, aspiration, what i am looking for, looking for, next step, what i want next, ziel, ziele, berufsziel, karriereziel, objetivo, objetivo profesional, objetivos, objectif, objectif professionnel, projet professionnel',
  ],
  [
    'history',
    'experience, appointments, academic appointments, academic positions, research positions, professional practice, berufliche praxis, posts held, recent post, recent posts, roles, nebenjob, nebenjobs, nebentatigkeit, nebentatigkeiten, studentenjobs, side job, student job, wo ich gearbeitet habe, where i have worked, what i have done, what i have been doing, donde he trabajado, ou j ai travaille, research experience, research, academic experience, teaching experience, clinical experience, consulting, consulting experience, industry experience, stations, stage and screen, recherche, investigacion, forschung, lehre und forschung, quehacer, anstellungen, experience highlight, career highlight, berufliche erfahrung, praktische erfahrungen, berufliche tatigkeit, berufliche tatigkeiten, experience and employment, work experience, work history, career history, employment, employment history, career, positions, positions held, professional background, professional career, work, jobs, military service, berufserfahrung, beruflicher werdegang, berufspraxis, werdegang, berufliche stationen, berufliche laufbahn, praktische erfahrung, tatigkeiten, praktika, experiencia, experiencia laboral, experiencia profesional, trayectoria, trayectoria profesional, trabajo, trabajos, practicas, practicas de empresa, practicas profesionales, stationen, berufsweg, laufbahn, emploi, historial laboral, parcours, parcours professionnel, experience professionnelle, emplois',
  ],
  [
    'skills',
    'skill, toolbox, tool box, werkzeugkasten, caja de herramientas, boite a outils, systems, systeme, systemes, stack, top skill, methods, methods and tools, methoden, methodes, metodos, konnen, was ich kann, what i know, what i use, werkzeuge, lo que se, ce que je sais faire, computer, computer skill, computing, edv, pc kenntnisse, computerkenntnisse, bureautique, ofimatica, sistemas, starken, personliche starken, core skill, technical skill, key skill, soft skill, hard skill, competency, core competency, competence, technologies, technology, tech stack, technical stack, tools, tool, tools and technologies, expertise, area of expertise, strength, core strength, kenntnisse, fahigkeiten, it-kenntnisse, edv-kenntnisse, fachkenntnisse, kompetenzen, fahigkeiten und kenntnisse, besondere kenntnisse, software, programme, competencias, habilidades, conocimientos, aptitudes, informatica, herramientas, competencias tecnicas, conocimientos informaticos, competences, competences techniques, savoir-faire, outils, informatique, logiciels, keyword, capabilities, proficiencies, qualifications',
  ],
  [
    'education',
    'education, schul und berufsausbildung, berufsausbildung, aus und weiterbildung, schulische ausbildung, academic background, studies, degrees, academic, schooling, academic qualifications, education and training, ausbildung, studium, bildung, bildungsweg, bildungsgang, schulbildung, akademische ausbildung, schule, educacion, formacion, formacion academica, estudios, formation, formations, etudes, diplomes, cursus, scolarite',
  ],
  [
    'certificates',
    'certification, fuhrerschein, driving licence, permis de conduire, carne de conducir, scheine, nachweise, zeugnisse, lizenzen, certificate, licence, license, course, courses, training, further training, professional development, continuing education, learning, continuous learning, lifelong learning, badges, trainings and certificates, zertifikate, zertifizierungen, weiterbildung, weiterbildungen, fortbildung, fortbildungen, kurse, lehrgange, certificaciones, certificados, cursos, formacion complementaria, certifications, certificats, habilitations, stages et formations, formations complementaires',
  ],
  [
    'languages',
    'language, language skill, languages spoken, sprachen, sprachkenntnisse, fremdsprachen, idiomas, langues, langues etrangeres',
  ],
  [
    'projects',
    'project, projekterfahrung, referenzprojekte, logros, realisations, personal project, side project, selected project, open source, portfolio, projekte, eigene projekte, proyectos, proyectos personales, projets, projets personnels, achievement, accomplishment',
  ],
  [
    'voluntary',
    'volunteering, volunteer, volunteer work, volunteer experience, voluntary work, community, ehrenamt, ehrenamtliches engagement, engagement, voluntariado, benevolat, engagement associatif, associations, extracurricular',
  ],
  [
    'interests',
    'interest, hobbies, hobby, hobbies and interests, personal, personal interests, leisure, outside work, outside of work, interessen, freizeit, aficiones, intereses, loisirs, centre d interet, centres d interet, activites',
  ],
  [
    'denied',
    'what i don t do, what i do not do, what i am not, what i have not done, what i have never done, not, not me, not mine, not my area, not my job, not my work, never, nicht meins, nicht mein gebiet, nicht mein fach, nicht mein ding, nicht meine sache, was ich nicht bin, no es lo mio, lo que no soy, pas mon domaine, pas pour moi, ce que je ne suis pas, what i can t do, what i cannot do, not my thing, not my strength, not my field, no experience, never done, not done, exclusions, limits, limitations, gaps, honest gaps, what i have not, i have not done, what is missing, nicht gemacht, nie gemacht, keine erfahrung, grenzen, lo que no he hecho, nunca he hecho, sin experiencia, jamais fait, ce que je n ai pas fait, pas fait, was ich nicht mache, was ich nicht kann, lo que no hago, ce que je ne fais pas',
  ],
  [
    'open',
    'what i did, what i did with my hands, remarks, note, notes, bemerkungen, remarques, observaciones, other, others, misc, miscellaneous, various, sonstiges, weiteres, verschiedenes, allgemeines, varios, otros datos, otros, divers, autres, additional information, further information, weitere angaben, informacion adicional, informations complementaires',
  ],
  [
    'references',
    'reference, publication, award, honours, awards and honors, referenzen, publikationen, veroffentlichungen, auszeichnungen, referencias, publicaciones, premios, references, publications, contact, contact details, personal details, personliche daten, kontakt, datos personales, coordonnees, patents',
  ],
];
const INDEX = indexOf(
  HEADINGS.flatMap(([section, words]) => words.split(', ').map((word) => phraseOf(word, section))),
);
const JOINED = new Map(
  HEADINGS.flatMap(([section, words]) =>
    words.split(', ').map((word) => [word.replaceAll(' ', ''), section] as const),
  ),
);
const FILLERS = new Set(
  'my key earlier present former recent last bisherige relevant selected additional professional and other main und meine relevante weitere y mi mis otras otros et me autre the of technical personal in current previous history background sonstige sonstiges it edv'.split(
    ' ',
  ),
);
const LONGEST = 6;

/** The section that a unit opens, if it is a heading. */
export function headingOf(text: string, words: readonly Word[], unit: Unit): Heading | null {
  if (!unit.isLine) return null;
  const spaced = spacedWord(words, unit);
  if (spaced !== null) return spaced;
  const colon = colonIn(text, words, unit);
  const bracket = colon === null ? bracketIn(text, words, unit) : null;
  const end = colon ?? bracket ?? unit.to;
  if (end - unit.from > LONGEST || (colon === null && !unit.isWhole)) return null;
  const own = words.slice(unit.from, end);
  const hits = findPhrases(INDEX, own);
  const [hit] = hits;
  if (!hit) return null;
  const isAll = own.every(
    ({ key }, at) =>
      FILLERS.has(key) || /^\d$/.test(key) || hits.some(({ from, to }) => from <= at && at <= to),
  );
  return isAll
    ? { section: hit.value, isInline: colon !== null, hasMore: bracket !== null, content: end }
    : null;
}

function colonIn(text: string, words: readonly Word[], { from, to }: Unit): number | null {
  for (let at = from + 1; at < Math.min(to, from + LONGEST + 1); at += 1) {
    const word = words[at];
    if (
      word?.joint === 'sign' &&
      text
        .slice(words[at - 1]?.end ?? 0, word.start)
        .trimStart()
        .startsWith(':')
    )
      return at;
  }
  return null;
}

function bracketIn(text: string, words: readonly Word[], { from, to }: Unit): number | null {
  for (let at = from + 1; at < Math.min(to, from + LONGEST + 1); at += 1) {
    const word = words[at];
    if (word?.joint === 'sign' && text.charAt(word.start - 1) === '(') return at;
  }
  return null;
}

/** S K I L L S */
function spacedWord(words: readonly Word[], { from, to }: Unit): Heading | null {
  const own = words.slice(from, to);
  if (own.length < 5 || own.length > 24 || own.some(({ raw }) => raw.length > 1)) return null;
  const joined = own.map(({ key }) => key).join('');
  const section = JOINED.get(joined) ?? JOINED.get(joined.replace(/s$/, ''));
  return section ? { section, isInline: false, hasMore: false, content: to } : null;
}
