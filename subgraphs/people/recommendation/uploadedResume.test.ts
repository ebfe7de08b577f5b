import { badInput } from '../../kit/request/errors.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { uploadTo } from '../../kit/testing/files/uploads.js';
import { viewer } from '../../kit/testing/viewers.js';
import { people } from '../subgraph.js';
import { addFitting, Recommending, RESUME } from '../testing/recommendations.js';

let subgraph: TestSubgraph;
const recommending = new Recommending(() => subgraph);
const { check, latest, upload } = recommending;

beforeAll(async () => {
  subgraph = await openTestSubgraph(people, { graph: recommending.graph });
  await addFitting(subgraph.database);
});
afterAll(() => subgraph.close());

describe('an uploaded resume', () => {
  test.each<[string, string | Buffer, string]>([
    ['cv.png', '\x89PNG', 'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)'],
    ['cv.pdf', 'PK\x03\x04', 'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)'],
    ['cv.txt', Buffer.alloc(10 * 1024 * 1024, 'x'), 'File size must be less than 10MB'],
    ['cv.txt', '', 'The submitted file is empty.'],
    ['cv.pdf', '%PDF-1.7 and nothing more', 'Invalid file. Please try again.'],
    [
      'cv.txt',
      '-- 1 --',
      'No text could be read from this file. Please upload one with text, not a scan or a protected file.',
    ],
  ])(
    'named %s that is invalid is refused and not stored [A5.14, A5.15, A5.16, A9.24]',
    async (name, content, words) => {
      const who = viewer();
      expect((await upload(who, content, name)).errors[0]).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { resume: [words] },
      });
      expect(recommending.profiles.has(who.userId)).toBe(false);
    },
  );

  test('becomes the resume of the profile and is searched', async () => {
    const who = viewer();
    const { answer } = await upload(who, RESUME, 'Ada.txt');
    expect(answer).toMatchObject({
      status: 'SUCCESS',
      cached: false,
      methodUsed: 'KEYWORD_MATCH',
      resumeName: 'Ada.txt',
    });
    expect(recommending.profiles.get(who.userId)?.name).toBe('Ada.txt');
    expect((await latest(who)).answer).toEqual({ ...answer, cached: true });
    expect((await check(who)).answer).toEqual({ ...answer, cached: true });
  });

  test('that identity does not store is not searched either', async () => {
    const who = viewer();
    recommending.refusal = badInput({
      resume: ['You have 200 files already. Remove one before you add another.'],
    });
    const { errors } = await upload(who, RESUME);
    recommending.refusal = null;
    expect(errors[0]?.fields).toEqual({
      resume: ['You have 200 files already. Remove one before you add another.'],
    });
    await recommending.give(who, RESUME);
    expect((await latest(who)).answer).toBeNull();
  });

  const document =
    'mutation ($resume: Upload!) { uploadResumeForRecommendations(resume: $resume) { status } }';

  test('by a reference that did not come through the gateway is refused as a file', async () => {
    const forged = { key: 'provisional/x', name: 'cv.txt', size: 5, sha256: 'x', seal: 'x' };
    const { errors } = await subgraph.run(viewer(), document, { resume: forged });
    expect(errors[0]?.fields).toEqual({
      resume: ['The submitted data was not a file. Check the encoding type on the form.'],
    });
  });

  test('must be a single file: two at the same time are refused [A5.13]', async () => {
    const who = viewer();
    const two = [await uploadTo(subgraph, 'a.txt', RESUME), await uploadTo(subgraph, 'b.txt', RESUME)];
    const { data, errors } = await subgraph.run(who, document, { resume: two });
    expect([data, errors.length]).toEqual([null, 1]);
    expect(
      await subgraph.database.one('select id from recommendation_run where user_id = $1', [who.userId]),
    ).toBeNull();
  });
});
