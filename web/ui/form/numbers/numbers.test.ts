import { numberProblem, readNumber, writtenNumber } from './numbers';

test.each([
  ['1250', '1250'],
  ['1,250', '1250'],
  ['1 250.50', '1250.50'],
  ['$85,000', '85000'],
  ['85k', '85000'],
  ['1.5K', '1500'],
  ['12,5', '12.5'],
  ['0', '0'],
  ['007', '7'],
  ['.5', '0.5'],
  ['-3', '-3'],
  ['99999999999.99', '99999999999.99'],
])('%p is read as %s, to the last digit', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test.each(['', 'many', '1.2.3', '12,34,5', '1-2', '.', '-', '1e5'])('%p is not a number', (text) => {
  expect(readNumber(text)).toBeNull();
});

test('thousands have separators, and money has its cents', () => {
  expect(writtenNumber('1234567.5')).toBe('1,234,567.5');
  expect(writtenNumber('1234.5', 2)).toBe('1,234.50');
  expect(writtenNumber('-1000', 2)).toBe('-1,000.00');
  expect(writtenNumber('many')).toBe('many');
});

test('an invalid number is reported with the allowed values', () => {
  expect(numberProblem('')).toBeUndefined();
  expect(numberProblem('many')).toBe('Enter a number, such as 1,250.');
  expect(numberProblem('1.5')).toBe('Enter a whole number.');
  expect(numberProblem('1.255', { decimals: 2 })).toBe('Enter at most 2 digits after the point.');
  expect(numberProblem('1.250', { decimals: 2 })).toBeUndefined();
  expect(numberProblem('-1', { min: 0 })).toBe('Enter 0 or more.');
  expect(numberProblem('1001', { max: 1000 })).toBe('Enter 1,000 or less.');
});
