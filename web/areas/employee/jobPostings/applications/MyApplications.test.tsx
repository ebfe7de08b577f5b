import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';

import {
  JobPostingDocument,
  OwnApplicationsDocument,
  SentResumeDocument,
  WithdrawApplicationDocument,
} from '../../../../generated/graphql';
import { answers, broken, never, notFound, refusal } from '../../../../testing/graph';
import {
  application,
  applicationPage,
  applicationStatus,
  postingId,
} from '../../../../testing/jobs/jobPostings';
import { openJobPostings } from '../../../../testing/jobs/openJobPostings';
import { watchSaving } from '../../../../testing/jsdom/saving';
import { interceptNetwork } from '../../../../testing/server';
import { tableRow } from '../../../../testing/page/tableRow';

interceptNetwork();
afterEach(() => jest.restoreAllMocks());

const at = '/employee/job-postings?tab=applications';
const applications = (...results: ReturnType<typeof application>[]) =>
  answers(OwnApplicationsDocument, () => applicationPage(results));
const open = (...handlers: RequestHandler[]) => openJobPostings({ at, handlers });
const table = () => screen.findByRole('table', { name: 'My applications' });
const row = (title = 'Platform Engineer') => tableRow('My applications', title);
const menu = async () => within(await row()).getByRole('button', { name: 'Actions for Platform Engineer' });

test('withdrawing is not offered for an application that can no longer be withdrawn', async () => {
  const rejected = application({ status: applicationStatus('Rejected'), viewerCan: { withdraw: false } });
  const { user } = await open(applications(rejected));
  await user.click(await menu());
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['View position']);
});

test('a list that cannot be loaded says so, and Retry loads it', async () => {
  let works = false;
  const { user } = await open(
    answers(OwnApplicationsDocument, () => (works ? applicationPage([application()]) : broken())),
  );
  expect(await screen.findByText('Failed to load your applications. Please try again.')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await row()).toBeVisible();
});

test('an application has its position, status, interview, resume and day [A3.19 A7.50]', async () => {
  const asked: unknown[] = [];
  await open(
    answers(OwnApplicationsDocument, (variables) => {
      asked.push(variables);
      return applicationPage([
        application({
          status: applicationStatus('Interview Scheduled'),
          interviewDate: '2026-11-20T18:00:00.000Z',
        }),
        application({
          id: 'a-2',
          jobTitle: 'Data Analyst',
          status: applicationStatus('Rejected'),
          resume: null,
          resumeName: null,
        }),
      ]);
    }),
  );
  const words = (await row()).textContent.replace(/\s/g, ' ');
  for (const word of ['Interview Scheduled', '20 Nov 2026, 10:00', 'okafor.pdf', '12 Nov 2026'])
    expect(words).toContain(word);
  expect(await row('Data Analyst')).toHaveTextContent('Rejected');
  expect(screen.getByText('2 applications')).toBeVisible();
  expect(asked[0]).toEqual({ status: null, page: 1, pageSize: 20, ordering: '-createdAt' });
});

test('a status filters the list and is in the URL', async () => {
  const asked: Record<string, unknown>[] = [];
  const { user, router } = await open(
    answers(OwnApplicationsDocument, (variables) => {
      asked.push(variables);
      return applicationPage(variables.status ? [] : [application()]);
    }),
  );
  await row();
  await user.click(screen.getByRole('button', { name: /Status$/, expanded: false }));
  await user.click(await screen.findByRole('option', { name: 'Offer Extended' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: ['offer_extended'] }));
  expect(router.state.location.search).toBe('?tab=applications&status=offer_extended');
  expect(await screen.findByText('No applications match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await row()).toBeVisible();
});

test('while the list is loading it shows placeholders', async () => {
  await open(answers(OwnApplicationsDocument, never));
  expect(await table()).toHaveAttribute('aria-busy', 'true');
});

test('the position of an application links to its details', async () => {
  const { user, router } = await open(applications(application()), answers(JobPostingDocument, notFound));
  await user.click(within(await row()).getByRole('link', { name: 'Platform Engineer' }));
  expect(await screen.findByText('This position does not exist any more.')).toBeVisible();
  expect(router.state.location.search).toBe(`?tab=applications&posting=${postingId(1)}`);
});

test('the resume is opened with a new link, and a missing file is reported', async () => {
  const saved = watchSaving();
  let link: string | null = '/files/people/resume?sig=2';
  const { user } = await open(
    applications(application()),
    answers(SentResumeDocument, (variables) => ({
      jobApplication: { id: variables.id as string, resume: link },
    })),
  );
  await user.click(within(await row()).getByRole('link', { name: 'okafor.pdf' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['okafor.pdf']));
  link = null;
  await user.click(within(await row()).getByRole('link', { name: 'okafor.pdf' }));
  expect(await screen.findByText('This file is no longer there')).toBeVisible();
});

async function askToWithdraw(...handlers: RequestHandler[]) {
  const page = await open(...handlers);
  await page.user.click(await menu());
  await page.user.click(await screen.findByRole('menuitem', { name: 'Withdraw application' }));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw this application?' });
  return {
    ...page,
    question,
    confirm: () => page.user.click(within(question).getByRole('button', { name: 'Withdraw application' })),
  };
}

test('the confirmation says what withdrawing means, and keeping the application changes nothing', async () => {
  const { user, question } = await askToWithdraw(applications(application()));
  expect(question).toHaveTextContent(
    'Your application for “Platform Engineer” will no longer be considered, and you cannot apply for this position again.',
  );
  await user.click(within(question).getByRole('button', { name: 'Keep application' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await row()).toHaveTextContent('Submitted');
});

test("an application that was decided in the meantime is refused with the server's message, and shows its status", async () => {
  const words = 'This application can no longer be withdrawn.';
  let isDecided = false;
  const { confirm } = await askToWithdraw(
    answers(OwnApplicationsDocument, () =>
      applicationPage([application({ status: applicationStatus(isDecided ? 'Rejected' : 'Submitted') })]),
    ),
    answers(WithdrawApplicationDocument, () => {
      isDecided = true;
      return refusal('BAD_USER_INPUT', words, { status: [words] });
    }),
  );
  await confirm();
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(async () => expect(await row()).toHaveTextContent('Rejected'));
});

test('without an answer the message of the page is shown', async () => {
  const { confirm } = await askToWithdraw(
    applications(application()),
    answers(WithdrawApplicationDocument, () => HttpResponse.error()),
  );
  await confirm();
  expect(await screen.findByText('Failed to withdraw application. Please try again.')).toBeVisible();
});

test('an employee withdraws an application: a toast confirms, and the list shows it [A7.50]', async () => {
  const sent: unknown[] = [];
  const { confirm } = await askToWithdraw(
    answers(OwnApplicationsDocument, () =>
      applicationPage([
        application({ status: applicationStatus(sent.length > 0 ? 'Withdrawn' : 'Under Review') }),
      ]),
    ),
    answers(WithdrawApplicationDocument, (variables) => {
      sent.push(variables);
      return { updateJobApplication: application({ status: applicationStatus('Withdrawn') }) };
    }),
  );
  await confirm();
  expect(await screen.findByText('Application withdrawn successfully!')).toBeVisible();
  await waitFor(async () => expect(await row()).toHaveTextContent('Withdrawn'));
  expect(sent).toEqual([{ id: 'a-1' }]);
});
