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

test('a person who is not signed in cannot read the learning figures', async () => {
  const { data, errors } = await subgraph.run(null, STATS);
  expect([data, errors[0]?.code]).toEqual([null, 'UNAUTHENTICATED']);
});

test('everyone signed in reads the number of published courses and active certifications [A3.29 C3.25]', async () => {
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

test('each person reads how many courses they are enrolled in, have started and have completed, and no numbers of other people', async () => {
  const own = async (userId: number) => {
    const { data } = await subgraph.run<{ learningDashboardStats: unknown }>(
      viewer([], { userId }),
      '{ learningDashboardStats { myEnrollments coursesInProgress completedCourses } }',
    );
    return data.learningDashboardStats;
  };
  await subgraph.database.query('truncate enrollment');
  await subgraph.database.query(
    `insert into enrollment (course_id, user_id, status, progress, completed_at)
     select id, 7, case when n > 7 then 'completed' when n > 4 then 'in_progress' else 'enrolled' end::enrollment_status,
       case when n > 7 then 100 else 0 end, case when n > 7 then now() end
     from (select id, row_number() over (order by id) as n from course limit 9) c`,
  );
  await subgraph.database.query(
    `insert into enrollment (course_id, user_id, status) select id, 8, 'in_progress' from course where status = 'published' limit 4`,
  );
  expect(await own(7)).toEqual({ myEnrollments: 9, coursesInProgress: 3, completedCourses: 2 });
  expect(await own(8)).toEqual({ myEnrollments: 4, coursesInProgress: 4, completedCourses: 0 });
  expect(await own(9)).toEqual({ myEnrollments: 0, coursesInProgress: 0, completedCourses: 0 });
});
