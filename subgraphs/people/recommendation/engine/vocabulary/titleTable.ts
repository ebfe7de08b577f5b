import { listOf, relative, rowsOf } from './skillTable.js';
import type { Field, Skill } from './skillTable.js';

/**
 * Steps of a career, as numbers so that they can be compared: 0 entry, 1 mid, 2 senior, 3 lead, 4 manager, 5
 * executive.
 */
export type Level = 0 | 1 | 2 | 3 | 4 | 5;

/** Titles for about the same work. */
export interface Family {
  name: string;
  field: Field;
  words: readonly TitleWord[];
  /** Words such as marketing, of which titles are made: head of marketing, marketing specialist. */
  areas: readonly string[];
  /** How well one does the other's work, 0 to 1. */
  near: Skill['near'];
}

/** A title, with its level if it says one by itself. */
export interface TitleWord {
  word: string;
  level: Level | null;
}

/** Those who lead a part, those who lead the whole, and those who work there. */
const MANAGERS = [
  ...[
    'head of #',
    'head #',
    '# manager',
    'manager #',
    'manager of #',
    '# lead',
    'lead #',
    '# team lead',
    'team lead #',
    '# team leader',
    '# supervisor',
    'lead of #',
    'group manager #',
  ],
  ...[
    'leiter #',
    'leiter der #',
    'leiter des #',
    'leitung #',
    'leitung der #',
    'teamleiter #',
    'abteilungsleiter #',
    'bereichsleiter #',
    'gruppenleiter #',
    '# leiter',
  ],
  ...[
    'responsable #',
    'responsable de #',
    'responsable de la #',
    'responsable des #',
    'responsable du #',
    'responsable d #',
    'jefe de #',
    'gerente de #',
    'coordinador de #',
    'chef de service #',
    'chef du service #',
  ],
];
const EXECUTIVES = [
  'director of #',
  '# director',
  'director #',
  'director de #',
  'vp #',
  'vp of #',
  'vice president #',
  'vice president of #',
  'directeur #',
  'directeur des #',
  'directeur du #',
  'directeur de la #',
  'chief # officer',
  'direktor #',
];
const MEMBERS = [
  ...[
    'specialist',
    'associate',
    'assistant',
    'coordinator',
    'intern',
    'trainee',
    'expert',
    'officer',
    'professional',
    'partner',
    'apprentice',
    'administrator',
    'consultant',
    'executive',
    'analyst',
    'generalist',
    'advisor',
  ].flatMap((noun) => [`# ${noun}`, `${noun} #`]),
  ...[
    'referent #',
    'sachbearbeiter #',
    'mitarbeiter #',
    'mitarbeiter in der #',
    'mitarbeiter im #',
    'fachkraft #',
    'werkstudent #',
    'werkstudent im bereich #',
    'praktikant #',
    'praktikant im bereich #',
    'praktikant in der #',
    'trainee im bereich #',
    'spezialist #',
    'assistenz #',
  ],
  ...[
    'especialista en #',
    'tecnico de #',
    'auxiliar de #',
    'asistente de #',
    'becario de #',
    'charge de #',
    'charge d #',
    'charge des #',
    'administrativo de #',
    'gestor de #',
    'analista de #',
    'oficial de #',
    'ayudante de #',
    'consultor de #',
    'agente de #',
    'employe de #',
    'technicien #',
    'agent de #',
    'conseiller #',
    'referent fur #',
    'kaufmann fur #',
    'berater #',
    'koordinator #',
    'assistant #',
    'stagiaire #',
    'alternant #',
    'gestionnaire #',
  ],
];

/**
 * Families of a field, one a line: `name | titles in English | titles in German, Spanish, French | areas |
 * near relatives`. A title that ends in ^ is a manager's by itself; one with director or the like in it says
 * so.
 */
export function titleTable(field: Field, table: string): Family[] {
  return rowsOf(table).map(([name = '', english = '', others = '', areas = '', near = '']) => ({
    name: name.replace('^', ''),
    field,
    words: [name, ...listOf(english), ...listOf(others)].map(titleWord),
    areas: listOf(areas),
    near: listOf(near).map(relative),
  }));
}

/** A title as it is written in a table. */
export const titleWord = (title: string): TitleWord => ({
  word: title.replace('^', ''),
  level: levelOf(title),
});

/** The titles that an area makes. */
export function titlesOf(area: string): TitleWord[] {
  const made = (forms: readonly string[], level: Level | null) =>
    forms.map((form) => ({ word: form.replace('#', area), level: level ?? levelSaid(form) }));
  return [...made(MANAGERS, 4), ...made(EXECUTIVES, 5), ...made(MEMBERS, null)];
}

function levelOf(title: string): Level | null {
  if (
    /\b(director|vp|chief|directeur|directrice|directora)\b/i.test(title) &&
    !/assist|secret|art/i.test(title)
  )
    return 5;
  return title.endsWith('^') ? 4 : levelSaid(title);
}

/** Words within a title that say how far somebody is. */
function levelSaid(title: string): Level | null {
  if (
    /\b(intern|trainee|apprentice|junior|werkstudent|praktikant|becario|stagiaire|alternant)\b/i.test(title)
  )
    return 0;
  if (/\bsenior\b/i.test(title)) return 2;
  return /\b(principal|(team|tech|technical|shift) lead(er)?)\b|\blead$/i.test(title) ? 3 : null;
}
