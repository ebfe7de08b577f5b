import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addEnrollment } from '../enrollment/enrollment.factory.js';
import { learning } from '../subgraph.js';
import { Courses, CreateCourse, DeleteCourse, ReadCourse, UpdateCourse } from '../testing/courses.js';
import { addCourse } from './course.factory.js';

const INPUT = { title: 'Knots', category: 1 };

describeSubgraph(learning, { emptied: ['course_category', 'enrollment'] }, ({ as, database }) => {
  beforeEach(() =>
    database.query(`insert into course_category (id, name) values (1, 'Boats'), (2, 'Kites')`),
  );
  const titles = async (variables = {}, who = as.employee) =>
    (await who.ask(Courses, variables)).courses.results.map(({ title }) => title);

  test('only HR and Administrators write courses [R10, C7.36]', async () => {
    const id = await addCourse(database);
    for (const who of [as.employee, as.manager, as.it, as.analyst]) {
      await expectRefusal(who.try(CreateCourse, { input: INPUT }), 'FORBIDDEN');
      await expectRefusal(who.try(UpdateCourse, { id, input: { title: 'Mine' } }), 'FORBIDDEN');
      await expectRefusal(who.try(DeleteCourse, { id }), 'FORBIDDEN');
    }
    await expectRefusal(as.nobody.try(Courses), 'UNAUTHENTICATED');
    expect(await titles()).toEqual(['Knots']);
  });

  test('nobody else finds an unpublished course: not in a list, by its id or as a reference [E9]', async () => {
    const draft = await addCourse(database, { title: 'Draft', status: 'draft' });
    const archived = await addCourse(database, { title: 'Old', status: 'archived' });
    await addEnrollment(database, archived, as.colleague.userId);
    for (const who of [as.employee, as.manager, as.it]) {
      expect(await titles({ status: ['DRAFT', 'PUBLISHED', 'ARCHIVED'] }, who)).toEqual([]);
      for (const id of [draft, archived]) await expectRefusal(who.try(ReadCourse, { id }), 'NOT_FOUND');
    }
    expect((await as.colleague.ask(ReadCourse, { id: archived })).course?.title).toBe('Old');
    expect(await titles({ status: ['DRAFT'] }, as.hr)).toEqual(['Draft']);
    expect(await titles({}, as.hr)).toEqual([]);
    const { data } = await as(viewer(['HR'], { mustChangePassword: true })).try(ReadCourse, { id: draft });
    expect(data).toEqual({ course: null });
  });

  test('a course is created, read with its lessons, changed and removed, and the audit trail has the person [C3.12]', async () => {
    const { createCourse } = await as.hr.ask(CreateCourse, {
      input: {
        ...{ title: '  Knots  and ropes ', category: 2, difficulty: 'EXPERT', priority: 'REQUIRED' },
        ...{ videoUrl: ' https://video.example/1 ', pdfUrl: '', lessons: '# One\n\nA rope.' },
        ...{ durationHours: '1.5', tags: 'rope, , sea' },
      },
    });
    expect(createCourse).toMatchObject({
      ...{ title: 'Knots and ropes', category: { id: 2, name: 'Kites' }, status: 'DRAFT' },
      ...{ videoUrl: 'https://video.example/1', pdfUrl: null, primaryContent: 'VIDEO_URL' },
      ...{ durationHours: '1.50', tagList: ['rope', 'sea'], createdByName: as.hr.fullName, version: 1 },
    });
    const { id } = createCourse;
    const change = { id, input: { status: 'PUBLISHED' as const, videoUrl: null }, version: 1 };
    expect((await as.admin.ask(UpdateCourse, change)).updateCourse).toMatchObject({
      ...{ status: 'PUBLISHED', videoUrl: null, primaryContent: null, version: 2 },
    });
    await expectRefusal(as.hr.try(UpdateCourse, change), 'CONFLICT');
    expect((await as.employee.ask(ReadCourse, { id })).course).toMatchObject({
      lessons: '# One\n\nA rope.',
      viewerCan: { update: false, remove: false },
    });
    expect((await as.hr.ask(DeleteCourse, { id })).deleteCourse).toBe(true);
    await expectRefusal(as.hr.try(ReadCourse, { id }), 'NOT_FOUND');
    const trail = await database.query(
      `select action, actor_user_id as by from audit where object_type = 'course' and object_id = $1 order by id`,
      [String(id)],
    );
    expect(trail).toEqual([
      { action: 'course.create', by: as.hr.userId },
      { action: 'course.update', by: as.admin.userId },
      { action: 'course.delete', by: as.hr.userId },
    ]);
  });

  test('invalid values are refused under their fields', async () => {
    for (const [field, value, text] of [
      ['title', ' ', 'This field may not be blank.'],
      ['title', 'x'.repeat(201), 'Ensure this field has no more than 200 characters.'],
      ['category', 77, 'Invalid pk "77" - object does not exist.'],
      ['videoUrl', 'ftp://files.example/v', 'Enter a valid URL.'],
      ['pdfUrl', 'javascript:alert(1)', 'Enter a valid URL.'],
      ['externalLink', 'https://a b.example', 'Enter a valid URL.'],
      ['durationHours', '-1', 'Ensure this value is greater than or equal to 0.'],
      ['durationHours', '1.005', 'Ensure that there are no more than 2 decimal places.'],
      ['lessons', 'x'.repeat(100_001), 'Ensure this field has no more than 100000 characters.'],
    ] as const)
      await expectRefusal(
        as.hr.try(CreateCourse, { input: { ...INPUT, [field]: value } }),
        'BAD_USER_INPUT',
        field,
        text,
      );
    expect(await titles({ status: ['DRAFT'] }, as.hr)).toEqual([]);
  });

  test('a course with enrollments is archived, not removed [C7.36]', async () => {
    const id = await addCourse(database);
    await addEnrollment(database, id, 5);
    await expectRefusal(as.hr.try(DeleteCourse, { id }), 'CONFLICT', {
      message: 'People are enrolled in this course. Archive it instead.',
    });
    expect((await as.hr.ask(ReadCourse, { id })).course?.viewerCan).toEqual({ update: true, remove: false });
  });

  test('courses are filtered by text, level, category and own enrollment, in every order [C2.63, C7.36]', async () => {
    const knots = await addCourse(database, { title: 'Knots', tags: 'rope', durationHours: '3.00' });
    await addCourse(database, { title: 'Rafts', difficulty: 'expert', categoryId: 2, durationHours: '1.00' });
    await addEnrollment(database, knots, as.employee.userId, { rating: 5 });
    expect(await titles({ search: 'RÓPE' })).toEqual(['Knots']);
    expect(await titles({ difficulty: ['EXPERT'] })).toEqual(['Rafts']);
    expect(await titles({ category: [2] })).toEqual(['Rafts']);
    expect(await titles({ enrolled: true })).toEqual(['Knots']);
    expect(await titles({ enrolled: false })).toEqual(['Rafts']);
    expect(await titles({ enrolled: true }, as.colleague)).toEqual([]);
    for (const ordering of ['title', '-averageRating', '-enrollmentCount', '-durationHours'])
      expect([ordering, await titles({ ordering })]).toEqual([ordering, ['Knots', 'Rafts']]);
  });
});
