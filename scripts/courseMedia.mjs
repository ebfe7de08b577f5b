// node scripts/courseMedia.mjs [slug …]: makes the PDFs, videos and captions of the demo's courses from
// their Markdown. They are committed; run it after changing a course.
import { readFileSync, writeFileSync } from 'node:fs';
import { coursePage, footerOf } from './courseMedia/coursePage.mjs';
import { recordVideo, tryVideo } from './courseMedia/recordVideo.mjs';
import { captionsOf, timelineOf } from './courseMedia/timeline.mjs';
import { typographic } from './courseMedia/typography.mjs';
import { webm } from './courseMedia/webm.mjs';
import { findBrowser } from './lib/browser.mjs';
import { importServerModule } from './lib/importServerModule.mjs';
import { root } from './lib/process.mjs';
import { Failure, line, runScript } from './lib/say.mjs';

const folder = `${root}subgraphs/learning/demo/media/`;
// The encoder of the browser is offered to secure pages, and this address counts as one.
const origin = 'http://localhost';
const fonts = ['inter', 'instrument-sans'];
const emptyPage = `<!doctype html><html lang="en"><title>Cards</title><style>
@font-face { font-family: 'Inter Variable'; src: url(/inter.woff2); font-weight: 100 900 }
@font-face { font-family: 'Instrument Sans Variable'; src: url(/instrument-sans.woff2); font-weight: 400 700 }
</style></html>`;
const picture = { width: 960, height: 540 };
const kilobytes = (file) => `${Math.round(file.length / 1024)} kB`;

const forPrint = (course) => ({
  ...course,
  level: course.difficulty[0].toUpperCase() + course.difficulty.slice(1),
  description: typographic(course.description),
  lessons: course.lessons.map((lesson) => ({
    ...lesson,
    title: typographic(lesson.title),
    keyPoints: lesson.keyPoints.map(({ point, why }) => ({
      point: typographic(point),
      why: typographic(why),
    })),
  })),
});

async function openPage(browser) {
  const page = await browser.newPage();
  await page.route(`${origin}/**`, (route) => {
    const font = fonts.find((name) => route.request().url() === `${origin}/${name}.woff2`);
    if (!font) return route.fulfill({ contentType: 'text/html', body: emptyPage });
    const path = `${root}node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`;
    return route.fulfill({ contentType: 'font/woff2', body: readFileSync(path) });
  });
  await page.goto(origin);
  return page;
}

async function makePdf(page, course) {
  await page.setContent(coursePage(course));
  const file = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: footerOf(course),
    tagged: true,
    outline: true,
  });
  writeFileSync(`${folder}${course.slug}.pdf`, file);
  return `PDF ${kilobytes(file)}`;
}

async function makeVideo(page, course) {
  const timeline = timelineOf(course);
  await page.setContent(emptyPage);
  const frames = await page.evaluate(recordVideo, { course, timeline, ...picture });
  const file = webm({
    ...picture,
    title: course.title,
    duration: timeline.duration,
    frames: frames.map((frame) => ({ ...frame, data: Buffer.from(frame.data, 'base64') })),
  });
  const found = await page.evaluate(tryVideo, file.toString('base64'));
  if (Math.abs(found.duration * 1000 - timeline.duration) > 1 || found.width !== picture.width)
    throw new Failure(`the browser reads the video of ${course.slug} as ${JSON.stringify(found)}.`);
  writeFileSync(`${folder}${course.slug}.webm`, file);
  writeFileSync(`${folder}${course.slug}.vtt`, captionsOf(timeline));
  return `video ${kilobytes(file)}, ${Math.round(found.duration)} s`;
}

await runScript('No course media', async () => {
  const { demoCourses } = await importServerModule('subgraphs/learning/demo/courses.ts');
  const executablePath = await findBrowser();
  if (!executablePath) throw new Failure('there is no Chromium; run npm test once, which gets one.');
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await openPage(browser);
    const wanted = process.argv.slice(2);
    for (const read of await demoCourses()) {
      if (wanted.length > 0 && !wanted.includes(read.slug)) continue;
      const course = forPrint(read);
      const made = [await makePdf(page, course)];
      if (course.contentType === 'video' || course.contentType === 'mixed')
        made.push(await makeVideo(page, course));
      line(course.slug, made.join(', '));
    }
  } finally {
    await browser.close();
  }
});
