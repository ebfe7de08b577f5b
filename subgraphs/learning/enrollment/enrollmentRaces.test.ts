import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addCourse } from '../course/course.factory.js';
import { learning } from '../subgraph.js';
import { ReadCourse } from '../testing/courses.js';
import { CompleteCourse, Enroll, RateCourse, SaveProgress } from '../testing/enrollments.js';

describeSubgraph(learning, { emptied: ['course_category', 'enrollment'] }, ({ as, database }) => {
  test('twenty calls that enroll one person create one enrollment [E8]', async () => {
    const id = await addCourse(database);
    const answers = await Promise.all(Array.from({ length: 20 }, () => as.employee.ask(Enroll, { id })));
    expect(new Set(answers.map(({ enrollInCourse }) => enrollInCourse.id)).size).toBe(1);
    expect((await as.employee.ask(ReadCourse, { id })).course?.enrollmentCount).toBe(1);
  });

  test('of parallel saves the furthest progress is stored, and no answer shows less than its save sent [E7]', async () => {
    const id = await addCourse(database);
    await as.employee.ask(Enroll, { id });
    const steps = Array.from({ length: 24 }, (_, at) => 4 + ((at * 17) % 24) * 3);
    const answers = await Promise.all(
      steps.map((progressPercentage) => as.employee.ask(SaveProgress, { id, input: { progressPercentage } })),
    );
    for (const [at, { updateCourseProgress }] of answers.entries())
      expect(updateCourseProgress.progressPercentage).toBeGreaterThanOrEqual(steps[at] ?? 0);
    const { updateCourseProgress } = await as.employee.ask(SaveProgress, { id, input: {} });
    expect(updateCourseProgress.progressPercentage).toBe(Math.max(...steps));
  });

  test('a course that is completed and saved at the same time is completed once', async () => {
    const id = await addCourse(database);
    const people = Array.from({ length: 6 }, () => as(viewer()));
    for (const who of people) await who.ask(Enroll, { id });
    await Promise.all(
      people.flatMap((who) => [
        who.ask(CompleteCourse, { id }),
        who.ask(SaveProgress, { id, input: { progressPercentage: 40 } }),
        who.ask(SaveProgress, { id, input: { progressPercentage: 96 } }),
      ]),
    );
    expect((await as.employee.ask(ReadCourse, { id })).course?.completionCount).toBe(6);
    expect(
      await database.query('select distinct status, progress, completed_at is null as open from enrollment'),
    ).toEqual([{ status: 'completed', progress: 100, open: false }]);
  });

  test('ratings of one person at the same time count once in the mean [E8]', async () => {
    const id = await addCourse(database);
    for (const who of [as.employee, as.colleague]) await who.ask(Enroll, { id });
    await as.colleague.ask(RateCourse, { id, rating: 3 });
    await Promise.all([1, 2, 3, 4, 5].map((rating) => as.employee.ask(RateCourse, { id, rating })));
    const { course } = await as.employee.ask(ReadCourse, { id });
    expect(course?.ratingCount).toBe(2);
    expect(course?.averageRating).toBe(((course?.userRating ?? 0) + 3) / 2);
  });
});
