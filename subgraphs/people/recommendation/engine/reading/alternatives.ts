import type { Word } from '../text/words.js';
import type { Mention } from './mentions.js';

const OR = new Set('or oder o u ou bzw'.split(' '));
const LIKE = new Set('as like eg wie beispielsweise como comme exemple similar e'.split(' '));

/** For each mention the number of the choice that it belongs to, if it is one: "Java, Kotlin or Scala", "tools such as Jira and Asana". */
export function alternativesIn(text: string, words: readonly Word[], mentions: readonly Mention[]): (number | undefined)[] {
  const groups: (number | undefined)[] = mentions.map(() => undefined);
  let [start, number] = [0, 0];
  for (let at = 1; at <= mentions.length; at += 1) {
    const [before, mention] = [mentions[at - 1], mentions[at]];
    if (before && mention && isChain(words, before, mention)) continue;
    const chain = mentions.slice(start, at);
    if (chain.length > 1 && isChoice(text, words, chain)) {
      groups.fill(number, start, at);
      number += 1;
    }
    start = at;
  }
  return groups;
}

/** At most three words stand between, no sentence ends, and not all of it is something else. */
function isChain(words: readonly Word[], one: Mention, other: Mention): boolean {
  const gap = other.from - one.to - 1;
  if (gap < 0) return other.from <= one.to;
  return gap <= 2 && words.slice(one.to + 1, other.from + 1).every(({ joint }) => joint !== 'stop');
}

function isChoice(text: string, words: readonly Word[], chain: readonly Mention[]): boolean {
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last) return false;
  const within = words.slice(first.from, last.to + 1);
  if (within.some(({ key }) => OR.has(key))) return true;
  const slashes = chain.slice(1).some(({ from }) => words[from]?.joint === 'tight' && text.charAt((words[from]?.start ?? 1) - 1) === '/');
  if (slashes) return true;
  const before = words[first.from - 1];
  return before !== undefined && LIKE.has(before.key) && words[first.from]?.joint !== 'stop' && (before.key !== 'as' || words[first.from - 2]?.key === 'such');
}
