import pg from 'pg';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { planForAll, planForValues, rowsRead, scanned, statementsOf } from '../../kit/testing/plans.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { people } from '../subgraph.js';

const POSTINGS = 1_000;
/**
 * Some 100,000 in all; of as many each as one step of the table's statistics has, every sample would be the
 * last one of someone's.
 */
const APPLICANTS = 1_030;
const EACH = 97;
/** Of a thousand postings a scan is no worse than anything else. */
const TABLES = ['job_application', 'file'];
/** A page of 50 may read this many rows, however rare the match: one application in twenty. */
const FEW = (APPLICANTS * EACH) / 20;
const APPLICANT = 77;

let test_: TestSubgraph;

/**
 * On a connection without time limits and without triggers. A few applicants are called Zenobia, one posting
 * in five hundred is for a glassblower.
 */
async function fill(): Promise<void> {
  const client = new pg.Client({
    connectionString: String((test_.database.opened.options as { url?: string }).url),
    options: '-c search_path=people,public',
  });
  await client.connect();
  await client.query('alter table job_application disable trigger user');
  await client.query(
    `insert into job_posting (id, title, department_id, department_name, location, posted_date, created_at)
     select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, case when n % 500 = 3 then 'Glassblower ' else 'Engineer ' end || n, d.id, d.name, 'City ' || n % 20, '2026-01-05', timestamptz '2026-01-05' + n * interval '1 hour'
     from generate_series(0, ${POSTINGS - 1}) n join department d on d.id = (select min(id) from department)`,
  );
  await client.query(
    `with made as (
       select n, 'people/' || n || '.pdf' as key, n % ${APPLICANTS} as who, (n % ${APPLICANTS} + 7 * (n / ${APPLICANTS})) % ${POSTINGS} as posting from generate_series(0, ${APPLICANTS * EACH - 1}) n),
     kept as (insert into file (key, owner, name, content_type, size, sha256) select key, 'application:' || who, 'Resume.pdf', 'application/pdf', 1, 'x' from made)
     insert into job_application (posting_id, job_title, applicant_id, applicant_name, status_id, cover_letter, rating, resume_key, created_at)
     select ('00000000-0000-4000-8000-' || lpad(posting::text, 12, '0'))::uuid, case when posting % 500 = 3 then 'Glassblower ' else 'Engineer ' end || posting, who, case when who % 500 = 9 then 'Zenobia ' else 'Person ' end || who, case when n % 1000 = 5 then 8 else 1 + n % 7 end,
       'I would like to.', case when n % 3 > 0 then (n % 51) / 10.0 end, key, timestamptz '2026-02-01' + n * interval '1 minute' from made order by n`,
  );
  await client.query('alter table job_application enable trigger user');
  await client.query('vacuum analyze job_application, job_posting, file');
  await client.end();
}

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
  await fill();
}, 180_000);
afterAll(() => test_.close());

const HR = viewer(['HR'], { userId: APPLICANT });
const READERS: [string, Viewer][] = [
  ['an applicant', viewer([], { userId: APPLICANT })],
  ['HR who applied, too', HR],
];
const orders = (...names: string[]) =>
  names.flatMap((name) => [`ordering: "${name}"`, `ordering: "-${name}"`]);
const postingId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const ARGUMENTS = [
  '',
  'page: 2',
  ...orders('createdAt', 'status', 'rating'),
  'status: ["1"]',
  'status: ["withdrawn"]',
  'status: ["1", "withdrawn"]',
  'status: ["withdrawn"], ordering: "createdAt"',
  `jobPosting: ["${postingId(7)}"]`,
  `jobPosting: ["${postingId(7)}", "${postingId(8)}", "${postingId(9)}"]`,
  `jobPosting: ["${postingId(7)}"], status: ["3"], ordering: "-rating"`,
  'search: "ZENOBIA"',
  'search: "glassblower"',
  'search: "glassblower", ordering: "-rating"',
  'search: "nobody at all"',
  'search: "zenobia", status: ["2"]',
];
const documentOf = (args: string, list: string) =>
  `{ ${list}(pageSize: 50${args && `, ${args}`}) { results { id jobTitle applicantName resumeName rating status { code } viewerCan { withdraw } } } }`.replace(
    'pageSize: 50, page: 2',
    'pageSize: 25, page: 2',
  );

test.each(READERS)(
  'among a hundred thousand applications no list that %s may read scans the table, or reads many more rows than it returns',
  async (_who, who) => {
    const own = ['', 'page: 2', 'status: ["withdrawn"]', ...orders('createdAt', 'status')].map((args) =>
      documentOf(args, 'myJobApplications'),
    );
    for (const document of [...ARGUMENTS.map((args) => documentOf(args, 'jobApplications')), ...own]) {
      const { sent } = await statementsOf(test_, who, document);
      expect([document, sent.length]).toEqual([document, 1]);
      for (const statement of sent) {
        const plan = await planForValues(test_.database, statement);
        expect([document, scanned(plan, TABLES)]).toEqual([document, []]);
        const rows = rowsRead(plan, ['job_application']);
        // Rows of several postings may be found among everyone's latest, if that costs no more than reading them by
        // posting.
        const most = document.includes('", "0000') ? 4 * FEW : FEW;
        expect([document, rows, rows <= most]).toEqual([document, rows, true]);
        expect([document, scanned(await planForAll(test_.database, statement), TABLES)]).toEqual([
          document,
          [],
        ]);
      }
    }
  },
  120_000,
);

test("one application, the reader's own for a page of postings, and the count of a posting are found without scanning the table", async () => {
  const { data } = await test_.run<{ jobApplications: { results: { id: string }[] } }>(
    HR,
    '{ jobApplications(pageSize: 1) { results { id } } }',
  );
  for (const document of [
    `{ jobApplication(id: "${data.jobApplications.results[0]?.id ?? ''}") { id jobTitle } }`,
    '{ jobPostings { results { id applicationsCount myApplication { id } viewerCan { apply } } } }',
    `{ jobApplications(jobPosting: ["${postingId(7)}"]) { count results { id } } }`,
  ]) {
    const { sent } = await statementsOf(test_, HR, document);
    expect([document, sent.length <= 2]).toEqual([document, true]);
    for (const statement of sent) {
      const plan = await planForValues(test_.database, statement);
      expect([document, scanned(plan, TABLES), rowsRead(plan, ['job_application']) <= 2 * EACH]).toEqual([
        document,
        [],
        true,
      ]);
    }
  }
});

test.each(READERS)(
  'the counts by status for %s are one statement, which reads only an index',
  async (_who, who) => {
    // An index answers alone once the table's pages are known to have nothing but visible rows.
    await test_.database.query('vacuum job_application');
    for (const args of ['', `(jobPosting: ["${postingId(7)}"])`, '(search: "zenobia")']) {
      const { sent } = await statementsOf(test_, who, `{ jobApplicationCounts${args} { count } }`);
      expect([args, sent.length]).toEqual([args, 1]);
      for (const statement of sent)
        expect([args, scanned(await planForValues(test_.database, statement), TABLES)]).toEqual([args, []]);
    }
  },
);

test('counting reads neither postings nor files', async () => {
  const { sent } = await statementsOf(
    test_,
    HR,
    '{ jobApplications(pageSize: 50) { count results { id } } }',
  );
  expect(sent).toHaveLength(2);
  for (const [sql, params] of sent.slice(1))
    expect(rowsRead(await planForValues(test_.database, [sql, params]), ['job_posting', 'file'])).toBe(0);
});
