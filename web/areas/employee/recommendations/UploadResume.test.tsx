import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';

import {
  UploadResumeForRecommendationsDocument,
  type UploadResumeForRecommendationsMutation as Upload,
} from '../../../generated/graphql';
import { dropFiles } from '../../../testing/page/dropFiles';
import { answers, never, refusal, type Reply, type Replying } from '../../../testing/graph';
import { readUpload } from '../../../testing/people/profile';
import {
  checked,
  checking,
  exhausted,
  jobCard,
  latest,
  noResume,
  openRecommendations,
  recommendations,
  resumeExists,
  uploaded,
} from '../../../testing/jobs/recommendations';
import { interceptNetwork, server } from '../../../testing/server';

interceptNetwork();

const dialog = () => screen.findByRole('dialog', { name: 'Upload Resume' });
const send = () => screen.getByRole('button', { name: 'Upload Resume' });
const pdf = (name = 'new.pdf', content = '%PDF') => new File([content], name, { type: 'application/pdf' });
const drop = (...files: File[]) => dropFiles(screen.getByLabelText('Resume'), ...files);
const sized = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size });

/** The uploads that the portal received, and how it answers them. */
function receiving(respond: () => Replying<Upload> = () => uploaded(recommendations())) {
  const sent: string[] = [];
  const handler = answers(UploadResumeForRecommendationsDocument, async (_variables, request) => {
    sent.push((await readUpload(request)).files['resume']?.name ?? '');
    return respond();
  });
  return { sent, handler };
}

/** As a person without a resume, who gets the upload. */
async function openUpload(...handlers: Parameters<typeof openRecommendations>[0]) {
  const portal = await openRecommendations([
    ...handlers,
    checking(undefined, () => checked(noResume())).handler,
  ]);
  await portal.user.click(screen.getByRole('button', { name: 'Generate New' }));
  await dialog();
  return portal;
}

test('the upload needs a file, which can be removed again [A5.13 A5.17]', async () => {
  const { sent, handler } = receiving();
  const { user } = await openUpload(handler);
  await waitFor(() => expect(screen.getByLabelText('Resume')).toHaveFocus());
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  expect(send()).toHaveAccessibleDescription('Choose a file first');
  await user.click(send());
  fireEvent.submit(screen.getByLabelText('Resume'));
  await user.upload(screen.getByLabelText('Resume'), pdf());
  expect(await screen.findByText('new.pdf')).toBeVisible();
  expect(send()).not.toHaveAttribute('aria-disabled');
  await user.click(screen.getByRole('button', { name: 'Remove new.pdf' }));
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  expect(sent).toEqual([]);
});

test('a file of another type, of ten megabytes, an empty or a second one is refused before the upload [A5.13 A5.15 A5.16 A5.18]', async () => {
  await openUpload();
  drop(new File(['GIF89a'], 'holiday.gif', { type: 'image/gif' }));
  expect(
    await screen.findByText('Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)'),
  ).toBeVisible();
  drop(sized(pdf(), 10 * 1024 * 1024));
  expect(await screen.findByText('File size must be less than 10MB')).toBeVisible();
  drop(pdf('empty.pdf', ''));
  expect(await screen.findByText('Invalid file. Please try again.')).toBeVisible();
  drop(pdf('one.pdf'), pdf('two.pdf'));
  expect(await screen.findByText('Too many files')).toBeVisible();
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  drop(sized(pdf('just.pdf'), 10 * 1024 * 1024 - 1));
  expect(await screen.findByText('just.pdf')).toBeVisible();
  expect(screen.queryByText('Too many files')).not.toBeInTheDocument();
});

test('system files of a desktop folder are ignored beside the resume [A5.19]', async () => {
  await openUpload();
  drop(new File(['x'], '.DS_Store'), pdf(), new File(['x'], 'Thumbs.db'));
  expect(await screen.findByText('new.pdf')).toBeVisible();
});

test.each([
  ['cv.pdf', 'application/pdf'],
  ['cv.doc', 'application/msword'],
  ['cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['cv.txt', 'text/plain'],
  ['cv.rtf', 'application/rtf'],
  ['cv.rtf', ''],
])('%s (%s) is accepted [A5.14]', async (name, type) => {
  await openUpload();
  drop(new File(['words'], name, { type }));
  expect(await screen.findByText(name)).toBeVisible();
});

test('a resume is sent as a multipart form, the progress names it, and its list is shown [A2.59 A4.39 A5.17 A9.27]', async () => {
  let respond: (value: Reply<Upload>) => void = () => undefined;
  const { sent, handler } = receiving(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  const { user } = await openUpload(handler);
  await user.upload(screen.getByLabelText('Resume'), pdf());
  await user.dblClick(send());
  const progress = within(await screen.findByRole('region', { name: 'Progress' }));
  expect(progress.getByRole('status')).toHaveTextContent(
    'Uploading new.pdfThe file is saved as the resume of your profile, read, and compared with the open job postings. Processing may take up to 30 seconds.',
  );
  expect(screen.queryByRole('dialog', { name: 'Upload Resume' })).not.toBeInTheDocument();
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  const leaving = new Event('beforeunload', { cancelable: true });
  expect(window.dispatchEvent(leaving)).toBe(false);
  await waitFor(() => expect(sent).toEqual(['new.pdf']));
  respond(uploaded(recommendations({ resumeName: 'new.pdf' })));
  expect(await screen.findByRole('heading', { name: 'Recommended Jobs (1)' })).toBeVisible();
  expect(screen.getByText(/^Made/)).toHaveTextContent('from new.pdf');
  expect(sent).toEqual(['new.pdf']);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('matches from keywords instead of the AI search are a success, with a short note about it [A4.39]', async () => {
  const message =
    'Your resume was saved. AI search is not available at the moment, so these matches come from keywords.';
  const { user } = await openUpload(
    receiving(() => uploaded(recommendations({ status: 'PARTIAL_SUCCESS', message }))).handler,
  );
  await user.upload(screen.getByLabelText('Resume'), pdf());
  await user.click(send());
  await jobCard('Platform Engineer');
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('with the AI search, and with a different message of it: the page says how it was searched', async () => {
  const processingStats = { jobsProcessed: 1, totalJobsSearched: 1 };
  const { user } = await openUpload(
    receiving(() => uploaded(recommendations({ methodUsed: 'AI_SEARCH', processingStats }))).handler,
  );
  await user.upload(screen.getByLabelText('Resume'), pdf());
  await user.click(send());
  expect(await screen.findByText(/^Made/)).toHaveTextContent(
    'Made just now from cv.pdf. 1 open posting compared by meaning, skills, titles, levels and years.',
  );
});

test.each([
  [
    'without an answer in words of the page',
    () => HttpResponse.error() as never,
    'Failed to upload resume and get recommendations',
  ],
  [
    'in the words of the portal',
    () => refusal('RATE_LIMITED', 'Too many searches. Try again later.'),
    'Too many searches. Try again later.',
  ],
])(
  'a failed upload is reported %s, in the dialog, which is open again with the file [A8.37]',
  async (_how, fails, words) => {
    const { sent, handler } = receiving(fails);
    const { user } = await openUpload(handler);
    await user.upload(screen.getByLabelText('Resume'), pdf());
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(within(await dialog()).getByText('new.pdf')).toBeVisible();
    // Without an answer it is not sent again by itself.
    expect(sent).toEqual(['new.pdf']);

    server.use(receiving().handler);
    await user.click(send());
    await jobCard('Platform Engineer');
    expect(screen.queryByRole('dialog', { name: 'Upload Resume' })).not.toBeInTheDocument();
  },
);

test('an upload after the searches of an hour are used up says when the next is possible, and keeps the file [A8.37]', async () => {
  const { user } = await openUpload(receiving(() => exhausted(61)).handler);
  await user.upload(screen.getByLabelText('Resume'), pdf());
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^You have asked for 20 new recommendations within an hour\. You can try again in 2 minutes, at \d\d:\d\d( in America\/Los_Angeles)?\. Your file is kept here\.$/,
  );
  expect(within(await dialog()).getByText('new.pdf')).toBeVisible();
  expect(send()).not.toHaveAttribute('aria-disabled');
});

test("the portal's message about the file appears under it, until another file is selected [A5.16 A8.37]", async () => {
  const words = 'Invalid file. Please try again.';
  const { user } = await openUpload(
    receiving(() => refusal('BAD_USER_INPUT', words, { resume: [words] })).handler,
  );
  await user.upload(screen.getByLabelText('Resume'), pdf());
  await user.click(send());
  expect(await screen.findByRole('button', { name: 'Remove new.pdf' })).toHaveAccessibleDescription(
    expect.stringMatching(/ Invalid file\. Please try again\.$/) as string,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove new.pdf' }));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test('a person who cancels the upload still has the file selected', async () => {
  const { user } = await openUpload(receiving(never).handler);
  await user.upload(screen.getByLabelText('Resume'), pdf());
  await user.click(send());
  await user.click(
    within(await screen.findByRole('region', { name: 'Progress' })).getByRole('button', { name: 'Cancel' }),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Progress' })).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(send());
  expect(within(await dialog()).getByText('new.pdf')).toBeVisible();
});

test('closing the dialogs cancels the upload', async () => {
  const ended = jest.fn();
  const { user } = await openUpload(
    http.post('http://portal.test/graphql', async ({ request }) => {
      if (!request.headers.get('content-type')?.startsWith('multipart')) return undefined;
      request.signal.addEventListener('abort', ended);
      return never();
    }),
  );
  await user.upload(screen.getByLabelText('Resume'), pdf());
  await user.click(send());
  await screen.findByRole('region', { name: 'Progress' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(ended).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a person with a resume can continue with it, or upload another one instead [A2.59]', async () => {
  const { asked, handler } = checking(
    () => checked(recommendations({ cached: true })),
    () => checked(resumeExists()),
  );
  const { sent, handler: uploads } = receiving();
  const { user } = await openRecommendations([latest(recommendations()), handler, uploads]);
  await user.click(await screen.findByRole('button', { name: 'Show Recent' }));
  await user.click(screen.getByRole('button', { name: 'Upload Resume' }));
  const choice = () => screen.findByRole('alertdialog', { name: 'Resume Found' });
  expect(await choice()).toHaveTextContent('cv.pdf is the resume of your profile.');
  await user.click(within(await choice()).getByRole('button', { name: 'Use This Resume' }));
  expect(await screen.findByText(/kept for 24 hours/)).toBeVisible();
  expect(asked).toEqual([
    { forceRefresh: false, proceedWithExisting: false },
    { forceRefresh: false, proceedWithExisting: true },
  ]);

  await user.click(screen.getByRole('button', { name: 'Upload Resume' }));
  await user.click(within(await choice()).getByRole('button', { name: 'Upload Another' }));
  expect(await dialog()).toHaveTextContent('It takes the place of cv.pdf in your profile.');
  await user.upload(screen.getByLabelText('Resume'), pdf());
  await user.click(send());
  await waitFor(() => expect(screen.queryByText(/kept for 24 hours/)).not.toBeInTheDocument());
  await jobCard('Platform Engineer');
  expect(sent).toEqual(['new.pdf']);
});
