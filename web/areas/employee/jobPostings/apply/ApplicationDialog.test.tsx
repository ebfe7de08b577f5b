import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { ApplicantDocument } from '../../../../generated/graphql';
import { answers, broken, deferred, never, refusal } from '../../../../testing/graph';
import { applicant, applied, posting, postingId, postingPage } from '../../../../testing/jobs/jobPostings';
import {
  applying,
  openApplication,
  sendApplication,
  submitted,
} from '../../../../testing/jobs/openApplication';
import { applyButton, postingCard } from '../../../../testing/jobs/openJobPostings';
import { dropFiles } from '../../../../testing/page/dropFiles';
import { interceptNetwork } from '../../../../testing/server';
import type { User } from '../../../../testing/testPortal';
import { toastStore } from '../../../../ui/feedback/toast';

interceptNetwork();

const withoutResume = answers(ApplicantDocument, () => applicant({ resumeName: null }));
const pdf = (name = 'letter.pdf') => new File(['%PDF'], name, { type: 'application/pdf' });
const write = async (user: User, label: string, text: string) => {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
};

test.each([
  ['more than 60 years', 'Years of experience', '61', 'Enter whole years from 0 to 60'],
  ['half a year', 'Years of experience', '2.5', 'Enter whole years from 0 to 60'],
  ['a salary below nothing', 'Expected salary a year', '-1', 'Enter an amount of 0 or more, such as 85,000'],
  [
    'a salary of eleven figures',
    'Expected salary a year',
    '12,345,678,901',
    'Enter an amount of 0 or more, such as 85,000',
  ],
  [
    'a cover letter too long',
    'Cover letter',
    'x'.repeat(10_001),
    'Use at most 10,000 characters; these are 10,001',
  ],
  [
    'further information too long',
    'Additional information',
    'x'.repeat(10_001),
    'Use at most 10,000 characters; these are 10,001',
  ],
  ['a position too long', 'Current position', 'x'.repeat(201), 'Use at most 200 characters; these are 218'],
])('%s is not sent and stays as typed', async (_what, label, text, words) => {
  const { sent, handler } = applying();
  const { user } = await openApplication({ handlers: [handler] });
  await write(user, label, text);
  await sendApplication(user);
  await waitFor(() =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining(words) as string,
    ),
  );
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(screen.getByLabelText<HTMLInputElement>(label).value).toContain(text);
  expect(sent).toEqual([]);
});

test('a file of another type or of 25 megabytes is refused before the form is sent, and a missing one is requested', async () => {
  const { sent, handler } = applying();
  const { user } = await openApplication({ handlers: [handler] });
  await user.click(screen.getByRole('radio', { name: /^Another file/ }));
  await sendApplication(user);
  expect(await screen.findByText('Choose a file, or apply without a resume')).toBeVisible();
  const drop = (file: File) => dropFiles(screen.getByLabelText('Resume file'), file);
  drop(new File(['GIF89a'], 'me.gif', { type: 'image/gif' }));
  expect(
    await screen.findByText('Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)'),
  ).toBeVisible();
  drop(Object.defineProperty(pdf(), 'size', { value: 25 * 1024 * 1024 }));
  expect(await screen.findByText('File size must be less than 25MB')).toBeVisible();
  expect(sent).toEqual([]);
});

test("the server's message for a field appears under it, and the typed text is kept [A8.35]", async () => {
  const { handler } = applying(() =>
    refusal('BAD_USER_INPUT', 'No.', {
      resume: ['There is no resume in your profile.'],
      yearsExperience: ['Too many.'],
    }),
  );
  const { user } = await openApplication({ handlers: [handler] });
  await write(user, 'Cover letter', 'Because.');
  await sendApplication(user);
  await waitFor(() =>
    expect(screen.getByRole('radiogroup', { name: 'Resume' })).toHaveAccessibleDescription(
      'There is no resume in your profile.',
    ),
  );
  expect(screen.getByLabelText('Years of experience')).toHaveAccessibleDescription('Too many.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Cover letter')).toHaveValue('Because.');
  await user.click(screen.getByRole('radio', { name: /^No resume/ }));
  expect(screen.queryByText('There is no resume in your profile.')).not.toBeInTheDocument();
});

test.each([
  ['without an answer', () => HttpResponse.error() as never],
  ['when the server breaks', broken],
])(
  '%s an alert says that applying failed, and another attempt has the same key [A8.35]',
  async (_how, answers) => {
    const { sent, handler } = applying(answers);
    const { user } = await openApplication({ handlers: [handler, withoutResume] });
    await sendApplication(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to apply for job. Please try again.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply Now' })).toHaveFocus());
    const tries = sent.length;
    await sendApplication(user);
    await waitFor(() => expect(sent.length).toBeGreaterThan(tries));
    await screen.findByRole('alert');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  },
);

test('the form is filled from the profile, and requires only necessary fields [A3.20]', async () => {
  await openApplication();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole('textbox').map((field) => (field as HTMLInputElement).name)).toEqual([
    'currentPosition',
    'yearsExperience',
    'expectedSalary',
    'availabilityDate',
    'coverLetter',
    'additionalInfo',
  ]);
  expect(dialog.getByLabelText('Current position')).toHaveValue('Software Engineer');
  await waitFor(() => expect(dialog.getByLabelText('Current position')).toHaveFocus());
  expect(dialog.getByLabelText('Available from')).toHaveValue('');
  expect(dialog.getAllByRole('radio').map((choice) => choice.parentElement?.textContent)).toEqual([
    'The resume in my profileokafor.pdf',
    'Another fileFor this application only; your profile stays as it is.',
    'No resumeHR finds a note in its place.',
  ]);
  expect(dialog.getByRole('radio', { name: /^The resume in my profile/ })).toBeChecked();
});

test('an employee applies with the resume of the profile: it is sent, confirmed, and immediately marked with one more applicant [A2.100 A3.20 A4.38 A7.52]', async () => {
  const { sent, handler } = applying();
  let isSent = false;
  // What the server counts comes late: until then the page counts itself.
  const late = async () => (isSent ? never() : postingPage([posting({ applicationsCount: 3 })]));
  const { user, router } = await openApplication({ list: () => late(), handlers: [handler] });
  await write(user, 'Years of experience', '7');
  await write(user, 'Expected salary a year', '150,000.50');
  fireEvent.change(screen.getByLabelText('Available from'), { target: { value: '2027-01-04' } });
  await write(user, 'Cover letter', ' I keep machines quick. ');
  await write(user, 'Additional information', 'Ask Daniel.');
  isSent = true;
  await sendApplication(user);

  expect(await screen.findByText('Application submitted successfully!')).toBeVisible();
  expect(toastStore.read().at(-1)).toMatchObject({ tone: 'success', duration: 5000 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const card = await postingCard('Platform Engineer');
  expect(applyButton(card)).toHaveTextContent('Applied');
  expect(card).toHaveTextContent('4 applicants');
  await waitFor(() => expect(applyButton(card)).toHaveFocus());
  expect(router.state.location.search).toBe('');
  expect(sent.map(({ input }) => input)).toEqual([
    {
      jobPosting: postingId(1),
      coverLetter: 'I keep machines quick.',
      currentPosition: 'Software Engineer',
      yearsExperience: 7,
      expectedSalary: '150000.50',
      availabilityDate: '2027-01-04',
      additionalInfo: 'Ask Daniel.',
      profileResume: true,
    },
  ]);
});

test("after applying the server's count replaces the local one [A4.38]", async () => {
  const { handler } = applying();
  let isSent = false;
  const { user } = await openApplication({
    list: () => postingPage([posting(isSent ? { ...applied(), applicationsCount: 9 } : {})]),
    handlers: [handler],
  });
  isSent = true;
  await sendApplication(user);
  await waitFor(async () => expect(await postingCard('Platform Engineer')).toHaveTextContent('9 applicants'));
});

test('without a resume a placeholder is sent instead, and empty fields are sent empty [A3.21 A7.52]', async () => {
  const { sent, handler } = applying();
  const { user } = await openApplication({
    handlers: [handler, answers(ApplicantDocument, () => applicant({ resumeName: null, jobTitle: null }))],
  });
  expect(screen.getByRole('radio', { name: /^No resume/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /in my profile/ })).not.toBeInTheDocument();
  await sendApplication(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input).toEqual({
    jobPosting: postingId(1),
    coverLetter: '',
    currentPosition: '',
    yearsExperience: null,
    expectedSalary: null,
    availabilityDate: null,
    additionalInfo: '',
    resume: expect.any(File) as File,
  });
  const file = sent[0]?.input['resume'] as File;
  expect(file).toMatchObject({ name: 'internal_application_resume.txt', type: 'text/plain' });
  expect(await file.text()).toBe('Maya Okafor applied through the internal job postings without a resume.\n');
});

test('another file is sent instead of the resume of the profile', async () => {
  const { sent, handler } = applying();
  const { user } = await openApplication({ handlers: [handler] });
  await user.click(screen.getByRole('radio', { name: /^Another file/ }));
  await user.upload(screen.getByLabelText('Resume file'), pdf('portfolio.pdf'));
  expect(await screen.findByText('portfolio.pdf')).toBeVisible();
  await sendApplication(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input['resume']).toMatchObject({ name: 'portfolio.pdf' });
  expect(sent[0]?.input).not.toHaveProperty('profileResume');
});

test('while sending the button says Applying..., and a double click sends once [A2.100]', async () => {
  const late = deferred(submitted);
  const { sent, handler } = applying(late.respond);
  const { user } = await openApplication({ handlers: [handler, withoutResume] });
  await sendApplication(user);
  const busy = await screen.findByRole('button', { name: 'Applying...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.click(busy);
  late.release();
  expect(await screen.findByText('Application submitted successfully!')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a person can apply even if the profile cannot be read', async () => {
  const { sent, handler } = applying();
  const { user } = await openApplication({ handlers: [handler, answers(ApplicantDocument, broken)] });
  expect(screen.getByLabelText('Current position')).toHaveValue('');
  await write(user, 'Current position', 'Engineer');
  await sendApplication(user);
  await waitFor(() => expect(sent[0]?.input).toMatchObject({ currentPosition: 'Engineer' }));
});

test('an application with typed text asks before it is discarded, and is there again after leaving the page', async () => {
  const { user, router } = await openApplication();
  await write(user, 'Cover letter', 'Because');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Cover letter')).toHaveValue('Because');
  await act(() => router.navigate('/employee/job-postings'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(applyButton(await postingCard('Platform Engineer')));
  expect(await screen.findByText('What you entered before is still here.')).toBeVisible();
  expect(screen.getByLabelText('Cover letter')).toHaveValue('Because');
});
