import { SUBJECTS } from '../../demo/knowledge.js';
import { ownKinds } from '../ownData/ownData.service.js';
import { talkClasses } from '../talk/smallTalk.js';
import { classesIn, sentencesOf } from './sentences.js';

const namesIn = (folder: 'own' | 'talk' | 'article'): string[] => classesIn(folder).map(([name]) => name);

test('what people say of themselves or in passing is a class that is answered', () => {
  const kinds = new Set(ownKinds.map(({ id }) => id));
  expect(namesIn('own').filter((id) => !kinds.has(id))).toEqual([]);
  expect(namesIn('own').length).toBeGreaterThan(20);
  expect(namesIn('talk').toSorted()).toEqual(talkClasses.toSorted());
});

test('what articles answer is named after an article of the demo organisation', () => {
  const slugs = SUBJECTS.flatMap(({ articles }) => articles).map(({ slug }) => slug.replaceAll('-', ' '));
  expect(namesIn('article').toSorted()).toEqual(slugs.toSorted());
});

test('a heading is no sentence, and no sentence stands twice in a file', () => {
  const files = [
    ...(['own', 'talk'] as const).flatMap((folder) => classesIn(folder)),
    ...(['others', 'orders', 'deeds', 'rule', 'nothing'] as const).map(
      (name) => [name, sentencesOf(name)] as const,
    ),
  ];
  for (const [name, sentences] of files)
    expect([name, sentences.length]).toEqual([name, new Set(sentences).size]);
  expect(
    classesIn('article').filter(([, sentences]) => sentences.some((one) => one.startsWith('#'))),
  ).toEqual([]);
});
