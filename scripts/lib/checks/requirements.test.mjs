import { idsIn, pageOf, readStatements, statementsOf, testsById } from './requirements.mjs';

test.each([
  ['A1\trule\tText', 'row 1, has no id'],
  ['A1.1\trule\tText\nA1.2\tText', 'row 2, is neither a rule nor a note'],
  ['A1.1\trule', 'row 1, has not one line of text'],
  ['A1.1\trule\tText\tmore', 'row 1, has not one line of text'],
  ['A1.1\trule\tText\nA1.1\tnote\tText', 'row 2, has an id that another row has'],
])('an engineer reads which row of the requirements is malformed: %j', (text, problem) => {
  expect(() => statementsOf(text)).toThrow(problem);
});

test('an engineer finds the requirements well formed', () => {
  expect(readStatements().length).toBeGreaterThan(1000);
});

test('ids are read from the brackets of a title, several of them too', () => {
  const title = "test('a [B1.2] b [B1.3 C4.20], not A1.1, [A2] or [A1.1 to B1.2]', () => {})";
  expect([...idsIn(title)]).toEqual(['B1.2', 'B1.3', 'C4.20']);
});

test('an engineer sees beside a statement the tests that name it', () => {
  const statements = statementsOf('B1.1\trule\tHR enters\nB1.2\tnote\tA note\n');
  const tests = testsById([
    ['web/a.test.tsx', '[B1.1]'],
    ['e2e/b.spec.ts', '[B1.1]'],
  ]);
  const page = pageOf(statements, tests);
  expect(page).toContain('## B1 HR: purpose\n\n- **B1.1** HR enters: ');
  expect(page).toContain('HR enters: [a.test.tsx](../web/a.test.tsx), [b.spec.ts](../e2e/b.spec.ts)\n');
  expect(page).toContain('- **B1.2** A note (note)\n');
});
