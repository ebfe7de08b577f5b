import { standAt, walkOn } from '../../kit/testing/time/clock.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { learning } from '../subgraph.js';
import { CancelExam, SubmitExam } from '../testing/examDocuments.js';
import {
  addCertification,
  answersOf,
  attemptOf,
  bankOf,
  firstOf,
  rightLetter,
  save,
  start,
  submit,
  tryCancel,
  trySubmit,
} from '../testing/exams.js';

describeSubgraph(learning, ({ as, database }) => {
  afterEach(walkOn);

  test("nobody, HR included, can submit or cancel another person's attempt or one of another certification", async () => {
    const [certification, other] = [await addCertification(as.hr), await addCertification(as.hr)];
    const exam = await start(as.employee, certification);
    const text = `Invalid pk "${exam.attemptId}" - object does not exist.`;
    const given = { certification, attempt: exam.attemptId, answers: {} };
    await expectRefusal(as.nobody.try(SubmitExam, given), 'UNAUTHENTICATED');
    await expectRefusal(as.nobody.try(CancelExam, given), 'UNAUTHENTICATED');
    for (const [who, of] of [
      [as.colleague, certification],
      [as.hr, certification],
      [as.admin, certification],
      [as.employee, other],
    ] as const) {
      await expectRefusal(trySubmit(who, of, exam), 'BAD_USER_INPUT', 'attemptId', text);
      await expectRefusal(tryCancel(who, of, exam), 'BAD_USER_INPUT', 'attemptId', text);
    }
    expect((await attemptOf(as.employee, exam))?.status).toBe('IN_PROGRESS');
  });

  test('an answer to another question, or with an unknown option, is refused, and the attempt stays open [E4]', async () => {
    const certification = await addCertification(as.hr);
    const exam = await start(as.employee, certification);
    const { id } = firstOf(exam);
    const wrong: Record<string, string>[] = [{ 999999: 'A' }, { x: 'A' }, { [id]: 'E' }, { [id]: 'True' }];
    for (const answers of [...wrong, { [id]: '5' }])
      await expectRefusal(trySubmit(as.employee, certification, exam, answers), 'BAD_USER_INPUT', 'answers');
    for (const word of [7, 0, true, null, {}, [], ['A'], { A: 'A' }])
      await expectRefusal(
        trySubmit(as.employee, certification, exam, { [id]: word } as never),
        'BAD_USER_INPUT',
        'answers',
        `Question ${id}: Not a valid string.`,
      );
    for (const answers of ['A', [1]] as never[])
      await expectRefusal(trySubmit(as.employee, certification, exam, answers), 'BAD_USER_INPUT');
    expect((await attemptOf(as.employee, exam))?.status).toBe('IN_PROGRESS');
  });

  test('the unrounded points are compared with the pass mark [C3.19, E4]', async () => {
    // 2 of 3 points are 66.67 percent when rounded.
    const questions = [...bankOf(1, { points: 2 }), ...bankOf(2).slice(1)];
    for (const [passingScore, passed] of [
      [66, true],
      [67, false],
    ] as const) {
      const certification = await addCertification(as.hr, { questions, passingScore });
      const exam = await start(as.employee, certification);
      const answers = Object.fromEntries(
        exam.questions.map((question) => [question.id, question.points === 2 ? rightLetter(question) : '']),
      );
      const result = await submit(as.employee, certification, exam, answers);
      expect(result).toMatchObject({ passed, scorePercentage: 66.67, correctAnswers: 1, totalQuestions: 2 });
      expect(result.certificate === null).toBe(!passed);
    }
  });

  test('a question that a submit omits, or answers with an empty text, counts as unanswered, even if an answer was saved [C3.20]', async () => {
    const certification = await addCertification(as.hr);
    const exam = await start(as.employee, certification);
    const [first, second, third] = exam.questions;
    if (!first || !second || !third) throw new Error('There are too few questions.');
    for (const question of [first, second])
      await save(as.employee, certification, exam, question.id, rightLetter(question));
    const answers = { [second.id]: '', [third.id]: rightLetter(third).toLowerCase() };
    const { correctAnswers } = await submit(as.employee, certification, exam, answers);
    expect(correctAnswers).toBe(1);
    const [kept] = await database.query(
      'select count(*) as count from exam_question where attempt_id = $1 and answer is not null',
      [exam.attemptId],
    );
    expect(kept).toEqual({ count: 1 });
  });

  test('results by topic are shown for topics with three questions or more', async () => {
    const certification = await addCertification(as.hr, {
      questions: [...bankOf(3, { topic: 'Fire' }), ...bankOf(5, { topic: 'Water' }).slice(3)],
    });
    const exam = await start(as.employee, certification);
    expect((await attemptOf(as.employee, exam))?.topicResults).toEqual([]);
    const { topicResults } = await submit(as.employee, certification, exam, answersOf(exam));
    expect(topicResults).toEqual([{ topic: 'Fire', correct: 3, total: 3 }]);
    expect((await attemptOf(as.hr, exam))?.topicResults).toEqual(topicResults);
  });

  test('a repeated submit returns the stored result, whatever answers it has, even from an older device [E3]', async () => {
    const certification = await addCertification(as.hr);
    const exam = await start(as.employee, certification);
    const result = await submit(as.employee, certification, exam, answersOf(exam, 8));
    expect(result.certificate).not.toBeNull();
    for (const answers of [answersOf(exam, 0), {}, { x: 'y' }])
      expect(await submit(as.employee, certification, exam, answers, 'another-device')).toEqual(result);
    const audited = await database.query(
      `select action from audit where object_type = 'examAttempt' and object_id = $1 order by id`,
      [String(exam.attemptId)],
    );
    expect(audited.map(({ action }) => action as string)).toEqual(['exam.start', 'exam.submit']);
  });

  test('a submit is accepted until 30 seconds after the deadline, and ends the attempt at the deadline [E1]', async () => {
    const certification = await addCertification(as.hr);
    standAt('2026-12-01T09:00:00Z');
    const exam = await start(as.employee, certification);
    standAt('2026-12-01T10:00:30Z');
    expect(await submit(as.employee, certification, exam, answersOf(exam, 9))).toMatchObject({
      ...{ correctAnswers: 9, passed: true, completedAt: '2026-12-01T10:00:00.000Z' },
    });
  });

  test('a later submit is graded from the saved answers only', async () => {
    const certification = await addCertification(as.hr);
    standAt('2026-12-01T09:00:00Z');
    const exam = await start(as.employee, certification);
    for (const question of exam.questions.slice(0, 4))
      await save(as.employee, certification, exam, question.id, rightLetter(question));
    standAt('2026-12-01T10:00:30.001Z');
    expect(await submit(as.employee, certification, exam, answersOf(exam))).toMatchObject({
      ...{ correctAnswers: 4, passed: false, completedAt: '2026-12-01T10:00:00.000Z', certificate: null },
    });
  });

  test('a cancelled attempt has no score, stays cancelled, and cancelling again gets the same answer [C3.21, C4.50, L5]', async () => {
    const certification = await addCertification(as.hr);
    const exam = await start(as.employee, certification);
    const { data } = await tryCancel(as.employee, certification, exam);
    expect(data.cancelExam).toMatchObject({
      ...{ status: 'CANCELLED', passed: null, scorePercentage: null, correctAnswers: null },
      ...{ totalQuestions: 10, topicResults: [], completedAt: expect.any(String) as string },
    });
    expect((await tryCancel(as.employee, certification, exam)).data).toEqual(data);
    await expectRefusal(trySubmit(as.employee, certification, exam, answersOf(exam)), 'CONFLICT', {
      message: 'This exam attempt was cancelled.',
      currentStatus: 'cancelled',
    });
  });

  test('an attempt that was submitted or is overdue cannot be cancelled', async () => {
    const certification = await addCertification(as.hr);
    standAt('2026-12-01T09:00:00Z');
    const late = await start(as.employee, certification);
    standAt('2026-12-01T10:00:01Z');
    await expectRefusal(tryCancel(as.employee, certification, late), 'CONFLICT', {
      currentStatus: 'time_over',
    });
    standAt('2026-12-01T10:00:31Z');
    await expectRefusal(tryCancel(as.employee, certification, late), 'CONFLICT', {
      message: 'This exam attempt is already finished.',
      currentStatus: 'completed',
    });
  });
});
