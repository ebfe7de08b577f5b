import { conflict, done, INSTANT, NOT_FOUND, outcome, race, refused } from '../../testing/answers.js';
import { SentFile } from '../../testing/form.js';
import { profileOf } from '../../testing/families/people.js';
import { usePortal } from '../../testing/rest.js';
import { applicationsOf, LINK } from '../../testing/families/applications.js';
import type { Application } from '../../testing/families/applications.js';

const NEXT_YEAR = new Date().getFullYear() + 1;

const portal = usePortal();
const { call, get, list, open, posted, apply, applied, patch, count } = applicationsOf(portal);

describe('the applicant', () => {
  test('a person applies with the whole form, gets the record back, finds it among their own and is counted [A3.20, A4.38, A7.51, B3.49]', async () => {
    const job_posting = await posted();
    const me = await profileOf(portal(), 'employee');
    const given = {
      cover_letter: 'Light is my trade.',
      current_position: 'Keeper',
      years_experience: 7,
      expected_salary: '75000.5',
      availability_date: `${NEXT_YEAR}-02-01`,
      additional_info: 'None.',
    };
    const { status, body, headers } = await apply('employee', job_posting, {
      ...given,
      status: 6,
      applicant: 1,
      rating: 5,
    });
    expect([status, headers['etag'], body]).toEqual([
      201,
      '"1"',
      {
        ...{
          ...given,
          expected_salary: '75000.50',
          id: expect.any(String),
          job_posting,
          job_title: 'Lamp lighter',
          applicant: me.id,
          applicant_name: me.full_name,
          status: 1,
        },
        ...{
          resume: LINK,
          rating: null,
          review_notes: null,
          interview_date: null,
          created_at: INSTANT,
          updated_at: INSTANT,
        },
      },
    ]);
    const shown = { ...body, resume: LINK };
    expect(await get('employee', `job-applications/${body.id}/`)).toEqual(shown);
    for (const path of [
      `?job_posting=${job_posting}`,
      'my_applications/?page_size=1',
      'my-applications/?status=submitted&ordering=-created_at&page_size=1',
    ]) {
      expect([path, (await list('employee', `job-applications/${path}`)).results]).toEqual([path, [shown]]);
    }
    expect(await count(job_posting)).toBe(1);
  });

  test('a person applies from the internal page with the four fields it sends and a placeholder text file [A3.21, A7.52]', async () => {
    const resume = new SentFile('internal-application-resume.txt', 'Internal application');
    const body = await done(
      apply('analyst', await posted(), {
        years_experience: '',
        cover_letter: 'Hello',
        current_position: '',
        additional_info: '',
        resume,
      }),
    );
    expect(body).toMatchObject({
      years_experience: null,
      cover_letter: 'Hello',
      current_position: '',
      additional_info: '',
      expected_salary: null,
      availability_date: null,
    });
    const file = await call('GET', 'hr', `job-applications/${body.id}/resume/`);
    expect([file.text, file.headers['content-disposition']]).toEqual([
      'Internal application',
      expect.stringContaining('filename="internal-application-resume.txt"'),
    ]);
  });

  test('an applicant follows the application without reading the review, and withdraws [A3.19, A7.50]', async () => {
    const { id, job_posting } = await applied();
    await done(
      patch('hr', id, {
        status: 'interview',
        rating: 4.5,
        review_notes: 'Knows lamps.',
        interview_date: `${NEXT_YEAR}-01-05T10:00:00+02:00`,
      }),
    );
    const seen = {
      status: 3,
      rating: null,
      review_notes: null,
      interview_date: `${NEXT_YEAR}-01-05T08:00:00.000Z`,
    };
    expect(await get('employee', `job-applications/${id}/`)).toMatchObject(seen);
    expect(
      await done(patch('employee', id, { status: 'Withdrawn', cover_letter: 'Better', applicant: 1 })),
    ).toMatchObject({ ...seen, status: 8, cover_letter: '' });
    expect([(await get('hr', `job-applications/${id}/`))['rating'], await count(job_posting)]).toEqual([
      4.5, 1,
    ]);
  });

  test('a person is one applicant, however often they press the button at the same time', async () => {
    const job_posting = await posted();
    const { won, lost } = race(
      await Promise.all(Array.from({ length: 6 }, () => apply('employee', job_posting))),
    );
    expect([won.length, lost]).toEqual([
      1,
      Array(5).fill(
        refused({
          non_field_errors: ['You have already applied for this job.'],
        }),
      ),
    ]);
  });

  test('an applicant is refused under the posting if it no longer accepts applications or does not exist [A4.37]', async () => {
    for (const more of [{ status: 'closed' }, { is_active: false }, { application_deadline: '2020-02-28' }]) {
      expect([more, outcome(await apply('employee', await posted(more)))]).toEqual([
        more,
        refused({ job_posting: ['This job posting is closed.'] }),
      ]);
    }
    expect(outcome(await apply('employee', await posted({ status: 'on_hold' })))).toEqual(
      refused({
        job_posting: ['This job posting is not accepting applications.'],
      }),
    );
    for (const id of [await posted({ status: 'draft' }), 'x'])
      expect(outcome(await apply('employee', id))).toEqual(
        refused({
          job_posting: [`Invalid pk "${id}" - object does not exist.`],
        }),
      );
  });
});

describe('the recruiter', () => {
  test('HR finds applications by name, status and posting, and orders them [A7.50, B7.20]', async () => {
    const job_posting = await posted({ title: 'Quay sweeper' });
    const ids: string[] = [];
    for (const account of ['employee', 'analyst', 'manager'] as const)
      ids.push((await done(apply(account, job_posting))).id);
    await done(patch('hr', ids[0] ?? '', { rating: 2, status: 2 }));
    await done(patch('hr', ids[1] ?? '', { rating: 4.5, status: 'offer' }));
    const { full_name } = await profileOf(portal(), 'analyst');
    for (const [query, ...places] of [
      ['', 2, 1, 0],
      ['ordering=created_at', 0, 1, 2],
      ['ordering=-rating&status=under_review,5', 1, 0],
      [`search=${encodeURIComponent(full_name.toUpperCase())}`, 1],
    ] as const) {
      const { results } = await list<Application>(
        'hr',
        `job-applications/?job_posting=${job_posting}&${query}`,
      );
      expect([query, results.map(({ id }) => ids.indexOf(id))]).toEqual([query, places]);
    }
  });

  test('HR moves an application by number, code and the words of the dropdown, rates it and sets the interview [B3.54, B3.55, B3.56, B3.57, B4.11, B4.12, B4.13]', async () => {
    const { id } = await applied();
    for (const [status, shown] of [
      ['screening', 2],
      [3, 3],
      ['interview', 3],
      ['4', 4],
      ['offer', 5],
      ['hired', 6],
      ['REJECTED', 7],
      ['pending', 1],
      ['offer_extended', 5],
    ] as const) {
      expect([
        status,
        (await done(call<Application>('PUT', 'admin', `job-applications/${id}/`, { status }))).status,
      ]).toEqual([status, shown]);
    }
    const written = { rating: 4.5, review_notes: 'Steady.', interview_date: `${NEXT_YEAR}-03-01T09:00:00Z` };
    expect(await done(patch('hr', id, { ...written, cover_letter: 'Mine', job_posting: 'x' }))).toMatchObject(
      { ...written, interview_date: `${NEXT_YEAR}-03-01T09:00:00.000Z`, status: 5, cover_letter: '' },
    );
    expect(await done(patch('hr', id, { rating: null, review_notes: '', interview_date: '' }))).toMatchObject(
      { rating: null, review_notes: null, interview_date: null },
    );
    expect(outcome(await patch('hr', id, { status: 'promoted' }))).toEqual(
      refused({
        status: ['"promoted" is not a valid choice.'],
      }),
    );
    expect(outcome(await patch('hr', id, { rating: 5.1 }))).toEqual(
      refused({
        rating: ['Ensure this value is between 0 and 5.'],
      }),
    );
  });

  test('of two reviews of the same version one is refused with the present status', async () => {
    const { id } = await applied();
    const set = (status: number) =>
      call<Application>('PATCH', 'hr', `job-applications/${id}/`, { status }, { 'if-match': '"1"' });
    const { won, lost } = race(await Promise.all([set(2), set(7)]));
    expect(lost).toEqual([
      conflict(
        'Someone changed this meanwhile. Please look again.',
        won[0]?.body.status === 2 ? 'under_review' : 'rejected',
      ),
    ]);
  });

  test('an administrator deletes an application with its file, and then the person may apply again', async () => {
    const { id, job_posting, resume } = await applied();
    expect((await call('DELETE', 'admin', `job-applications/${id}/`)).text).toBe('');
    for (const path of ['', 'resume/'])
      expect(outcome(await call('GET', 'hr', `job-applications/${id}/${path}`))).toEqual(NOT_FOUND);
    expect([
      (await open(resume)).status,
      await count(job_posting),
      (await apply('employee', job_posting)).status,
    ]).toEqual([404, 0, 201]);
  });

  test('HR is refused unknown filters of applications, each under its name', async () => {
    expect(outcome(await call('GET', 'hr', 'job-applications/?status=1,gone&job_posting=7'))).toMatchObject({
      status: 400,
    });
    expect(outcome(await call('GET', 'hr', 'job-applications/?status=1,gone'))).toEqual(
      refused({
        status: ['"gone" is not a valid choice.'],
      }),
    );
    expect(outcome(await call('GET', 'hr', 'job-applications/?job_posting=7'))).toEqual(
      refused({
        job_posting: ['"7" is not a valid choice.'],
      }),
    );
  });
});
