import { checkRange } from '../../kit/graphql/limits.js';
import { Problems } from '../../kit/request/errors.js';
import { readLine, readText, requiredText } from '../../kit/request/input/text.js';
import { ExamQuestionLimits, ExamTopicResultLimits, QuestionInputLimits } from '../generated/limits.js';
import type { QuestionInput } from '../generated/schema.js';
import { LETTERS, TRUTHS } from './question.kinds.js';

/** A question as it is kept, in the names of its table. */
export interface QuestionColumns {
  topic: string;
  difficulty: string;
  question_type: string;
  question_text: string;
  options: string[];
  /** Place of the right option, counted from 1. */
  right_option: number;
  points: number;
  source: string;
}

type Given = Omit<QuestionInput, 'id'>;

const OPTIONS = ['optionA', 'optionB', 'optionC', 'optionD'] as const;
const USUAL_TOPIC = 'General';

/** The options of multiple choice: two to four, without a gap, no two alike. */
function readChoices(problems: Problems, given: Given): string[] {
  const options = OPTIONS.map((field) =>
    field === 'optionA' || field === 'optionB'
      ? requiredText(problems, field, given[field], ExamQuestionLimits[field])
      : readText(problems, field, given[field], ExamQuestionLimits[field]),
  );
  if (options[2] === '' && options[3] !== '') problems.add('optionC', 'Give option C before option D.');
  options.forEach((option, at) => {
    const isRepeated = options.findIndex((other) => other.toLowerCase() === option.toLowerCase()) < at;
    const field = OPTIONS[at];
    if (option !== '' && isRepeated && field && problems.isClean(field))
      problems.add(field, 'Two options are the same.');
  });
  return options.filter((option) => option !== '');
}

/** True and False, whether they were given or left out. */
function readTruths(problems: Problems, given: Given): string[] {
  OPTIONS.forEach((field, at) => {
    const option = given[field]?.trim() ?? '';
    if (option !== '' && option.toLowerCase() !== TRUTHS[at]?.toLowerCase())
      problems.add(field, 'A true or false question has the options True and False only.');
  });
  return [...TRUTHS];
}

/** The position of the right option; a message never repeats the given value. */
function readRight(problems: Problems, { questionType, correctAnswer }: Given, options: number): number {
  const word = correctAnswer.trim().toUpperCase();
  const letters: readonly string[] = LETTERS.slice(0, options);
  const truths: readonly string[] = TRUTHS.map((truth) => truth.toUpperCase());
  const at = Math.max(letters.indexOf(word), questionType === 'true_false' ? truths.indexOf(word) : -1);
  if (word === '') problems.add('correctAnswer', 'This field may not be blank.');
  else if (at < 0)
    problems.add(
      'correctAnswer',
      questionType === 'true_false' ? 'It must be True or False.' : 'It must be the letter of an option.',
    );
  return at + 1;
}

/** Reads a question by the rules that every bank has; each problem is named under its field. */
export function readQuestion(problems: Problems, given: Given): QuestionColumns {
  const { questionType } = given;
  const options = questionType === 'true_false' ? readTruths(problems, given) : readChoices(problems, given);
  const points = given.points ?? 1;
  checkRange(problems, 'points', points, ExamQuestionLimits.points);
  return {
    topic: readLine(problems, 'topic', given.topic, ExamTopicResultLimits.topic) || USUAL_TOPIC,
    difficulty: given.difficulty ?? 'medium',
    question_type: questionType,
    question_text: requiredText(
      problems,
      'questionText',
      given.questionText,
      ExamQuestionLimits.questionText,
    ),
    options,
    right_option: readRight(problems, given, options.length),
    points,
    source: readText(problems, 'source', given.source, QuestionInputLimits.source),
  };
}

/** The name of a field in the refusal of a list. */
const wordsOf = (field: string): string => field.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

/** A text as two questions are compared. */
export const plainQuestion = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Reads the questions of a bank. Problems come under `questions`, each naming the question by its place in the
 * list.
 */
export function readQuestions(
  problems: Problems,
  given: readonly QuestionInput[],
): { id: number | null; columns: QuestionColumns }[] {
  const places = new Map<string, number>();
  return given.map((question, at) => {
    const say = (what: string) => problems.add('questions', `Question ${at + 1}, ${what}`);
    const note = (key: string, place: (first: number) => string) => {
      const first = places.get(key);
      if (first === undefined) places.set(key, at + 1);
      else say(place(first));
    };
    const own = new Problems();
    const columns = readQuestion(own, question);
    for (const [field, texts] of Object.entries(own.found))
      for (const text of texts) say(`${wordsOf(field)}: ${text}`);
    note(
      `text ${plainQuestion(columns.question_text)}`,
      (first) => `question text: The same as question ${first}.`,
    );
    if (question.id != null) note(`id ${question.id}`, (first) => `id: The same as question ${first}.`);
    return { id: question.id ?? null, columns };
  });
}
