import { passwordProblem } from './passwordRules';

test('the current and the new password are both required [A5.20]', () => {
  expect(passwordProblem({ current: '', next: 'long enough', confirmation: 'long enough' })).toBe(
    'Please fill in all password fields',
  );
  expect(passwordProblem({ current: 'old', next: '', confirmation: '' })).toBe(
    'Please fill in all password fields',
  );
});

test('both entries of the new password must be equal [A5.21]', () => {
  expect(passwordProblem({ current: 'old', next: 'long enough', confirmation: 'long enougj' })).toBe(
    'New passwords do not match',
  );
});

test('seven characters are too few and eight are enough, and an emoji counts as one [A5.22]', () => {
  const short = 'New password must be at least 8 characters long';
  expect(passwordProblem({ next: '1234567', confirmation: '1234567' })).toBe(short);
  expect(passwordProblem({ next: '12345678', confirmation: '12345678' })).toBeNull();
  expect(passwordProblem({ next: '🙂🙂🙂🙂', confirmation: '🙂🙂🙂🙂' })).toBe(short);
});
