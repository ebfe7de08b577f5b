import { conflict, NOT_FOUND, outcome, refused } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { profileOf } from '../../testing/families/people.js';
import { restOf, usePortal } from '../../testing/rest.js';
import { ASSET } from '../../testing/rows/rowFixtures.js';

const portal = usePortal();
const { call, get, post, list } = restOf(portal, 'it/');

interface Assignment extends Json {
  id: number;
  asset: number;
  is_active: boolean;
}

interface Asset extends Json {
  id: number;
  status: string;
  current_assignment: { id: number; assigned_to: number } | null;
}

const idsIn = async (path: string) =>
  (await list<{ id: number }>('it', `${path}page_size=200`)).results.map(({ id }) => id);

const person = async (account: 'employee' | 'manager') => (await profileOf(portal(), account)).id;

/** An asset that the employee has, and the number of the assignment. */
async function given() {
  const { id } = await post<Asset>('it', 'assets/', ASSET);
  const assigned_to = await person('employee');
  const asset = await post<Asset>('it', `assets/${id}/assign/`, { assigned_to, notes: 'With a dock' });
  return { id, assigned_to, asset, assignment: asset.current_assignment?.id ?? 0 };
}

test('an asset is in the list of available assets until it is assigned, and then in that of active assignments [C7.13 C7.15 C7.16 C7.19]', async () => {
  const { id } = await post<Asset>('it', 'assets/', ASSET);
  expect(await idsIn('assets/available/?')).toContain(id);
  expect(await idsIn(`asset-assignments/active/?asset=${id}&`)).toEqual([]);
  const assigned_to = await person('employee');
  const { status, current_assignment } = await post<Asset>('it', `assets/${id}/assign/`, {
    assigned_to,
    condition_on_assignment: 'fair',
    notes: 'With a dock',
  });
  expect([status, current_assignment?.assigned_to]).toEqual(['assigned', assigned_to]);
  expect(await idsIn('assets/available/?')).not.toContain(id);
  expect((await list<Assignment>('it', `asset-assignments/active/?asset=${id}`)).results).toMatchObject([
    { asset: id, assigned_to, condition_on_assignment: 'fair', notes: 'With a dock', is_active: true },
  ]);
});

test('an assignment is read, corrected and removed by its id, and keeps its asset and its person [C7.18]', async () => {
  const { id, assigned_to, assignment } = await given();
  const path = `asset-assignments/${assignment}/`;
  expect(await get('it', path)).toMatchObject({
    id: assignment,
    asset: id,
    assigned_to,
    notes: 'With a dock',
  });
  const corrected = { condition_on_assignment: 'poor', notes: 'Dented' };
  expect(await call('PUT', 'it', path, { ...corrected, asset: id, assigned_to })).toMatchObject({
    status: 200,
    body: corrected,
  });
  for (const [field, value] of [
    ['asset', id + 1],
    ['assigned_to', await person('manager')],
  ] as const)
    expect(outcome(await call('PUT', 'it', path, { [field]: value }))).toMatchObject(
      refused({ [field]: [expect.any(String)] }),
    );
  expect((await call('DELETE', 'it', path)).status).toBe(204);
  expect(outcome(await call('GET', 'it', path))).toEqual(NOT_FOUND);
  expect(await get('it', `assets/${id}/`)).toMatchObject({ status: 'available', current_assignment: null });
});

test('an asset is returned with or without notes, once, and is then available [C7.20]', async () => {
  const bare = await given();
  expect((await call('POST', 'it', `asset-assignments/${bare.assignment}/return_asset/`)).status).toBe(200);
  const { id, assignment } = await given();
  const path = `asset-assignments/${assignment}/return_asset/`;
  expect(await post('it', path, { condition_on_return: 'fair', notes: 'A scratch' })).toMatchObject({
    condition_on_return: 'fair',
    notes: 'With a dock\nA scratch',
    is_active: false,
  });
  expect(outcome(await call('POST', 'it', path))).toEqual(conflict(expect.any(String), 'available'));
  for (const one of [bare.id, id])
    expect(await get('it', `assets/${one}/`)).toMatchObject({
      status: 'available',
      current_assignment: null,
    });
});

test("maintenance of an asset is started, found, changed and completed, and the asset's status follows [C7.17 C7.21]", async () => {
  const { id } = await given();
  expect(await post('it', `assets/${id}/maintenance/`, { description: 'Loud fan' })).toMatchObject({
    status: 'maintenance',
    current_assignment: null,
  });
  const { results } = await list('it', `asset-maintenance/?asset=${id}&status=in_progress`);
  expect(results).toMatchObject([{ asset: id, maintenance_type: 'repair', description: 'Loud fan' }]);
  const path = `asset-maintenance/${String(results[0]?.['id'])}/`;
  expect(await call('PATCH', 'it', path, { cost: '120', status: 'completed' })).toMatchObject({
    status: 200,
    body: { cost: '120.00', status: 'completed', completed_date: expect.stringMatching(/^\d{4}-/) as string },
  });
  expect(await get('it', `assets/${id}/`)).toMatchObject({ status: 'available' });
  expect((await call('DELETE', 'it', path)).status).toBe(204);
  expect(outcome(await call('GET', 'it', path))).toEqual(NOT_FOUND);
});
