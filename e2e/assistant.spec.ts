import { ask, chat, chatBox, chatButton, openAssistant, said, vpn } from './support/areas/assistant.js';
import { onCalls, operationOf } from './support/graphCalls.js';
import { expect, test } from './support/portalTest.js';
import { keptInBrowser, signOutButton } from './support/shell.js';
import { enter } from './support/signInPage.js';
import { employ } from './support/areas/timeTracking.js';
import { dock } from './support/areas/tracker.js';

// A question that the page still asks when it closes needs no answer.
test.afterEach(async ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('answers and articles are shown as text: no part of them runs, loads or navigates (S-51, S-76)', async ({
  page,
  api,
}) => {
  const payload =
    '<img src="https://evil.example/x" onerror="window.__xss=1"> [go](https://evil.example/home) ![p](https://evil.example/p.png) [run](javascript:window.__xss=1)';
  await enter(page, await employ(api));
  await onCalls(page, ['SendChatMessage', 'KnowledgeArticle', 'RegisterArticleView'], (route) => {
    const article = { __typename: 'KbArticle', id: 1, title: payload };
    const answers: Record<string, object> = {
      SendChatMessage: {
        sendChatMessage: {
          __typename: 'ChatReply',
          response: payload,
          brief: payload,
          isSure: false,
          timestamp: new Date().toISOString(),
          sources: [{ __typename: 'ChatSource', article, heading: payload, quote: payload }],
          nearest: [article],
        },
      },
      KnowledgeArticle: {
        kbArticle: {
          ...article,
          content: payload,
          category: { __typename: 'KbCategory', id: 1, name: payload },
          authorName: payload,
          updatedAt: new Date().toISOString(),
          attachments: [],
        },
      },
      RegisterArticleView: { registerKbArticleView: { __typename: 'KbArticle', id: 1, viewCount: 1 } },
    };
    return route.fulfill({ json: { data: answers[operationOf(route.request()) ?? ''] } });
  });
  await openAssistant(page);
  await ask(page, 'Hello');
  await expect(said(page).last()).toContainText('[run](javascript:window.__xss=1)');
  await expect(said(page).last().getByRole('link')).toHaveCount(0);
  await expect(chat(page).getByRole('list', { name: 'Nearest articles' }).getByRole('button')).toHaveText(
    payload,
  );
  await chat(page).getByRole('list', { name: 'Sources' }).getByRole('button').click();
  const article = page.getByRole('dialog', { name: payload });
  await expect(article.getByRole('link')).toHaveText(['go']);
  await expect(article.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await page.evaluate('window.__xss')).toBeUndefined();
});

test(
  'a person asks, reads the answer, opens its source and asks again [A1.9 A2.102 A3.25 A3.26 A7.25 C4.32]',
  { tag: '@apart' },
  async ({ page, api }) => {
    const { token, ...person } = await employ(api);
    await enter(page, person);
    await openAssistant(page);
    await ask(page, vpn);
    await expect(said(page).last()).toContainText(/Secure Client|vpn\.northwind\.example/);

    const source = chat(page)
      .getByRole('list', { name: 'Sources' })
      .getByRole('button', { name: /^Using the VPN from home/ })
      .first();
    const counted = page.waitForResponse(
      (response) => operationOf(response.request()) === 'RegisterArticleView',
    );
    await source.click();
    const article = page.getByRole('dialog', { name: 'Using the VPN from home' });
    await expect(article.getByText('Cisco Secure Client').first()).toBeVisible();
    await expect(
      article.getByText('Marked is what comes closest in each part that the answer quotes.'),
    ).toBeVisible();
    await expect(article.locator('mark').nth(1)).toBeVisible();
    const { data } = (await (await counted).json()) as {
      data: { registerKbArticleView: { id: number; viewCount: number } };
    };
    const { kbArticle } = await api.graph<{ kbArticle: { title: string; viewCount: number } }>(
      token,
      'query($id: Int!) { kbArticle(id: $id) { title viewCount } }',
      { id: data.registerKbArticleView.id },
    );
    expect(kbArticle.title).toBe('Using the VPN from home');
    expect(kbArticle.viewCount).toBeGreaterThanOrEqual(data.registerKbArticleView.viewCount);
    await page.keyboard.press('Escape');
    await expect(article).toHaveCount(0);

    const sent = page.waitForRequest((request) => operationOf(request) === 'SendChatMessage');
    await ask(page, 'And from abroad?');
    const { variables } = (await sent).postDataJSON() as {
      variables: { conversationHistory: { text: string; sender: string }[] };
    };
    expect(variables.conversationHistory.map(({ sender }) => sender)).toEqual(['USER', 'AI']);
    expect(variables.conversationHistory[0]?.text).toBe(vpn);
    await expect(said(page).last()).toContainText('travel notice');
  },
);

test('the file of an article is downloaded [C3.9 C4.33]', { tag: '@apart' }, async ({ page, api }) => {
  await enter(page, await employ(api));
  await openAssistant(page);
  await ask(page, vpn);
  await chat(page).getByRole('list', { name: 'Sources' }).getByRole('button').first().click();
  const file = page
    .getByRole('dialog')
    .last()
    .getByRole('link', { name: /\.pdf$/ })
    .first();
  const saved = page.waitForEvent('download');
  await file.click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
});

test(
  "questions about the person's own data are answered from that data [A1.9]",
  { tag: '@apart' },
  async ({ page, api }) => {
    await enter(page, await employ(api));
    await openAssistant(page);
    await chat(page).getByRole('button', { name: 'How much leave do I have left?' }).click();
    await expect(said(page)).toHaveCount(2);
    await expect(said(page).last()).toContainText(/\d+ (?:leave )?days?/);
    await expect(chatBox(page)).toBeFocused();
  },
);

test('Shift+Enter adds a line, Enter sends, the box grows up to 120 px, and blanks cannot be sent [A2.102 A2.103 A5.6]', async ({
  page,
  api,
}) => {
  await enter(page, await employ(api));
  await openAssistant(page);
  const height = async () => (await chatBox(page).boundingBox())?.height ?? 0;
  const oneLine = await height();
  await chatBox(page).press('Enter');
  await chatBox(page).press('Space');
  await expect(chat(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  await chatBox(page).press('Enter');
  await expect(said(page)).toHaveCount(0);

  await chatBox(page).fill('How do I use');
  await chatBox(page).press('Shift+Enter');
  await page.keyboard.type('the VPN?');
  await expect(chatBox(page)).toHaveValue('How do I use\nthe VPN?');
  await expect.poll(height).toBeGreaterThan(oneLine);
  await chatBox(page).fill('line\n'.repeat(30));
  await expect.poll(height).toBe(120);
  await chatBox(page).fill('How do I use\n    the VPN?');
  await expect.poll(height).toBeLessThan(120);
  await chatBox(page).press('Enter');
  await expect(said(page)).toHaveCount(2);
  // What one wrote keeps its spaces and lines.
  expect(await said(page).first().innerText()).toContain('How do I use\n    the VPN?');
  await expect.poll(height).toBe(oneLine);
});

test('a keyboard user opens the assistant, asks, reads the source and goes back', async ({ page, api }) => {
  await enter(page, await employ(api), '/home');
  await expect(dock(page).getByRole('button', { name: 'Track time' })).toBeVisible();
  for (
    let presses = 0;
    presses < 40 && (await chatButton(page).and(page.locator(':focus')).count()) === 0;
    presses += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chatBox(page)).toBeFocused();
  await page.keyboard.type(vpn);
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveCount(2);
  await expect(chatBox(page)).toBeFocused();

  const last = chat(page).getByRole('list', { name: 'Sources' }).getByRole('button').last();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('dialog', { name: 'Using the VPN from home' }).getByText('Cisco Secure Client').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(last).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toHaveCount(0);
  await expect(chatButton(page)).toBeFocused();
});

test('a conversation is still there after visiting another page, and gone for the next person who signs in (S-18)', async ({
  page,
  api,
}) => {
  await enter(page, await employ(api));
  await openAssistant(page);
  await ask(page, 'Is my leave approved? Something private');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Leave/);
  await expect(chat(page)).toHaveCount(0);
  await page.goBack();
  await chatButton(page).click();
  await expect(said(page)).toHaveCount(2);
  expect(JSON.stringify(await keptInBrowser(page))).not.toContain('private');

  await signOutButton(page).click();
  await expect(page).toHaveURL('/login');
  await enter(page, await employ(api));
  await chatButton(page).click();
  await expect(chat(page).getByRole('heading', { name: /^Hello / })).toBeVisible();
  await expect(said(page)).toHaveCount(0);
});
