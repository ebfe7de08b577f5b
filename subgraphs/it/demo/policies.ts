import { z } from 'zod';
import { readJson, readText, someText } from '../../kit/files/data.js';
import { POLICY_AUDIENCE } from '../policy/policy.kinds.js';

const here = (path: string) => new URL(path, import.meta.url);
const days = z.int('is no number of days');

const Version = z.strictObject({
  /** Days before today; below zero for a day to come. */
  publishedAgo: days,
  effectiveAgo: days,
  /** Days after it was published. */
  daysToConfirm: days.positive('is not above 0'),
});

const Policies = z.array(
  z.strictObject({
    /** Names the files of its texts: `policies/<slug>.1.md` and `.2.md`. */
    slug: someText,
    title: someText,
    audience: z.enum(POLICY_AUDIENCE, 'is unknown'),
    /** Of the audience of departments: by its name. */
    departments: z.array(someText).optional(),
    /** Days from today. */
    nextReview: days,
    first: Version,
    second: Version,
    /** This many of a hundred people have confirmed the second version; null while it is a draft. */
    confirmed: z.number('is no number').min(0).max(100).nullable(),
  }),
);

/** The policies of the demo organisation, each with two versions. */
export const POLICIES = readJson(here('policies.json'), Policies).map(
  ({ slug, first, second, ...policy }) => ({
    ...policy,
    first: { ...first, content: `${readText(here(`policies/${slug}.1.md`))}\n` },
    second: { ...second, content: `${readText(here(`policies/${slug}.2.md`))}\n` },
  }),
);
