import { standAt, walkOn } from '../../kit/testing/time/clock.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { learning } from '../subgraph.js';
import { Attempts, Certificates } from '../testing/examDocuments.js';
import {
  addCertification,
  answersOf,
  attemptOf,
  rightLetter,
  save,
  start,
  submit,
  tryCancel,
  trySubmit,
} from '../testing/exams.js';
import { AvailableCertifications, OneCertification } from '../testing/certifications.js';

const AT_NINE = '2026-12-01T09:00:00Z';
const JUST_IN_TIME = '2026-12-01T10:00:30Z';
const TOO_LATE = '2026-12-01T10:00:31Z';

describeSubgraph(learning, (subgraph) => {
  const { as, database } = subgraph;
  afterEach(walkOn);
  const sweep = () => learning.sweep?.(subgraph.config);

  /** An exam that started at nine, with this many right answers saved. */
  const begun = async (right: number) => {
    const certification = await addCertification(as.hr);
    standAt(AT_NINE);
    const exam = await start(as.employee, certification);
    for (const question of exam.questions.slice(0, right))
      await save(as.employee, certification, exam, question.id, rightLetter(question));
    return { certification, exam };
  };
  const certificatesFor = async (certification: number) =>
    (await as.employee.ask(Certificates, { certification: [certification] })).certificates.results;

  test('an attempt that was never submitted is graded from its saved answers by any read [E1, E2, L5]', async () => {
    for (const read of [
      async ({ exam }: Awaited<ReturnType<typeof begun>>) => void (await attemptOf(as.employee, exam)),
      async ({ exam }: Awaited<ReturnType<typeof begun>>) => void (await attemptOf(as.hr, exam)),
      async () => void (await as.employee.ask(Attempts, {})),
      async () => void (await as.hr.ask(Attempts, { user: as.employee.userId })),
      async () => void (await as.employee.ask(Certificates, {})),
      async () => void (await as.employee.ask(AvailableCertifications, {})),
      async ({ certification }: Awaited<ReturnType<typeof begun>>) =>
        void (await as.employee.ask(OneCertification, { id: certification })),
      async ({ certification }: Awaited<ReturnType<typeof begun>>) =>
        void (await start(as.employee, certification)),
    ]) {
      const one = await begun(6);
      standAt(TOO_LATE);
      await read(one);
      const [row] = await database.query(
        `select status, completed_at as "completedAt", correct_answers as correct from exam_attempt where id = $1`,
        [one.exam.attemptId],
      );
      expect(row).toEqual({ status: 'completed', completedAt: '2026-12-01T10:00:00.000Z', correct: 6 });
      walkOn();
    }
  });

  test('the sweep finishes overdue attempts, with the certificate of a pass, and leaves attempts that can still be submitted', async () => {
    const over = await begun(8);
    standAt(JUST_IN_TIME);
    await sweep();
    expect((await attemptOf(as.employee, over.exam))?.status).toBe('IN_PROGRESS');
    standAt(TOO_LATE);
    await sweep();
    const status = await database.one('select status from exam_attempt where id = $1', [over.exam.attemptId]);
    expect(status).toEqual({ status: 'completed' });
    const [certificate] = await certificatesFor(over.certification);
    expect(certificate).toMatchObject({
      ...{ holderName: as.employee.fullName, scoreAchieved: 80, issuedDate: '2026-12-01' },
      expiryDate: '2029-12-01',
    });
    await sweep();
    expect(await certificatesFor(over.certification)).toHaveLength(1);
  });

  test('twenty submits at the same moment grade once and all get the same answer [E3]', async () => {
    const { certification, exam } = await begun(0);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        submit(as.employee, certification, exam, answersOf(exam, at % 2 === 0 ? 10 : 8)),
      ),
    );
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(results[0]?.passed).toBe(true);
    expect(await certificatesFor(certification)).toHaveLength(1);
    const graded = await database.one(
      `select count(*) as times from audit where action = 'exam.submit' and object_id = $1`,
      [String(exam.attemptId)],
    );
    expect(graded).toEqual({ times: 1 });
  });

  test('of a submit and a cancel at the same moment the first decides, and the refusal of the other says so [E3]', async () => {
    const { certification, exam } = await begun(0);
    const [submitted, cancelled] = await Promise.all([
      trySubmit(as.employee, certification, exam, answersOf(exam)),
      tryCancel(as.employee, certification, exam),
    ]);
    const attempt = await attemptOf(as.employee, exam);
    const isGraded = attempt?.status === 'COMPLETED';
    expect(submitted.errors.map(({ code }) => code)).toEqual(isGraded ? [] : ['CONFLICT']);
    expect(cancelled.errors.map(({ code }) => code)).toEqual(isGraded ? ['CONFLICT'] : []);
    expect(await certificatesFor(certification)).toHaveLength(isGraded ? 1 : 0);
  });

  test('sweeps and late submits at the same moment finish an attempt once', async () => {
    const { certification, exam } = await begun(9);
    standAt(TOO_LATE);
    const [one, other] = await Promise.all([
      submit(as.employee, certification, exam, answersOf(exam, 0)),
      submit(as.employee, certification, exam),
      sweep(),
      sweep(),
    ]);
    expect([one, one.correctAnswers]).toEqual([other, 9]);
    expect(await certificatesFor(certification)).toHaveLength(1);
  });

  test('reading a certification first grades an attempt whose time is over and issues its certificate [C4.51]', async () => {
    const { certification, exam } = await begun(10);
    standAt(TOO_LATE);
    const { certification: read } = await as.employee.ask(OneCertification, { id: certification });
    expect(read).toMatchObject({
      ...{ myAttemptCount: 1, myOpenAttempt: null },
      myCertificate: { id: expect.any(Number) as number },
    });
    expect((await attemptOf(as.employee, exam))?.passed).toBe(true);
  });
});
