import { readResume } from './engine.js';
import { recommended, TODAY } from './testing/openings.js';
import { SKILLS } from './vocabulary/vocabulary.js';

test('a German resume finds what is written in English', () => {
  const { best, fit } = recommended(
    `Lebenslauf\nBerufserfahrung\nseit 2018 Lohnbuchhalterin, Fahrrad Müller KG\n- Monatliche Lohnabrechnung für 300 Mitarbeiter mit DATEV, Lohnsteuer und Sozialversicherung\n2013 - 2018 Bürokauffrau, Stadtwerke\nSprachen: Deutsch (Muttersprache), Englisch`,
  );
  expect(best).toBe('payroll');
  expect(fit.payroll).toBeGreaterThanOrEqual(70);
});

test('a Spanish resume finds what is written in English', () => {
  const { best } = recommended(
    `Experiencia laboral\nEnero de 2020 – actualidad: Técnica de selección, Grupo Ebro\n- Captación de talento, entrevistas de selección, publicación de vacantes\n2017 – 2020: Auxiliar administrativa\nIdiomas: español nativo, inglés B2`,
  );
  expect(best).toBe('recruiter');
});

test('a French resume finds what is written in English', () => {
  const { best } = recommended(
    `Expérience professionnelle\nDepuis 2019 : Chef d'équipe logistique, entrepôt de Lille (22 personnes)\n- planning des équipes, sécurité au travail, CACES chariot élévateur\n2014 - 2019 : Cariste\nLangues : français`,
  );
  expect(best).toBe('warehouse');
});

test('an English resume finds what is written in German', () => {
  const german = [
    {
      id: 'buchhaltung',
      title: 'Buchhalter (m/w/d)',
      departmentName: null,
      location: 'Wien',
      jobType: 'FULL_TIME',
      experienceLevel: 'MID',
      description: '',
      requirements: [
        'Mehrjährige Erfahrung in der Finanzbuchhaltung',
        'Kreditoren und Debitoren',
        'Monatsabschluss',
      ],
      responsibilities: [],
    },
    {
      id: 'lager',
      title: 'Lagerleiter (m/w/d)',
      departmentName: null,
      location: 'Wien',
      jobType: 'FULL_TIME',
      experienceLevel: 'LEAD',
      description: '',
      requirements: ['Erfahrung in der Lagerlogistik', 'Führung eines Teams'],
      responsibilities: [],
    },
  ];
  const { best, fit } = recommended(
    'Accountant, Hill & Sons, 2017 - present\n- Accounts payable and receivable, month-end closing\n',
    german,
  );
  expect(best).toBe('buchhaltung');
  expect(fit.lager).toBeLessThan(20);
});

test('a language that is asked for and not spoken is a gap', () => {
  const clerk = (language: string) =>
    `Customer Service Agent, Hotline GmbH, 2021 - present\n- Answered calls and mails, handled complaints\nLanguages: ${language}`;
  expect(recommended(clerk('French native, English fluent')).fit.support).toBeGreaterThan(
    recommended(clerk('French native, German B2')).fit.support ?? 0,
  );
});

test('abbreviations are understood', () => {
  const { best, fit } = recommended(
    'FE dev, 5 yrs\nApr 2020 - now: FE dev @ Lumen. TS + ReactJS, a11y, e2e tests w/ Cypress, GQL',
  );
  expect(best).toBe('frontend');
  expect(fit.frontend).toBeGreaterThanOrEqual(70);
});

test('a language is none of its neighbours', () => {
  const spoken = [
    ...readResume(
      'Languages: Indonesian (native), Basque, Galician B2, Norwegian, Slovak, Cantonese\n',
      TODAY,
    ).skills.keys(),
  ].map((skill) => SKILLS[skill]?.name);
  expect(spoken.sort()).toEqual(['Basque', 'Cantonese', 'Galician', 'Indonesian', 'Norwegian', 'Slovak']);
});
