import { classesIn, followingSentences, sentencesOf } from '../sentences/sentences.js';
import { topicOf } from '../understanding/followUp.js';
import { placeOf } from './classifier.js';
import { featuresOf } from './features.js';
import type { Example } from './train.js';

/** What a message is meant as: `article` for what articles may answer. */
export type Sort = 'article' | 'own' | 'others' | 'orders' | 'deeds' | 'talk';

/** A label names a sort, or a class of a sort: `own:leave balance`. */
export const labelOf = (sort: Sort, id = ''): string => (id === '' ? sort : `${sort}:${id}`);

/** What every message has: of one that says nothing, it tells how often people mean each label. */
const ALWAYS = '*';

/**
 * The places of what tells the meaning of a message, each once. @param before what it follows, whose features are
 * others than its own; empty for nothing
 */
export function placesOf(text: string, before = ''): Uint32Array {
  const follows = before === '' ? [] : [...featuresOf(before)].map((feature) => `before ${feature}`);
  return Uint32Array.from(new Set([ALWAYS, ...featuresOf(text), ...follows].map(placeOf)));
}

/** The sentences of every label. */
const sentencesOfLabels = (): [string, readonly string[]][] => [
  [labelOf('article'), classesIn('article').flatMap(([, sentences]) => sentences)],
  [labelOf('article', 'nothing'), sentencesOf('nothing')],
  [labelOf('article', 'rule'), sentencesOf('rule')],
  ...(['others', 'orders', 'deeds'] as const).map((sort): [string, string[]] => [
    labelOf(sort),
    sentencesOf(sort),
  ]),
  ...(['own', 'talk'] as const).flatMap((sort) =>
    classesIn(sort).map(([id, sentences]): [string, string[]] => [labelOf(sort, id), sentences]),
  ),
];

/** A message and, where it has several, each of its sentences. */
export function sentencesIn(message: string): string[] {
  const parts = message.split(/(?<=[.!?:])\s+/).filter((part) => /\p{L}/u.test(part));
  return parts.length > 1 ? [message, ...parts] : [message];
}

/**
 * All sentences as what a classifier learns from; of a message that articles answer each sentence by itself too,
 * so that what is told beside a question is known as such.
 */
export function examplesOf(): { labels: string[]; examples: Example[] } {
  const all = sentencesOfLabels();
  const labels = all.map(([label]) => label);
  const single = all.flatMap(([name, sentences], label) =>
    (name.startsWith('article') ? sentences.flatMap(sentencesIn) : sentences).map((sentence) => ({
      places: placesOf(sentence),
      label,
    })),
  );
  const following = followingSentences().map(({ label, before, now }) => {
    if (!labels.includes(label)) throw new Error(`Sentences following.tsv: there is no label “${label}”.`);
    return { places: placesOf(now, topicOf(now, [before]).text), label: labels.indexOf(label) };
  });
  return { labels, examples: [...single, ...following] };
}
