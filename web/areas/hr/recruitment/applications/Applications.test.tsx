import { screen, waitFor, within } from '@testing-library/react';

import {
  ApplicationsFileDocument,
  ExportApplicationsDocument,
  MoveApplicationDocument,
} from '../../../../generated/graphql';
import { answers, broken, refusal } from '../../../../testing/graph';
import { postingId } from '../../../../testing/jobs/jobPostings';
import { applicationRow, move, openApplications } from '../../../../testing/jobs/openRecruitment';
import {
  applicationId,
  applicationsPage,
  hrApplication,
  hrStatus,
} from '../../../../testing/jobs/recruitment';
import { watchSaving } from '../../../../testing/jsdom/saving';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

afterEach(() => jest.restoreAllMocks());

const name = 'Amara Nwosu';
const conflict = () => refusal('CONFLICT', 'Someone changed this meanwhile. Please look again.');

describe('the list of applications', () => {
  test('a row has the applicant, the position, the day, the status and the rating with its stars [B2.30 B3.50 B3.51 B3.53 B3.54 B3.55]', async () => {
    await openApplications({
      list: () =>
        applicationsPage([
          hrApplication({ rating: 4.5 }),
          hrApplication({ id: applicationId(2), applicantName: 'Bo Lie', rating: null }),
        ]),
    });
    const row = await applicationRow(name);
    expect(
      within(screen.getByRole('table', { name: 'Applications' }))
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Applicant', 'Job Title', 'Applied Date', 'Status', 'Rating', 'Actions']);
    for (const text of ['Platform Engineer', /12.Nov/, 'Submitted', '4.5/5.0'])
      expect(row).toHaveTextContent(text);
    expect(within(row).getByText('4.5 of 5 stars')).toBeInTheDocument();
    expect(await applicationRow('Bo Lie')).toHaveTextContent('Not rated');
  });

  test('search and status filter it; without a match it says so [B2.24 B2.26 B2.31 B4.11]', async () => {
    const { user, asked, router } = await openApplications({
      at: '/hr/recruitment?tab=applications&search=zoe',
      list: () => applicationsPage([]),
    });
    expect(await screen.findByText('No applications found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All statuses Status' }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'All statuses',
      'Submitted',
      'Under Review',
      'Interview Scheduled',
      'Interviewed',
      'Offer Extended',
      'Accepted',
      'Rejected',
      'Withdrawn',
    ]);
    await user.click(screen.getByRole('option', { name: 'Interviewed' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'zoe', status: ['interviewed'] }));
    expect(router.state.location.search).toBe('?tab=applications&search=zoe&status=interviewed');
  });

  test('the pipeline shows the number at each step, and each step is a filter that can be removed', async () => {
    const { user, asked } = await openApplications();
    const pipeline = await screen.findByRole('list', { name: 'Pipeline' });
    await waitFor(() =>
      expect(
        within(pipeline)
          .getAllByRole('button')
          .map((step) => step.getAttribute('aria-label')),
      ).toEqual([
        'Submitted: 12 applications',
        'Under Review: 5 applications',
        'Interview Scheduled: 3 applications',
        'Interviewed: 2 applications',
        'Offer Extended: 1 application',
        'Accepted: 4 applications',
        'Rejected: 6 applications',
        'Withdrawn: 2 applications',
      ]),
    );
    const step = within(pipeline).getByRole('button', { name: /^Offer Extended/ });
    await user.click(step);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: ['offer_extended'] }));
    expect(step).toHaveAttribute('aria-pressed', 'true');
    await user.click(step);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: null }));
  });

  test('a link shows the applications for one posting, and a button all of them', async () => {
    const { user, asked } = await openApplications({
      at: `/hr/recruitment?tab=applications&job=${postingId(1)}`,
    });
    await applicationRow(name);
    expect(asked).toEqual([expect.objectContaining({ jobPosting: [postingId(1)] })]);
    await user.click(screen.getByRole('button', { name: 'Show those for all postings' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ jobPosting: null }));
  });

  test('a list that cannot be loaded says so, and Retry loads it', async () => {
    let isBroken = true;
    const { user } = await openApplications({
      list: () => (isBroken ? broken() : applicationsPage([hrApplication()])),
    });
    expect(await screen.findByText('Failed to load applications. Please try again.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await applicationRow(name);
  });

  test('an export that the server cannot write to the audit trail saves no file', async () => {
    const saved = watchSaving();
    const { user } = await openApplications({ handlers: [answers(ExportApplicationsDocument, broken)] });
    await applicationRow(name);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Failed to export applications. Please try again.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  test('the export has the columns of the specification and its texts for missing values [B2.27 B8.20 B9.20 B9.21 B9.22 B9.23]', async () => {
    const saved = watchSaving();
    const full = { rating: 4, reviewNotes: 'Calm, "quick"', interviewDate: '2026-12-01T18:30:00.000Z' };
    const { user } = await openApplications({
      handlers: [
        answers(ExportApplicationsDocument, () => ({
          page: { count: 2, next: 'place', results: [hrApplication(full)] },
        })),
        answers(ApplicationsFileDocument, ({ after }) => ({
          page:
            after === 'place'
              ? { count: 2, next: null, results: [hrApplication({ applicantName: '' })] }
              : null!,
        })),
      ],
    });
    await applicationRow(name);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Export Complete')).toBeVisible();
    expect(saved[0]?.name).toMatch(/^applications_\d{4}-\d{2}-\d{2}\.csv$/);
    expect((await saved[0]!.text).replace('\uFEFF', '').split('\r\n')).toEqual([
      'applicant_name,job_title,created_at,status,rating,review_notes,interview_date',
      'Amara Nwosu,Platform Engineer,2026-11-12 10:41,Submitted,4,"Calm, ""quick""",2026-12-01 10:30',
      'Anonymous,Platform Engineer,2026-11-12 10:41,Submitted,Not rated,No notes,Not scheduled',
      '',
    ]);
  });
});

describe('the status of an application', () => {
  test("cannot be changed if it was withdrawn, or is HR's own", async () => {
    await openApplications({
      list: () =>
        applicationsPage([
          hrApplication({ status: hrStatus('Withdrawn') }),
          hrApplication({
            id: applicationId(2),
            applicantName: 'Priya Raman',
            viewerCan: { review: false },
          }),
        ]),
    });
    await applicationRow(name);
    expect(screen.getByRole('button', { name: `Withdrawn Status of ${name}` })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Pending Status of Priya Raman' })).toBeDisabled();
  });

  test.each([
    ['Pending', 'Under Review', '1', 'Submitted'],
    ['Screening', 'Submitted', '2', 'Under Review'],
    ['Interview', 'Submitted', '3', 'Interview Scheduled'],
    ['Offer', 'Submitted', '5', 'Offer Extended'],
    ['Hired', 'Submitted', '6', 'Accepted'],
    ['Rejected', 'Submitted', '7', 'Rejected'],
  ])(
    'is set by the word %s of its dropdown, which sends a number, and the row is updated [B4.12 B4.13 B4.15]',
    async (word, from, number, to) => {
      const sent: unknown[] = [];
      let stored = hrApplication({ status: hrStatus(from) });
      const { user } = await openApplications({
        list: () => applicationsPage([stored]),
        handlers: [
          answers(MoveApplicationDocument, (variables) => {
            sent.push(variables);
            stored = { ...stored, status: hrStatus(to), version: 4 };
            return { updateJobApplication: stored };
          }),
        ],
      });
      await move(user, await applicationRow(name), word);
      await waitFor(async () => expect(await applicationRow(name)).toHaveTextContent(to));
      expect(sent).toEqual([{ id: applicationId(1), status: number, version: 3 }]);
    },
  );

  test('Interviewed is shown as Interview, and selecting the present value changes nothing', async () => {
    const { user } = await openApplications({
      list: () => applicationsPage([hrApplication({ status: hrStatus('Interviewed') })]),
      handlers: [answers(MoveApplicationDocument, broken)],
    });
    await move(user, await applicationRow(name), 'Interview');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await applicationRow(name)).toHaveTextContent('Interviewed');
  });

  test.each([
    ['a colleague moved', conflict, 'Someone changed this meanwhile. Please look again.', 'Rejected'],
    [
      'its applicant withdrew',
      () =>
        refusal('BAD_USER_INPUT', 'The application was withdrawn.', {
          status: ['The application was withdrawn.'],
        }),
      'The application was withdrawn.',
      'Withdrawn',
    ],
  ])('that %s in the meantime is reported, and the row shows the present one', async (_, reply, text, to) => {
    let stored = hrApplication();
    const { user } = await openApplications({
      list: () => applicationsPage([stored]),
      handlers: [
        answers(MoveApplicationDocument, () => {
          stored = { ...stored, status: hrStatus(to), version: 4 };
          return reply();
        }),
      ],
    });
    await move(user, await applicationRow(name), 'Offer');
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(async () => expect(await applicationRow(name)).toHaveTextContent(to));
  });
});
