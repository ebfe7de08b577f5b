import { screen, waitFor } from '@testing-library/react';

import { OwnPoliciesDocument, type OwnPoliciesQuery } from '../../generated/graphql';
import { answers, broken, type DataOf } from '../../testing/graph';
import { renderScreen } from '../../testing/renderScreen';
import { interceptNetwork } from '../../testing/server';
import { MyPolicies } from './MyPolicies';

type Ask = DataOf<OwnPoliciesQuery>['myPolicies']['results'][number];

interceptNetwork();

const ask = (given: Partial<Ask> = {}, number = 2): Ask => ({
  dueOn: '2027-03-02',
  isLate: false,
  confirmedAt: null,
  policyVersion: { policyId: 12, number, title: 'Data protection' },
  ...given,
});

const open = (answer: () => Ask[] | undefined, at = '/profile') =>
  renderScreen(<MyPolicies />, {
    at,
    answers: [
      answers(OwnPoliciesDocument, () => {
        const results = answer();
        return results ? { myPolicies: { results } } : broken();
      }),
    ],
  });

test('a person sees the policies they have to confirm with the due dates, and follows a link to read them', async () => {
  await open(() => [ask({}), ask({ isLate: true }, 3), ask({ confirmedAt: '2026-11-12T17:41:00Z' }, 1)]);
  const [link] = await screen.findAllByRole('link', { name: 'Data protection' });
  expect(link).toHaveAttribute('href', '/it/knowledge-base?policy=12-2');
  expect(screen.getByText('To confirm')).toBeVisible();
  expect(screen.getByText('Overdue')).toBeVisible();
  expect(screen.getAllByText('Confirmed').length).toBeGreaterThan(0);
});

test('a person without policies to confirm reads that there are none', async () => {
  await open(() => []);
  expect(await screen.findByText('You have no policies to confirm')).toBeVisible();
});

test('policies that cannot be loaded can be loaded again', async () => {
  let works = false;
  const { user } = await open(() => (works ? [ask()] : undefined));
  expect(await screen.findByText('Failed to load your policies. Please try again.')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: /retry|try again/i }));
  expect(await screen.findByRole('link', { name: 'Data protection' })).toBeVisible();
});

test('an address that names the policies scrolls to them once they are loaded', async () => {
  const seen: string[] = [];
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    value(this: Element) {
      seen.push(this.id);
    },
  });
  await open(() => [ask()], '/profile#my-policies');
  await waitFor(() => expect(seen).toEqual(['my-policies']));
});
