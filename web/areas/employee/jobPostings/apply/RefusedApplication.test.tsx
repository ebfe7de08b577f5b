import { screen, waitFor, within } from '@testing-library/react';

import { fill } from '../../../../testing/page/fill';
import { refusal } from '../../../../testing/graph';
import {
  applied,
  closed,
  onHold,
  posting,
  postingId,
  postingPage,
} from '../../../../testing/jobs/jobPostings';
import { applying, openApplication, sendApplication } from '../../../../testing/jobs/openApplication';
import { applyButton, postingCard } from '../../../../testing/jobs/openJobPostings';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

test.each([
  ['was closed meanwhile', 'jobPosting', 'This job posting is closed.', closed, 'Not Available'],
  [
    'was put on hold meanwhile',
    'jobPosting',
    'This job posting is not accepting applications.',
    onHold,
    'Not Available',
  ],
  [
    'was applied for in another tab',
    'nonFieldErrors',
    'You have already applied for this job.',
    applied(),
    'Applied',
  ],
])(
  "a posting that %s is refused with the server's message; the form and the list behind show it from then on, and the typed text is kept [A2.100 A4.37]",
  async (_how, field, words, becomes, button) => {
    let changed = false;
    const { sent, handler } = applying(() => {
      changed = true;
      return refusal('BAD_USER_INPUT', words, { [field]: [words] });
    });
    const { user } = await openApplication({
      list: () => postingPage([posting(changed ? becomes : {})]),
      handlers: [handler],
    });
    await fill(user, screen.getByLabelText('Cover letter'), 'Because.');
    await sendApplication(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    const dialog = within(screen.getByRole('dialog'));
    const ended = await dialog.findByRole('button', { name: button });
    expect(ended).toHaveAttribute('aria-disabled', 'true');
    expect(ended).toHaveAccessibleDescription(words);
    await waitFor(() => expect(ended).toHaveFocus());
    expect(dialog.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Cover letter')).toHaveValue('Because.');
    // Neither typing on nor Enter gives it another try.
    await user.type(screen.getByLabelText('Current position'), '!{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('Cover letter')).toHaveValue('Because.');
    expect(sent).toHaveLength(1);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(async () =>
      expect(applyButton(await postingCard('Platform Engineer'))).toHaveTextContent(button),
    );
  },
);

test('a posting that was removed in the meantime is reported with a readable message [A2.100]', async () => {
  const { handler } = applying(() =>
    refusal('BAD_USER_INPUT', 'No.', {
      jobPosting: [`Invalid pk "${postingId(1)}" - object does not exist.`],
    }),
  );
  const { user } = await openApplication({ handlers: [handler] });
  await sendApplication(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This position does not exist any more\./);
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Not Available' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('an invalid text of an application does not close the form: it can be sent again', async () => {
  const words = 'Null characters are not allowed.';
  const { handler } = applying(() => refusal('BAD_USER_INPUT', words, { nonFieldErrors: [words] }));
  const { user } = await openApplication({ handlers: [handler] });
  await sendApplication(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Apply Now' })).not.toHaveAttribute(
    'aria-disabled',
  );
});
