import { linesIn } from './tables.js';

/**
 * What stands beside a language when it is about speaking it. The names of languages are adjectives too, so they need
 * to stand beside a level or another language.
 */
export const SPEAKING: ReadonlySet<string> = new Set(linesIn('speaking.txt'));
