import { act, screen, waitFor, within } from '@testing-library/react';

import {
  CreatePostingDocument,
  HrApplicationsDocument,
  HrPostingDetailsDocument,
  PipelineDocument,
  PostingFiguresDocument,
  PostingsFileDocument,
  UpdatePostingDocument,
} from '../../../../generated/graphql';
import { fill, retype } from '../../../../testing/fill';
import { answers, broken, notFound, refusal } from '../../../../testing/graph';
import { postingId } from '../../../../testing/jobPostings';
import { openPostings, openRow, postingRow } from '../../../../testing/openRecruitment';
import { applicationsPage, hrPosting, postingDetails, postingsPage } from '../../../../testing/recruitment';
import { watchSaving } from '../../../../testing/saving';
import { interceptNetwork } from '../../../../testing/server';
import { pass, withStoppedClock } from '../../../../testing/stoppedClock';
import type { User } from '../../../../testing/testPortal';

interceptNetwork();

afterEach(() => jest.restoreAllMocks());

const title = 'Platform Engineer';
const cards = () => screen.getAllByRole('group').map((card) => card.textContent);

async function choose(user: User, name: RegExp, option: string, inside: HTMLElement = document.body) {
  await user.click(within(inside).getByRole('button', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function openEdit(user: User): Promise<HTMLElement> {
  await user.click(within(await postingRow(title)).getByRole('button', { name: `Actions for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const form = await screen.findByRole('dialog', { name: 'Edit Job Posting' });
  await within(form).findByLabelText('Title');
  return form;
}

describe('the page', () => {
  test('six cards and two tabs say how much there is [B2.22 B2.23 B4.9]', async () => {
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

  test('figures that fail say "N/A" and leave the list alone', async () => {
    await openPostings({
      handlers: [answers(PostingFiguresDocument, broken), answers(PipelineDocument, broken)],
    });
    await postingRow(title);
    await waitFor(() => expect(screen.getAllByText('N/A')).toHaveLength(6));
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

  test('search, priority and status narrow it and stand in the address [B2.24 B2.25 B3.58 B4.7 B4.10]', async () => {
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

  test('where there is nothing it says so, narrowed or not [B2.31]', async () => {
    const { user } = await openPostings({
      at: '/hr/recruitment?status=draft',
      list: () => postingsPage([]),
    });
    expect(await screen.findByText('No job postings found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText(/colleagues can apply for it/)).toBeVisible();
    expect(screen.getByText('No job postings found')).toBeVisible();
  });

  test('a list that fails says so and is loaded by Retry', async () => {
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

  test('the export has what the list is narrowed to, by cursor, with the columns and words of the specification [B2.27 B8.20 B9.19 B9.21 B9.22 B9.23]', async () => {
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

  test('an export that fails is told, and nothing is saved', async () => {
    const saved = watchSaving();
    const { user } = await openPostings({ handlers: [answers(PostingsFileDocument, broken)] });
    await postingRow(title);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Failed to export job postings. Please try again.')).toBeVisible();
    expect(saved).toEqual([]);
  });
});

describe('the details of a posting', () => {
  test('tell everything; the requirements stand in one line with commas [B2.32 B3.37 B3.38 B3.39 B3.41 B3.42 B3.43 B3.44]', async () => {
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

  test('lead to the applications for it', async () => {
    const { user, router } = await openPostings({
      handlers: [answers(HrApplicationsDocument, () => applicationsPage([]))],
    });
    const details = await openRow(user, await postingRow(title));
    await user.click(await within(details).findByRole('button', { name: 'Applications' }));
    expect(router.state.location.search).toBe(`?job=${postingId(1)}&tab=applications`);
  });

  test('of one that is gone say so, and of one that cannot be loaded offer another try', async () => {
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

describe('a new posting', () => {
  async function openAdd(handlers: Parameters<typeof openPostings>[0] = {}) {
    const opened = await openPostings(handlers);
    await opened.user.click(screen.getByRole('button', { name: 'Add Posting' }));
    const form = await screen.findByRole('dialog', { name: 'Add New Job Posting' });
    return { ...opened, form, send: () => within(form).getByRole('button', { name: 'Add Posting' }) };
  }

  test('is not sent without title, department and location [B5.14 B5.15]', async () => {
    const { user, form, send } = await openAdd();
    await user.click(send());
    expect(await within(form).findByText('Missing Required Fields')).toBeVisible();
    expect(within(form).getByText('Please fill in all required fields.')).toBeVisible();
    for (const problem of ['Enter a title', 'Choose a department', 'Enter a location'])
      expect(within(form).getByText(problem)).toBeVisible();
  });

  test('is made with the fields of the form and the defaults, and its form closes two seconds later [B2.28 B2.32 B3.40 B3.48 B4.8 B4.17 B5.17 B8.10 B9.10 B9.17 B9.18]', async () => {
    const sent: unknown[] = [];
    const { user, form, send } = await openAdd({
      handlers: [
        answers(CreatePostingDocument, ({ input }) => {
          sent.push(input);
          return { createJobPosting: hrPosting({ id: postingId(2), title: 'Keeper' }) };
        }),
      ],
    });
    await fill(user, within(form).getByLabelText('Title'), ' Keeper ');
    await user.click(within(form).getByRole('button', { name: /Department$/ }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Engineering',
      'Product',
      'Design',
      'Marketing',
      'Analytics',
      'Human Resources',
    ]);
    await user.click(screen.getByRole('option', { name: 'Design' }));
    await fill(user, within(form).getByLabelText('Location'), 'Sausalito');
    await user.click(within(form).getByRole('button', { name: /Type$/ }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Full-time',
      'Part-time',
      'Contract',
      'Temporary',
      'Internship',
    ]);
    await user.keyboard('{Escape}');
    await fill(user, within(form).getByLabelText('Requirements'), 'Patience\n\n A head for heights ');
    await withStoppedClock(async () => {
      await user.click(send());
      await waitFor(() => expect(screen.getByText('Job posting created successfully!')).toBeVisible());
      await pass(1_999);
      expect(form).toBeVisible();
      await pass(1);
    });
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(sent).toEqual([
      {
        ...{ title: 'Keeper', departmentName: 'Design', location: 'Sausalito', jobType: 'FULL_TIME' },
        ...{ priority: 'medium', requirements: ['Patience', 'A head for heights'] },
      },
    ]);
  });

  test('that is refused is told with title and text, the field says why, and what was typed stays [B8.12]', async () => {
    const { user, form, send } = await openAdd({
      handlers: [
        answers(CreatePostingDocument, () =>
          refusal('BAD_USER_INPUT', 'No.', { title: ['This title is taken.'] }),
        ),
      ],
    });
    await fill(user, within(form).getByLabelText('Title'), 'Keeper');
    await choose(user, /Department$/, 'Design', form);
    await fill(user, within(form).getByLabelText('Location'), 'Sausalito');
    await user.click(send());
    expect(await screen.findByText('Creation Failed')).toBeVisible();
    expect(screen.getByText('Failed to create job posting. Please try again.')).toBeVisible();
    expect(within(form).getByText('This title is taken.')).toBeVisible();
    expect(within(form).getByLabelText('Title')).toHaveValue('Keeper');
  });
});

describe('a change of a posting', () => {
  test('sends what differs with the version, nothing that is empty; the list is read again after a second [B4.20 B5.16 B7.20 B8.11 B9.11]', async () => {
    const sent: unknown[] = [];
    let stored = hrPosting();
    const { user, asked } = await openPostings({
      handlers: [
        answers(UpdatePostingDocument, (variables) => {
          sent.push(variables);
          stored = { ...stored, location: 'Oslo', version: 5 };
          return { updateJobPosting: stored };
        }),
        ...postingDetails(() => stored),
      ],
      list: () => postingsPage([stored]),
    });
    const form = await openEdit(user);
    await retype(user, within(form).getByLabelText('Location'), 'Oslo');
    await retype(user, within(form).getByLabelText('Salary range'), '');
    await choose(user, /Status$/, 'On Hold', form);
    await withStoppedClock(async () => {
      await user.click(within(form).getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(screen.getByText('Job posting updated successfully!')).toBeVisible());
      const before = asked.length;
      await pass(999);
      expect(asked).toHaveLength(before);
      await pass(1);
      await waitFor(() => expect(asked.length).toBe(before + 1));
      await pass(1_000);
    });
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(sent).toEqual([{ id: postingId(1), version: 4, input: { location: 'Oslo', status: 'on_hold' } }]);
    expect(await postingRow(title)).toHaveTextContent('Oslo');
  });

  test.each([
    [
      'fields by their names',
      () => refusal('BAD_USER_INPUT', 'No.', { title: ['Too long.'], salaryRange: ['Too long.'] }),
      'Validation errors in fields: Title, Salary range. Please check your input.',
    ],
    [
      'the words of the server',
      () => refusal('CONFLICT', 'Somebody changed this meanwhile. Please look again.'),
      'Somebody changed this meanwhile. Please look again.',
    ],
    [
      'a rule over several fields',
      () => refusal('BAD_USER_INPUT', 'No.', { nonFieldErrors: ['Not so.'] }),
      'Not so.',
    ],
    [
      'the usual words where there are none',
      () => new Response('', { status: 500 }),
      'Failed to update posting. Please try again.',
    ],
  ])(
    'that fails is titled "Update Failed" and tells %s [B8.13 B8.14 B8.15 B8.16]',
    async (_, reply, text) => {
      const { user } = await openPostings({ handlers: [answers(UpdatePostingDocument, reply)] });
      const form = await openEdit(user);
      await retype(user, within(form).getByLabelText('Title'), 'Keeper');
      await user.click(within(form).getByRole('button', { name: 'Save changes' }));
      expect(await screen.findAllByText('Update Failed')).not.toHaveLength(0);
      expect(screen.getAllByText(text)).not.toHaveLength(0);
      expect(within(form).getByLabelText('Title')).toHaveValue('Keeper');
    },
  );

  test('of a posting that is not of the server stays in this browser [B4.18 B4.19]', async () => {
    const local = () => hrPosting({ id: 'local-1' });
    const { user } = await openPostings({
      list: () => postingsPage([local()]),
      handlers: postingDetails(local),
    });
    const form = await openEdit(user);
    await retype(user, within(form).getByLabelText('Location'), 'Oslo');
    await user.click(within(form).getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Job posting updated successfully!')).toBeVisible();
    await waitFor(async () => expect(await postingRow(title)).toHaveTextContent('Oslo'));
  });
});
