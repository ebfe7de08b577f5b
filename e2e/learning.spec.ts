import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { coursesPath, newTitle, publish } from './support/areas/courses.js';
import { expectAccessible, expectGoodLooks } from './support/looks/looks.js';
import { accounts, hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { toast } from './support/shell.js';
import { enter } from './support/signInPage.js';

const media = (name: string) =>
  fileURLToPath(new URL(`../subgraphs/learning/demo/media/code-of-conduct.${name}`, import.meta.url));

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Moves the open video to a share of its length and lets it play from there. */
const playFrom = (page: Page, share: number) =>
  page.locator('video').evaluate(async (element, part) => {
    const video = element as unknown as {
      duration: number;
      currentTime: number;
      muted: boolean;
      readyState: number;
      play: () => Promise<void>;
    };
    while (!(video.duration > 0)) await new Promise((resolve) => setTimeout(resolve, 50));
    video.muted = true;
    video.currentTime = video.duration * part;
    await video.play();
  }, share);

const pause = (page: Page) =>
  page.locator('video').evaluate((element) => (element as unknown as { pause: () => void }).pause());

const secondOf = (page: Page) =>
  page.locator('video').evaluate((element) => (element as unknown as { currentTime: number }).currentTime);

test('HR creates a course with a video; a person watches it on two devices, also offline, completes and rates it [C1.10 C2.57 C2.59 C2.61 C4.38 C4.42 C4.43 C4.46 C7.36] [R10]', async ({
  page,
  context,
  api,
  openOtherBrowser,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const title = newTitle();
  const hr = await openOtherBrowser();
  await enter(hr, accounts.hr, coursesPath);
  await hr.getByRole('button', { name: 'Add Course' }).click();
  const dialog = hr.getByRole('dialog', { name: 'Add Course' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: /Subject/ }).click();
  await hr.getByRole('option').first().click();
  await dialog.locator('input[name="videoFile"]').setInputFiles(media('webm'));
  await dialog.getByLabel('Captions').setInputFiles(media('vtt'));
  await dialog.getByRole('button', { name: 'Add Course' }).click();
  await toast(hr, 'Course added').getByRole('button', { name: 'Preview' }).click();
  await expect(hr.getByText('This is a preview.')).toBeVisible();
  await expect(hr.locator('video')).toBeVisible();
  await hr.getByRole('button', { name: 'Back to Courses' }).click();

  const person = await hire(api);
  const search = `${coursesPath}?search=${encodeURIComponent(title)}`;
  await enter(page, person, search);
  await expect(page.getByText('No courses match')).toBeVisible();

  await hr.goto(`${search}&status=draft`);
  await hr.getByRole('button', { name: `Actions for ${title}` }).click();
  await hr.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = hr.getByRole('dialog', { name: 'Edit Course' });
  await edit.getByRole('button', { name: /Status/ }).click();
  await hr.getByRole('option', { name: 'Published' }).click();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(hr, 'Course updated')).toBeVisible();

  await page.goto(search);
  await card(page, title)
    .getByRole('button', { name: `Enroll ${title}` })
    .click();
  await card(page, title)
    .getByRole('button', { name: `Start ${title}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await playFrom(page, 0.41);
  await expect(page.getByText('40%')).toBeVisible();

  await context.setOffline(true);
  await playFrom(page, 0.62);
  await expect(page.getByText('60%')).toBeVisible();
  await expect(page.getByText(/Not saved yet/)).toBeVisible();
  await pause(page);
  const stoppedAt = await secondOf(page);
  await context.setOffline(false);
  await expect(page.getByText(/Not saved yet/)).toBeHidden({ timeout: 30_000 });

  const phone = await openOtherBrowser();
  await enter(phone, person, '/learning');
  await phone.getByRole('link', { name: 'Continue' }).click();
  await expect(phone.getByText('60%')).toBeVisible();
  await expect.poll(async () => Math.abs((await secondOf(phone)) - stoppedAt)).toBeLessThan(3);
  await playFrom(phone, 0.96);
  await expect(phone.getByText('100%')).toBeVisible();
  await phone.getByRole('button', { name: 'Rate' }).click();
  const rating = phone.getByRole('dialog', { name: 'Rate this course' });
  await expect(rating.getByRole('button', { name: 'Submit rating' })).toBeDisabled();
  await rating.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await rating.getByRole('button', { name: 'Submit rating' }).click();
  await expect(toast(phone, 'Thank you for your rating')).toBeVisible();

  await page.goto(`${coursesPath}?tab=mine`);
  await expect(page.getByRole('tab', { name: 'My Enrollments (1)' })).toBeVisible();
  await expect(card(page, title).getByRole('button', { name: `Review ${title}` })).toBeVisible();
  await expectGoodLooks(page);
});

test('a video of a video-sharing service plays in the page and counts 5 percent; an external page counts 25 [C4.41 C4.44 C9.26 C9.27]', async ({
  page,
  api,
  watch,
}) => {
  watch.allow(/asked a foreign host: https:\/\/www\.youtube-nocookie\.com\/embed\//);
  // The service is played by the test: nothing leaves this machine.
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>The player</p>' }),
  );
  const { id } = await publish(api, {
    video_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    external_link: `${api.origin}/api/core/health/`,
  });
  await enter(page, await hire(api), `${coursesPath}?course=${String(id)}`);
  await page.getByRole('button', { name: 'Enroll' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.frameLocator('iframe').getByText('The player')).toBeVisible();
  await expect(page.getByText('5%', { exact: true })).toBeVisible();
  await page.getByText('External page').click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the page' }).click();
  await (await opened).close();
  await expect(page.getByText('25%', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mark 10% more' }).click();
  await expect(page.getByText('35%', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mark complete' }).click();
  await expect(page.getByText('100%', { exact: true })).toBeVisible();
});

test.describe('the pages', () => {
  test.use({ account: 'employee' });

  test('can be used by everyone, also without a match [A2.12 C2.7 C2.12 C2.56]', async ({ page }) => {
    await page.goto('/learning');
    await expect(page.getByRole('heading', { level: 1, name: 'Learning Hub' })).toBeVisible();
    await expectGoodLooks(page);
    await page.getByRole('link', { name: 'Courses', exact: true }).last().click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectGoodLooks(page);
    await page.goto(`${coursesPath}?search=nothing-has-this-name`);
    await expect(page.getByText('No courses match')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Learning' }).click();
    await expect(page).toHaveURL(/\/learning$/);
  });
});
