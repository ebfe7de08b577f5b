import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { people } from '../subgraph.js';
import { LEAST_POSTING, postingDesk } from '../testing/postings.js';
import { addPosting } from './posting.factory.js';

const hr = viewer(['HR']);
let test_: TestSubgraph;
const { clear, create, update, stored, trail } = postingDesk(() => test_);
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(clear);

test('a change of an outdated version is a conflict with the present status', async () => {
  const { id } = await addPosting(test_.database);
  expect((await update(id, { status: 'on_hold' }, { version: 1 })).data.posting.version).toBe(2);
  const before = await stored();
  const late = await update(id, { title: 'Late', status: 'bogus' }, { version: 1 });
  expect(late.errors[0]).toMatchObject({
    code: 'CONFLICT',
    message: 'Someone changed this meanwhile. Please look again.',
    currentStatus: 'on_hold',
  });
  expect(await stored()).toEqual(before);
  expect((await update(id, { title: 'Fresh' }, { version: 2 })).data.posting).toMatchObject({
    title: 'Fresh',
    version: 3,
  });
});

test('an application does not change the version of the posting', async () => {
  const { id } = await addPosting(test_.database);
  await test_.database.query(
    `with f as (insert into file (key, owner, name, content_type, size, sha256) values ('people/x', 'application:1', 'x', 'x/x', 1, 'x') returning key)
    insert into job_application (posting_id, applicant_id, applicant_name, resume_key) select $1, 1, 'Ada', key from f`,
    [id],
  );
  expect((await update(id, { title: 'Changed' }, { version: 1 })).data.posting).toMatchObject({
    title: 'Changed',
    applicationsCount: 1,
    version: 2,
  });
});

test('of three people who change the same version one succeeds, and no values are mixed', async () => {
  const { id } = await addPosting(test_.database);
  for (let round = 1; round <= 4; round += 1) {
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        update(
          id,
          { title: `${name} ${round}`, location: `${name} ${round}`, requirements: [`${name} ${round}`] },
          { version: round },
        ),
      ),
    );
    const winners = replies.filter(({ errors }) => errors.length === 0);
    expect(winners).toHaveLength(1);
    for (const { errors } of replies)
      if (errors.length > 0) expect(errors[0]).toMatchObject({ code: 'CONFLICT', currentStatus: 'active' });
    const title = winners[0]?.data.posting.title;
    expect(await stored()).toMatchObject([
      { title, location: title, requirements: [title], version: round + 1 },
    ]);
  }
  expect(await trail()).toHaveLength(4);
});

test('without a version, changes of different fields are both kept', async () => {
  const { id } = await addPosting(test_.database);
  const replies = await Promise.all([
    update(id, { title: 'One' }),
    update(id, { location: 'Two' }),
    update(id, { positionsAvailable: 3 }),
  ]);
  for (const { errors } of replies) expect(errors).toEqual([]);
  expect(await stored()).toMatchObject([
    { title: 'One', location: 'Two', positions_available: 3, version: 4 },
  ]);
});

test('the same Idempotency-Key creates one posting and makes one change', async () => {
  const first = await create(LEAST_POSTING, { idempotencyKey: 'make' });
  expect(await create(LEAST_POSTING, { idempotencyKey: 'make' })).toEqual(first);
  const { id } = first.data.posting;
  const changed = await update(id, { title: 'Once' }, { version: 1, idempotencyKey: 'change' });
  expect(await update(id, { title: 'Once' }, { version: 1, idempotencyKey: 'change' })).toEqual(changed);
  expect(changed.data.posting.version).toBe(2);
  expect(await stored()).toHaveLength(1);
});

test('after each of several writes in one request the answer is the state that it left', async () => {
  const { id } = await addPosting(test_.database);
  const { data, errors } = await test_.run(
    hr,
    'mutation ($id: ID!) { a: updateJobPosting(id: $id, input: { title: "A" }) { title version viewerCan { apply } } b: updateJobPosting(id: $id, input: { title: "B", status: "closed" }) { title version viewerCan { apply } } }',
    { id },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    a: { title: 'A', version: 2, viewerCan: { apply: true } },
    b: { title: 'B', version: 3, viewerCan: { apply: false } },
  });
});
