import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { viewer } from '../../../kit/testing/viewers.js';
import { people } from '../../subgraph.js';
import { TestIdentity } from '../../testing/identity.js';
import { changeDesk, hr, REMOVE } from '../../testing/changes.js';

const identity = new TestIdentity();
let test_: TestSubgraph;
const { someone, update, remove, stored, trail } = changeDesk(() => test_, identity);

beforeAll(async () => {
  test_ = await openTestSubgraph(people, { graph: identity.graph });
});
afterAll(() => test_.close());
beforeEach(() => void (identity.calls.length = 0));

test('terminated and inactive close the sign-in, another status opens it again; the cached viewers concerned are dropped', async () => {
  const boss = await someone();
  const row = await someone({ managerId: boss.id });
  expect((await update(row, { employmentStatus: 'INACTIVE' })).data.updateEmployee).toMatchObject({
    employmentStatus: 'INACTIVE',
    isActive: false,
  });
  expect(test_.latest().effects.viewersChanged).toEqual(new Set([row.userId, boss.userId]));
  await update(row, { employmentStatus: 'TERMINATED' });
  expect((await update(row, { employmentStatus: 'ACTIVE' })).data.updateEmployee).toMatchObject({
    employmentStatus: 'ACTIVE',
    isActive: true,
  });
  await update(row, { employmentStatus: 'ON_LEAVE' });
  expect(identity.calls).toEqual([`end ${row.userId}`, `open ${row.userId}`]);
});

test('removing a person keeps the record as terminated and closes the sign-in; a repeat changes nothing [B7.8]', async () => {
  const row = await someone();
  expect((await remove(row.id)).data).toEqual({ removeEmployee: true });
  expect((await remove(row.id)).data).toEqual({ removeEmployee: true });
  expect(await stored(row)).toMatchObject({
    employment_status: 'terminated',
    is_active: false,
    user_is_active: false,
  });
  expect(identity.calls).toEqual([`end ${row.userId}`]);
  expect((await trail(row)).map((entry) => entry.action)).toEqual(['employee.remove']);
  expect((await remove(999_999)).errors[0]?.code).toBe('NOT_FOUND');
});

test('nobody can remove themselves, and the last administrator stays, whatever is tried', async () => {
  const row = await someone();
  identity.lastAdministrator = row.userId;
  expect((await remove(row.id, viewer(['Administrator'], { userId: row.userId }))).errors[0]).toMatchObject({
    code: 'FORBIDDEN',
    message: 'You cannot remove your own record.',
  });
  expect((await remove(row.id)).errors[0]?.code).toBe('CONFLICT');
  expect((await update(row, { employmentStatus: 'TERMINATED', jobTitle: 'Gone' })).errors[0]?.code).toBe(
    'CONFLICT',
  );
  expect(await stored(row)).toMatchObject({ employment_status: 'active', job_title: 'Software Engineer' });
});

test('a repeated removal does not remove a person who was rehired in the meantime', async () => {
  for (const employmentStatus of ['active', 'terminated'] as const) {
    const row = await someone({ employmentStatus });
    const removal = () => test_.run(hr, REMOVE, { id: row.id }, { idempotencyKey: `remove-${row.id}` });
    await removal();
    await update(row, { employmentStatus: 'ACTIVE' });
    identity.calls.length = 0;
    expect((await removal()).data).toEqual({ removeEmployee: true });
    expect(identity.calls).toEqual([]);
    expect(await stored(row)).toMatchObject({ employment_status: 'active' });
  }
});

test('identity is notified whenever an employment ends or starts again', async () => {
  const row = await someone();
  await update(row, { employmentStatus: 'TERMINATED' });
  await update(row, { employmentStatus: 'INACTIVE' });
  await update(row, { employmentStatus: 'ON_LEAVE' });
  await remove(row.id);
  const told = await test_.database.query(
    `select payload from outbox where topic = 'employment.changed' and (payload->>'userId')::int = $1 order by id`,
    [row.userId],
  );
  expect(told.map(({ payload }) => (payload as { isEmployed: boolean }).isEmployed)).toEqual([
    false,
    true,
    false,
  ]);
});
