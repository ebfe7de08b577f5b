import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestPortal } from '../testing/portal.js';
import type { CallOptions, TestPortal } from '../testing/portal.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

type Refusal = { errors?: { message: string; extensions: { code: string; fields?: object } }[] };

const JSON_TYPE = { 'content-type': 'application/json' };
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const many = (count: number) => `{${Array.from({ length: count }, (_, n) => `"a${n}":1`).join()}}`;
const part = (name: string, text: string, file = '') =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
const form = (operations: string): CallOptions => ({
  headers: { 'content-type': 'multipart/form-data; boundary=edge', 'apollo-require-preflight': '1' },
  payload: `${part('operations', operations)}${part('map', '{"0":["variables.f"]}')}${part('0', '%PDF-1.7', '; filename="a.pdf"')}--edge--\r\n`,
});

const UPDATE =
  'mutation ($f: Upload, $s: String) { updateProfile(input: { resume: $f, firstName: $s }) { id } }';
const graphText = (variables: string) => `{"query":${JSON.stringify(UPDATE)},"variables":${variables}}`;
const TOO_DEEP = 'Values may be nested at most 50 levels deep.';
const TOO_MANY = 'A request may hold at most 20000 values.';

describe("a signed-in person's request that is nested thousands of levels deep, or has 100,000 values", () => {
  test.each<[string, string, string, string]>([
    ['in a variable', graphText(`{"f":null,"s":${deep(100_000)}}`), 's', TOO_DEEP],
    [
      'in a variable, a level for each name',
      graphText(`{"s":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`),
      's',
      TOO_DEEP,
    ],
    ['in extensions', `{"query":"{ me { id } }","extensions":${deep(5_000)}}`, 'extensions', TOO_DEEP],
    ['in a name no one knows', `{"query":"{ me { id } }","more":${many(60_000)}}`, 'more', TOO_MANY],
    ['of variables', graphText(many(60_000)), 'a200', 'A request may give at most 200 variables.'],
    ['in a variable, as a list', graphText(`{"s":[${'1,'.repeat(60_000)}1]}`), 's', TOO_MANY],
    ['in a list', `[${'{},'.repeat(60_000)}{}]`, 'nonFieldErrors', TOO_MANY],
  ])('is refused over GraphQL, by its name: %s', async (_, payload, name, text) => {
    const error = { message: text, extensions: { code: 'BAD_USER_INPUT', fields: { [name]: [text] } } };
    const sent = [{ headers: JSON_TYPE, payload }, ...(payload.startsWith('[') ? [] : [form(payload)])];
    for (const options of sent) {
      const { status, body } = await portal.call('POST', '/graphql', { as: 'employee', ...options });
      expect([status, body]).toMatchObject([400, { errors: [error] }]);
    }
  });

  test('is refused in the text of the query before it is parsed', async () => {
    const payload = JSON.stringify({ query: `{ me(a: ${deep(2_000)}) { id } }` });
    const { status, body } = await portal.call<Refusal>('POST', '/graphql', {
      as: 'employee',
      headers: JSON_TYPE,
      payload,
    });
    expect([status, body.errors?.[0]?.message]).toEqual([400, 'The query is too large.']);
  });

  test('is refused in the URL, too', async () => {
    const { status, body } = await portal.call<Refusal>(
      'GET',
      `/graphql?query=query($s:String){me{id}}&variables={"s":${deep(1_500)}}`,
      { as: 'employee', headers: { 'apollo-require-preflight': '1' } },
    );
    expect([status, body.errors?.[0]?.message]).toEqual([400, TOO_DEEP]);
  });

  test.each<[string, string, string, string]>([
    ['in a field', `{"title":${deep(100_000)}}`, 'title', TOO_DEEP],
    ['in a name no one knows', `{"more":{"a":${many(60_000)}}}`, 'more', TOO_MANY],
    ['as names', many(60_000), 'a19999', TOO_MANY],
    ['in a name that objects have', `{"__proto__":${deep(100)}}`, 'non_field_errors', TOO_DEEP],
  ])('is refused over REST, by its name: %s', async (_, payload, name, text) => {
    const { status, body } = await portal.call('POST', '/api/tickets/general/', {
      as: 'employee',
      headers: JSON_TYPE,
      payload,
    });
    expect([status, body]).toEqual([400, { [name]: [text] }]);
  });
});

describe('a long body', () => {
  const LONG = 'x'.repeat(100_000);
  /** Sends the beginning of a megabyte, and then nothing more. */
  const begin = async (text: string) => {
    const { port } = portal.http.server.address() as AddressInfo;
    const authorization = `Token ${await portal.token('employee')}`;
    const outgoing = request({
      port,
      method: 'POST',
      path: '/graphql',
      agent: false,
      headers: { ...JSON_TYPE, authorization, 'content-length': 1_000_000 },
    });
    outgoing.write(text);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    outgoing.destroy();
    const { errors } = JSON.parse(Buffer.concat(parts).toString()) as Required<Refusal>;
    return [answer.statusCode, answer.headers.connection, errors[0]?.message, errors[0]?.extensions.code];
  };

  test.each([
    [
      'a variable that its document does not declare',
      `{"query":"query ($s: String) { kbArticles(search: $s) { count } }","variables":{"s":"x","more":"${LONG}`,
      'The operation declares no variable "more".',
      'BAD_USER_INPUT',
    ],
    [
      'a document that is not valid',
      `{"query":"query ($s: String) { wrong }","variables":{"s":"${LONG}`,
      'Cannot query field "wrong" on type "Query".',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'no document',
      `{"query":"{{","variables":{"s":"${LONG}`,
      'Syntax Error: Expected Name, found "{".',
      'GRAPHQL_PARSE_FAILED',
    ],
    [
      'a document without end',
      `{"query":"# ${LONG}${LONG}`,
      'The query is too large.',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['no object', LONG, 'The request could not be read.', 'BAD_USER_INPUT'],
    ['more than its object', `{}${LONG}`, 'The request could not be read.', 'BAD_USER_INPUT'],
  ])('with %s is refused before the rest of it has arrived', async (_, text, message, code) => {
    expect(await begin(text)).toEqual([400, 'close', message, code]);
  });

  test('with its document after its variables is refused by their names', async () => {
    const body = {
      variables: { 'mör"e': LONG, s: LONG },
      query: 'query ($s: String) { kbArticles(search: $s) { count } }',
    };
    const { status, body: answer } = await portal.call('POST', '/graphql', { as: 'employee', body });
    const text = 'The operation declares no variable "mör"e".';
    expect([status, answer]).toEqual([
      400,
      { errors: [{ message: text, extensions: { code: 'BAD_USER_INPUT', fields: { 'mör"e': [text] } } }] },
    ]);
  });

  test.each(['before', 'behind'])(
    'with an article of the maximum length is accepted, its document %s it',
    async (place) => {
      const { data } = await portal.graphql<{ kbArticles: { results: { id: number }[] } }>(
        'it',
        '{ kbArticles(pageSize: 1) { results { id } } }',
      );
      const query =
        'mutation Leave { logout } mutation Write($id: Int!, $input: KbArticleChanges!) { updateKbArticle(id: $id, input: $input) { content } }';
      for (const end of ['one', 'two']) {
        const content = '\u{1F642} "ä\\'.repeat(8_332) + end;
        const variables = { id: data.kbArticles.results[0]?.id, input: { content } };
        const asked = { operationName: 'Write', variables };
        const body = place === 'before' ? { query, ...asked } : { ...asked, query };
        const { body: answer } = await portal.call('POST', '/graphql', { as: 'it', body });
        expect(answer).toEqual({ data: { updateKbArticle: { content } } });
      }
    },
  );
});

describe('a value for a variable that the document does not declare', () => {
  const variables = { file: 'x', more: { a: 1 } };
  const fields = {
    file: ['The operation declares no variable "file".'],
    more: ['The operation declares no variable "more".'],
  };

  test('is refused by its name', async () => {
    const { status, body } = await portal.call('POST', '/graphql', {
      as: 'employee',
      body: { query: '{ me { id } }', variables },
    });
    expect([status, body]).toEqual([
      400,
      { errors: [{ message: fields.file[0], extensions: { code: 'BAD_USER_INPUT', fields } }] },
    ]);
  });

  test('is refused in a form with a media type in capitals', async () => {
    const { headers, payload } = form(graphText('{"f":null,"s":"","x":1}'));
    const { status, body } = await portal.call<Refusal>('POST', '/graphql', {
      as: 'employee',
      headers: { ...headers, 'content-type': 'Multipart/Form-Data; boundary=edge' },
      ...(payload !== undefined && { payload }),
    });
    expect([status, body.errors?.[0]?.message]).toMatchObject([400, expect.stringContaining('"x"')]);
  });

  test('is refused in a form before a file of it is stored', async () => {
    const { store } = portal.portal;
    const stored = jest.spyOn(store, 'putStream');
    const { status, body } = await portal.call('POST', '/graphql', {
      as: 'employee',
      ...form(JSON.stringify({ query: '{ me { id } }', variables: { ...variables, f: null } })),
    });
    expect([status, body]).toMatchObject([400, { errors: [{ extensions: { fields } }] }]);
    expect(stored).not.toHaveBeenCalled();
    stored.mockRestore();
  });

  test('is refused for the selected operation', async () => {
    const query = 'query A { me { id } } query B($id: Int!) { user(id: $id) { id } }';
    const asked = async (operationName: string) =>
      (
        await portal.call<Refusal>('POST', '/graphql', {
          as: 'hr',
          body: { query, operationName, variables: { id: 1 } },
        })
      ).body.errors?.[0]?.extensions.fields;
    expect([await asked('A'), await asked('B')]).toEqual([
      { id: ['The operation declares no variable "id".'] },
      undefined,
    ]);
  });
});

test('a lone surrogate in a variable becomes the replacement character, however deep it is', async () => {
  const { body } = await portal.call('POST', '/graphql', {
    as: 'employee',
    headers: JSON_TYPE,
    payload: `{"query":"mutation ($i: GeneralTicketInput!) { createGeneralTicket(input: $i) { title } }","variables":{"i":{"title":"half \\ud83d","description":"x"}}}`,
  });
  expect(body).toMatchObject({ data: { createGeneralTicket: { title: 'half \uFFFD' } } });
});
