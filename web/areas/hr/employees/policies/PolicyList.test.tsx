import { screen, waitFor, within } from '@testing-library/react';

import {
  ChangePolicyDetailsDocument,
  DepartmentsDocument,
  FindEmployeesDocument,
  ManagedPoliciesDocument,
  ManagedPolicyDocument,
  PickedHolderDocument,
  PolicyReadersOfDocument,
  PublishPolicyDraftDocument,
  RemindReadersDocument,
  type ManagedPolicyQuery,
  type PolicyReadersOfQuery,
} from '../../../../generated/graphql';
import { answers, broken, type DataOf } from '../../../../testing/graph';
import { renderScreen } from '../../../../testing/renderScreen';
import { interceptNetwork } from '../../../../testing/server';
import { PolicyList } from './PolicyList';

type Policy = NonNullable<DataOf<ManagedPolicyQuery>['policy']>;
type Reader = DataOf<PolicyReadersOfQuery>['policyReaders']['results'][number];

interceptNetwork();

const policy = (given: Partial<Policy> = {}): Policy => ({
  id: 12,
  title: 'Data protection',
  ownerId: 9,
  ownerName: 'Priya Raman',
  nextReview: '2027-03-02',
  version: 3,
  current: { number: 1, status: 'IN_FORCE' },
  draft: null,
  viewerCan: { update: true, begin: true, publish: false },
  ...given,
});
const draft = {
  number: 2,
  title: 'Data protection',
  content: 'Within four hours.',
  effectiveOn: '2027-01-04',
  confirmBy: '2027-02-01',
  audience: 'ALL' as const,
  departments: [],
};
const reader: Reader = {
  userId: 7,
  fullName: 'Maya Okafor',
  departmentName: 'Engineering',
  dueOn: '2026-11-01',
  isLate: true,
  remindedAt: null,
  confirmedAt: null,
};

const sent: unknown[] = [];
const asked: unknown[] = [];
beforeEach(() => [sent, asked].forEach((list) => void list.splice(0)));

type Version = NonNullable<DataOf<ManagedPolicyQuery>['policyVersions']>['results'][number];

const open = (
  shown: () => Policy = policy,
  at = '/hr/employees?tab=policies',
  older: readonly Version[] = [],
) =>
  renderScreen(<PolicyList />, {
    at,
    answers: [
      answers(ManagedPoliciesDocument, () => ({
        policies: {
          results: [
            {
              id: 12,
              title: 'Data protection',
              ownerName: 'Priya Raman',
              nextReview: '2027-03-02',
              current: { number: 1, status: 'IN_FORCE' as const, asked: 120, confirmed: 97 },
              scheduled: null,
              draft: { number: 2 },
            },
          ],
        },
      })),
      answers(ManagedPolicyDocument, () => ({
        policy: shown(),
        policyVersions: {
          results: [
            {
              number: 1,
              status: 'IN_FORCE' as const,
              effectiveOn: '2026-10-01',
              confirmBy: '2026-11-01',
              audience: 'ALL' as const,
              departments: [],
              publishedAt: '2026-09-30T08:00:00Z',
              publishedByName: 'Priya Raman',
              viewerCan: { withdraw: true, readReaders: true },
            },
            ...older,
          ],
        },
      })),
      answers(DepartmentsDocument, () => ({ departments: { results: [{ id: 3, name: 'Engineering' }] } })),
      answers(PickedHolderDocument, () => ({
        user: {
          id: 9,
          fullName: 'Priya Raman',
          email: 'priya@portal.test',
          profilePicture: null,
          employee: null,
        },
      })),
      answers(FindEmployeesDocument, () => ({
        employees: {
          count: 1,
          results: [
            {
              id: 31,
              fullName: 'Maya Okafor',
              position: 'Engineer',
              departmentName: 'Engineering',
              user: { id: 7, profilePicture: null },
            },
          ],
        },
      })),
      answers(ChangePolicyDetailsDocument, (variables) => {
        sent.push(variables);
        return { updatePolicy: { id: 12, version: 4 } };
      }),
      answers(PolicyReadersOfDocument, ({ isConfirmed, isLate, department, number }) => {
        asked.push([isConfirmed, isLate, department, number]);
        return { policyReaders: { count: 1, results: [reader] } };
      }),
      answers(PublishPolicyDraftDocument, (variables) => {
        sent.push(variables);
        return { publishPolicy: { id: 12, version: 4 } };
      }),
      answers(RemindReadersDocument, (variables) => {
        sent.push(variables);
        return { remindPolicyReaders: { reminded: 1, leftOut: 2 } };
      }),
    ],
  });

test('policies that cannot be loaded can be loaded again', async () => {
  await renderScreen(<PolicyList />, { answers: [answers(ManagedPoliciesDocument, () => broken())] });
  expect(await screen.findByText('Failed to load the policies. Please try again.')).toBeVisible();
});

test('HR sees the policy in force, its draft, its owner and the number of confirmations', async () => {
  await open();
  await screen.findByRole('link', { name: 'Data protection' });
  const row = screen.getByRole('row', { name: /Data protection/ });
  expect(row).toHaveTextContent('Version 1, draft of version 2');
  expect(row).toHaveTextContent('In force');
  expect(row).toHaveTextContent('97 of 120');
  expect(row).toHaveTextContent('Priya Raman');
});

test('HR publishes a draft after a confirmation that names its days', async () => {
  const { user } = await open(
    () => policy({ draft, viewerCan: { update: true, begin: false, publish: true } }),
    '/hr/employees?tab=policies&policy=12',
  );
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Publish Policy' }));
  expect(question.getByText(/asked to confirm version 2 by 1 Feb 2027/)).toBeVisible();
  expect(question.getByText(/It concerns everyone/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Publish version 2' }));
  expect(await screen.findByText('Policy published')).toBeVisible();
  expect(sent).toEqual([{ id: 12, version: 3 }]);
});

test('HR reminds people who have not confirmed, and reads when they were last reminded', async () => {
  const { user } = await open(policy, '/hr/employees?tab=policies&policy=12');
  expect(await screen.findByText('Maya Okafor')).toBeVisible();
  expect(asked.at(-1)).toEqual([false, null, null, 1]);
  await user.click(screen.getByRole('button', { name: 'Remind all' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remind everyone?' }));
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Remind all' }));
  expect(await screen.findByText('1 person reminded')).toBeVisible();
  expect(screen.getByText('2 people were reminded within the last 24 hours already.')).toBeVisible();
});

test('HR also sees who has confirmed an older version', async () => {
  const before: Version = {
    number: 0,
    status: 'SUPERSEDED',
    effectiveOn: '2025-10-01',
    confirmBy: '2025-11-01',
    audience: 'ALL',
    departments: [],
    publishedAt: '2025-09-30T08:00:00Z',
    publishedByName: 'Priya Raman',
    viewerCan: { withdraw: false, readReaders: true },
  };
  const { user } = await open(policy, '/hr/employees?tab=policies&policy=12', [before]);
  await screen.findByText('Maya Okafor');
  await user.click(screen.getByRole('button', { name: 'Who has confirmed' }));
  expect(await screen.findByRole('heading', { name: 'Who has confirmed version 0' })).toBeVisible();
  await waitFor(() => expect(asked.at(-1)).toEqual([false, null, null, 0]));
});

test('HR filters people who have not confirmed by department', async () => {
  const { user } = await open(policy, '/hr/employees?tab=policies&policy=12');
  await screen.findByText('Maya Okafor');
  await user.click(screen.getByRole('button', { name: /Department$/ }));
  await user.click(await screen.findByRole('option', { name: 'Engineering' }));
  await waitFor(() => expect(asked.at(-1)).toEqual([false, null, [3], 1]));
});

test('HR assigns a policy to another owner, found by name, without a new version of it', async () => {
  const { user } = await open(policy, '/hr/employees?tab=policies&policy=12');
  await user.click(await screen.findByRole('button', { name: 'Edit policy' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Policy' }));
  const owner = form.getByRole('combobox', { name: /Owner/ });
  await waitFor(() => expect(owner).toHaveValue('Priya Raman'));
  await user.clear(owner);
  await user.type(owner, 'maya');
  await user.click(await screen.findByRole('option', { name: /Maya Okafor/ }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Policy updated')).toBeVisible();
  expect(sent).toEqual([{ id: 12, input: { ownerId: 7, nextReview: '2027-03-02' }, version: 3 }]);
});
