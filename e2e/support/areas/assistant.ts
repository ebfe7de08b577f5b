import { expect, type Locator, type Page } from '@playwright/test';
import { figure } from '../shell.js';

/** A question that an article of the demo organisation answers. */
export const vpn = 'How do I use the VPN from home?';

/** The button in the corner of the home page. */
export const chatButton = (page: Page): Locator => page.getByRole('button', { name: 'AI Assistant' });

export const chat = (page: Page): Locator => page.getByRole('dialog', { name: 'AI Assistant' });

export const chatBox = (page: Page): Locator => chat(page).getByRole('textbox', { name: 'Message' });

export const connection = (page: Page): Locator => chat(page).getByRole('status', { name: 'Connection' });

/** The messages, the newest last, with their times. */
export const said = (page: Page): Locator => chat(page).getByRole('log').locator('li', { hasText: /said:/ });

/** The home page with the assistant open and connected. */
export async function openAssistant(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/home') await page.goto('/home');
  await chatButton(page).click();
  await expect(connection(page)).toHaveText('Connected');
  await expect(figure(page.getByRole('main'), 'Courses')).toHaveText(/\d/);
}

/** Types a message, sends it with Enter and waits until it was answered in one way or another. */
export async function ask(page: Page, message: string): Promise<void> {
  const before = await said(page).count();
  await chatBox(page).fill(message);
  await chatBox(page).press('Enter');
  await expect(said(page)).toHaveCount(before + 2);
}
