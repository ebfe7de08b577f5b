import { listOf, relative, rowsOf } from './skillTable.js';
import type { Field, Skill } from './skillTable.js';

/** Steps of a career, as numbers so that they can be compared: 0 entry, 1 mid, 2 senior, 3 lead, 4 manager, 5 executive. */
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
const MANAGERS = ['head of #', '# manager', 'manager #', 'manager of #', '# lead', '# team lead', 'lead of #', 'leiter #', 'leiterin #', 'leitung #', 'responsable #', 'responsable de #', 'jefe de #', 'jefa de #', 'group manager #'];
const EXECUTIVES = ['director of #', '# director', 'director #', 'vp #', 'vp of #', 'vice president #', 'vice president of #', 'director de #', 'directora de #', 'directeur #', 'directrice #', 'chief # officer'];
const MEMBERS = ['# specialist', '# associate', '# assistant', '# coordinator', '# intern', '# trainee', '# expert', '# officer', '# professional', '# partner', '# apprentice', '# administrator', '# consultant', '# executive', 'especialista en #', 'tecnico de #', 'tecnica de #', 'charge de #', 'chargee de #', 'referent #', 'referentin #', 'sachbearbeiter #', 'sachbearbeiterin #', 'mitarbeiter #', 'mitarbeiterin #', 'fachkraft #'];

/**
 * Families of a field, one a line: `name | titles in English | titles in German, Spanish, French | areas | near relatives`. A title that
 * ends in ^ is a manager's by itself; one with director or the like in it says so.
 */
export function titleTable(field: Field, table: string): Family[] {
  return rowsOf(table).map(([name = '', english = '', others = '', areas = '', near = '']) => ({
    name: name.replace('^', ''),
    field,
    words: [name, ...listOf(english), ...listOf(others)].map((title) => ({ word: title.replace('^', ''), level: levelOf(title) })),
    areas: listOf(areas),
    near: listOf(near).map(relative),
  }));
}

/** The titles that an area makes. */
export function titlesOf(area: string): TitleWord[] {
  const made = (forms: readonly string[], level: Level | null) => forms.map((form) => ({ word: form.replace('#', area), level }));
  return [...made(MANAGERS, 4), ...made(EXECUTIVES, 5), ...made(MEMBERS, null)];
}

function levelOf(title: string): Level | null {
  if (/\b(director|vp|chief|directeur|directrice|directora)\b/i.test(title) && !/assist|secret|art/i.test(title)) return 5;
  return title.endsWith('^') ? 4 : null;
}
