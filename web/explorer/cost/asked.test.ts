import { asked } from './asked';

const query = 'query Open { me { id } }';

test('an operation name that is not in the query is not sent', () => {
  expect(asked({ query, operationName: 'PeopleByDepartment' })).toEqual({ query, operationName: undefined });
  expect(asked({ query, operationName: 'Open' })).toEqual({ query, operationName: 'Open' });
});

test('an unparseable query is sent unchanged, and the portal reports the error', () => {
  expect(asked({ query: 'query {', operationName: 'Open' })).toEqual({
    query: 'query {',
    operationName: undefined,
  });
});
