import { screen } from '@testing-library/react';

import {
  ConfirmPolicyReadDocument,
  PolicyToReadDocument,
  type PolicyToReadQuery,
} from '../../../../generated/graphql';
import { answers, refusal, type DataOf } from '../../../../testing/graph';
import { renderScreen } from '../../../../testing/renderScreen';
import { interceptNetwork } from '../../../../testing/server';
import { PolicyReader } from './PolicyReader';

type Read = NonNullable<DataOf<PolicyToReadQuery>['policyVersion']>;

interceptNetwork();

const version = (given: Partial<Read> = {}): Read => ({
  policyId: 12,
  number: 2,
  status: 'IN_FORCE',
  title: 'Data protection',
  content: 'Report a loss within four hours.',
  effectiveOn: '2026-11-12',
  confirmBy: '2027-03-02',
  audience: 'ALL',
  departments: [],
  publishedAt: '2026-11-10T08:00:00Z',
  publishedByName: 'Priya Raman',
  previous: { number: 1, title: 'Data protection', content: 'Report a loss within a day.' },
  viewerAsked: { dueOn: '2027-03-02', isLate: false, confirmedAt: null },
  viewerCan: { confirm: true },
  ...given,
});

const open = (read: () => Read | null) =>
  renderScreen(<PolicyReader of="12-2" onClose={() => undefined} />, {
    at: '/it/knowledge-base?policy=12-2',
    answers: [
      answers(PolicyToReadDocument, () => {
        const policyVersion = read();
        return policyVersion
          ? {
              policyVersion,
              policyVersions: {
                results: [
                  { number: 2, status: 'IN_FORCE' as const, effectiveOn: '2026-11-12' },
                  { number: 1, status: 'SUPERSEDED' as const, effectiveOn: '2025-11-12' },
                ],
              },
            }
          : refusal('NOT_FOUND', 'Not found.');
      }),
      answers(ConfirmPolicyReadDocument, ({ id, number }) => {
        sent.push([id, number]);
        return { confirmPolicy: { dueOn: '2027-03-02', confirmedAt: '2026-11-27T09:00:00Z' } };
      }),
    ],
  });
const sent: unknown[] = [];
beforeEach(() => void sent.splice(0));

test('a policy that is hidden from a person says so, and offers no button', async () => {
  await open(() => null);
  expect(
    await screen.findByText('This policy is not there any more, or it is not open to you.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /confirm/ })).not.toBeInTheDocument();
});

test('a person who is not asked to confirm reads a policy without a button', async () => {
  await open(() => version({ viewerAsked: null, viewerCan: { confirm: false } }));
  expect(await screen.findByText('Report a loss within four hours.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /confirm/ })).not.toBeInTheDocument();
});

test('a person reads the changes, confirms the version, and sees the time of the confirmation', async () => {
  let confirmedAt: string | null = null;
  const { user } = await open(() =>
    version({
      viewerAsked: { dueOn: '2027-03-02', isLate: false, confirmedAt },
      viewerCan: { confirm: confirmedAt === null },
    }),
  );
  expect(await screen.findByText(/Please read this policy and confirm it by 2 Mar 2027/)).toBeVisible();
  await user.click(screen.getByText('What changed since version 1'));
  expect(screen.getByRole('group', { name: 'Changes of version 2' })).toHaveTextContent(/Removed:.*Added:/);
  expect(screen.getByRole('link', { name: 'Version 1' })).toHaveAttribute(
    'href',
    expect.stringContaining('policy=12-1'),
  );
  confirmedAt = '2026-11-27T09:00:00Z';
  await user.click(screen.getByRole('button', { name: 'I have read it and confirm' }));
  expect(await screen.findByText(/You confirmed this version on/)).toBeVisible();
  expect(sent).toEqual([[12, 2]]);
  expect(screen.queryByRole('button', { name: /confirm/ })).not.toBeInTheDocument();
});
