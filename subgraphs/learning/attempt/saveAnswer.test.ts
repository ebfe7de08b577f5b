import { standAt, walkOn } from '../../kit/testing/time/clock.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { learning } from '../subgraph.js';
import { NewestDevice, SaveAnswer } from '../testing/examDocuments.js';
import {
  addCertification,
  answersOf,
  firstOf,
  rightLetter,
  save,
  start,
  submit,
  tryCancel,
  trySave,
  trySubmit,
} from '../testing/exams.js';

const OTHER_DEVICE = {
  message: 'This exam is open in another window or on another device.',
  currentStatus: 'other_device',
};

describeSubgraph(learning, ({ as, database }) => {
  afterEach(walkOn);

  test("without signing in, in another person's attempt, or for another certification saving is refused, always with the same message", async () => {
    const [certification, other] = [await addCertification(as.hr), await addCertification(as.hr)];
    const exam = await start(as.employee, certification);
    const { id: question } = firstOf(exam);
    const given = { certification, attempt: exam.attemptId, question, answer: 'A' };
    await expectRefusal(as.nobody.try(SaveAnswer, given), 'UNAUTHENTICATED');
    const refused = (attempt: number) =>
      ['BAD_USER_INPUT', 'attemptId', `Invalid pk "${attempt}" - object does not exist.`] as const;
    for (const who of [as.colleague, as.hr, as.admin])
      await expectRefusal(trySave(who, certification, exam, question, 'A'), ...refused(exam.attemptId));
    await expectRefusal(trySave(as.employee, other, exam, question, 'A'), ...refused(exam.attemptId));
    const unknown = { attemptId: 999_999 };
    await expectRefusal(trySave(as.employee, certification, unknown, question, 'A'), ...refused(999_999));
  });

  test('an answer must be to a question of the attempt, with options that the question shows', async () => {
    const certification = await addCertification(as.hr, {
      questionCount: 2,
      questions: [
        {
          questionText: 'Two?',
          questionType: 'MULTIPLE_CHOICE',
          optionA: 'a',
          optionB: 'b',
          correctAnswer: 'A',
        },
        { questionText: 'True?', questionType: 'TRUE_FALSE', correctAnswer: 'False' },
      ],
    });
    const exam = await start(as.employee, certification);
    const idOf = (type: string) => exam.questions.find(({ questionType }) => questionType === type)?.id ?? 0;
    const answer = (type: string, letter: string) =>
      trySave(as.employee, certification, exam, idOf(type), letter);
    await expectRefusal(
      trySave(as.employee, certification, exam, 999_999, 'A'),
      'BAD_USER_INPUT',
      'questionId',
    );
    for (const letter of ['C', 'D', 'E', 'AB', 'True', '1'])
      await expectRefusal(answer('MULTIPLE_CHOICE', letter), 'BAD_USER_INPUT', 'answer');
    for (const letter of ['C', 'Yes', 'maybe'])
      await expectRefusal(answer('TRUE_FALSE', letter), 'BAD_USER_INPUT', 'answer');
    const kept = [];
    for (const [type, letter] of [
      ...[' b ', 'A', ''].map((word) => ['MULTIPLE_CHOICE', word] as const),
      ...['true', 'FALSE', 'a', 'B'].map((word) => ['TRUE_FALSE', word] as const),
    ])
      kept.push((await save(as.employee, certification, exam, idOf(type), letter)).answer);
    expect(kept).toEqual(['B', 'A', '', 'True', 'False', 'True', 'False']);
  });

  test('a late or repeated answer does not replace a newer answer', async () => {
    const certification = await addCertification(as.hr);
    const exam = await start(as.employee, certification);
    const { id } = firstOf(exam);
    const saved = async (answer: string, sequence?: number) => {
      const stored = await save(as.employee, certification, exam, id, answer, {
        ...(sequence !== undefined && { sequence }),
      });
      return [stored.answer, stored.sequence];
    };
    expect(await saved('B', 5)).toEqual(['B', 5]);
    expect(await saved('A', 4)).toEqual(['B', 5]);
    expect(await saved('B', 5)).toEqual(['B', 5]);
    expect(await saved('', 6)).toEqual(['', 6]);
    expect(await saved('C', 2)).toEqual(['', 6]);
    expect(await saved('D')).toEqual(['D', 7]);
    const again = await start(as.employee, certification);
    expect([again.answers, again.sequence]).toEqual([{ [id]: 'D' }, 7]);
    const most = 1_000_000_000;
    for (const sequence of [0, -1, most + 1, 2_147_483_647])
      await expectRefusal(
        trySave(as.employee, certification, exam, id, 'A', { sequence }),
        'BAD_USER_INPUT',
        'sequence',
      );
    expect(await saved('A', most)).toEqual(['A', most]);
    expect(await saved('B')).toEqual(['B', most + 1]);
  });

  test('of two devices the newer continues, and the older is refused every save', async () => {
    const certification = await addCertification(as.hr);
    const older = await start(as.employee, certification);
    const { id } = firstOf(older);
    const by = ({ deviceToken }: typeof older, sequence: number) => ({ deviceToken, sequence });
    await save(as.employee, certification, older, id, 'A', by(older, 1));
    const newer = await start(as.employee, certification);
    await save(as.employee, certification, newer, id, 'B', by(newer, 2));
    for (const attempt of [
      trySave(as.employee, certification, older, id, 'C', by(older, 3)),
      trySubmit(as.employee, certification, older, answersOf(older), older.deviceToken),
      tryCancel(as.employee, certification, older, older.deviceToken),
    ])
      await expectRefusal(attempt, 'CONFLICT', OTHER_DEVICE);
    const knows = async (who: typeof as.employee, { deviceToken }: typeof older) =>
      (await who.ask(NewestDevice, { id: older.attemptId, deviceToken })).examAttempt?.isNewestDevice;
    expect([await knows(as.employee, older), await knows(as.employee, newer)]).toEqual([false, true]);
    expect(await knows(as.hr, newer)).toBe(false);
    const again = await start(as.employee, certification);
    expect(again.answers).toEqual({ [id]: 'B' });
  });

  test('after the deadline nothing is saved, but the exam can still be submitted for a moment [C9.29]', async () => {
    const certification = await addCertification(as.hr);
    standAt('2026-12-01T09:00:00Z');
    const exam = await start(as.employee, certification);
    const { id } = firstOf(exam);
    standAt('2026-12-01T10:00:00Z');
    expect(await save(as.employee, certification, exam, id, 'A')).toMatchObject({ remainingSeconds: 0 });
    standAt('2026-12-01T10:00:00.001Z');
    await expectRefusal(trySave(as.employee, certification, exam, id, 'B'), 'CONFLICT', {
      message: 'The exam time limit has passed.',
      currentStatus: 'time_over',
    });
    // The clock of the server set back does not open it again once it was graded.
    standAt('2026-12-01T10:00:31Z');
    await submit(as.employee, certification, exam);
    standAt('2026-12-01T09:30:00Z');
    await expectRefusal(trySave(as.employee, certification, exam, id, 'B'), 'CONFLICT', {
      currentStatus: 'completed',
    });
  });

  test('nothing is saved once the exam was submitted or cancelled', async () => {
    const certification = await addCertification(as.hr);
    const cancelled = await start(as.employee, certification);
    await tryCancel(as.employee, certification, cancelled);
    await expectRefusal(
      trySave(as.employee, certification, cancelled, firstOf(cancelled).id, 'A'),
      'CONFLICT',
      {
        message: 'This exam attempt was cancelled.',
        currentStatus: 'cancelled',
      },
    );
  });

  test('a save is one statement, and during a submit it does not change the submitted answers', async () => {
    const certification = await addCertification(as.hr);
    const exam = await start(as.employee, certification);
    const before = database.statements;
    await save(as.employee, certification, exam, firstOf(exam).id, '');
    expect(database.statements - before).toBe(1);
    const [grade, ...saves] = await Promise.all([
      submit(as.employee, certification, exam, answersOf(exam, 6)),
      ...exam.questions.map((question) =>
        trySave(as.employee, certification, exam, question.id, rightLetter(question)),
      ),
    ]);
    expect(grade.correctAnswers).toBe(6);
    for (const { errors } of saves)
      expect(errors.map(({ code, currentStatus }) => [code, currentStatus])).toEqual(
        errors.map(() => ['CONFLICT', 'completed']),
      );
    const [kept] = await database.query(
      `select count(*) as count from exam_question q join question_version v on v.id = q.version_id
       where q.attempt_id = $1 and q.shown_options[q.answer] = v.right_option`,
      [exam.attemptId],
    );
    expect(kept).toEqual({ count: 6 });
  });
});
