import { screen } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import {
  ApplyToJobDocument,
  type ApplyToJobMutation,
  type JobApplicationInput,
} from '../../generated/graphql';
import { answers, type DataOf, type Replying } from '../graph';
import { application } from './jobPostings';
import { applyButton, openJobPostings, postingCard, type PostingOptions } from './openJobPostings';
import type { User } from '../testPortal';

/** Opens the application for the first position of the list. */
export async function openApplication(options: PostingOptions = {}) {
  const page = await openJobPostings(options);
  await page.user.click(applyButton(await postingCard('Platform Engineer')));
  await screen.findByRole('dialog', { name: 'Apply for Platform Engineer' });
  return page;
}

export const sendApplication = (user: User) =>
  user.click(screen.getByRole('button', { name: /^(Apply Now|Applying\.\.\.)$/ }));

interface Sent {
  /** A file among them is one. */
  input: JobApplicationInput;
  key: string | null;
}

/** Answers applications and records the input. */
export function applying(reply: () => Replying<ApplyToJobMutation> = submitted): {
  sent: Sent[];
  handler: RequestHandler;
} {
  const sent: Sent[] = [];
  const handler = answers(ApplyToJobDocument, ({ input }, request) => {
    sent.push({ input, key: request.headers.get('Idempotency-Key') });
    return reply();
  });
  return { sent, handler };
}

/** The answer to an application that was taken. */
export const submitted = (): DataOf<ApplyToJobMutation> => ({
  applyToJob: application({ id: 'a-9', createdAt: '2026-11-12T18:41:00.000Z' }),
});
