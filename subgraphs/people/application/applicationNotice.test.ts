import { newNotices } from '../../kit/testing/notices.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { addPosting } from '../posting/posting.factory.js';
import { people } from '../subgraph.js';
import { people as cast } from '../testing/applications.js';
import { applicationDesk } from '../testing/applicationDesk.js';

const { me, hr } = cast();

let test_: TestSubgraph;
let posting: string;
const { add, change } = applicationDesk(
  () => test_,
  me,
  () => posting,
);
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
  posting = (await addPosting(test_.database)).id;
});
afterAll(() => test_.close());

test('applicants are not notified of ratings and notes, or of their own withdrawal', async () => {
  const id = await add();
  await change(hr, id, { rating: 4, reviewNotes: 'Splendid.' });
  await change(me, id, { status: 'withdrawn' });
  expect(await newNotices(test_.database)).toEqual([]);
});

test('applicants are notified when their application moves, without the name of the reviewer, and no longer once it is removed', async () => {
  const id = await add({ jobPostingId: (await addPosting(test_.database)).id });
  await change(hr, id, { status: 'interview' });
  await change(hr, id, { status: 'interview' });
  expect(await newNotices(test_.database)).toEqual([
    { kind: 'application.moved', thing: id, to: [me.userId] },
  ]);
  await test_.run(hr, 'mutation ($id: ID!) { deleteJobApplication(id: $id) }', { id });
  expect(await newNotices(test_.database)).toEqual([{ gone: { things: ['application'], thing: id } }]);
});
