import { screen, waitFor } from '@testing-library/react';

import { DeleteArticleDocument, RestoreArticleDocument } from '../../../../generated/graphql';
import { answers, broken, person } from '../../../../testing/graph';
import {
  articlesPage,
  chooseOfArticle,
  listedArticle,
  openKnowledgeBase,
} from '../../../../testing/it/openKnowledgeBase';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

const name = 'Using the VPN from home';

/** Removes the article as a person with this role. */
async function remove(role: string, fails = false) {
  let isGone = false;
  const opened = await openKnowledgeBase({
    viewer: person({ roles: ['Employee', role] }),
    list: () => articlesPage(isGone ? [] : [listedArticle()]),
    handlers: [
      answers(DeleteArticleDocument, () => {
        isGone = true;
        return { deleteKbArticle: true };
      }),
      answers(RestoreArticleDocument, ({ id }) => {
        if (fails) return broken();
        isGone = false;
        return { restoreKbArticle: { id } };
      }),
    ],
  });
  await chooseOfArticle(opened.user, 'Delete Article');
  await opened.user.click(await screen.findByRole('button', { name: 'Delete article' }));
  expect(await screen.findByText('Article deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
  return opened;
}

test('an author who removed their article is not offered the actions of IT', async () => {
  await remove('Manager');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test.each(['IT Staff', 'Administrator'])('%s restores a removed article (K4)', async (role) => {
  const { user } = await remove(role);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Article restored successfully')).toBeVisible();
  expect(await screen.findByRole('link', { name })).toBeVisible();
});

test('an article that could not be restored is reported as deleted', async () => {
  const { user } = await remove('IT Staff', true);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Failed to restore article')).toBeVisible();
});
