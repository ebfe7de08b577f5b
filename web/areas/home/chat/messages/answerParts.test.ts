import { answerParts } from './answerParts';

const marked = (text: string, ...quotes: string[]) =>
  answerParts(text, quotes)
    .map((part) => (part.isAnswer ? `[${part.text}]` : part.text))
    .join('');

test('nothing is marked in an answer that quotes no article, or only its title', () => {
  expect(marked('You have 3 days left.')).toBe('You have 3 days left.');
  expect(marked('You have 3 days left.', '', 'Ask HR.')).toBe('You have 3 days left.');
});

test('the sentence that answers is marked in its place, and what is around it is not', () => {
  expect(marked('Swipe in. It lasts 12 hours. Swipe out.', 'It lasts 12 hours.')).toBe(
    'Swipe in. [It lasts 12 hours.] Swipe out.',
  );
});

test('of several articles each sentence is marked', () => {
  expect(marked('Ask HR. Or ask IT.', 'Or ask IT.', 'Ask HR.')).toBe('[Ask HR.] [Or ask IT.]');
});

test('a step that answers is marked without the number that its list writes', () => {
  expect(marked('Tap the job.', '3. Tap the job.')).toBe('[Tap the job.]');
});
