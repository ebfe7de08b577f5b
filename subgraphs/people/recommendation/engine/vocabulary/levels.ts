import { indexOf, phraseOf } from '../text/phrases.js';
import type { Level } from './titleTable.js';

/** The levels of the graph as steps. */
export const LEVELS: Readonly<Record<string, Level>> = {
  ENTRY: 0,
  MID: 1,
  SENIOR: 2,
  LEAD: 3,
  MANAGER: 4,
  EXECUTIVE: 5,
};

const WORDS: readonly [Level, string][] = [
  [
    0,
    'intern, internship, trainee, junior, jr, graduate, entry level, apprentice, working student, student assistant, studentische hilfskraft, studentische, hiwi, werkstudent*, praktikant*, praktikum, azubi*, auszubildende*, volontar*, berufseinsteiger*, becari*, en practicas, practicas, aprendiz, stagiaire*, stage, alternant*, apprenti, apprentie, debutant*, placement student, student, working student',
  ],
  [1, 'intermediate, mid level, midlevel, ii, confirme'],
  [2, 'senior, sr, experienced, iii, erfahrene*, experimentad*, experimente*, seniore'],
  [
    3,
    'lead, principal, staff engineer, staff software, staff data, staff product, staff designer, team lead*, teamlead*, leading, supervisor, teamleiter*, leitende*, jefe de equipo, jefa de equipo, lider, chef d equipe, cheffe d equipe, iv, tech lead, lead developer',
  ],
  [
    4,
    'head, head of, leiter, leiterin, leitung, abteilungsleiter*, bereichsleiter*, jefe de departamento, jefe, jefa, gerente, group manager, department manager, chef de service, responsable de service, general manager',
  ],
  [
    5,
    'director, vp, vice president, chief, svp, evp, executive director, geschaftsfuhrer*, direktor*, directora, directeur, directrice, vorstand, president, cxo, ceo, cfo, cto, coo, chro, cmo',
  ],
];

/** Words beside a title that say how far somebody is. */
export const LEVEL_WORDS = indexOf(
  WORDS.flatMap(([level, words]) => words.split(', ').map((word) => phraseOf(word, level))),
);
