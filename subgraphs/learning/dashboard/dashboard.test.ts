import { openStore } from '../../kit/files/fileStore.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { seedLearning } from '../seed.js';
import { learning } from '../subgraph.js';

const STATS = '{ learningDashboardStats { totalCourses totalCertifications } }';

let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(learning);
});
afterAll(() => subgraph.close());

const stats = async () => {
  const before = subgraph.database.statements;
  const { data, errors } = await subgraph.run<{ learningDashboardStats: unknown }>(viewer(), STATS);
  expect(errors).toEqual([]);
  expect(subgraph.database.statements - before).toBe(1);
  return data.learningDashboardStats;
};

test('nobody reads the learning figures without signing in', async () => {
  const { data, errors } = await subgraph.run(null, STATS);
  expect([data, errors[0]?.code]).toEqual([null, 'UNAUTHENTICATED']);
});

test('everybody signed in reads how many courses are published and certifications active [A3.29 C3.25]', async () => {
  expect(await stats()).toEqual({ totalCourses: 0, totalCertifications: 0 });
  const store = await openStore(subgraph.config);
  await subgraph.database.system((tx) =>
    seedLearning(tx, {
      authors: ['Hana Berg'],
      learners: [{ userId: 1, fullName: 'Hana Berg', departmentName: 'Sales' }],
      today: '2026-11-20',
      store,
    }),
  );
  expect(await stats()).toEqual({ totalCourses: 24, totalCertifications: 6 });
  await subgraph.database.query(`update course set status = 'archived' where id = 1`);
  await subgraph.database.query(`update certification set is_active = false where id = 1`);
  expect(await stats()).toEqual({ totalCourses: 23, totalCertifications: 5 });
});
