import { classesIn, sentencesOf } from '../sentences/sentences.js';
import { placeOf } from './classifier.js';
import { featuresOf } from './features.js';
import type { Example } from './train.js';

/** What a message is meant as: `article` for what articles may answer. */
export type Sort = 'article' | 'own' | 'others' | 'orders' | 'deeds' | 'talk';

/** A label names a sort, or a class of a sort: `own:leave balance`. */
export const labelOf = (sort: Sort, id = ''): string => (id === '' ? sort : `${sort}:${id}`);

/** The places of a message's features, each once. */
export const placesOf = (text: string): Uint32Array =>
  Uint32Array.from(new Set([...featuresOf(text)].map(placeOf)));

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
  return {
    labels: all.map(([label]) => label),
    examples: all.flatMap(([name, sentences], label) =>
      (name.startsWith('article') ? sentences.flatMap(sentencesIn) : sentences).map((sentence) => ({
        places: placesOf(sentence),
        label,
      })),
    ),
  };
}
