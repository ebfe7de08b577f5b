import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import {
  CreateHrFeedbackDocument,
  CreateHrGeneralDocument,
  CreateHrItSupportDocument,
  CreateHrLeaveDocument,
  OwnAssetsDocument,
} from '../../../generated/graphql';
import { consoleTicket } from '../../../testing/tickets/console';
import { fill } from '../../../testing/page/fill';
import { answers, broken, refusal } from '../../../testing/graph';
import { openHrTickets } from '../../../testing/tickets/openHrTickets';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const made = () => ({ made: consoleTicket({ id: 400 }) });

/** Opens the form; `sent` collects created tickets, `choose` selects an option of a field. */
async function openForm(...handlers: RequestHandler[]) {
  const sent: unknown[] = [];
  const keep = (kind: string) => (variables: { input: object }) => {
    sent.push({ kind, ...variables.input });
    return made();
  };
  const opened = await openHrTickets({
    handlers: [
      ...handlers,
      answers(CreateHrGeneralDocument, keep('general')),
      answers(CreateHrLeaveDocument, keep('leave')),
      answers(CreateHrItSupportDocument, keep('it')),
      answers(CreateHrFeedbackDocument, keep('feedback')),
    ],
  });
  const { user } = opened;
  await user.click(screen.getByRole('button', { name: 'New Ticket' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create New Ticket' }));
  const choose = async (field: RegExp, option: string) => {
    await user.click(form.getByRole('button', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const write = async (title = 'Chairs', description = 'Two are broken.') => {
    await fill(user, form.getByLabelText('Title'), title);
    await fill(user, form.getByLabelText('Description'), description);
  };
  const send = () => user.click(form.getByRole('button', { name: 'Create ticket' }));
  return { ...opened, sent, form, choose, write, send };
}

test('title and description are required for every type [B5.18 B8.25]', async () => {
  const { form, choose, send, sent } = await openForm();
  for (const type of ['Leave request', 'IT support']) {
    await choose(/Type$/, type);
    await send();
    expect(await form.findByRole('alert')).toHaveTextContent('Please fill in all required fields');
  }
  expect(sent).toEqual([]);
});

test('leave also needs its type and days [B5.19]', async () => {
  const { form, choose, write, send, sent } = await openForm();
  await choose(/^General Type$/, 'Leave request');
  await write();
  await send();
  expect(await form.findByRole('alert')).toHaveTextContent(
    'Please fill in all required leave request fields',
  );
  expect(sent).toEqual([]);
});

test('an IT ticket needs its issue type [B5.20]', async () => {
  const { user, form, choose, write, send, sent } = await openForm();
  await choose(/^General Type$/, 'IT support');
  await write();
  await fill(user, form.getByLabelText('Issue type'), '   ');
  await send();
  expect(await form.findByRole('alert')).toHaveTextContent(
    'Please specify the issue type for IT support requests',
  );
  expect(sent).toEqual([]);
});

test('the form starts with a general ticket of medium priority and the default options [B3.81 B9.16]', async () => {
  const { form, choose } = await openForm();
  expect(form.getByRole('button', { name: 'General Type' })).toBeVisible();
  expect(form.getByRole('button', { name: 'Medium Priority' })).toBeVisible();
  await choose(/^General Type$/, 'Leave request');
  expect(form.getByRole('button', { name: 'Personal Leave Leave type' })).toBeVisible();
  await choose(/^Leave request Type$/, 'IT support');
  expect(form.getByRole('button', { name: 'Low Impact' })).toBeVisible();
  await choose(/^IT support Type$/, 'Feedback');
  expect(form.getByRole('button', { name: 'Suggestion Feedback type' })).toBeVisible();
});

test('each list has the options of the specification [B3.62 B9.12 B9.13 B9.14 B9.15 C9.22]', async () => {
  const { user, form, choose } = await openForm();
  const offered = async (field: RegExp) => {
    await user.click(form.getByRole('button', { name: field }));
    const words = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await user.keyboard('{Escape}');
    return words;
  };
  expect(await offered(/Priority$/)).toEqual(['Low', 'Medium', 'High', 'Urgent']);
  expect(await offered(/^General Type$/)).toEqual(['General', 'Leave request', 'IT support', 'Feedback']);
  await choose(/^General Type$/, 'Leave request');
  expect(await offered(/Leave type$/)).toEqual([
    'Personal Leave',
    'Sick Leave',
    'Vacation Leave',
    'Family Leave',
    'Bereavement Leave',
  ]);
  await choose(/^Leave request Type$/, 'IT support');
  expect(await offered(/Impact$/)).toEqual(['Low', 'Medium', 'High', 'Critical']);
  await choose(/^IT support Type$/, 'Feedback');
  expect(await offered(/Feedback type$/)).toEqual([
    'Suggestion',
    'Complaint',
    'Compliment',
    'Feature Request',
  ]);
});

test('a general ticket is sent with category and system, confirmed, and the list is read again [B7.30 B7.38 B8.24]', async () => {
  const { user, form, choose, write, send, sent, asked } = await openForm();
  await write();
  await choose(/Category$/, 'Facilities');
  await fill(user, form.getByLabelText('Affected system'), 'Hall');
  await send();
  expect(await screen.findByText('Ticket created successfully')).toBeVisible();
  expect(sent).toEqual([
    {
      kind: 'general',
      title: 'Chairs',
      description: 'Two are broken.',
      priority: 'MEDIUM',
      categoryId: 10,
      affectedSystem: 'Hall',
    },
  ]);
  await waitFor(() => expect(asked).toHaveLength(2));
  // The list has a button of this name, too.
  expect(screen.getAllByRole('button', { name: 'View' })).toHaveLength(2);
});

test('leave is sent with type, days and reason [B7.27]', async () => {
  const { user, form, choose, write, send, sent } = await openForm();
  await choose(/^General Type$/, 'Leave request');
  await write('Wedding', 'Of my sister.');
  await choose(/Leave type$/, 'Bereavement Leave');
  await fill(user, form.getByLabelText('First day'), '10 Dec 2026');
  await fill(user, form.getByLabelText('Last day'), '11 Dec 2026');
  await send();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        kind: 'leave',
        title: 'Wedding',
        description: 'Of my sister.',
        priority: 'MEDIUM',
        leaveType: 'BEREAVEMENT',
        startDate: '2026-12-10',
        endDate: '2026-12-11',
        reason: null,
      },
    ]),
  );
});

test('an IT ticket is sent with issue, impact and system [B7.29]', async () => {
  const { user, form, choose, write, send, sent } = await openForm();
  await choose(/^General Type$/, 'IT support');
  await choose(/Priority$/, 'Urgent');
  await write();
  await fill(user, form.getByLabelText('Issue type'), 'Network');
  await choose(/Impact$/, 'Critical');
  await send();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        kind: 'it',
        title: 'Chairs',
        description: 'Two are broken.',
        priority: 'URGENT',
        issueType: 'Network',
        impactLevel: 'CRITICAL',
        affectedSystem: null,
      },
    ]),
  );
});

test("an IT ticket can name one of the person's assets, whose tag the server stores", async () => {
  const { form, choose, write, user, send, sent } = await openForm(
    answers(OwnAssetsDocument, () => ({
      myEquipment: [{ id: 31, name: 'ThinkPad T14', assetTag: 'LAP-004' }],
    })),
  );
  expect(form.queryByRole('button', { name: /Equipment$/ })).not.toBeInTheDocument();
  await choose(/^General Type$/, 'IT support');
  await write();
  await fill(user, form.getByLabelText('Issue type'), 'Hardware');
  await choose(/Equipment$/, 'ThinkPad T14 · LAP-004');
  await send();
  await waitFor(() => expect(sent).toMatchObject([{ kind: 'it', assetId: 31 }]));
});

test("feedback is sent with its type, under HR's own name [B7.28]", async () => {
  const { form, choose, write, send, sent } = await openForm();
  await choose(/^General Type$/, 'Feedback');
  expect(form.getByText('This form sends feedback under your name.')).toBeVisible();
  await write();
  await choose(/Feedback type$/, 'Feature Request');
  await send();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        kind: 'feedback',
        title: 'Chairs',
        description: 'Two are broken.',
        priority: 'MEDIUM',
        feedbackType: 'FEATURE_REQUEST',
      },
    ]),
  );
});

test('a refusal appears under its field, an error above the buttons, and the typed text is kept [B8.23]', async () => {
  const words = 'Ensure this field has no more than 200 characters.';
  let answer = () => refusal('BAD_USER_INPUT', words, { title: [words] });
  const { form, write, send } = await openForm(answers(CreateHrGeneralDocument, () => answer()));
  await write();
  await send();
  expect(await form.findByText(words)).toBeVisible();
  answer = broken;
  await send();
  expect(await form.findByRole('alert')).toHaveTextContent('Failed to create ticket');
  expect(form.getByLabelText('Title')).toHaveValue('Chairs');
});
