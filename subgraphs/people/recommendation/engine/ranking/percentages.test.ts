import fc from 'fast-check';
import { rank, readPosting, readResume } from '../engine.js';
import type { ParsedPosting } from '../engine.js';
import { CAREERS } from '../testing/careers.js';
import { TODAY } from '../testing/openings.js';

const WANTED = CAREERS.map(({ posting }) => readPosting(posting));
const named = CAREERS.map(
  (career, place) => [career.posting.title, { ...career, wanted: WANTED[place]! }] as const,
);

/** So many postings in all, the others alike or of other careers. */
const among = (wanted: ParsedPosting, count: number, others: readonly ParsedPosting[]): ParsedPosting[] => [
  wanted,
  ...Array.from({ length: count - 1 }, (_, place) => ({
    ...others[place % others.length]!,
    id: `other ${place}`,
  })),
];

const ranked = (resume: string, postings: readonly ParsedPosting[]) =>
  rank(readResume(resume, TODAY), postings);
const percentage = (resume: string, wanted: ParsedPosting, postings: readonly ParsedPosting[] = WANTED) =>
  ranked(resume, postings).find(({ postingId }) => postingId === wanted.id)?.percentage ?? 0;

describe('the percentage says how well a position fits', () => {
  test.each(named)('%s: excellent, 70 and more, for whom it was made [A2.62]', (_, { fits, wanted }) => {
    expect(percentage(fits, wanted)).toBeGreaterThanOrEqual(70);
    expect(ranked(fits, WANTED)[0]?.postingId).toBe(wanted.id);
  });

  test.each(named.filter(([, { beside }]) => beside))(
    '%s: some for whom does neighbouring work, and less than for whom it was made',
    (_, { fits, beside = '', wanted }) => {
      const found = percentage(beside, wanted);
      expect(found).toBeGreaterThanOrEqual(20);
      expect(found).toBeLessThan(percentage(fits, wanted) - 8);
    },
  );

  test('most neighbouring work is neither excellent nor nothing', () => {
    const found = named
      .flatMap(([, { beside, wanted }]) => (beside ? [percentage(beside, wanted)] : []))
      .sort((one, other) => one - other);
    const middle = found[Math.floor(found.length / 2)] ?? 0;
    expect(middle).toBeGreaterThanOrEqual(30);
    expect(middle).toBeLessThanOrEqual(60);
  });

  test.each(named.filter(([, { wrongStep }]) => wrongStep))(
    '%s: far less for the same work several steps away',
    (_, { fits, wrongStep = '', wanted }) => {
      expect(percentage(wrongStep, wanted)).toBeLessThan(percentage(fits, wanted) - 25);
    },
  );

  test.each([
    [
      'a title, years and little more',
      'Help Desk Technician',
      'Help Desk Technician, Acme, 2022 - present\n- First level support for 300 colleagues, printers, new passwords\nSkills: Windows 10, Office 365',
    ],
    [
      'a junior with one of the languages asked for',
      'Associate Software Engineer',
      'Junior Developer, Netzladen, 2024 - present\n- Web pages in JavaScript, unit tests, Git\nBSc Computer Science 2023',
    ],
    [
      'a lead with few words',
      'Talent Acquisition Lead',
      'Talent Acquisition Lead, Finco, 2019 - present\n- Leads four recruiters, 150 hires a year\nRecruiter, StaffUp, 2014 - 2019\n- Interviews, Greenhouse',
    ],
  ])('%s is enough', (_, title, resume) => {
    expect(
      percentage(
        resume,
        WANTED.find(({ id }) => id === title)!,
      ),
    ).toBeGreaterThanOrEqual(70);
  });
});

test('the first step of a career is less for those who are long beyond it: a further step of the same career counts as one', () => {
  const first = readPosting({
    id: 'first',
    title: 'Sales Development Representative',
    departmentName: null,
    location: 'Porto',
    jobType: 'FULL_TIME',
    experienceLevel: 'ENTRY',
    description: '',
    requirements: [
      'Cold calls to new customers',
      'Salesforce or another CRM',
      'Prospecting and qualifying of leads',
    ],
    responsibilities: [],
  });
  const resume = (title: string, since: number) =>
    `${title}, Lohnsoft, ${since} - present\n- B2B sales, prospecting of new customers, cold calls, pipeline in Salesforce\n`;
  const beyond = percentage(resume('Account Executive', 2017), first, [first]);
  expect(beyond).toBeLessThan(70);
  expect(beyond).toBeGreaterThanOrEqual(30);
  expect(percentage(resume('Sales Development Representative', 2023), first, [first])).toBeGreaterThanOrEqual(
    beyond + 20,
  );
  expect(percentage(resume('Account Executive', 2024), first, [first])).toBeGreaterThan(beyond);
});

describe('a title that names no trade has the one that the job tells', () => {
  const analyst = WANTED.find(({ id }) => id === 'Data Analyst')!;
  const support =
    'Help Desk Technician, Hafen Bank, March 2018 - July 2022\n- First level support, tickets, Windows 10, printers\n';
  const job = (title: string) =>
    `Experience\n${title}, Corner Grocers, Aug 2022 - now\n- Wrote SQL queries for the branches, weekly dashboards in Tableau\n- Samples of receipts, tests with significance\n\n${support}`;

  test.each(['Analyst', 'Associate', 'Specialist', 'Analista'])(
    '%s: the work of now is before the support of before',
    (title) => {
      expect(ranked(job(title), WANTED)[0]?.postingId).toBe(analyst.id);
      expect(percentage(job(title), analyst)).toBeGreaterThanOrEqual(70);
    },
  );

  test('nothing is made of a title whose job tells of no trade', () => {
    expect(
      readResume('Experience\nAnalyst, Corner Grocers, Aug 2022 - now\n- Good work\n', TODAY).titles,
    ).toEqual([]);
  });
});

describe('nothing is recommended', () => {
  test.each([
    [
      'a violinist',
      'Violinist, Philharmonic Orchestra, 2010 - present\n- Ninety concerts a year, chamber music, recordings\nLanguages: English',
    ],
    ['a florist', 'Florist\nI arrange tulips and roses for weddings.'],
    ['a resume with hobbies only', 'I like long walks, my dog and the sea.'],
    ['a resume that only denies skills', 'I have no experience with Java, accounting or recruiting.'],
  ])('to %s', (_, resume) => {
    expect(ranked(resume, WANTED)).toEqual([]);
  });

  test('below 15 beside something better', () => {
    for (const { fits } of CAREERS)
      for (const { percentage: found } of ranked(fits, WANTED)) expect(found).toBeGreaterThanOrEqual(15);
  });

  test('but a few of 10 and more to whom nothing suits better', () => {
    const weak = CAREERS.flatMap(({ fits }) =>
      WANTED.map((wanted) => ranked(fits, among(wanted, 9, [wanted]))),
    ).filter(([first]) => first && first.percentage < 15);
    expect(weak.length).toBeGreaterThan(0);
    for (const found of weak) {
      expect(found.length).toBeLessThanOrEqual(3);
      for (const { percentage: own } of found) expect(own).toBeGreaterThanOrEqual(10);
    }
  });
});

describe('the other postings hardly matter', () => {
  test.each(named)(
    '%s: about the same alone, among ten and among 500, be they alike or not',
    (_, { fits, wanted }) => {
      const alone = percentage(fits, wanted, [wanted]);
      for (const postings of [
        among(wanted, 10, WANTED),
        among(wanted, 500, WANTED),
        among(wanted, 10, [wanted]),
        among(wanted, 500, [wanted]),
      ]) {
        expect(Math.abs(percentage(fits, wanted, postings) - alone)).toBeLessThanOrEqual(10);
      }
    },
  );

  test('a bare list of skills is found among 500 positions alike as it is alone', () => {
    const wanted = WANTED.find(({ id }) => id === 'Senior Backend Engineer')!;
    for (const postings of [[wanted], among(wanted, 10, WANTED), among(wanted, 500, [wanted])]) {
      expect(
        percentage('Skills: Go, Kotlin, PostgreSQL, Kafka, Kubernetes, Docker', wanted, postings),
      ).toBeGreaterThanOrEqual(25);
    }
  });

  test('the same title with no requirements at all keeps its scale', () => {
    for (const { posting, fits } of CAREERS) {
      const bare = readPosting({ ...posting, requirements: [], responsibilities: [], description: '' });
      expect([posting.title, percentage(fits, bare, [bare]) >= 50]).toEqual([posting.title, true]);
    }
  });

  const some = fc.subarray([...WANTED], { minLength: 1 });

  test('one more lifts or lowers none by more than three', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CAREERS),
        some,
        fc.constantFrom(...WANTED),
        ({ fits }, postings, more) => {
          const before = ranked(fits, postings);
          const after = new Map(
            ranked(fits, [...postings, { ...more, id: 'more' }]).map((one) => [
              one.postingId,
              one.percentage,
            ]),
          );
          for (const { postingId, percentage: own } of before) {
            const now = after.get(postingId);
            // What is left out now was at the edge.
            expect(now === undefined ? own : Math.abs(now - own)).toBeLessThanOrEqual(
              now === undefined ? 17 : 3,
            );
          }
        },
      ),
    );
  });

  test('whole figures from 0 to 100, best first, in the same order however the postings come', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CAREERS), some, fc.integer(), ({ fits, beside }, postings, seed) => {
        const resume = beside ?? fits;
        const found = ranked(resume, postings);
        const mixed = [...postings].sort(
          (one, other) => ((one.id.length * seed) % 7) - ((other.id.length * seed) % 7),
        );
        expect(ranked(resume, mixed)).toEqual(found);
        found.forEach(({ percentage: own }, place) => {
          expect(Number.isInteger(own) && own >= 0 && own <= 100).toBe(true);
          expect(own).toBeLessThanOrEqual(found[place - 1]?.percentage ?? 100);
        });
      }),
    );
  });

  test('of postings that fit equally well the first by number comes first', () => {
    const [wanted, resume] = [WANTED[0]!, CAREERS[0]!.fits];
    const alike = ['c', 'a', 'b'].map((id) => ({ ...wanted, id }));
    expect(ranked(resume, alike).map(({ postingId }) => postingId)).toEqual(['a', 'b', 'c']);
  });
});
