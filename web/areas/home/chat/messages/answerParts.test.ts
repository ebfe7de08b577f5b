import { answerParts } from './answerParts';

const marked = (text: string, ...quotes: string[]) =>
  answerParts(text, quotes)
    .map((part) => (part.isAnswer ? `[${part.text}]` : part.text))
    .join('');

test('an answer without a quote of an article, or only with its title, has no marks', () => {
  expect(marked('You have 3 days left.')).toBe('You have 3 days left.');
  expect(marked('You have 3 days left.', '', 'Ask HR.')).toBe('You have 3 days left.');
});

test('the answering sentence is marked at its position, and the text around it is not', () => {
  expect(marked('Swipe in. It lasts 12 hours. Swipe out.', 'It lasts 12 hours.')).toBe(
    'Swipe in. [It lasts 12 hours.] Swipe out.',
  );
});

test('of several articles each sentence is marked', () => {
  expect(marked('Ask HR. Or ask IT.', 'Or ask IT.', 'Ask HR.')).toBe('[Ask HR.] [Or ask IT.]');
});

test('an answering step is marked without the number of its list', () => {
  expect(marked('Tap the job.', '3. Tap the job.')).toBe('[Tap the job.]');
});
