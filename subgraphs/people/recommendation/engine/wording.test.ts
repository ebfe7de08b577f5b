import { rank, readPosting, readResume } from './engine.js';
import { OPENINGS, recommended, TODAY } from './testing/openings.js';

const LIST =
  'Java, Spring Boot, Kafka, SQL, Kubernetes, Terraform, AWS, Azure, Prometheus, Python, Machine learning, React, TypeScript, GraphQL, Angular, Vue, Node.js, Docker, Jenkins, Power BI, Tableau, Excel, Scrum, Jira, Salesforce, SAP, SEO, Photoshop';

test('a list full of keywords does not outweigh work that was done', () => {
  const { best, fit } = recommended(
    `Order Picker and deputy shift leader, Warehouse Nord, 2017 - present\n- Forklift, planning of shifts, loading\n\nSkills\n${LIST}\n`,
  );
  expect(best).toBe('warehouse');
  expect([fit.java, fit.platform, fit.python].every((percentage) => (percentage ?? 0) < 30)).toBe(true);
});

test('the same skill counts more in a job than in a list', () => {
  const worked = recommended(
    'Platform Engineer, Kurbel AG, 2020 - present\n- Kubernetes and Terraform on AWS, Prometheus\n',
  );
  const listed = recommended(
    'Platform Engineer, Kurbel AG, 2020 - present\n- Attended meetings\n\nSkills: Kubernetes, Terraform, AWS, Prometheus',
  );
  expect(worked.fit.platform).toBeGreaterThan((listed.fit.platform ?? 0) + 10);
});

test('words with a second meaning do not make a programmer', () => {
  const { ranked, fit, best } = recommended(
    'Hotel receptionist, Java Beach Resort, Spring 2019 to now\n- I excel at welcoming guests, react to complaints and go to the market for fresh fruit\n- My pet python is called Ruby; I travel through Java every spring\n- Front end of the house at noon, back end at night',
  );
  expect(['office', 'support']).toContain(best);
  expect([fit.java, fit.python, fit.frontend, fit.junior].every((percentage) => (percentage ?? 0) < 15)).toBe(
    true,
  );
  expect(JSON.stringify(ranked)).not.toMatch(
    /"skill":"(Java|Python|Spring|React|Go|Ruby|Frontend development)","kind":"match"/,
  );
});

test('a field that the vocabulary does not know is found by its rare words', () => {
  const { best, fit, ranked } = recommended(
    'Saddler, Riding School Hof, 2012 - present\nSewing and repairing leather saddles and bridles, stitching by hand, cutting hides.',
  );
  expect(best).toBe('saddler');
  expect(fit.saddler).toBeGreaterThanOrEqual(50);
  expect(ranked[0]?.matches.map(({ skill }) => skill.toLowerCase())).toEqual(
    expect.arrayContaining(['saddler']),
  );
});

test('of alternatives one is enough', () => {
  const tableau = recommended(
    'Data Analyst, 2022 - present\n- SQL, spreadsheets, dashboards in Tableau, statistics',
  );
  const both = recommended(
    'Data Analyst, 2022 - present\n- SQL, spreadsheets, dashboards in Tableau and Power BI, statistics',
  );
  expect((both.fit.analyst ?? 0) - (tableau.fit.analyst ?? 0)).toBeLessThan(6);
});

test('a missing optional skill lowers no percentage, and what is not needed is not asked for', () => {
  const opening = (requirements: string[]) => ({ ...OPENINGS[0]!, requirements });
  const resume = 'Frontend Developer, 2019 - present\n- React, TypeScript, component tests';
  const bare = recommended(resume, [opening(['TypeScript and React'])]).fit.frontend ?? 0;
  expect(
    recommended(resume, [opening(['TypeScript and React', 'Nice to have: Rust'])]).fit.frontend,
  ).toBeGreaterThan(bare - 8);
  expect(
    recommended(resume, [opening(['TypeScript and React', 'No knowledge of Java is required'])]).fit.frontend,
  ).toBeGreaterThan(bare - 3);
  expect(
    recommended(resume, [opening(['TypeScript and React', 'Java, Spring and Kafka'])]).fit.frontend,
  ).toBeLessThan(bare - 8);
});

test('reasons quote both sides word for word, missing ones only the posting', () => {
  const resume =
    'Data Analyst, Rahmen GmbH, 2021 - present\n- Wrote SQL for the sales reports\n- Dashboards in Power BI';
  const { ranked } = recommended(resume);
  const analyst = ranked.find(({ postingId }) => postingId === 'analyst');
  expect(analyst?.matches).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        skill: 'SQL',
        kind: 'match',
        inResume: 'Wrote SQL for the sales reports',
        inPosting: 'SQL and spreadsheets',
      }),
    ]),
  );
  const python = rank(readResume(resume, TODAY), OPENINGS.map(readPosting)).find(
    ({ postingId }) => postingId === 'python',
  );
  expect(
    python?.matches
      .filter(({ kind }) => kind === 'missing')
      .every(({ inResume, inPosting }) => inResume === null && inPosting !== null),
  ).toBe(true);
});

test('nearness in meaning, where it is known, moves a posting up or down, but alone is no reason', () => {
  const resume = readResume('Data Analyst, 2021 - present\n- SQL and Power BI', TODAY);
  const openings = OPENINGS.map(readPosting);
  const fit = (similarity?: ReadonlyMap<string, number>) =>
    rank(resume, openings, similarity).find(({ postingId }) => postingId === 'analyst')?.percentage ?? 0;
  expect(fit(new Map([['analyst', 0.05]]))).toBeLessThan(fit());
  expect(fit(new Map([['analyst', 0.95]]))).toBeGreaterThan(fit());
  expect(rank(readResume('', TODAY), openings, new Map([['analyst', 0.9]]))).toEqual([]);
});

test('an empty resume and an empty list of postings give nothing', () => {
  expect(recommended('').ranked).toEqual([]);
  expect(recommended(' \n\n ').ranked).toEqual([]);
  expect(rank(readResume('Java developer, 2019 - present', TODAY), [])).toEqual([]);
});
