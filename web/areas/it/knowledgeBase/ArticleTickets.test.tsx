import { screen, within } from '@testing-library/react';

import { ArticleTicketsDocument, type ArticleTicketsQuery } from '../../../generated/graphql';
import { answers, broken, person, type DataOf } from '../../../testing/graph';
import { openKnowledgeBase } from '../../../testing/it/openKnowledgeBase';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const name = 'Tickets that link it';
const linking = (id: number, title: string) => ({
  id,
  title,
  status: 'RESOLVED' as const,
  createdAt: '2026-11-10T17:41:00Z',
});

type Answer = (id: number) => DataOf<ArticleTicketsQuery> | Response;

const answersOf =
  (count: number, ...results: ReturnType<typeof linking>[]): Answer =>
  (id) => ({ kbArticle: { id, linkedTickets: { count, results } } });

/** Opens the article as a person with these roles. @returns how often its tickets were asked for */
async function openArticle(roles: string[], answer: Answer = answersOf(7, linking(303, 'Screen is dark'))) {
  const asked: number[] = [];
  await openKnowledgeBase({
    at: '/it/knowledge-base?article=5',
    viewer: person({ roles }),
    handlers: [
      answers(ArticleTicketsDocument, ({ id }) => {
        asked.push(id);
        return answer(id);
      }),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Using the VPN from home' }));
  expect(await dialog.findByText('Home', { selector: 'strong' })).toBeVisible();
  return { asked, dialog };
}

test.each([['Employee'], ['Manager'], ['HR']])(
  'the tickets that link to an article are not requested and not shown to %s',
  async (role) => {
    const { asked, dialog } = await openArticle(['Employee', role]);
    expect(dialog.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  },
);

test.each([['IT Staff'], ['Administrator']])(
  '%s reads how many tickets link to an article, and opens the latest',
  async (role) => {
    const { dialog } = await openArticle(['Employee', role]);
    const part = within(await dialog.findByRole('region', { name }));
    expect(part.getByRole('heading', { name: 'Tickets that link it (7)' })).toBeVisible();
    expect(part.getByRole('link', { name: 'Screen is dark' })).toHaveAttribute(
      'href',
      '/it/tickets?ticket=303',
    );
    expect(part.getByText('Resolved')).toBeVisible();
    expect(part.getByText('The latest 1 are shown.')).toBeVisible();
  },
);

test.each<[string, Answer]>([
  ['no ticket links it', answersOf(0)],
  ['they cannot be read', broken],
])('if %s the article can still be read', async (_, answer) => {
  const { dialog } = await openArticle(['Employee', 'IT Staff'], answer);
  expect(dialog.queryByRole('region', { name })).not.toBeInTheDocument();
});
