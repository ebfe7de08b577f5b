// When which card of a course's video is shown, and the captions that go with it.

const WORDS_A_SECOND = 3;
const TITLE_SECONDS = 1.5;
const MOST_SECONDS = 90;
// Without it a player may show two captions where one follows another.
const BETWEEN_CAPTIONS = 40;

const reading = (text) => 1 + text.split(' ').length / WORDS_A_SECOND;
const firstSentence = (text) => /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;

/** The cards of a course, one after the other, each with its captions. */
function cardsOf(course) {
  const lead = firstSentence(course.description);
  const end = `That was “${course.title}”. The lessons and their exercises are in the PDF of this course.`;
  return [
    { kind: 'first', steps: [{ seconds: Math.max(5, reading(lead)), caption: lead }] },
    ...course.lessons.map((lesson, index) => ({
      kind: 'lesson',
      index,
      steps: [
        { seconds: TITLE_SECONDS, caption: `Lesson ${index + 1}: ${lesson.title}` },
        ...lesson.keyPoints.map(({ point, why }) => {
          const caption = `${point} ${why}`;
          return { seconds: reading(caption), caption };
        }),
      ],
    })),
    { kind: 'last', steps: [{ seconds: Math.max(5, reading(end)), caption: end }] },
  ];
}

/**
 * The state of a course's video at a time: `step` is how many points of the card are shown. Times are in
 * milliseconds.
 */
export function timelineOf(course) {
  const cards = cardsOf(course);
  const whole = cards.flatMap(({ steps }) => steps).reduce((sum, { seconds }) => sum + seconds, 0);
  const pace = Math.min(1, MOST_SECONDS / whole);
  let at = 0;
  const scenes = cards.flatMap(({ kind, index = 0, steps }) =>
    steps.map(({ seconds, caption }, step) => {
      const start = at;
      at += Math.round(seconds * pace * 1000);
      return { kind, index, step, caption, start, end: at };
    }),
  );
  return { scenes, duration: at };
}

const clock = (ms) => new Date(ms).toISOString().slice(11, 23);

/** The captions of a video as WebVTT. */
export function captionsOf({ scenes }) {
  const cues = scenes.map(
    ({ caption, start, end }, index) =>
      `${index + 1}\n${clock(start)} --> ${clock(end - BETWEEN_CAPTIONS)}\n${caption}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}
