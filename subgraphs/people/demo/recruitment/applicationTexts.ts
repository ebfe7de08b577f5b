import { z } from 'zod';
import { readJson, someText } from '../../../kit/files/data.js';
import { codeOf } from '../codeOf.js';

const status = codeOf('application_status');
const note = z.strictObject({ rating: z.number('is no rating').min(0).max(5), notes: someText });

/** Texts of the demo's applications, and the applications of the demo accounts. */
export const applicationTexts = readJson(
  new URL('applicationTexts.json', import.meta.url),
  z.strictObject({
    /** Cover letters; an empty one means none. */
    letters: z.array(z.string('is missing')),
    /** What HR notes, by the status of the application. */
    notes: z.partialRecord(status, note),
    /** The applications of the demo accounts. */
    own: z.array(z.strictObject({ email: someText, title: someText, status })),
  }),
);
