import { screen, waitFor, within } from '@testing-library/react';

import { AttemptHistoryDocument, type AttemptHistoryQuery } from '../../../generated/graphql';
import {
  attemptsAt,
  certificate,
  certification,
  certificationCard,
  certificationData,
  firstAid,
  openCertifications,
} from '../../../testing/learning/certifications';
import { answers, broken, never, unknownToken, type DataOf } from '../../../testing/graph';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const figure = (name: string) => screen.getByRole('group', { name });
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const click = (name: string, within_: HTMLElement) => within(within_).getByRole('button', { name });

test('a person who is not signed in is sent to the sign-in page [C2.78 C2.79 C5.39 C8.38]', async () => {
  await openCertifications({ list: unknownToken });
  expect(await screen.findByText('Authentication Required')).toBeVisible();
  expect(screen.getByText('Please log in to view and take certifications.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
});

test('certifications that cannot be loaded are reported, and Retry loads them [C2.77 C8.37]', async () => {
  let works = false;
  const { user } = await openCertifications({ list: () => (works ? certificationData() : broken()) });
  expect(await screen.findByText('Failed to load certification data')).toBeVisible();
  expect(figure('Total')).toHaveTextContent('N/A');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await certificationCard()).toBeVisible();
});

test('while they load the page says so [C2.76]', async () => {
  await openCertifications({ list: never });
  expect(screen.getByText('Loading certifications...')).toBeVisible();
  expect(figure('Total')).toHaveTextContent('...');
});

test('the page has a link back, title, line and four figures [C2.64 C2.65 C9.35 C9.36]', async () => {
  const running = certification({ id: 3, name: 'Data', myOpenAttempt: { id: 9, remainingSeconds: 1500 } });
  await openCertifications({ list: () => certificationData([certification(), firstAid(), running]) });
  expect(screen.getByRole('heading', { level: 1, name: 'Professional Certifications' })).toBeVisible();
  expect(screen.getByText(/industry-recognized certifications/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Learning' })).toHaveAttribute('href', '/learning');
  await waitFor(() => expect(figure('Total')).toHaveTextContent('3'));
  expect(figure('Completed')).toHaveTextContent('1');
  expect(figure('In Progress')).toHaveTextContent('1');
  expect(figure('Available')).toHaveTextContent('2');
});

test('earned certificates show their fields; Download only says that it is coming [C2.66 C2.67 C7.53 C7.54 C8.35]', async () => {
  const { user } = await openCertifications();
  const section = await screen.findByRole('region', { name: 'My Certificates' });
  const card = within(section).getByRole('article', { name: 'First Aid' });
  for (const text of ['CERT-2026-7K9QD-M2XTA-4WZ8H-R3V5C', '92.5%', '2 Mar 2026', '1 Mar 2029', 'Active'])
    expect(card.textContent.replace(/\s/g, ' ')).toContain(text);
  await user.click(click('Download', card));
  expect(await screen.findByText('Coming soon')).toBeVisible();
  expect(screen.getByText('Certificate download feature coming soon')).toBeVisible();
});

test('a person without a certificate has no section for them [C2.66]', async () => {
  await openCertifications({ list: () => certificationData([certification()]) });
  await certificationCard();
  expect(screen.queryByText('My Certificates')).not.toBeInTheDocument();
});

test('an expired or revoked certificate says so with the reason [C2.84 C9.32]', async () => {
  const revoked = certificate({ status: 'REVOKED', revocationReason: 'The exam was taken by a colleague.' });
  const { user } = await openCertifications({
    list: () => certificationData([certification()], [revoked, certificate({ id: 32, isExpired: true })]),
  });
  const [first, second] = await screen.findAllByRole('article', { name: 'First Aid' });
  expect(first).toHaveTextContent('Revoked');
  expect(second).toHaveTextContent('Expired');
  await user.click(within(first!).getByRole('link', { name: 'Details of the certificate First Aid' }));
  const dialog = await screen.findByRole('dialog', { name: 'First Aid' });
  expect(dialog).toHaveTextContent('Validity12m');
  expect(dialog).toHaveTextContent('The exam was taken by a colleague.');
});

test('cards show the requirements of a certification; a certified one offers a download, every other a start [C2.69 C2.70 C2.71 C9.31 C9.33]', async () => {
  await openCertifications();
  const open = await certificationCard();
  for (const text of ['Passwords, phishing', 'Variable', '70%', 'Available'])
    expect(open).toHaveTextContent(text);
  expect(click('Start Exam', open)).toBeEnabled();
  expect(within(open).getByRole('link', { name: /Details/ })).toBeVisible();
  const certified = await certificationCard('First Aid');
  expect(certified).toHaveTextContent('Certified');
  expect(click('Download the certificate First Aid', certified)).toBeVisible();
  expect(within(certified).queryByRole('button', { name: 'Start Exam' })).not.toBeInTheDocument();
});

test('a running exam continues when its certification is no longer offered', async () => {
  const withdrawn = certification({ isActive: false, myOpenAttempt: { id: 90, remainingSeconds: 1500 } });
  const { user } = await openCertifications({
    list: () => ({ ...certificationData([]), examAttempts: attemptsAt([withdrawn]) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Resume Exam' }));
  expect(await screen.findByRole('heading', { name: 'What is phishing?' })).toBeVisible();
});

test('the tabs filter, the address keeps the tab, and each says when it is empty [C2.68 C2.72 C2.73 C2.74 C2.75 C4.53]', async () => {
  const { user, router } = await openCertifications();
  await certificationCard();
  await user.click(tab(/^Completed/));
  expect(router.state.location.search).toBe('?tab=completed');
  expect(screen.queryByRole('article', { name: 'Security Essentials' })).not.toBeInTheDocument();
  await user.click(tab(/^Available/));
  expect(await certificationCard()).toBeVisible();
});

test.each([
  ['', 'No certifications are currently available.'],
  ['?tab=completed', "You haven't completed any certifications yet."],
  ['?tab=available', 'No certifications available to start.'],
])('%s without certifications says: %s [C2.73 C2.74 C2.75]', async (search, words) => {
  await openCertifications({ at: `/learning/certifications${search}`, list: () => certificationData([]) });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('No certifications found')).toBeVisible();
});

test('the details have their specified texts, the certificate, and no second start [C2.80 C2.81 C2.83 C5.38]', async () => {
  await openCertifications({ at: '/learning/certifications?certification=2' });
  const panel = await screen.findByRole('dialog', { name: 'First Aid' });
  const text = panel.textContent.replace(/\s/g, ' ');
  for (const words of [
    'DurationVariable',
    'Passing Score70%',
    'Validity3 Years',
    'StatusCertified',
    'Certificate Earned',
    'Score Achieved92.5%',
    'Issued Date2 Mar 2026',
    'Expiry Date1 Mar 2029',
    'StatusActive',
  ])
    expect(text).toContain(words);
  expect(click('Already Certified', panel)).toBeDisabled();
  expect(click('Download Certificate', panel)).toBeEnabled();
  expect(within(panel).getByRole('link', { name: 'Open certificate' })).toHaveAttribute(
    'href',
    '/learning/certifications?certificate=31',
  );
});

test('the large details say 3 Years and the small ones 12m, for any validity [C2.80 C2.84 C2.85 C9.32]', async () => {
  const { user } = await openCertifications({
    at: '/learning/certifications?certification=2',
    list: () => certificationData([firstAid({ validityMonths: 24 })]),
  });
  const large = await screen.findByRole('dialog', { name: 'First Aid' });
  expect(large).toHaveTextContent('Validity3 Years');
  await user.click(click('Close', large));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Details of the certificate First Aid' }));
  expect(await screen.findByRole('dialog', { name: 'First Aid' })).toHaveTextContent('Validity12m');
});

test('attempts without a certificate are counted in the details, and an exam can be started [C2.82 C2.83]', async () => {
  await openCertifications({
    at: '/learning/certifications?certification=1',
    list: () => certificationData([certification({ myAttemptCount: 3 })]),
  });
  const panel = await screen.findByRole('dialog', { name: 'Security Essentials' });
  expect(click('View Attempt History (3 attempts)', panel)).toBeEnabled();
  expect(click('Start Certification Exam', panel)).toBeEnabled();
  expect(panel).toHaveTextContent('Not Certified');
});

type Attempt = DataOf<AttemptHistoryQuery>['examAttempts']['results'][number];

const attempt = (given: Partial<Attempt>): Attempt => ({
  id: 1,
  startedAt: '2026-11-12T18:00:00.000Z',
  status: 'COMPLETED',
  passed: true,
  scorePercentage: 92.5,
  correctAnswers: 18,
  totalQuestions: 20,
  topicResults: [],
  ...given,
});

test('the attempts are listed newest first, with score, right answers and topics [C2.87 C2.88 C2.89 C9.34]', async () => {
  const asked: unknown[] = [];
  const { user } = await openCertifications({
    at: '/learning/certifications?certification=2',
    handlers: [
      answers(AttemptHistoryDocument, (variables) => {
        asked.push(variables);
        const topicResults = [{ topic: 'Wounds', correct: 4, total: 5 }];
        const none = { passed: null, scorePercentage: null, correctAnswers: null };
        return {
          examAttempts: {
            count: 3,
            results: [
              attempt({ id: 3, topicResults }),
              attempt({ id: 2, status: 'CANCELLED', ...none }),
              attempt({ id: 1, passed: false, scorePercentage: 40, correctAnswers: 8 }),
            ],
          },
        };
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'View Attempt History' }));
  const dialog = await screen.findByRole('dialog', { name: 'Attempt History' });
  const rows = (await within(dialog).findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows[0]).toMatch(/Attempt 3Passed12 Nov 2026.*92.5%18\/20/);
  expect(dialog).toHaveTextContent('Wounds4 of 5');
  expect(dialog).toHaveTextContent(/Attempt 2Cancelled12 Nov 2026, [\d:]+--Attempt 1Failed/);
  expect(dialog).toHaveTextContent('3 attempts');
  expect(asked).toEqual([{ certification: [2], pageSize: 200 }]);
});

test('a certificate without an expiry date never expires, and a single attempt is counted as 1 [C2.81 C2.89]', async () => {
  const { user } = await openCertifications({
    at: '/learning/certifications?certification=2',
    list: () => certificationData([firstAid({ myCertificate: certificate({ expiryDate: null }) })]),
    handlers: [
      answers(AttemptHistoryDocument, () => ({ examAttempts: { count: 1, results: [attempt({})] } })),
    ],
  });
  expect(await screen.findByRole('dialog', { name: 'First Aid' })).toHaveTextContent('Expiry DateNever');
  await user.click(screen.getByRole('button', { name: 'View Attempt History' }));
  const history = await screen.findByRole('dialog', { name: 'Attempt History' });
  expect(await within(history).findByText('1 attempt')).toBeVisible();
});

test('without an attempt the history says so [C2.90]', async () => {
  await openCertifications({
    at: '/learning/certifications?history=1',
    handlers: [answers(AttemptHistoryDocument, () => ({ examAttempts: { count: 0, results: [] } }))],
  });
  expect(await screen.findByText('No attempts yet')).toBeVisible();
  expect(screen.getByText("You haven't attempted this certification exam yet.")).toBeVisible();
});

test('the attempts replace the details: Back returns to the details, Close closes both [C2.81 C2.87]', async () => {
  const { user, router } = await openCertifications({
    at: '/learning/certifications?certification=2',
    handlers: [answers(AttemptHistoryDocument, () => ({ examAttempts: { count: 0, results: [] } }))],
  });
  const openHistory = async () =>
    user.click(await screen.findByRole('button', { name: 'View Attempt History' }));
  await openHistory();
  const attempts = await screen.findByRole('dialog', { name: 'Attempt History' });
  expect(screen.queryByRole('dialog', { name: 'First Aid' })).not.toBeInTheDocument();
  await user.click(click('Certification', attempts));
  expect(await screen.findByRole('dialog', { name: 'First Aid' })).toBeVisible();
  await openHistory();
  await user.click(click('Close', await screen.findByRole('dialog', { name: 'Attempt History' })));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});
