import { screen, waitFor, within } from '@testing-library/react';

import { guardAgainstTranslators } from '../../domain/translation/translatorGuard';
import {
  CreateFeedbackDocument,
  CreateGeneralTicketDocument,
  CreateLeaveRequestDocument,
  CreateTimeEntryDocument,
} from '../../generated/graphql';
import { feedback, feedbackPage } from '../../testing/tickets/feedback';
import { fill } from '../../testing/page/fill';
import { answers, refusal } from '../../testing/graph';
import { leave } from '../../testing/tickets/leave';
import { openNewEntry } from '../../testing/time/openEditor';
import { openFeedback } from '../../testing/tickets/openFeedback';
import { openNewLeave } from '../../testing/tickets/openLeave';
import { openTickets } from '../../testing/tickets/openTickets';
import { interceptNetwork } from '../../testing/server';
import type { User } from '../../testing/testPortal';
import { ticket } from '../../testing/tickets/tickets';
import { entry, timesheet } from '../../testing/time/timesheets';
import { translatePage } from '../../testing/page/translator';

interceptNetwork();

let end: () => void;
beforeEach(() => {
  end = guardAgainstTranslators();
});
afterEach(() => end());

/** Refuses the first request, and accepts the next one. */
function answersTwice<Data>(taken: Data): () => Data | Response {
  let tries = 0;
  return () =>
    (tries += 1) === 1 ? refusal('BAD_USER_INPUT', 'Not today.', { nonFieldErrors: ['Not today.'] }) : taken;
}

async function choose(user: User, field: RegExp, option: string) {
  const form = within(screen.queryByRole('dialog') ?? screen.getByRole('main'));
  await user.click(form.getByLabelText(field, { selector: 'button' }));
  await user.click(await screen.findByText(option, { selector: '[role="option"] *' }));
}

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

interface Story {
  open: () => Promise<{ user: User }>;
  fillIn: (user: User) => Promise<void>;
  submit: string;
  done: string;
}

const texts = async (user: User, values: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(values)) await fill(user, screen.getByLabelText(label), text);
};

const stories: Record<string, Story> = {
  leave: {
    open: () =>
      openNewLeave(
        answers(CreateLeaveRequestDocument, answersTwice({ createLeaveRequest: leave({ id: 9 }) })),
      ),
    fillIn: async (user) => {
      await choose(user, /Leave type$/, 'Personal Leave');
      await texts(user, {
        Title: 'Family visit',
        'First day': '2027-03-08',
        'Last day': '2027-03-12',
        Description: 'A wedding.',
        Reason: 'My sister.',
      });
    },
    submit: 'Submit request',
    done: 'Leave request submitted successfully!',
  },
  ticket: {
    open: async () => {
      const page = await openTickets({
        handlers: [
          answers(CreateGeneralTicketDocument, answersTwice({ createGeneralTicket: ticket({ id: 9 }) })),
        ],
      });
      await press(page.user, 'New Ticket');
      await screen.findByRole('dialog', { name: 'New ticket' });
      return page;
    },
    fillIn: async (user) => {
      await choose(user, /Category$/, 'Facilities');
      await texts(user, { Title: 'Door does not close', Description: 'The one to the yard.' });
    },
    submit: 'Create ticket',
    done: 'Ticket created successfully!',
  },
  feedback: {
    open: () =>
      openFeedback({
        list: () => feedbackPage([]),
        handlers: [answers(CreateFeedbackDocument, answersTwice({ createFeedback: feedback({ id: 9 }) }))],
      }),
    fillIn: async (user) => {
      await choose(user, /Category$/, 'Work Environment');
      await texts(user, { Subject: 'Bicycle stands', Message: 'The yard has room.' });
    },
    submit: 'Submit feedback',
    done: 'Feedback submitted successfully!',
  },
  'time entry': {
    open: () =>
      openNewEntry({
        week: '2025-03-10',
        sheet: timesheet({ weekStartDate: '2025-03-10', weekEndDate: '2025-03-16', timeEntries: [] }),
        handlers: [answers(CreateTimeEntryDocument, answersTwice({ createTimeEntry: entry({ id: 9 }) }))],
      }),
    fillIn: async (user) => {
      await choose(user, /Project$/, 'Meetings');
      await texts(user, { 'Task Description': 'Plan the week', 'Clock In': '9:00', 'Clock Out': '17:30' });
    },
    submit: 'Add entry',
    done: 'Time entry added successfully!',
  },
};

describe.each(Object.entries(stories))(
  'with a translator the form for %s',
  (_name, { open, fillIn, submit, done }) => {
    test.each(['replaces', 'moves'] as const)(
      'is filled in, refused, corrected and sent where it %s texts',
      async (treatment) => {
        const { user } = await open();
        translatePage(treatment);
        await press(user, submit);
        await fillIn(user);
        await press(user, submit);
        expect(await screen.findByText('Not today.')).toBeVisible();
        await press(user, submit);
        expect(await screen.findByText(done)).toBeVisible();
        expect(screen.queryByText('Not today.')).not.toBeInTheDocument();
      },
    );
  },
);

test('calculated values of a form change on the screen while a translator is active', async () => {
  const { user } = await openNewEntry();
  translatePage();
  const reckoned = () =>
    within(screen.getByRole('dialog')).getByText(/^Without the break/, { selector: 'font > font' });
  await texts(user, { 'Clock In': '9:00', 'Clock Out': '17:30' });
  await waitFor(() => expect(reckoned()).toHaveTextContent('8 h 15 min'));
  await user.clear(screen.getByLabelText('Clock Out'));
  await user.paste('18:00');
  await waitFor(() => expect(reckoned()).toHaveTextContent('8 h 45 min'));
});
