import { textRule, textUpTo } from '../form/textRule';
import { lengthOf } from './textLength';

const emoji = '\u{1f600}';

test('an emoji is one character of a text, as on the server', async () => {
  expect(lengthOf(`a${emoji}`)).toBe(2);
  await expect(textRule('Enter a title', 3).validate(emoji.repeat(3))).resolves.toBe(emoji.repeat(3));
  await expect(textUpTo(3).validate(emoji.repeat(3))).resolves.toBe(emoji.repeat(3));
});

test('a text that is too long shows its length, and blanks around it do not count', async () => {
  await expect(textRule('Enter a title', 3).validate(emoji.repeat(4))).rejects.toThrow(
    'Use at most 3 characters; these are 4',
  );
  await expect(textUpTo(3).validate('abcd')).rejects.toThrow('Use at most 3 characters; these are 4');
  await expect(textUpTo(3).validate('  abc ')).resolves.toBe('abc');
});

test('a missing required text is reported; an optional one is not', async () => {
  await expect(textRule('Enter a title', 3).validate('')).rejects.toThrow('Enter a title');
  await expect(textUpTo(3).validate('')).resolves.toBe('');
});
