import { randomUUID } from 'node:crypto';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { addEmployee } from '../employee/employee.factory.js';
import { people } from '../subgraph.js';
import { LEAST_POSTING, postingDesk } from '../testing/postings.js';
import { addPosting } from './posting.factory.js';
let test_: TestSubgraph;
const { clear, create, update, stored, trail } = postingDesk(() => test_);
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(clear);

test('a change writes the given fields and keeps the others; null and blank clear optional fields', async () => {
  const manager = await addEmployee(test_.database);
  const { id } = await addPosting(test_.database, {
    salaryMin: '1.00',
    salaryMax: '2.00',
    salaryRange: 'low',
    benefits: 'Tea',
    hiringManagerId: manager.id,
    applicationDeadline: '2999-01-01',
    experienceLevel: 'lead',
    jobType: 'intern',
    priorityId: 1,
    remoteAllowed: true,
    positionsAvailable: 4,
  });
  const before = (await update(id, {})).data.posting;
  expect(before.version).toBe(1);
  const { data, errors } = await update(id, {
    title: 'Changed',
    salaryRange: '',
    salaryMin: null,
    benefits: null,
    hiringManagerId: null,
    applicationDeadline: null,
    description: '',
    requirements: [],
    responsibilities: null,
    experienceLevel: null,
    jobType: null,
    priority: '',
    status: null,
    positionsAvailable: null,
    remoteAllowed: null,
    isActive: null,
    departmentName: 'design',
  });
  expect(errors).toEqual([]);
  expect(data.posting).toEqual({
    ...before,
    title: 'Changed',
    salaryRange: 'Up to $2',
    salaryMin: null,
    benefits: null,
    hiringManagerId: null,
    hiringManagerName: null,
    applicationDeadline: null,
    description: '',
    requirements: [],
    responsibilities: [],
    departmentId: 3,
    departmentName: 'Design',
    version: 2,
  });
});

test('a new bound of the pay is compared with the stored other bound', async () => {
  const { id } = await addPosting(test_.database, { salaryMin: '100.00', salaryMax: '200.00' });
  const refusal = { fields: { salaryMax: ['The maximum must be at least the minimum.'] } };
  expect((await update(id, { salaryMin: '200.01' })).errors[0]).toMatchObject(refusal);
  expect((await update(id, { salaryMax: '99.99' })).errors[0]).toMatchObject(refusal);
  expect((await update(id, { salaryMin: '300', salaryMax: '300' })).data.posting).toMatchObject({
    salaryMin: '300.00',
    salaryMax: '300.00',
  });
});

test('a posting moves from any status to any other [B4.7]', async () => {
  const { id } = await addPosting(test_.database);
  const codes = ['active', 'draft', 'closed', 'on_hold'];
  for (const from of codes) {
    for (const to of codes) {
      await update(id, { status: from });
      expect((await update(id, { status: to })).data.posting['status']).toEqual({ code: to });
    }
  }
});

test('every priority can be set, by number and by code [B4.10]', async () => {
  const { id } = await addPosting(test_.database);
  for (const [place, code] of ['urgent', 'high', 'medium', 'low'].entries()) {
    for (const given of [String(place + 1), code])
      expect((await update(id, { priority: given })).data.posting['priority']).toEqual({ code });
  }
});

test('a change to the same values writes nothing: no version, no audit row', async () => {
  const { data } = await create({
    ...LEAST_POSTING,
    salaryMin: '1000',
    requirements: ['- Go'],
    status: 'active',
  });
  const before = await stored();
  const again = await update(
    data.posting.id,
    {
      title: ' Clerk ',
      departmentName: 'eng',
      salaryMin: '1000.0',
      requirements: ['• Go'],
      status: '1',
      priority: 'medium',
    },
    { version: 1 },
  );
  expect([again.errors, again.data.posting]).toEqual([[], data.posting]);
  expect(await stored()).toEqual(before);
  expect(await trail()).toHaveLength(1);
});

test('the audit trail says who changed which field, and of long texts only that they changed', async () => {
  const { id } = await addPosting(test_.database, { salaryMin: '1.00' });
  await update(id, {
    title: 'New',
    description: 'Secret plans',
    benefits: 'A bribe',
    requirements: ['Silence'],
    salaryMin: '5',
    status: 'closed',
  });
  expect(await trail()).toEqual([
    {
      action: 'jobPosting.update',
      objectId: id,
      before: {
        title: 'Software Engineer',
        salaryMin: '1.00',
        statusId: 1,
        description: 'changed',
        benefits: 'changed',
        requirements: 'changed',
      },
      after: {
        title: 'New',
        salaryMin: '5.00',
        statusId: 3,
        description: 'changed',
        benefits: 'changed',
        requirements: 'changed',
      },
    },
  ]);
});

test('an unknown posting is not found, and a draft can be changed', async () => {
  for (const id of [randomUUID(), 'x', '', '1'])
    expect((await update(id, { title: 'x' })).errors[0]).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Not found.',
    });
  const { id } = await addPosting(test_.database, { statusId: 2 });
  expect((await update(id.toUpperCase(), { status: 'active' }, { version: 1 })).data.posting).toMatchObject({
    id,
    status: { code: 'active' },
  });
});
