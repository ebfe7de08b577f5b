import { openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { leaveOf, outcome, said } from '../testing/leave.js';
import type { Json } from '../testing/leave.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const leave = leaveOf(() => portal);
const CONFLICT = { status: 409, body: said('Somebody changed this meanwhile. Please look again.', { current_status: 'open', code: 'conflict' }) };
const tagOf = async (as: Account, id: number) => (await leave.read(as, id)).headers['etag'] ?? '';
const patch = (id: number, tag: string | null, body: Json) => leave.call('PATCH', 'employee', `${id}/`, body, tag === null ? undefined : { 'if-match': tag });

test('every answer of one request says its version in the ETag, and no body does', async () => {
  const { id } = await leave.created('employee');
  const first = await leave.read('employee', id);
  expect([first.headers['etag'], 'version' in first.body]).toEqual(['"1"', false]);
  const changed = await patch(id, null, { title: 'Two days' });
  expect([changed.headers['etag'], 'version' in changed.body, await tagOf('hr', id)]).toEqual(['"2"', false, '"2"']);
  const handled = await leave.call('POST', 'hr', `${id}/update_status/`, { status: 'in_progress' });
  expect([handled.headers['etag'], 'version' in handled.body]).toEqual(['"3"', false]);
  const list = await leave.list('hr', '?page_size=1');
  expect([list.headers['etag'], 'version' in (list.body.results[0] ?? {})]).toEqual([undefined, false]);
});

test('of two changes that read the same version one is made and the other is told', async () => {
  const { id } = await leave.created('employee');
  const tag = await tagOf('employee', id);
  const answers = await Promise.all(['One', 'Two'].map((title) => patch(id, tag, { title })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(outcome(answers.find(({ status }) => status === 409) ?? answers[0]!)).toEqual(CONFLICT);
  const made = answers.find(({ status }) => status === 200);
  expect((await leave.read('employee', id)).body['title']).toBe(made?.body['title']);
});

test('nobody decides on a version that they have not read', async () => {
  for (const [action, body] of [['approve', {}], ['reject', { reason: 'No.' }], ['update_status', { status: 'resolved' }]] as const) {
    const { id } = await leave.created('employee');
    const stale = await tagOf('hr', id);
    await patch(id, null, { title: 'Longer' });
    const decide = (tag: string) => leave.call('POST', 'hr', `${id}/${action}/`, body, { 'if-match': tag });
    expect([action, outcome(await decide(stale))]).toEqual([action, CONFLICT]);
    expect((await decide(await tagOf('hr', id))).status).toBe(200);
  }
});

test('without the header, or with a star, the last write wins; a version in the body means nothing', async () => {
  const { id } = await leave.created('employee');
  for (const [tag, body] of [[null, { title: 'a' }], [null, { title: 'b', version: 1 }], ['*', { title: 'c' }]] as const) {
    const { status, body: shown } = await patch(id, tag, body);
    expect([status, shown['title']]).toEqual([200, body.title]);
  }
});

test('the header is read with and without quotes and as a proxy weakens it; anything else is refused', async () => {
  const { id } = await leave.created('employee');
  for (const tag of ['1', '"2"', 'W/"3"']) expect([tag, (await patch(id, tag, { title: tag })).status]).toEqual([tag, 200]);
  for (const tag of ['"1", "4"', '"4', 'x', '-1', '99999999999', '4294967296', '']) {
    const answer = outcome(await patch(id, tag, { title: 'none' }));
    expect([tag, answer]).toEqual([tag, { status: 400, body: said('The header If-Match must be the ETag of one answer, such as "3".', { code: 'invalid' }) }]);
  }
  expect(await tagOf('employee', id)).toBe('"4"');
});
