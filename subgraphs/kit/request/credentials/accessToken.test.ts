import { isAccessToken, newAccessToken } from './accessToken.js';

test('a token is known by its form: a changed character, a cut and a session are none', () => {
  const token = newAccessToken();
  expect(isAccessToken(token)).toBe(true);
  const swapped = token[10] === 'a' ? 'b' : 'a';
  for (const other of [
    '',
    token.slice(4),
    token.slice(0, -1),
    `${token} `,
    token.replace('ucp_', 'UCP_'),
    `${token.slice(0, 10)}${swapped}${token.slice(11)}`,
  ])
    expect([other, isAccessToken(other)]).toEqual([other, false]);
});

test('no two tokens are alike', () => {
  expect(new Set(Array.from({ length: 1_000 }, newAccessToken)).size).toBe(1_000);
});
