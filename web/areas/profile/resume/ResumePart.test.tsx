import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type RequestHandler } from 'msw';

import { OwnProfileDocument, UpdateProfileDocument } from '../../../generated/graphql';
import { answers, never, refusal } from '../../../testing/graph';
import { choose, fileOf, withPictures } from '../../../testing/jsdom/pictures';
import { openProfile, profile, readUpload } from '../../../testing/people/profile';
import { interceptNetwork, server } from '../../../testing/server';
import { toastStore } from '../../../ui/feedback/toast';

jest.mock('../orgChart/OrgChartSection', () => ({ OrgChartSection: () => null }));
interceptNetwork();
withPictures();

const link = (count: number) => `/api/files/identity/resume${String(count)}/`;
const pdf = () => fileOf('cv.pdf', 'application/pdf');

/** Names under which the browser was asked to save something. */
function watchSaves(): string[] {
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}

/** Maya with a resume, whose link is another at each reading. */
async function withResume(...handlers: RequestHandler[]) {
  let count = 0;
  const portal = await openProfile({
    handlers: [
      ...handlers,
      answers(OwnProfileDocument, () => ({
        me: profile({ resume: link((count += 1)), resumeName: 'cv of Maya.pdf' }),
      })),
    ],
  });
  const download = await screen.findByRole('button', { name: 'Download resume' });
  return { ...portal, download };
}

test('a file that is not a resume, or too large, is refused and not sent [A5.11 A5.12 A9.24]', async () => {
  await openProfile();
  await screen.findByRole('button', { name: 'Upload resume' });
  choose('Resume', fileOf('me.png', 'image/png'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Please select a valid file format \(PDF, DOC, DOCX, TXT, RTF\)$/,
  );
  choose('Resume', fileOf('cv.pdf', 'application/pdf', 25 * 1024 * 1024));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^File size must be less than 25MB$/);
});

test('a resume is uploaded, confirmed for three seconds, and can then be downloaded, replaced and removed [A2.70 A7.12 A8.16]', async () => {
  let sent: Awaited<ReturnType<typeof readUpload>> | undefined;
  let now = profile();
  await openProfile({
    me: () => now,
    handlers: [
      answers(UpdateProfileDocument, async (_variables, request) => {
        sent = await readUpload(request);
        now = profile({ resume: link(1), resumeName: 'cv.pdf' });
        return { updateProfile: now };
      }),
    ],
  });
  await screen.findByRole('button', { name: 'Upload resume' });
  choose('Resume', pdf());
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(toastStore.read().map(({ duration }) => duration)).toEqual([3000]);
  expect(sent?.files['resume']?.name).toBe('cv.pdf');
  const part = within(screen.getByRole('region', { name: 'Resume' }));
  expect((await part.findAllByRole('button')).map((button) => button.getAttribute('aria-label'))).toEqual([
    'View resume',
    'Download resume',
    'Replace resume',
    'Remove resume',
  ]);
  expect(part.getByText('cv.pdf')).toBeVisible();
});

test('a new resume shows its name as soon as it is stored, even if the profile is not read again', async () => {
  let isStored = false;
  await openProfile({
    handlers: [
      answers(OwnProfileDocument, () => (isStored ? never() : { me: profile() })),
      answers(UpdateProfileDocument, () => {
        isStored = true;
        return { updateProfile: profile({ resume: link(1), resumeName: 'cv.pdf' }) };
      }),
    ],
  });
  await screen.findByRole('button', { name: 'Upload resume' });
  choose('Resume', pdf());
  expect(await screen.findByText('cv.pdf')).toBeVisible();
});

test("a resume that could not be sent is reported with the server's or the page's message, and can be sent again [A8.15]", async () => {
  const { user } = await openProfile({
    handlers: [answers(UpdateProfileDocument, () => HttpResponse.error())],
  });
  await screen.findByRole('button', { name: 'Upload resume' });
  choose('Resume', pdf());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profilecv.pdf was not saved.');
  server.use(answers(UpdateProfileDocument, () => refusal('RATE_LIMITED', 'Too many requests.')));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Too many requests.cv.pdf was not saved.'),
  );
  server.use(answers(UpdateProfileDocument, () => ({ updateProfile: profile({ resume: link(1) }) })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^(Upload|Replace) resume$/ })).toHaveFocus(),
  );
});

test('a file that the server refuses for good shows its message, without a button to send it again [A8.15]', async () => {
  const text = 'The file is no PDF.';
  const { user } = await openProfile({
    handlers: [answers(UpdateProfileDocument, () => HttpResponse.error())],
  });
  await screen.findByRole('button', { name: 'Upload resume' });
  choose('Resume', pdf());
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(answers(UpdateProfileDocument, () => refusal('BAD_USER_INPUT', text, { resume: [text] })));
  await user.click(again);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^The file is no PDF\.$/));
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload resume' })).toHaveFocus());
});

test('during the upload of a resume the browser asks before leaving', async () => {
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await openProfile({ handlers: [answers(UpdateProfileDocument, never)] });
  await screen.findByRole('button', { name: 'Upload resume' });
  expect(leave()).toBe(false);
  choose('Resume', pdf());
  await screen.findByRole('button', { name: 'Uploading...' });
  expect(leave()).toBe(true);
});

test('a resume is downloaded by a new link, and saved under its own name [A2.70]', async () => {
  const saved = watchSaves();
  const asked: string[] = [];
  const { user, download } = await withResume(
    http.get('http://portal.test/api/files/identity/:file/', ({ params }) => {
      asked.push(String(params['file']));
      return new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } });
    }),
  );
  await user.click(download);
  await waitFor(() => expect(saved).toEqual(['cv of Maya.pdf']));
  expect(asked).toEqual(['resume2']);
});

test.each([
  ['does not arrive', () => HttpResponse.error()],
  ['is refused', () => HttpResponse.json({ detail: 'This link is not valid any more.' }, { status: 403 })],
])('a file that %s opens in a new tab instead [A2.70]', async (_how, respond) => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, download } = await withResume(
    http.get('http://portal.test/api/files/identity/:file/', respond),
  );
  await user.click(download);
  await waitFor(() =>
    expect(opened).toHaveBeenCalledWith(`http://portal.test${link(2)}`, '_blank', 'noopener'),
  );
});

test('a resume is removed after a confirmation, and the focus moves to the upload button', async () => {
  const sent: unknown[] = [];
  let now = profile({ resume: link(1), resumeName: 'cv.pdf' });
  const { user } = await openProfile({
    me: () => now,
    handlers: [
      answers(UpdateProfileDocument, (variables) => {
        sent.push(variables);
        now = profile();
        return { updateProfile: now };
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Remove resume' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove your resume?' }));
  await user.click(question.getByRole('button', { name: 'Remove resume' }));
  expect(await screen.findByRole('button', { name: 'Upload resume' })).toBeVisible();
  expect(sent).toEqual([{ input: { resume: null } }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload resume' })).toHaveFocus());
});
