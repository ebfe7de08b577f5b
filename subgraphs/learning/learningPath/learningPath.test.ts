import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { addCourse } from '../course/course.factory.js';
import { addEnrollment, completed } from '../enrollment/enrollment.factory.js';
import { learning } from '../subgraph.js';
import { CreatePath, DeletePath, Paths, UpdatePath } from '../testing/paths.js';

describeSubgraph(
  learning,
  { emptied: ['course_category', 'enrollment', 'learning_path'] },
  ({ as, database }) => {
    const threeCourses = async (): Promise<[number, number, number]> => {
      const [knots = 0, sails = 0, tides = 0] = await Promise.all(
        ['Knots', 'Sails', 'Tides'].map((title) => addCourse(database, { title })),
      );
      return [knots, sails, tides];
    };
    const path = async (courses: number[], more = {}) =>
      (await as.hr.ask(CreatePath, { input: { title: 'Sailor', courses, ...more } })).createLearningPath;
    const paths = async (variables = {}, who = as.employee) =>
      (await who.ask(Paths, variables)).learningPaths.results;

    test('only HR and Administrators write paths, and only they find inactive ones [C7.50]', async () => {
      const { id } = await path([], { isActive: false });
      for (const who of [as.employee, as.manager, as.it]) {
        await expectRefusal(who.try(CreatePath, { input: { title: 'Mine' } }), 'FORBIDDEN');
        await expectRefusal(who.try(UpdatePath, { id, input: { title: 'Mine' } }), 'FORBIDDEN');
        await expectRefusal(who.try(DeletePath, { id }), 'FORBIDDEN');
        expect(await paths({}, who)).toEqual([]);
      }
      expect((await paths({ isActive: false }, as.admin)).map(({ title }) => title)).toEqual(['Sailor']);
    });

    test("a path keeps the order of its courses, and shows the reader's progress [C7.50]", async () => {
      const [knots, sails, tides] = await threeCourses();
      const { courses } = await path([tides, knots, sails]);
      expect(courses.map(({ title }) => title)).toEqual(['Tides', 'Knots', 'Sails']);
      const me = as.employee.userId;
      await addEnrollment(database, tides, me, completed());
      await addEnrollment(database, knots, me, { status: 'in_progress', progressPercentage: 99 });
      expect(await paths()).toMatchObject([
        {
          ...{ courseCount: 3, completedCount: 1, progressPercentage: 66 },
          nextStep: { course: { title: 'Knots' } },
        },
      ]);
      expect(await paths({}, as.colleague)).toMatchObject([
        { completedCount: 0, progressPercentage: 0, nextStep: { course: { title: 'Tides' } } },
      ]);
      await database.query(
        `update enrollment set status = 'completed', progress = 100, completed_at = now() where course_id = $1`,
        [knots],
      );
      await addEnrollment(database, sails, me, completed());
      expect(await paths()).toMatchObject([{ completedCount: 3, progressPercentage: 100, nextStep: null }]);
    });

    test('an archived course is no longer in the path of people who are not enrolled in it', async () => {
      const [knots, sails] = await threeCourses();
      const { id } = await path([knots, sails]);
      await addEnrollment(database, knots, as.employee.userId);
      await database.query(`update course set status = 'archived' where id = $1`, [knots]);
      expect(await paths()).toMatchObject([{ courseCount: 2, courses: [{ title: 'Knots' }, {}] }]);
      expect(await paths({}, as.colleague)).toMatchObject([
        { courseCount: 1, courses: [{ title: 'Sails' }] },
      ]);
      // It may stay where it is, but it is put into no other path.
      const kept = await as.hr.ask(UpdatePath, { id, input: { courses: [sails, knots] }, version: 1 });
      expect(kept.updateLearningPath).toMatchObject({ version: 2, courses: [{ title: 'Sails' }, {}] });
      await expectRefusal(
        as.hr.try(CreatePath, { input: { title: 'Other', courses: [knots] } }),
        'BAD_USER_INPUT',
        'courses',
        `Invalid pk "${knots}" - object does not exist.`,
      );
    });

    test('a path has a course once and at most 100 courses, and the second of two changes is told of the first', async () => {
      const [knots] = await threeCourses();
      const { id } = await path([knots]);
      const refuse = (courses: number[], text: string) =>
        expectRefusal(as.hr.try(UpdatePath, { id, input: { courses } }), 'BAD_USER_INPUT', 'courses', text);
      await refuse([knots, knots], 'A course can be in a path only once.');
      await refuse(
        Array.from({ length: 101 }, (_, at) => at + 1),
        'Ensure this field has no more than 100 elements.',
      );
      const answers = await Promise.all(
        ['One', 'Two'].map((title) => as.hr.try(UpdatePath, { id, input: { title }, version: 1 })),
      );
      expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['CONFLICT']);
      await as.hr.ask(DeletePath, { id });
      expect(await paths()).toEqual([]);
    });
  },
);
