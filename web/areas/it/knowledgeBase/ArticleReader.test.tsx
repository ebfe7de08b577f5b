import { screen, waitFor, within } from '@testing-library/react';

import {
  ArticleArchiveDocument,
  ArticleDetailsDocument,
  DeleteArticleDocument,
  RegisterArticleViewDocument,
} from '../../../generated/graphql';
import { answers, broken, notFound, refusal } from '../../../testing/graph';
import {
  articlesPage,
  chooseOfArticle,
  listedArticle,
  openedArticle,
  openKnowledgeBase,
} from '../../../testing/it/openKnowledgeBase';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();
afterEach(() => jest.restoreAllMocks());

const name = 'Using the VPN from home';
const dialog = async () => within(await screen.findByRole('dialog', { name }));

/** Addresses that the browser was asked to save, as the page sees it. */
function savedAddresses(): string[] {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.href} as ${this.download}`);
  });
  return saved;
}

test('an article that is removed or hidden from the person says so, counts no view and offers only to close', async () => {
  const { counted } = await openKnowledgeBase({
    at: '/it/knowledge-base?article=77',
    handlers: [answers(ArticleDetailsDocument, notFound)],
  });
  expect(
    await screen.findByText('This article is not there any more, or it is not open to you.'),
  ).toBeVisible();
  const buttons = within(screen.getByRole('dialog')).getAllByRole('button');
  expect(buttons.map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual(['Close']);
  expect(counted).toEqual([]);
});

test('a card opens its article, which has its own address; it counts one view, and list and figures are read again [C2.45 C4.32 C7.25 C7.35]', async () => {
  const { user, asked, counted, router } = await openKnowledgeBase();
  await user.click(await screen.findByRole('link', { name }));
  expect(await (await dialog()).findByText('Home', { selector: 'strong' })).toBeVisible();
  expect(router.state.location.search).toBe('?article=5');
  await waitFor(() => expect(counted).toEqual(['view 5']));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.getByRole('dialog')).toHaveTextContent('Network · Diego Fuentes · 12 Nov 2026');
  await user.click((await dialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(counted).toEqual(['view 5']);
});

test('a view that could not be counted is reported, and the article can still be read [C8.9]', async () => {
  await openKnowledgeBase({
    at: '/it/knowledge-base?article=5',
    handlers: [answers(RegisterArticleViewDocument, broken)],
  });
  expect(await screen.findByText('Failed to update view count')).toBeVisible();
  expect((await dialog()).getByText('Home', { selector: 'strong' })).toBeVisible();
});

test('a long article has a table of contents, and each entry has an address that opens the article there', async () => {
  const seen: string[] = [];
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    value(this: Element) {
      seen.push(this.textContent);
    },
  });
  const content = '## Connect\n\na\n\n### On Linux\n\nb\n\n## Limits: **12** hours\n\nc';
  const { user, router } = await openKnowledgeBase({
    at: '/it/knowledge-base?article=5#on-linux',
    handlers: [answers(ArticleDetailsDocument, () => ({ kbArticle: openedArticle({ content }) }))],
  });
  const contents = within(await screen.findByRole('navigation', { name: 'Contents', hidden: true }));
  expect(contents.getAllByRole('link', { hidden: true }).map((link) => link.textContent)).toEqual([
    'Connect',
    'On Linux',
    'Limits: 12 hours',
  ]);
  await waitFor(() => expect(seen).toContain('On Linux'));
  await user.click(contents.getByRole('link', { name: 'Limits: 12 hours', hidden: true }));
  expect(seen.at(-1)).toBe('Limits: 12 hours');
  expect(router.state.location).toMatchObject({ search: '?article=5', hash: '#limits-12-hours' });
  expect(screen.getByRole('heading', { name: 'Limits: 12 hours' })).toHaveFocus();
});

test('a short article has no table of contents', async () => {
  await openKnowledgeBase({ at: '/it/knowledge-base?article=5' });
  expect(await (await dialog()).findByText('Home', { selector: 'strong' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Contents', hidden: true })).not.toBeInTheDocument();
});

test('all files are downloaded as one archive by a new link, which counts a download [C2.45 C4.33 C6.6 C8.9]', async () => {
  const saved = savedAddresses();
  const { user, asked, counted } = await openKnowledgeBase({ at: '/it/knowledge-base?article=5' });
  await (await dialog()).findByText('Home', { selector: 'strong' });
  await waitFor(() => expect(asked).toHaveLength(2));
  await user.click((await dialog()).getByRole('button', { name: 'Download All' }));
  expect(await screen.findByText('Download started successfully')).toBeVisible();
  expect(saved).toEqual([`http://portal.test/files/archive/5 as ${name}.zip`]);
  await waitFor(() => expect(counted).toEqual(['view 5', 'download 5']));
  await waitFor(() => expect(asked).toHaveLength(3));
});

test('an archive that cannot be downloaded says so, and counts no download [C8.9]', async () => {
  const saved = savedAddresses();
  const { user, counted } = await openKnowledgeBase({ handlers: [answers(ArticleArchiveDocument, broken)] });
  await chooseOfArticle(user, 'Download All');
  expect(await screen.findByText('Failed to download article')).toBeVisible();
  expect([saved, counted]).toEqual([[], []]);
});

test('everyone is offered to delete; a person without the permission is refused, and the article stays (R4) [C2.45 C6.5]', async () => {
  const { user } = await openKnowledgeBase({
    handlers: [answers(DeleteArticleDocument, () => refusal('FORBIDDEN', 'You may not do this.'))],
  });
  await chooseOfArticle(user, 'Delete Article');
  const question = await screen.findByRole('alertdialog', { name: 'Delete Article' });
  expect(question).toHaveTextContent(name);
  await user.click(within(question).getByRole('button', { name: 'Delete article' }));
  expect(await screen.findByText('Failed to delete article')).toBeVisible();
  expect(screen.getByRole('link', { name })).toBeVisible();
});

test('the article of a policy links to the policy, and offers no deletion', async () => {
  const policy = { policyId: 4, number: 2 };
  await openKnowledgeBase({
    at: '/it/knowledge-base?article=5',
    list: () => articlesPage([listedArticle({ policy })]),
    handlers: [answers(ArticleDetailsDocument, () => ({ kbArticle: openedArticle({ policy }) }))],
  });
  expect(await (await dialog()).findByRole('link', { name: 'Open the policy' })).toHaveAttribute(
    'href',
    '/it/knowledge-base?policy=4-2',
  );
  expect((await dialog()).queryByRole('button', { name: 'Delete Article' })).not.toBeInTheDocument();
});

test('deleting asks first, then closes the article and reads the list again [C2.46 C4.34 C8.9]', async () => {
  const gone: number[] = [];
  const { user, router } = await openKnowledgeBase({
    at: '/it/knowledge-base?article=5',
    list: () => articlesPage(gone.length > 0 ? [] : [listedArticle()]),
    handlers: [
      answers(DeleteArticleDocument, ({ id }) => {
        gone.push(id);
        return { deleteKbArticle: true };
      }),
    ],
  });
  await (await dialog()).findByText('Home', { selector: 'strong' });
  await user.click((await dialog()).getByRole('button', { name: 'Delete Article' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Article' }));
  await user.click(question.getByRole('button', { name: 'Keep article' }));
  expect(gone).toEqual([]);
  await user.click((await dialog()).getByRole('button', { name: 'Delete Article' }));
  await user.click(await screen.findByRole('button', { name: 'Delete article' }));
  expect(await screen.findByText('Article deleted successfully')).toBeVisible();
  expect(await screen.findByText('No articles found matching your criteria.')).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(gone).toEqual([5]);
});
