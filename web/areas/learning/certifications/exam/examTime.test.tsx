import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';

import {
  ExamTimeDocument,
  SaveExamAnswerDocument,
  StartExamDocument,
  SubmitExamDocument,
} from '../../../../generated/graphql';
import {
  certification,
  certificationData,
  grade,
  openCertifications,
  startedExam,
  startExam,
} from '../../../../testing/learning/certifications';
import { conflict } from '../../../../testing/learning/exam';
import { answers } from '../../../../testing/graph';
import { interceptNetwork } from '../../../../testing/server';
import { pass, withStoppedClock } from '../../../../testing/jsdom/stoppedClock';

interceptNetwork();

const running = certification({ myOpenAttempt: { id: 90, remainingSeconds: 302 } });
const resumed = { at: '/learning/certifications?exam=1', list: () => certificationData([running]) };
const begins = (remainingSeconds: number) =>
  answers(StartExamDocument, () => ({ startExam: startedExam({ remainingSeconds }) }));
const saved = answers(SaveExamAnswerDocument, ({ sequence }) => ({
  saveExamAnswer: { sequence, remainingSeconds: 60 },
}));
const clock = () => screen.getByRole('timer');

test('the remaining time comes from the server; under five minutes it is red and announced [C9.29]', async () => {
  await withStoppedClock(async () => {
    await openCertifications({ ...resumed, handlers: [begins(302)] });
    await screen.findByRole('timer');
    expect(clock()).toHaveAccessibleName('Time left: 6 minutes');
    await pass(4_000);
    expect(clock()).toHaveTextContent('04:5');
    expect(screen.getByText('5 minutes left')).toHaveAttribute('role', 'alert');
  });
});

test('a save corrects the clock when the device lost time [C9.29]', async () => {
  const { user } = await openCertifications({ handlers: [saved] });
  const exam = within(await startExam(user));
  await user.click(exam.getByRole('radio', { name: /First of 11/ }));
  await waitFor(() => expect(clock()).toHaveTextContent(/01:00|00:5\d/));
});

test('when the time is over the exam is submitted with the given answers [C4.49]', async () => {
  const sent: unknown[] = [];
  await withStoppedClock(async () => {
    await openCertifications({
      ...resumed,
      handlers: [
        answers(StartExamDocument, () => ({
          startExam: startedExam({ remainingSeconds: 3, answers: { 11: 'A' }, sequence: 1 }),
        })),
        answers(SubmitExamDocument, (variables) => {
          sent.push(variables.answers);
          return { submitExam: grade() };
        }),
      ],
    });
    await screen.findByRole('timer');
    await pass(3_000);
    expect(await screen.findByRole('dialog', { name: 'Congratulations!' })).toBeVisible();
  });
  expect(sent).toEqual([{ 11: 'A', 12: '', 13: '' }]);
});

test('an answer after the deadline shows the stored result', async () => {
  const { user } = await openCertifications({
    handlers: [
      answers(SaveExamAnswerDocument, () => conflict('The exam time limit has passed.', 'time_over')),
      answers(SubmitExamDocument, () => ({ submitExam: grade({ scorePercentage: 71 }) })),
    ],
  });
  const exam = within(await startExam(user));
  await user.click(exam.getByRole('radio', { name: /First of 11/ }));
  expect(await screen.findByRole('dialog', { name: 'Congratulations!' })).toHaveTextContent('71%');
});

test('a person who returns to a window whose exam was finished elsewhere sees its result', async () => {
  const { user } = await openCertifications({
    handlers: [
      answers(ExamTimeDocument, () => ({
        examAttempt: { id: 90, status: 'COMPLETED' as const, remainingSeconds: 0, isNewestDevice: true },
      })),
      answers(SubmitExamDocument, () => ({ submitExam: grade() })),
    ],
  });
  await startExam(user);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('dialog', { name: 'Congratulations!' })).toBeVisible();
});

test('without a connection the answers are queued, and saved in order when it is back', async () => {
  let isOnline = false;
  const arrived: unknown[] = [];
  const { user } = await openCertifications({
    handlers: [
      graphql.query('Reach', () => HttpResponse.json({ data: { __typename: 'Query' } })),
      answers(SaveExamAnswerDocument, ({ questionId, answer, sequence }) => {
        if (!isOnline) return Response.error();
        arrived.push([questionId, answer]);
        return { saveExamAnswer: { sequence, remainingSeconds: 3000 } };
      }),
    ],
  });
  const exam = within(await startExam(user));
  await user.click(exam.getByRole('radio', { name: /First of 11/ }));
  expect(await screen.findByText('No connection at the moment')).toBeVisible();
  await user.keyboard('{ArrowRight}a{ArrowRight}b{ArrowLeft}b');
  expect(screen.getByText('3 answers not saved yet')).toBeVisible();
  expect(window.localStorage.getItem('exam.90')).toContain('"answer":"False"');
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(arrived).toEqual([
      [11, 'A'],
      [13, 'B'],
      [12, 'False'],
    ]),
  );
  await waitFor(() => expect(screen.queryByText('No connection at the moment')).not.toBeInTheDocument());
});

test('queued answers of a browser that crashed are saved when the exam continues; outdated answers are not', async () => {
  window.localStorage.setItem(
    'exam.90',
    JSON.stringify({
      waiting: [
        { questionId: 11, answer: 'A', sequence: 2 },
        { questionId: 13, answer: 'C', sequence: 6 },
      ],
      marked: [12],
      at: 2,
    }),
  );
  const arrived: unknown[] = [];
  await openCertifications({
    ...resumed,
    handlers: [
      answers(StartExamDocument, () => ({
        startExam: startedExam({ answers: { 11: 'D', 12: 'True' }, sequence: 5 }),
      })),
      answers(SaveExamAnswerDocument, ({ questionId, answer, sequence }) => {
        arrived.push([questionId, answer]);
        return { saveExamAnswer: { sequence, remainingSeconds: 3599 } };
      }),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'What belongs in a locker?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Question 2, answered, marked for later' })).toBeVisible();
  await waitFor(() => expect(arrived).toEqual([[13, 'C']]));
});

test('a device that was replaced by a newer one notices it even without an answer', async () => {
  await withStoppedClock(async () => {
    let isNewestDevice = true;
    await openCertifications({
      ...resumed,
      handlers: [
        begins(302),
        answers(ExamTimeDocument, () => ({
          examAttempt: { id: 90, status: 'IN_PROGRESS' as const, remainingSeconds: 280, isNewestDevice },
        })),
      ],
    });
    await screen.findByRole('timer');
    await pass(20_000);
    expect(await screen.findByRole('timer')).toBeVisible();
    isNewestDevice = false;
    await pass(20_000);
    expect(
      await screen.findByText('This exam is open in another window or on another device.'),
    ).toBeVisible();
  });
});
