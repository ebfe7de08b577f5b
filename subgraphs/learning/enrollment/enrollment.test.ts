import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addCourse } from '../course/course.factory.js';
import { learning } from '../subgraph.js';
import { ReadCourse } from '../testing/courses.js';
import {
  CompleteCourse,
  Enroll,
  Enrollments,
  RateCourse,
  SaveProgress,
  StartCourse,
} from '../testing/enrollments.js';
import { graphql } from '../testing/graphql.js';
import { addEnrollment } from './enrollment.factory.js';

const ReadEnrollment = graphql(`
  query ReadEnrollment($id: Int!) {
    enrollment(id: $id) {
      id
      userId
    }
  }
`);
const UpdateEnrollment = graphql(`
  mutation UpdateEnrollment($id: Int!, $progressPercentage: Float) {
    updateEnrollment(id: $id, progressPercentage: $progressPercentage) {
      progressPercentage
      status
    }
  }
`);
const STARS = 'Please select a rating between 1 and 5 stars.';
const NOT_ENROLLED = { message: 'You are not enrolled in this course.' };

describeSubgraph(learning, { emptied: ['course_category', 'enrollment'] }, ({ as, database }) => {
  const rows = () => database.one<{ count: number }>('select count(*) as count from enrollment');

  test('nobody can enroll in a draft or an archived course; HR reads the reason [R10, E9]', async () => {
    for (const status of ['draft', 'archived'] as const) {
      const id = await addCourse(database, { status });
      for (const who of [as.employee, as.it, as.manager]) {
        await expectRefusal(await who.try(Enroll, { id }), 'NOT_FOUND');
        await expectRefusal(await who.try(StartCourse, { id }), 'NOT_FOUND');
      }
      await expectRefusal(await as.hr.try(Enroll, { id }), 'CONFLICT', {
        message: 'This course is not open for enrollment.',
      });
    }
    await expectRefusal(await as.nobody.try(Enroll, { id: 1 }), 'UNAUTHENTICATED');
    expect(await rows()).toEqual({ count: 0 });
  });

  test('without an enrollment progress cannot be saved, completed or rated', async () => {
    const id = await addCourse(database);
    const input = { progressPercentage: 30 };
    await expectRefusal(await as.employee.try(SaveProgress, { id, input }), 'CONFLICT', NOT_ENROLLED);
    await expectRefusal(await as.employee.try(CompleteCourse, { id }), 'CONFLICT', NOT_ENROLLED);
    await expectRefusal(await as.employee.try(RateCourse, { id, rating: 3 }), 'CONFLICT', NOT_ENROLLED);
    await expectRefusal(await as.employee.try(SaveProgress, { id: 9_999, input }), 'NOT_FOUND');
    expect(await rows()).toEqual({ count: 0 });
  });

  test("a person and HR read the person's enrollments, and only the person changes them [C7.41]", async () => {
    const course = await addCourse(database);
    const id = await addEnrollment(database, course, as.employee.userId);
    for (const who of [as.employee, as.hr, as.admin])
      expect((await who.ask(ReadEnrollment, { id })).enrollment).toEqual({
        id,
        userId: as.employee.userId,
      });
    const change = { id, progressPercentage: 50 };
    for (const who of [as.colleague, as.manager, as.it]) {
      await expectRefusal(await who.try(ReadEnrollment, { id }), 'NOT_FOUND');
      await expectRefusal(await who.try(UpdateEnrollment, change), 'NOT_FOUND');
      await expectRefusal(await who.try(Enrollments, { user: as.employee.userId }), 'FORBIDDEN');
    }
    await expectRefusal(await as.hr.try(UpdateEnrollment, change), 'FORBIDDEN');
    const { enrollments } = await as.hr.ask(Enrollments, { user: as.employee.userId });
    expect(enrollments).toMatchObject({ count: 1, results: [{ id, course: { id: course } }] });
    expect((await as.hr.ask(Enrollments)).enrollments.count).toBe(0);
    expect((await as.employee.ask(UpdateEnrollment, change)).updateEnrollment.progressPercentage).toBe(50);
  });

  test('a course moves from enrolled through in progress to completed, and never back [C4.38, E7]', async () => {
    const id = await addCourse(database);
    const progress = async (progressPercentage: number) =>
      (await as.employee.ask(SaveProgress, { id, input: { progressPercentage } })).updateCourseProgress;
    expect((await as.employee.ask(Enroll, { id })).enrollInCourse).toMatchObject({
      status: 'ENROLLED',
      progressPercentage: 0,
      lastAccessedAt: null,
    });
    expect(await progress(0)).toMatchObject({ status: 'ENROLLED', progressPercentage: 0 });
    expect(await progress(25.9)).toMatchObject({ status: 'IN_PROGRESS', progressPercentage: 25 });
    expect(await progress(5)).toMatchObject({ progressPercentage: 25 });
    expect(await progress(94.99)).toMatchObject({ status: 'IN_PROGRESS', progressPercentage: 94 });
    const done = await progress(95);
    expect(done).toMatchObject({ status: 'COMPLETED', progressPercentage: 100 });
    const { startCourse } = await as.employee.ask(StartCourse, { id });
    expect(startCourse).toMatchObject({ status: 'COMPLETED', progressPercentage: 100 });
    expect(await progress(10)).toMatchObject({ completedAt: done.completedAt, progressPercentage: 100 });
    expect((await as.employee.ask(CompleteCourse, { id })).completeCourse.completedAt).toBe(done.completedAt);
  });

  test('starting a course enrolls the person, and enrolled people continue an archived course', async () => {
    const id = await addCourse(database);
    expect((await as.employee.ask(StartCourse, { id })).startCourse.status).toBe('IN_PROGRESS');
    await database.query(`update course set status = 'archived' where id = $1`, [id]);
    expect((await as.employee.ask(CompleteCourse, { id })).completeCourse.status).toBe('COMPLETED');
    expect((await as.employee.ask(ReadCourse, { id })).course?.userEnrollment?.status).toBe('COMPLETED');
    await expectRefusal(await as.colleague.try(ReadCourse, { id }), 'NOT_FOUND');
  });

  test('a late position from another device does not replace a newer position, but its progress counts', async () => {
    const id = await addCourse(database);
    await as.employee.ask(Enroll, { id });
    const save = async (input: {
      positionSeconds: number;
      positionAgeSeconds?: number;
      progressPercentage?: number;
    }) => (await as.employee.ask(SaveProgress, { id, input })).updateCourseProgress;
    await save({ positionSeconds: 40 });
    expect(
      await save({ positionSeconds: 500, positionAgeSeconds: 3600, progressPercentage: 60 }),
    ).toMatchObject({ positionSeconds: 40, progressPercentage: 60 });
    expect(await save({ positionSeconds: 10 })).toMatchObject({
      positionSeconds: 10,
      progressPercentage: 60,
    });
    for (const positionAgeSeconds of [-1, 31_536_001])
      await expectRefusal(
        await as.employee.try(SaveProgress, { id, input: { positionSeconds: 1, positionAgeSeconds } }),
        'BAD_USER_INPUT',
        'positionAgeSeconds',
      );
  });

  test('the position and the played parts are stored for every device, and do not affect completion', async () => {
    const id = await addCourse(database);
    await as.employee.ask(Enroll, { id });
    const save = async (positionSeconds: number, ...played: { from: number; to: number }[]) =>
      (await as.employee.ask(SaveProgress, { id, input: { positionSeconds, played } })).updateCourseProgress;
    await save(40, { from: 0, to: 10 }, { from: 5, to: 40 });
    expect(await save(20, { from: 90, to: 100 })).toMatchObject({
      positionSeconds: 20,
      playedRanges: [
        { from: 0, to: 40 },
        { from: 90, to: 100 },
      ],
      progressPercentage: 0,
      status: 'ENROLLED',
    });
    expect((await save(20, { from: 40, to: 90 })).playedRanges).toEqual([{ from: 0, to: 100 }]);
    const none = { id, input: { progressPercentage: null, positionSeconds: 30 } };
    await expectRefusal(await as.employee.try(SaveProgress, none), 'BAD_USER_INPUT', 'progressPercentage');
    for (const played of [[{ from: 9, to: 3 }], [{ from: -1, to: 3 }], [{ from: 0, to: 90_000 }]])
      await expectRefusal(
        await as.employee.try(SaveProgress, { id, input: { played } }),
        'BAD_USER_INPUT',
        'played',
      );
  });

  test('at most 200 played parts are stored of a person who jumps through a video all day', async () => {
    const id = await addCourse(database);
    await as.employee.ask(Enroll, { id });
    for (let round = 0; round < 3; round += 1) {
      const played = Array.from({ length: 100 }, (_, at) => {
        const from = round * 2_000 + at * 20;
        return { from, to: from + 5 };
      });
      await as.employee.ask(SaveProgress, { id, input: { played } });
    }
    const { updateCourseProgress } = await as.employee.ask(SaveProgress, { id, input: {} });
    const { playedRanges } = updateCourseProgress;
    expect(playedRanges).toHaveLength(200);
    expect([playedRanges[0]?.from, playedRanges.at(-1)?.to]).toEqual([0, 5_985]);
  });

  test('a save without a change writes nothing', async () => {
    const id = await addCourse(database);
    await as.employee.ask(Enroll, { id });
    const input = { progressPercentage: 30, positionSeconds: 12, played: [{ from: 0, to: 12 }] };
    await as.employee.ask(SaveProgress, { id, input });
    const place = () => database.one('select ctid::text from enrollment where course_id = $1', [id]);
    const before = await place();
    await as.employee.ask(SaveProgress, { id, input });
    expect(await place()).toEqual(before);
    await as.employee.ask(SaveProgress, { id, input: { ...input, positionSeconds: 13 } });
    expect(await place()).not.toEqual(before);
  });

  test('a rating is 1 to 5 whole stars, and a second rating replaces the first [C5.34, E8]', async () => {
    const id = await addCourse(database);
    const people = [as.employee, as.colleague, as(viewer())];
    for (const who of people) await who.ask(Enroll, { id });
    for (const rating of [0, 6, -1, null])
      await expectRefusal(
        await as.employee.try(RateCourse, { id, rating }),
        'BAD_USER_INPUT',
        'rating',
        STARS,
      );
    for (const [at, rating] of [5, 4, 4].entries()) await people[at]?.ask(RateCourse, { id, rating });
    expect((await as.employee.ask(RateCourse, { id, rating: 1 })).rateCourse).toEqual({
      rating: 1,
      averageRating: 3,
    });
    expect((await as.employee.ask(ReadCourse, { id })).course).toMatchObject({
      ...{ userRating: 1, ratingCount: 3, averageRating: 3, enrollmentCount: 3, completionCount: 0 },
    });
  });
});
