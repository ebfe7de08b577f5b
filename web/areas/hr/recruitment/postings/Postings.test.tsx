import { act, screen, waitFor, within } from '@testing-library/react';

import {
  HrApplicationsDocument,
  HrPostingDetailsDocument,
  PipelineDocument,
  PostingFiguresDocument,
  PostingsFileDocument,
} from '../../../../generated/graphql';
import { answers, broken, notFound } from '../../../../testing/graph';
import { postingId } from '../../../../testing/jobs/jobPostings';
import { openPostings, openRow, postingRow } from '../../../../testing/jobs/openRecruitment';
import { applicationsPage, hrPosting, postingsPage } from '../../../../testing/jobs/recruitment';
import { watchSaving } from '../../../../testing/jsdom/saving';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

afterEach(() => jest.restoreAllMocks());

const title = 'Platform Engineer';
const cards = () => screen.getAllByRole('group').map((card) => card.textContent);

describe('the page', () => {
  test('six cards and two tabs show the counts [B2.22 B2.23 B4.9]', async () => {
    await openPostings();
    await waitFor(() =>
      expect(cards()).toEqual([
        expect.stringContaining('Total Postings14'),
        expect.stringContaining('Active Postings9'),
        expect.stringContaining('Applications35'),
        expect.stringContaining('Pending Review17'),
        expect.stringContaining('Interviews3'),
        expect.stringContaining('Offers1'),
      ]),
    );
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Job Postings14',
      'Applications35',
    ]);
    expect(screen.getByRole('link', { name: 'Back to HR Portal' })).toHaveAttribute('href', '/hr');
  });

  test('figures that fail say "N/A", do not affect the list and can be loaded again', async () => {
    let isBroken = true;
    const { user } = await openPostings({
      handlers: [
        answers(PostingFiguresDocument, () =>
          isBroken ? broken() : { jobPostings: { count: 14 }, active: { count: 9 } },
        ),
        answers(PipelineDocument, () => (isBroken ? broken() : { jobApplicationCounts: [] })),
      ],
    });
    await postingRow(title);
    await waitFor(() => expect(screen.getAllByText('N/A')).toHaveLength(6));
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('N/A')).not.toBeInTheDocument());
    expect(screen.getByRole('group', { name: 'Active Postings' })).toHaveTextContent('9');
  });
});

describe('the list of postings', () => {
  test('a row has title with date, department and place, type and salary, status and priority, and the applications [B2.29 B3.31 B3.32 B3.33 B3.34 B3.35 B3.36 B3.45 B3.46 B3.47]', async () => {
    await openPostings();
    const row = await postingRow(title);
    expect(
      within(screen.getByRole('table', { name: 'Job postings' }))
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual([
      'Job Title',
      'Department & Location',
      'Type & Salary',
      'Status & Priority',
      'Applications',
      'Actions',
    ]);
    for (const text of [
      /Posted 2.Nov/,
      'Engineering',
      'San Francisco',
      'Full-time',
      '$150,000',
      'Active',
      'Urgent',
      '3',
    ])
      expect(row).toHaveTextContent(text);
    expect(within(row).getByRole('link', { name: `Applications for ${title}: 3` })).toHaveAttribute(
      'href',
      `/hr/recruitment?job=${postingId(1)}&tab=applications`,
    );
  });

  test('search, priority and status filter it and are in the address [B2.24 B2.25 B3.58 B4.7 B4.10]', async () => {
    const { user, asked, router } = await openPostings({ at: '/hr/recruitment?search=plat' });
    await postingRow(title);
    await user.click(screen.getByRole('button', { name: 'All priorities Priority' }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'All priorities',
      'Urgent',
      'High',
      'Medium',
      'Low',
    ]);
    await user.click(screen.getByRole('option', { name: 'High' }));
    await user.click(screen.getByRole('button', { name: 'All statuses Status' }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'All statuses',
      'Active',
      'Draft',
      'On Hold',
      'Closed',
    ]);
    await user.click(screen.getByRole('option', { name: 'On Hold' }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ search: 'plat', priority: ['high'], status: ['on_hold'] }),
    );
    expect(router.state.location.search).toBe('?search=plat&priority=high&status=on_hold');
  });

  test('an empty list says so, filtered or not [B2.31]', async () => {
    const { user } = await openPostings({
      at: '/hr/recruitment?status=draft',
      list: () => postingsPage([]),
    });
    expect(await screen.findByText('No job postings found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText(/colleagues can apply for them/)).toBeVisible();
    expect(screen.getByText('No job postings found')).toBeVisible();
  });

  test('a list that cannot be loaded says so, and Retry loads it', async () => {
    let isBroken = true;
    const { user } = await openPostings({ list: () => (isBroken ? broken() : postingsPage([hrPosting()])) });
    expect(await screen.findByText('Failed to load job postings. Please try again.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await postingRow(title);
  });

  test('the menu of a row offers details and edit [B2.29]', async () => {
    const { user } = await openPostings();
    await user.click(within(await postingRow(title)).getByRole('button', { name: `Actions for ${title}` }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'View details',
      'Edit',
    ]);
  });

  test('the export has the filtered list, read by cursor, with the columns and texts of the specification [B2.27 B8.20 B9.19 B9.21 B9.22 B9.23]', async () => {
    const saved = watchSaving();
    const asked: unknown[] = [];
    const filed = (given: object = {}) => ({ ...hrPosting(), ...given });
    const { user } = await openPostings({
      at: '/hr/recruitment?search=a&status=active',
      handlers: [
        answers(PostingsFileDocument, (variables) => {
          asked.push(variables);
          const isFirst = variables.after === null;
          const row = isFirst
            ? filed({ title: '=SUM(A1)', location: 'Oslo, "Norway"' })
            : filed({ departmentName: null, salaryRange: null, hiringManagerName: null });
          return { jobPostings: { count: 2, next: isFirst ? 'place' : null, results: [row] } };
        }),
      ],
    });
    await postingRow(title);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Export Complete')).toBeVisible();
    expect(asked).toEqual(
      [null, 'place'].map((after) => ({
        ...{ search: 'a', priority: null, status: ['active'], ordering: '-createdAt' },
        ...{ after, pageSize: 200 },
      })),
    );
    expect(saved[0]?.name).toMatch(/^postings_\d{4}-\d{2}-\d{2}\.csv$/);
    expect((await saved[0]!.text).replace('\uFEFF', '').split('\r\n')).toEqual([
      'title,department_name,location,job_type,salary_range,status,priority,applications_count,posted_date,hiring_manager',
      `'=SUM(A1),Engineering,"Oslo, ""Norway""",Full-time,"$150,000 – $180,000",Active,Urgent,3,2026-11-02,Daniel Cho`,
      `Platform Engineer,N/A,San Francisco,Full-time,N/A,Active,Urgent,3,2026-11-02,N/A`,
      '',
    ]);
  });

  test('a failed export is reported, and no file is saved', async () => {
    const saved = watchSaving();
    const { user } = await openPostings({ handlers: [answers(PostingsFileDocument, broken)] });
    await postingRow(title);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Failed to export job postings. Please try again.')).toBeVisible();
    expect(saved).toEqual([]);
  });
});

describe('the details of a posting', () => {
  test('show every field; the requirements are on one line with commas [B2.32 B3.37 B3.38 B3.39 B3.41 B3.42 B3.43 B3.44]', async () => {
    const { user } = await openPostings();
    const details = await openRow(user, await postingRow(title));
    expect(await within(details).findByText('Strong TypeScript, Some Go')).toBeVisible();
    for (const text of [
      'You keep our build machines quick.',
      'Run the build machines',
      'Daniel Cho',
      /1.Dec/,
    ])
      expect(details).toHaveTextContent(text);
  });

  test('link to its applications', async () => {
    const { user, router } = await openPostings({
      handlers: [answers(HrApplicationsDocument, () => applicationsPage([]))],
    });
    const details = await openRow(user, await postingRow(title));
    await user.click(await within(details).findByRole('button', { name: 'Applications' }));
    expect(router.state.location.search).toBe(`?job=${postingId(1)}&tab=applications`);
  });

  test('of a removed posting say so, and of one that cannot be loaded offer a retry', async () => {
    let answer = notFound;
    const { user, router } = await openPostings({
      at: `/hr/recruitment?posting=${postingId(9)}`,
      handlers: [answers(HrPostingDetailsDocument, () => answer())],
    });
    expect(await screen.findByText('This job posting does not exist any more.')).toBeVisible();
    answer = broken;
    await act(() => router.navigate(`/hr/recruitment?posting=${postingId(8)}`));
    expect(await screen.findByText('Failed to load the job posting. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    await user.keyboard('{Escape}');
  });
});
