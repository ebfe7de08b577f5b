import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ThemeSwitch } from './ThemeSwitch';

/** jsdom has no media queries: a device that is dark or light, and can change. */
function device(isDark: boolean) {
  const changes: (() => void)[] = [];
  const query = {
    matches: isDark,
    addEventListener: (_type: string, tell: () => void) => changes.push(tell),
  };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
  return (next: boolean) => {
    query.matches = next;
    for (const tell of changes) tell();
  };
}

const load = () => {
  const script = readFileSync(join(__dirname, '..', '..', '..', 'public', 'theme.js'), 'utf8');
  // The file that index.html loads before everything else, run as the browser runs it.
  window.eval(script);
};

const painted = () => document.documentElement.getAttribute('data-theme');

beforeEach(() => localStorage.clear());

test('the portal follows the theme of the device until a person chooses one, also when the device changes', () => {
  const change = device(true);
  load();
  expect(painted()).toBe('dark');
  change(false);
  expect(painted()).toBe('light');
});

test('the chosen theme is shown immediately and remembered at the next visit', async () => {
  device(true);
  load();
  render(<ThemeSwitch />);
  await userEvent.click(screen.getByRole('button', { name: 'Theme: system. Switch to light' }));
  expect(painted()).toBe('light');

  document.documentElement.removeAttribute('data-theme');
  load();
  expect(painted()).toBe('light');

  await userEvent.click(screen.getByRole('button', { name: 'Theme: light. Switch to dark' }));
  await userEvent.click(screen.getByRole('button', { name: 'Theme: dark. Switch to system' }));
  expect(localStorage.getItem('ui.theme')).toBe('system');
  expect(painted()).toBe('dark');
});
