import { findPhrases } from '../text/phrases.js';
import { wordsOf } from '../text/words.js';
import { readSkills, SKILL_COLUMNS } from './skillTable.js';
import { wordRowsOf } from '../tables.js';
import { readFamilies, TITLE_COLUMNS } from './titleTable.js';
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

test('a name means one thing, and a word for one skill', () => {
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

const skills = (...rows: string[]) =>
  readSkills(wordRowsOf('skills.tsv', [SKILL_COLUMNS.join('\t'), ...rows].join('\n'), SKILL_COLUMNS));
const titles = (...rows: string[]) =>
  readFamilies(wordRowsOf('titles.tsv', [TITLE_COLUMNS.join('\t'), ...rows].join('\n'), TITLE_COLUMNS));
const PAYROLL = 'Payroll\tpeople\t1\tpayslip, =ADP\tLohn*\t';

test.each([
  ['a column less', 'Tax\tfinance\t1\t', 'skills.tsv, row 3: has 4 columns, not 6'],
  ['an unknown field', 'Tax\tfinanse\t1\t\t\t', 'skills.tsv, "Tax": there is no field "finanse"'],
  ['no share', 'Tax\tfinance\t2\t\t\t', 'skills.tsv, "Tax": "2" is no share between 0 and 1'],
  ['an unknown relative', 'Tax\tfinance\t1\t\t\tPay .7', 'skills.tsv, "Tax": there is no relative "Pay"'],
  ['a relative without a share', 'Tax\tfinance\t1\t\t\tPayroll x', '"x" is no share between 0 and 1'],
  ['a comma too many', 'Tax\tfinance\t1\tvat,, tax\t\t', 'row 3: a comma or blank is wrong in "words"'],
  ['a name that another has', PAYROLL, 'skills.tsv: two rows have one name'],
])('a skill with %s is named', (_what, row, problem) => {
  expect(() => skills(PAYROLL, row)).toThrow(problem);
});

test.each([
  ['an unknown field', 'Clerk\tfinanse\t\t\t\t\t', 'titles.tsv, "Clerk": there is no field "finanse"'],
  ['an unknown relative', 'Clerk\toffice\t\t\t\t\tNurse .7', '"Clerk": there is no relative "Nurse"'],
  ['a blank too many', 'Clerk\toffice\tclerk \t\t\t\t', 'row 2: a comma or blank is wrong in "titles"'],
])('a family of titles with %s is named', (_what, row, problem) => {
  expect(() => titles(row)).toThrow(problem);
});

test('a skill is read with its words, but not its name where a word guards it', () => {
  const [payroll, go] = skills(PAYROLL, 'Go\tsoftware\t0.9\t=Go, golang\t\tPayroll .4/.2');
  expect(payroll?.words).toEqual(['Payroll', 'payslip', '=ADP', 'Lohn*']);
  expect(go).toEqual({
    name: 'Go',
    field: 'software',
    telling: 0.9,
    words: ['=Go', 'golang'],
    near: [{ name: 'Payroll', shows: 0.4, isShown: 0.2 }],
  });
});
