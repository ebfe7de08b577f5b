import { screen } from '@testing-library/react';

import {
  CreateLeaveRequestDocument,
  type CreateLeaveRequestMutation,
  type LeaveRequestInput,
} from '../../generated/graphql';
import { chooseOption, fill } from '../page/fill';
import { answers, type Reply } from '../graph';
import { leave } from './leave';
import type { User } from '../testPortal';

export const field = (label: string) => screen.getByLabelText(label);

/** Fills the form but for its last day. */
export async function fillForm(user: User) {
  await fill(user, field('Title'), 'Family visit');
  await fill(user, field('Description'), 'Wedding in Lagos.');
  await fill(user, field('Reason'), 'My sister.');
  await chooseOption(user, /Leave type/, 'Personal Leave');
  await fill(user, field('First day'), '2027-03-08');
}

export const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Submit request' }));

export const created = { createLeaveRequest: leave({ id: 9 }) };

interface Sent {
  input: LeaveRequestInput;
  key: string | null;
  /** How the browser wrote it. */
  type: string;
}

/** Answers the leave request and records the input. */
export function creating(reply: () => Reply<CreateLeaveRequestMutation> = () => created) {
  const sent: Sent[] = [];
  const handler = answers(CreateLeaveRequestDocument, ({ input }, { headers }) => {
    sent.push({
      input,
      key: headers.get('Idempotency-Key'),
      type: headers.get('Content-Type')?.split(';')[0] ?? '',
    });
    return reply();
  });
  return { sent, handler };
}
