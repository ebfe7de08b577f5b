import { database } from '../../subgraphs/tickets/database.js';
import { logLinesOf } from '../testing/logLines.js';
import { ACCOUNTS, openTestPortal } from '../testing/portal.js';
import type { Reply, TestPortal } from '../testing/portal.js';
import { hireCanary, marksIn } from '../testing/canary.js';
import type { Canary } from '../testing/canary.js';
import { INSTANT } from '../rest/testing/answers.js';
import type { Json, PageOf } from '../rest/testing/answers.js';
import { restOf } from '../rest/testing/rest.js';
import type { Asker } from '../rest/testing/rest.js';

type Made = Json & { id: number; created_by: number | null };

let portal: TestPortal;
let canary: Canary;
const { call: rest, graph } = restOf(() => portal);
beforeAll(async () => {
  portal = await openTestPortal();
  canary = await hireCanary(portal);
}, 60_000);
afterAll(() => portal.close());

const WORDS = { title: 'The lights are too bright', description: 'All day long.' };
const NAMELESS = [
  { is_anonymous: true },
  { anonymous_name: 'Anonymous User', anonymous_email: 'z.q.canary@portal.example' },
] as const;
const SHOWN = {
  ...{ created_by: null, created_by_name: 'Anonymous', created_by_email: null, created_by_department: null },
  ...{ is_anonymous: true, anonymous_email: null, anonymous_name: 'Anonymous' },
};
const give = async (who: Asker, more: Json = {}): Promise<Made> => {
  const { status, body, text } = await rest<Made>('POST', who, 'tickets/feedback/', {
    ...WORDS,
    ...NAMELESS[0],
    ...more,
  });
  if (status !== 201) throw new Error(text);
  return body;
};
/** Fails when the answer gives the canary away; else hands it on. */
async function mute<Body>(asked: Promise<Reply<Body>>): Promise<Body> {
  const { status, headers, text, body } = await asked;
  expect([status, text, marksIn(canary, `${JSON.stringify(headers)}${text}`)]).toEqual([status, text, []]);
  return body;
}
const everyone = (): Asker[] => [...ACCOUNTS, canary];
const readers = (): Asker[] => ['hr', 'admin', canary];
const page = async (who: Asker, path: string) => {
  const answer = await rest<PageOf<Made>>('GET', who, `tickets/${path}`);
  expect([path, answer.status, answer.text]).toEqual([path, 200, answer.text]);
  return mute(Promise.resolve(answer));
};
test('the test data is recognised by its marks wherever it is named', async () => {
  const { body, text } = await rest<Made>('POST', canary, 'tickets/feedback/', WORDS);
  expect(body).toMatchObject({ created_by: canary.userId, is_anonymous: false });
  expect(marksIn(canary, text)).toEqual([
    '770011223',
    'lantern observatory',
    'zephyrine',
    'quillfeather',
    'z.q.canary@portal.example',
  ]);
  expect(marksIn(canary, (await rest('GET', canary, 'auth/profile/')).text).length).toBeGreaterThan(3);
  expect((await rest('DELETE', canary, `tickets/feedback/${body.id}/`)).status).toBe(204);
});

test.each(NAMELESS)(
  'feedback with %j is read by HR, administrators and its author without its author, and by nobody else [A5.42, B3.76]',
  async (words) => {
    const made = await mute(rest<Made>('POST', canary, 'tickets/feedback/', { ...WORDS, ...words }));
    expect(made).toMatchObject({ ...SHOWN, ...WORDS });
    for (const who of everyone()) {
      const isReader = readers().includes(who);
      const read = await rest<Made>('GET', who, `tickets/feedback/${made.id}/`);
      expect(read.status).toBe(isReader ? 200 : 404);
      if (isReader) expect(await mute(Promise.resolve(read))).toEqual(made);
      for (const path of [
        'feedback/?all=true&',
        'feedback/?',
        'master-tickets/?type=feedback&',
        'my-tickets/?',
      ]) {
        const { results } = await page(who, `${path}page_size=200`);
        const row = results.find(({ id }) => id === made.id);
        const isListed = who === canary || (isReader && /all=|master/.test(path));
        expect([path, row !== undefined]).toEqual([path, isListed]);
        if (row && path.startsWith('feedback')) expect(row).toEqual(made);
        else if (row)
          expect(row).toMatchObject({
            created_by: null,
            created_by_name: 'Anonymous',
            created_by_email: null,
            created_by_department: null,
            created_at: made['created_at'],
            extra_fields: { feedback_type: 'suggestion', rating: null, is_anonymous: true },
          });
      }
    }
  },
  60_000,
);

test('no answer names its author, whatever is done with the feedback', async () => {
  const { id } = await give(canary);
  const { id: hr } = (await rest<{ id: number }>('GET', 'hr', 'auth/profile/')).body;
  const act = (who: Asker, action: string, body: Json = {}) =>
    mute(rest<Made>('POST', who, `tickets/${action}`, body));
  for (const place of [`feedback/${id}`, String(id)]) {
    expect(await act('hr', `${place}/assign/`, { assigned_to: hr })).toMatchObject({
      id,
      created_by: null,
      created_by_name: 'Anonymous',
    });
    expect(await act('admin', `${place}/close/`, { comment: 'For now.' })).toMatchObject({
      id,
      created_by: null,
      status: 'closed',
    });
    expect(await act('hr', `${place}/reopen/`)).toMatchObject({ id, created_by: null, status: 'open' });
  }
  expect(
    (await page('hr', 'assigned-tickets/?page_size=200')).results.find((row) => row.id === id),
  ).toMatchObject({
    created_by: null,
    created_by_name: 'Anonymous',
    created_by_email: null,
    created_by_department: null,
  });
  expect(
    await act('hr', `feedback/${id}/update_status/`, { status: 'resolved', comment: 'Dimmed.' }),
  ).toMatchObject({ ...SHOWN, status: 'resolved', resolved_at: INSTANT });
  for (const [who, action] of [
    [canary, 'update_status'],
    [canary, 'assign'],
    ['analyst', 'close'],
    [canary, 'reopen'],
  ] as const)
    await act(who, `feedback/${id}/${action}/`, { status: 'open', assigned_to: null });
  await mute(rest('DELETE', canary, `tickets/feedback/${id}/`));
  await mute(rest('DELETE', 'hr', `tickets/feedback/${id}/`));
});

test('comments by its author are signed "Anonymous", through both doors and for every reader', async () => {
  const { id } = await give(canary);
  const write = (who: Asker, path: string, body: Json) =>
    mute(rest<Made>('POST', who, `tickets/${path}/`, body));
  for (const [path, body] of [
    [`feedback/${id}/comments`, { comment: 'Once more' }],
    ['responses', { ticket: id, comment: 'And again' }],
  ] as const) {
    expect(
      await write(canary, path, { ...body, created_by: canary.userId, created_by_name: 'Nobody' }),
    ).toEqual({
      id: expect.any(Number),
      comment: body.comment,
      is_internal: false,
      created_by: null,
      created_by_name: 'Anonymous',
      created_at: INSTANT,
    });
  }
  await write('hr', `feedback/${id}/comments`, { comment: 'Which lights?' });
  await write('hr', `feedback/${id}/comments`, { comment: 'Among us', is_internal: true });
  for (const who of readers()) {
    for (const path of [`feedback/${id}/comments/`, `responses/?ticket=${id}`]) {
      const { results } = await page(who, path);
      expect(
        results
          .filter(({ created_by }) => created_by === null)
          .map(({ comment, created_by_name }) => [comment, created_by_name]),
      ).toEqual([
        ['Once more', 'Anonymous'],
        ['And again', 'Anonymous'],
      ]);
      expect(results.some(({ comment }) => comment === 'Among us')).toBe(who !== canary);
    }
  }
});

test('no log line has its author, its id or its path, not even when an error occurs [S-41]', async () => {
  const lines = logLinesOf(portal);
  const before = (await give(canary)).id;
  await rest('POST', canary, 'tickets/feedback/', { title: '', is_anonymous: true });
  const { body } = await graph<{ createFeedback: { id: number } }>(
    canary,
    'mutation ($input: FeedbackInput!) { createFeedback(input: $input) { id } }',
    { input: { ...WORDS, isAnonymous: true } },
  );
  const ids = [before, body.data?.createFeedback.id ?? 0];
  for (const id of ids) {
    for (const who of everyone())
      for (const path of [
        `feedback/${id}`,
        `feedback/${id}/`,
        `feedback/${id}/comments/`,
        `responses/?ticket=${id}`,
        'feedback/?search=quillfeather',
      ])
        await rest('GET', who, `tickets/${path}`);
    await rest(
      'POST',
      canary,
      `tickets/feedback/${id}/comments/`,
      { comment: 'Still' },
      { 'idempotency-key': `still-${id}` },
    );
    await rest('POST', 'hr', `tickets/${id}/close/`);
    await rest('DELETE', canary, `tickets/feedback/${id}/`);
  }
  await database.query(
    `alter table ticket add constraint out_of_order check (title <> 'Out of order') not valid`,
  );
  expect(
    (
      await rest('POST', canary, 'tickets/feedback/', {
        ...WORDS,
        title: 'Out of order',
        is_anonymous: true,
        anonymous_email: 'z.q.canary@portal.example',
      })
    ).status,
  ).toBe(500);
  await database.query('alter table ticket drop constraint out_of_order');
  await portal.http.close(); // writes what waits for the minute to end
  expect(lines.some((line) => line.includes('"msg":"fault"') && line.includes('out_of_order'))).toBe(true);
  expect(lines.filter((line) => line.includes('/api/tickets/…')).length).toBeGreaterThan(50);
  for (const line of lines) {
    expect([line, marksIn(canary, line)]).toEqual([line, []]);
    expect([
      line,
      /\/api\/tickets\/(?!…)/.test(line),
      ids.some((id) => new RegExp(`\\b${id}\\b`).test(line)),
    ]).toEqual([line, false, false]);
  }
}, 60_000);
