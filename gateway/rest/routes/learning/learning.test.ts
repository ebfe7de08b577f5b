import { NOT_FOUND, outcome, refused, UNAUTHENTICATED } from '../../testing/answers.js';
import { COURSE } from '../../testing/rows/courses.js';
import { restOf, usePortal } from '../../testing/rest.js';

const portal = usePortal();
const { call, get, post, list, graph } = restOf(portal, 'learning/');

const course = async (title: string): Promise<number> =>
  (await post<{ id: number }>('hr', 'courses/', { ...COURSE, title })).id;

test('courses, paths, certifications and their figures need a token [C6.8]', async () => {
  for (const path of ['categories/', 'courses/', 'courses/1/', 'courses/popular/', 'courses/recommended/'])
    expect([path, outcome(await call('GET', null, path))]).toEqual([path, UNAUTHENTICATED]);
  for (const path of ['enrollments/', 'learning-paths/', 'certifications/', 'attempts/', 'certificates/'])
    expect([path, outcome(await call('GET', null, path))]).toEqual([path, UNAUTHENTICATED]);
  for (const path of ['courses/1/enroll/', 'certifications/1/start_exam/', 'courses/'])
    expect([path, outcome(await call('POST', null, path, {}))]).toEqual([path, UNAUTHENTICATED]);
  expect(outcome(await call('GET', { token: 'made-up' }, 'courses/')).status).toBe(401);
});

test('a list comes in pages with count, next, previous and results, with links in both directions [C3.26]', async () => {
  const paged = { count: expect.any(Number) as number, next: null, previous: null };
  for (const path of ['categories/', 'learning-paths/', 'certifications/', 'enrollments/', 'certificates/'])
    expect([path, await list('employee', path)]).toEqual([
      path,
      { ...paged, results: expect.any(Array) as unknown[] },
    ]);
  const first = await list('employee', 'courses/?ordering=title&page_size=5');
  const next = new URL(first.next ?? '');
  expect([first.previous, first.results.length]).toEqual([null, 5]);
  const second = await list('employee', `courses/${next.search}`);
  expect(second.count).toBe(first.count);
  const ids = ({ results }: typeof first) => results.map(({ id }) => id);
  expect(ids(second).some((id) => ids(first).includes(id))).toBe(false);
  const back = await list('employee', `courses/${new URL(second.previous ?? '').search}`);
  expect(ids(back)).toEqual(ids(first));
});

test("the figures count published courses and active certifications, and the caller's own ones [C3.25 C7.51]", async () => {
  const { count: courses } = await list('employee', 'courses/');
  const { count: certifications } = await list('employee', 'certifications/');
  const before = await get('employee', 'dashboard/stats/');
  expect(before).toMatchObject({ total_courses: courses, total_certifications: certifications });
  const id = await course('Figures');
  await post('employee', `courses/${id}/enroll/`);
  expect(await get('employee', 'dashboard/stats/')).toEqual({
    ...before,
    total_courses: courses + 1,
    my_enrollments: Number(before['my_enrollments']) + 1,
  });
});

test('a path is written with its courses; certifications in it keep their positions [C7.50]', async () => {
  const [knots, sails] = [await course('Knots'), await course('Sails')];
  const { results } = await list<{ id: number }>('hr', 'certifications/?page_size=1');
  const certification = results[0]?.id ?? 0;
  const path = await post<{ id: number }>('hr', 'learning-paths/', { title: 'Sailor', courses: [knots] });
  const at = `learning-paths/${path.id}/`;
  const steps = [{ certification }, { course: knots }];
  await graph(
    'hr',
    'mutation ($id: Int!, $steps: [LearningPathStepInput!]) { updateLearningPath(id: $id, input: { steps: $steps }) { id } }',
    { id: path.id, steps },
  );
  expect(await get('employee', at)).toMatchObject({ courses: [knots], course_count: 1 });
  expect((await call('PATCH', 'hr', at, { courses: [sails, knots] })).body).toMatchObject({
    courses: [sails, knots],
    course_count: 2,
  });
  const read = 'query ($id: Int!) { learningPath(id: $id) { steps { certification { id } course { id } } } }';
  expect((await graph('employee', read, { id: path.id })).body.data).toEqual({
    learningPath: {
      steps: [
        { certification: { id: certification }, course: null },
        { certification: null, course: { id: sails } },
        { certification: null, course: { id: knots } },
      ],
    },
  });
  expect(outcome(await call('PATCH', 'hr', at, { courses: [999_999] }))).toEqual(
    refused({ courses: ['Invalid pk "999999" - object does not exist.'] }),
  );
  expect((await call('DELETE', 'hr', at)).status).toBe(204);
  expect(outcome(await call('GET', 'employee', at))).toEqual(NOT_FOUND);
});
