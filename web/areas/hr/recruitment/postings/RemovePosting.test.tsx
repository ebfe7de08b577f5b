import { screen, waitFor, within } from '@testing-library/react';

import { DeletePostingDocument } from '../../../../generated/graphql';
import { answers, broken } from '../../../../testing/graph';
import { postingId } from '../../../../testing/jobs/jobPostings';
import { openPostings, openRow, postingRow } from '../../../../testing/jobs/openRecruitment';
import { hrPosting, postingDetails, postingsPage } from '../../../../testing/jobs/recruitment';
import { interceptNetwork } from '../../../../testing/server';
import type { User } from '../../../../testing/testPortal';

interceptNetwork();

const title = 'Platform Engineer';

describe('removing a posting', () => {
  async function ask(user: User, row = title): Promise<HTMLElement> {
    const details = await openRow(user, await postingRow(row));
    await user.click(await within(details).findByRole('button', { name: 'Remove Posting' }));
    return screen.findByRole('alertdialog');
  }

  test('asks first and names the consequences; then list and figures are read again [B2.32 B4.21 B8.17 B8.18]', async () => {
    const removed: unknown[] = [];
    const { user, router } = await openPostings({
      list: () => postingsPage(removed.length === 0 ? [hrPosting()] : []),
      handlers: [
        answers(DeletePostingDocument, ({ id }) => {
          removed.push(id);
          return { deleteJobPosting: true };
        }),
      ],
    });
    const question = await ask(user);
    expect(question).toHaveTextContent(
      'Are you sure you want to delete the job posting “Platform Engineer”? This will also remove all associated applications and cannot be undone.',
    );
    expect(question).toHaveTextContent('3 applications will be lost');
    await user.click(within(question).getByRole('button', { name: 'Keep posting' }));
    expect(removed).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove Posting' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove Posting' }),
    );
    expect(
      await screen.findByText('Job posting and associated applications have been successfully deleted.'),
    ).toBeVisible();
    expect(await screen.findByText('No job postings found')).toBeVisible();
    expect([removed, router.state.location.search]).toEqual([[postingId(1)], '']);
  });

  test('that fails is reported with title and text [B8.19]', async () => {
    const { user } = await openPostings({ handlers: [answers(DeletePostingDocument, broken)] });
    await user.click(within(await ask(user)).getByRole('button', { name: 'Remove Posting' }));
    expect(await screen.findByText('Deletion Failed')).toBeVisible();
    expect(screen.getByText('Failed to delete posting. Please try again.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  });

  test('that exists in this browser only removes it from this browser only [B4.22]', async () => {
    const local = () => hrPosting({ id: 'local-1', applicationsCount: 0 });
    let reads = 0;
    const { user } = await openPostings({
      list: () => {
        reads += 1;
        const kept = hrPosting({ id: postingId(2), title: 'Keeper' });
        return postingsPage(reads === 1 ? [kept, local()] : [kept]);
      },
      handlers: postingDetails(local),
    });
    const question = await ask(user);
    expect(question).toHaveTextContent('No one has applied for it.');
    await user.click(within(question).getByRole('button', { name: 'Remove Posting' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).not.toBeInTheDocument());
    expect(await postingRow('Keeper')).toBeVisible();
  });
});
