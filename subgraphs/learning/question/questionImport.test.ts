import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { newNotices } from '../../kit/testing/notices.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { uploadTo } from '../../kit/testing/files/uploads.js';
import { learning } from '../subgraph.js';
import { UpdateCertification } from '../testing/examDocuments.js';
import { addCertification, bankOf, start } from '../testing/exams.js';
import { graphql } from '../testing/graphql.js';
import { importRunner } from './questionImport.service.js';

const Check = graphql(`
  mutation CheckQuestions($certification: Int!, $file: Upload!) {
    check: checkQuestionImport(certificationId: $certification, file: $file) {
      rows
      newRows
      knownRows
      badRows
      unknownColumns
      problems {
        row
        column
        reason
      }
    }
  }
`);
const Import = graphql(`
  mutation ImportQuestions($certification: Int!, $file: Upload!) {
    start: startQuestionImport(certificationId: $certification, file: $file) {
      id
    }
  }
`);
const Job = graphql(`
  query QuestionImport($id: Int) {
    questionImport(id: $id) {
      id
      status
      total
      made
      known
      startedBy {
        id
      }
      problems {
        row
        reason
      }
    }
  }
`);
const Columns = graphql(`
  query QuestionColumns {
    questionImportColumns {
      head
      isRequired
    }
  }
`);

const HEADS =
  'topic,difficulty,question_type,question_text,option_a,option_b,option_c,option_d,correct_answer,points,source';
const csvOf = (...rows: string[]) => [HEADS, ...rows].map((line) => `${line}\r\n`).join('');
const choice = (text: string, answer = 'B', points = '2') =>
  `Fire,hard,multiple_choice,${text},Wrongly,Rightly,Not,Never,${answer},${points},Handbook`;

describeSubgraph(learning, (subgraph) => {
  const { as, database } = subgraph;
  const file = (content: string) => uploadTo(subgraph, 'questions.csv', content);
  const check = async (certification: number, content: string) =>
    (await as.hr.ask(Check, { certification, file: await file(content) })).check;
  const bring = async (certification: number, content: string) => {
    const { start: job } = await as.hr.ask(Import, { certification, file: await file(content) });
    await importRunner.idle();
    return (await as.hr.ask(Job, { id: job.id })).questionImport;
  };

  test('only HR and administrators import questions, and only into an existing certification', async () => {
    const certification = await addCertification(as.hr);
    const given = { certification, file: await file(csvOf(choice('Why?'))) };
    for (const who of [as.employee, as.it, as.manager, as.analyst]) {
      await expectRefusal(who.try(Check, given), 'FORBIDDEN');
      await expectRefusal(who.try(Import, given), 'FORBIDDEN');
      await expectRefusal(who.try(Job, {}), 'FORBIDDEN');
      await expectRefusal(who.try(Columns, {}), 'FORBIDDEN');
    }
    await expectRefusal(as.hr.try(Check, { ...given, certification: 999_999 }), 'NOT_FOUND');
  });

  test('the template has the columns of the question bank', async () => {
    const { questionImportColumns } = await as.hr.ask(Columns, {});
    expect(questionImportColumns.map(({ head }) => head).join()).toBe(HEADS);
    expect(questionImportColumns.flatMap(({ head, isRequired }) => (isRequired ? [head] : []))).toEqual([
      'question_text',
      'correct_answer',
    ]);
  });

  test('a check says what is wrong with each bad row, never its answer, and changes nothing', async () => {
    const certification = await addCertification(as.hr, { questions: bankOf(1) });
    const found = await check(
      certification,
      csvOf(
        choice('Why fire?'),
        choice('why  FIRE?'),
        choice('What is 0?'),
        choice('Whither?', 'Secretly'),
        choice('How many?', 'B', '101'),
        'Fire,hardest,riddle,Who?,a,b,,,A,1,',
        ',,true_false,Is it?,,,,,true,,',
      ),
    );
    expect(found).toMatchObject({ rows: 7, newRows: 2, knownRows: 1, badRows: 4, unknownColumns: [] });
    expect(found.problems).toEqual([
      { row: 3, column: 'question_text', reason: 'The same question is in row 2.' },
      { row: 5, column: 'correct_answer', reason: 'It must be the letter of an option.' },
      { row: 6, column: 'points', reason: 'Ensure this value is less than or equal to 100.' },
      { row: 7, column: 'difficulty', reason: '"hardest" is not a valid choice.' },
      { row: 7, column: 'question_type', reason: '"riddle" is not a valid choice.' },
    ]);
    const given = { certification, file: await file(csvOf(choice('Whither?', 'E'))) };
    await expectRefusal(as.hr.try(Import, given), 'BAD_USER_INPUT', 'file');
    expect((await start(as.employee, certification)).questions).toHaveLength(1);
  });

  test('a refused import sends no notice, and a finished import sends one to the person who started it', async () => {
    const certification = await addCertification(as.hr, { questions: bankOf(1) });
    await newNotices(database);
    await as.hr.try(Import, { certification, file: await file(csvOf(choice('What is it?', 'E'))) });
    expect(await newNotices(database)).toEqual([]);
    const job = await bring(certification, csvOf(choice('Which extinguisher is for oil?')));
    expect(await newNotices(database)).toEqual([
      { kind: 'questionImport.done', thing: job?.id, to: [as.hr.userId] },
    ]);
  });

  test('an import adds all new questions, and deletes the file', async () => {
    const certification = await addCertification(as.hr, { questions: bankOf(1) });
    const content = csvOf(choice('What is 0?'), choice('Why fire?'), ',,true_false,Is it?,,,,,true,,');
    const job = await bring(certification, content);
    expect(job).toMatchObject({ status: 'DONE', total: 2, made: 2, known: 1, problems: [] });
    expect(job?.startedBy.id).toBe(as.hr.userId);
    const { questions } = await start(as.employee, certification);
    const paper = questions.map(({ questionText, questionType, difficulty, points }) =>
      [questionText, questionType, difficulty, points].join(),
    );
    expect(paper.sort()).toEqual([
      'Is it?,TRUE_FALSE,MEDIUM,1',
      'What is 0?,MULTIPLE_CHOICE,MEDIUM,1',
      'Why fire?,MULTIPLE_CHOICE,HARD,2',
    ]);
    expect(await database.query('select 1 from import_row')).toEqual([]);
    expect(await check(certification, content)).toMatchObject({ newRows: 0, knownRows: 3, badRows: 0 });
  });

  test('an import adds nothing when one of its questions was added to the bank in the meantime', async () => {
    const certification = await addCertification(as.hr, { questions: bankOf(1) });
    const content = csvOf(choice('Why fire?'), choice('Why water?'));
    const kick = jest.spyOn(importRunner, 'kick').mockReturnValue();
    const { start: job } = await as.hr.ask(Import, { certification, file: await file(content) });
    kick.mockRestore();
    await as.hr.ask(UpdateCertification, {
      id: certification,
      input: { questions: bankOf(1, { questionText: 'WHY WATER?' }) },
    });
    await learning.sweep?.(subgraph.config);
    expect((await as.hr.ask(Job, { id: job.id })).questionImport).toMatchObject({
      ...{ status: 'FAILED', made: 0 },
      problems: [{ row: 3, reason: 'This question came into the bank meanwhile.' }],
    });
    expect((await start(as.employee, certification)).questions).toHaveLength(1);
  });

  test('a question bank has at most a thousand questions', async () => {
    const certification = await addCertification(as.hr, { questions: bankOf(600) });
    const rows = Array.from({ length: 401 }, (_, at) => choice(`New ${at}?`));
    await expectRefusal(
      as.hr.try(Check, { certification, file: await file(csvOf(...rows)) }),
      'BAD_USER_INPUT',
      'file',
      'A certification may have at most 1000 questions. This one has 600.',
    );
  });
});
