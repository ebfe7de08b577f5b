import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { dark, light } from './theme';

const parts = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && name !== 'theme.ts',
);
const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

test.each(parts)('%s takes its colours, sizes and spaces from the theme', (name) => {
  const raw = withoutComments(read(name)).match(
    /oklch\(|rgba?\(|hsla?\(|#[\da-f]{3,8}\b(?=[;'"\s])|\b[1-9]\d*px\b/gi,
  );
  expect(raw).toBeNull();
});

test('the page has the canvas colour of the theme before any script has run', () => {
  const page = readFileSync(join(__dirname, '..', 'index.html'), 'utf8');
  expect(page).toContain(`html { background: ${light.canvas}; }`);
  expect(page).toContain(`html[data-theme='dark'] { background: ${dark.canvas}; }`);
});
