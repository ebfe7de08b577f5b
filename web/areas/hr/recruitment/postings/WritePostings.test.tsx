import { screen, waitFor, within } from '@testing-library/react';

import { CreatePostingDocument, UpdatePostingDocument } from '../../../../generated/graphql';
import { fill, retype } from '../../../../testing/page/fill';
import { answers, refusal } from '../../../../testing/graph';
import { postingId } from '../../../../testing/jobs/jobPostings';
import { openPostings, postingRow } from '../../../../testing/jobs/openRecruitment';
import { hrPosting, postingDetails, postingsPage } from '../../../../testing/jobs/recruitment';
import { interceptNetwork } from '../../../../testing/server';
import { pass, withStoppedClock } from '../../../../testing/jsdom/stoppedClock';
import type { User } from '../../../../testing/testPortal';

interceptNetwork();

afterEach(() => jest.restoreAllMocks());

const title = 'Platform Engineer';

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
    expect(within(form).queryByRole('alert')).not.toBeInTheDocument(); // a warning, no error
    expect(within(form).getByText('Please fill in all required fields.')).toBeVisible();
    for (const problem of ['Enter a title', 'Choose a department', 'Enter a location'])
      expect(within(form).getByText(problem)).toBeVisible();
  });

  test('is created with the fields of the form and the defaults, and its form closes two seconds later [B2.28 B2.32 B3.40 B3.48 B4.8 B4.17 B5.17 B8.10 B9.10 B9.17 B9.18]', async () => {
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

  test('that is refused is reported with title and text, the field shows the reason, and the typed text stays [B8.12]', async () => {
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
  test('sends the changed fields with the version, and no empty ones; the list is read again after a second [B4.20 B5.16 B7.20 B8.11 B9.11]', async () => {
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
      'the refused fields by the names that the interface documents',
      () =>
        refusal('BAD_USER_INPUT', 'No.', {
          title: ['Too long.'],
          departmentName: ['Unknown.'],
          salaryRange: ['Too long.'],
          hiringManagerId: ['Unknown.'],
        }),
      'Validation errors in fields: title, department, salary_range, hiring_manager. Please check your input.',
    ],
    [
      'the words of the server',
      () => refusal('CONFLICT', 'Someone changed this meanwhile. Please look again.'),
      'Someone changed this meanwhile. Please look again.',
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
    'that fails is titled "Update Failed" and shows %s [B8.13 B8.14 B8.15 B8.16]',
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

  test('of a posting that is not on the server stays in this browser [B4.18 B4.19]', async () => {
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
