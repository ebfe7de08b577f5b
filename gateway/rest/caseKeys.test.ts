import { camelCase, orderingNames, snakeCase } from './caseKeys.js';

test('names are converted from the graph to REST and back', () => {
  for (const [graph, rest] of [
    ['departmentName', 'department_name'],
    ['addressLine1', 'address_line1'],
    ['id', 'id'],
    ['optionA', 'option_a'],
    ['newPasswordConfirm', 'new_password_confirm'],
  ] as const) {
    expect(snakeCase(graph)).toBe(rest);
    expect(camelCase(rest)).toBe(graph);
  }
});

test('an ordering keeps its directions, drops blanks and accepts names of related records', () => {
  expect(orderingNames('-created_at')).toBe('-createdAt');
  expect(orderingNames('user__first_name, -hire_date')).toBe('firstName,-hireDate');
  expect(orderingNames(' ,-, name')).toBe('name');
  expect(orderingNames('')).toBe('');
});
