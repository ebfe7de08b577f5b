import { classesIn, followingSentences, sentencesOf } from '../sentences/sentences.js';
import { topicOf } from '../understanding/followUp.js';
import { bucketsOf, sentencesIn } from './features.js';
import type { Example } from './train.js';

/** What a message is meant as: `article` for what articles may answer. */
export type Sort = 'article' | 'own' | 'others' | 'orders' | 'deeds' | 'talk';

/** A label names a sort, or a class of a sort: `own:leave balance`. */
export const labelOf = (sort: Sort, id = ''): string => (id === '' ? sort : `${sort}:${id}`);

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

/**
 * All sentences as what a classifier learns from; of a message that articles answer each sentence by itself too,
 * so that what is told beside a question is known as such.
 */
export function examplesOf(): { labels: string[]; examples: Example[] } {
  const all = sentencesOfLabels();
  const labels = all.map(([label]) => label);
  const single = all.flatMap(([name, sentences], label) =>
    (name.startsWith('article') ? sentences.flatMap(sentencesIn) : sentences).map((sentence) => ({
      buckets: bucketsOf(sentence),
      label,
    })),
  );
  const following = followingSentences().map(({ label, before, now }) => {
    if (!labels.includes(label)) throw new Error(`Sentences following.tsv: there is no label “${label}”.`);
    return { buckets: bucketsOf(now, topicOf(now, [before]).text), label: labels.indexOf(label) };
  });
  return { labels, examples: [...single, ...following] };
}
