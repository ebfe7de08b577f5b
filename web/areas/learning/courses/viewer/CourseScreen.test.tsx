import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  CompleteCourseDocument,
  CourseDetailsDocument,
  SaveCourseProgressDocument,
  type CourseProgressInput,
} from '../../../../generated/graphql';
import { course, enrolled, savedAs, type TestCourse } from '../../../../testing/learning/courses';
import { answers, notFound, refusal } from '../../../../testing/graph';
import { openCourse } from '../../../../testing/learning/openCourses';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

const started = (percent = 0, seconds = 0) => enrolled('IN_PROGRESS', percent, seconds);

/** Opens a course; `saved` collects the saves, and the answer keeps the greatest progress. */
async function opened(given: Partial<TestCourse>) {
  const saved: CourseProgressInput[] = [];
  let percent = given.userEnrollment?.progressPercentage ?? 0;
  const screens = await openCourse(given, {
    answers: [
      answers(SaveCourseProgressDocument, ({ input }) => {
        saved.push(input);
        percent = Math.max(percent, input.progressPercentage ?? 0);
        return savedAs(percent, input);
      }),
    ],
  });
  return { ...screens, saved };
}

/** What the browser's player does: it is at a second of a hundred. */
function playTo(
  video: HTMLVideoElement,
  second: number,
  event: 'timeUpdate' | 'pause' | 'ended' = 'timeUpdate',
) {
  const played = { length: 1, start: () => 0, end: () => second };
  Object.defineProperties(video, {
    duration: { value: 100, configurable: true },
    currentTime: { value: second, configurable: true, writable: true },
    played: { value: played, configurable: true },
  });
  fireEvent[event](video);
}

const player = () => screen.findByLabelText<HTMLVideoElement>('Security Essentials');

test('a video saves every ten percent with position and played parts, and completes at 95 percent [C4.42 C4.43 C9.24 C9.25]', async () => {
  const { saved } = await opened(started());
  const video = await player();
  for (const second of [5, 9, 12, 15, 19, 21]) playTo(video, second);
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved).toEqual([
    { progressPercentage: 10, positionSeconds: 12, played: [{ from: 0, to: 12 }] },
    { progressPercentage: 20, positionSeconds: 21, played: [{ from: 0, to: 21 }] },
  ]);
  playTo(video, 96);
  expect(await screen.findByText('100%')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark complete' })).not.toBeInTheDocument();
});

test('a video that ends completes the course [C4.43]', async () => {
  const { saved } = await opened(started(80));
  playTo(await player(), 100, 'ended');
  await waitFor(() =>
    expect(saved).toEqual([expect.objectContaining({ progressPercentage: 100, positionSeconds: 0 })]),
  );
});

test('a video continues where the person stopped, with captions; a pause saves only the position', async () => {
  const { saved } = await opened(started(40, 43));
  const video = await player();
  expect(video).toContainHTML('src="http://portal.test/files/security.vtt"');
  Object.defineProperty(video, 'duration', { value: 100, configurable: true });
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(43);
  playTo(video, 47, 'pause');
  await waitFor(() => expect(saved).toEqual([{ positionSeconds: 47, played: [{ from: 0, to: 47 }] }]));
});

test('a video that stopped loading continues after Retry at the same position and speed', async () => {
  const { user, saved } = await opened(started(40, 43));
  playTo(await player(), 62, 'pause');
  await user.click(screen.getByRole('button', { name: /Speed/ }));
  await user.click(await screen.findByRole('option', { name: '1.5×' }));
  fireEvent.error(await player());
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  const video = await player();
  Object.defineProperty(video, 'duration', { value: 100, configurable: true });
  fireEvent.loadedMetadata(video);
  expect([video.currentTime, video.playbackRate]).toEqual([62, 1.5]);
  playTo(video, 66, 'pause');
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ positionSeconds: 66 }));
});

test('Retry requests a new link of the video, because links expire', async () => {
  let asked = 0;
  const { user } = await openCourse(started(40, 43), {
    answers: [
      answers(CourseDetailsDocument, () => ({
        course: course({ ...started(40, 43), videoFile: `/files/link-${String((asked += 1))}.webm` }),
      })),
    ],
  });
  expect(await player()).toHaveAttribute('src', 'http://portal.test/files/link-1.webm');
  fireEvent.error(await player());
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await player()).toHaveAttribute('src', 'http://portal.test/files/link-2.webm');
});

test('progress that cannot be sent is stored and sent once the network is back, at its furthest position', async () => {
  let isAway = true;
  const sent: CourseProgressInput[] = [];
  await openCourse(started(10), {
    answers: [
      answers(SaveCourseProgressDocument, ({ input }) => {
        if (isAway) return refusal('SERVICE_UNAVAILABLE', 'Please try again.');
        sent.push(input);
        return savedAs(input.progressPercentage ?? 0, input);
      }),
    ],
  });
  const video = await player();
  playTo(video, 31);
  playTo(video, 55);
  playTo(video, 22);
  expect(await screen.findByText(/Not saved yet/)).toBeVisible();
  expect(screen.getByText('50%')).toBeVisible();
  isAway = false;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText(/Not saved yet/)).not.toBeInTheDocument());
  expect(sent.at(-1)).toEqual({ progressPercentage: 50, positionSeconds: 22, played: [{ from: 0, to: 55 }] });
  expect(screen.getByText('50%')).toBeVisible();
});

test('a video of a video-sharing service plays in its own player and counts 5 percent once it is loaded [C4.44 C9.27]', async () => {
  const { saved } = await opened({
    ...started(),
    videoFile: null,
    videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  });
  const frame = await screen.findByTitle('Security Essentials');
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  fireEvent.load(frame);
  await waitFor(() => expect(saved).toEqual([{ progressPercentage: 5 }]));
  fireEvent.load(frame);
  expect(saved).toHaveLength(1);
});

test.each([
  ['PDF', { pdfUrl: 'https://papers.example/a.pdf' }, 'Open the PDF'],
  ['external page', { externalLink: 'https://school.example/' }, 'Open the page'],
])('opening a %s elsewhere counts 25 percent [C4.41 C9.26]', async (_what, given, name) => {
  const { user, saved } = await opened({ ...started(5), videoFile: null, ...given });
  const link = await screen.findByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  expect(link).toHaveAttribute('target', '_blank');
  await user.click(link);
  await waitFor(() => expect(saved).toEqual([{ progressPercentage: 25 }]));
});

test('opening content never lowers the progress, and saves nothing for a completed course [C4.41 C4.46]', async () => {
  const { user, saved } = await opened({
    ...enrolled('COMPLETED', 100),
    videoFile: null,
    externalLink: 'https://school.example/',
  });
  const link = await screen.findByRole('link', { name: 'Open the page' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(screen.getByText('Completed')).toBeVisible();
  expect(saved).toEqual([]);
});

test('buttons mark 10 percent more and mark complete; a refusal is shown under its title [C2.60 C4.45 C8.26]', async () => {
  let refused = true;
  const { user } = await openCourse(started(40), {
    answers: [
      answers(SaveCourseProgressDocument, ({ input }) => savedAs(input.progressPercentage ?? 0, input)),
      answers(CompleteCourseDocument, () =>
        refused
          ? refusal('CONFLICT', 'You are not enrolled in this course.')
          : { completeCourse: { id: 90, course: course(enrolled('COMPLETED', 100)) } },
      ),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Mark 10% more' }));
  expect(await screen.findByText('50%')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark complete' }));
  expect(await screen.findByText('Completion Failed')).toBeVisible();
  refused = false;
  await user.click(screen.getByRole('button', { name: 'Mark complete' }));
  expect(await screen.findByText('100%')).toBeVisible();
});

test('a course without any content says so [C4.40 C8.27]', async () => {
  await openCourse({ ...started(), videoFile: null });
  expect(await screen.findByText('Content Not Available')).toBeVisible();
  expect(
    screen.getByText('This course content is currently unavailable. Please contact support for assistance.'),
  ).toBeVisible();
});

beforeEach(() => {
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: () => undefined });
});

test('further links and lessons are below the content; HTML in a lesson stays text [C4.39]', async () => {
  await openCourse({
    ...started(),
    additionalResources: 'https://help.example/passwords\nAsk IT',
    lessons: '# Passwords\n\nLong ones.\n\n# Messages\n\n<img src=x onerror=alert(1)>',
  });
  expect(await screen.findByRole('link', { name: 'https://help.example/passwords' })).toBeVisible();
  expect(screen.getByText('Ask IT')).toBeVisible();
  expect(await screen.findByText(/onerror/)).toContainHTML('&lt;img');
});

test('each lesson is scrolled to whenever it is selected, by its visible heading [C4.39]', async () => {
  const reached: (string | null)[] = [];
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    value(this: Element) {
      reached.push(this.textContent);
    },
  });
  const { user } = await openCourse({
    ...started(),
    lessons: '# **Long** passwords\n\nText\n\n## Quiz\n\nText\n\n# Messages\n\nText\n\n## Quiz\n\n### Part',
  });
  const contents = within(await screen.findByRole('navigation', { name: 'Lessons of this course' }));
  const names = contents.getAllByRole('button').map((one) => one.textContent);
  expect(names).toEqual(['Long passwords', 'Quiz', 'Messages', 'Quiz']);
  await user.click(contents.getByRole('button', { name: 'Messages' }));
  await user.click(contents.getByRole('button', { name: 'Messages' }));
  expect(reached).toEqual(['Messages', 'Messages']);
  expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus();
});

test('a course that is not started shows its description and not its content', async () => {
  await openCourse();
  expect(await screen.findByText('Tell a real message from a false one.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enroll' })).toBeVisible();
  expect(screen.queryByLabelText('Security Essentials')).not.toBeInTheDocument();
});

test('people who write courses see the content as a preview, which saves nothing [R10]', async () => {
  const { saved } = await opened({ status: 'DRAFT', viewerCan: { update: true, remove: true } });
  expect(await screen.findByText(/This is a preview/)).toBeVisible();
  playTo(await player(), 30);
  expect(screen.queryByRole('button', { name: 'Mark complete' })).not.toBeInTheDocument();
  expect(saved).toEqual([]);
});

test('progress that the server refuses for good is reported once and dropped', async () => {
  await openCourse(started(10), { answers: [answers(SaveCourseProgressDocument, () => notFound())] });
  playTo(await player(), 31);
  expect(await screen.findByText('Your progress could not be saved')).toBeVisible();
  await waitFor(() => expect(window.localStorage.getItem('portal.courseProgress.7')).toBe('{}'));
});
