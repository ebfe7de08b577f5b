import { linksInText } from './linksInText';

const hasScreen = (path: string) => ['/', '/home', '/employee', '/employee/leave'].includes(path);
const linksOf = (text: string) =>
  linksInText(text, hasScreen)
    .filter(({ kind }) => kind !== 'words')
    .map((piece) => piece.text);

test.each([
  'https://evil.example/employee/leave',
  'http://portal.example/home',
  '//employee/leave',
  'javascript:/home',
  'a/home',
  '../home',
  '\\/home',
  'me@portal.example/home',
  '/home.exe',
  '/homes',
  '/employee/leaves',
  '/employee/leave/12',
  '/it/assets',
  '/',
  'and/or',
  '/home@evil.example',
])('%j is no link: only paths of screens of the portal are (S-76)', (text) => {
  expect(linksOf(text)).toEqual([]);
});

test.each([
  'https://me@evil.example',
  'javascript:me@evil.example',
  'mailto:me@evil.example?bcc=all@evil.example',
  'me@evil.example?bcc=all',
  'me@evil.example:8080',
  'me@localhost',
  '@northwind.example',
  'me@',
  'me@northwind.example@evil.example',
  '100%me@evil.example',
])('%j is not a mail address (S-76)', (text) => {
  expect(linksOf(text)).toEqual([]);
});

test.each([
  ['Ask at /employee/leave.', '/employee/leave'],
  ['(/employee/leave)', '/employee/leave'],
  ['“/home”?', '/home'],
  ['/employee, then', '/employee'],
  ['See /employee/leave?request=12, please', '/employee/leave?request=12'],
  ['Is it /employee/leave?', '/employee/leave'],
])('in %j the screen is found', (text, path) => {
  expect(linksOf(text)).toEqual([path]);
});

test.each([
  ['Write to security@northwind.example.', 'security@northwind.example'],
  ['(jobs@northwind.example)', 'jobs@northwind.example'],
  ['first.last+portal@mail.northwind.example, please', 'first.last+portal@mail.northwind.example'],
])('in %j the mail address is found', (text, address) => {
  expect(linksOf(text)).toEqual([address]);
});

test('no text is lost', () => {
  const text = 'Go to /home, then /nowhere, write to it@northwind.example, then /employee/leave.';
  expect(linksInText(text, hasScreen)).toEqual([
    { kind: 'words', text: 'Go to ' },
    { kind: 'path', text: '/home' },
    { kind: 'words', text: ', then /nowhere, write to ' },
    { kind: 'mail', text: 'it@northwind.example' },
    { kind: 'words', text: ', then ' },
    { kind: 'path', text: '/employee/leave' },
    { kind: 'words', text: '.' },
  ]);
});
