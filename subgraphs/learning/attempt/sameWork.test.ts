import pg from 'pg';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { learning } from '../subgraph.js';
import {
  addCertification,
  answersOf,
  firstOf,
  rightLetter,
  save,
  start,
  submit,
  trySubmit,
  wrongLetter,
} from '../testing/exams.js';

/** The texts of all statements sent to PostgreSQL meanwhile, including those of transactions. */
async function sentDuring(work: () => Promise<unknown>): Promise<string[]> {
  const sent = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = sent.mock.calls.map(([first]) => {
    const statement: unknown = first;
    return typeof statement === 'string' ? statement : (statement as { text: string }).text;
  });
  sent.mockRestore();
  return texts;
}

const ISSUE = 'insert into certificate';

describeSubgraph(learning, ({ as }) => {
  test('a right answer is saved by the same statement as a wrong one, and that statement does not contain which answer is right', async () => {
    const certification = await addCertification(as.hr);
    const exam = await start(as.employee, certification);
    const question = firstOf(exam);
    const saving = (letter: string) =>
      sentDuring(() => save(as.employee, certification, exam, question.id, letter));
    // Names of prepared statements are settled first.
    for (const letter of ['A', 'B', 'C', 'D']) await saving(letter);
    const right = await saving(rightLetter(question));
    expect(right).toHaveLength(1);
    expect(await saving(wrongLetter(question))).toEqual(right);
    expect(right.join()).not.toContain('right_option');
  });

  test('an exam is graded by the same statements for any number of right answers; only a pass adds the certificate', async () => {
    const certification = await addCertification(as.hr);
    const handingIn = async (who: typeof as.employee, right: number) => {
      const exam = await start(who, certification);
      return sentDuring(() => submit(who, certification, exam, answersOf(exam, right)));
    };
    const failed = await handingIn(as.employee, 0);
    expect(failed.length).toBeGreaterThan(3);
    expect(failed.join()).not.toContain(ISSUE);
    for (const right of [1, 5, 6]) expect(await handingIn(as.employee, right)).toEqual(failed);
    const passed = await handingIn(as.employee, 10);
    expect(passed.filter((text) => !text.includes(ISSUE))).toEqual(failed);
    expect(passed).toHaveLength(failed.length + 1);
    expect(await handingIn(as.colleague, 7)).toEqual(passed);
  });

  test('an invalid answer is refused by the same statements, whether the other answers are right or wrong', async () => {
    const certification = await addCertification(as.hr);
    const exam = await start(as.employee, certification);
    const refusing = (right: number) =>
      sentDuring(() =>
        expectRefusal(
          trySubmit(as.employee, certification, exam, { ...answersOf(exam, right), x: 'A' }),
          'BAD_USER_INPUT',
          'answers',
        ),
      );
    const refused = await refusing(10);
    expect(await refusing(0)).toEqual(refused);
    expect(refused.join()).not.toContain('right_option');
  });
});
