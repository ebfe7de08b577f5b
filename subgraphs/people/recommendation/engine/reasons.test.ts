import { rank, readPosting, readResume } from './engine.js';
import type { Match, PostingText } from './engine.js';
import { OPENINGS, TODAY } from './testing/openings.js';
import { shownSkills } from './testing/shownSkills.js';

const posting = (title: string, requirements: string[], more: Partial<PostingText> = {}): PostingText => ({
  id: 'p',
  title,
  departmentName: null,
  location: 'Lisbon',
  jobType: 'FULL_TIME',
  experienceLevel: 'MID',
  description: '',
  requirements,
  responsibilities: [],
  ...more,
});

/** The reasons shown for one posting among the others. */
const reasons = (resume: string, wanted: PostingText): readonly Match[] =>
  rank(readResume(resume, TODAY), [wanted, ...OPENINGS].map(readPosting)).find(
    ({ postingId }) => postingId === 'p',
  )?.matches ?? [];
const named = (matches: readonly Match[], kind: Match['kind']) =>
  matches.filter((match) => match.kind === kind).map(({ skill }) => skill);

test('a shared word of an unknown trade is shown as the posting writes it, with a capital, and never as a stem', () => {
  const matches = reasons(
    'Saddler, Riding School Hof, 2012 - present\n- Stitching saddles and bridles, cutting hides\n',
    posting('Saddler', ['Stitching of bridles by hand', 'Choosing hides']),
  );
  expect(named(matches, 'match')).toEqual(expect.arrayContaining(['Saddler', 'Stitching']));
  expect(matches.every(({ skill }) => /^[\p{Lu}\d]/u.test(skill))).toBe(true);
});

test('filler words and words of any work are no reasons', () => {
  const matches = reasons(
    'Violinist, Philharmonic, 2012 - present\n- Present strong cases of error to the team; network of agents, testing machines, code and data of users\n',
    posting('Analyst of Cases', [
      'Strong team, present cases and errors',
      'Data, code, users and machines',
      'Testing the network of agents',
    ]),
  );
  expect(named(matches, 'match')).toEqual([]);
});

test('one shared word is chance, and a place is no skill', () => {
  const matches = reasons(
    'Violinist, Lisbon Philharmonic, 2012 - present\n- Chamber music in Lisbon, a varnish of my own\n',
    posting('Cabinet Maker', ['Varnish for cabinets'], { description: 'Our workshop is in Lisbon.' }),
  );
  expect(named(matches, 'match')).toEqual([]);
});

test('a reason does not name a product that the resume does not', () => {
  const products = [
    'Cassandra at scale',
    'Memcached',
    'Solr',
    'Apache Pulumi and Pulumi',
    'ActiveMQ',
    'SPSS',
    'Subversion',
    'CorelDraw',
    'Typo3',
    'Qlik',
    'Puppeteer',
    'Objective-C',
  ];
  const found = products.flatMap((product) =>
    shownSkills(`Experience\nSoftware Developer, Hill Ltd, 2018 - present\n- ${product}\n`),
  );
  expect(found).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^(MongoDB|Redis|Elasticsearch|Terraform|RabbitMQ|SAS|Git|Adobe Creative Suite|Drupal|Looker|Playwright|Swift)$/,
      ),
    ]),
  );
});

test('a related skill is named once, after what the posting asks for, and its quote tells what is shown instead', () => {
  const matches = reasons(
    'HR Coordinator, Hill Ltd, 2018 - present\n- Personnel files and works council\n',
    posting('Recruiter', ['Recruiting in all departments']),
  );
  expect(matches.filter(({ kind }) => kind === 'related')).toEqual([
    {
      skill: 'Recruiter',
      kind: 'related',
      inResume: 'HR Coordinator, Hill Ltd, 2018 - present',
      inPosting: 'Recruiter',
    },
  ]);
  const skill = reasons(
    'Developer, Hill Ltd, 2018 - present\n- Services in Kotlin\n',
    posting('Developer of Things', ['Good Java']),
  );
  expect(skill).toContainEqual({
    skill: 'Java',
    kind: 'related',
    inResume: 'Services in Kotlin',
    inPosting: 'Good Java',
  });
  expect(matches.every(({ skill }) => !/[()]/.test(skill))).toBe(true);
});

test('far relatives are none: who picked orders is not said to be near driving, who studied psychology not near coaching', () => {
  expect(
    named(
      reasons(
        'Order Picker, Hill Ltd, 2018 - present\n- Warehouse, pallets\n',
        posting('Driver', ['Truck driver']),
      ),
      'related',
    ),
  ).not.toContain('Driving');
  expect(
    named(
      reasons(
        'Studied psychology\nPsychologist, Hill Ltd, 2018 - present\n',
        posting('Team Lead', ['Coaching']),
      ),
      'related',
    ),
  ).not.toContain('Coaching and mentoring');
});

test('of alternatives one is named, and none once one is there', () => {
  const wanted = posting('Test Engineer', ['Playwright, Cypress or Selenium']);
  const resume = (what: string) => `Tester, Hill Ltd, 2018 - present\n- ${what}\n`;
  expect(
    named(reasons(resume('Automated tests'), wanted), 'related').filter((skill) =>
      /Playwright|Cypress|Selenium/.test(skill),
    ),
  ).toHaveLength(1);
  expect(
    named(reasons(resume('Automated tests with Selenium webdriver'), wanted), 'related').filter((skill) =>
      /Playwright|Cypress/.test(skill),
    ),
  ).toEqual([]);
  expect(
    named(reasons(resume('Wrote letters'), wanted), 'missing').filter((skill) =>
      /Playwright|Cypress|Selenium/.test(skill),
    ).length,
  ).toBeLessThanOrEqual(1);
});

test('skills that every resume could claim are never named as missing', () => {
  expect(
    named(
      reasons(
        'Accountant, Hill Ltd, 2018 - present\n- Month-end closing\n',
        posting('Accountant', [
          'Accounting',
          'Team player, well organised, communication skills, problem solving',
        ]),
      ),
      'missing',
    ),
  ).toEqual([]);
});

test('what is beside a language is no work', () => {
  expect(
    shownSkills('Clerk, Hill Ltd, 2018 - present\n\nLanguages: English fluent (shipping), German B2\n'),
  ).not.toContain('Logistics');
});

test('the same words are not two reasons', () => {
  const matches = reasons(
    'Accountant, Hill Ltd, 2018 - present\n',
    posting('Accountant', ['3 years of experience']),
  );
  expect(named(matches, 'match').filter((skill) => skill.startsWith('Account'))).toEqual(['Accountant']);
});

test('years of experience are those of jobs in the posting’s work, and none come from "twice a year"', () => {
  const wanted = posting('Customer Success Manager', ['2+ years in customer success']);
  const years = (resume: string) =>
    named(reasons(resume, wanted), 'match').filter((skill) => skill.endsWith('of experience'));
  expect(
    years(
      'Customer Success Manager, Hill Ltd, 2018 - 2021\n- Renewals\nViolinist, Philharmonic, 2010 - 2018\n',
    ),
  ).toEqual(['4 years of experience']);
  expect(
    years(
      'Café manager\nNine years in coffee, stock counted twice a year\nCafé manager, 2016 - present\n- Customers\n',
    ),
  ).toEqual([]);
  expect(years('Customer Success Manager with six years of experience')).toEqual(['6 years of experience']);
  expect(
    years(
      'Customer Success Manager, Hill Ltd, 2018 - 2020\nCustomer Success Manager, Side Ltd, 2018 - 2020\n',
    ),
  ).toEqual(['3 years of experience']);
});

test('a skill that is in both titles is a reason of its own when a line of the posting asks for it, and that line is quoted', () => {
  const matches = reasons(
    'Senior Elixir Engineer, Harbour Systems, 2016 - present\n- Built the booking service\n',
    posting('Senior Elixir Engineer', ['Strong Elixir', 'Kubernetes in production'], {
      description: 'Written in Elixir.',
    }),
  );
  expect(matches.find(({ skill }) => skill.startsWith('Elixir'))).toMatchObject({
    kind: 'match',
    inPosting: 'Strong Elixir',
  });
});

test('where the users of a product are is not asked for, where the work is done is', () => {
  const worker = 'Warehouse Worker, Hill Ltd, 2018 - present\n- Order picking, pallets\n';
  const described = (title: string) =>
    posting(title, ['Careful work'], { description: 'It is used on a phone in the warehouse.' });
  expect(named(reasons(worker, described('Mobile Developer')), 'match')).not.toContain('Warehousing');
  expect(named(reasons(worker, described('Warehouse Worker')), 'match')).toContain('Warehousing');
});

test('tools for security are not those for operation', () => {
  const resume = 'DevOps Engineer, Hill Ltd, 2018 - present\n- Alerts in Prometheus and Grafana\n';
  expect(
    reasons(resume, posting('Security Analyst', ['SIEM tools such as Splunk or Elastic'])).filter(
      ({ skill }) => skill.startsWith('Monitoring'),
    ),
  ).toEqual([]);
  expect(named(reasons(resume, posting('Platform Engineer', ['Prometheus or Splunk'])), 'match')).toContain(
    'Monitoring and observability',
  );
});

test('who recommends is no recommender system, and one who built such a system is not said to be near statistics', () => {
  expect(
    shownSkills('Clerk, Hill Ltd, 2018 - present\n- You are the recommender of books to all readers\n'),
  ).not.toContain('Machine learning');
  expect(
    named(
      reasons(
        'Developer, Hill Ltd, 2018 - present\n- Built the recommender in Python\n',
        posting('Analyst of Samples', ['Statistics']),
      ),
      'related',
    ),
  ).not.toContain('Statistics');
});

test('what is close is not named beside the same skill in the same line', () => {
  const matches = reasons(
    'Software Developer, Hill Ltd, 2018 - present\n- Services with PostgreSQL\n',
    posting('Developer of Things', ['Relational databases, PostgreSQL']),
  );
  expect(named(matches, 'match')).toContain('PostgreSQL');
  expect(named(matches, 'related')).not.toContain('Databases');
});
