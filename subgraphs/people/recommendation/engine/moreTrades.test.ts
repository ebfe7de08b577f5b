import { readResume } from './engine.js';
import { FAMILIES, SKILLS } from './vocabulary/vocabulary.js';

const TODAY = '2025-11-22';
const read = (text: string) => readResume(text, TODAY);
const skillsOf = (text: string): string[] =>
  [...read(text).skills].flatMap(([skill, { strength, isDenied }]) =>
    strength >= 0.3 && !isDenied ? [SKILLS[skill]?.name ?? ''] : [],
  );
const familyOf = (text: string): string[] =>
  read(text).titles.map(({ family }) => FAMILIES[family]?.name ?? '');

test.each([
  [
    'Researcher, Institute for Signals, 2019 - 2024\n- Self-supervised pre-training on time series, published at NeurIPS',
    'Machine learning',
  ],
  [
    'Oficial laboral, Gestoría Duero, 2017 - 2024\n- Finiquitos, partes de baja y bases de cotización',
    'Payroll',
  ],
  [
    'Kollegin im Betrieb, Holzbau Nord, 2017 - 2024\n- Mahnläufe, Zahlungserinnerungen, Inkasso',
    'Accounts receivable',
  ],
  [
    'Gestionnaire, Transports Alpes, 2017 - 2024\n- Saisie de factures et règlements fournisseurs',
    'Accounts payable',
  ],
  ['Desk agent, Blue MSP, 2021 - 2024\n- MFA resets, shared mailboxes and mapped drives', 'IT support'],
  ['Planner, Alp Foods, 2019 - 2024\n- Safety stocks, reorder points and OTIF', 'Supply chain management'],
  ['Post-sale lead, Fern, 2020 - 2024\n- QBRs, gross retention, at-risk accounts', 'Customer success'],
])('the words of a trade tell its skill: %s', (text, skill) => {
  expect(skillsOf(text)).toContain(skill);
});

test.each([
  ['Designer, City Library, 2020 - 2024\n- Screens and flows in Figma, a clickable prototype', 'UX Designer'],
  [
    'Designer, Print House, 2020 - 2024\n- Posters, magazine layout, book covers in InDesign',
    'Graphic Designer',
  ],
  ['Designer, Print House, 2020 - 2024', 'Graphic Designer'],
  ['Postdoc, Institute for Signals, 2020 - 2024\n- Deep learning in PyTorch', 'Machine Learning Engineer'],
  ['Administrativa de nóminas, Gestoría Duero, 2017 - 2024', 'Payroll Specialist'],
])('a title that may be several is the one that its work tells: %s', (text, family) => {
  expect(familyOf(text)).toEqual([family]);
});

test('a heading such as "Learning" is no job, and "Not done" is a list of what was not done', () => {
  expect(familyOf('Work\n\nDesk agent, Blue MSP, 2021 - 2024\n\nLearning\n\nMD-102, 2024\n')).not.toContain(
    'Training Specialist',
  );
  expect(
    skillsOf(
      'Experience\n\nData engineer, Blue, 2021 - 2024\n- Airflow and SQL\n\nNot done\n\nKubernetes, monitoring\n',
    ),
  ).not.toContain('Kubernetes');
});
