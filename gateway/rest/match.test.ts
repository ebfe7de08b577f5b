import { Matcher } from './match.js';

const matcher = new Matcher<string>();
matcher.add('GET', '/api/hr/employees/', 'list');
matcher.add('GET', '/api/hr/employees/{id}/', 'one');
matcher.add('PATCH', '/api/hr/employees/{id}/', 'change');
matcher.add('GET', '/api/hr/employees/my_profile/', 'mine');
matcher.add('GET', '/api/hr/employees/{id}/details/', 'details');
matcher.add('POST', '/api/tickets/general/{id}/close/', 'close general');
matcher.add('POST', '/api/tickets/{id}/close/', 'close');

const found = (path: string, method: 'GET' | 'POST' = 'GET') => matcher.find(path)?.targets.get(method);

test('a path answers with and without its trailing slash, and with - and _ alike in its words', () => {
  expect(found('/api/hr/employees')).toBe('list');
  expect(found('/api/hr/employees/')).toBe('list');
  expect(found('/api/hr/employees/my-profile/')).toBe('mine');
  expect(found('/api/hr/employees/my_profile')).toBe('mine');
});

test('words are matched before parameters, and a parameter may be where another path has a word', () => {
  expect(found('/api/hr/employees/7/')).toBe('one');
  expect(found('/api/hr/employees/7/details/')).toBe('details');
  expect(found('/api/tickets/general/7/close/', 'POST')).toBe('close general');
  expect(found('/api/tickets/7/close/', 'POST')).toBe('close');
});

test('parameters are passed on decoded and unchanged', () => {
  expect(matcher.find('/api/hr/employees/a_b%20c/')?.parameters).toEqual({ id: 'a_b c' });
});

test('other paths do not match', () => {
  for (const path of [
    '/api/hr/',
    '/api/hr/employees//',
    '/api//hr/employees/',
    '/api/hr/employees/7/8/',
    '/api/hr/employees/%E0%A4%A/',
    '/',
  ])
    expect(matcher.find(path)).toBeNull();
});

test('two rows for one path and method are refused', () => {
  expect(() => matcher.add('GET', '/api/hr/employees', 'again')).toThrow('is in two rows');
  expect(() => matcher.add('GET', '/api/hr/employees/{code}/', 'again')).toThrow('is called {id}');
});
