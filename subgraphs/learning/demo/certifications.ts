import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { readCsv } from '../../kit/import/csvFile.js';
import type { CsvRow, ImportColumn } from '../../kit/import/csvFile.js';

/** A question of the demo organization with its right answer, as its file has it. */
export interface DemoQuestion {
  topic: string;
  difficulty: 'easy' | 'medium' | 'hard';
  questionType: 'multiple_choice' | 'true_false';
  questionText: string;
  optionA: string;
  optionB: string;
  /** Null for true or false. */
  optionC: string | null;
  /** Null for true or false. */
  optionD: string | null;
  correctAnswer: 'A' | 'B' | 'C' | 'D' | 'True' | 'False';
  points: number;
  /** Where it can be read that the answer is right. */
  source: string;
}

/** A certification of the demo organization with all questions that its exams draw from. */
export interface DemoCertification {
  /** Names the file of its questions. */
  slug: string;
  name: string;
  description: string;
  /** Percent needed to pass. */
  passingScore: number;
  durationMinutes: number;
  validityMonths: number;
  /** Questions of one exam. */
  questionCount: number;
  questions: DemoQuestion[];
}

interface Listed {
  slug: string;
  name: string;
  description: string;
  passing_score: number;
  duration_minutes: number;
  validity_months: number;
  question_count: number;
}

type Field = keyof DemoQuestion;

const COLUMNS: readonly ImportColumn<Field>[] = [
  { field: 'topic', head: 'topic', required: true },
  { field: 'difficulty', head: 'difficulty', required: true },
  { field: 'questionType', head: 'question_type', required: true },
  { field: 'questionText', head: 'question_text', required: true },
  { field: 'optionA', head: 'option_a', required: true },
  { field: 'optionB', head: 'option_b', required: true },
  { field: 'optionC', head: 'option_c', required: true },
  { field: 'optionD', head: 'option_d', required: true },
  { field: 'correctAnswer', head: 'correct_answer', required: true },
  { field: 'points', head: 'points', required: true },
  { field: 'source', head: 'source', required: true },
];
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
const QUESTION_TYPES = ['multiple_choice', 'true_false'] as const;
const CHOICES = ['A', 'B', 'C', 'D'] as const;
const TRUTHS = ['True', 'False'] as const;
const LONGEST = { question: 500, option: 200 };

/** @throws Error that names the field of the row that is wrong */
export function readQuestion({ row, cells, isTooLong }: CsvRow<Field>): DemoQuestion {
  const refuse = (why: string): never => {
    throw new Error(`Row ${row}: ${why}`);
  };
  const headOf = (field: Field) => COLUMNS.find((column) => column.field === field)?.head ?? field;
  const text = (field: Field, longest = Infinity): string => {
    const cell = cells[field] ?? refuse(`${headOf(field)} is missing`);
    return cell.length <= longest ? cell : refuse(`${headOf(field)} has more than ${longest} characters`);
  };
  const oneOf = <Word extends string>(field: Field, words: readonly Word[]): Word =>
    words.find((word) => word === cells[field]) ??
    refuse(`${headOf(field)} is “${text(field)}”, not ${words.join(', ')}`);
  const nothing = (field: Field): null =>
    cells[field] === undefined ? null : refuse(`${headOf(field)} is not blank`);

  if (isTooLong) refuse('it has more cells than there are columns');
  const questionType = oneOf('questionType', QUESTION_TYPES);
  const isChoice = questionType === 'multiple_choice';
  const points = Number(text('points'));
  if (!Number.isInteger(points) || points < 1) refuse(`points is “${text('points')}”, not a whole number`);
  return {
    topic: text('topic'),
    difficulty: oneOf('difficulty', DIFFICULTIES),
    questionType,
    questionText: text('questionText', LONGEST.question),
    optionA: isChoice ? text('optionA', LONGEST.option) : oneOf('optionA', ['True']),
    optionB: isChoice ? text('optionB', LONGEST.option) : oneOf('optionB', ['False']),
    optionC: isChoice ? text('optionC', LONGEST.option) : nothing('optionC'),
    optionD: isChoice ? text('optionD', LONGEST.option) : nothing('optionD'),
    correctAnswer: isChoice ? oneOf('correctAnswer', CHOICES) : oneOf('correctAnswer', TRUTHS),
    points,
    source: text('source'),
  };
}

/** Reads a file of questions as an import reads it. @throws Error that names the file, its row and the field */
async function readQuestions(slug: string): Promise<DemoQuestion[]> {
  const location = fileURLToPath(new URL('questions/', import.meta.url));
  const key = `${slug}.csv`;
  const store = new Disk(new FSDriver({ location, visibility: 'private' }));
  const { rows } = await readCsv(
    store,
    { key, size: statSync(location + key).size },
    { field: 'file', columns: COLUMNS, megabytes: 1 },
  );
  try {
    return rows.map(readQuestion);
  } catch (error) {
    throw new Error(`${key}: ${(error as Error).message}`, { cause: error });
  }
}

/** The certifications of the demo organization in their order, with their questions. */
export async function readDemoCertifications(): Promise<DemoCertification[]> {
  const listed = JSON.parse(
    readFileSync(new URL('certifications.json', import.meta.url), 'utf8'),
  ) as Listed[];
  return Promise.all(
    listed.map(async ({ slug, name, description, ...figures }): Promise<DemoCertification> => ({
      slug,
      name,
      description,
      passingScore: figures.passing_score,
      durationMinutes: figures.duration_minutes,
      validityMonths: figures.validity_months,
      questionCount: figures.question_count,
      questions: await readQuestions(slug),
    })),
  );
}
