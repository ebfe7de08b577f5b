import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { addCourse } from '../course/course.factory.js';
import { addEnrollment, completed } from '../enrollment/enrollment.factory.js';
import { learning } from '../subgraph.js';
import { addCertification, answersOf, pass, start, submit } from '../testing/exams.js';
import { CreatePath, Paths, UpdatePath } from '../testing/paths.js';

const emptied = ['course_category', 'enrollment', 'learning_path', 'exam_attempt', 'certification'];

describeSubgraph(learning, { emptied }, ({ as, database }) => {
  const course = (title: string) => addCourse(database, { title });
  const paths = async (who = as.employee) => (await who.ask(Paths, {})).learningPaths.results;
  const write = async (steps: { course?: number; certification?: number }[]) =>
    (await as.hr.ask(CreatePath, { input: { title: 'Sailor', steps } })).createLearningPath;
  const change = async (id: number, input: object) =>
    (await as.hr.ask(UpdatePath, { id, input })).updateLearningPath;
  const refuse = (input: object, field: string, text: string) =>
    expectRefusal(
      as.hr.try(CreatePath, { input: { title: 'Sailor', ...input } }),
      'BAD_USER_INPUT',
      field,
      text,
    );

  test('a step is an active course or certification, each once', async () => {
    const knots = await course('Knots');
    const skipper = await addCertification(as.hr);
    const old = await addCertification(as.hr, { isActive: false });
    const one = 'A step names a course or a certification, not both.';
    await refuse({ steps: [{ course: knots, certification: skipper }] }, 'steps', one);
    await refuse({ steps: [{}] }, 'steps', one);
    const twice = [{ certification: skipper }, { certification: skipper }];
    await refuse({ steps: twice }, 'steps', 'A certification can be in a path only once.');
    await refuse(
      { steps: [{ course: knots }, { course: knots }] },
      'steps',
      'A course can be in a path only once.',
    );
    const missing = `Invalid pk "${old}" - object does not exist.`;
    await refuse({ steps: [{ certification: old }] }, 'steps', missing);
    await refuse({ courses: [knots], steps: [] }, 'steps', 'Give courses or steps, not both.');
    const many = Array.from({ length: 101 }, (_, at) => ({ course: at + 1 }));
    await refuse({ steps: many }, 'steps', 'Ensure this field has no more than 100 elements.');
    expect(await paths()).toEqual([]);
  });

  test('a certification step is completed for a person when they pass the exam', async () => {
    const [knots, tides] = [await course('Knots'), await course('Tides')];
    const skipper = await addCertification(as.hr);
    await write([{ course: knots }, { certification: skipper }, { course: tides }]);
    await addEnrollment(database, knots, as.employee.userId, completed());
    expect(await paths()).toMatchObject([
      {
        ...{ stepCount: 3, courseCount: 2, completedCount: 1, progressPercentage: 33 },
        courses: [{ title: 'Knots' }, { title: 'Tides' }],
        steps: [{ isCompleted: true }, { certification: { id: skipper }, isCompleted: false }, {}],
        nextStep: { course: null, certification: { id: skipper } },
      },
    ]);
    const failed = await start(as.employee, skipper);
    await submit(as.employee, skipper, failed, answersOf(failed, 0));
    expect(await paths()).toMatchObject([{ completedCount: 1 }]);
    await pass(as.employee, skipper);
    expect(await paths()).toMatchObject([
      {
        ...{ completedCount: 2, progressPercentage: 66 },
        steps: [{}, { isCompleted: true, progressPercentage: 100 }, {}],
        nextStep: { course: { title: 'Tides' }, certification: null },
      },
    ]);
    expect(await paths(as.colleague)).toMatchObject([{ completedCount: 0, progressPercentage: 0 }]);
  });

  test('an expired certificate keeps the step completed, a revoked certificate does not', async () => {
    const skipper = await addCertification(as.hr);
    await write([{ certification: skipper }]);
    await pass(as.employee, skipper);
    await database.query(`update certificate set issued_date = '2020-01-01', expiry_date = '2021-01-01'`);
    expect(await paths()).toMatchObject([{ progressPercentage: 100, nextStep: null }]);
    await database.query(
      `update certificate set status = 'revoked', revoked_at = now(), revocation_reason = 'Copied'`,
    );
    expect(await paths()).toMatchObject([{ progressPercentage: 0, completedCount: 0 }]);
  });

  test('an inactive certification is no longer in the path of people who never attempted it', async () => {
    const skipper = await addCertification(as.hr);
    await write([{ certification: skipper }]);
    await start(as.employee, skipper);
    await database.query('update certification set is_active = false');
    expect(await paths()).toMatchObject([{ stepCount: 1 }]);
    expect(await paths(as.colleague)).toMatchObject([{ stepCount: 0, steps: [], progressPercentage: 0 }]);
  });

  test('a list of courses keeps each certification at its position; a list of steps replaces all steps', async () => {
    const [knots, sails, tides] = [await course('Knots'), await course('Sails'), await course('Tides')];
    const skipper = await addCertification(as.hr);
    const { id } = await write([{ course: knots }, { certification: skipper }, { course: tides }]);
    const at = (number: number) => ({ course: { id: number }, certification: null });
    const certified = { course: null, certification: { id: skipper } };
    expect((await change(id, { courses: [tides, knots, sails] })).steps).toEqual([
      at(tides),
      certified,
      at(knots),
      at(sails),
    ]);
    expect((await change(id, { courses: [] })).steps).toEqual([certified]);
    const { steps, version } = await change(id, { steps: [{ course: sails }] });
    expect([steps, version]).toEqual([[at(sails)], 4]);
    expect(await change(id, { steps: [{ course: sails }] })).toMatchObject({ version: 4 });
  });
});
