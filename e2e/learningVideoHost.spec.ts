import type { Page } from '@playwright/test';
import { coursesPath, publish } from './support/areas/courses.js';
import { hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { enter } from './support/signInPage.js';
import { playService } from './support/videoService.js';

/** Enrolls in the course that is open and starts it. */
async function begin(page: Page) {
  await page.getByRole('button', { name: 'Enroll' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
}

const isPlaying = (video: ReturnType<Page['locator']>) =>
  video.evaluate((element) => (element as unknown as { currentTime: number }).currentTime > 0.2);

test('a video plays in the page from another origin that the installation allows and counts 5 percent once; videos of other origins do not play [C4.44 C9.27]', async ({
  page,
  api,
  watch,
  videoHost,
}) => {
  watch.allow(new RegExp(`asked a foreign host: ${videoHost}/`));
  const service = await playService(videoHost);
  try {
    const course = await publish(api, { video_url: `${videoHost}/embed/7` });
    const other = await publish(api, { video_url: 'https://video.example/embed/7' });
    await enter(page, await hire(api), `${coursesPath}?course=${String(course.id)}`);
    await begin(page);
    const video = page.frameLocator(`iframe[title="${course.title}"]`).locator('video');
    await video.evaluate((element) => (element as unknown as { play: () => Promise<void> }).play());
    await expect.poll(() => isPlaying(video)).toBe(true);
    await expect(page.getByText('5%', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Mark 10% more' }).click();
    await expect(page.getByText('15%', { exact: true })).toBeVisible();
    await page.reload();
    await expect(video).toBeVisible();
    await expect(page.getByText('15%', { exact: true })).toBeVisible();

    await page.goto(`${coursesPath}?course=${String(other.id)}`);
    await begin(page);
    await expect(page.getByRole('link', { name: 'Open the Video' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  } finally {
    await service.close();
  }
});
