import { screen, waitFor, within } from '@testing-library/react';

import { KnowledgeFiguresDocument } from '../../../generated/graphql';
import { itPerson } from '../../../testing/it/assets';
import { chooseOption } from '../../../testing/page/fill';
import { answers, broken } from '../../../testing/graph';
import {
  articleCard,
  articlesPage,
  listedArticle,
  openKnowledgeBase,
} from '../../../testing/it/openKnowledgeBase';
import { openPortal } from '../../../testing/openPortal';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const figure = (label: string) => within(screen.getByRole('group', { name: label }));

test('four cards show the numbers of articles, views, downloads and categories [C2.41]', async () => {
  await openKnowledgeBase();
  for (const [label, value] of [
    ['Total Articles', '58'],
    ['Total Views', '12,402'],
    ['Downloads', '811'],
    ['Categories', '2'],
  ] as const)
    expect(await figure(label).findByText(value)).toBeVisible();
});

test('figures that cannot be loaded say N/A, and one retry loads them again', async () => {
  let works = false;
  const { user } = await openKnowledgeBase({
    handlers: [
      answers(KnowledgeFiguresDocument, () =>
        works ? { kbFigures: { articles: 1, views: 2, downloads: 3 } } : broken(),
      ),
    ],
  });
  expect(await screen.findAllByText('N/A')).toHaveLength(3);
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await figure('Total Views').findByText('2')).toBeVisible();
});

test('a person who is not signed in gets to the sign-in, and finds no article to read, add or delete [C6.5]', async () => {
  await openPortal('/it/knowledge-base');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Article' })).not.toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('the back link leads to the IT portal for people who may enter it, and to Home for everyone else [C2.40 C2.6 C6.3]', async () => {
  await openKnowledgeBase();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home');
});

test.each(['IT Staff', 'Administrator'])('the back link leads %s to the IT portal [C2.40]', async (role) => {
  await openKnowledgeBase({ viewer: itPerson(['Employee', role]) });
  expect(screen.getByRole('link', { name: 'Back to IT Portal' })).toHaveAttribute('href', '/it');
});

test('a hundred articles are requested, the newest first; a card shows 150 characters, a line 200, and the address keeps the view [C2.42 C2.44 C7.32 C9.7 C9.17]', async () => {
  const preview = 'word '.repeat(60).trim();
  const { user, asked, router } = await openKnowledgeBase({
    list: () => articlesPage([listedArticle({ preview })]),
  });
  const card = await articleCard();
  expect(asked).toEqual([{ search: null, category: null, ordering: '-createdAt', page: 1, pageSize: 100 }]);
  for (const words of ['Network', 'Diego Fuentes']) expect(within(card).getByText(words)).toBeVisible();
  for (const words of ['1,240 views', '31 downloads', '1 PDF file'])
    expect(within(card).getByRole('img', { name: words })).toBeVisible();
  const shown = async () => within(await articleCard()).getByText(/^word/).textContent.length;
  expect(await shown()).toBeLessThanOrEqual(150);
  expect(await shown()).toBeGreaterThan(140);
  await user.click(screen.getByRole('radio', { name: 'List' }));
  expect(router.state.location.search).toBe('?view=list');
  expect(await shown()).toBeLessThanOrEqual(200);
  expect(await shown()).toBeGreaterThan(190);
});

test('a draft is labelled as one', async () => {
  await openKnowledgeBase({ list: () => articlesPage([listedArticle({ isPublished: false })]) });
  expect(within(await articleCard()).getByText('Draft')).toBeVisible();
});

test('the list is filtered by category, sorted by date, title, views or downloads, in both directions, and the address keeps it [C2.42 C9.16 C9.17]', async () => {
  const { user, asked, router } = await openKnowledgeBase();
  await articleCard();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('button', { name: /Sort By$/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Date',
    'Title',
    'Views',
    'Downloads',
  ]);
  await user.click(screen.getByRole('option', { name: 'Views' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ ordering: '-viewCount' }));
  await chooseOption(user, /Order$/, 'Ascending');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ ordering: 'viewCount' }));
  await chooseOption(user, /Category$/, 'Security');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ category: [3], ordering: 'viewCount' }));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    sort: 'viewCount',
    category: '3',
  });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ category: null, ordering: '-createdAt' }));
});

test('an address with an unknown order shows the newest first', async () => {
  const { asked } = await openKnowledgeBase({ at: '/it/knowledge-base?sort=relevance&category=x' });
  await articleCard();
  expect(asked).toEqual([expect.objectContaining({ ordering: '-createdAt', category: null })]);
});

test('a search starts half a second after the last key, shows the best match first, and marks the matching words [C2.42 C9.5]', async () => {
  const { user, asked, router } = await openKnowledgeBase({
    list: ({ search }) =>
      articlesPage([
        listedArticle({
          highlights: search
            ? [
                { text: 'Install the ', isMatch: false },
                { text: 'VPN', isMatch: true },
                { text: ' client', isMatch: false },
              ]
            : [],
        }),
      ]),
  });
  await articleCard();
  const before = performance.now();
  await user.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'vpn');
  expect(asked).toHaveLength(1);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(performance.now() - before).toBeGreaterThanOrEqual(450);
  expect(asked[1]).toMatchObject({ search: 'vpn', ordering: 'relevance' });
  expect(router.state.location.search).toBe('?search=vpn');
  await waitFor(() => expect(screen.getAllByText('VPN', { selector: 'mark' })).toHaveLength(2));
  for (const place of ['h2 mark', 'p mark'])
    expect(screen.getByText('VPN', { selector: place })).toBeVisible();
});

test('without a match the page says so and offers to clear the search [C2.47]', async () => {
  const { user, router } = await openKnowledgeBase({
    at: '/it/knowledge-base?search=zebra',
    list: ({ search }) => articlesPage(search ? [] : [listedArticle()]),
  });
  expect(await screen.findByText('No articles found matching your criteria.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await articleCard()).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('an empty knowledge base says the same and offers to write an article [C2.43 C2.47]', async () => {
  const { user } = await openKnowledgeBase({ list: () => articlesPage([]) });
  expect(await screen.findByText('No articles found matching your criteria.')).toBeVisible();
  const [, inList] = screen.getAllByRole('button', { name: 'Add Article' });
  if (inList) await user.click(inList);
  expect(await screen.findByRole('dialog', { name: 'Add New Article' })).toBeVisible();
});

test('each failed request has its own message, and can be repeated [C8.9]', async () => {
  let works = false;
  const { user } = await openKnowledgeBase({
    list: () => (works ? articlesPage([listedArticle()]) : broken()),
  });
  expect(await screen.findByText('Failed to load knowledge base data')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await articleCard()).toBeVisible();
  works = false;
  await user.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'vpn{Enter}');
  expect(await screen.findByText('Failed to search articles')).toBeVisible();
  await user.clear(screen.getByRole('searchbox', { name: 'Search articles' }));
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await chooseOption(user, /Category$/, 'Security');
  expect(await screen.findByText('Failed to load articles')).toBeVisible();
});

test('a list that cannot be refreshed after an article was opened says so [C7.35 C8.9]', async () => {
  let works = true;
  const { user } = await openKnowledgeBase({
    list: () => (works ? articlesPage([listedArticle()]) : broken()),
  });
  await articleCard();
  works = false;
  await user.click(screen.getByRole('link', { name: 'Using the VPN from home' }));
  expect(await screen.findByText('Failed to refresh articles')).toBeVisible();
});
