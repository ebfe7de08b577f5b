import { textRule } from '../form/textRule';
import { isBlank, withoutUnseen } from './unseen';

test.each([
  '',
  ' \n\t',
  '\u200b',
  '\u2060',
  '\u200c\u200d',
  '\u202e',
  '\u3164',
  '\u2800',
  '\u200b \u2063\n\ufeff',
  '\u00ad',
  '\u0301',
  '\ufffc',
  '\ue000',
])('%j is invisible: it is blank, and a form says so before sending [A5.6]', async (text) => {
  expect(isBlank(text)).toBe(true);
  await expect(textRule('Enter a title', 10).validate(text)).rejects.toThrow('Enter a title');
});

test.each(['a', '.', '\u200bx', '❤️', '0', 'می‌خواهم', '👩\u200d💻'])(
  '%j is visible, and is sent unchanged [A5.6]',
  async (text) => {
    expect(isBlank(text)).toBe(false);
    await expect(textRule('Enter a title', 10).validate(text)).resolves.toBe(text);
  },
);

test('an address is read without invisible characters', () => {
  expect(withoutUnseen('\u200bmaya@portal.example\u2060')).toBe('maya@portal.example');
});
