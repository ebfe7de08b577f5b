import { recommended } from './testing/openings.js';

test('years of the right work are an excellent match, a junior is not', () => {
  const senior = recommended(
    'Senior Java Developer, Sattel AG, 2016 - present\n- Java 17 and Spring Boot, Kafka, PostgreSQL\n- Automated tests, guided two colleagues',
  );
  const junior = recommended(
    'Junior Java Developer, Sattel AG, January 2025 - present\n- Java and Spring Boot, SQL',
  );
  expect(senior.best).toBe('java');
  expect(senior.fit.java).toBeGreaterThanOrEqual(70);
  expect(junior.fit.java).toBeLessThan((senior.fit.java ?? 0) - 10);
});

test('a chief is not the first choice for a clerk’s desk', () => {
  const { best, fit } = recommended(
    'Chief Financial Officer, Kette AG, 2014 - present\n- Controlling, accounting and budget, sixty people\nHead of Controlling, 2008 - 2014\n- Budget, forecast, cost accounting, led a team of five\nAccountant, 2003 - 2008\n- Accounts payable, month-end closing',
  );
  expect(best).toBe('controller');
  expect(fit.clerk).toBeLessThan(40);
});

test('a teacher who learned to program is recommended for a first job, and for teaching adults', () => {
  const { fit } = recommended(
    '2011 - 2023 Teacher of mathematics, secondary school\n- Introduced Moodle, held workshops for colleagues, designed courses\n2024 Web development bootcamp: JavaScript, HTML, CSS, Git, final project in React\nI would like to start as a developer.',
  );
  expect(fit.junior).toBeGreaterThanOrEqual(30);
  expect(fit.trainer).toBeGreaterThanOrEqual(30);
  expect(fit.java).toBeLessThan(25);
});

test('what was left long ago counts for little', () => {
  const { best, fit } = recommended(
    'HR Manager, Foundry, 2010 - present\n- Employment contracts, works council, appraisals\nJava Developer, Bank, 2002 - 2007\n- Java, Spring, SQL',
  );
  expect(best).toBe('hr');
  expect(fit.java).toBeLessThan(25);
});

test('a student with projects is recommended for first jobs, not for those that ask for years', () => {
  const { fit } = recommended(
    'Student of computer science\nProjects\n- Web page in JavaScript, HTML and CSS, on GitHub\n- Small React app\nSkills: JavaScript, HTML, CSS, Git',
  );
  expect(fit.junior).toBeGreaterThanOrEqual(40);
  expect(fit.java).toBeLessThan(20);
  expect(fit.frontend).toBeLessThan(fit.junior ?? 0);
});

test('dates are understood in many forms, and years add up without counting twice', () => {
  for (const dates of [
    '2018 - present',
    '01/2018 – heute',
    'since January 2018',
    'seit 2018',
    'depuis janvier 2018',
    'desde enero de 2018 hasta la fecha',
    '2018-01 to date',
    'Jan ’18 – now',
    '(2018 to today)',
  ]) {
    const { ranked } = recommended(
      `Experience\nAccount Executive, Dealer AG, ${dates}\n- New dealers, negotiation, B2B sales\n`,
    );
    const years = ranked
      .find(({ postingId }) => postingId === 'sales')
      ?.matches.find(({ skill }) => skill.endsWith('of experience'));
    expect([dates, years?.skill]).toEqual([dates, '7 years of experience']);
  }
});

test('a title on the line above or below its dates counts all the same', () => {
  for (const header of [
    'Velo AG, Berlin\nQuality Engineer\n2018 – 2024',
    '2018 – 2024\nQuality Engineer\nVelo AG',
    'Quality Engineer | Velo AG | 2018 – 2024',
  ]) {
    expect(recommended(`Experience\n${header}\n- Audits of suppliers, ISO 9001\n`).best).toBe('quality');
  }
});

test('someone from an unrelated field gets weak matches at most', () => {
  const { ranked } = recommended(
    'Violinist, Philharmonic Orchestra, 2010 - present\n- Ninety concerts a year, chamber music, recordings\nLanguages: English',
  );
  expect(ranked.every(({ percentage }) => percentage < 15)).toBe(true);
});
