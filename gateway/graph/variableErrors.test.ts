import { buildSchema, getVariableValues, Kind, parse } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
import { withFieldNames } from './variableErrors.js';

const schema = buildSchema(`
  enum Kind { LEAVE GENERAL }
  input Request { title: String! days: Int kind: Kind }
  type Query { ask(title: String!, request: Request, active: Boolean): Int }
`);

function fieldsFor(variables: Record<string, unknown>) {
  const document = parse(
    'query ($title: String!, $request: Request, $active: Boolean) { ask(title: $title, request: $request, active: $active) }',
  );
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  )!;
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  return errors?.map(
    (error) =>
      withFieldNames({ message: error.message, extensions: { code: 'BAD_USER_INPUT' } }).extensions?.[
        'fields'
      ],
  );
}

test('bad variables name the field, with the same messages as REST', () => {
  expect(fieldsFor({})).toEqual([{ title: ['This field is required.'] }]);
  expect(fieldsFor({ title: null })).toEqual([{ title: ['This field may not be null.'] }]);
  expect(fieldsFor({ title: 'x', request: { days: 1 } })).toEqual([{ title: ['This field is required.'] }]);
  expect(fieldsFor({ title: 'x', request: { title: 'y', days: 'many' } })).toEqual([
    { days: ['A valid integer is required.'] },
  ]);
  expect(fieldsFor({ title: 'x', request: { title: 'y', days: 3e9 } })).toEqual([
    { days: ['Ensure this value is less than or equal to 2147483647.'] },
  ]);
  expect(fieldsFor({ title: 'x', request: { title: 'y', kind: 'PARTY' } })).toEqual([
    { kind: ['"PARTY" is not a valid choice.'] },
  ]);
  expect(fieldsFor({ title: 'x', request: { title: 'y', kind: 'P'.repeat(500) } })).toEqual([
    { kind: [`"${'P'.repeat(100)}" is not a valid choice.`] },
  ]);
  expect(fieldsFor({ title: 'x', active: 'maybe' })).toEqual([{ active: ['Must be a valid boolean.'] }]);
});

test('the message of a scalar about its value is under the field with that value', () => {
  const fields = { nonFieldErrors: ['No such day.'] };
  const named = (message: string) =>
    withFieldNames({ message, extensions: { code: 'BAD_USER_INPUT', fields } });
  for (const message of [
    'Variable "$i" got invalid value "x" at "i.startDate"; No such day.',
    'Variable "$startDate" got invalid value "x"; Expected type Date.',
  ]) {
    expect(named(message)).toEqual({
      message: 'No such day.',
      extensions: { code: 'BAD_USER_INPUT', fields: { startDate: ['No such day.'] } },
    });
  }
  expect(named('No such day.').extensions?.['fields']).toBe(fields);
});

test('errors that already name fields, or are about something else, are not changed', () => {
  const named = { message: 'Taken.', extensions: { code: 'BAD_USER_INPUT', fields: { email: ['Taken.'] } } };
  const other = {
    message: 'Variable "$title" of required type "String!" was not provided.',
    extensions: { code: 'CONFLICT' },
  };
  expect(withFieldNames(named)).toBe(named);
  expect(withFieldNames(other)).toBe(other);
});
