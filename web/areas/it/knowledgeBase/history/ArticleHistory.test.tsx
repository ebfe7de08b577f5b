import { screen, waitFor, within } from '@testing-library/react';

import {
  ArticleDetailsDocument,
  ArticleHistoryDocument,
  ArticleVersionTextsDocument,
  RestoreArticleVersionDocument,
  type KbArticlePart,
} from '../../../../generated/graphql';
import { itPerson } from '../../../../testing/it/assets';
import { answers, broken, refusal } from '../../../../testing/graph';
import {
  articlesPage,
  listedArticle,
  openedArticle,
  openKnowledgeBase,
} from '../../../../testing/it/openKnowledgeBase';
import { renderScreen } from '../../../../testing/renderScreen';
import { interceptNetwork } from '../../../../testing/server';
import { ArticleHistory } from './ArticleHistory';

interceptNetwork();

const version = (number: number, more: object = {}) => ({
  articleId: 5,
  version: number,
  previousVersion: number > 1 ? number - 1 : null,
  title: 'VPN',
  changed: (number > 1 ? ['CONTENT', 'FILES'] : []) as KbArticlePart[],
  editorName: 'Ida Tech',
  editedAt: '2026-11-12T17:41:00Z',
  ...more,
});
const page = (count = 2) => ({
  kbArticleVersions: { count, results: [version(2), version(1, { editorName: null })] },
});
const texts = answers(ArticleVersionTextsDocument, ({ version: after, previous }) => ({
  after: { articleId: 5, version: after, title: 'VPN', content: 'Choose Work.\n' },
  before: { articleId: 5, version: previous, title: 'VPN', content: 'Choose Home.\n' },
}));

const open = (handlers: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<ArticleHistory article={5} version={2} />, handlers);
test('a history that cannot be loaded says so, and can be loaded again', async () => {
  let works = false;
  const { user } = await open({
    answers: [answers(ArticleHistoryDocument, () => (works ? page() : broken()))],
  });
  expect(await screen.findByText('The history could not be read.')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Version 2: text, files')).toBeVisible();
});

test('every version shows its author and its changes; added and removed text is marked', async () => {
  const { user } = await open({ answers: [answers(ArticleHistoryDocument, () => page()), texts] });
  expect(await screen.findByText('Version 2: text, files')).toBeVisible();
  expect(screen.getByText('Version 1: first text')).toBeVisible();
  expect(screen.getByText('Not recorded')).toBeVisible();
  expect(screen.getByText('Ida Tech')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show changes' }));
  expect(await screen.findByRole('group', { name: 'Text of version 2' })).toHaveTextContent(
    'Choose Removed: Home.Added: Work.',
  );
});

test('an earlier version is restored after a confirmation, and the present version is not offered for it', async () => {
  const sent: unknown[] = [];
  const { user } = await open({
    answers: [
      answers(ArticleHistoryDocument, () => page()),
      answers(RestoreArticleVersionDocument, (variables) => {
        sent.push(variables);
        return sent.length > 1
          ? { restoreKbArticleVersion: openedArticle({ content: 'Choose Home.', version: 3 }) }
          : refusal('CONFLICT', 'Someone changed this meanwhile. Please look again.');
      }),
    ],
  });
  // The present version has no such button.
  expect(await screen.findAllByRole('button', { name: 'Restore' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Restore Version' }));
  await user.click(question.getByRole('button', { name: 'Restore version' }));
  expect(await screen.findByText(/Someone changed this meanwhile/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await user.click(await screen.findByRole('button', { name: 'Restore version' }));
  expect(await screen.findByText('Version restored successfully')).toBeVisible();
  expect(sent.at(-1)).toEqual({ id: 5, from: 1, version: 2 });
});

test('a restored version is in article, history and list immediately; a person who was too late sees the newest version first', async () => {
  let present = 2;
  const sent: unknown[] = [];
  const viewerCan = { update: true, remove: true };
  const category = () => (present === 4 ? { id: 3, name: 'Security' } : { id: 2, name: 'Network' });
  const shown = () => openedArticle({ version: present, category: category(), viewerCan });
  const { user, asked } = await openKnowledgeBase({
    at: '/it/knowledge-base?article=5',
    viewer: itPerson(),
    list: () => articlesPage([listedArticle({ category: category(), viewerCan })]),
    handlers: [
      answers(ArticleDetailsDocument, () => ({ kbArticle: shown() })),
      answers(ArticleHistoryDocument, () => ({
        kbArticleVersions: {
          count: present,
          results: Array.from({ length: present }, (_, at) => version(present - at)),
        },
      })),
      answers(RestoreArticleVersionDocument, ({ version: read }) => {
        sent.push(read);
        if (read !== present)
          return refusal('CONFLICT', 'Someone changed this meanwhile. Please look again.');
        present += 1;
        return { restoreKbArticleVersion: shown() };
      }),
    ],
  });
  const restoreFirst = async () => {
    await user.click((await screen.findAllByRole('button', { name: 'Restore' })).at(-1)!);
    await user.click(await screen.findByRole('button', { name: 'Restore version' }));
  };
  expect(await screen.findByText('Version 2: text, files')).toBeVisible();
  present = 3;
  await restoreFirst();
  expect(await screen.findByText(/Someone changed this meanwhile/)).toBeVisible();
  expect(await screen.findByText('Version 3: text, files')).toBeVisible();
  const listed = asked.length;
  await restoreFirst();
  expect(await screen.findByText('Version 4: text, files')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('Security · Diego Fuentes');
  expect(sent).toEqual([2, 3]);
  await waitFor(() => expect(asked.length).toBeGreaterThan(listed));
});
