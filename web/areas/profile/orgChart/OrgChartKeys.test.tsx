import { screen, waitFor, within } from '@testing-library/react';

import { standInForLayout } from '../../../testing/jsdom/flow';
import { chartCard, openOrgChart } from '../../../testing/people/openOrgChart';
import { organisation } from '../../../testing/people/orgChart';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();
standInForLayout();

const expectFocus = async (name: string) => {
  await waitFor(async () => expect(await chartCard(name)).toHaveFocus());
};

test('the focus enters the tree at the viewer, and the arrow keys follow the reporting lines', async () => {
  const { user } = await openOrgChart();
  const maya = await chartCard('Maya Okafor');
  expect(screen.getAllByRole('treeitem').filter((one) => one.tabIndex === 0)).toEqual([maya]);
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  await user.click(screen.getByRole('button', { name: 'Find me' }));
  await expectFocus('Maya Okafor');
  await user.keyboard('{ArrowUp}');
  await expectFocus('Ingrid Dahl');
  await user.keyboard('{ArrowRight}');
  await expectFocus('Marcus Bell');
  await user.keyboard('{ArrowDown}');
  await expectFocus('Ådá Nyström');
  await user.keyboard('{Home}');
  await expectFocus('Elena Vasquez');
  await user.keyboard('{End}');
  await expectFocus('Ådá Nyström');
  expect(screen.getAllByRole('treeitem').filter((one) => one.tabIndex === 0)).toHaveLength(1);
});

test('Space, + and - open and close the branch, and the focus stays on its root', async () => {
  const { user } = await openOrgChart();
  await chartCard('Maya Okafor');
  await user.click(screen.getByRole('button', { name: 'Find me' }));
  await user.keyboard('{ArrowUp} ');
  await waitFor(async () => expect(await chartCard('Ingrid Dahl')).toHaveAttribute('aria-expanded', 'false'));
  await expectFocus('Ingrid Dahl');
  await user.keyboard('+');
  await waitFor(async () => expect(await chartCard('Ingrid Dahl')).toHaveAttribute('aria-expanded', 'true'));
  await user.keyboard('-');
  await waitFor(async () => expect(await chartCard('Ingrid Dahl')).toHaveAttribute('aria-expanded', 'false'));
  await expectFocus('Ingrid Dahl');
});

test('Enter opens the details, and closing them returns the focus to the card', async () => {
  const { user, router } = await openOrgChart();
  await chartCard('Maya Okafor');
  await user.click(screen.getByRole('button', { name: 'Find me' }));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Ingrid Dahl' })).toBeVisible();
  expect(router.state.location.search).toBe('?person=2');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expectFocus('Ingrid Dahl');
});

test('the focus is never lost in a chart that is larger than the window', async () => {
  const { user } = await openOrgChart({ people: organisation(120) });
  await screen.findAllByRole('treeitem');
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  await user.type(screen.getByRole('combobox', { name: 'Find a person' }), 'Person 120{Enter}');
  await expectFocus('Person 120');
  await user.keyboard('{Home}');
  await expectFocus('Person 1');
  await user.keyboard('{End}');
  await expectFocus('Person 73');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  await expectFocus('Person 1');
});

test('a person is found by typing without accents; the branch opens, and the person is marked and focused', async () => {
  const { user } = await openOrgChart();
  const search = await screen.findByRole('combobox', { name: 'Find a person' });
  await user.type(search, 'engineering');
  const list = await screen.findByRole('listbox');
  expect(
    within(list)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toHaveLength(2);
  await user.clear(search);
  await user.type(search, 'ada nystrom');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  await expectFocus('Ådá Nyström');
  expect(await chartCard('Ådá Nyström')).toHaveAttribute('aria-current', 'true');
  expect(search).toHaveValue('');
});

test('the arrow keys move through the matches, and without a match the list says so', async () => {
  const { user } = await openOrgChart();
  const search = await screen.findByRole('combobox', { name: 'Find a person' });
  await user.type(search, 'nobody of that name');
  expect(await screen.findByText('No one found')).toBeVisible();
  await user.clear(search);
  await user.type(search, 'product manager');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expectFocus('Maya Okafor');
});
