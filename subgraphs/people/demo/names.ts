import { readText, rowsOf } from '../../kit/files/data.js';
import type { Random } from './random.js';

const FILE = new URL('names.tsv', import.meta.url);

/** First and last names that go together, from the places people in San Francisco come from. */
const FAMILIES = rowsOf('names.tsv', readText(FILE), ['first', 'last']).map(({ first, last }) => ({
  first: first.split(' '),
  last: last.split(' '),
}));

/** A first and a last name, most often of one family, sometimes of two, as in any large city. */
export function inventName(random: Random): { firstName: string; lastName: string } {
  const family = random.pick(FAMILIES);
  const other = random.chance(0.18) ? random.pick(FAMILIES) : family;
  return { firstName: random.pick(family.first), lastName: random.pick(other.last).replace('-', ' ') };
}

const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', æ: 'ae', ß: 'ss' };

/** `Łukasz Dvořák` becomes `lukasz.dvorak`. */
export function mailboxName(firstName: string, lastName: string): string {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[øłđæß]/g, (letter) => PLAIN[letter] ?? letter)
      .replace(/[^a-z]/g, '');
  return `${plain(firstName)}.${plain(lastName)}`;
}
