import { normalForm } from '../../../../kit/request/input/text.js';
import { tablesBeside } from '../tables.js';

const { linesIn, tableOf } = tablesBeside(import.meta.url);

/** Short forms that people write for words of any field. */
export const SHORT: ReadonlyMap<string, string> = new Map(
  tableOf('shortForms.tsv', ['short', 'whole']).map(({ short, whole }) => [short, whole]),
);

/** A word as it is compared: lower case, without accents, without the plural's s, short forms written out. */
export function keyOf(raw: string): string {
  const plain = plainOf(raw);
  const whole = SHORT.get(plain);
  if (whole !== undefined) return whole;
  const { length } = plain;
  if (
    length <= 3 ||
    !plain.endsWith('s') ||
    plain.endsWith('ss') ||
    plain.endsWith('us') ||
    plain.endsWith('is')
  )
    return plain;
  if (length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  if (plain.endsWith('xes') || plain.endsWith('ches') || plain.endsWith('shes') || plain.endsWith('sses'))
    return plain.slice(0, -2);
  return plain.slice(0, -1);
}

/** Lists of words as they are compared. */
export const inKeys = <List extends string>(lists: Record<List, ReadonlySet<string>>) =>
  Object.fromEntries(
    Object.entries<ReadonlySet<string>>(lists).map(([list, words]) => [list, new Set([...words].map(keyOf))]),
  ) as Record<List, Set<string>>;

/** Lower case and without accents: Übung is ubung, Straße is strasse. */
export function plainOf(raw: string): string {
  const lower = raw.toLowerCase();
  for (let at = 0; at < lower.length; at += 1)
    if (lower.charCodeAt(at) > 127)
      return normalForm(lower, 'NFD')
        .replace(/\p{M}+/gu, '')
        .replaceAll('ß', 'ss');
  return lower;
}

/** The first that fits is taken off: ments comes before s. */
const ENDINGS = linesIn('endings.txt');

/**
 * The stem of a key, so that beekeeper and beekeeping are one; only for words that the vocabulary does not
 * know.
 */
export function stemOf(key: string): string {
  if (key.length < 5) return key;
  for (const ending of ENDINGS) {
    if (!key.endsWith(ending) || key.length - ending.length < 4) continue;
    const stem = key.slice(0, -ending.length);
    return stem.length > 4 && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
  }
  return key;
}
