import { screen, waitFor, within } from '@testing-library/react';

import {
  CancelExamDocument,
  SaveExamAnswerDocument,
  StartExamDocument,
  SubmitExamDocument,
  type SaveExamAnswerMutationVariables,
} from '../../../../generated/graphql';
import {
  certification,
  certificationData,
  grade,
  openCertifications,
  startedExam,
  startExam,
} from '../../../../testing/learning/certifications';
import { answers, refusal } from '../../../../testing/graph';
import { conflict } from '../../../../testing/learning/exam';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

/** Accepts saves; `saved` has every answer in order of arrival. */
function saving() {
  const saved: SaveExamAnswerMutationVariables[] = [];
  const handler = answers(SaveExamAnswerDocument, (variables) => {
    saved.push(variables);
    return { saveExamAnswer: { sequence: variables.sequence, remainingSeconds: 3599 } };
  });
  return { saved, handler };
}

const dialogText = () => screen.getByRole('dialog', { name: 'Security Essentials' }).textContent;

test('the questions come one at a time, with options A to D or True and False, and a map [C2.91 C2.92 C2.93 C9.30]', async () => {
  const { saved, handler } = saving();
  const { user } = await openCertifications({ handlers: [handler] });
  const exam = within(await startExam(user));
  expect(exam.getByText('Question 1 of 3')).toBeVisible();
  expect(exam.getAllByRole('radio')).toHaveLength(4);
  expect(exam.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(exam.getByRole('radio', { name: /Second of 11/ }));
  await user.click(exam.getByRole('button', { name: 'Mark for later' }));
  await user.click(exam.getByRole('button', { name: 'Next' }));
  expect(exam.getByRole('heading', { name: 'A password may be shared with IT.' })).toHaveFocus();
  expect(exam.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'True',
    'False',
  ]);
  await user.click(exam.getByRole('radio', { name: /False/ }));
  const map = within(exam.getByRole('navigation', { name: 'Questions' }));
  expect(map.getByRole('button', { name: 'Question 1, answered, marked for later' })).toBeVisible();
  await user.click(map.getByRole('button', { name: 'Question 3, not answered' }));
  expect(exam.getByRole('heading', { name: 'What belongs in a locker?' })).toBeVisible();
  expect(exam.getByRole('button', { name: 'Next' })).toBeDisabled();
  await waitFor(() => expect(dialogText()).toContain('2 of 3 answered · saved'));
  expect(saved.map(({ questionId, answer, sequence }) => [questionId, answer, sequence])).toEqual([
    [11, 'B', 1],
    [12, 'False', 2],
  ]);
  expect(saved[0]).toMatchObject({ certificationId: 1, attemptId: 90, deviceToken: 'device-1' });
});

test('text between triple backticks is shown as code, and a single backtick unchanged', async () => {
  const [first, ...rest] = startedExam().questions;
  const asked = { ...first!, questionText: 'What is `unknown`?', optionA: 'A `type`', optionB: 'A ` sign' };
  const { user } = await openCertifications({
    handlers: [
      answers(StartExamDocument, () => ({ startExam: startedExam({ questions: [asked, ...rest] }) })),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Start Exam' }));
  const question = await screen.findByRole('heading', { name: 'What is unknown?' });
  expect(within(question).getByText('unknown').tagName).toBe('CODE');
  expect(screen.getByRole('radio', { name: 'A type' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: 'A ` sign' })).toBeEnabled();
});

test('letter keys answer and arrow keys move on; in a confirmation they do nothing', async () => {
  const { saved, handler } = saving();
  const { user } = await openCertifications({ handlers: [handler] });
  const exam = within(await startExam(user));
  await user.keyboard('c{ArrowRight}b{ArrowRight}d{ArrowRight}{ArrowLeft}');
  expect(exam.getByRole('radio', { name: /False/ })).toBeChecked();
  await waitFor(() => expect(saved.map(({ answer }) => answer)).toEqual(['C', 'False', 'D']));
  await user.click(exam.getByRole('button', { name: 'Submit exam' }));
  await screen.findByRole('alertdialog', { name: 'Submit exam?' });
  await user.keyboard('a');
  await user.click(screen.getByRole('button', { name: 'Keep working' }));
  expect(exam.getByRole('radio', { name: /False/ })).toBeChecked();
});

test('submitting names unanswered questions, sends every question, and shows the grade [C3.19 C3.20 C4.48 C4.54 C4.55 C8.33]', async () => {
  const { handler } = saving();
  const sent: unknown[] = [];
  let reads = 0;
  const { user } = await openCertifications({
    list: () => {
      reads += 1;
      return certificationData([certification()]);
    },
    handlers: [
      handler,
      answers(SubmitExamDocument, (variables) => {
        sent.push(variables.answers);
        return { submitExam: grade() };
      }),
    ],
  });
  const exam = within(await startExam(user));
  await user.click(exam.getByRole('radio', { name: /Third of 11/ }));
  await user.click(exam.getByRole('button', { name: 'Mark for later' }));
  const readsBefore = reads;
  await user.click(exam.getByRole('button', { name: 'Submit exam' }));
  const question = await screen.findByRole('alertdialog', { name: 'Submit exam?' });
  expect(question).toHaveTextContent(
    '2 questions of 3 are not answered, and will count as wrong. 1 question is marked for later.',
  );
  await user.click(within(question).getByRole('button', { name: 'Submit exam' }));
  const result = await screen.findByRole('dialog', { name: 'Congratulations!' });
  expect(result).toHaveTextContent('You passed with a score of 85%! Your certificate has been generated.');
  expect(within(result).getByRole('region', { name: 'Results by topic' })).toHaveTextContent(
    'Phishing3 of 3',
  );
  expect(within(result).getByRole('link', { name: 'Open certificate' })).toBeVisible();
  expect(sent).toEqual([{ 11: 'C', 12: '', 13: '' }]);
  expect(screen.queryByRole('dialog', { name: 'Security Essentials' })).not.toBeInTheDocument();
  await waitFor(() => expect(reads).toBeGreaterThan(readsBefore));
});

test('a failed exam shows an encouraging text [C8.34 C5.37]', async () => {
  const { user } = await openCertifications({
    handlers: [
      answers(SubmitExamDocument, () => ({
        submitExam: grade({ passed: false, scorePercentage: 33.33, certificate: null }),
      })),
    ],
  });
  const exam = within(await startExam(user));
  await user.click(exam.getByRole('button', { name: 'Submit exam' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Submit exam' }),
  );
  expect(await screen.findByRole('dialog', { name: 'Keep studying' })).toHaveTextContent(
    "You scored 33.33%. Keep studying and try again when you're ready!",
  );
});

test('a failed submit keeps the exam with its answers [C8.30]', async () => {
  const { handler } = saving();
  const { user } = await openCertifications({
    handlers: [handler, answers(SubmitExamDocument, () => refusal('BAD_USER_INPUT', 'Not taken.'))],
  });
  const exam = within(await startExam(user));
  await user.click(exam.getByRole('radio', { name: /Third of 11/ }));
  await user.click(exam.getByRole('button', { name: 'Submit exam' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Submit exam' }),
  );
  expect(await screen.findByText('Submission Error')).toBeInTheDocument();
  expect(screen.getByText('Not taken.')).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: /Third of 11/ })).toBeChecked();
});

test('stopping asks first, then cancels the attempt; a refusal is shown [C2.92 C3.21 C4.48 C8.29]', async () => {
  let refuses = true;
  const { user } = await openCertifications({
    handlers: [
      answers(CancelExamDocument, () =>
        refuses ? refusal('FORBIDDEN', 'Not now.') : { cancelExam: { id: 90, status: 'CANCELLED' as const } },
      ),
    ],
  });
  const exam = within(await startExam(user));
  await user.click(exam.getByRole('button', { name: 'Stop exam' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Stop exam?' }));
  await user.click(question.getByRole('button', { name: 'Stop exam' }));
  expect(await screen.findByText('Failed to cancel the exam')).toBeInTheDocument();
  refuses = false;
  await user.click(question.getByRole('button', { name: 'Stop exam' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByText('What is phishing?')).not.toBeInTheDocument());
});

test('closing neither submits nor cancels; the exam then continues from its card', async () => {
  const ended: string[] = [];
  let isOpen = false;
  const { user, router } = await openCertifications({
    list: () =>
      certificationData([certification(isOpen ? { myOpenAttempt: { id: 90, remainingSeconds: 1490 } } : {})]),
    handlers: [
      answers(StartExamDocument, () => {
        isOpen = true;
        return { startExam: startedExam({ answers: { 11: 'D' }, sequence: 4 }) };
      }),
      answers(CancelExamDocument, () => void ended.push('cancel')),
      answers(SubmitExamDocument, () => void ended.push('submit')),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Start Exam' }));
  // The first question has an answer from before: it continues at the next.
  await screen.findByRole('heading', { name: 'A password may be shared with IT.' });
  expect(router.state.location.search).toBe('?exam=1');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Resume Exam' })).toBeVisible();
  expect(await screen.findByText('Your exam is still running')).toBeInTheDocument();
  expect(screen.getByText(/Your exam is running: 25.min left/)).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(ended).toEqual([]);
});

test('after a reload the address continues a running exam, and never starts one', async () => {
  const running = certification({ myOpenAttempt: { id: 90, remainingSeconds: 1490 } });
  await openCertifications({
    at: '/learning/certifications?exam=1',
    list: () => certificationData([running]),
  });
  expect(await screen.findByRole('heading', { name: 'What is phishing?' })).toBeVisible();
});

test('a link to an exam that is not running opens only the page', async () => {
  await openCertifications({ at: '/learning/certifications?exam=1' });
  expect(await screen.findByRole('button', { name: 'Start Exam' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the older of two devices says that the exam continues elsewhere, and can take over again', async () => {
  const { user } = await openCertifications({
    handlers: [
      answers(
        SaveExamAnswerDocument,
        () => conflict('This exam is open in another window or on another device.', 'other_device'),
        { once: true },
      ),
    ],
  });
  const exam = within(await startExam(user));
  await user.click(exam.getByRole('radio', { name: /First of 11/ }));
  expect(await screen.findByText('This exam is open in another window or on another device.')).toBeVisible();
  expect(screen.getByText(/^1 answer of yours could not be saved\./)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue here' }));
  expect(await screen.findByRole('heading', { name: 'What is phishing?' })).toBeVisible();
});
