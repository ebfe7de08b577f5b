import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { addPosting } from '../../posting/posting.factory.js';
import { people } from '../../subgraph.js';
import {
  apply,
  APPLY,
  applicationInput,
  people as cast,
  storedApplications,
  TestProfiles,
} from '../../testing/applications.js';
import { standAt, walkOn } from '../../../kit/testing/time/clock.js';
import { addApplication } from '../application.factory.js';

const profiles = new TestProfiles();
const { me, hr, admin } = cast();
const NOBODY = '00000000-0000-4000-8000-000000000000';

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(people, {
    graph: profiles.graph(() => test_.config),
    config: { ORGANISATION_TIME_ZONE: 'America/Los_Angeles' },
  });
});
afterAll(() => test_.close());
beforeEach(() => test_.database.query('truncate job_posting, file cascade'));
afterEach(walkOn);

const refused = async (posting: string, given: Record<string, unknown> = {}, who = me) => {
  const before = await storedApplications(test_);
  const { errors } = await apply(test_, who, posting, given);
  expect([await storedApplications(test_), errors.length]).toEqual([before, 1]);
  return errors[0];
};

test('without signing in, or before the password is changed, applying is refused', async () => {
  const { id } = await addPosting(test_.database);
  const input = await applicationInput(test_, id);
  expect((await test_.run(null, APPLY, { input })).errors[0]?.code).toBe('UNAUTHENTICATED');
  expect((await test_.run({ ...me, mustChangePassword: true }, APPLY, { input })).errors[0]?.code).toBe(
    'PASSWORD_CHANGE_REQUIRED',
  );
  expect(await test_.database.query('select 1 from job_application')).toEqual([]);
});

test.each([
  ['an unknown one', () => NOBODY],
  ['what is no number of a posting', () => "7' or true --"],
  ['a draft', async () => (await addPosting(test_.database, { statusId: 2 })).id],
])('a person, even in HR, cannot apply for %s, which is not found', async (_, make) => {
  const posting = await make();
  for (const who of [me, hr, admin])
    expect(await refused(posting, {}, who)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { jobPosting: [`Invalid pk "${posting}" - object does not exist.`] },
    });
});

test('an invalid posting id is repeated in the message to at most a hundred characters', async () => {
  expect(await refused('x'.repeat(100_000))).toMatchObject({
    fields: { jobPosting: [`Invalid pk "${'x'.repeat(100)}" - object does not exist.`] },
  });
});

test.each([
  ['closed', { statusId: 3 }, 'This job posting is closed.'],
  ['switched off', { isActive: false }, 'This job posting is closed.'],
  ['on hold and switched off', { statusId: 4, isActive: false }, 'This job posting is closed.'],
  ['on hold', { statusId: 4 }, 'This job posting is not accepting applications.'],
])('a person, even in HR, cannot apply for a posting that is %s [A4.37]', async (_, given, text) => {
  const { id } = await addPosting(test_.database, given);
  for (const who of [me, hr])
    expect(await refused(id, {}, who)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { jobPosting: [text] },
    });
});

test('a person can apply until the end of the deadline day in the organisation’s zone, but not on the next day [A4.37]', async () => {
  const { id } = await addPosting(test_.database, { applicationDeadline: '2026-11-30' });
  standAt('2026-12-01T07:59:59Z');
  expect((await apply(test_, me, id)).errors).toEqual([]);
  standAt('2026-12-01T08:00:00Z');
  expect(await refused(id, {}, hr)).toMatchObject({
    fields: { jobPosting: ['This job posting is closed.'] },
  });
});

test('a second application is refused with the same message whatever happened to the first, even after a withdrawal', async () => {
  for (const statusId of [1, 3, 6, 7, 8]) {
    const { id } = await addPosting(test_.database);
    await addApplication(test_.database, { jobPostingId: id, applicantId: me.userId, statusId });
    expect(await refused(id)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'You have already applied for this job.',
      fields: { nonFieldErrors: ['You have already applied for this job.'] },
    });
  }
});

test('every invalid field is named with its error', async () => {
  const { id } = await addPosting(test_.database);
  const error = await refused(id, {
    resume: null,
    coverLetter: 'x'.repeat(10_001),
    currentPosition: 'x'.repeat(201),
    additionalInfo: 'x'.repeat(10_001),
    yearsExperience: 61,
    expectedSalary: '-1',
    availabilityDate: '0226-01-01',
  });
  expect(error?.fields).toEqual({
    coverLetter: ['Ensure this field has no more than 10000 characters.'],
    currentPosition: ['Ensure this field has no more than 200 characters.'],
    additionalInfo: ['Ensure this field has no more than 10000 characters.'],
    yearsExperience: ['Ensure this value is less than or equal to 60.'],
    expectedSalary: ['Ensure this value is greater than or equal to 0.'],
    availabilityDate: ['Ensure this date is 1950-01-01 or later.'],
    resume: ['No file was submitted.'],
  });
  expect((await refused(id, { yearsExperience: -1, expectedSalary: '10000000000' }))?.fields).toEqual({
    yearsExperience: ['Ensure this value is greater than or equal to 0.'],
    expectedSalary: ['Ensure this value is less than or equal to 9999999999.99.'],
  });
  expect((await refused(id, { availabilityDate: '2126-12-31' }))?.fields).toEqual({
    availabilityDate: ['Choose a day within the next 5 years.'],
  });
  expect((await refused(id, { coverLetter: 'a\u0000b' }))?.fields).toEqual({
    nonFieldErrors: ['Null characters are not allowed.'],
  });
});

test('a person applies with every field of the form, and reads the application; the applicant is always the viewer [A3.19 A3.20]', async () => {
  const posting = await addPosting(test_.database, { title: 'Platform Engineer' });
  const { data, errors } = await apply(test_, me, posting.id.toUpperCase(), {
    coverLetter: '  I would like to.\nVery much 🙂 ',
    currentPosition: 'Engineer',
    yearsExperience: 8,
    expectedSalary: '120000.5',
    availabilityDate: '2026-09-01',
    additionalInfo: 'Part time is fine, too.',
  });
  expect(errors).toEqual([]);
  expect(data.it).toMatchObject({
    jobPostingId: posting.id,
    jobTitle: 'Platform Engineer',
    applicantId: me.userId,
    applicantName: 'Olive Winter',
    statusId: 1,
    status: { id: 1, code: 'submitted', label: 'Submitted' },
    coverLetter: 'I would like to.\nVery much 🙂',
    currentPosition: 'Engineer',
    yearsExperience: 8,
    expectedSalary: '120000.50',
    availabilityDate: '2026-09-01',
    additionalInfo: 'Part time is fine, too.',
    resumeName: 'Olive Winter.txt',
    rating: null,
    reviewNotes: null,
    interviewDate: null,
    version: 1,
    viewerCan: { withdraw: true, review: false },
  });
  const audit = await test_.database.query(
    'select actor_user_id as "by", action, object_type as "type", object_id as "id", before, after from audit',
  );
  expect(audit.at(-1)).toEqual({
    by: me.userId,
    action: 'jobApplication.create',
    type: 'jobApplication',
    id: data.it.id,
    before: null,
    after: { jobPostingId: posting.id },
  });
  expect(JSON.stringify(audit)).not.toMatch(/Very much|Olive|120000|Part time/);
});

test('only a posting and a resume are required; blank text counts as none [A3.20]', async () => {
  const { id } = await addPosting(test_.database);
  const { data, errors } = await apply(test_, me, id, {
    coverLetter: null,
    currentPosition: '  ',
    yearsExperience: null,
    expectedSalary: null,
    availabilityDate: null,
  });
  expect(errors).toEqual([]);
  expect(data.it).toMatchObject({
    coverLetter: '',
    currentPosition: '',
    additionalInfo: '',
    yearsExperience: null,
    expectedSalary: null,
    availabilityDate: null,
  });
  expect(
    (
      await apply(test_, hr, id, {
        yearsExperience: 0,
        expectedSalary: '0',
        coverLetter: '🙂'.repeat(10_000),
      })
    ).errors,
  ).toEqual([]);
});

test("the posting counts the application immediately, marks it as the viewer's own and refuses a second one [A4.38]", async () => {
  const { id } = await addPosting(test_.database);
  const POSTING = 'jobPosting { applicationsCount myApplication { id } viewerCan { apply } }';
  const read = async (who = me) =>
    (
      await test_.run<{ jobPosting: unknown }>(
        who,
        `query ($id: ID!) { ${POSTING.replace('jobPosting', 'jobPosting(id: $id)')} }`,
        { id },
      )
    ).data.jobPosting;
  expect(await read()).toEqual({ applicationsCount: 0, myApplication: null, viewerCan: { apply: true } });
  // In the answer, too, although the posting was read before in the same call.
  const { data } = await test_.run<{ it: { id: string; jobPosting: unknown } }>(
    me,
    `mutation ($input: JobApplicationInput!) { it: applyToJob(input: $input) { id ${POSTING} } }`,
    { input: await applicationInput(test_, id) },
  );
  const after = { applicationsCount: 1, myApplication: { id: data.it.id }, viewerCan: { apply: false } };
  expect([data.it.jobPosting, await read()]).toEqual([after, after]);
  expect(await read(hr)).toEqual({ applicationsCount: 1, myApplication: null, viewerCan: { apply: true } });
});

test('the number of positions does not close a posting', async () => {
  const { id } = await addPosting(test_.database, { positionsAvailable: 1 });
  for (const who of [me, hr, admin]) expect((await apply(test_, who, id)).errors).toEqual([]);
});

test('the same Idempotency-Key again returns the first application and stores one file; with another body it is refused', async () => {
  const { id } = await addPosting(test_.database);
  const first = await apply(test_, me, id, {}, { idempotencyKey: 'once' });
  const again = await apply(test_, me, id, {}, { idempotencyKey: 'once' });
  expect([again.errors, again.data.it]).toEqual([[], { ...first.data.it, resume: again.data.it.resume }]);
  expect(
    (await apply(test_, me, id, { coverLetter: 'Other' }, { idempotencyKey: 'once' })).errors[0]?.code,
  ).toBe('CONFLICT');
  expect(
    [
      await test_.database.query('select 1 from file'),
      await test_.database.query('select 1 from job_application'),
    ].map((rows) => rows.length),
  ).toEqual([1, 1]);
  const kept = await test_.database.query('select result from idempotency');
  expect(kept.map(({ result }) => result as unknown)).toContain(first.data.it.id);
});
