import { conflict, done, FORBIDDEN, INSTANT, NOT_FOUND, outcome, refused } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { COURSE } from '../../testing/rows/courses.js';
import { PDF, SentFile, TXT } from '../../testing/form.js';
import { restOf, usePortal } from '../../testing/rest.js';

const portal = usePortal();
const { call, send, get, post, list } = restOf(portal, 'learning/');
const WEBM = new SentFile(
  'Knots.webm',
  Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
    Buffer.alloc(200),
  ]),
);
const VTT = new SentFile('Knots.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nA rope.\n');

const written = async (more: Json = {}) =>
  (await done(send<Json & { id: number }>('POST', 'hr', 'courses/', { ...COURSE, ...more }))) as Json & {
    id: number;
    video_file: string;
    pdf_file: string;
  };
const titles = async (who: 'employee' | 'hr', query: string) =>
  (await list(who, `courses/?search=Knots&${query}`)).results.map(({ title }) => title);

test('HR creates a course with its video, captions and PDF, and an employee completes it [C3.12, C3.13, C3.23, C4.38, C7.36, C7.38, C7.39]', async () => {
  const course = await written({
    ...{ difficulty: 'Advanced', priority: 'REQUIRED', content_type: 'external-link', tags: 'rope, sea' },
    ...{ duration_hours: '1.5', external_link: 'https://knots.example/' },
    ...{ video_file: WEBM, captions_file: VTT, pdf_file: PDF },
  });
  const link = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/files\/learning\//) as string;
  expect(course).toMatchObject({
    ...{ category: 1, difficulty: 'advanced', priority: 'required', content_type: 'external_link' },
    ...{ duration_hours: '1.50', tags: 'rope, sea', tag_list: ['rope', 'sea'], status: 'published' },
    ...{ video_file: link, captions_file: link, pdf_file: link, primary_content_url: course.video_file },
    ...{ average_rating: null, enrollment_count: 0, user_enrollment: null, user_rating: null },
  });
  const at = `courses/${course.id}/`;
  const row = { id: expect.any(Number) as number, course: course.id, course_title: 'Knots' };
  const enrolled = {
    ...row,
    ...{ status: 'enrolled', progress_percentage: 0, enrolled_at: INSTANT },
    ...{ last_accessed_at: null, completed_at: null },
  };
  expect(outcome(await call('POST', 'employee', `${at}enroll/`))).toEqual({ status: 201, body: enrolled });
  expect(outcome(await call('POST', 'employee', `${at}enroll/`))).toEqual({ status: 200, body: enrolled });
  expect(await post('employee', `${at}start/`)).toMatchObject({
    status: 'in_progress',
    last_accessed_at: INSTANT,
  });
  const progress = (value: unknown) =>
    call('POST', 'employee', `${at}update_progress/`, { progress_percentage: value });
  expect((await progress(40.9)).body).toMatchObject({ progress_percentage: 40, status: 'in_progress' });
  expect((await progress('25')).body).toMatchObject({ progress_percentage: 40 });
  expect((await progress(95)).body).toMatchObject({
    progress_percentage: 100,
    status: 'completed',
    completed_at: INSTANT,
  });
  expect(outcome(await call('POST', 'employee', `${at}rate/`, { rating: 4 }))).toEqual({
    status: 200,
    body: { rating: 4, average_rating: 4 },
  });
  expect(await get('employee', at)).toMatchObject({
    ...{ enrollment_count: 1, completion_count: 1, average_rating: 4, user_rating: 4 },
    user_enrollment: { ...row, status: 'completed', progress_percentage: 100 },
  });
  expect((await list('employee', 'enrollments/completed/')).results[0]).toMatchObject({ course: course.id });
});

test('a file is sent in the ranges that a player requests, and the PDF opens in the page [C4.39]', async () => {
  const { id, video_file } = await written({ video_file: WEBM, pdf_file: PDF });
  const read = (range?: string, more = {}) =>
    portal().call('GET', new URL(video_file).pathname, { headers: { ...(range && { range }), ...more } });
  const size = WEBM.content.length;
  const whole = await read();
  expect([whole.status, whole.headers['content-length'], whole.headers['accept-ranges']]).toEqual([
    200,
    String(size),
    'bytes',
  ]);
  expect(whole.headers['content-type']).toBe('video/webm');
  const part = await read('bytes=0-3');
  expect([part.status, part.headers['content-range'], part.headers['content-length']]).toEqual([
    206,
    `bytes 0-3/${size}`,
    '4',
  ]);
  expect((await read(`bytes=${size}-`)).headers['content-range']).toBe(`bytes */${size}`);
  expect((await read('bytes=0-3', { 'if-range': '"old"' })).status).toBe(200);
  const pdf = await call('GET', 'employee', `courses/${id}/pdf/`);
  expect([pdf.status, pdf.headers['content-type'], pdf.headers['x-content-type-options']]).toEqual([
    200,
    'application/pdf',
    'nosniff',
  ]);
  expect(pdf.headers['content-disposition']).toMatch(/^inline; filename=/);
  const bare = await written();
  expect(outcome(await call('GET', 'employee', `courses/${bare.id}/pdf/`))).toEqual(NOT_FOUND);
});

test('invalid input is refused under its field, with the specified message [C5.34, C8.26]', async () => {
  const { id } = await written();
  await post('employee', `courses/${id}/enroll/`);
  const STARS = refused({ rating: ['Please select a rating between 1 and 5 stars.'] });
  for (const body of [{ rating: 0 }, { rating: 6 }, { rating: null }, { rating: '' }, {}])
    expect(outcome(await call('POST', 'employee', `courses/${id}/rate/`, body))).toEqual(STARS);
  const over = 'Ensure this value is less than or equal to 100.';
  const under = 'Ensure this value is greater than or equal to 0.';
  for (const [value, text] of [
    [101, over],
    [-1, under],
    ['half', 'A valid number is required.'],
  ])
    expect(
      outcome(
        await call('POST', 'employee', `courses/${id}/update_progress/`, { progress_percentage: value }),
      ),
    ).toEqual(refused({ progress_percentage: [text] }));
  expect(outcome(await call('POST', 'employee', `courses/${id}/update_progress/`))).toEqual(
    refused({ progress_percentage: ['This field is required.'] }),
  );
  expect(outcome(await send('PATCH', 'hr', `courses/${id}/`, { pdf_file: TXT }))).toEqual(
    refused({ pdf_file: ['Only PDF files are allowed.'] }),
  );
  expect(outcome(await call('PATCH', 'hr', `courses/${id}/`, { video_url: 'javascript:alert(1)' }))).toEqual(
    refused({ video_url: ['Enter a valid URL.'] }),
  );
  expect(outcome(await call('PUT', 'hr', `courses/${id}/`, {}))).toEqual(
    refused({ title: ['This field is required.'], category: ['This field is required.'] }),
  );
});

test('a wrong status answers 409, a draft 404, and only HR filters a list by status [R10]', async () => {
  const { id } = await written({ title: 'Knots kept', status: 'draft' });
  for (const path of ['', 'enroll/', 'start/', 'pdf/'])
    expect(
      outcome(
        await call(path === '' || path === 'pdf/' ? 'GET' : 'POST', 'employee', `courses/${id}/${path}`),
      ),
    ).toEqual(NOT_FOUND);
  expect(outcome(await call('POST', 'hr', `courses/${id}/enroll/`))).toEqual(
    conflict('This course is not open for enrollment.', 'draft'),
  );
  expect(await titles('hr', 'status=Draft')).toEqual(['Knots kept']);
  expect(await titles('employee', 'status=Draft')).toEqual([]);
  expect(outcome(await call('GET', 'hr', 'courses/?status=gone'))).toEqual(
    refused({ status: ['"gone" is not a valid choice.'] }),
  );
  await done(call('PATCH', 'hr', `courses/${id}/`, { status: 'published' }));
  expect(outcome(await call('POST', 'employee', `courses/${id}/complete/`))).toEqual(
    conflict('You are not enrolled in this course.'),
  );
  await post('employee', `courses/${id}/enroll/`);
  expect(outcome(await call('DELETE', 'hr', `courses/${id}/`))).toEqual(
    conflict('People are enrolled in this course. Archive it instead.'),
  );
  expect(outcome(await call('GET', 'employee', 'enrollments/?user=1'))).toEqual(FORBIDDEN);
});
