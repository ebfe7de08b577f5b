import { readResume } from '../engine.js';
import { recommended, TODAY } from '../testing/openings.js';
import { FAMILIES, SKILLS } from '../vocabulary/vocabulary.js';

const held = (text: string) =>
  readResume(text, TODAY)
    .titles.filter(({ kind }) => kind === 'held')
    .map(({ family, years }) => `${FAMILIES[family]?.name ?? ''} ${years.toFixed(1)}`);
const strengthOf = (text: string, name: string) =>
  readResume(text, TODAY).skills.get(SKILLS.findIndex((skill) => skill.name === name))?.strength ?? 0;

test('a letter that never says a line of dates still tells its jobs', () => {
  const text =
    'Dear reader,\n\nSince January 2022 I have been an accountant at Marlow, a maker of doors. I close the month in SAP.\nBefore that, from January 2019, I was a nurse at a clinic in Cork.\n';
  expect(held(text)).toEqual(['Accountant 3.5', 'Nurse 3.0']);
});

test('what an employer does is not a title', () => {
  const { titles, untitledYears } = readResume(
    'Dear reader,\n\nSince May 2023 I have been doing this at Wharf Parcel, a courier with many vans.\n',
    TODAY,
  );
  expect(titles).toEqual([]);
  expect(untitledYears).toBeCloseTo(2.1, 0);
});

test.each([
  ['Von 2015 bis 2019 war ich als Buchhalterin bei einem Verlag tätig, ich mochte es.', 'Accountant 5.0'],
  ['De 2015 à 2019 j’ai travaillé comme infirmière dans une clinique.', 'Nurse 5.0'],
  ['Entre 2015 y 2019 trabajé como enfermera en una clínica.', 'Nurse 5.0'],
])('a sentence tells of a job: %s', (sentence, job) => {
  expect(held(`${sentence}\n`)).toEqual([job]);
});

test('a job may last until this summer', () => {
  expect(
    readResume(
      'I work alone. The longest work, from 2019 until this summer, was for a shop. I wrote all of it.\n',
      TODAY,
    ).years,
  ).toBeCloseTo(6.4, 0);
});

test('what a summary says again is no second job', () => {
  const text =
    'I taught for years, and since 2023 I have been working as a developer.\n\n2024 – today  Developer, Ticket GmbH\n- Java\n2012 – 2023  Teacher, town school\n';
  expect(held(text)).toEqual(['Software Engineer 1.5', 'Teacher 12.0']);
});

test('a certificate dates no work', () => {
  expect(held('I am certified as product owner (2022), and I like it.\n')).toEqual([]);
});

test('who was trained for a title has not had it', () => {
  const kinds = (text: string) => readResume(text, TODAY).titles.map(({ kind }) => kind);
  expect(
    kinds(
      'Erfahrung\n09/2022 – 07/2025  Stadtwerke, Aalen\n                   Lehre zum Fachinformatiker Systemintegration\n',
    ),
  ).toEqual(['trained']);
  expect(kinds('Work\nIT Technician apprenticeship, 2019 - 2021\n')).toEqual(['trained']);
});

test('years that no job tells of make what is said count as work', () => {
  const text = (years: string) =>
    `Hello,\n\n${years}I am the one whom small shops ring. I write Java and PostgreSQL for them.\n`;
  expect(strengthOf(text('for ten years '), 'Java')).toBeGreaterThan(strengthOf(text(''), 'Java'));
});

test('who writes a letter without any title is found by what they do', () => {
  const text =
    'Dear team,\n\nSince March 2018 I have been doing this at Marlow Retail. I write the services in Java and Spring Boot, with PostgreSQL behind them, and I test them with JUnit.\n';
  expect(recommended(text).best).toBe('java');
});
