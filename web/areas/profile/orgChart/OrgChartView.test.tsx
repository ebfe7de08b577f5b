import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { PersonDetailsDocument } from '../../../generated/graphql';
import { standInForLayout } from '../../../testing/jsdom/flow';
import { answers, broken, never } from '../../../testing/graph';
import { chartCard, openOrgChart } from '../../../testing/people/openOrgChart';
import { chartPerson, details, organisation, smallOrganisation } from '../../../testing/people/orgChart';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();
standInForLayout();

const facts = (dialog: HTMLElement) =>
  Object.fromEntries(
    within(dialog)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('a card opens the details, which are in the address, so that Back closes them [A2.76]', async () => {
  const { router } = await openOrgChart();
  // Dragging and clicking begin alike, and jsdom gives user-event no window to drag in.
  fireEvent.click(await chartCard('Ingrid Dahl'));
  expect(await screen.findByRole('dialog', { name: 'Ingrid Dahl' })).toBeVisible();
  expect(router.state.location.search).toBe('?person=2');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test("a link opens a person's details, with all public fields [A3.6]", async () => {
  await openOrgChart({ at: '/profile?person=2' });
  const dialog = await screen.findByRole('dialog', { name: 'Ingrid Dahl' });
  await waitFor(() =>
    expect(facts(dialog)).toEqual({
      Position: 'VP Product',
      Department: 'Product (12 people)',
      Manager: 'Elena Vasquez',
      'Direct reports': '3',
      'Employee ID': 'EMP00002',
      'Hire date': '16\u00A0Sep\u00A02019',
      'Years of service': '7.1',
    }),
  );
  expect(within(dialog).getByRole('link', { name: 'person.2@portal.example' })).toHaveAttribute(
    'href',
    'mailto:person.2@portal.example',
  );
  expect(within(dialog).getByText('Active')).toBeVisible();
});

test('the manager and the reports lead to their own details [A3.7]', async () => {
  const { user, router } = await openOrgChart({ at: '/profile?person=2' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Ingrid Dahl' }));
  expect(dialog.getByRole('heading', { name: 'Direct reports (3)' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Jonas Lindqvist' }));
  const jonas = within(await screen.findByRole('dialog', { name: 'Jonas Lindqvist' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Jonas Lindqvist' })).toHaveFocus());
  await user.click(jonas.getByRole('button', { name: 'Ingrid Dahl' }));
  expect(await screen.findByRole('dialog', { name: 'Ingrid Dahl' })).toBeVisible();
  expect(router.state.location.search).toBe('?person=2');
});

test('the fields of the chart are shown immediately, before the rest is loaded', async () => {
  await openOrgChart({ at: '/profile?person=2', handlers: [answers(PersonDetailsDocument, never)] });
  const dialog = await screen.findByRole('dialog', { name: 'Ingrid Dahl' });
  expect(facts(dialog)).toMatchObject({
    Position: 'VP Product',
    Manager: 'Elena Vasquez',
    'Direct reports': '3',
  });
});

test('details that cannot be loaded are only logged, and the popup shows the fields of the chart [A8.19]', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openOrgChart({ at: '/profile?person=2', handlers: [answers(PersonDetailsDocument, broken)] });
  const dialog = await screen.findByRole('dialog', { name: 'Ingrid Dahl' });
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith('The details of employee 2 could not be loaded.', expect.anything()),
  );
  expect(facts(dialog)).toEqual({
    Position: 'VP Product',
    Department: 'Product',
    Manager: 'Elena Vasquez',
    'Direct reports': '3',
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a person outside the chart is shown if their record can be read', async () => {
  const inactive = details({
    id: 50,
    fullName: 'Old Hand',
    isActive: false,
    manager: null,
    departmentName: null,
    departmentSize: 0,
  });
  const { user, router } = await openOrgChart({
    at: '/profile?person=50',
    handlers: [answers(PersonDetailsDocument, ({ id }) => ({ employee: id === 50 ? inactive : null }))],
  });
  const dialog = await screen.findByRole('dialog', { name: 'Old Hand' });
  expect(within(dialog).getByText('Inactive')).toBeVisible();
  expect(facts(dialog)).toMatchObject({ Manager: 'None', Department: 'None' });
  expect(within(dialog).queryByRole('button', { name: 'Show in chart' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await act(() => router.navigate('/profile?person=51'));
  expect(await screen.findByText('No one to show here')).toBeVisible();
});

test('people drawn without a reporting line have no manager in their details', async () => {
  await openOrgChart({
    people: [...smallOrganisation, chartPerson({ id: 20, parentId: 1 })],
    at: '/profile?person=20',
  });
  const dialog = await screen.findByRole('dialog', { name: 'Person 20' });
  await waitFor(() => expect(facts(dialog)).toMatchObject({ Manager: 'No manager set' }));
});

test('the list shows the same people, expands branches and opens details, and is in the address', async () => {
  const { user, router } = await openOrgChart();
  await user.click(await screen.findByRole('radio', { name: 'List' }));
  expect(router.state.location.search).toBe('?org=list');
  expect(screen.queryByRole('tree')).not.toBeInTheDocument();
  const people = await screen.findByRole('button', { name: 'People under Marcus Bell (1)' });
  expect(people).toHaveAttribute('aria-expanded', 'false');
  await user.click(people);
  await user.click(screen.getByRole('button', { name: 'Ådá Nyström' }));
  expect(await screen.findByRole('dialog', { name: 'Ådá Nyström' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Show in chart' }));
  const ada = await chartCard('Ådá Nyström');
  await waitFor(() => expect(ada).toHaveFocus());
  expect(router.state.location.search).toBe('');
});

test('in the list, too, a found person has the focus, and the viewer a badge', async () => {
  const { user } = await openOrgChart({ at: '/profile?org=list' });
  await user.type(await screen.findByRole('combobox', { name: 'Find a person' }), 'nystrom{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ådá Nyström' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Find me' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Maya Okafor' })).toHaveFocus());
  expect(screen.getAllByText('You')).toHaveLength(2);
});

test('the list shows 2,000 people with all branches expanded', async () => {
  const { user } = await openOrgChart({ people: organisation(2000), at: '/profile?org=list' });
  await user.click(await screen.findByRole('button', { name: 'Expand all' }));
  expect(screen.getByText('Person 2000')).toBeInTheDocument();
});

test('levels too deep to indent are labelled', async () => {
  const { user } = await openOrgChart({ people: organisation(40, 1), at: '/profile?org=list' });
  await user.click(await screen.findByRole('button', { name: 'Expand all' }));
  expect(screen.getByText('Level 40')).toBeInTheDocument();
  expect(screen.queryByText('Level 4')).not.toBeInTheDocument();
});

test('the full size is in the address; Escape returns to the page and to the same card', async () => {
  const { user, router } = await openOrgChart();
  await user.click(await screen.findByRole('button', { name: 'Full size' }));
  expect(router.state.location.search).toBe('?chart=full');
  const full = within(await screen.findByRole('dialog', { name: 'Organization Chart' }));
  expect(await full.findByRole('tree')).toBeVisible();
  await user.click(full.getByRole('button', { name: 'Find me' }));
  await waitFor(async () => expect(await chartCard('Maya Okafor')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(await screen.findByRole('button', { name: 'Full size' })).toBeVisible();
  await waitFor(async () => expect(await chartCard('Maya Okafor')).toHaveFocus());
});
