import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { learning } from '../subgraph.js';
import { StartExam, UpdateCertification } from '../testing/examDocuments.js';
import {
  addCertification,
  answersOf,
  attemptOf,
  bankOf,
  firstOf,
  pass,
  save,
  start,
  submit,
  tryCancel,
} from '../testing/exams.js';
import type { Start } from '../testing/exams.js';

describeSubgraph(learning, ({ as, latest, database }) => {
  test('an exam cannot be started without signing in, for an inactive certification, or without questions', async () => {
    const certification = await addCertification(as.hr);
    await expectRefusal(as.nobody.try(StartExam, { certification }), 'UNAUTHENTICATED');
    const inactive = await addCertification(as.hr, { isActive: false });
    for (const unknown of [inactive, 999_999])
      await expectRefusal(as.employee.try(StartExam, { certification: unknown }), 'NOT_FOUND');
    const empty = await addCertification(as.hr, { questions: [] });
    const message = 'This certification has no questions yet.';
    await expectRefusal(as.employee.try(StartExam, { certification: empty }), 'CONFLICT', { message });
  });

  test("a start returns questions, pass mark and a deadline by the server's clock [C3.17, C3.18, C7.44]", async () => {
    const certification = await addCertification(as.hr, { passingScore: 65, durationMinutes: 45 });
    const exam = await start(as.employee, certification);
    expect(exam).toMatchObject({
      ...{ isResumed: false, minimumScore: 65, durationMinutes: 45, answers: {}, sequence: 0 },
      deviceToken: expect.stringMatching(/^[\w-]{22}$/) as string,
    });
    expect(Date.parse(exam.expiresAt) - Date.parse(exam.startedAt)).toBe(45 * 60_000);
    expect(exam.remainingSeconds).toBeGreaterThan(45 * 60 - 30);
    expect(exam.questions.map(({ questionText }) => questionText).sort()).toEqual(
      bankOf(10).map(({ questionText }) => questionText),
    );
    expect(firstOf(exam)).toMatchObject({ questionType: 'MULTIPLE_CHOICE', difficulty: 'MEDIUM', points: 1 });
    expect(await database.query('select department_name as name from exam_attempt')).toEqual([
      { name: as.employee.departmentName },
    ]);
  });

  test('options are shuffled for each attempt, except true and false [C2.93]', async () => {
    const truths = Array.from({ length: 10 }, (_, at) => ({
      ...{ questionText: `Is it ${at}?`, questionType: 'TRUE_FALSE' as const, correctAnswer: 'True' },
    }));
    const certification = await addCertification(as.hr, {
      questionCount: 20,
      questions: [...bankOf(10), ...truths],
    });
    const { questions } = await start(as.employee, certification);
    const orders = questions.map(({ questionType, optionA, optionB, optionC, optionD }) => ({
      questionType,
      order: [optionA, optionB, optionC, optionD].map((option) => option?.split(' ')[0]),
    }));
    const orderOf = (type: string) =>
      new Set(orders.flatMap(({ questionType, order }) => (questionType === type ? [order.join()] : [])));
    expect([...orderOf('TRUE_FALSE')]).toEqual(['True,False,,']);
    expect(orderOf('MULTIPLE_CHOICE').size).toBeGreaterThan(1);
  });

  test('a second start continues the attempt: same questions and options, same deadline, saved answers [L6, E2]', async () => {
    const certification = await addCertification(as.hr);
    const first = await start(as.employee, certification);
    expect(latest().effects.repeated).toBe(false);
    const { id } = firstOf(first);
    await save(as.employee, certification, first, id, 'c', { sequence: 7 });
    const second = await start(as.employee, certification);
    expect(latest().effects.repeated).toBe(true);
    const { deviceToken, serverTime, remainingSeconds, ...same } = second;
    expect(same).toEqual({
      ...{ attemptId: first.attemptId, startedAt: first.startedAt, expiresAt: first.expiresAt },
      ...{ questions: first.questions, minimumScore: 70, durationMinutes: 60 },
      ...{ isResumed: true, answers: { [id]: 'C' }, sequence: 7 },
    });
    expect(deviceToken).not.toBe(first.deviceToken);
    expect(Date.parse(serverTime)).toBeGreaterThanOrEqual(Date.parse(first.serverTime));
    expect(remainingSeconds).toBeLessThanOrEqual(first.remainingSeconds);
  });

  test('of starts at the same moment one creates the attempt and all continue it', async () => {
    const certification = await addCertification(as.hr);
    const exams = await Promise.all(Array.from({ length: 8 }, () => start(as.employee, certification)));
    expect(new Set(exams.map(({ attemptId }) => attemptId)).size).toBe(1);
    expect(exams.filter(({ isResumed }) => !isResumed)).toHaveLength(1);
    const papers = new Set(exams.map(({ questions }) => JSON.stringify(questions)));
    expect(papers.size).toBe(1);
  });

  test('a start that is repeated with its Idempotency-Key returns the same start on the same device', async () => {
    const certification = await addCertification(as.hr);
    const more = { idempotencyKey: 'start-once' };
    const [one, other] = [
      (await as.employee.ask(StartExam, { certification }, more)).startExam,
      (await as.employee.ask(StartExam, { certification }, more)).startExam,
    ];
    expect([other.deviceToken, other.isResumed]).toEqual([one.deviceToken, false]);
  });

  test('a certified person cannot start again, a person who failed or cancelled can [C4.52, C5.38]', async () => {
    const certification = await addCertification(as.hr);
    const failed = await start(as.employee, certification);
    expect((await submit(as.employee, certification, failed, answersOf(failed, 6))).passed).toBe(false);
    const cancelled = await start(as.employee, certification);
    await tryCancel(as.employee, certification, cancelled);
    await pass(as.employee, certification);
    await expectRefusal(as.employee.try(StartExam, { certification }), 'CONFLICT', {
      message: 'You are already certified.',
    });
    expect((await start(as.colleague, certification)).isResumed).toBe(false);
  });

  test('a person who failed ten times within a day must wait until tomorrow; other people and other exams are not affected', async () => {
    const [certification, other] = [await addCertification(as.hr), await addCertification(as.hr)];
    for (let failed = 0; failed < 10; failed += 1) {
      const attempt = await start(as.employee, certification);
      await submit(as.employee, certification, attempt, answersOf(attempt, 0));
    }
    await expectRefusal(as.employee.try(StartExam, { certification }), 'CONFLICT', {
      message: 'You did not pass this exam 10 times within a day. Please try again tomorrow.',
    });
    expect((await start(as.employee, other)).isResumed).toBe(false);
    expect((await start(as.colleague, certification)).isResumed).toBe(false);
  });

  test('a change of bank, pass mark and duration does not affect a running attempt', async () => {
    const certification = await addCertification(as.hr);
    const before = await start(as.employee, certification);
    await as.hr.ask(UpdateCertification, {
      id: certification,
      input: { questions: bankOf(3, { topic: 'New' }), passingScore: 100, durationMinutes: 5 },
    });
    await as.hr.ask(UpdateCertification, { id: certification, input: { isActive: false } });
    const after = await start(as.employee, certification);
    expect([after.questions, after.expiresAt, after.minimumScore]).toEqual([
      before.questions,
      before.expiresAt,
      70,
    ]);
    const { passed, correctAnswers } = await submit(as.employee, certification, after, answersOf(after, 7));
    expect([passed, correctAnswers]).toEqual([true, 7]);
    expect(await attemptOf(as.employee, after)).toMatchObject({ status: 'COMPLETED', scorePercentage: 70 });
    await expectRefusal(as.colleague.try(StartExam, { certification }), 'NOT_FOUND');
  });

  test('a start after HR changed the bank gets the new questions, and a start at the same time gets one complete bank', async () => {
    const certification = await addCertification(as.hr);
    await start(as.employee, certification);
    const write = (word: string) =>
      as.hr.ask(UpdateCertification, {
        id: certification,
        input: {
          questions: bankOf(10).map((question, at) => ({ ...question, questionText: `${word} ${at}?` })),
        },
      });
    const firstWords = ({ questions }: Start) => [
      ...new Set(questions.map((question) => question.questionText.split(' ')[0])),
    ];
    await write('Whence');
    expect(firstWords(await start(as.colleague, certification))).toEqual(['Whence']);
    const [, ...meanwhile] = await Promise.all([
      write('Whither'),
      ...[as.it, as.manager, as.analyst, as.hr].map((who) => start(who, certification)),
    ]);
    for (const exam of meanwhile) {
      expect(exam.questions).toHaveLength(10);
      expect([['Whence'], ['Whither']]).toContainEqual(firstWords(exam));
    }
    expect(firstWords(await start(as.admin, certification))).toEqual(['Whither']);
  });

  test('a start runs a handful of statements, and does not read a cached bank again', async () => {
    const certification = await addCertification(as.hr);
    await start(as.employee, certification);
    const countOf = async (who: typeof as.hr) => {
      const before = database.statements;
      await start(who, certification);
      return database.statements - before;
    };
    // Overdue attempts, begin, open attempts, the person's state, the attempt, its questions, record, commit,
    // paper.
    expect(await countOf(as.colleague)).toBe(8);
    expect(await countOf(as.colleague)).toBe(5);
  });
});
