import { Problems } from '../errors.js';
import {
  inOneLine,
  isBlank,
  isLonger,
  lengthOf,
  normalForm,
  readLine,
  readText,
  requiredLine,
  requiredText,
  withoutControls,
} from './text.js';

const refused = (read: (problems: Problems) => unknown) => {
  const problems = new Problems();
  read(problems);
  try {
    problems.throwIfAny();
    return null;
  } catch (error) {
    return (error as { extensions: { fields: Record<string, string[]> } }).extensions.fields;
  }
};

test.each([
  ['nothing', ''],
  ['spaces and line ends', ' \n\t '],
  ['a zero-width space', '\u200b'],
  ['a word joiner', '\u2060'],
  ['joiners alone', '\u200c\u200d'],
  ['marks that turn the writing', '\u202e\u2067'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['an empty Braille cell', '\u2800'],
  ['a mark without a letter', '\u0301'],
  ['the place of a picture that was not copied', '\ufffc'],
  ['what no font can show', '\ue000'],
])('a text of %s is blank', (_what, text) => {
  expect(isBlank(text)).toBe(true);
  expect(refused((problems) => readText(problems, 'title', text, 10))).toBeNull();
  expect(refused((problems) => requiredText(problems, 'title', text, 10))).toEqual({
    title: ['This field may not be blank.'],
  });
});

test.each(['a', '\u200bx', '❤️', '0', '.', 'می‌خواهم'])(
  'a text of %j is not blank and is not changed',
  (text) => {
    const problems = new Problems();
    expect([isBlank(text), requiredText(problems, 'title', ` ${text}\n`, 20)]).toEqual([false, text]);
  },
);

test('the length of a text is its number of characters, and an emoji is one', () => {
  expect([lengthOf('a😀'), isLonger('😀😀', 2), isLonger('😀😀😀', 2), isLonger('aaaa', 2)]).toEqual([
    2,
    false,
    true,
    true,
  ]);
  const text = ['Ensure this field has no more than 2 characters.'];
  expect(refused((problems) => readText(problems, 'title', 'abc', 2))).toEqual({ title: text });
});

test('a letter with more combining marks than any language uses is refused', () => {
  expect(refused((problems) => readText(problems, 'title', `a${'\u0300'.repeat(30)}`, 100))).toBeNull();
  const text = ['Ensure this field has no more than 30 combining marks in a row.'];
  expect(refused((problems) => readText(problems, 'title', `a${'\u0300'.repeat(31)}`, 100))).toEqual({
    title: text,
  });
});

test('a hundred thousand pairs of combining marks are normalised immediately', () => {
  // Sorted as they are they take twenty seconds, which is more than a test may take.
  const marks = '\u0300\u0316'.repeat(100_000);
  expect(normalForm(`a${marks}e\u0301`, 'NFC')).toBe(
    normalForm(`a${'\u0300\u0316'.repeat(15)}e\u0301`, 'NFC'),
  );
  expect(normalForm('ﬁ e\u0301', 'NFKC')).toBe('fi é');
});

test.each([
  ['a Persian word keeps its joiner', 'نیک\u200cپی', 'نیک\u200cپی'],
  ['a Sinhala word keeps its joiner', 'ශ්\u200dරී', 'ශ්\u200dරී'],
  ['a Malayalam word keeps the joiner that it ends with', 'നായര്\u200d', 'നായര്\u200d'],
  ['a picture keeps its joiner', 'Zed👩\u200d💻 ❤\ufe0f\u200d🔥', 'Zed👩\u200d💻 ❤\ufe0f\u200d🔥'],
  ['a joiner at an end goes', '\u200dAna\u200c', 'Ana'],
  ['what turns the writing goes', 'Ana\u202eavliS', 'AnaavliS'],
  ['a zero-width space goes', 'A\u200bna', 'Ana'],
  ['two blanks are one', 'Ana  Maria \u00a0 Silva', 'Ana Maria Silva'],
  ['a tab and a line end are one blank', 'Ana\t \r\nSilva\u2028Reis\n', 'Ana Silva Reis'],
  ['other controls go', 'A\u0007na\u0000', 'Ana'],
])('in a name %s', (_what, given, stored) => {
  expect(withoutControls(given)).toBe(stored);
});

test.each([
  ['an override', 'Invoice \u202efdp.exe', 'Invoice fdp.exe'],
  ['an embedding', '\u202aBadge\u202c lost', 'Badge lost'],
  ['an isolate', '\u2067Badge\u2069 lost', 'Badge lost'],
  ['a mark beside a word, which is spelling', 'שלום\u200f!', 'שלום\u200f!'],
])('in a title %s', (_what, given, stored) => {
  expect(inOneLine(given)).toBe(stored);
  const problems = new Problems();
  expect(requiredLine(problems, 'title', given, 20)).toBe(stored);
});

test('a title is stored in composed form, and is not longer than allowed', () => {
  const problems = new Problems();
  expect(readLine(problems, 'title', 'Mo\u0308bel', 6)).toBe('Möbel');
  expect(requiredLine(problems, 'title', 'Mo\u0308bel', 6)).toBe('Möbel');
  expect(refused((found) => readLine(found, 'title', '\u0958'.repeat(3), 5))).toEqual({
    title: ['Ensure this field has no more than 5 characters.'],
  });
});

test('a title is one line: line breaks, tabs and several blanks become one blank', () => {
  expect(inOneLine('  Guest \u00a0 Wi-Fi \r\n\r\n\t for\u2028visitors\u0085\v\n')).toBe(
    'Guest Wi-Fi for visitors',
  );
  expect(inOneLine('田中　太郎')).toBe('田中　太郎');
  expect(inOneLine(' \r\n\t ')).toBe('');
  const problems = new Problems();
  expect([
    readLine(problems, 'title', 'No\nWi-Fi', 10),
    requiredLine(problems, 'title', '\tNo\tWi-Fi', 10),
  ]).toEqual(['No Wi-Fi', 'No Wi-Fi']);
  expect(refused((said) => requiredLine(said, 'title', '\n\t\u200b', 10, 'Say what it is.'))).toEqual({
    title: ['Say what it is.'],
  });
});
