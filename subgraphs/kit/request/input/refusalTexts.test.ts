import { decimalProblem, notAChoice, notAnId } from './refusalTexts.js';

test("a caller's text is repeated in a refusal, up to its hundredth character and never half of one", () => {
  expect([notAChoice('gone'), notAnId('7')]).toEqual([
    '"gone" is not a valid choice.',
    'Invalid pk "7" - object does not exist.',
  ]);
  for (const letter of ['x', '🙂']) {
    for (const length of [100, 101, 250_000]) {
      const [sent, shown] = [letter.repeat(length), letter.repeat(100)];
      expect([notAChoice(sent), notAnId(sent)]).toEqual([
        `"${shown}" is not a valid choice.`,
        `Invalid pk "${shown}" - object does not exist.`,
      ]);
    }
  }
});

test.each(['', 'much', '1e3', 'NaN', '.', '-', '1,299.00', '€ 12'])('%j is not a number', (text) => {
  expect(decimalProblem(text)).toBe('A valid number is required.');
});
