import { screen, waitFor, within } from '@testing-library/react';

import { LeaveMonthDocument } from '../../../../generated/graphql';
import { dropFiles } from '../../../../testing/page/dropFiles';
import { fill } from '../../../../testing/page/fill';
import { answers } from '../../../../testing/graph';
import { leave, leaveMonth } from '../../../../testing/tickets/leave';
import { openNewLeave } from '../../../../testing/tickets/openLeave';
import { interceptNetwork } from '../../../../testing/server';
import { creating, field, fillForm, submit } from '../../../../testing/tickets/newLeave';

interceptNetwork();

test('an empty leave request is not sent: one message, six marked fields, and focus on the first [A5.23]', async () => {
  const { sent, handler } = creating();
  const { user } = await openNewLeave(handler);
  await submit(user);
  expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
  const texts = [
    'Enter a title',
    'Choose a leave type',
    'Enter the first day',
    'Enter the last day',
    'Enter a description',
    'Enter a reason',
  ];
  texts.forEach((text) => expect(screen.getByText(text)).toBeVisible());
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  expect(sent).toEqual([]);
});

test('the last day of leave cannot be selected before the first, and is not sent if typed so [A5.24]', async () => {
  const { sent, handler } = creating();
  const { user } = await openNewLeave(handler);
  await fillForm(user);
  await user.click(screen.getAllByRole('button', { name: 'Open calendar' }).at(-1)!);
  const before = await screen.findByRole('button', { name: /^Sunday,? 7 March 2027/ });
  expect(before).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await fill(user, field('Last day'), '2027-03-07');
  await submit(user);
  expect(await screen.findByText('End date cannot precede start date.')).toBeVisible();
  expect(screen.queryByText('Please fill in all required fields')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('the calendar of a leave request marks own leave, and shows how many team members are away, without names', async () => {
  const asked: unknown[] = [];
  const { user } = await openNewLeave(
    answers(LeaveMonthDocument, (variables) => {
      asked.push(variables);
      const overlapping = [
        leave({
          id: 4,
          title: 'Spring break',
          status: 'RESOLVED',
          startDate: '2027-02-26',
          endDate: '2027-03-02',
        }),
        leave({ id: 5, title: 'Moving', status: 'OPEN', startDate: '2027-03-31', endDate: '2027-04-02' }),
      ];
      const teamAwayDays = [
        { day: '2027-03-02', away: 1 },
        { day: '2027-03-16', away: 3 },
      ];
      return { leavePreview: leaveMonth({ overlapping, teamAwayDays }) };
    }),
  );
  await fill(user, field('First day'), '2027-03-08');
  expect(asked).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: 'Open calendar' })[0]!);
  const names = [
    /1 March 2027\. Spring break, Approved$/,
    /2 March 2027\. Spring break, Approved\. 1 of your team away$/,
    /16 March 2027\. 3 of your team away$/,
    /31 March 2027\. Moving, Pending$/,
  ];
  for (const name of names) expect(await screen.findByRole('button', { name })).toBeVisible();
  expect(screen.getByText('Of your team away')).toBeVisible();
  expect(asked).toEqual([{ startDate: '2027-03-01', endDate: '2027-03-31', except: null }]);
});

test('an invalid date is not sent, and the typed text is kept', async () => {
  const { sent, handler } = creating();
  const { user } = await openNewLeave(handler);
  await fillForm(user);
  await fill(user, field('Last day'), 'after the wedding');
  await submit(user);
  await waitFor(() =>
    expect(field('Last day')).toHaveAccessibleDescription(
      '"after the wedding" is not a date. Write it like 8 Mar 2027.',
    ),
  );
  expect(field('Last day')).toHaveValue('after the wedding');
  await waitFor(() => expect(field('Last day')).toHaveFocus());
  expect(sent).toEqual([]);
});

test('a document for a leave request of another type, of ten megabytes, or a second one is refused before the form is sent [A5.16 A5.18 A5.19]', async () => {
  await openNewLeave();
  const drop = (...files: File[]) => dropFiles(screen.getByLabelText('Supporting document'), ...files);
  const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

  drop(new File(['GIF89a'], 'holiday.gif', { type: 'image/gif' }));
  expect(
    await screen.findByText('Please select a valid file format (PDF, DOC, DOCX, TXT, RTF, JPEG, PNG)'),
  ).toBeVisible();
  drop(Object.defineProperty(pdf('scan.pdf'), 'size', { value: 10 * 1024 * 1024 }));
  expect(await screen.findByText('File size must be less than 10MB')).toBeVisible();
  drop(pdf('one.pdf'), pdf('two.pdf'));
  expect(await screen.findByText('Too many files')).toBeVisible();
  // System files of a desktop folder do not count.
  drop(new File(['x'], '.DS_Store'), new File(['x'], 'Thumbs.db'), pdf('letter.pdf'));
  expect(await screen.findByText('letter.pdf')).toBeVisible();
  expect(screen.queryByText('Too many files')).not.toBeInTheDocument();
});

test('the three leave types are offered with their 30 days and the required approval, the priority is fixed [A3.9 A9.20]', async () => {
  const { user } = await openNewLeave();
  expect(screen.getByText('30 days allowed, approval required')).toBeVisible();
  expect(screen.getByLabelText('Priority')).toHaveValue('Medium');
  expect(screen.getByLabelText('Priority')).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /Leave type/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Sick Leave',
    'Personal Leave',
    'Unpaid Leave',
  ]);
});

test('a leave request with typed text asks before it is discarded, an empty one does not', async () => {
  const { user } = await openNewLeave();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'New Leave Request' }));
  await fill(user, await screen.findByLabelText('Title'), 'Family');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Family');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
