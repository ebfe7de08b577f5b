import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addEnrollment, completed } from '../enrollment/enrollment.factory.js';
import { learning } from '../subgraph.js';
import { Popular, Recommended } from '../testing/courses.js';
import { CompleteCourse, Enroll } from '../testing/enrollments.js';
import { CreatePath } from '../testing/paths.js';
import { addCourse } from './course.factory.js';

describeSubgraph(
  learning,
  { emptied: ['course_category', 'enrollment', 'learning_path'] },
  ({ as, database }) => {
    const sales = () => as(viewer([], { departmentName: 'Sales' }));
    const recommended = async (who = as.employee) =>
      (await who.ask(Recommended)).recommendedCourses.results.map(({ title, reason }) => [title, reason]);

    test('recommended are published courses in which a person is not enrolled: required courses first, then the best rated [C7.37]', async () => {
      for (const [title, priority, rating] of [
        ['Rafts', 'optional', 5],
        ['Knots', 'required', null],
        ['Sails', 'suggested', 3],
        ['Tides', 'suggested', 4],
      ] as const) {
        const id = await addCourse(database, { title, priority });
        if (rating !== null) await addEnrollment(database, id, 1, { rating });
      }
      await addCourse(database, { title: 'Draft', status: 'draft', priority: 'required' });
      const mine = await addCourse(database, { title: 'Mine', priority: 'required' });
      await as.employee.ask(Enroll, { id: mine });
      expect(await recommended()).toEqual([
        ['Knots', 'Required'],
        ['Tides', 'Suggested'],
        ['Sails', 'Suggested'],
        ['Rafts', 'Optional'],
      ]);
    });

    test('courses that at least five people of a department completed are suggested to that department', async () => {
      const id = await addCourse(database);
      for (let at = 0; at < 4; at += 1) await addEnrollment(database, id, 50 + at, completed('Sales'));
      await addEnrollment(database, id, 60, completed('Design'));
      await addEnrollment(database, id, 61, { departmentName: 'Sales' });
      expect(await recommended(sales())).toEqual([['Knots', 'Optional']]);
      const fifth = sales();
      await fifth.ask(Enroll, { id });
      await fifth.ask(CompleteCourse, { id });
      expect(await recommended(sales())).toEqual([['Knots', 'People in Sales finish this']]);
      expect(await recommended(as(viewer([], { departmentName: 'Design' })))).toEqual([
        ['Knots', 'Optional'],
      ]);
      expect(await recommended(as(viewer([], { departmentName: null })))).toEqual([['Knots', 'Optional']]);
    });

    test('the next course of a path that a person has started is suggested, of other paths none', async () => {
      const [knots, sails, tides] = await Promise.all(
        ['Knots', 'Sails', 'Tides'].map((title) => addCourse(database, { title })),
      );
      for (const courses of [[knots, sails, tides], [tides]])
        await as.hr.ask(CreatePath, { input: { title: 'Sailor', courses: courses as number[] } });
      await as.employee.ask(Enroll, { id: knots ?? 0 });
      expect(Object.fromEntries(await recommended())).toEqual({
        Sails: 'Next in your path',
        Tides: 'Optional',
      });
      expect(Object.fromEntries(await recommended(as.colleague))).toMatchObject({ Sails: 'Optional' });
    });

    test('popular are published courses by the number of enrolled people, then by rating [C7.37]', async () => {
      const [knots = 0, sails = 0, tides = 0] = await Promise.all(
        ['Knots', 'Sails', 'Tides'].map((title) => addCourse(database, { title })),
      );
      const archived = await addCourse(database, { title: 'Old', status: 'archived' });
      for (const user of [1, 2, 3]) await addEnrollment(database, archived, user);
      await addEnrollment(database, knots, 1, { rating: 4 });
      await addEnrollment(database, sails, 1, { rating: 5 });
      for (const user of [1, 2]) await addEnrollment(database, tides, user);
      expect((await as.employee.ask(Popular)).popularCourses.results).toEqual([
        { title: 'Tides', reason: '2 people are enrolled' },
        { title: 'Sails', reason: '1 person is enrolled' },
        { title: 'Knots', reason: '1 person is enrolled' },
      ]);
    });
  },
);
