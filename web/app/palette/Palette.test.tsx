import { screen, waitFor, within } from '@testing-library/react';

import { FindThingsDocument, type FindThingsQuery } from '../../generated/graphql';
import { answers, broken, person } from '../../testing/graph';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen';
import { interceptNetwork } from '../../testing/server';
import { hasScreen } from '../routes';
import { PaletteButton } from './PaletteButton';
import { palettePlaces } from './palettePlaces';
import { keepRecent, recentThings } from './recentThings';
import screenWords from './screenWords.json';

interceptNetwork();

const nothing: FindThingsQuery = {
  searchPeople: [],
  searchTickets: [],
  searchIt: [],
  searchLearning: [],
};
const anna = {
  kind: 'PERSON' as const,
  id: '12',
  title: 'Anna Lind',
  subtitle: 'Analyst · Analytics',
  path: '/profile?person=12',
};
const leave = {
  kind: 'LEAVE_REQUEST' as const,
  id: '12',
  title: 'Week with Anna',
  subtitle: 'Leave request · Yours',
  path: '/employee/leave?request=12',
};
const asset = {
  kind: 'ASSET' as const,
  id: '3',
  title: 'Annalog scale',
  subtitle: 'SCA-001',
  path: '/it/assets?asset=3',
};

/** Finds these for "anna" and nothing for anything else. */
const finds = (...things: (typeof anna | typeof leave | typeof asset)[]) =>
  answers(FindThingsDocument, ({ text }) => ({
    ...nothing,
    searchPeople: text === 'anna' ? things : [],
  }));

async function open(options: ScreenOptions = {}) {
  const view = await renderScreen(<PaletteButton />, { at: '/home', answers: [finds()], ...options });
  await view.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search the portal' });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...view, field };
}
const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);
const part = (name: string) => within(screen.getByRole('group', { name }));
/** The option that Enter would choose. */
const marked = (field: HTMLElement) =>
  screen.getAllByRole('option').find(({ id }) => id === field.getAttribute('aria-activedescendant'))
    ?.textContent;

test('a person is never offered a screen that they may not enter, or a record on such a screen', async () => {
  const { user } = await open({ answers: [finds(anna, asset)] });
  await user.keyboard('tickets');
  expect(await screen.findByRole('option', { name: /My tickets/ })).toBeVisible();
  expect(optionNames().join()).not.toMatch(/IT tickets|HR/);
  await user.clear(screen.getByRole('combobox'));
  await user.keyboard('anna');
  expect(await screen.findByRole('option', { name: /Anna Lind/ })).toBeVisible();
  expect(optionNames().join()).not.toMatch(/Annalog/);
});

test('IT Staff find assets, and HR find their own screens', async () => {
  const { user } = await open({ viewer: person({ roles: ['IT Staff'] }), answers: [finds(asset)] });
  await user.keyboard('anna');
  await screen.findByRole('option', { name: /Annalog scale/ });
  expect(part('Assets').getByRole('option', { name: /Annalog scale/ })).toBeVisible();
});

test('own reviews and policies are found by name, and those of the organisation only by HR', async () => {
  const { user } = await open();
  await user.keyboard('policies');
  expect(await screen.findByRole('option', { name: /My policies/ })).toBeVisible();
  expect(optionNames().join()).not.toMatch(/Employee Management/);
  await user.clear(screen.getByRole('combobox'));
  await user.keyboard('review cycles');
  expect(await screen.findAllByText('No results for “review cycles”')).not.toHaveLength(0);
});

test('HR finds the review cycles by name, and a person without an employee record is offered no reviews of their own', async () => {
  const hr = person({ roles: ['HR'], departmentName: null });
  const { user, router } = await open({ viewer: hr });
  await user.keyboard('review');
  const cycles = await screen.findByRole('option', { name: /Review cycles/ });
  expect(optionNames().join()).not.toMatch(/My reviews/);
  await user.click(cycles);
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/hr/employees?tab=reviews'),
  );
});

test('a policy among the results opens as a policy, under a heading of its own', async () => {
  const policy = {
    kind: 'POLICY' as const,
    id: '4',
    title: 'Travel and expenses',
    subtitle: 'Version 2 · In force',
    path: '/it/knowledge-base?policy=4-2',
  };
  const { user, router } = await open({
    answers: [answers(FindThingsDocument, () => ({ ...nothing, searchIt: [policy] }))],
  });
  await user.keyboard('travel');
  await user.click(await screen.findByRole('option', { name: /Travel and expenses/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?policy=4-2'));
});

test('a person opens the search by keyboard, finds a colleague and goes there, and returns to the page on Escape', async () => {
  const { user, router, field } = await open({ answers: [finds(anna, leave)] });
  await user.keyboard('anna');
  await screen.findByRole('option', { name: /Anna Lind/ });
  expect(part('Colleagues').getByRole('option', { name: /Anna Lind/ })).toBeVisible();
  expect(part('Leave').getByRole('option', { name: /Week with Anna/ })).toBeVisible();
  await waitFor(() => expect(marked(field)).toMatch(/^Anna Lind/));
  await user.keyboard('{End}');
  expect(marked(field)).toMatch(/^Week with Anna/);
  await user.keyboard('{Home}{ArrowDown}{ArrowUp}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  expect(router.state.location.search).toBe('?person=12');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Escape closes the search with any text in it, and leaves the page unchanged', async () => {
  const { user, router } = await open();
  await user.keyboard('leave');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/home');
});

test('actions are also found by synonyms, and open the form itself', async () => {
  const { user, router } = await open();
  await user.keyboard('vacation');
  await user.click(await part('Actions').findByRole('option', { name: 'Request leave' }));
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/employee/leave?new'),
  );
});

test.each([
  ['request laeve', 'Request leave'],
  ['vacaton', 'Request leave'],
  ['time traking', 'Time tracking'],
  ['timesheet', 'Time tracking'],
  ['org chart', 'Organization chart'],
  ['change password', 'Account settings'],
])('"%s" finds the intended entry', async (typed, name) => {
  const { user } = await open();
  await user.keyboard(typed);
  expect(await screen.findByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible();
});

test.each(Object.keys(screenWords))(
  'the synonyms of %s belong to an existing screen or a part of one',
  (path) => {
    const isPlace = palettePlaces.some(({ to }) => to === path);
    expect(isPlace || hasScreen(path) || path === '/explorer').toBe(true);
  },
);

test('a person without an employee record is not offered to start tracking', async () => {
  await open({ viewer: person({ departmentName: null }) });
  expect(part('Actions').getByRole('option', { name: 'New ticket' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Start tracking' })).not.toBeInTheDocument();
});

test('without a match the search says so, and Enter searches the knowledge base', async () => {
  const { user, router } = await open();
  await user.keyboard('zzyzx & co');
  expect(await screen.findAllByText('No results for “zzyzx & co”')).not.toHaveLength(0);
  expect(optionNames()).toEqual(['Search the knowledge base', 'Create a ticket']);
  await user.keyboard('{Home}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/it/knowledge-base'));
  expect(new URLSearchParams(router.state.location.search).get('search')).toBe('zzyzx & co');
  expect(recentThings(7)).toEqual([]);
});

test('when the search fails, the entries of the browser are still there, and Retry searches again', async () => {
  let tries = 0;
  const { user } = await open({
    answers: [
      answers(FindThingsDocument, () => {
        tries += 1;
        return tries === 1 ? broken() : { ...nothing, searchPeople: [anna] };
      }),
    ],
  });
  await user.keyboard('anna');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: /Anna Lind/ })).toBeVisible();
});

test('a subgraph that does not answer only affects its own part of the results', async () => {
  const { user } = await open({
    answers: [
      answers(FindThingsDocument, () =>
        Response.json({
          data: { ...nothing, searchPeople: [anna], searchIt: null },
          errors: [{ message: 'away', path: ['searchIt'], extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
        }),
      ),
    ],
  });
  await user.keyboard('anna');
  expect(await screen.findByRole('option', { name: /Anna Lind/ })).toBeVisible();
  expect(await screen.findByText('Part of the search did not answer.')).toBeVisible();
});

test('results for an earlier text are not shown for the present text', async () => {
  const { user } = await open({ answers: [finds(anna)] });
  await user.keyboard('anna');
  expect(await screen.findByRole('option', { name: /Anna Lind/ })).toBeVisible();
  await user.keyboard('b');
  expect(screen.queryByRole('option', { name: /Anna Lind/ })).not.toBeInTheDocument();
  expect(await screen.findAllByText('No results for “annab”')).not.toHaveLength(0);
});

test('the entry opened last comes first the next time, for this person only', async () => {
  const { user, router } = await open({ answers: [finds(anna)] });
  await user.keyboard('anna');
  await screen.findByRole('option', { name: /Anna Lind/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  expect(recentThings(7).map(({ title }) => title)).toEqual(['Anna Lind']);
  expect(recentThings(8)).toEqual([]);
});

test('recent entries are shown before anything is typed, without screens that are closed to the person', async () => {
  keepRecent(7, { ...asset });
  keepRecent(7, { ...anna });
  await open();
  expect(part('Recent').getAllByRole('option')).toHaveLength(1);
  expect(optionNames()[0]).toMatch(/^Anna Lind/);
});

test('feedback is never stored among the recent entries', () => {
  keepRecent(7, {
    kind: 'FEEDBACK',
    title: 'Thoughts',
    subtitle: 'Feedback · Yours',
    path: '/employee/feedback?feedback=4',
  });
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('Thoughts');
});

test('in a form the shortcut does not open the search, so that the typed text is kept', async () => {
  const { user } = await renderScreen(
    <>
      <PaletteButton />
      <div role="dialog" aria-label="New ticket" />
    </>,
    { at: '/home' },
  );
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
