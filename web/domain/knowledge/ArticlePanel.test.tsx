import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { KnowledgeArticleDocument, RegisterArticleViewDocument } from '../../generated/graphql';
import { answers, broken, notFound } from '../../testing/graph';
import { article, knowledgeService, openArticle } from '../../testing/it/knowledge';
import { interceptNetwork, server } from '../../testing/server';

interceptNetwork();

const dialog = () => within(screen.getByRole('dialog'));

test('an article that is removed or hidden from the person says so, and counts no view', async () => {
  const service = knowledgeService(null);
  await openArticle(service);
  expect(
    await dialog().findByText('This article is not there any more, or it is not open to you.'),
  ).toBeVisible();
  expect(dialog().queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(service.views).toEqual([]);
});

test('an article that was read earlier and then removed is no longer shown', async () => {
  const service = knowledgeService();
  const { portal } = await openArticle(service);
  expect(await dialog().findByText('Choose Home.')).toBeVisible();
  server.use(answers(KnowledgeArticleDocument, notFound));
  await act(async () => {
    await portal.client.refetchQueries({ include: 'active' }).catch(() => undefined);
  });
  expect(
    await dialog().findByText('This article is not there any more, or it is not open to you.'),
  ).toBeVisible();
  expect(dialog().queryByText('Choose Home.')).not.toBeInTheDocument();
  expect(dialog().queryByText('Using the VPN from home')).not.toBeInTheDocument();
});

test('HTML in an article is text, pictures are not loaded, and only web pages and mail addresses are links (S-51)', async () => {
  const content = [
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '![a map](https://evil.example/map.png)',
    '[script](javascript:alert(1)) [data](data:text/html,x) [file](file:///etc/passwd) [path](/home) [page](https://example.com/a) [mail](mailto:it@example.com)',
  ].join('\n\n');
  await openArticle(knowledgeService(article({ content })));
  expect(
    await dialog().findByText(/<script>alert\(1\)<\/script><img src=x onerror=alert\(1\)>/),
  ).toBeVisible();
  expect(dialog().queryByRole('img')).not.toBeInTheDocument();
  expect(dialog().getByText('[Picture: a map]')).toBeVisible();
  const links = dialog()
    .getAllByRole('link')
    .filter((link) => !link.hasAttribute('download'));
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual([
    ['page', 'https://example.com/a', 'noopener noreferrer'],
    ['mail', 'mailto:it@example.com', 'noopener noreferrer'],
  ]);
});

test('a text crafted to freeze the page is shown as plain text', async () => {
  const content = `${'> '.repeat(1_000)}deep`;
  await openArticle(knowledgeService(article({ content })));
  expect(await dialog().findByText(/shown as it was written/)).toBeVisible();
  expect(dialog().getByText(/^> > .* deep$/)).toBeVisible();
});

test('an article has title, category, author, day, headings, lists and tables; opening it counts one view [C3.9 C4.32]', async () => {
  const content =
    '## Connect\n\n1. Open it\n2. Press **Connect**\n\n| What | Hours |\n|---|---|\n| Longest | 12 |\n\n### On Linux\n\n`openconnect`';
  const service = knowledgeService(article({ content }));
  const { user } = await openArticle(service);
  expect(await dialog().findByRole('heading', { level: 3, name: 'Connect' })).toBeVisible();
  expect(dialog().getByRole('heading', { level: 2, name: 'Using the VPN from home' })).toBeVisible();
  expect(dialog().getByRole('heading', { level: 4, name: 'On Linux' })).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('Network · Diego Fuentes · 12 Nov 2026');
  expect(dialog().getByRole('cell', { name: '12' })).toBeVisible();
  expect(within(dialog().getAllByRole('list')[0]!).getAllByRole('listitem')).toHaveLength(2);
  await waitFor(() => expect(service.views).toEqual([5]));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(service.views).toEqual([5]);
});

test('an article is scrolled to the requested passage', async () => {
  const seen: (string | null)[] = [];
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    value(this: Element) {
      seen.push(this.textContent);
    },
  });
  await openArticle(
    knowledgeService(article({ content: '## Connect\n\na\n\n## Limits: **12** hours\n\nb' })),
    'Limits: 12 hours',
  );
  expect(await dialog().findByRole('heading', { name: 'Connect' })).toBeVisible();
  await waitFor(() => expect(seen).toEqual(['Limits: 12 hours']));
});

test('quoted text of an article is marked and scrolled into view, and the reader is told so', async () => {
  const seen: (string | null)[] = [];
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    value(this: Element) {
      seen.push(this.textContent);
    },
  });
  await openArticle(
    knowledgeService(article({ content: 'First.\n\n## Connect\n\na\n\nPress **Connect**.' })),
    'Connect',
    [
      { heading: null, quote: 'First.' },
      { heading: 'Connect', quote: 'Press Connect.' },
    ],
  );
  const marks = await dialog().findAllByText(/First\.|Press/, { selector: 'mark' });
  expect(marks.map((mark) => mark.textContent)).toEqual(['First.', 'Press Connect.']);
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Marked is what comes closest in each part that the answer quotes.',
    ),
  );
  await waitFor(() => expect(seen).toEqual(['Connect', 'Press Connect.']));
});

test('if the quoted text is no longer in the article, marks are not mentioned', async () => {
  await openArticle(knowledgeService(article({ content: 'All is new.' })), null, [
    { heading: null, quote: 'First.' },
  ]);
  expect(await dialog().findByText('All is new.')).toBeVisible();
  expect(dialog().queryByText('Marked')).not.toBeInTheDocument();
});

test('a file is listed with its size and downloaded by a new link, which counts a download [C3.9 C4.33]', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.href);
  });
  const service = knowledgeService();
  const { user } = await openArticle(service);
  expect(await dialog().findByRole('listitem')).toHaveTextContent('vpn-guide.pdfView PDF, 82 KB');
  await user.click(dialog().getByRole('link', { name: 'vpn-guide.pdf' }));
  await waitFor(() => expect(service.downloads).toEqual([5]));
  expect(saved).toEqual(['http://portal.test/files/fresh/9']);
  jest.restoreAllMocks();
});

test('a file can be previewed by a new link, which counts no download; a missing file says so [C4.33]', async () => {
  const asked: string[] = [];
  server.use(
    http.get('http://portal.test/files/fresh/9', ({ request }) => {
      asked.push(request.url);
      return new HttpResponse(null, { status: 404 });
    }),
  );
  const service = knowledgeService();
  const { user } = await openArticle(service);
  await user.click(await dialog().findByRole('button', { name: 'View vpn-guide.pdf' }));
  expect(await screen.findByText('This file is no longer there.')).toBeVisible();
  expect(asked).toEqual(['http://portal.test/files/fresh/9']);
  expect(service.downloads).toEqual([]);
});

test('an article that cannot be loaded is loaded again on request [C8.9]', async () => {
  const service = knowledgeService();
  let works = false;
  service.handlers.unshift(
    answers(KnowledgeArticleDocument, () => (works ? { kbArticle: article() } : broken())),
  );
  const { user } = await openArticle(service);
  expect(await dialog().findByText('Failed to load the article. Please try again.')).toBeVisible();
  works = true;
  await user.click(dialog().getByRole('button', { name: 'Retry' }));
  expect(await dialog().findByText('Choose Home.')).toBeVisible();
});

test('an article can be read even if its view could not be counted', async () => {
  const service = knowledgeService();
  service.handlers.unshift(
    answers(RegisterArticleViewDocument, () => HttpResponse.json({ data: null }, { status: 500 })),
  );
  await openArticle(service);
  expect(await dialog().findByText('Choose Home.')).toBeVisible();
});
