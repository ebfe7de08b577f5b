const VOWEL = /[aeiou]|(?<=[^aeiou])y/;
const CONSONANT_VOWEL_CONSONANT = /[^aeiou][aeiouy][^aeiouwxy]$/;

/** How often vowels are followed by consonants: what Porter calls the measure of a word. */
function measureOf(word: string): number {
  const shape = word
    .replace(/y/g, (_, at: number) => (at > 0 && !/[aeiou]/.test(word[at - 1] ?? '') ? 'a' : 'b'))
    .replace(/[aeiou]+/g, 'V')
    .replace(/[^V]+/g, 'C');
  return shape.match(/VC/g)?.length ?? 0;
}

/**
 * Endings that make one word of another, the longest first, and what they become after a stem that is long
 * enough.
 */
const DERIVED: readonly (readonly [ending: string, becomes: string, measure: number])[] = [
  ['ational', 'ate', 0],
  ['ization', 'ize', 0],
  ['isation', 'ize', 0],
  ['fulness', 'ful', 0],
  ['ousness', 'ous', 0],
  ['iveness', 'ive', 0],
  ['tional', 'tion', 0],
  ['biliti', 'ble', 0],
  ['entli', 'ent', 0],
  ['ousli', 'ous', 0],
  ['ation', 'ate', 0],
  ['alism', 'al', 0],
  ['aliti', 'al', 0],
  ['iviti', 'ive', 0],
  ['ator', 'ate', 0],
  ['izer', 'ize', 0],
  ['alli', 'al', 0],
  ['abli', 'able', 0],
  ['enci', 'ence', 0],
  ['anci', 'ance', 0],
  ['eli', 'e', 0],
];

const SHORTENED: readonly (readonly [ending: string, becomes: string, measure: number])[] = [
  ['icate', 'ic', 0],
  ['ative', '', 0],
  ['alize', 'al', 0],
  ['iciti', 'ic', 0],
  ['ical', 'ic', 0],
  ['ness', '', 0],
  ['ful', '', 0],
];

const DROPPED: readonly (readonly [ending: string, becomes: string, measure: number])[] = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ant',
  'ent',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'ise',
  'al',
  'er',
  'ic',
  'ou',
].map((ending) => [ending, '', 1] as const);

function replaced(word: string, endings: readonly (readonly [string, string, number])[]): string {
  const found = endings.find(([ending]) => word.endsWith(ending));
  if (!found) return word;
  const [ending, becomes, measure] = found;
  const stem = word.slice(0, -ending.length);
  return measureOf(stem) > measure ? stem + becomes : word;
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function mended(stem: string): string {
  if (/(at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1);
  return measureOf(stem) === 1 && CONSONANT_VOWEL_CONSONANT.test(stem) ? `${stem}e` : stem;
}

function withoutTense(word: string): string {
  if (word.endsWith('eed')) return measureOf(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const ending = /(ed|ing)$/.exec(word)?.[0];
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  return VOWEL.test(stem) ? mended(stem) : word;
}

function withoutLastLetters(word: string): string {
  let stem = word;
  if (stem.endsWith('e')) {
    const rest = stem.slice(0, -1);
    if (measureOf(rest) > 1 || (measureOf(rest) === 1 && !CONSONANT_VOWEL_CONSONANT.test(rest))) stem = rest;
  }
  return stem.endsWith('ll') && measureOf(stem) > 1 ? stem.slice(0, -1) : stem;
}

/** Forms that mean something else than the word that they seem to come from: a training is no train. */
const APART: ReadonlyMap<string, string> = new Map([
  ['training', 'training'],
  ['trainings', 'training'],
  ['trainer', 'training'],
]);

/**
 * The part of an English word that its forms share (Porter, 1980): `approve`, `approved` and `approval` are
 * one.
 */
export function stemOf(word: string): string {
  const apart = APART.get(word);
  if (apart !== undefined) return apart;
  if (word.length < 4 || /\d/.test(word)) return word;
  let stem = withoutTense(withoutPlural(word));
  if (stem.endsWith('y') && VOWEL.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaced(replaced(stem, DERIVED), SHORTENED);
  if (/[st]ion$/.test(stem) && measureOf(stem.slice(0, -3)) > 1) stem = stem.slice(0, -3);
  else stem = replaced(stem, DROPPED);
  return withoutLastLetters(stem);
}
