import { screen, waitFor, within } from '@testing-library/react';

import { OrgChartDocument } from '../../../generated/graphql';
import { standInForLayout } from '../../../testing/jsdom/flow';
import { answers, broken, never } from '../../../testing/graph';
import { chartCard, openOrgChart } from '../../../testing/people/openOrgChart';
import { chartPerson, organisation, smallOrganisation } from '../../../testing/people/orgChart';
import { interceptNetwork } from '../../../testing/server';
import { mostCards } from './chart/detail';

interceptNetwork();
standInForLayout();

const names = () =>
  screen.getAllByRole('treeitem').map((one) => one.getAttribute('aria-label')?.split(',')[0]);

test('while the chart is loading its place is reserved', async () => {
  await openOrgChart({ handlers: [answers(OrgChartDocument, never)] });
  expect(await screen.findByRole('heading', { level: 2, name: 'Organization Chart' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a chart that cannot be loaded says so, and Retry reloads the page [A8.17 A8.18]', async () => {
  const { user, reload } = await openOrgChart({ handlers: [answers(OrgChartDocument, broken)] });
  expect(await screen.findByText('Failed to load organization chart. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without employees there is a message instead of the chart [A2.77]', async () => {
  await openOrgChart({ people: [] });
  expect(await screen.findByText('No Organization Data')).toBeVisible();
  expect(screen.queryByRole('tree')).not.toBeInTheDocument();
});

test('the tree is drawn from the top manager down to the viewer and their team [A2.71]', async () => {
  await openOrgChart();
  expect(await screen.findByRole('tree', { name: 'Organization chart' })).toBeVisible();
  expect(names()).toEqual([
    'Elena Vasquez',
    'Ingrid Dahl',
    'Jonas Lindqvist',
    'Li Wei',
    'Maya Okafor',
    'Marcus Bell',
  ]);
  expect(await chartCard('Elena Vasquez')).toHaveAttribute('aria-level', '1');
  expect(await chartCard('Maya Okafor')).toHaveAttribute('aria-level', '3');
  expect(await chartCard('Marcus Bell')).toHaveAttribute('aria-expanded', 'false');
});

test("a card shows initials, name, position, department, e-mail and the number of reports, and the viewer's card a badge [A2.72]", async () => {
  await openOrgChart({
    people: [...smallOrganisation, chartPerson({ id: 20, name: 'Employee 20', managerId: 1 })],
  });
  const ingrid = within(await chartCard('Ingrid Dahl'));
  for (const text of ['ID', 'Ingrid Dahl', 'VP Product', 'Product', 'person.2@portal.example'])
    expect(ingrid.getByText(text)).toBeVisible();
  expect(ingrid.getByText(/3 reports/)).toBeVisible();
  expect(ingrid.queryByText('You')).not.toBeInTheDocument();
  expect(within(await chartCard('Maya Okafor')).getByText('You')).toBeVisible();
  expect(await chartCard('Employee 20')).toBeVisible();
});

test('a photo replaces the initials', async () => {
  await openOrgChart({
    people: [chartPerson({ id: 1, name: 'Elena Vasquez', photo: '/api/files/users/1/' })],
  });
  const elena = await chartCard('Elena Vasquez');
  expect(within(elena).getByRole('presentation', { hidden: true })).toHaveAttribute(
    'src',
    'http://portal.test/api/files/users/1/',
  );
});

test("the colours have a legend, and the viewer's position is given in figures [A2.74 A2.75]", async () => {
  const people = smallOrganisation.map((one) =>
    one.id === 6 ? { ...one, departmentName: 'Engineering Services' } : one,
  );
  await openOrgChart({ people });
  const colours = await screen.findByRole('list', { name: 'Colors' });
  expect(
    within(colours)
      .getAllByRole('listitem')
      .map((one) => one.textContent.trim()),
  ).toEqual(['You', 'Leadership', 'Managers']);
  expect(screen.getAllByRole('term').map((one) => one.textContent)).toEqual([
    'Direct Reports',
    'Manager',
    'Department',
  ]);
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    '0',
    '1',
    'Engineerin...',
  ]);
  expect(screen.getByText('Engineerin...')).toHaveAttribute('title', 'Engineering Services');
});

test('a viewer without an employee record sees the chart, and has no position in it', async () => {
  await openOrgChart({ people: smallOrganisation.filter(({ id }) => id !== 6) });
  expect(await chartCard('Elena Vasquez')).toBeVisible();
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['0', '0', 'None']);
  expect(screen.queryByRole('button', { name: 'Find me' })).not.toBeInTheDocument();
  expect(screen.queryByText('You', { selector: 'b' })).not.toBeInTheDocument();
});

test('people without a reporting line are labelled', async () => {
  await openOrgChart({ people: [...smallOrganisation, chartPerson({ id: 20, parentId: 1 })] });
  expect(within(await chartCard('Person 20')).getByText('No manager set')).toBeVisible();
  expect(within(await chartCard('Elena Vasquez')).queryByText('No manager set')).not.toBeInTheDocument();
});

test('a control on the card names the people it hides, and shows and hides them', async () => {
  const { user } = await openOrgChart();
  const shows = within(await chartCard('Marcus Bell')).getByRole('button', {
    name: 'Show 1 person under Marcus Bell',
  });
  await user.click(shows);
  expect(await chartCard('Ådá Nyström')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(
    within(await chartCard('Marcus Bell')).getByRole('button', { name: 'Hide the people under Marcus Bell' }),
  );
  expect(names()).not.toContain('Ådá Nyström');
  await waitFor(async () => expect(await chartCard('Marcus Bell')).toHaveFocus());
});

test('one button expands or collapses all branches', async () => {
  const { user } = await openOrgChart();
  await user.click(await screen.findByRole('button', { name: 'Expand all' }));
  expect(names()).toHaveLength(smallOrganisation.length);
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(names()).toEqual(['Elena Vasquez', 'Ingrid Dahl', 'Marcus Bell']);
});

test('of 2,000 people the page has only as many cards as fit into the window, even with all branches expanded', async () => {
  const { user } = await openOrgChart({ people: organisation(2000) });
  expect((await screen.findAllByRole('treeitem')).length).toBeLessThan(mostCards);
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(mostCards);
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(mostCards);
});

test('cycles and unknown managers in the data do not break the page', async () => {
  await openOrgChart({
    people: [
      chartPerson({ id: 1, managerId: 2 }),
      chartPerson({ id: 2, managerId: 1 }),
      chartPerson({ id: 3, managerId: 99 }),
    ],
  });
  expect(await chartCard('Person 1')).toBeVisible();
  expect(await chartCard('Person 2')).toBeVisible();
  expect(await chartCard('Person 3')).toBeVisible();
});
