import { readResume } from '../engine.js';
import { TODAY } from '../testing/openings.js';
import { wordsOf } from '../text/words.js';
import { FAMILIES, SKILLS } from '../vocabulary/vocabulary.js';
import { headingOf } from './sections.js';
import { unitsOf } from './units.js';

const read = (text: string) => readResume(text, TODAY);
const held = (text: string) =>
  read(text)
    .titles.filter(({ kind }) => kind === 'held')
    .map(({ family, years }) => `${FAMILIES[family]?.name ?? ''} ${Math.round(years * 12)} months`);
const skills = (text: string) => [...read(text).skills.keys()].map((skill) => SKILLS[skill]?.name);

test.each([
  ['03/2019 – heute', 76],
  ['Mar 2019–Present', 76],
  ['since March 2019', 76],
  ['seit März 2019', 76],
  ['seit Mrz. 2019', 76],
  ['depuis mars 2019', 76],
  ['desde marzo de 2019', 76],
  ['mars 2019 - aujourd’hui', 76],
  ['03/2019 – lfd.', 76],
  ['03/2019 -', 76],
  ['MAR 2019 – PRESENT', 76],
  ['2019-2021', 36],
  ['2019–21', 36],
  ['entre 2019 et 2021', 36],
  ['between 2019 and 2021', 36],
  ['von 2019 bis 2021', 36],
  ['de 2019 à 2021', 36],
  ['2019/2020', 24],
  ['03.2019 - 05.2021', 27],
  ['2019/03 – 2021/05', 27],
  ['03/19 - 05/21', 27],
  ['1 March 2019 - 30 May 2021', 27],
  ['March 1, 2019 - May 30, 2021', 27],
  ['du 01/03/2019 au 31/05/2021', 27],
  ['2019-03-01 - 2021-05-31', 27],
  ['marzo de 2019 a mayo de 2021', 27],
  ['Mar ’19 - May ’21', 27],
])('an accountant %s was one for %s months', (dates, months) => {
  expect(held(`Experience\nAccountant, Hill Ltd, ${dates}\n- Closed the books\n`)).toEqual([
    `Accountant ${months} months`,
  ]);
});

test('the number of a version is no year', () => {
  expect(held('Experience\nAccountant, Hill Ltd\n- Moved to Windows 10/11\n')).toEqual([
    'Accountant 18 months',
  ]);
});

test.each([
  ['WORK EXPERIENCE', 'history'],
  ['1. Experience', 'history'],
  ['E X P E R I E N C E', 'history'],
  ['— EXPERIENCE —', 'history'],
  ['Career Highlights', 'history'],
  ['Beruflicher Werdegang:', 'history'],
  ['Berufliche Tätigkeiten', 'history'],
  ['EXPÉRIENCES PROFESSIONNELLES', 'history'],
  ['Experiencia laboral', 'history'],
  ['Executive Summary', 'summary'],
  ['Career Summary', 'summary'],
  ['Profil professionnel', 'summary'],
  ['À propos de moi', 'summary'],
  ['Über mich', 'summary'],
  ['Technical Skills & Tools', 'skills'],
  ['Persönliche Stärken', 'skills'],
  ['Compétences', 'skills'],
  ['Habilidades', 'skills'],
  ['Schul- und Berufsausbildung', 'education'],
  ['Aus- und Weiterbildung', 'education'],
  ['Formación académica', 'education'],
  ['Projekterfahrung', 'projects'],
  ['Logros', 'projects'],
  ['Langues', 'languages'],
  ['Centres d’intérêt', 'interests'],
])('the heading %s opens: %s', (heading, section) => {
  const text = `Jane Doe\n\n${heading}\n\nWhat follows stands below\n`;
  const words = wordsOf(text);
  expect(
    unitsOf(text, words)
      .map((unit) => headingOf(text, words, unit)?.section)
      .filter(Boolean),
  ).toEqual([section]);
});

test.each([
  '-',
  '•',
  '*',
  '–',
  '—',
  '▪',
  '●',
  '○',
  '□',
  '◆',
  '◾',
  '★',
  '✓',
  '✔',
  '➢',
  '➤',
  '❖',
  '»',
  '›',
  '⁃',
  '\uF0B7',
  'o',
  '1.',
  '1)',
  'a)',
  '(1)',
  '•\u00A0',
  '–\t',
])('a point with %s tells of the job above it and begins none', (bullet) => {
  const text = `Experience\nAccountant, Hill Ltd, 2018 - 2024\n${bullet} Recruiter for a week, with payroll at night\n${bullet} Payroll and tax\n`;
  expect(held(text)).toEqual(['Accountant 84 months']);
  const words = wordsOf(text);
  expect(unitsOf(text, words).filter(({ isPoint }) => isPoint)).toHaveLength(2);
});

test('words parted at the end of a line are read whole', () => {
  expect(
    skills(
      'Experience\nDevOps Engineer, Acme, 2019 - 2024\nRan Kuber-\nnetes clusters and wrote Terra-\nform modules\n',
    ),
  ).toEqual(expect.arrayContaining(['Kubernetes', 'Infrastructure as code']));
});

test('columns that became lines keep time and title together', () => {
  expect(
    held(
      'EXPERIENCE\n2019 – 2020     Hill & Sons Ltd     Accountant\n                Month-end closing\n2021 – 2022     North Bank          Recruiter\n                Interviews\n',
    ),
  ).toEqual(['Accountant 24 months', 'Recruiter 24 months']);
  expect(
    held(
      'Berufserfahrung\n01/2019 – 12/2020\tBuchhalterin\tMüller GmbH, Köln\n01/2021 – 12/2022\tPersonalreferentin\tSchmidt AG\n',
    ),
  ).toEqual(['Accountant 24 months', 'HR Generalist 24 months']);
});

test('title, employer and time may be on lines of their own', () => {
  expect(
    held(
      'Experience\nHill & Sons Ltd\nSenior Accountant\nJanuary 2019 – December 2020 · 2 yrs\nLondon\nMonth-end closing\n',
    ),
  ).toEqual(['Accountant 24 months']);
  expect(
    held(
      'WORK EXPERIENCE\n01/03/2019 – 28/02/2021 Madrid, Spain\nTÉCNICA DE SELECCIÓN GRUPO EBRO\nEntrevistas de selección\n',
    ),
  ).toEqual(['Recruiter 24 months']);
});

test('what a company is called is no skill', () => {
  const strength = (text: string, name: string) =>
    read(text).skills.get(SKILLS.findIndex((skill) => skill.name === name))?.strength ?? 0;
  expect(
    strength('Experience\nSoftware Developer, Nordlicht Logistik GmbH, 2018 - 2024\n- Java\n', 'Logistics'),
  ).toBeLessThan(0.2);
  expect(
    strength('Experience\nReact Developer, Lumière SAS, 2018 - 2024\n- React\n', 'Statistics software'),
  ).toBeLessThan(0.2);
});

test.each([
  ['skills', 'SKILLS\nPayroll, Excel\n'],
  ['languages, and an empty line', 'Languages\nGerman, English C1\n\n'],
  ['Kenntnisse', 'Kenntnisse\nDATEV, Excel\nSprachen\nDeutsch, Englisch\n\n'],
  ['education', 'Education\nBSc Economics, University of Leeds, 2010 - 2014\n\n'],
  ['certificates', 'Certificates\nACCA 2016\nFirst aid course\n'],
  ['an unknown heading', 'Interests\nSailing\n\nWhere I have worked\n'],
])('work that follows %s without its own heading is work all the same', (_what, before) => {
  for (const header of [
    'Accountant, Hill Ltd, 2019 - 2020',
    'Accountant\nHill Ltd | 2019 - 2020',
    '2019 - 2020 Accountant at Hill Ltd',
    '2019 – 2020\nAccountant',
  ]) {
    expect([
      header,
      held(
        `Jane Doe\n${before}${header}\n- Closed the books\nRecruiter, North Bank, 2021 - 2022\n- Interviews\n`,
      ),
    ]).toEqual([header, ['Accountant 24 months', 'Recruiter 24 months']]);
  }
});

test('studies and training with a title and dates stay what they are', () => {
  expect(
    held(
      'Education\nAccountant, School of Accounting Leeds, 2010 - 2014\nApprenticeship as a recruiter, Hill Ltd, 2015 - 2018\n- Interviews\n',
    ),
  ).toEqual([]);
  expect(held('Skills\n- Accountant tools 2015 - 2018\nRecruiter software (2019)\n')).toEqual([]);
});

test('a sentence in the first person is no list of skills, however many it names', () => {
  const shown = read(
    'Data Analyst\nI write SQL every day (Snowflake, Postgres), Python with pandas, and dashboards in Looker and Tableau.\n',
  ).skills;
  expect(shown.get(SKILLS.findIndex(({ name }) => name === 'SQL'))?.strength).toBeGreaterThanOrEqual(0.5);
  const listed = read('Data Analyst\nSQL, Snowflake, Postgres, Python, Looker, Tableau\n').skills;
  expect(listed.get(SKILLS.findIndex(({ name }) => name === 'SQL'))?.strength).toBe(0);
});
