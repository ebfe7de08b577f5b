import { findPhrases } from '../text/phrases.js';
import { wordsOf } from '../text/words.js';
import { FAMILIES, familyAffinity, fieldAffinity, SHOWS, SKILL_WORDS, SKILLS } from './vocabulary.js';

const bare = (word: string) => word.replace(/^[=?~]+/, '').toLowerCase();

test('the vocabulary has several hundred skills and a hundred families of titles, in all fields of a company', () => {
  expect(SKILLS.length).toBeGreaterThan(300);
  expect(FAMILIES.length).toBeGreaterThan(100);
  for (const field of [
    'software',
    'data',
    'infrastructure',
    'security',
    'itSupport',
    'design',
    'content',
    'product',
    'project',
    'marketing',
    'sales',
    'customers',
    'people',
    'learning',
    'finance',
    'legal',
    'operations',
    'logistics',
    'production',
    'office',
    'facilities',
    'care',
  ]) {
    expect([field, SKILLS.some((skill) => skill.field === field)]).toEqual([field, true]);
  }
});

test('a name stands for one thing, and a word for one skill', () => {
  const names = [...SKILLS, ...FAMILIES].map(({ name }) => name);
  expect(SKILLS.map(({ name }) => name).filter((name, place, all) => all.indexOf(name) !== place)).toEqual(
    [],
  );
  expect(FAMILIES.map(({ name }) => name).filter((name, place, all) => all.indexOf(name) !== place)).toEqual(
    [],
  );
  const owner = new Map<string, string>();
  const twice: string[] = [];
  for (const { name, words } of SKILLS) {
    for (const word of words.map(bare)) {
      if ((owner.get(word) ?? name) !== name) twice.push(`${word}: ${owner.get(word) ?? ''}, ${name}`);
      owner.set(word, name);
    }
  }
  expect(twice).toEqual([]);
  expect(names.every((name) => name.trim() !== '')).toBe(true);
});

test('relatives exist, and nothing shows itself or more than all', () => {
  const unknown = [
    ...SKILLS.flatMap(({ near }) => near.filter(({ name }) => !SKILLS.some((skill) => skill.name === name))),
    ...FAMILIES.flatMap(({ near }) =>
      near.filter(({ name }) => !FAMILIES.some((family) => family.name === name)),
    ),
  ];
  expect(unknown).toEqual([]);
  SHOWS.forEach((shows, skill) => {
    expect(shows.has(skill)).toBe(false);
    for (const share of shows.values()) expect(share > 0 && share <= 1).toBe(true);
  });
});

test('nearness is the same from both sides where it should be', () => {
  const family = (name: string) => FAMILIES.findIndex((one) => one.name === name);
  expect(familyAffinity(family('Accountant'), family('Bookkeeper'))).toBe(
    familyAffinity(family('Bookkeeper'), family('Accountant')),
  );
  expect(familyAffinity(family('Nurse'), family('Software Engineer'))).toBe(0);
  expect([
    fieldAffinity('finance', 'finance'),
    fieldAffinity('finance', 'legal'),
    fieldAffinity('finance', 'care'),
  ]).toEqual([1, 0.5, 0]);
});

test('every word of the vocabulary is found in a text', () => {
  const lost = SKILLS.flatMap(({ name, words }, skill) =>
    words
      .filter((word) => {
        const text = word.replace(/^[=?~]+/, '').replaceAll('*', '');
        return !findPhrases(SKILL_WORDS, wordsOf(text)).some(({ value }) => value === skill);
      })
      .map((word) => `${name}: ${word}`),
  );
  expect(lost).toEqual([]);
});
