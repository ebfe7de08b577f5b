import { screen, waitFor, within } from '@testing-library/react';

import {
  CalibrateReviewDocument,
  HrReviewsDocument,
  OpenReviewCycleDocument,
  DepartmentsDocument,
  ReviewCyclesDocument,
  ReviewDetailsDocument,
  ReviewDistributionDocument,
  ShareReviewsOfCycleDocument,
} from '../../../../generated/graphql';
import { hrPerson } from '../../../../testing/people/employees';
import { answers, broken, refusal } from '../../../../testing/graph';
import { renderScreen } from '../../../../testing/renderScreen';
import { cycle, review } from '../../../../testing/people/reviews';
import { interceptNetwork } from '../../../../testing/server';
import { ReviewCycles } from './ReviewCycles';

interceptNetwork();

const late = review({ isLate: true, state: 'SELF_REVIEW_DONE' });
const days = [
  [/^Period from/, '2026-01-01'],
  [/^Period to/, '2026-06-30'],
  [/^Due date/, '2099-07-31'],
] as const;
const department = { department: 'Sales', ratings: [0, 1, 4, 2, 0], isWithheld: false };
const open = (...handlers: ReturnType<typeof answers>[]) =>
  renderScreen(<ReviewCycles />, {
    viewer: hrPerson(),
    at: '/hr/employees?tab=reviews',
    answers: [
      ...handlers,
      answers(ReviewCyclesDocument, () => ({ reviewCycles: { count: 1, results: [cycle()] } })),
      answers(HrReviewsDocument, ({ isLate }) => ({
        performanceReviews: isLate ? { count: 1, results: [late] } : { count: 0, results: [] },
      })),
      answers(ReviewDistributionDocument, () => ({
        reviewDistribution: {
          departments: [department, { department: 'Legal', ratings: null, isWithheld: true }],
        },
      })),
      answers(DepartmentsDocument, () => ({ departments: { results: [{ id: 3, name: 'Engineering' }] } })),
    ],
  });

test('HR sees the cycles, overdue reviews of the latest cycle, and that numbers of small departments are withheld', async () => {
  await open();
  const cycles = within(await screen.findByRole('table', { name: 'Review cycles' }));
  expect(await cycles.findByText('12 of 80')).toBeVisible();
  const reviews = within(await screen.findByRole('table', { name: 'Reviews of Annual review 2026' }));
  expect(await reviews.findByRole('link', { name: 'Maya Okafor' })).toBeVisible();
  expect(reviews.getByText('Late')).toBeVisible();
  expect(await screen.findByText('Departments of fewer than five rated people are not shown.')).toBeVisible();
});

test('a closed cycle shows all reviews first, because none is overdue', async () => {
  await open(
    answers(ReviewCyclesDocument, () => ({
      reviewCycles: { count: 1, results: [cycle({ isOpen: false })] },
    })),
    answers(HrReviewsDocument, ({ isLate }) => ({
      performanceReviews:
        isLate === null ? { count: 1, results: [review({ state: 'SHARED' })] } : { count: 0, results: [] },
    })),
  );
  const reviews = within(await screen.findByRole('table', { name: 'Reviews of Annual review 2026' }));
  expect(await reviews.findByRole('link', { name: 'Maya Okafor' })).toBeVisible();
});

test('the reviews of a cycle are found by name and department, and the address keeps the filter', async () => {
  const asked: unknown[] = [];
  const { user } = await open(
    answers(HrReviewsDocument, ({ isLate, search, departmentId }) => {
      asked.push([isLate, search, departmentId]);
      return { performanceReviews: { count: 1, results: [late] } };
    }),
  );
  await user.type(await screen.findByRole('searchbox', { name: 'Search reviews' }), 'may');
  await user.click(screen.getByRole('button', { name: /Department$/ }));
  await user.click(await screen.findByRole('option', { name: 'Engineering' }));
  await waitFor(() => expect(asked.at(-1)).toEqual([true, 'may', [3]]));
});

test('a cycle that was just opened is selected', async () => {
  const { user } = await open(
    answers(OpenReviewCycleDocument, () => ({ openReviewCycle: { id: 5 } })),
    answers(ReviewCyclesDocument, () => ({
      reviewCycles: { count: 2, results: [cycle(), cycle({ id: 5, name: 'Spring', dueDate: '2099-07-31' })] },
    })),
  );
  await user.click(await screen.findByRole('button', { name: 'Open cycle' }));
  const form = within(await screen.findByRole('dialog', { name: 'Open review cycle' }));
  await user.type(form.getByLabelText(/^Name/), 'Spring');
  for (const [label, day] of days) await user.type(form.getByLabelText(label), day);
  await user.click(form.getByRole('button', { name: 'Open cycle' }));
  expect(await screen.findByRole('heading', { name: 'Spring' })).toBeVisible();
});

test('cycles and reviews have separate page numbers', async () => {
  await open(answers(ReviewCyclesDocument, () => ({ reviewCycles: { count: 11, results: [cycle()] } })));
  expect(await screen.findByRole('navigation', { name: 'Pages of cycles' })).toHaveTextContent('1–10 of 11');
});

test('HR reads how many reviews are unfinished before closing a cycle', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Close cycle' }));
  expect(await screen.findByText(/50 reviews are not finished/)).toBeVisible();
});

test('cycles that could not be loaded are reported', async () => {
  await open(answers(ReviewCyclesDocument, broken));
  expect(await screen.findByText('Failed to load the review cycles. Please try again.')).toBeVisible();
});

test('HR opens a cycle with one question a line; a refusal appears under its field', async () => {
  let input: unknown;
  const { user } = await open(
    answers(OpenReviewCycleDocument, (variables) => {
      input = variables.input;
      return refusal('BAD_USER_INPUT', 'Taken.', { name: ['A review cycle with this name already exists.'] });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Open cycle' }));
  const form = within(await screen.findByRole('dialog', { name: 'Open review cycle' }));
  await user.type(form.getByLabelText(/^Name/), 'Spring');
  for (const [label, day] of days) await user.type(form.getByLabelText(label), day);
  await user.click(form.getByRole('button', { name: 'Open cycle' }));
  expect(await form.findByText('A review cycle with this name already exists.')).toBeVisible();
  expect(input).toEqual({
    name: 'Spring',
    periodStart: '2026-01-01',
    periodEnd: '2026-06-30',
    dueDate: '2099-07-31',
    departmentIds: [],
    questions: ['What are you proud of?', 'What do you want to do better?'],
  });
});

test('HR shares all finished reviews after one confirmation', async () => {
  let shared = 0;
  const { user } = await open(
    answers(ShareReviewsOfCycleDocument, ({ cycleId }) => {
      shared = cycleId;
      return { shareReviewsOfCycle: { shared: 3 } };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Share 3 finished' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Share all finished reviews?' }));
  expect(question.getByText(/3 people get a notice/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Finished reviews shared.')).toBeVisible();
  expect(shared).toBe(2);
});

test('HR changes a rating with a reason', async () => {
  const done = review({ state: 'MANAGER_REVIEW_DONE', rating: 5, strengths: 'Clear.' }, { calibrate: true });
  let input: unknown;
  const { user } = await open(
    answers(ReviewDetailsDocument, () => ({ performanceReview: done })),
    answers(CalibrateReviewDocument, (variables) => {
      input = variables;
      return { calibrateReview: { ...done, rating: 4 } };
    }),
  );
  await user.click(await screen.findByRole('link', { name: 'Maya Okafor' }));
  await user.click(await screen.findByRole('button', { name: 'Change rating' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change rating' }));
  await user.type(form.getByLabelText('Reason'), 'As in other teams');
  await user.click(form.getByRole('button', { name: /Rating$/ }));
  await user.click(await screen.findByRole('option', { name: '4 – Above expectations' }));
  await user.click(form.getByRole('button', { name: 'Change rating' }));
  expect(await screen.findByText('Rating changed.')).toBeVisible();
  expect(input).toEqual({ id: 7, version: 1, input: { rating: 4, reason: 'As in other teams' } });
});
