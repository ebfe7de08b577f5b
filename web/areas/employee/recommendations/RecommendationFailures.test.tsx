import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { LatestJobRecommendationsDocument } from '../../../generated/graphql';
import { answers, broken, refusal } from '../../../testing/graph';
import {
  checking,
  exhausted,
  generate,
  jobCard,
  kept,
  latest,
  openRecommendations,
  twoSteps,
} from '../../../testing/jobs/recommendations';
import { interceptNetwork, server } from '../../../testing/server';

interceptNetwork();

const failures = [
  [
    'the words of the portal',
    () => refusal('RATE_LIMITED', 'Too many searches. Try again later.'),
    'Too many searches. Try again later.',
  ],
  ['words of its own', () => HttpResponse.error(), 'Failed to check resume and get recommendations'],
] as const;

test.each(failures)(
  'on the dashboard a failed check is reported in %s, and the list is cleared [A8.36 A8.40 A8.41]',
  async (_which, fails, words) => {
    const { asked, keys, handler } = checking(fails);
    const { user } = await openRecommendations([latest(kept()), handler]);
    await user.click(await screen.findByRole('button', { name: 'Show Recent' }));
    await jobCard('Release Manager');
    await user.click(generate());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Failed to load recommendations.')).toBeVisible();
    expect(within(alert).getByText(words)).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Release Manager' })).not.toBeInTheDocument();
    // Without an answer it is not sent again by itself.
    expect(asked).toEqual(twoSteps(true));

    server.use(checking().handler);
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Recommended Jobs (1)' })).toBeVisible();
    expect(new Set(keys).size).toBe(2);
  },
);

test.each(failures)(
  'on the page of the postings a failed check is reported in %s above the list, which stays [A8.36]',
  async (_which, fails, words) => {
    const { handler } = checking(fails);
    const { user } = await openRecommendations([latest(kept()), handler], 'page');
    await user.click(await screen.findByRole('button', { name: 'Show Recent' }));
    await user.click(generate());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(screen.queryByText('Failed to load recommendations.')).not.toBeInTheDocument();
    await jobCard('Release Manager');
    server.use(checking().handler);
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Recommended Jobs (1)' })).toBeVisible();
  },
);

test('a person who has used up the searches of an hour reads when the next is possible [A8.36]', async () => {
  const { handler } = checking(() => exhausted(720));
  const { user } = await openRecommendations([handler]);
  await user.click(generate());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /You have asked for 20 new recommendations within an hour\. You can try again in 12 minutes, at \d\d:\d\d( in America\/Los_Angeles)?\./,
  );
});

test('another attempt after a lost answer has the same key', async () => {
  const { keys, handler } = checking(() => HttpResponse.error());
  const { user } = await openRecommendations([handler]);
  await user.click(generate());
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(keys).toHaveLength(4));
  expect(keys[3]).toBe(keys[1]);
});

test('recent recommendations that cannot be loaded are reported, can be loaded again, and new ones can be requested [A8.40]', async () => {
  let works = false;
  const { user } = await openRecommendations([
    answers(LatestJobRecommendationsDocument, () =>
      works ? { latestJobRecommendations: kept() } : broken(),
    ),
  ]);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load recommendations.');
  expect(generate()).toBeVisible();
  works = true;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: 'Show Recent' }));
  await jobCard('Release Manager');
});
