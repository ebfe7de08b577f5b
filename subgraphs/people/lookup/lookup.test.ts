import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { people } from '../subgraph.js';
import { idOf, LOOKUPS, lookupOf, readLookup } from './lookup.fixed.js';

/** The public contract: number, code and label, repeated here so that nobody changes one by accident. */
const CONTRACT = {
  postingStatuses: ['1 active Active', '2 draft Draft', '3 closed Closed', '4 on_hold On Hold'],
  postingPriorities: ['1 urgent Urgent', '2 high High', '3 medium Medium', '4 low Low'],
  employmentStatuses: [
    '1 active Active',
    '2 inactive Inactive',
    '3 on_leave On Leave',
    '4 terminated Terminated',
    '5 probation Probation',
  ],
  applicationStatuses: [
    '1 submitted Submitted',
    '2 under_review Under Review',
    '3 interview_scheduled Interview Scheduled',
    '4 interviewed Interviewed',
    '5 offer_extended Offer Extended',
    '6 accepted Accepted',
    '7 rejected Rejected',
    '8 withdrawn Withdrawn',
  ],
} as const;
const SINGLE = {
  postingStatuses: 'postingStatus',
  postingPriorities: 'postingPriority',
  employmentStatuses: 'employmentStatus',
  applicationStatuses: 'applicationStatus',
} as const;
type Name = keyof typeof CONTRACT;

interface Page {
  count: number;
  results: { id: number; code: string; label: string }[];
}

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());

const list = (name: Name, args = '', who = viewer()) =>
  test_.run<{ list: Page }>(
    who,
    `{ list: ${name}${args && `(${args})`} { count results { id code label } } }`,
  );
const lines = ({ results }: Page) => results.map(({ id, code, label }) => `${id} ${code} ${label}`);

test('everyone signed in reads the lists in order, with a fixed number for each word [A3.18 B4.7 B4.10]', async () => {
  for (const name of Object.keys(CONTRACT) as Name[]) {
    for (const who of [viewer(), viewer(['Manager']), viewer(['HR']), viewer(['Administrator'])]) {
      const { data, errors } = await list(name, '', who);
      expect(errors).toEqual([]);
      expect(lines(data.list)).toEqual(CONTRACT[name]);
      expect(data.list.count).toBe(CONTRACT[name].length);
    }
  }
});

describe.each(Object.keys(CONTRACT) as Name[])('%s', (name) => {
  test('a person cannot read the lists without signing in, or before the password is changed', async () => {
    for (const document of [`{ ${name} { count } }`, `{ ${SINGLE[name]}(id: 1) { code } }`]) {
      expect((await test_.run(null, document)).errors[0]?.code).toBe('UNAUTHENTICATED');
      expect((await test_.run(viewer(['HR'], { mustChangePassword: true }), document)).errors[0]?.code).toBe(
        'PASSWORD_CHANGE_REQUIRED',
      );
    }
  });

  test('an entry is read by its number, and an unknown number is null', async () => {
    const last = CONTRACT[name].length;
    const { data, errors } = await test_.run(
      viewer(),
      `{ one: ${SINGLE[name]}(id: ${last}) { id code label } past: ${SINGLE[name]}(id: ${last + 1}) { id } zero: ${SINGLE[name]}(id: 0) { id } }`,
    );
    expect(errors).toEqual([]);
    const [, code, label] = /^\d+ (\w+) (.+)$/.exec(CONTRACT[name][last - 1] ?? '') ?? [];
    expect(data).toEqual({ one: { id: last, code, label }, past: null, zero: null });
  });

  test('pages follow each other in both orders, and a page past the end is not found', async () => {
    expect(lines((await list(name, 'ordering: "-id"')).data.list)).toEqual([...CONTRACT[name]].reverse());
    expect(lines((await list(name, 'ordering: "label"')).data.list)).toEqual(CONTRACT[name]);
    const second = await list(name, 'page: 2, pageSize: 3');
    expect([lines(second.data.list), second.data.list.count]).toEqual([
      CONTRACT[name].slice(3, 6),
      CONTRACT[name].length,
    ]);
    expect((await list(name, 'page: 9')).errors[0]).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Invalid page.',
    });
  });
});

test('the rules use the same numbers as the table', async () => {
  const rows = await test_.database.query('select kind, id, code, label from lookup order by kind, id');
  const known = Object.entries(LOOKUPS).flatMap(([kind, entries]) =>
    entries.map((entry) => ({ kind, ...entry })),
  );
  expect(rows).toEqual(known.sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.id - b.id)));
  expect([idOf('posting_status', 'active'), idOf('application_status', 'interview_scheduled')]).toEqual([
    1, 3,
  ]);
});

test('a number, a code in any case or an allowed synonym is accepted, and nothing else', () => {
  for (const text of ['4', 'on_hold', ' ON_HOLD ']) expect(readLookup('posting_status', text)).toBe(4);
  for (const text of ['', '0', '5', '04', '4.0', 'on hold', 'On Hold', 'open', 'constructor', '-1'])
    expect([text, readLookup('posting_status', text)]).toEqual([text, null]);
  expect(readLookup('application_status', 'Hired', { hired: 6 })).toBe(6);
  expect(readLookup('application_status', 'toString', { hired: 6 })).toBeNull();
  expect(lookupOf('posting_priority', 3)).toEqual({ id: 3, code: 'medium', label: 'Medium' });
  expect(() => lookupOf('posting_priority', 9)).toThrow(RangeError);
});
