import { pathsInText } from './pathsInText';

const hasScreen = (path: string) => ['/', '/home', '/employee', '/employee/leave'].includes(path);
const pathsOf = (text: string) => pathsInText(text, hasScreen).filter(({ isPath }) => isPath).map((piece) => piece.text);

test.each([
  'https://evil.example/employee/leave', 'http://portal.example/home', '//employee/leave', 'javascript:/home', 'a/home', '../home', '\\/home',
  'me@portal.example/home', '/home.exe', '/homes', '/employee/leaves', '/employee/leave/12', '/it/assets', '/', 'and/or', '/home@evil.example',
])('%j is no link: only screens of the portal are (S-76)', (text) => {
  expect(pathsOf(text)).toEqual([]);
});

test.each([
  ['Ask at /employee/leave.', '/employee/leave'],
  ['(/employee/leave)', '/employee/leave'],
  ['“/home”?', '/home'],
  ['/employee, then', '/employee'],
  ['See /employee/leave?request=12, please', '/employee/leave?request=12'],
  ['Is it /employee/leave?', '/employee/leave'],
])('in %j the screen is found', (text, path) => {
  expect(pathsOf(text)).toEqual([path]);
});

test('nothing of the text is lost', () => {
  const text = 'Go to /home, then /nowhere, then /employee/leave.';
  expect(pathsInText(text, hasScreen).map((piece) => piece.text)).toEqual(['Go to ', '/home', ', then /nowhere, then ', '/employee/leave', '.']);
});
