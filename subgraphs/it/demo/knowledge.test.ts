import { readArticle, readQuestions } from './knowledge.js';

test.each([
  ['no front matter', 'Text', 'Article vpn: has no front matter.'],
  ['no title', '---\nname: VPN\n---\nText', 'Article vpn: title is missing'],
  ['an empty title', '---\ntitle: \n---\nText', 'Article vpn: title is empty'],
  ['no text', '---\ntitle: VPN\n---\n\n', 'Article vpn: has no text'],
  ['a heading of the first level', '---\ntitle: VPN\n---\n# VPN\nText', 'Article vpn: has a heading of'],
])('an article with %s is refused with the error', (_what, markdown, problem) => {
  expect(() => readArticle('vpn', markdown)).toThrow(problem);
});

test.each([
  ['an empty line', 'one?\n\ntwo?', 'Questions vpn, line 2: is empty'],
  ['a heading that the article does not have', 'one?\n## Cost', 'Questions vpn, line 2: is no heading'],
])('questions with %s are refused with the line', (_what, lines, problem) => {
  expect(() => readQuestions('vpn', lines, 'Text\n## How')).toThrow(problem);
});

test('questions belong to the heading above them, and before the first heading to none', () => {
  expect(readArticle('vpn', '---\ntitle: VPN: how\n---\n\nText\n## How\nSo.\n')).toEqual({
    title: 'VPN: how',
    content: 'Text\n## How\nSo.',
  });
  expect(readQuestions('vpn', 'one?\n## How\ntwo?', 'Text\n## How\nSo.')).toEqual([
    { heading: null, question: 'one?' },
    { heading: 'How', question: 'two?' },
  ]);
});
