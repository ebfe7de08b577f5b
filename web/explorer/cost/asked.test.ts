import { asked } from './asked';

const query = 'query Open { me { id } }';

test('the name of an operation that is not in the query is not sent', () => {
  expect(asked({ query, operationName: 'PeopleByDepartment' })).toEqual({ query, operationName: undefined });
  expect(asked({ query, operationName: 'Open' })).toEqual({ query, operationName: 'Open' });
});

test('what cannot be read goes to the portal as it is, which says why', () => {
  expect(asked({ query: 'query {', operationName: 'Open' })).toEqual({
    query: 'query {',
    operationName: undefined,
  });
});
