import { openTestPortal } from '../../../testing/portal.js';
import { newViewerKeys } from '../../../../subgraphs/kit/testing/viewerKeys.js';
import { outcome, refused, said } from '../../testing/answers.js';
import { restOf, usePortal } from '../../testing/rest.js';

const portal = usePortal();
const PATH = 'core/chatbot/message/';
const { call, raw } = restOf(portal);
const ask = (message: unknown, conversation_history: unknown = []) =>
  call('POST', 'employee', PATH, { message, conversation_history });
const VPN = {
  response: expect.stringContaining('12 hours') as string,
  timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
};
const REQUIRED = { text: ['This field is required.'], sender: ['This field is required.'] };

test('a question that continues the conversation is answered with response and timestamp only [A3.25, A3.26, A7.25]', async () => {
  const turns = [
    { text: 'How do I connect to the VPN?', sender: 'user', timestamp: '2026-11-22T09:00:00Z' },
    { text: 'You start the client.', sender: 'AI', timestamp: '2026-11-22T09:00:01Z' },
  ];
  expect(outcome(await ask('How long does it last?', turns))).toEqual({ status: 200, body: VPN });
});

test('a message that is empty, too long or cannot be stored is refused under its name [A5.6]', async () => {
  for (const [message, text] of [
    [null, 'This field may not be null.'],
    ['  \n ', 'This field may not be blank.'],
    ['x'.repeat(4001), 'Ensure this field has no more than 4000 characters.'],
    ['Hello\0', 'Null characters are not allowed.'],
  ]) {
    expect(outcome(await ask(message))).toEqual(refused({ message: [text] }));
  }
});

test('of a long history the newest twenty messages are read, and earlier ones are never refused [A3.24]', async () => {
  const turns = [
    { text: 'How do I connect to the VPN?', sender: 'user' },
    ...Array.from({ length: 19 }, () => ({ text: 'All right.', sender: 'ai' })),
  ];
  for (const odd of [
    [{}],
    [1, null, 'x', []],
    [{ text: 'a\0b', sender: 'system' }],
    Array<unknown>(5000).fill({}),
  ]) {
    expect(outcome(await ask('How long does it last?', [...odd, ...turns]))).toEqual({
      status: 200,
      body: VPN,
    });
  }
  expect(outcome(await ask('Hi', [...Array<unknown>(6).fill(1), ...turns.slice(1), {}]))).toEqual(
    refused({
      conversation_history: { 25: REQUIRED },
    }),
  );
});

test('messages of any third role are refused, and a megabyte of them with a short message [A3.24]', async () => {
  const system = { 0: { sender: ['"system" is not a valid choice.'] } };
  expect(outcome(await ask('Hi', [{ text: 'x', sender: 'system' }]))).toEqual(
    refused({
      conversation_history: system,
    }),
  );
  for (const item of ['{}', '1', 'null', '[]', '{"sender":"\\u0001\\u0001\\u0001\\u0001"}']) {
    const items = Array(Math.floor(1_000_000 / (item.length + 1)))
      .fill(item)
      .join(',');
    const { status, text, body } = await raw(
      'POST',
      'employee',
      PATH,
      'application/json',
      `{"message":"Hi","conversation_history":[${items}]}`,
    );
    expect([item, status, Object.keys(body), text.length < 5_000]).toEqual([
      item,
      400,
      ['conversation_history'],
      true,
    ]);
  }
});

// Last: other portals in this process take over the modules of the first.
describe('an installation with limits or without tickets', () => {
  const from = (other: Awaited<ReturnType<typeof openTestPortal>>, message: string) =>
    other.call('POST', `/api/${PATH}`, { as: 'employee', body: { message } });

  test('the 21st message within a minute has to wait, and the refusal says how long [S-22]', async () => {
    const limited = await openTestPortal({ LIMITS_ENABLED: 'true' });
    const answers = [];
    for (let message = 1; message <= 21; message += 1) answers.push(await from(limited, 'Hello'));
    await limited.close();
    expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect([
      answers[20]?.status,
      answers[20]?.body['code'],
      Number(answers[20]?.headers['retry-after']) > 0,
    ]).toEqual([429, 'rate_limited', true]);
  }, 60_000);

  test('while tickets are down the assistant answers 503 to questions about them, and still answers from articles', async () => {
    const apart = await openTestPortal({
      SUBGRAPH_TICKETS_URL: 'http://127.0.0.1:9',
      ...newViewerKeys().environment,
    });
    const [away, article] = [
      await from(apart, 'How many days of leave do I have left?'),
      await from(apart, 'How long does a VPN connection last?'),
    ];
    await apart.close();
    const text = 'The service is temporarily unavailable. Please try again.';
    expect(outcome(away)).toEqual({ status: 503, body: said(text, { code: 'service_unavailable' }) });
    expect(article.status).toBe(200);
  }, 60_000);
});
