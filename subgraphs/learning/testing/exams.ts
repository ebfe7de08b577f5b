import type { Asker } from '../../kit/testing/actors.js';
import type { DataOf, VariablesOf } from '../../kit/testing/document.js';
import {
  Attempt,
  CancelExam,
  CreateCertification,
  SaveAnswer,
  StartExam,
  SubmitExam,
} from './examDocuments.js';

/** The answer to a start. */
export type Start = DataOf<typeof StartExam>['startExam'];
type Input = VariablesOf<typeof CreateCertification>['input'];
export type Question = NonNullable<Input['questions']>[number];

/** The right option of every question of `bankOf` begins with this word; no question says it. */
const RIGHT = 'Rightly';

let named = 0;
/** A name that no certification has yet. */
export const newName = (): string => `Certification ${(named += 1)}`;

/** A bank of questions whose right answers only the test knows. */
export const bankOf = (count: number, given: Partial<Question> = {}): Question[] =>
  Array.from({ length: count }, (_, at) => ({
    topic: `Topic ${at % 2}`,
    questionText: `What is ${at}?`,
    questionType: 'MULTIPLE_CHOICE',
    optionA: `Wrongly ${at}`,
    optionB: `${RIGHT} ${at}`,
    optionC: `Not ${at}`,
    optionD: `Never ${at}`,
    correctAnswer: 'B',
    ...given,
  }));

/** Adds a certification whose exams have ten questions. @returns its number */
export async function addCertification(hr: Asker, given: Partial<Input> = {}): Promise<number> {
  const { createCertification } = await hr.ask(CreateCertification, {
    input: { name: newName(), questionCount: 10, questions: bankOf(10), ...given },
  });
  return createCertification.id;
}

/** Starts the exam of a certification, or continues with it. */
export const start = async (who: Asker, certification: number): Promise<Start> =>
  (await who.ask(StartExam, { certification })).startExam;

type Shown = Start['questions'][number];

/** The letter under which an attempt shows the right option. */
export function rightLetter(question: Shown): string {
  const options = [question.optionA, question.optionB, question.optionC, question.optionD];
  return 'ABCD'[options.findIndex((option) => option?.startsWith(RIGHT))] ?? '';
}

/** A letter under which an attempt shows a wrong option. */
export const wrongLetter = (question: Shown): string => (rightLetter(question) === 'A' ? 'B' : 'A');

/** Answers of an exam with this many right ones. */
export const answersOf = ({ questions }: Start, right = questions.length): Record<string, string> =>
  Object.fromEntries(
    questions.map((question, at) => [
      question.id,
      at < right ? rightLetter(question) : wrongLetter(question),
    ]),
  );

type Sat = Pick<Start, 'attemptId'>;

/** Hands an exam in; it may be refused. */
export const trySubmit = (
  who: Asker,
  certification: number,
  { attemptId: attempt }: Sat,
  answers: Record<string, string> = {},
  deviceToken?: string,
) => who.try(SubmitExam, { certification, attempt, answers, deviceToken });

/** Hands an exam in. @returns its grade */
export const submit = async (...given: Parameters<typeof trySubmit>) => {
  const { data, errors } = await trySubmit(...given);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.submitExam;
};

/** Saves the answer of a question; it may be refused. */
export const trySave = (
  who: Asker,
  certification: number,
  { attemptId: attempt }: Sat,
  question: number,
  answer: string,
  more: { sequence?: number; deviceToken?: string } = {},
) => who.try(SaveAnswer, { certification, attempt, question, answer, ...more });

/** Saves the answer of a question. @returns the stored answer */
export const save = async (...given: Parameters<typeof trySave>) => {
  const { data, errors } = await trySave(...given);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.saveExamAnswer;
};

/** Stops an exam; it may be refused. */
export const tryCancel = (
  who: Asker,
  certification: number,
  { attemptId: attempt }: Sat,
  deviceToken?: string,
) => who.try(CancelExam, { certification, attempt, deviceToken });

/** An attempt as its person reads it. */
export const attemptOf = async (who: Asker, { attemptId: id }: Sat) =>
  (await who.ask(Attempt, { id })).examAttempt;

/** The first question of an exam. */
export function firstOf({ questions: [question] }: Start): Shown {
  if (!question) throw new Error('The exam has no question.');
  return question;
}

/** Passes the exam of a certification. @returns the certificate */
export async function pass(who: Asker, certification: number) {
  const exam = await start(who, certification);
  const { certificate } = await submit(who, certification, exam, answersOf(exam));
  if (!certificate) throw new Error('No certificate was issued.');
  return certificate;
}
