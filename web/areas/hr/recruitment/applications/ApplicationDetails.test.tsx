import { screen, waitFor, within } from '@testing-library/react';

import { HrApplicationHistoryDocument, ReviewApplicationDocument } from '../../../../generated/graphql';
import { fill } from '../../../../testing/page/fill';
import { answers, broken, notFound, refusal } from '../../../../testing/graph';
import { applicationRow, openApplications, openRow } from '../../../../testing/jobs/openRecruitment';
import {
  applicationChange,
  applicationDetails,
  applicationHistory,
  applicationId,
  applicationsPage,
  hrApplication,
  type TestApplication,
} from '../../../../testing/jobs/recruitment';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

afterEach(() => jest.restoreAllMocks());

const name = 'Amara Nwosu';
const conflict = () => refusal('CONFLICT', 'Someone changed this meanwhile. Please look again.');

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

  test('show the sent form; two of their buttons have no function yet [B2.32 B3.52 B4.30]', async () => {
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

  test("of HR's own application cannot be reviewed, and show no history", async () => {
    const { details } = await open(() => hrApplication({ viewerCan: { review: false } }), {
      handlers: [answers(HrApplicationHistoryDocument, broken)],
    });
    expect(details).toHaveTextContent('This is your own application.');
    expect(within(details).queryByRole('group', { name: 'Rating' })).not.toBeInTheDocument();
    expect(within(details).queryByText('History')).not.toBeInTheDocument();
  });

  test('rating, interview date and notes are changed in place and saved one by one [B3.55 B3.56 B3.57]', async () => {
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

  test("show a colleague's change from the meantime, keep the typed text, and can then be saved over it", async () => {
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
    expect(part('Review notes')).toHaveTextContent('Someone changed this meanwhile. Please look again.');
    expect(notes()).toHaveValue('A great fit.');
    await user.click(within(part('Review notes')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Review notes saved')).toBeVisible();
    expect(sent).toEqual([3, 4]);
  });

  test('can be closed without saving the change', async () => {
    const { user, part } = await open(() => hrApplication({ reviewNotes: 'Calm.' }));
    await fill(user, within(part('Review notes')).getByRole('textbox'), ' And quick.');
    await user.click(within(part('Review notes')).getByRole('button', { name: 'Cancel' }));
    expect(within(part('Review notes')).getByRole('textbox')).toHaveValue('Calm.');
    expect(within(part('Review notes')).queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  test('show who moved, rated and invited and when, the newest first', async () => {
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

  test('of a removed application say so', async () => {
    await openApplications({
      at: `/hr/recruitment?tab=applications&application=${applicationId(9)}`,
      handlers: [applicationDetails(() => null), answers(HrApplicationHistoryDocument, notFound)],
    });
    expect(await screen.findByText('This application does not exist any more.')).toBeVisible();
  });
});
