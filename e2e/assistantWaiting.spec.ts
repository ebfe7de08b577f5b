import { ask, chat, chatBox, chatButton, openAssistant, said, vpn } from './support/areas/assistant.js';
import { holdCalls, onCalls } from './support/graphCalls.js';
import { expectAccessible } from './support/looks/looks.js';
import { expect, test } from './support/portalTest.js';
import { enter } from './support/signInPage.js';
import { employ } from './support/areas/timeTracking.js';

test.afterEach(async ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a person who does not want to wait stops the answer and gets the question back [A5.7]', async ({
  page,
  api,
}) => {
  await enter(page, await employ(api));
  await openAssistant(page);
  const release = await holdCalls(page, ['SendChatMessage']);
  await chatBox(page).fill(vpn);
  await chatBox(page).press('Enter');
  await expect(chatBox(page)).toBeDisabled();
  await expectAccessible(page);
  await chat(page).getByRole('button', { name: 'Stop' }).click();
  await expect(chatBox(page)).toHaveValue(vpn);
  await expect(chatBox(page)).toBeFocused();
  await expect(said(page)).toHaveCount(0);
  release();
  await chatBox(page).press('Enter');
  await expect(said(page)).toHaveCount(2);
});

test('an answer below the visible part, or behind the closed panel, is announced, and shown on request', async ({
  page,
  api,
}) => {
  await enter(page, await employ(api));
  await openAssistant(page);
  await ask(page, vpn);
  await ask(page, 'How do I connect to the office Wi-Fi?');
  const release = await holdCalls(page, ['SendChatMessage']);
  await chatBox(page).fill('And from abroad?');
  await chatBox(page).press('Enter');
  const log = chat(page).getByRole('log');
  await expect(chat(page).getByRole('button', { name: 'Stop' })).toBeInViewport();
  await log.press('Home');
  await expect(chat(page).getByRole('button', { name: 'Stop' })).not.toBeInViewport();
  release();
  await chat(page).getByRole('button', { name: 'New answer' }).click();
  await expect(said(page).last()).toBeInViewport();
  await expect(log).toBeFocused();
  await expect(chat(page).getByRole('button', { name: 'New answer' })).toHaveCount(0);

  await page.unrouteAll();
  const releaseLast = await holdCalls(page, ['SendChatMessage']);
  await chatBox(page).fill(vpn);
  await chatBox(page).press('Enter');
  await chat(page).getByRole('button', { name: 'Close' }).click();
  await expect(chatButton(page)).toHaveAccessibleName('AI Assistant');
  releaseLast();
  await expect(chatButton(page)).toHaveAccessibleName('AI Assistant, new answer');
  await expectAccessible(page);
  await chatButton(page).click();
  await expect(said(page)).toHaveCount(8);
  await expect(chatButton(page)).toHaveAccessibleName('AI Assistant');
});

test('of an answer longer than the panel the person sees the beginning, below their question', async ({
  page,
  api,
}) => {
  await enter(page, await employ(api));
  await page.setViewportSize({ width: 1440, height: 700 });
  // Own data may be a long list; what comes from articles has four lines.
  const answer = Array.from({ length: 40 }, (_, at) => `- Request ${String(at + 1)}: approved`).join('\n');
  await onCalls(page, ['SendChatMessage'], (route) =>
    route.fulfill({
      json: {
        data: {
          sendChatMessage: {
            __typename: 'ChatReply',
            response: answer,
            brief: answer,
            isSure: true,
            timestamp: new Date().toISOString(),
            sources: [],
            nearest: [],
          },
        },
      },
    }),
  );
  await openAssistant(page);
  await ask(page, 'Which requests of mine were approved?');
  await expect(said(page).last()).not.toBeInViewport({ ratio: 1 });
  await expect(said(page).first()).toBeInViewport({ ratio: 0.9 });
});

test('when no answer is found, the closest articles can be read [C4.32]', async ({ page, api }) => {
  await enter(page, await employ(api));
  await openAssistant(page);
  await ask(page, 'When is the summer party, and who brings the barbecue?');
  const nearest = chat(page).getByRole('list', { name: 'Nearest articles' }).getByRole('button');
  const title = await nearest.first().innerText();
  await nearest.first().click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(
    page.getByText('Marked is what comes closest in each part that the answer quotes.'),
  ).toHaveCount(0);
});
