import { isAccessToken, newAccessToken } from './accessToken.js';

test('a token is recognised by its format: a changed character, a cut token and a session token are not', () => {
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

test('no two tokens are equal', () => {
  expect(new Set(Array.from({ length: 1_000 }, newAccessToken)).size).toBe(1_000);
});
