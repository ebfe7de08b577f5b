import { z } from 'zod';
import { readJson, someText } from '../../../kit/files/data.js';
import { codeOf } from '../codeOf.js';

const status = codeOf('application_status');
const note = z.strictObject({ rating: z.number('is no rating').min(0).max(5), notes: someText });

/** What is written with the demo's applications, and which ones the demo accounts have made. */
export const applicationTexts = readJson(
  new URL('applicationTexts.json', import.meta.url),
  z.strictObject({
    /** Cover letters; an empty one is none. */
    letters: z.array(z.string('is missing')),
    /** What HR notes, by the status of the application. */
    notes: z.partialRecord(status, note),
    /** What those who try the portal have applied for already. */
    own: z.array(z.strictObject({ email: someText, title: someText, status })),
  }),
);
