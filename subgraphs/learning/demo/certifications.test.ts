import { readDemoCertifications, readQuestion } from './certifications.js';
import type { DemoCertification, DemoQuestion } from './certifications.js';

/** The minimum number of questions of a bank, and of a topic whose result is shown. */
const FEWEST = { questions: 40, topic: 3 };
/** How much of a bank one letter may have, and for how much the right option may be the longest. */
const MOST = { letter: 0.35, longest: 0.4 };

const optionsOf = ({ optionA: A, optionB: B, optionC: C, optionD: D }: DemoQuestion) => ({ A, B, C, D });

/** A question without numbers and names, which are words with a capital after the first word. */
const withoutNames = (text: string): string =>
  text
    .replace(/(?<=\S\s+[^\p{L}\p{N}\s]*)\p{Lu}[\p{L}\p{N}.]*/gu, '')
    .toLowerCase()
    .replace(/\P{L}+/gu, ' ')
    .trim();

function isLongest(question: DemoQuestion): boolean {
  const { [question.correctAnswer]: right, ...others } = optionsOf(question) as Record<string, string>;
  return Object.values(others).every((other) => (right ?? '').length > other.length);
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The errors of a certification's questions as a whole. */
function problemsOf(questions: readonly DemoQuestion[]): string[] {
  const problems: string[] = [];
  if (questions.length < FEWEST.questions) problems.push(`only ${questions.length} questions`);

  const known = new Map<string, string>();
  for (const { questionText } of questions) {
    const key = withoutNames(questionText);
    if (known.has(key)) problems.push(`the same question: ${known.get(key)} / ${questionText}`);
    known.set(key, questionText);
  }

  for (const [topic, count] of countsOf(questions.map((question) => question.topic)))
    if (count < FEWEST.topic) problems.push(`too few questions about ${topic}`);

  const choices = questions.filter(({ questionType }) => questionType === 'multiple_choice');
  for (const question of choices)
    if (new Set(Object.values(optionsOf(question))).size < 4)
      problems.push(`the same option twice: ${question.questionText}`);
  for (const [letter, count] of countsOf(choices.map((question) => question.correctAnswer)))
    if (count > choices.length * MOST.letter) problems.push(`${letter} is right too often`);
  if (choices.filter(isLongest).length > choices.length * MOST.longest)
    problems.push('the right option is the longest too often');
  return problems;
}

const ROW = {
  topic: 'Fire',
  difficulty: 'easy',
  questionType: 'multiple_choice',
  questionText: 'Which door closes by itself?',
  optionA: 'A fire door',
  optionB: 'A garage door',
  optionC: 'A trap door',
  optionD: 'A barn door',
  correctAnswer: 'A',
  points: '1',
  source: 'NFPA 80',
};
const reading = (cells: Partial<Record<keyof DemoQuestion, string | undefined>>) => () =>
  readQuestion({
    row: 7,
    cells: Object.fromEntries(Object.entries({ ...ROW, ...cells }).filter(([, cell]) => cell)),
    isTooLong: false,
  });

test('a malformed question is refused with its row and field', () => {
  expect(reading({ source: undefined })).toThrow('Row 7: source is missing');
  expect(reading({ optionC: undefined })).toThrow('Row 7: option_c is missing');
  expect(reading({ correctAnswer: 'E' })).toThrow('Row 7: correct_answer is “E”, not A, B, C, D');
  expect(reading({ difficulty: 'Hard' })).toThrow('Row 7: difficulty is “Hard”, not easy, medium, hard');
  expect(reading({ points: '1.5' })).toThrow('Row 7: points is “1.5”, not a whole number');
  expect(reading({ questionText: 'x'.repeat(501) })).toThrow(
    'Row 7: question_text has more than 500 characters',
  );
  const truth = { questionType: 'true_false', optionA: 'True', optionB: 'False', correctAnswer: 'True' };
  expect(reading(truth)).toThrow('Row 7: option_c is not blank');
  expect(reading({ ...truth, optionC: undefined, optionD: undefined, correctAnswer: 'A' })).toThrow(
    'Row 7: correct_answer is “A”, not True, False',
  );
  expect(reading({})()).toEqual({ ...ROW, points: 1 });
});

describe('the questions of the demo certifications', () => {
  let certifications: DemoCertification[];
  beforeAll(async () => {
    certifications = await readDemoCertifications();
  });

  test('keep the rules of a question bank', () => {
    expect(
      certifications.flatMap(({ name, questions }) =>
        problemsOf(questions).map((problem) => `${name}: ${problem}`),
      ),
    ).toEqual([]);
  });

  test('are unique, also across certifications', () => {
    const keys = certifications.flatMap(({ questions }) =>
      questions.map(({ questionText }) => withoutNames(questionText)),
    );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('give more points for a higher difficulty', () => {
    const points = { easy: 1, medium: 2, hard: 3 };
    const all = certifications.flatMap(({ questions }) => questions);
    expect(all.filter((question) => question.points !== points[question.difficulty])).toEqual([]);
  });

  test('would break the rules with a duplicate question, or with a letter or a length that reveals the answer', () => {
    const bank = certifications[0]?.questions ?? [];
    const broken = bank.map((question, at): DemoQuestion => ({
      ...question,
      questionText: `In ${1990 + at} a letter went to Mr. ${'ABCDE'[at % 5]}mith. Was that safe?`,
      correctAnswer: question.questionType === 'true_false' ? question.correctAnswer : 'A',
      optionA: question.optionA.padEnd(200, '.'),
      topic: at === 0 ? 'Letters' : question.topic,
    }));
    const problems = problemsOf(broken);
    expect(problems.filter((problem) => problem.startsWith('the same question'))).toHaveLength(
      bank.length - 1,
    );
    expect(problems).toEqual(
      expect.arrayContaining([
        'too few questions about Letters',
        'A is right too often',
        'the right option is the longest too often',
      ]),
    );
    expect(problemsOf(bank.slice(0, 39))).toContain('only 39 questions');
  });
});
