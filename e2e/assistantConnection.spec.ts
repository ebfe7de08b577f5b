import {
  ask,
  chat,
  chatBox,
  chatButton,
  connection,
  openAssistant,
  said,
  vpn,
} from './support/areas/assistant.js';
import { holdCalls, onCalls } from './support/graphCalls.js';
import { expectAccessible, expectGoodLooks } from './support/looks/looks.js';
import { expect, test } from './support/portalTest.js';
import { figure, stopTime } from './support/shell.js';
import { enter } from './support/signInPage.js';
import { employ } from './support/areas/timeTracking.js';

const apology =
  /I apologize, but I could not answer your message\. Please try again in a moment, or contact IT support if the problem persists\./;

// A question that the page still asks when it closes needs no answer.
test.afterEach(async ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('while the person waits for an answer, the box is disabled; then it has the focus again [A5.7]', async ({
  page,
  api,
}) => {
  await enter(page, await employ(api));
  await openAssistant(page);
  const release = await holdCalls(page, ['SendChatMessage']);
  await chatBox(page).fill(vpn);
  await chatBox(page).press('Enter');
  await expect(chatBox(page)).toBeDisabled();
  await expect(chat(page).getByText('The assistant is writing an answer.')).toBeAttached();
  release();
  await expect(said(page)).toHaveCount(2);
  await expect(chatBox(page)).toBeFocused();
});

test('without a connection nothing can be sent; the typed text is still there when the connection is back [A2.101 A4.40 A5.7]', async ({
  page,
  context,
  api,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await enter(page, await employ(api));
  await openAssistant(page);
  await chatBox(page).fill('half a thought');
  await context.setOffline(true);
  await expect(connection(page)).toHaveText('Disconnected');
  await expect(chatBox(page)).toBeDisabled();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(connection(page)).toHaveText('Connected');
  await expect(chatBox(page)).toHaveValue('half a thought');
  await expect(chatBox(page)).toBeFocused();
});

test('a portal that stops answering is noticed at the next check, after five seconds; so is a portal that answers again [A7.26 A9.7]', async ({
  page,
  api,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to load resource/);
  await enter(page, await employ(api), '/home');
  await expect(figure(page.getByRole('main'), 'Courses')).toHaveText(/\d/);
  await stopTime(page);
  await chatButton(page).click();
  await expect(connection(page)).toHaveText('Connected');
  await page.route('**/api/core/health/', () => undefined);
  const asked = page.waitForRequest('**/api/core/health/');
  await page.clock.runFor(30_000);
  await asked;
  await page.clock.runFor(4_000);
  await expect(connection(page)).toHaveText('Connected');
  await page.clock.runFor(1_500);
  await expect(connection(page)).toHaveText('Disconnected');
  await page.unroute('**/api/core/health/');
  await page.clock.runFor(25_000);
  await expect(connection(page)).toHaveText('Connected');
});

test('when the portal fails, the person is told, the assistant apologises, and Retry asks again [A8.11 A8.12]', async ({
  page,
  api,
  watch,
}) => {
  watch.allow(/status of 500/);
  await enter(page, await employ(api));
  await openAssistant(page);
  await onCalls(page, ['SendChatMessage'], (route) => route.fulfill({ status: 500 }));
  await ask(page, vpn);
  await expect(chat(page).getByRole('alert')).toContainText(
    'Sorry, I encountered an error. Please try again.',
  );
  await expect(said(page).last()).toContainText(apology);
  await expectGoodLooks(page);

  await page.unroute('**/graphql');
  await chat(page).getByRole('button', { name: 'Retry' }).click();
  await expect(chat(page).getByRole('alert')).toHaveCount(0);
  await expect(said(page)).toHaveCount(2);
  await expect(said(page).last()).not.toContainText(apology);
});
