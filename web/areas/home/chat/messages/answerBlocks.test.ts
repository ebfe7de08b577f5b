import { answerBlocks } from './answerBlocks';

test('an answer without lists is shown as its paragraphs, with their line breaks', () => {
  expect(answerBlocks('First line\nsecond line\n\nNext')).toEqual([
    { kind: 'text', text: 'First line\nsecond line' },
    { kind: 'text', text: 'Next' },
  ]);
});

test('lines that start with a dash are bullet points, lines with a number are steps with their numbers [A3.26]', () => {
  expect(
    answerBlocks('Do this:\n1. Open it.\n2) Press Connect.\r\n\r\n3. Wait.\n- or call\n• or write'),
  ).toEqual([
    { kind: 'text', text: 'Do this:' },
    {
      kind: 'steps',
      items: [
        { number: 1, text: 'Open it.' },
        { number: 2, text: 'Press Connect.' },
        { number: 3, text: 'Wait.' },
      ],
    },
    { kind: 'points', items: ['or call', 'or write'] },
  ]);
});

test('above a quote from articles is its source, article and section [A3.26]', () => {
  expect(
    answerBlocks('From “Using the VPN”:\nIt opens:\n- here\n\nLimits:\nTen hours.\n\nFrom “Why?”\nSo.'),
  ).toEqual([
    { kind: 'origin', text: 'From “Using the VPN”:' },
    { kind: 'text', text: 'It opens:' },
    { kind: 'points', items: ['here'] },
    { kind: 'origin', text: 'Limits:' },
    { kind: 'text', text: 'Ten hours.' },
    { kind: 'origin', text: 'From “Why?”' },
    { kind: 'text', text: 'So.' },
  ]);
});

test.each([
  '2026 was long',
  '-5 degrees',
  '1.5 days are left',
  '--- not a point',
  '**bold** <b>x</b> [a](b)',
])('%j is running text', (line) => {
  expect(answerBlocks(line)).toEqual([{ kind: 'text', text: line }]);
});

test.each(['', ' \n\n '])('%j has nothing to show', (answer) => {
  expect(answerBlocks(answer)).toEqual([]);
});
