import { screen, waitFor, within } from '@testing-library/react';

import {
  ApplicationsFileDocument,
  HrApplicationHistoryDocument,
  MoveApplicationDocument,
  ReviewApplicationDocument,
} from '../../../../generated/graphql';
import { fill } from '../../../../testing/fill';
import { answers, broken, notFound, refusal } from '../../../../testing/graph';
import { postingId } from '../../../../testing/jobPostings';
import { applicationRow, move, openApplications, openRow } from '../../../../testing/openRecruitment';
import {
  applicationChange,
  applicationDetails,
  applicationHistory,
  applicationId,
  applicationsPage,
  hrApplication,
  hrStatus,
  type TestApplication,
} from '../../../../testing/recruitment';
import { watchSaving } from '../../../../testing/saving';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

afterEach(() => jest.restoreAllMocks());

const name = 'Amara Nwosu';
const conflict = () => refusal('CONFLICT', 'Somebody changed this meanwhile. Please look again.');

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

  test('search and status narrow it; where there is nothing it says so [B2.24 B2.26 B2.31 B4.11]', async () => {
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

  test('the pipeline says how many stand at each step, and each step is a filter that can be taken back', async () => {
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

  test('a link leads to the applications for one posting, and a press back to all', async () => {
    const { user, asked } = await openApplications({
      at: `/hr/recruitment?tab=applications&job=${postingId(1)}`,
    });
    await applicationRow(name);
    expect(asked).toEqual([expect.objectContaining({ jobPosting: [postingId(1)] })]);
    await user.click(screen.getByRole('button', { name: 'Show those for all postings' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ jobPosting: null }));
  });

  test('a list that fails says so and is loaded by Retry', async () => {
    let isBroken = true;
    const { user } = await openApplications({
      list: () => (isBroken ? broken() : applicationsPage([hrApplication()])),
    });
    expect(await screen.findByText('Failed to load applications. Please try again.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await applicationRow(name);
  });

  test('the export has the columns of the specification and its words for what is missing [B2.27 B8.20 B9.20 B9.21 B9.22 B9.23]', async () => {
    const saved = watchSaving();
    const full = { rating: 4, reviewNotes: 'Calm, "quick"', interviewDate: '2026-12-01T18:30:00.000Z' };
    const { user } = await openApplications({
      handlers: [
        answers(ApplicationsFileDocument, ({ after }) => ({
          jobApplications: {
            count: 2,
            next: after === null ? 'place' : null,
            results: [after === null ? hrApplication(full) : hrApplication({ applicantName: '' })],
          },
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
  test('that was withdrawn, or is one’s own, cannot be changed', async () => {
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
    'the word %s of its dropdown sends a number, and the row follows [B4.12 B4.13 B4.14 B4.15 B4.16]',
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

  test('of somebody interviewed shows as Interview, and choosing what shows changes nothing', async () => {
    const { user } = await openApplications({
      list: () => applicationsPage([hrApplication({ status: hrStatus('Interviewed') })]),
      handlers: [answers(MoveApplicationDocument, broken)],
    });
    await move(user, await applicationRow(name), 'Interview');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await applicationRow(name)).toHaveTextContent('Interviewed');
  });

  test.each([
    ['a colleague moved', conflict, 'Somebody changed this meanwhile. Please look again.', 'Rejected'],
    [
      'its applicant withdrew',
      () =>
        refusal('BAD_USER_INPUT', 'The application was withdrawn.', {
          status: ['The application was withdrawn.'],
        }),
      'The application was withdrawn.',
      'Withdrawn',
    ],
  ])('that %s meanwhile is told, and the row shows where it stands', async (_, reply, text, to) => {
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

describe('the details of an application', () => {
  const open = async (
    application: () => TestApplication,
    handlers: Parameters<typeof openApplications>[0] = {},
  ) => {
    const opened = await openApplications({
      list: () => applicationsPage([application()]),
      ...handlers,
      handlers: [...(handlers.handlers ?? []), applicationDetails(application)],
    });
    const details = await openRow(opened.user, await applicationRow(name));
    await within(details).findByText('Cover letter');
    return {
      ...opened,
      details,
      part: (label: string) => within(details).getByRole('group', { name: label }),
    };
  };

  test('tell what was sent; two of their buttons have no behaviour yet [B2.32 B3.52 B4.30]', async () => {
    const { user, details } = await open(() => hrApplication());
    for (const text of [
      'I would like to work on this with you.',
      'amara.nwosu@portal.example',
      '7 years',
      '$120,000.00 a year',
    ])
      expect(details).toHaveTextContent(text);
    // A Word document is offered to be saved.
    expect(within(details).getByText(/Word documents cannot be shown here/)).toBeVisible();
    for (const button of ['Schedule Interview', 'Update Status']) {
      expect(within(details).getByRole('button', { name: button })).toHaveAttribute('aria-disabled', 'true');
      await user.click(within(details).getByRole('button', { name: button }));
    }
    expect(details).toBeVisible();
    await user.click(within(details).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(details).not.toBeInTheDocument());
  });

  test('of one’s own cannot be reviewed, and tell no history', async () => {
    const { details } = await open(() => hrApplication({ viewerCan: { review: false } }), {
      handlers: [answers(HrApplicationHistoryDocument, broken)],
    });
    expect(details).toHaveTextContent('This is your own application.');
    expect(within(details).queryByRole('group', { name: 'Rating' })).not.toBeInTheDocument();
    expect(within(details).queryByText('History')).not.toBeInTheDocument();
  });

  test('rating, interview date and notes are changed where they stand and saved one by one [B3.55 B3.56 B3.57]', async () => {
    const sent: unknown[] = [];
    let stored = hrApplication();
    const { user, part, details } = await open(() => stored, {
      handlers: [
        answers(ReviewApplicationDocument, ({ input, ...rest }) => {
          sent.push({ input, ...rest });
          stored = { ...stored, ...(input as Partial<TestApplication>), version: stored.version + 1 };
          return { updateJobApplication: stored };
        }),
      ],
    });
    expect(within(details).queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await user.click(within(part('Rating')).getByRole('radio', { name: '4 stars' }));
    expect(part('Rating')).toHaveTextContent('Stored: not rated');
    await user.click(within(part('Rating')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Rating saved')).toBeVisible();
    await waitFor(() => expect(part('Rating')).toHaveTextContent('4.0/5.0'));
    await fill(user, within(part('Interview date')).getByRole('textbox'), '1 Dec 2026, 10:30');
    await user.tab();
    await user.click(within(part('Interview date')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Interview date saved')).toBeVisible();
    await fill(user, within(part('Review notes')).getByRole('textbox'), 'Knows PostgreSQL. ');
    await user.click(within(part('Review notes')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Review notes saved')).toBeVisible();
    await user.click(within(part('Rating')).getByRole('button', { name: 'Remove rating' }));
    await user.click(within(part('Rating')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(part('Rating')).toHaveTextContent('Not rated'));
    expect(sent).toEqual(
      [
        { rating: 4 },
        { interviewDate: '2026-12-01T18:30:00.000Z' },
        { reviewNotes: 'Knows PostgreSQL.' },
        { rating: null },
      ].map((input, place) => ({ id: applicationId(1), version: 3 + place, input })),
    );
  });

  test('what a colleague changed meanwhile is shown, what was typed stays, and can then be saved over it', async () => {
    const sent: unknown[] = [];
    let stored = hrApplication();
    const { user, part } = await open(() => stored, {
      handlers: [
        answers(ReviewApplicationDocument, ({ input, version }) => {
          sent.push(version);
          if (version === 3) {
            stored = { ...stored, reviewNotes: 'Not a fit.', version: 4 };
            return conflict();
          }
          stored = { ...stored, ...(input as Partial<TestApplication>), version: 5 };
          return { updateJobApplication: stored };
        }),
      ],
    });
    const notes = () => within(part('Review notes')).getByRole('textbox');
    await fill(user, notes(), 'A great fit.');
    await user.click(within(part('Review notes')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(part('Review notes')).toHaveTextContent('Stored: Not a fit.'));
    expect(part('Review notes')).toHaveTextContent('Somebody changed this meanwhile. Please look again.');
    expect(notes()).toHaveValue('A great fit.');
    await user.click(within(part('Review notes')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Review notes saved')).toBeVisible();
    expect(sent).toEqual([3, 4]);
  });

  test('a change can be left as it was', async () => {
    const { user, part } = await open(() => hrApplication({ reviewNotes: 'Calm.' }));
    await fill(user, within(part('Review notes')).getByRole('textbox'), ' And quick.');
    await user.click(within(part('Review notes')).getByRole('button', { name: 'Cancel' }));
    expect(within(part('Review notes')).getByRole('textbox')).toHaveValue('Calm.');
    expect(within(part('Review notes')).queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  test('tell who moved, rated and invited when, the newest first', async () => {
    const { details } = await open(() => hrApplication(), {
      handlers: [
        applicationHistory([
          applicationChange({ id: 4, field: 'REVIEW_NOTES', before: null, after: 'written' }),
          applicationChange({
            id: 3,
            field: 'INTERVIEW_DATE',
            before: null,
            after: '2026-12-01T18:30:00.000Z',
          }),
          applicationChange({ id: 2, field: 'RATING', before: '3.0', after: '4.5' }),
          applicationChange(),
        ]),
      ],
    });
    const history = await within(details).findByRole('list', { name: 'History' });
    const steps = within(history)
      .getAllByRole('listitem')
      .map((step) => step.textContent?.replace(/\s+/g, ' '));
    for (const [place, text] of [
      /Review notes written.*Priya Raman/,
      /Interview date.*none → 1 Dec 2026, 10:30/,
      /Rating.*3\.0\/5\.0 → 4\.5\/5\.0/,
      /Status.*Priya Raman.*Submitted → Under Review/,
      /Applied/,
    ].entries())
      expect(steps[place]).toMatch(text);
  });

  test('of one that is gone say so', async () => {
    await openApplications({
      at: `/hr/recruitment?tab=applications&application=${applicationId(9)}`,
      handlers: [applicationDetails(() => null), answers(HrApplicationHistoryDocument, notFound)],
    });
    expect(await screen.findByText('This application does not exist any more.')).toBeVisible();
  });
});
