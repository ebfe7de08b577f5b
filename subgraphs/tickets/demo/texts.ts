import { z } from 'zod';
import { readJson, someText } from '../../kit/files/data.js';

const texts = z.array(someText).min(1, 'are none');

const data = readJson(
  new URL('texts.json', import.meta.url),
  z.strictObject({
    itSupport: z.array(
      z.strictObject({ title: someText, description: someText, issueType: someText, system: someText }),
    ),
    /** By category: title and description. */
    general: z.record(someText, z.array(z.tuple([someText, someText]))),
    /** Type, title and description. */
    feedback: z.array(z.tuple([someText, someText, someText])),
    /** By type of leave; days are the fewest and the most. */
    leave: z.record(
      someText,
      z.strictObject({ titles: texts, reasons: texts, days: z.tuple([z.int(), z.int()]) }),
    ),
  }),
);

/** What people of the demo organisation write. `{place}` and the like are filled in by the seed. */
export const {
  itSupport: IT_TEXTS,
  general: GENERAL_TEXTS,
  feedback: FEEDBACK_TEXTS,
  leave: LEAVE_TEXTS,
} = data;
