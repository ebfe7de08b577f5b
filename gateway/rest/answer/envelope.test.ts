import { envelope } from './envelope.js';

const place = (url: string) => ({ origin: 'https://portal.example', url });
const rows = (count: number) => ({ count, results: [] });

test('a list links to its neighbouring pages, as absolute URLs that keep every other parameter [A7.5]', () => {
  const second = envelope(
    rows(25),
    { page: 2, pageSize: 10 },
    place('/api/core/employees/?search=a%20b&page=2&page_size=10&status=open,closed'),
  );
  expect(second.next).toBe(
    'https://portal.example/api/core/employees/?search=a+b&page=3&page_size=10&status=open%2Cclosed',
  );
  expect(second.previous).toBe(
    'https://portal.example/api/core/employees/?search=a+b&page_size=10&status=open%2Cclosed',
  );
});

test('the first page has no previous link and the last no next link [A7.5]', () => {
  expect(envelope(rows(20), { page: 1, pageSize: 10 }, place('/x')).previous).toBeNull();
  expect(envelope(rows(20), { page: 2, pageSize: 10 }, place('/x?page=2')).next).toBeNull();
  expect(envelope(rows(0), {}, place('/x'))).toEqual({ count: 0, next: null, previous: null, results: [] });
});

test('pages have 100 rows by default, and never more than 200', () => {
  expect(envelope(rows(101), {}, place('/x')).next).toBe('https://portal.example/x?page=2');
  expect(envelope(rows(201), { pageSize: 5000 }, place('/x?page_size=5000')).next).toBe(
    'https://portal.example/x?page_size=5000&page=2',
  );
  expect(envelope(rows(200), { pageSize: 5000 }, place('/x')).next).toBeNull();
});

test('a question mark inside a value stays in the link', () => {
  expect(envelope(rows(300), {}, place('/x?search=who?')).next).toBe(
    'https://portal.example/x?search=who%3F&page=2',
  );
});
