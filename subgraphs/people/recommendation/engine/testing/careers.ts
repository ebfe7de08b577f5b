import { z } from 'zod';
import { readJson, someText } from '../../../../kit/files/data.js';
import type { PostingText } from '../engine.js';

/**
 * A position with people who apply: one whom it fits, one from work beside it, one who is several steps away
 * from it.
 */
export interface Career {
  posting: PostingText;
  fits: string;
  /** Neighbouring work: worth a look. */
  beside?: string | undefined;
  /** The same work, several steps below or above. */
  wrongStep?: string | undefined;
}

const Careers = z.array(
  z.strictObject({
    title: someText,
    experienceLevel: someText,
    description: someText.optional(),
    requirements: z.array(someText),
    responsibilities: z.array(someText),
    fits: someText,
    beside: someText.optional(),
    wrongStep: someText.optional(),
  }),
);

/** Careers of many fields and steps; resumes as people write them, most of them short. */
export const CAREERS: readonly Career[] = readJson(new URL('careers.json', import.meta.url), Careers).map(
  ({ fits, beside, wrongStep, description = '', ...posting }) => ({
    posting: {
      ...posting,
      ...{ id: posting.title, departmentName: null, location: 'Porto', jobType: 'FULL_TIME', description },
    },
    fits,
    beside,
    wrongStep,
  }),
);
