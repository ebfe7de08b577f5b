import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { graphql, type RequestHandler } from 'msw';

import { answer, type GraphAnswer } from './graph';
import { applyButton, openJobPostings, postingCard } from './openJobPostings';
import type { OpenOptions } from './openListScreen';

export type User = ReturnType<typeof userEvent.setup>;

/** Opens the application for the first position of the list. */
export async function openApplication(options: OpenOptions = {}) {
  const page = await openJobPostings(options);
  await page.user.click(applyButton(await postingCard('Platform Engineer')));
  await screen.findByRole('dialog', { name: 'Apply for Platform Engineer' });
  return page;
}

export const sendApplication = (user: User) => user.click(screen.getByRole('button', { name: /^(Apply Now|Applying\.\.\.)$/ }));

interface Sent {
  /** A file among them is one. */
  input: Record<string, unknown>;
  key: string | null;
}

/** Answers applications and keeps what was sent. */
export function applying(answers: () => GraphAnswer | Promise<GraphAnswer> = () => submitted()): { sent: Sent[]; handler: RequestHandler } {
  const sent: Sent[] = [];
  const handler = graphql.mutation<Record<string, unknown>, { input: Record<string, unknown> }>('ApplyToJob', ({ variables, request }) => {
    sent.push({ input: variables.input, key: request.headers.get('Idempotency-Key') });
    return answers();
  });
  return { sent, handler };
}

/** The answer to an application that was taken. */
export const submitted = (): GraphAnswer => answer({
  applyToJob: {
    __typename: 'JobApplication', id: 'a-9', createdAt: '2026-11-12T18:41:00.000Z', status: { __typename: 'Lookup', code: 'submitted', label: 'Submitted' },
  },
});
