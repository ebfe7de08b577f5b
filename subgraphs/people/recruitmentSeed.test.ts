import { dayIn } from '../kit/config/calendar.js';
import { openStore } from '../kit/files/fileStore.js';
import { openTestSubgraph } from '../kit/testing/subgraph.js';
import type { TestSubgraph } from '../kit/testing/subgraph.js';
import { viewer } from '../kit/testing/viewers.js';
import { demoOrganisation } from './demo/organisation.js';
import { demoPostings } from './demo/recruitment/postings.js';
import { LOOKUPS } from './lookup/lookup.fixed.js';
import { EXPERIENCE_LEVEL } from './posting/posting.kinds.js';
import { seedRecruitment } from './recruitmentSeed.js';
import { read as readResume } from './resume/testing/read.js';
import { seedPeople } from './seed.js';
import { people } from './subgraph.js';

const ZONE = 'America/Los_Angeles';
const today = dayIn(ZONE);
const crowdOf = (headcount?: number) =>
  demoOrganisation(today, headcount).map((person, index) => ({
    ...person,
    userId: index + 1,
    fullName: `${person.firstName} ${person.lastName}`,
  }));
const crowd = crowdOf();
const idOf = (email: string) => crowd.find((person) => person.email === email)?.userId ?? 0;

let test_: TestSubgraph;
let counts: { postings: number; applications: number };
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
  const store = await openStore(test_.config);
  counts = await test_.database.system(async (tx) => {
    await seedPeople(tx, crowd, new Map(crowd.map((person) => [person.email, person.userId])));
    return seedRecruitment(tx, { people: crowd, today, timeZone: ZONE, store });
  });
});
afterAll(() => test_.close());

interface Posting {
  title: string;
  status: { code: string };
  priority: { code: string };
  jobType: string;
  experienceLevel: string;
  applicationDeadline: string | null;
  isClosed: boolean;
  acceptsApplications: boolean;
  hiringManagerName: string | null;
  requirements: string[];
  salaryRange: string | null;
}
const read = async (who = viewer(['HR'])) =>
  (
    await test_.run<{ jobPostings: { count: number; results: Posting[] } }>(
      who,
      '{ jobPostings { count results { title status { code } priority { code } jobType experienceLevel applicationDeadline isClosed acceptsApplications hiringManagerName requirements salaryRange } } }',
    )
  ).data.jobPostings;

test('there are 28 demo postings, of every status, priority, level and employment type', async () => {
  const { count, results } = await read();
  expect([counts.postings, count, new Set(results.map(({ title }) => title)).size]).toEqual([28, 28, 28]);
  const all = (entries: readonly { code: string }[]) => entries.map(({ code }) => code).sort();
  expect([...new Set(results.map(({ status }) => status.code))].sort()).toEqual(all(LOOKUPS.posting_status));
  expect([...new Set(results.map(({ priority }) => priority.code))].sort()).toEqual(
    all(LOOKUPS.posting_priority),
  );
  expect(new Set(results.map(({ experienceLevel }) => experienceLevel))).toEqual(
    new Set(Object.keys(EXPERIENCE_LEVEL)),
  );
  expect(new Set(results.map(({ jobType }) => jobType))).toEqual(
    new Set(['FULL_TIME', 'PART_TIME', 'CONTRACT', 'TEMPORARY', 'INTERN']),
  );
});

test('everyone finds open postings among them, one that closes today and closed ones, but no draft', async () => {
  const { count, results } = await read(viewer());
  expect(count).toBe(26);
  expect(results.filter(({ acceptsApplications }) => acceptsApplications).length).toBeGreaterThan(18);
  expect(results.filter(({ isClosed }) => isClosed).length).toBeGreaterThanOrEqual(4);
  expect(
    results.filter(({ applicationDeadline, isClosed }) => applicationDeadline === today && !isClosed),
  ).toHaveLength(1);
});

test('each has a hiring manager, pay, and requirements', async () => {
  for (const { title, hiringManagerName, requirements, salaryRange } of (await read()).results) {
    expect([title, hiringManagerName, salaryRange, requirements.length >= 2]).toEqual([
      title,
      expect.any(String),
      expect.stringContaining('$'),
      true,
    ]);
  }
});

test('the demo accounts have applied for some postings, and read the status of their applications', async () => {
  const mine = async (email: string) =>
    (
      await test_.run<{ myJobApplications: { results: { jobTitle: string; status: { code: string } }[] } }>(
        viewer([], { userId: idOf(email) }),
        '{ myJobApplications(ordering: "status") { results { jobTitle status { code } } } }',
      )
    ).data.myJobApplications.results;
  expect(await mine('employee@portal.example')).toEqual([
    { jobTitle: 'Software Engineer, Integrations', status: { code: 'under_review' } },
    { jobTitle: 'Principal Cloud Engineer', status: { code: 'withdrawn' } },
  ]);
  expect(await mine('analyst@portal.example')).toMatchObject([{ status: { code: 'interview_scheduled' } }]);
});

test('applications were made between the day of posting and today by active people, at most one each, and are counted', async () => {
  expect(counts.applications).toBeGreaterThan(50);
  const rows = await test_.database.query(
    `select p.title from job_posting p join job_application a on a.posting_id = p.id join employee e on e.user_id = a.applicant_id
     where p.status_id = 2 or a.created_at < p.created_at or a.created_at > now() or not e.is_employed or e.id = p.hiring_manager_id
       or (p.application_deadline is not null and (a.created_at at time zone '${ZONE}')::date > p.application_deadline)`,
  );
  expect(rows).toEqual([]);
  const wrong = await test_.database.query(
    'select title from job_posting p where applications_count <> (select count(*) from job_application where posting_id = p.id)',
  );
  expect(wrong).toEqual([]);
  expect(
    await test_.database.query(
      'select count(distinct status_id) as statuses, count(*) as count from job_application',
    ),
  ).toEqual([{ statuses: 8, count: counts.applications }]);
});

test('each application’s resume is a PDF in the store, with the size in its row, and is about the applicant', async () => {
  const store = await openStore(test_.config);
  const files = await test_.database.query<{ key: string; size: number; name: string; position: string }>(
    'select f.key, f.size, a.applicant_name as name, a.current_position as position from job_application a join file f on f.key = a.resume_key',
  );
  expect(files).toHaveLength(counts.applications);
  for (const { key, size } of files) {
    const pdf = Buffer.from(await store.getBytes(key));
    expect([key, pdf.length, pdf.subarray(0, 5).toString()]).toEqual([key, size, '%PDF-']);
  }
  // The second has a letter that the fonts of a PDF do not know by themselves.
  for (const file of [files[0], files.find(({ name }) => name.endsWith('Hồ'))]) {
    const text = await readResume('.pdf', Buffer.from(await store.getBytes(file?.key ?? '')));
    const [title] = file?.position.split(', ') ?? [];
    expect(text.split('\n').filter((line) => line !== '')).toEqual([
      file?.name.replace('ồ', 'o'),
      expect.stringContaining(`${title}, `),
      'SUMMARY',
      expect.stringMatching(/^\d+ years? of experience, the latest in /),
      'EXPERIENCE',
      expect.stringMatching(/, \d{4} to present$/),
      'SKILLS',
      expect.stringContaining(', '),
    ]);
  }
});

test('each application has a history that leads to its state, by HR or by the applicant who withdrew', async () => {
  const rows = await test_.database.query<{ last: string | null; status: string }>(
    `select l.code as status, (select h.after from history h where h.object_id = a.id::text and h.field = 'status' order by h.id desc limit 1) as last
     from job_application a join (values ${LOOKUPS.application_status.map(({ id, code }) => `(${id}, '${code}')`).join(', ')}) l (id, code) on l.id = a.status_id`,
  );
  for (const { status, last } of rows) expect(last).toBe(status === 'submitted' ? null : status);
  const odd = await test_.database.query(
    `select a.status_id, h.field, h.changed_at from history h join job_application a on a.id::text = h.object_id
     where h.changed_by_id is null or h.changed_at > now() or h.changed_at < a.created_at
       or (h.changed_by_id = a.applicant_id) <> (h.after = 'withdrawn')
       or (h.field = 'interview_date' and h.after::timestamptz <> a.interview_date)
       or h.changed_at < (select max(changed_at) from history b where b.object_id = h.object_id and b.id < h.id)`,
  );
  expect(odd).toEqual([]);
});

test.each([20, 1_000])('an organisation of %i people has the same postings', (headcount) => {
  const postings = demoPostings(crowdOf(headcount), today);
  expect(
    postings.map(({ title, postedDate, applicationDeadline }) => [title, postedDate, applicationDeadline]),
  ).toEqual(
    demoPostings(crowd, today).map(({ title, postedDate, applicationDeadline }) => [
      title,
      postedDate,
      applicationDeadline,
    ]),
  );
});
