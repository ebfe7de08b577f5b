import { randomUUID } from 'node:crypto';
import { openStore } from '../../../kit/files/fileStore.js';
import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { viewer } from '../../../kit/testing/viewers.js';
import { addApplication } from '../application.factory.js';
import { people } from '../../subgraph.js';
import { postingDesk } from '../../testing/postings.js';
import { addPosting } from '../../posting/posting.factory.js';

const hr = viewer(['HR']);
let test_: TestSubgraph;
const { clear, update, trail } = postingDesk(() => test_);
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(clear);

const remove = (id: string, more = {}) =>
  test_.run<{ deleteJobPosting: boolean } | null>(
    hr,
    'mutation ($id: ID!) { deleteJobPosting(id: $id) }',
    { id },
    more,
  );
const count = async (table: string) =>
  (await test_.database.one<{ count: number }>(`select count(*) as count from ${table}`))?.count;

/** An application whose resume really lies in the store. @returns the resume's key */
async function apply(jobPostingId: string, applicantId: number): Promise<string> {
  const id = await addApplication(test_.database, { jobPostingId, applicantId });
  const row = await test_.database.one<{ key: string }>(
    'select resume_key as key from job_application where id = $1',
    [id],
  );
  const key = row?.key ?? '';
  await (await openStore(test_.config)).put(key, '%PDF-1.7');
  return key;
}
const isThere = async (key: string) => (await openStore(test_.config)).exists(key);

test('an invalid or removed posting is not found', async () => {
  const { id } = await addPosting(test_.database);
  for (const other of [randomUUID(), 'x', ''])
    expect((await remove(other)).errors[0]).toMatchObject({ code: 'NOT_FOUND', message: 'Not found.' });
  expect(await remove(id.toUpperCase())).toEqual({ data: { deleteJobPosting: true }, errors: [] });
  expect((await remove(id)).errors[0]?.code).toBe('NOT_FOUND');
});

test('a posting is removed with its applications and their files, and no others; the audit trail keeps the applicants [B4.21 B8.17]', async () => {
  const { id } = await addPosting(test_.database, { title: 'Gone' });
  const other = await addPosting(test_.database);
  const keys = [await apply(id, 1), await apply(id, 2), await apply(id, 3)];
  const kept = await apply(other.id, 1);
  const applications = await test_.database.query(
    `select id, applicant_id as "applicantId", 'submitted' as status from job_application where posting_id = $1 order by created_at, id`,
    [id],
  );
  await test_.database.query(
    `with run as (insert into recommendation_run (user_id, requested_by) values (1, 1) returning id) insert into recommendation (run_id, posting_id, posting_version, place, match_percentage, matches) select id, $1, 1, 1, 90, '[]' from run`,
    [id],
  );
  expect((await remove(id)).errors).toEqual([]);
  expect(await test_.database.query('select id from job_posting')).toEqual([{ id: other.id }]);
  expect(await test_.database.query('select resume_key as key from job_application')).toEqual([
    { key: kept },
  ]);
  expect(await test_.database.query('select key from file')).toEqual([{ key: kept }]);
  expect(await count('recommendation')).toBe(0);
  for (const key of keys) expect(await isThere(key)).toBe(false);
  expect(await isThere(kept)).toBe(true);
  expect(await trail()).toEqual([
    {
      action: 'jobPosting.delete',
      objectId: id,
      before: { title: 'Gone', departmentName: 'Engineering', applications },
      after: null,
    },
  ]);
  expect((await test_.run(hr, `{ jobPosting(id: "${other.id}") { applicationsCount } }`)).data).toEqual({
    jobPosting: { applicationsCount: 1 },
  });
});

test('when the removal fails halfway, posting, applications and files are all still there', async () => {
  const { id } = await addPosting(test_.database);
  const key = await apply(id, 1);
  // Something else refers to the file's row, so the last step of the removal is refused.
  await test_.database.query('create table holds (key text references file (key))');
  await test_.database.query('insert into holds values ($1)', [key]);
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await remove(id)).errors[0]?.code).toBe('INTERNAL_SERVER_ERROR');
  logged.mockRestore();
  await test_.database.query('drop table holds');
  expect([await count('job_posting'), await count('job_application'), await count('file')]).toEqual([
    1, 1, 1,
  ]);
  expect(await trail()).toEqual([]);
  expect(await isThere(key)).toBe(true);
  expect((await remove(id)).errors).toEqual([]);
  expect(await isThere(key)).toBe(false);
});

test('two people who remove a posting at the same time remove it once, and a person who changes it meanwhile finds it or not', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id } = await addPosting(test_.database);
    await apply(id, round + 1);
    const [first, second, changed] = await Promise.all([
      remove(id),
      remove(id),
      update(id, { title: 'Late' }),
    ]);
    expect([first, second].map(({ errors }) => errors[0]?.code ?? 'removed').sort()).toEqual([
      'NOT_FOUND',
      'removed',
    ]);
    expect(['changed', 'NOT_FOUND']).toContain(changed.errors[0]?.code ?? 'changed');
  }
  expect([await count('job_posting'), await count('job_application'), await count('file')]).toEqual([
    0, 0, 0,
  ]);
});

test('the same Idempotency-Key removes once and gets the same answer', async () => {
  const { id } = await addPosting(test_.database);
  await apply(id, 1);
  const first = await remove(id, { idempotencyKey: 'remove' });
  expect(first.errors).toEqual([]);
  expect(await remove(id, { idempotencyKey: 'remove' })).toEqual(first);
});

test('removing a posting with three hundred applications costs as many statements as with one', async () => {
  const cost = async (applicants: number) => {
    const { id } = await addPosting(test_.database);
    await test_.database.query(
      `with kept as (insert into file (key, owner, name, content_type, size, sha256) select 'people/' || $1::text || '/' || n, 'application:' || n, 'x', 'x/x', 1, 'x' from generate_series(1, $2::int) n returning key, owner)
       insert into job_application (posting_id, applicant_id, applicant_name, resume_key) select $1::uuid, split_part(owner, ':', 2)::int, 'Ada', key from kept`,
      [id, applicants],
    );
    const before = test_.database.statements;
    expect((await remove(id)).errors).toEqual([]);
    return test_.database.statements - before;
  };
  expect(await cost(300)).toBe(await cost(1));
  expect([await count('job_application'), await count('file')]).toEqual([0, 0]);
});
