import { describeFeedback, readFeedback } from './feedbackText';

const told = {
  message: 'More bicycle stands.\n\nThe yard has room.',
  category: 'Work Environment',
  feedbackType: 'SUGGESTION',
  priority: 'LOW',
} as const;

test('a description is the message and a block with category, type and priority [A3.13]', () => {
  expect(describeFeedback(told).split('\n')).toEqual([
    'More bicycle stands.',
    '',
    'The yard has room.',
    '',
    '---',
    'Feedback Details:',
    'Category: Work Environment',
    'Type: Suggestion',
    'Priority: Low',
  ]);
});

test('a reader gets message and category back, even when the message contains such a block', () => {
  const quoting = { ...told, message: describeFeedback({ ...told, category: 'Benefits' }) };
  expect(readFeedback({ ...told, description: describeFeedback(told) })).toEqual({
    message: told.message,
    category: told.category,
  });
  expect(readFeedback({ ...told, description: describeFeedback(quoting) })).toEqual({
    message: quoting.message,
    category: told.category,
  });
});

test.each([
  ['', 'SUGGESTION'],
  ['Written by a program', 'SUGGESTION'],
  [`${describeFeedback(told)}\nand a word more`, 'SUGGESTION'],
  [describeFeedback(told), 'COMPLAINT'],
] as const)('a text that the form did not write is shown completely: %j', (description, feedbackType) => {
  expect(readFeedback({ description, feedbackType, priority: 'LOW' })).toEqual({
    message: description,
    category: null,
  });
});
