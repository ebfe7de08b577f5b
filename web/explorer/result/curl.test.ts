import { curlOf } from './curl';

test('a query becomes a shell command with its quotes escaped', () => {
  expect(curlOf('https://portal.example/graphql', `{ search(text: "it's") }`, '{"page": 2}')).toBe(
    [
      `curl 'https://portal.example/graphql'`,
      `-H 'Content-Type: application/json'`,
      `-H 'Authorization: Token <your access token>'`,
      String.raw`--data-binary '{"query":"{ search(text: \"it'\''s\") }","variables":{"page":2}}'`,
    ].join(' \\\n  '),
  );
});

test('without variables none are sent', () => {
  expect(curlOf('https://portal.example/graphql', '{ me { id } }', ' ')).toContain(
    `'{"query":"{ me { id } }"}'`,
  );
});
