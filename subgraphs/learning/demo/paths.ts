import { z } from 'zod';
import { readJson, someText } from '../../kit/files/data.js';

/** The paths of the demo organization: courses by their titles, and the certification that they lead to. */
export const PATHS = readJson(
  new URL('paths.json', import.meta.url),
  z.array(
    z.strictObject({
      title: someText,
      description: someText,
      difficulty: z.enum(['beginner', 'intermediate', 'advanced', 'expert'], 'is unknown'),
      courses: z.array(someText).min(1, 'are none'),
      certification: someText,
    }),
  ),
);
