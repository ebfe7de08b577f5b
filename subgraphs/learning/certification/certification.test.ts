import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectOneWinner, expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { learning } from '../subgraph.js';
import {
  AvailableCertifications,
  Certifications,
  DeleteCertification,
  OneCertification,
} from '../testing/certifications.js';
import { CreateCertification, UpdateCertification } from '../testing/examDocuments.js';
import { addCertification, answersOf, bankOf, newName, pass, start, submit } from '../testing/exams.js';
import type { Question } from '../testing/exams.js';

describeSubgraph(learning, { emptied: ['certification'] }, ({ as, database }) => {
  const create = (questions: Partial<Question>[]) =>
    as.hr.try(CreateCertification, { input: { name: newName(), questions: questions as Question[] } });

  test('only HR and administrators write certifications, and other people do not find inactive ones', async () => {
    const id = await addCertification(as.hr, { isActive: false });
    const input = { name: 'Mine' };
    for (const who of [as.employee, as.manager, as.it, as.analyst]) {
      await expectRefusal(who.try(CreateCertification, { input }), 'FORBIDDEN');
      await expectRefusal(who.try(UpdateCertification, { id, input }), 'FORBIDDEN');
      await expectRefusal(who.try(DeleteCertification, { id }), 'FORBIDDEN');
      await expectRefusal(who.try(OneCertification, { id }), 'NOT_FOUND');
      expect((await who.ask(Certifications, { isActive: false })).certifications.count).toBe(0);
    }
    await expectRefusal(as.nobody.try(Certifications, {}), 'UNAUTHENTICATED');
    await expectRefusal(as.nobody.try(AvailableCertifications, {}), 'UNAUTHENTICATED');
    expect((await as.admin.ask(Certifications, {})).certifications.count).toBe(1);
    expect((await as.admin.ask(Certifications, { isActive: true })).certifications.count).toBe(0);
  });

  test('a certification has the given values, and by default 70 percent, 60 minutes, 36 months and 20 questions [C3.14, L1, L2]', async () => {
    const { createCertification } = await as.hr.ask(CreateCertification, {
      input: { name: ' Fire \n warden ' },
    });
    expect(createCertification).toEqual({
      ...{ id: createCertification.id, name: 'Fire warden', description: '', isActive: true, bankSize: 0 },
      ...{ passingScore: 70, durationMinutes: 60, validityMonths: 36, questionCount: 20 },
    });
    await expectRefusal(
      as.admin.try(CreateCertification, { input: { name: 'FIRE WARDEN' } }),
      'BAD_USER_INPUT',
      'name',
      'A certification with this name already exists.',
    );
  });

  test('a value out of range is refused under its field', async () => {
    for (const [field, value] of [
      ['name', ' '],
      ['name', 'x'.repeat(201)],
      ['description', 'x'.repeat(5001)],
      ['passingScore', 0],
      ['passingScore', 101],
      ['durationMinutes', 0],
      ['validityMonths', 601],
      ['questionCount', 101],
    ] as const)
      await expectRefusal(
        as.hr.try(CreateCertification, { input: { name: newName(), [field]: value } }),
        'BAD_USER_INPUT',
        field,
      );
    const tooMany = { input: { name: newName(), questions: bankOf(1001) } };
    await expectRefusal(as.hr.try(CreateCertification, tooMany), 'BAD_USER_INPUT', 'questions');
  });

  test.each<[string, Partial<Question>, string]>([
    ['no text', { questionText: ' ' }, 'question text: This field may not be blank.'],
    ['no option A', { optionA: '' }, 'option a: This field may not be blank.'],
    ['a gap', { optionC: null }, 'option c: Give option C before option D.'],
    ['two options alike', { optionD: 'WRONGLY 0' }, 'option d: Two options are the same.'],
    ['no answer', { correctAnswer: '' }, 'correct answer: This field may not be blank.'],
    [
      'an answer that is no option',
      { correctAnswer: 'E' },
      'correct answer: It must be the letter of an option.',
    ],
    ['no points', { points: 0 }, 'points: Ensure this value is greater than or equal to 1.'],
  ])('a question with %s is refused with its position in the list', async (_what, given, text) => {
    const [good] = bankOf(1, { questionText: 'Another?' });
    const [bad] = bankOf(1, given);
    await expectRefusal(
      create([good ?? {}, bad ?? {}]),
      'BAD_USER_INPUT',
      'questions',
      `Question 2, ${text}`,
    );
  });

  test('a NUL character is refused in a question as in every text', async () => {
    const [nul] = bankOf(1, { questionText: 'What is \0?' });
    await expectRefusal(create([nul ?? {}]), 'BAD_USER_INPUT', 'nonFieldErrors');
  });

  test('a true or false question has exactly the options True and False', async () => {
    const truth = { questionText: 'Is it?', questionType: 'TRUE_FALSE' as const, correctAnswer: 'false' };
    expect((await create([{ ...truth, optionA: 'true', optionB: 'False' }])).errors).toEqual([]);
    for (const given of [{ optionA: 'Yes' }, { optionC: 'Maybe' }, { correctAnswer: 'C' }])
      await expectRefusal(create([{ ...truth, ...given }]), 'BAD_USER_INPUT', 'questions');
  });

  test('a duplicate question, or a question of another certification, is refused', async () => {
    await expectRefusal(create([...bankOf(1), ...bankOf(1)]), 'BAD_USER_INPUT', 'questions');
    const [mine, other] = [await addCertification(as.hr), await addCertification(as.hr)];
    const row = await database.one<{ id: number }>(
      'select id from question where certification_id = $1 limit 1',
      [other],
    );
    const input = { questions: bankOf(1, { id: row?.id ?? 0 }) };
    await expectRefusal(as.hr.try(UpdateCertification, { id: mine, input }), 'BAD_USER_INPUT', 'questions');
  });

  test('a list replaces the bank: a question with an id becomes a new version, and omitted questions are not in new exams', async () => {
    const id = await addCertification(as.hr, { questions: bankOf(4) });
    const before = await start(as.employee, id);
    const [kept] = before.questions.filter(({ questionText }) => questionText === 'What is 2?');
    const questions = [
      ...bankOf(3, { questionText: 'What else?' }).slice(2),
      ...bankOf(3, { id: kept?.id ?? 0, questionText: 'What is two?' }).slice(2),
    ];
    const { updateCertification } = await as.hr.ask(UpdateCertification, { id, input: { questions } });
    expect(updateCertification.bankSize).toBe(2);
    const after = await start(as.colleague, id);
    expect(after.questions.map(({ questionText }) => questionText).sort()).toEqual([
      'What else?',
      'What is two?',
    ]);
    expect(after.questions.find(({ questionText }) => questionText === 'What is two?')?.id).toBe(kept?.id);
    expect((await start(as.employee, id)).questions).toEqual(before.questions);
    expect(await submit(as.employee, id, before, answersOf(before))).toMatchObject({ correctAnswers: 4 });
    // Written again as it is, a question is no new version.
    await as.hr.ask(UpdateCertification, { id, input: { questions: questions.slice(1) } });
    const [versions] = await database.query(
      'select count(*) as count from question_version where question_id = $1',
      [kept?.id],
    );
    expect(versions).toEqual({ count: 2 });
  });

  test('of two people who change one version the second is refused', async () => {
    const id = await addCertification(as.hr);
    await expectRefusal(
      as.hr.try(UpdateCertification, { id, input: { name: 'Never' }, version: 99 }),
      'CONFLICT',
    );
    const answers = ['One', 'Two'].map((name) =>
      as.hr.try(UpdateCertification, { id, input: { name }, version: 1 }),
    );
    await expectOneWinner(answers, 'CONFLICT');
    const { updateCertification } = await as.hr.ask(UpdateCertification, { id, input: { isActive: false } });
    expect(updateCertification.version).toBe(3);
  });

  test('a certification with attempts cannot be removed, and people with an attempt still read it when it is inactive', async () => {
    const [attempted, unused] = [await addCertification(as.hr), await addCertification(as.hr)];
    await start(as.employee, attempted);
    await expectRefusal(as.hr.try(DeleteCertification, { id: attempted }), 'CONFLICT', {
      message: 'This exam has been attempted. Set the certification inactive instead.',
    });
    expect(await as.hr.ask(DeleteCertification, { id: unused })).toEqual({ deleteCertification: true });
    await expectRefusal(as.hr.try(DeleteCertification, { id: unused }), 'NOT_FOUND');
    await as.hr.ask(UpdateCertification, { id: attempted, input: { isActive: false } });
    expect((await as.employee.ask(OneCertification, { id: attempted })).certification?.isActive).toBe(false);
    await expectRefusal(as.colleague.try(OneCertification, { id: attempted }), 'NOT_FOUND');
    expect((await as.employee.ask(Certifications, {})).certifications.count).toBe(0);
  });

  test('a certification is available to a person until they are certified, and shows their own attempts [C2.65, C7.43, C9.36]', async () => {
    const [one, other] = [await addCertification(as.hr), await addCertification(as.hr)];
    const holder = as(viewer());
    const available = async () =>
      (await holder.ask(AvailableCertifications, {})).availableCertifications.results.map(({ id }) => id);
    expect(await available()).toEqual([one, other]);
    const certificate = await pass(holder, one);
    const { attemptId } = await start(holder, other);
    expect(await available()).toEqual([other]);
    const { certifications } = await holder.ask(Certifications, { ordering: '-name' });
    expect(certifications.results).toMatchObject([
      { id: other, myAttemptCount: 1, myOpenAttempt: { id: attemptId }, myCertificate: null },
      { id: one, myAttemptCount: 1, myOpenAttempt: null, myCertificate: { id: certificate.id } },
    ]);
  });

  test('a search matches name and description, ignoring accents and case', async () => {
    const id = await addCertification(as.hr, { name: 'Café safety', description: 'Hot drinks' });
    await addCertification(as.hr);
    for (const search of ['CAFE', 'hot dr', ' safety '])
      expect(
        (await as.employee.ask(Certifications, { search })).certifications.results.map((one) => one.id),
      ).toEqual([id]);
  });
});
