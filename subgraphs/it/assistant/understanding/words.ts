import { PHRASES } from './phrases.js';
import { isEmptyWord } from './emptyWords.js';
import { stemOf } from './stems.js';

const LONGEST_PHRASE = 4;

/**
 * The written words of a text, in small letters and without accents, marks or apostrophes: "The VPN's Wi-Fi"
 * is the vpn s wi fi.
 */
export function plainWords(text: string): string[] {
  return (
    text
      // Before they are taken apart, too: thousands of marks in a row would be sorted.
      .replace(/\p{M}+/gu, '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[’‘`]/g, "'")
      .replace(/\b(ca|wo)n't\b/g, (_, word: string) => (word === 'ca' ? 'can not' : 'will not'))
      .replace(/n't\b/g, ' not')
      .replace(/\bwi-?fi\b/g, 'wifi')
      // A thousand is one number.
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .match(/[a-z0-9]+/g) ?? []
  );
}

const phraseStarts = new Map<string, { written: string[]; word: string }[]>();
for (const [word, ...ways] of PHRASES) {
  for (const way of ways) {
    const written = way.split(' ');
    const first = written[0] ?? '';
    phraseStarts.set(
      first,
      [...(phraseStarts.get(first) ?? []), { written, word }].sort(
        (a, b) => b.written.length - a.written.length,
      ),
    );
  }
}

/** Plain words with what is written in several ways put into its one word: the longest way first. */
export function joined(words: readonly string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length;) {
    const begun = phraseStarts.get(words[at] ?? '');
    const next = words.slice(at, at + LONGEST_PHRASE);
    const found = begun?.find(({ written }) => written.every((part, offset) => next[offset] === part));
    result.push(found?.word ?? words[at] ?? '');
    at += found?.written.length ?? 1;
  }
  return result;
}

/** Stems of every word of a text, in their order. */
export const stemsOf = (text: string): string[] => joined(plainWords(text)).map(stemOf);

/** Words of a text that say what it is about, each once, as they are written. */
export function tellingWords(text: string): string[] {
  const seen = new Set<string>();
  return joined(plainWords(text)).filter((word) => {
    const stem = stemOf(word);
    if (isEmptyWord(word) || word.length < 2 || seen.has(stem)) return false;
    seen.add(stem);
    return true;
  });
}

/** All that phrases are written with, for whoever must know that it is no typing error. */
export const phraseWords: readonly string[] = PHRASES.flatMap(([word, ...ways]) => [
  word,
  ...ways.flatMap((way) => way.split(' ')),
]);
