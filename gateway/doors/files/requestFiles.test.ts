import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { SentFile } from '../../rest/testing/form.js';
import { request } from '../../rest/testing/families/leave.js';
import type { Ticket } from '../../rest/testing/families/leave.js';
import { restOf } from '../../rest/testing/rest.js';
import type { Asker } from '../../rest/testing/rest.js';
import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const { send: sendForm } = restOf(() => portal, 'tickets/leave-requests/');
const PDF = { name: 'note.pdf', content: '%PDF-1.7\n%%EOF\n' };
const send = (
  method: string,
  who: Asker,
  path: string,
  fields: Record<string, unknown>,
  { name, content } = PDF,
) => sendForm<Ticket>(method, who, path, { ...fields, supporting_document: new SentFile(name, content) });
const MUTATION = `mutation ($cv: Upload!, $input: LeaveRequestInput!) {
  updateProfile(input: { resume: $cv }) { resume }
  createLeaveRequest(input: $input) { leave { supportingDocument } }
}`;

const waiting = async () => {
  const { objects } = await portal.portal.store.listAll('provisional').catch(() => ({ objects: [] }));
  return [...objects].length;
};

const shortly = () => new Promise((resolve) => setTimeout(resolve, 25));

/**
 * The answer waits neither for the removal nor for a file of a form that it refuses half read: the store must
 * stay empty for a while.
 */
async function nothingWaits(after = ''): Promise<void> {
  for (let tries = 0, quiet = 0; tries < 80 && quiet < 4; tries += 1) {
    await shortly();
    quiet = (await waiting()) === 0 ? quiet + 1 : 0;
  }
  expect([after, await waiting()]).toEqual([after, 0]);
}

const part = (name: string, text: string, file?: string) =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n${text}\r\n`;
const FORM = { 'content-type': 'multipart/form-data; boundary=edge' };
const form = (...parts: string[]) => ({ headers: FORM, payload: `${parts.join('')}--edge--\r\n` });
const rest = (...parts: string[]) =>
  portal.call('POST', '/api/tickets/leave-requests/', { as: 'employee', ...form(...parts) });

interface Made {
  data: {
    updateProfile: { resume: string } | null;
    createLeaveRequest: { leave: { supportingDocument: string } } | null;
  } | null;
  errors?: unknown[];
}

/** One document with one file, which is at each of the places. */
function graphql(query: string, variables: object, places = ['variables.cv'], file = PDF) {
  const { headers, payload } = form(
    part('operations', JSON.stringify({ query, variables })),
    part('map', JSON.stringify({ 0: places })),
    part('0', file.content, file.name),
  );
  return portal.call<Made>('POST', '/graphql', {
    as: 'employee',
    payload,
    headers: { ...headers, 'apollo-require-preflight': 'true' },
  });
}

/** The variables that make a leave request of the REST body. */
function leaveInput({
  title,
  description,
  start_date: startDate,
  end_date: endDate,
}: Record<string, unknown>): Record<string, unknown> {
  return { title, description, leaveType: 'SICK', startDate, endDate };
}

describe("of an uploaded file only a record's own copy remains in the store", () => {
  test('when a record uses the file, and when REST refuses the call for another reason', async () => {
    const { id } = (await send('POST', 'employee', '', request())).body;
    await nothingWaits();
    for (const [status, sent] of [
      [400, () => send('POST', 'employee', '', {})],
      [400, () => send('POST', 'employee', '', request({ leave_type: 'none' }))],
      [400, () => send('POST', 'employee', '', request(), { ...PDF, name: 'note.exe' })],
      [400, () => send('PATCH', 'employee', `${id}/`, { end_date: '2000-01-01' })],
      [404, () => send('PATCH', 'employee', '999999/', {})],
      [404, () => send('PATCH', 'employee', 'x/', {})],
      [403, () => send('PATCH', 'hr', `${id}/`, {})],
      [
        413,
        () =>
          rest(
            part('supporting_document', PDF.content, PDF.name),
            ...Array.from({ length: 120 }, (_, n) => part(`f${n}`, 'x')),
          ),
      ],
      [
        400,
        () =>
          rest(
            part('supporting_document', PDF.content, 'one.pdf'),
            part('supporting_document', PDF.content, 'two.pdf'),
          ),
      ],
    ] as const) {
      expect((await sent()).status).toBe(status);
      await nothingWaits(sent.toString());
    }
  });

  test('when the graph refuses the document, a field of it, or the form', async () => {
    for (const [query, variables] of [
      ['mutation ($cv: Upload!) { noSuchField(cv: $cv) }', { cv: null }],
      ['mutation ($cv: Upload!) {', { cv: null }],
      [
        'mutation ($cv: Upload!, $id: Int!) { updateLeaveRequest(id: $id, input: { supportingDocument: $cv }) { id } }',
        { cv: null },
      ],
      [
        'mutation ($cv: Upload!, $id: Int!) { updateLeaveRequest(id: $id, input: { supportingDocument: $cv }) { id } }',
        { cv: null, id: 999_999 },
      ],
      ['{ me { id } }', { cv: null }],
    ] as const) {
      const { body } = await graphql(query, variables);
      expect([query, body.errors?.length]).toEqual([query, 1]);
      await nothingWaits(query);
    }
    const { status } = await portal.call('POST', '/graphql', {
      as: 'employee',
      ...form(
        part('operations', JSON.stringify({ query: '{ me { id } }', variables: { a: null, b: null } })),
        part('map', '{"0":["variables.a"],"1":["variables.b"]}'),
        part('0', PDF.content, PDF.name),
      ),
      headers: { ...FORM, 'apollo-require-preflight': 'true' },
    });
    expect(status).toBe(400);
    await nothingWaits();
  });

  test('when the caller hangs up before the end', async () => {
    const { port } = portal.http.server.address() as AddressInfo;
    for (const [path, head] of [
      ['/api/tickets/leave-requests/', part('supporting_document', PDF.content, 'one.pdf')],
      [
        '/graphql',
        part('operations', JSON.stringify({ query: MUTATION, variables: { a: null, b: null } })) +
          part('map', '{"0":["variables.a"],"1":["variables.b"]}') +
          part('0', PDF.content, PDF.name),
      ],
    ] as const) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      const headers = [
        `POST ${path} HTTP/1.1`,
        'host: x',
        `authorization: Token ${await portal.token('employee')}`,
        'apollo-require-preflight: true',
        `content-type: ${FORM['content-type']}`,
        'content-length: 100000',
      ];
      socket.write(`${headers.join('\r\n')}\r\n\r\n${head}${part('1', 'x', 'two.pdf').slice(0, -2)}`);
      for (let tries = 0; tries < 40 && (await waiting()) === 0; tries += 1) await shortly();
      socket.destroy();
      await nothingWaits();
    }
  });
});

describe('a form with too many places or too long a path for a file is refused immediately', () => {
  const places = (count: number, path = 'variables.cv') =>
    Array.from({ length: count }, (_, place) => `${path}${place}`);
  const REFUSALS: [what: string, places: string[], text: string][] = [
    ['forty thousand places', places(40_000), 'Files may take at most 10 places.'],
    ['eleven places', places(11), 'Files may take at most 10 places.'],
    [
      'a path of a hundred thousand steps',
      [`variables${'.x'.repeat(100_000)}`],
      'The path to a file has at most 4 steps.',
    ],
    ['a path of five steps', ['variables.a.b.c.d'], 'The path to a file has at most 4 steps.'],
  ];

  test.each(REFUSALS)('%s', async (_what, taken, text) => {
    const { status, body } = await graphql(MUTATION, { cv: null, input: leaveInput(request()) }, taken);
    expect([status, body]).toEqual([
      400,
      { errors: [{ message: text, extensions: { code: 'BAD_USER_INPUT' } }] },
    ]);
    await nothingWaits();
  });
});

test('a file is stored once for all its places, and not at all for a document that the graph refuses', async () => {
  const { store } = portal.portal;
  const stored: string[] = [];
  const putStream = store.putStream.bind(store);
  store.putStream = (key, ...more) => {
    if (key.startsWith('provisional/')) stored.push(key);
    return putStream(key, ...more);
  };
  try {
    await graphql('mutation ($cv: Upload!) { noSuchField(cv: $cv) }', { cv: null });
    expect(stored).toHaveLength(0);
    const input = { ...leaveInput(request()), supportingDocument: null };
    await graphql(MUTATION, { cv: null, input }, ['variables.cv', 'variables.input.supportingDocument']);
    expect(stored).toHaveLength(1);
  } finally {
    store.putStream = putStream;
  }
});

test('an upload to a full disk is refused with the same message over REST and GraphQL', async () => {
  const { store } = portal.portal;
  const putStream = store.putStream.bind(store);
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  store.putStream = () => Promise.reject(new Error('Cannot write file', { cause: full }));
  const text = 'There is no space left to store this. Please tell IT support.';
  try {
    const overRest = await send('POST', 'employee', '', request());
    expect([overRest.status, overRest.body]).toEqual([507, expect.objectContaining({ detail: text })]);
    const overTheGraph = await graphql(MUTATION, { cv: null, input: leaveInput(request()) });
    expect([overTheGraph.status, overTheGraph.body]).toEqual([
      507,
      { errors: [{ message: text, extensions: { code: 'INSUFFICIENT_STORAGE' } }] },
    ]);
  } finally {
    store.putStream = putStream;
  }
});

test('one file in one document becomes both the resume and the leave document', async () => {
  const { body } = await graphql(
    MUTATION,
    { cv: null, input: { ...leaveInput(request()), supportingDocument: null } },
    ['variables.cv', 'variables.input.supportingDocument'],
  );
  expect(body.errors).toBeUndefined();
  for (const link of [
    body.data?.updateProfile?.resume,
    body.data?.createLeaveRequest?.leave.supportingDocument,
  ]) {
    expect((await portal.call('GET', link ?? '')).text).toBe(PDF.content);
  }
  const twice = `mutation ($cv: Upload!, $input: LeaveRequestInput!) { updateProfile(input: { resume: $cv }) { resume } again: updateProfile(input: { resume: $cv }) { resume } createLeaveRequest(input: $input) { id } }`;
  expect((await graphql(twice, { cv: null, input: leaveInput(request()) })).body.errors).toBeUndefined();
  await nothingWaits();
});

test('a name of any length and any characters is stored', async () => {
  const { status, body } = await send('POST', 'employee', '', request(), {
    ...PDF,
    name: `${'😀'.repeat(150)}.pdf`,
  });
  expect([
    status,
    (await portal.call('GET', new URL(body.supporting_document ?? 'none:').pathname)).text,
  ]).toEqual([201, PDF.content]);
});
