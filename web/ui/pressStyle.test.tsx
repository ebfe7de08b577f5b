import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { Button } from 'react-aria-components/Button';

const page = readFileSync(join(__dirname, '..', 'index.html'), 'utf8');

/** The styles that have a name, with their rules. */
const namedStyles = (html: string) =>
  [...html.matchAll(/<style id="([^"]+)"[^>]*>([^<]*)/g)].map(([, id, rules = '']) => ({
    id,
    rules: rules.replace(/\s+/g, ' ').trim(),
  }));
const styleOfPage = /<style id[^>]*>[^<]*<\/style>/.exec(page)?.[0] ?? '';

beforeEach(() => {
  // In tests React Aria adds none.
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.innerHTML = '';
});

test('the first list that opens adds no style to the page, which would lay out every row again', () => {
  document.head.innerHTML = styleOfPage;
  render(<Button>Open</Button>);
  expect(document.head.innerHTML).toBe(styleOfPage);
});

test('the style in the page says what React Aria would add', () => {
  render(<Button>Open</Button>);
  expect(namedStyles(page)).toEqual(namedStyles(document.head.innerHTML));
});
