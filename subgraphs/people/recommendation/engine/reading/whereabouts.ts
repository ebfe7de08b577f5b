import { keyOf } from '../text/keys.js';
import type { Word } from '../text/words.js';
import { FAMILIES, fieldAffinity, SKILLS } from '../vocabulary/vocabulary.js';
import type { Mention } from './mentions.js';

const keys = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(keyOf));

const PLACES = keys(
  'warehouse hospital hotel restaurant kitchen factory farm laboratory classroom lager krankenhaus hotel restaurant kuche fabrik labor almacen hospital hotel restaurante cocina fabrica laboratorio entrepot hopital restaurant cuisine usine laboratoire',
);
const IN = keys('in from at inside across around im in aus am dans depuis en desde au');
const ARTICLES = keys(
  'a an the our their every any der dem den die einem einer unserem unserer el la los las un una nuestro le les notre une',
);
const NEAR = 0.5;

/**
 * Whether a description only says where those are whom the work is for, "used on a phone in the warehouse":
 * what is asked for is none of that place's work, unless the posting's titles are of it.
 */
export function isWhereabouts(
  words: readonly Word[],
  { skill, from, to }: Mention,
  families: readonly number[],
): boolean {
  if (from !== to || !PLACES.has(words[from]?.key ?? '')) return false;
  const [before, first] = [words[from - 1], words[from - 2]];
  const isPlace =
    before !== undefined &&
    (IN.has(before.key) || (ARTICLES.has(before.key) && first !== undefined && IN.has(first.key)));
  if (!isPlace || families.length === 0) return false;
  const field = SKILLS[skill]?.field ?? 'general';
  return !families.some((family) => fieldAffinity(FAMILIES[family]?.field ?? 'general', field) >= NEAR);
}
