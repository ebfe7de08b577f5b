import { screen, waitFor, within } from '@testing-library/react';

import {
  AcknowledgeReviewDocument,
  AddGoalNoteDocument,
  GoalDetailsDocument,
  OwnReviewsDocument,
  ReviewDetailsDocument,
  RunningGoalsDocument,
  WriteManagerReviewDocument,
  WriteSelfReviewDocument,
} from '../../../generated/graphql';
import { answers, broken, refusal } from '../../../testing/graph';
import { renderScreen } from '../../../testing/renderScreen';
import { goal, noReviews, review } from '../../../testing/people/reviews';
import { interceptNetwork } from '../../../testing/server';
import { MyReviews } from './MyReviews';

interceptNetwork();

const open = (handlers: Parameters<typeof renderScreen>[1], at = '/profile') =>
  renderScreen(<MyReviews />, { at, ...handlers });
const list = (given: Partial<typeof noReviews>) =>
  answers(OwnReviewsDocument, () => ({ ...noReviews, ...given }));
const details = (shown: ReturnType<typeof review>) =>
  answers(ReviewDetailsDocument, () => ({ performanceReview: shown }));

test('a person without reviews and goals reads where they come from, and how to retry after a failure', async () => {
  await open({ answers: [list({})] });
  expect(await screen.findByText('You have no reviews')).toBeVisible();
  expect(screen.getByText('There are no goals')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Reviews of my team' })).not.toBeInTheDocument();
});

test('a part that could not be loaded is reported', async () => {
  await open({ answers: [answers(OwnReviewsDocument, broken)] });
  expect((await screen.findAllByText('Failed to load your reviews. Please try again.'))[0]).toBeVisible();
});

test('a person answers the questions and finishes; a refusal is in the form', async () => {
  const mine = review({}, { writeSelf: true });
  const sent: unknown[] = [];
  const { user } = await open({
    answers: [
      list({ own: { results: [mine] } }),
      details(mine),
      answers(WriteSelfReviewDocument, (variables) => {
        sent.push(variables);
        return sent.length === 1
          ? refusal('CONFLICT', 'The self review can no longer be changed.')
          : { writeSelfReview: review({ state: 'SELF_REVIEW_DONE', selfAnswers: ['A', 'B'] }) };
      }),
    ],
  });
  await user.click(await screen.findByRole('link', { name: 'Annual review 2026' }));
  await user.click(await screen.findByRole('button', { name: 'Write self review' }));
  const form = within(await screen.findByRole('dialog', { name: 'Self review' }));
  await user.type(form.getByLabelText('What went well?'), 'A');
  await user.type(form.getByLabelText('What comes next?'), 'B');
  await user.click(form.getByLabelText('Finish the self review'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('The self review can no longer be changed.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Self review finished.')).toBeVisible();
  expect(sent[1]).toEqual({ id: 7, version: 1, input: { selfAnswers: ['A', 'B'], finish: true } });
});

test('a missing answer is reported under its question, and nothing is sent', async () => {
  const mine = review({}, { writeSelf: true });
  const { user } = await open({ answers: [list({ own: { results: [mine] } }), details(mine)] });
  await user.click(await screen.findByRole('link', { name: 'Annual review 2026' }));
  await user.click(await screen.findByRole('button', { name: 'Write self review' }));
  const form = within(await screen.findByRole('dialog', { name: 'Self review' }));
  await user.type(form.getByLabelText('What went well?'), 'A');
  await user.click(form.getByLabelText('Finish the self review'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByLabelText('What comes next?')).toHaveAccessibleDescription(
    'Answer this question to finish the self review',
  );
});

test('typed text stays when the review cannot be read again', async () => {
  const mine = review({}, { writeSelf: true });
  let isBroken = false;
  const { user } = await open({
    answers: [
      list({ own: { results: [mine] } }),
      answers(ReviewDetailsDocument, () => (isBroken ? broken() : { performanceReview: mine })),
      answers(WriteSelfReviewDocument, () => {
        isBroken = true;
        return refusal('CONFLICT', 'Someone changed this meanwhile. Please look again.');
      }),
    ],
  });
  await user.click(await screen.findByRole('link', { name: 'Annual review 2026' }));
  await user.click(await screen.findByRole('button', { name: 'Write self review' }));
  const form = within(await screen.findByRole('dialog', { name: 'Self review' }));
  await user.type(form.getByLabelText('What went well?'), 'The harbour.');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Someone changed this meanwhile. Please look again.')).toBeVisible();
  await waitFor(() => expect(form.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(form.getByLabelText('What went well?')).toHaveValue('The harbour.');
});

test('a part that the person has not written looks different from one they may not read yet', async () => {
  await open({ answers: [list({ own: { results: [review()] } }), details(review())] }, '/profile?review=7');
  const self = within(await screen.findByRole('region', { name: 'Self review' }));
  expect(self.getByText('Not written yet.')).toBeVisible();
  const manager = within(screen.getByRole('region', { name: 'Manager’s part' }));
  expect(manager.getByText('Not finished yet.')).toBeVisible();
});

test("the manager's part is hidden before it is shared, and then acknowledged with a comment", async () => {
  const shared = review(
    { state: 'SHARED', rating: 4, strengths: 'Clear.', improvements: 'Tempo.', selfAnswers: ['A', 'B'] },
    { acknowledge: true },
  );
  let comment = '';
  const { user } = await open(
    {
      answers: [
        list({ own: { results: [shared] } }),
        details(shared),
        answers(AcknowledgeReviewDocument, ({ input }) => {
          comment = input.comment ?? '';
          return { acknowledgeReview: review({ state: 'ACKNOWLEDGED' }) };
        }),
      ],
    },
    '/profile?reviewCycle=2',
  );
  expect(await screen.findByText('4 – Above expectations')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
  const form = within(await screen.findByRole('dialog', { name: 'Acknowledge review' }));
  await user.type(form.getByLabelText('Comment'), 'Thank you.');
  await user.click(form.getByRole('button', { name: 'Acknowledge' }));
  expect(await screen.findByText('Review acknowledged.')).toBeVisible();
  expect(comment).toBe('Thank you.');
});

test("a manager writes their part beside the person's answers and running goals", async () => {
  const theirs = review(
    { state: 'SELF_REVIEW_DONE', selfAnswers: ['The pier.', 'The harbour.'] },
    { writeManager: true, finishManager: true },
  );
  let sent: unknown;
  const { user } = await open({
    answers: [
      list({ team: { results: [theirs] } }),
      details(theirs),
      answers(RunningGoalsDocument, ({ employeeId }) => {
        expect(employeeId).toEqual([3]);
        return { goals: { results: [goal()] } };
      }),
      answers(WriteManagerReviewDocument, ({ input }) => {
        sent = input;
        return { writeManagerReview: review({ state: 'MANAGER_REVIEW_DONE' }) };
      }),
    ],
  });
  await user.click(await screen.findByRole('link', { name: 'Maya Okafor' }));
  await user.click(await screen.findByRole('button', { name: 'Write review' }));
  const form = within(await screen.findByRole('dialog', { name: 'Review of Maya Okafor' }));
  expect(form.getByText('The pier.')).toBeVisible();
  await user.click(await form.findByText('1 goal under way'));
  expect(form.getByText('Learn Dutch')).toBeVisible();
  await user.type(form.getByLabelText('Strengths'), 'Clear.');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Draft saved. Only you can read it.')).toBeVisible();
  expect(sent).toEqual({ rating: null, strengths: 'Clear.', improvements: '', finish: false });
});

test('a review that a closed cycle left unfinished says so', async () => {
  const { cycle } = review();
  await open({ answers: [list({ own: { results: [review({ cycle: { ...cycle, isOpen: false } })] } })] });
  expect(await screen.findByText('Closed, not finished')).toBeVisible();
});

test('own goals are shown without a name', async () => {
  await open({ answers: [list({ ownGoals: { results: [goal()] } })] });
  expect(await screen.findByRole('link', { name: 'Learn Dutch' })).toBeVisible();
  expect(screen.queryByText('Maya Okafor')).not.toBeInTheDocument();
});

test('goals of a team are shown with their person', async () => {
  const theirs = goal({ id: 5, title: 'Lead the harbour', employeeName: 'Abena Mensah' });
  await open({ answers: [list({ ownGoals: { results: [goal()] }, teamGoals: { results: [theirs] } })] });
  expect(await screen.findByText('Abena Mensah')).toBeVisible();
  expect(screen.getByText('Maya Okafor')).toBeVisible();
});

test('a goal shows its notes, and a note can be added', async () => {
  let noted = '';
  const { user } = await open({
    answers: [
      list({ ownGoals: { results: [goal()] } }),
      answers(GoalDetailsDocument, () => ({ goal: goal() })),
      answers(AddGoalNoteDocument, ({ text }) => {
        noted = text;
        return { addGoalNote: goal() };
      }),
    ],
  });
  await user.click(await screen.findByRole('link', { name: 'Learn Dutch' }));
  expect(await screen.findByText('First lesson.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add note' }));
  await user.type(form.getByLabelText('What happened'), 'Passed A2.');
  await user.click(form.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Note added.')).toBeVisible();
  expect(noted).toBe('Passed A2.');
});
