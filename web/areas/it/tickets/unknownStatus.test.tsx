import { render, screen } from '@testing-library/react';

import { TicketStatusBadge } from '../../../domain/tickets/TicketStatusBadge';
import type { TicketStatus } from '../../../generated/graphql';
import { itStatusWord } from './itWords';

test.each([
  ['ON_HOLD', 'Open'],
  ['', 'Open'],
  ['REJECTED', 'Closed'],
])('a ticket with status "%s" is shown to IT Staff as %s [C4.20]', (status, word) => {
  render(<TicketStatusBadge status={status as TicketStatus} words={itStatusWord} />);
  expect(screen.getByText(word)).toBeVisible();
});
