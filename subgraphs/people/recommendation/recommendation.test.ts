import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addEmployee } from '../employee/employee.factory.js';
import type { PostingRow } from '../posting/posting.loader.js';
import { people } from '../subgraph.js';
import { addFitting, Recommending, RESUME } from '../testing/recommendations.js';
import type { Recommended } from '../testing/recommendations.js';

let subgraph: TestSubgraph;
const recommending = new Recommending(() => subgraph);
const { check, generate, latest, upload } = recommending;
let fits: PostingRow;

beforeAll(async () => {
  subgraph = await openTestSubgraph(people, { graph: recommending.graph });
  fits = await addFitting(subgraph.database);
});
afterAll(() => subgraph.close());

const nothing = {
  cached: false,
  methodUsed: null,
  madeAt: null,
  recommendations: [],
  processingStats: { jobsProcessed: 0, totalJobsSearched: 0 },
};

describe('recommendations are refused', () => {
  test('without signing in, or before a password that must be changed', async () => {
    const stuck = viewer([], { mustChangePassword: true });
    await recommending.give(stuck, RESUME);
    for (const [who, code] of [
      [null, 'UNAUTHENTICATED'],
      [stuck, 'PASSWORD_CHANGE_REQUIRED'],
    ] as const) {
      for (const { answer, errors } of [
        await latest(who),
        await check(who),
        await upload(who, RESUME),
        await generate(who, '1'),
      ]) {
        expect([answer, errors[0]?.code]).toEqual([null, code]);
      }
    }
    expect(
      await subgraph.database.one('select count(*) as count from recommendation_run where user_id = $1', [
        stuck.userId,
      ]),
    ).toEqual({ count: 0 });
  });

  test("for a colleague's resume, also to their manager; HR and administrators may ask for every resume", async () => {
    const colleague = await addEmployee(subgraph.database, { firstName: 'Grace' });
    await recommending.give(colleague, RESUME);
    for (const who of [
      viewer(),
      viewer(['Manager'], { reportUserIds: [colleague.userId] }),
      viewer(['IT Staff']),
      viewer(['Analyst']),
    ]) {
      for (const employeeId of [String(colleague.id), colleague.employeeId])
        expect((await generate(who, employeeId)).errors[0]?.code).toBe('FORBIDDEN');
    }
    for (const role of ['HR', 'Administrator'])
      expect((await generate(viewer([role]), colleague.employeeId)).answer).toMatchObject({
        status: 'SUCCESS',
        resumeName: 'resume.txt',
      });
  });

  test('for an unknown employee, or one hidden from the viewer', async () => {
    const gone = await addEmployee(subgraph.database, { employmentStatus: 'terminated' });
    for (const [who, employeeId] of [
      [viewer(['HR']), '999999'],
      [viewer(['HR']), 'EMP99999'],
      [viewer(['HR']), ' '],
      [viewer(['HR']), '99999999999999'],
      [viewer(), gone.employeeId],
    ] as const) {
      expect((await generate(who, employeeId)).errors[0]).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { employeeId: [`Invalid pk "${employeeId}" - object does not exist.`] },
      });
    }
  });

  test('for fewer than one posting or more than fifty', async () => {
    const who = viewer();
    await recommending.give(who, RESUME);
    for (const [limit, words] of [
      [0, 'Ensure this value is greater than or equal to 1.'],
      [51, 'Ensure this value is less than or equal to 50.'],
    ] as const) {
      expect((await check(who, { proceedWithExisting: true, limit })).errors[0]?.fields).toEqual({
        limit: [words],
      });
    }
  });
});

describe('the answer to a check', () => {
  test('without a resume in the profile is a request to upload one [A4.39]', async () => {
    const who = viewer();
    const record = await addEmployee(subgraph.database, { userId: who.userId });
    const missing = {
      ...nothing,
      status: 'NO_RESUME',
      message: 'Please upload your resume to get job recommendations.',
      resumeName: null,
    };
    expect((await check(who)).answer).toEqual(missing);
    expect((await generate(who, String(record.id))).answer).toEqual(missing);
    expect((await latest(who)).answer).toBeNull();
  });

  test('with a resume asks whether to continue with it, and nothing is searched [A4.39]', async () => {
    const who = viewer();
    await recommending.give(who, RESUME, 'Ada.txt');
    for (const args of [{}, { proceedWithExisting: false, forceRefresh: true }]) {
      expect((await check(who, args)).answer).toEqual({
        ...nothing,
        status: 'RESUME_EXISTS',
        message: 'A resume was found in your profile.',
        resumeName: 'Ada.txt',
      });
    }
    expect((await latest(who)).answer).toBeNull();
  });

  test("never counts the person's name as a skill, whoever asks for the recommendations", async () => {
    const who = viewer();
    const record = await addEmployee(subgraph.database, {
      userId: who.userId,
      firstName: 'Docker',
      lastName: 'React',
    });
    await recommending.give(who, `${RESUME.split('\n').slice(1, -1).join('\n')}\n\nDocker React\n`);
    const skillsOf = (answer: Recommended | null) =>
      (answer?.recommendations ?? []).flatMap(({ matches }) =>
        matches.filter(({ kind }) => kind === 'MATCH').map(({ skill }) => skill),
      );
    for (const answer of [
      (await check(who)).answer,
      (await generate(viewer(['HR']), String(record.id), { forceRefresh: true })).answer,
    ]) {
      expect(skillsOf(answer)).toContain('TypeScript');
      expect(skillsOf(answer)).not.toContain('Docker and containers');
      expect(skillsOf(answer)).not.toContain('React');
    }
  });

  test('is, on continuing, the matching postings with their reasons [A3.22, A3.23, A4.39]', async () => {
    const who = viewer();
    await recommending.give(who, RESUME, 'Ada.txt');
    const { answer, errors } = await check(who);
    expect(errors).toEqual([]);
    expect(answer).toMatchObject({
      status: 'SUCCESS',
      message: 'Found 1 recommended job.',
      cached: false,
      methodUsed: 'KEYWORD_MATCH',
      resumeName: 'Ada.txt',
      processingStats: { jobsProcessed: 2, totalJobsSearched: 2 },
    });
    expect(Math.abs(Date.parse(answer?.madeAt ?? '') - Date.now())).toBeLessThan(60_000);
    const [best, ...more] = answer?.recommendations ?? [];
    expect(more).toEqual([]);
    expect(best).toMatchObject({
      jobId: fits.id,
      job: { title: 'Senior TypeScript Engineer', priority: { code: 'urgent' }, status: { code: 'active' } },
      isUrgent: true,
    });
    expect(best?.recommendationId).toEqual(expect.any(Number));
    expect(best?.matchPercentage).toBeGreaterThan(0);
    expect(best?.matchPercentage).toBeLessThanOrEqual(100);
    const typeScript = best?.matches.find(({ skill }) => skill === 'TypeScript');
    expect(typeScript).toMatchObject({ kind: 'MATCH', inPosting: expect.stringContaining('TypeScript') });
    expect(RESUME).toContain(typeScript?.inResume);
    expect(best?.matchReasons).toContain(
      `TypeScript: "${typeScript?.inResume}" in the resume, "${typeScript?.inPosting}" in the posting`,
    );
    expect(best?.matchReasons).toHaveLength(
      best?.matches.filter(({ kind }) => kind !== 'MISSING').length ?? 0,
    );
  });

  test('for a colleague is in the audit trail as a search by HR, without the resume', async () => {
    const [hr, colleague] = [viewer(['HR']), await addEmployee(subgraph.database)];
    await recommending.give(colleague, RESUME);
    await generate(hr, colleague.employeeId);
    const trail = await subgraph.database.query(
      'select actor_user_id as "by", object_type as type, object_id as id, after from audit where action = $1 and actor_user_id = $2',
      ['recommendation.make', hr.userId],
    );
    expect(trail).toEqual([
      {
        by: hr.userId,
        type: 'user',
        id: String(colleague.userId),
        after: { method: 'keyword_match', jobsSearched: 2, found: 1 },
      },
    ]);
  });

  test('with a resume that is almost unreadable says how little was read, also when asked again', async () => {
    const who = viewer();
    await recommending.give(who, 'Scanned by CamScanner\nPage 1');
    const message =
      'Only 4 words could be read from your resume. Please upload it as a PDF or Word document with text.';
    for (const cached of [false, true])
      expect((await check(who)).answer).toMatchObject({ status: 'NO_RECOMMENDATIONS', cached, message });
  });

  test('with a resume in a language without blanks between words is that nothing was found', async () => {
    const who = viewer();
    await recommending.give(
      who,
      '我是一名花艺师。我为婚礼和葬礼制作花束和花圈，也负责送货和店面的日常工作。',
    );
    expect((await check(who)).answer).toMatchObject({
      status: 'NO_RECOMMENDATIONS',
      message: 'No open job postings match your resume at the moment.',
    });
  });

  test('with a resume that matches no posting is that nothing was found [A4.39]', async () => {
    const who = viewer();
    await recommending.give(who, `Florist\n${'I arrange tulips and roses for weddings.\n'.repeat(4)}`);
    expect((await check(who)).answer).toMatchObject({
      status: 'NO_RECOMMENDATIONS',
      message: 'No open job postings match your resume at the moment.',
      methodUsed: 'KEYWORD_MATCH',
      recommendations: [],
      processingStats: { jobsProcessed: 2 },
    });
    expect((await latest(who)).answer).toBeNull();
  });

  test('with an unreadable resume has the same message as for an upload', async () => {
    const who = viewer();
    await recommending.give(who, 'no PDF at all', 'cv.pdf');
    expect((await check(who)).errors[0]?.fields).toEqual({ resume: ['Invalid file. Please try again.'] });
    await recommending.give(who, '12 34', 'cv.txt');
    expect((await check(who)).errors[0]?.fields).toEqual({
      resume: [
        'No text could be read from this file. Please upload one with text, not a scan or a protected file.',
      ],
    });
  });
});
