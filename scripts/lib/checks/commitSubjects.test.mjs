import { subjectProblem } from './commitSubjects.mjs';

test.each([
  ['Refuse a leave of more than 366 days', null],
  ['Seed the demo organisation in any size', null],
  ["Merge branch 'main' of the repository", null],
  ['Refuse '.padEnd(73, 'x'), 'has 73 characters; 72 are the most'],
  ['fix: refuse long leave', 'begins with no capital letter'],
  ['Refuse long leave.', 'ends with a full stop'],
  ['Fixed long leave', 'says "Fixed" where a command belongs ("Add", "Refuse", "Keep")'],
  ['Refusing long leave', 'says "Refusing" where a command belongs ("Add", "Refuse", "Keep")'],
])('a commit called "%s" is refused with what is wrong', (subject, problem) => {
  expect(subjectProblem(subject)).toBe(problem);
});
