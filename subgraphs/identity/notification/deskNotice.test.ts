import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { identity } from '../subgraph.js';
import { inboxOf, tellDesk } from '../testing/inbox.js';
import { makePerson } from '../user/user.factory.js';

let test_: TestSubgraph;
const { read } = inboxOf(() => test_);

beforeAll(async () => {
  test_ = await openTestSubgraph(identity);
});
afterAll(() => test_.close());

test('a change of a shared ticket sends a message to the browsers of its handlers, except of the person who made the change, and adds no line to an inbox', async () => {
  const [one, other, gone] = [
    await makePerson(test_.database, { roles: ['IT Staff'] }),
    await makePerson(test_.database, { roles: ['IT Staff'] }),
    await makePerson(test_.database, { roles: ['IT Staff'] }),
  ];
  const outsider = await makePerson(test_.database, { roles: ['Employee'] });
  await test_.database.query('update user_account set is_active = false where id = $1', [gone.id]);
  await tellDesk({ holders: ['ticket.handle_it'], by: other.id });

  const told = await test_.database.query<{ userIds: number[] }>(
    'select user_ids as "userIds" from stream_message',
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.userIds).toContain(one.id);
  for (const { id } of [other, gone, outsider]) expect(told[0]?.userIds).not.toContain(id);
  expect(await read(one.viewer)).toMatchObject({ lines: [], unread: 0 });
});
