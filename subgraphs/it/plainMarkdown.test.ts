import { plainLine } from './plainMarkdown.js';

test('a link is read as its text, with brackets in its address', () => {
  expect(
    plainLine(
      'See [x](javascript:alert(1)), [the form](https://northwind.example/a_(b)?c=(d)) and ![a plan](plan(2).png "Plan (old)").',
    ),
  ).toBe('See x, the form and a plan.');
  expect(plainLine('a [b](c (not closed) and [d](e)')).toBe('a [b](c (not closed) and d');
  expect(plainLine('[[two](https://northwind.example)]')).toBe('[two]');
});

test('unmatched Markdown characters stay', () => {
  expect(plainLine('2 * 3, **4**, __a *b__ and c_d_')).toBe('2 * 3, 4, a *b and c_d_');
  expect(plainLine(`**${'a'.repeat(301)}**`)).toBe(`**${'a'.repeat(301)}**`);
  expect(plainLine('2 \\* 3 and `a`b`')).toBe('2 * 3 and ab`');
});
