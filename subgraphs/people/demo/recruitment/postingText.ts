import { z } from 'zod';
import { readJson, someText } from '../../../kit/files/data.js';
import { EMPLOYMENT_TYPE } from '../../employee/employee.kinds.js';
import { EXPERIENCE_LEVEL } from '../../posting/posting.kinds.js';
import { codeOf } from '../codeOf.js';

const Posting = z.strictObject({
  title: someText.max(200, 'is too long'),
  /** Name of the department. */
  department: someText,
  location: someText,
  type: z.enum(EMPLOYMENT_TYPE, 'is unknown'),
  level: z.enum(EXPERIENCE_LEVEL, 'is unknown'),
  /** Least and most in US dollars a year, or else `range`. */
  pay: z.tuple([z.int(), z.int()], 'is no range').optional(),
  range: someText.optional(),
  priority: codeOf('posting_priority'),
  status: codeOf('posting_status'),
  /** Switched off when false. */
  isActive: z.boolean('is neither true nor false').optional(),
  /** Days ago. */
  posted: z.int('is no number of days'),
  /** Days ahead, below 0 for the past; null without one. */
  deadline: z.int('is no number of days').nullable(),
  positions: z.int('is no number').positive('is not above 0'),
  remote: z.boolean('is neither true nor false'),
  description: someText,
  requirements: z.array(someText),
  responsibilities: z.array(someText),
  benefits: someText.optional(),
});

/** A position as it is written down for the demo; days are counted from the day of loading. */
export type PostingText = z.infer<typeof Posting>;

/** The positions of the demo organisation, in technology first. */
export const POSTINGS = readJson(new URL('postings.json', import.meta.url), z.array(Posting));
