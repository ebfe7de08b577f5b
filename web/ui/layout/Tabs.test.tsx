import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Tabs } from './Tabs';

const items = [
  { id: 'mine', label: 'My requests', count: 0, content: <button type="button">Cancel</button> },
  { id: 'team', label: 'Team', content: 'Nobody is away.' },
  { id: 'past', label: 'Past', content: 'Last year.' },
];

function Page() {
  const [value, setValue] = useState('mine');
  return <Tabs label="Leave" items={items} value={value} onChange={setValue} />;
}

const shown = () => [
  screen.getByRole('tab', { selected: true }).textContent,
  screen.getByRole('tabpanel').textContent,
];

test('the arrow keys, Home and End move through the tabs and show the panel of each', async () => {
  const user = userEvent.setup();
  render(<Page />);
  expect(shown()).toEqual(['My requests0', 'Cancel']);
  await user.tab();
  const steps: [key: string, tab: string][] = [
    ['{ArrowRight}', 'Team'],
    ['{End}', 'Past'],
    ['{ArrowRight}', 'My requests0'],
    ['{ArrowLeft}', 'Past'],
    ['{Home}', 'My requests0'],
  ];
  for (const [key, tab] of steps) {
    await user.keyboard(key);
    expect(shown()[0]).toBe(tab);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  }
});

test('a click selects a tab, and the Tab key moves from the tabs into their panel', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('tab', { name: 'Team' }));
  expect(shown()).toEqual(['Team', 'Nobody is away.']);
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Team');
  await user.click(screen.getByRole('tab', { name: /My requests/ }));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test.each([
  ['Past', 240, 40],
  ['Mine', 0, -60],
])('the selected tab %s is scrolled into view if the row is too narrow for all', (label, left, moved) => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return this.role === 'tablist' ? new DOMRect(60, 0, 240, 40) : new DOMRect(left, 0, 100, 40);
  });
  render(
    <Tabs
      label="Leave"
      items={['Mine', 'Team', 'Past'].map((name) => ({ id: name, label: name, content: name }))}
      value={label}
      onChange={() => undefined}
    />,
  );
  expect(screen.getByRole('tablist').scrollLeft).toBe(moved);
  jest.restoreAllMocks();
});
