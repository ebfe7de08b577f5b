import type { Word } from '../text/words.js';
import type { Mention } from './mentions.js';

const OR = new Set('or oder o u ou bzw'.split(' '));
const AND = new Set('and und y et'.split(' '));
const ON = new Set('on with for using auf mit fur con para sur avec pour'.split(' '));
const LIKE = new Set('as like eg wie beispielsweise como comme exemple similar e'.split(' '));

/**
 * For each mention the number of the choice that it belongs to, if it is one: "Java, Kotlin or Scala", "tools
 * such as Jira and Asana".
 */
export function alternativesIn(
  text: string,
  words: readonly Word[],
  mentions: readonly Mention[],
): (number | undefined)[] {
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

/** At most two words stand between, no sentence ends, and it is no new thing: "Java or Kotlin on Linux". */
function isChain(words: readonly Word[], one: Mention, other: Mention): boolean {
  const gap = other.from - one.to - 1;
  if (gap < 0) return other.from <= one.to;
  const between = words.slice(one.to + 1, other.from);
  if (between.some(({ key }) => ON.has(key)) && !between.some(({ key }) => OR.has(key))) return false;
  return gap <= 2 && words.slice(one.to + 1, other.from + 1).every(({ joint }) => joint !== 'stop');
}

function isChoice(text: string, words: readonly Word[], chain: readonly Mention[]): boolean {
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last) return false;
  const within = words.slice(first.from, last.to + 1);
  if (within.some(({ key }) => OR.has(key))) return true;
  // "An applicant tracking system (Greenhouse, Personio, Workday)": examples.
  const isInBrackets =
    chain.length > 2 &&
    text.charAt((words[first.from]?.start ?? 1) - 1) === '(' &&
    !/[()]/.test(text.slice(words[first.from]?.start, words[last.to]?.end)) &&
    !within.some(({ key }) => AND.has(key));
  if (isInBrackets) return true;
  const slashes = chain
    .slice(1)
    .some(({ from }) => words[from]?.joint === 'tight' && text.charAt((words[from]?.start ?? 1) - 1) === '/');
  if (slashes) return true;
  const before = words[first.from - 1];
  return (
    before !== undefined &&
    LIKE.has(before.key) &&
    words[first.from]?.joint !== 'stop' &&
    (before.key !== 'as' || words[first.from - 2]?.key === 'such')
  );
}
