import { endpoint, nameOf, pathFor, rowCalls } from './testing/rows/rowCalls.js';
import { restOf, usePortal } from './testing/rest.js';
import { rows } from './rows.js';

const portal = usePortal();
const { call, raw } = restOf(portal);
const { made } = rowCalls(portal);

/** As JSON text, because some of them JSON.stringify would not write. */
const VALUES = [
  ...[
    'null',
    'true',
    '0',
    '-1',
    '1.5',
    '1e400',
    '9999999999',
    '9007199254740993',
    '2147483648',
    '{}',
    '[]',
    '[[]]',
    '{"toString":1}',
    '""',
    '" "',
    '{"__proto__":{"a":1}}',
  ],
  ...[
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud83d"',
    '"\\ud83d\\ude42"',
    '"\\u202e\\u200b"',
    '"NaN"',
    '"-0"',
    '"99:99:99"',
    '"1e3"',
    '"24:00"',
    '"9999-12-31"',
    '"0001-01-01"',
    '"275760-09-13"',
  ],
  ...[
    `"${'x'.repeat(5000)}"`,
    `"${'9'.repeat(400)}"`,
    '"\'; drop table timesheet; --"',
    '"%_\\\\"',
    '"<script>"',
  ],
];
const NUMBERS = ['-1', '2147483647', '2147483648', '1,'.repeat(800)];
const TEXTS = [
  '%00',
  '%ED%A0%BD',
  '%F0%9F%99%82',
  "'",
  '%25_%5C',
  ',,,',
  '--x',
  '9999-12-31',
  '0001-01-01',
  'x'.repeat(2000),
];

const ANSWERED = [200, 201, 400, 404, 409];
const lists = rows.filter(
  (row) => row.method === 'GET' && endpoint(row).root.isPage && !row.paths[0]?.includes('{'),
);

test.each(lists.map((row) => [nameOf(row), row] as const))(
  'no value in a query string causes an error in %s',
  async (_name, row) => {
    for (const { name, slot } of endpoint(row).inputs) {
      const path = (text: string) =>
        `${row.paths[0]?.replace('/api/', '')}?${name === 'page_size' ? '' : 'page_size=2&'}${name}=${text}`;
      const texts = String(slot.type).includes('Int') ? NUMBERS : TEXTS;
      const answers = await Promise.all(texts.map((text) => call('GET', 'admin', path(text))));
      expect([
        name,
        answers
          .filter(({ status }) => !ANSWERED.includes(status))
          .map(({ status, text }) => `${status} ${text}`),
      ]).toEqual([name, []]);
    }
  },
  60_000,
);

const WRITES = [
  ['POST /api/hr/timesheet-entries/', 'employee'],
  ['PATCH /api/hr/timesheet-entries/{id}/', 'employee'],
  ['POST /api/hr/timesheets/', 'employee'],
  ['POST /api/hr/attendance/clock-in/', 'employee'],
  ['PATCH /api/tickets/leave-requests/{id}/', 'employee'],
  ['POST /api/tickets/general/', 'employee'],
  ['POST /api/learning/certifications/', 'hr'],
  ['PATCH /api/learning/certifications/{id}/', 'hr'],
  ['POST /api/learning/certifications/{id}/save_answer/', 'employee'],
  ['POST /api/learning/certifications/{id}/cancel_exam/', 'employee'],
  ['POST /api/learning/certificates/{id}/revoke/', 'hr'],
] as const;

test.each(WRITES)(
  'no value in a body causes an error in %s',
  async (name, who) => {
    const row = rows.find((one) => nameOf(one) === name)!;
    const one = await made(row, who);
    for (const { name: field } of endpoint(row).inputs.filter(({ isInPath }) => !isInPath)) {
      const rest = Object.entries(one)
        .filter(([key]) => key !== field && key !== 'id')
        .map(([key, part]) => `,${JSON.stringify(key)}:${JSON.stringify(part)}`);
      for (const value of VALUES) {
        const { status, text } = await raw(
          row.method,
          who,
          pathFor(row.paths[0] ?? '', one).replace('/api/', ''),
          'application/json',
          `{"${field}":${value}${rest.join('')}}`,
        );
        expect([field, value, ANSWERED.includes(status) ? 'answered' : `${status} ${text}`]).toEqual([
          field,
          value,
          'answered',
        ]);
      }
    }
  },
  60_000,
);

test('a lone surrogate is stored as the replacement character, and a NUL is refused on its field', async () => {
  const send = (title: string) =>
    raw('POST', 'employee', 'tickets/general/', 'application/json', `{"description":"x","title":"${title}"}`);
  expect(await send('half \\ud83d')).toMatchObject({ status: 201, body: { title: 'half \uFFFD' } });
  expect(await send('a\\u0000b')).toMatchObject({
    status: 400,
    body: { title: ['Null characters are not allowed.'] },
  });
});
