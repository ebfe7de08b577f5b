import { readPosting, readResume } from '../engine.js';
import { OPENINGS, recommended, TODAY } from '../testing/openings.js';
import { FAMILIES, SKILLS } from '../vocabulary/vocabulary.js';

const held = (text: string) =>
  readResume(text, TODAY)
    .titles.filter(({ kind }) => kind === 'held')
    .map(({ family, years }) => `${FAMILIES[family]?.name ?? ''} ${years.toFixed(1)}`);
const shown = (text: string, name: string) =>
  readResume(text, TODAY).skills.get(SKILLS.findIndex((skill) => skill.name === name));

test('a title is on the side of its dates where no empty line is', () => {
  const text =
    'Experience\n\nMarch 2021 to May 2025\nWarehouse Manager\nPlans shifts\nTrainer of apprentices\n\nJanuary 2017 to February 2021\nAccountant\nClosing';
  expect(held(text)).toEqual(['Warehouse Manager 4.3', 'Accountant 4.2']);
});

test('a line between two dates belongs to one of them', () => {
  expect(held('since January 2024  Help in a repair shop\n2019 - 2023  Gardener, parks of the city')).toEqual(
    ['Grower 5.0'],
  );
});

test('a year within a description begins no job', () => {
  const { years } = readResume(
    'Experience\n10/2017 to 05/2025\nKey Account Manager, Wellpappe GmbH\nTarget of 2024 reached. Prize of sales 2015.',
    TODAY,
  );
  expect(years).toBeCloseTo(7.7, 0);
  expect(
    readResume(
      'Experience\n10/2017 to 05/2025\nKey Account Manager, Wellpappe GmbH\nSeven accounts; since 2019 also exports.',
      TODAY,
    ).untitledYears,
  ).toBe(0);
});

test('a span may name its year once, or its months by two figures', () => {
  expect(readResume('Work\nLibrary assistant, June - August 2024\n- cleaned lists', TODAY).years).toBeCloseTo(
    0.25,
    2,
  );
  expect(
    readResume('Work\n10/16 – 12/20  Accountant, Leasing AG\n- month-end closing', TODAY).years,
  ).toBeCloseTo(4.25, 2);
});

test('ornaments around a heading are no bullets', () => {
  expect(held('-- SINCE 02/2021 ------\nRecruiter\nNordlicht SE\n+ interviews')).toEqual(['Recruiter 4.4']);
});

test.each(['Nicht meins', 'NOT', 'Lo que no soy', 'What I am not', 'Pas pour moi'])(
  'what is under "%s" is denied',
  (heading) => {
    const found = shown(
      `Experience\nAccountant, Leasing AG, 2016 - 2020\n- month-end closing\n\n${heading}\nKubernetes and Terraform, others do that.\n`,
      'Kubernetes',
    );
    expect([found?.strength, found?.isDenied]).toEqual([0, true]);
  },
);

test('a heading in capitals that no one knows ends the job before it', () => {
  const text = (heading: string) =>
    `LANGUAGES\nEnglish C1\n\n${heading}\nPayroll for 300 people in DATEV, social security\n`;
  expect(shown(text('A LONG SHORT STORY'), 'Payroll')?.strength).toBeGreaterThan(0.4);
});

test('a heading may say more in a bracket', () => {
  expect(
    shown(
      'EDUCATION\nSchool of economics\n\nWORK EXPERIENCE (March - June 2025, 400 hours)\nTown hall\n- payroll of 300 people',
      'Payroll',
    )?.strength,
  ).toBeGreaterThan(0.4);
});

const skillOf = (name: string) => SKILLS.findIndex((skill) => skill.name === name);
const askedOf = (requirements: string[], title = 'Platform Engineer') =>
  readPosting({ ...OPENINGS[3]!, title, requirements }).asked;

test('examples in brackets are a choice, what is listed is none', () => {
  const groupsOf = (requirement: string) =>
    ['Java', 'Python', 'PostgreSQL'].map(
      (name) => askedOf([requirement]).find(({ skill }) => skill === skillOf(name))?.group,
    );
  const [one, ...others] = groupsOf('Any tool of the trade (Java, Python, PostgreSQL)');
  expect([typeof one, others]).toEqual(['number', [one, one]]);
  expect(groupsOf('Java, Python, PostgreSQL')).toEqual([null, null, null]);
});

test('who has what is asked for by itself needs no other of its choice', () => {
  const kotlin = askedOf(['Java, Kotlin or Scala'], 'Java Developer').find(
    ({ skill }) => skill === skillOf('Kotlin'),
  );
  expect([kotlin?.isRequired, kotlin?.instead]).toEqual([false, [skillOf('Java')]]);
  const fit = (requirement: string) =>
    recommended('Java Developer, Bank AG, 2016 - present\n- Java and SQL', [
      { ...OPENINGS[1]!, requirements: ['SQL', requirement] },
    ]).fit.java ?? 0;
  expect(fit('Java, Kotlin or Scala')).toBeGreaterThan(fit('Java, Kotlin and Scala'));
});

test('what is used on another thing is no choice with it', () => {
  const asked = askedOf(['JavaScript or TypeScript on Node.js']);
  const groupOf = (name: string) => asked.find(({ skill }) => skill === skillOf(name))?.group;
  expect([groupOf('Node.js'), typeof groupOf('JavaScript'), groupOf('TypeScript')]).toEqual([
    null,
    'number',
    groupOf('JavaScript'),
  ]);
});

test('a bare title, its employer, its time and what was done may be on one line', () => {
  const { titles } = readResume(
    'Analyst, Corner Grocers, Aug 2022 - now: built the weekly dashboards in SQL and Tableau, data quality checks, and tests with simple statistics for all the branches.\nSupport agent, Corner Grocers, 2020 - Jul 2022: 40 tickets a day.\n',
    TODAY,
  );
  expect(titles.filter(({ kind }) => kind === 'held').map(({ family }) => FAMILIES[family]?.name)).toEqual([
    'Data Analyst',
    'Customer Support Agent',
  ]);
});

test('a certificate is no job, nor is the line beside it', () => {
  expect(
    held(
      'Customer Success Manager at Plumbline since 2019: renewals.\n\nGainsight Admin level 1 (2023)\nSalesforce Administrator (2022)\nCertified Scrum Product Owner, 2021\n',
    ),
  ).toEqual(['Customer Success Manager 6.5']);
  expect(held('Experience\nCertified Nursing Assistant\nCounty Hospital, 2018 - 2024\n')).toEqual([
    'Care Worker 7.0',
  ]);
  expect(held('Work\nLevel 2 support specialist, 2019 - 2021\n')).toEqual(['Customer Support Agent 3.0']);
});

test.each([
  'ROLES\nNurse in "The Long Ward" (Gate Theatre, 2022)\nAccountant in "Ledger Lines" (tour, 2021)\n',
  'Roles: Nurse in The Long Ward 2022, Accountant in Ledger Lines, 2021\n',
  'STAGE\n2022 – 2023  Accountant   LEDGER LINES   Abbey Rooms\n',
])('what an actor plays is no job: %s', (roles) => {
  const text = `Orla Tennyson\nActress\n\n${roles}\nWORK\n2019 – 2021  Receptionist, Hotel Mar\n`;
  expect(held(text)).toEqual(['Receptionist 3.0']);
  expect(shown(text, 'Accounting')?.strength ?? 0).toBeLessThan(0.2);
});

test('jobs that follow each other share the year that both name', () => {
  expect(
    held(
      'Hello,\n\nSince 2018 I have been an accountant at Marlow.\nFrom 2014 to 2018, nurse, County Hospital\n',
    ),
  ).toEqual(['Accountant 7.5', 'Nurse 5.0']);
});
