import { isReadable } from './isReadable';

test.each([
  ['quotes in quotes', '> '.repeat(1_000)],
  ['quotes without spaces', '>'.repeat(1_000)],
  ['lists in lists', '* - + '.repeat(300)],
  ['numbered lists in each other', '1. '.repeat(300)],
  ['emphasis without an end', '**a*b_c__'.repeat(1_000)],
  ['brackets without an end', '['.repeat(4_000)],
  ['emphasis over many lines', '*a\n'.repeat(4_000)],
])('%s are not rendered as Markdown', (_, text) => {
  expect(isReadable(text)).toBe(false);
});

test.each([
  [
    'a long article',
    '## Step\n\nPress **Save**, then _wait_.\n\n- one\n  - two\n    - three\n\n> A note\n\n'.repeat(500),
  ],
  ['a long list of links', '- [A page](https://portal.example/a)\n\n'.repeat(2_000)],
  ['a line under a heading', `Title\n${'-'.repeat(3_000)}`],
  ['nothing', ''],
])('%s is', (_, text) => {
  expect(isReadable(text)).toBe(true);
});
