import { findPhrases, indexOf, phraseOf } from '../text/phrases.js';
import type { Word } from '../text/words.js';
import type { Field } from '../vocabulary/skillTable.js';
import { SKILLS } from '../vocabulary/vocabulary.js';
import type { Mention } from './mentions.js';

/**
 * What somebody says who does not do a whole field's work: languages and tools that they name are those of
 * others.
 */
const SAYINGS: readonly [Field, string][] = [
  [
    'software',
    'do not write production code, don t write production code, do not write code, don t write code, do not code, don t code, do not program, don t program, cannot code, can not code, can t code, not a developer, no developer, not a programmer, no programmer, not a coder, no coder, not an engineer, programmiere nicht, programmiere selbst nicht, nicht programmieren, kein programmierer, keine programmiererin, kein entwickler, keine entwicklerin, no programo, no se programar, no soy programador*, no soy desarrollador*, no escribo codigo, ne programme pas, ne code pas, ne developpe pas, pas developpeu*, n ecris pas de code',
  ],
  [
    'design',
    'do not draw, don t draw, not a designer, no designer, kein designer, keine designerin, no soy disenador*, pas designer, pas graphiste, do not design, don t design',
  ],
  [
    'sales',
    'do not sell, don t sell, never sold, not a salesperson, no salesman, kein verkaufer, keine verkauferin, no vendo, ne vends pas',
  ],
];
const INDEX = indexOf(
  SAYINGS.flatMap(([field, sayings]) => sayings.split(', ').map((saying) => phraseOf(saying, field))),
);
/** Beside the field's tools; who knows them need not build. */
const OPEN_TO_ALL = new Set([
  'Web accessibility',
  'Agile delivery',
  'Content management systems',
  'Integrations',
  'Legacy systems',
  'Software quality assurance',
  'GIS',
  'Low code',
  'Web performance',
]);

export function withoutDeniedFields(words: readonly Word[], mentions: readonly Mention[]): Mention[] {
  const denied = new Set(findPhrases(INDEX, words).map(({ value }) => value));
  if (denied.size === 0) return [...mentions];
  return mentions.map((mention) => {
    const skill = SKILLS[mention.skill];
    const isDenied = skill !== undefined && denied.has(skill.field) && !OPEN_TO_ALL.has(skill.name);
    return isDenied ? { ...mention, stance: mention.stance ?? 'aside' } : mention;
  });
}
