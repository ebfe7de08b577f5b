import { enumOf } from '../../kit/graphql/enumOf.js';
import type { ImportColumn } from '../../kit/import/csvFile.js';

/** The status of an import, documented word by its name in the graph. */
export const IMPORT_STATUS = enumOf('running', 'done', 'failed');
/** What an import of questions does. */
export const IMPORT_STEP = enumOf('records');
export type ImportStatus = (typeof IMPORT_STATUS)[keyof typeof IMPORT_STATUS];
export type ImportStep = (typeof IMPORT_STEP)[keyof typeof IMPORT_STEP];

/** Under which kind imports of questions are kept. */
export const KIND = 'questionImport';

/** A cell of a row. */
export type ImportField =
  | 'topic'
  | 'difficulty'
  | 'questionType'
  | 'questionText'
  | 'optionA'
  | 'optionB'
  | 'optionC'
  | 'optionD'
  | 'correctAnswer'
  | 'points'
  | 'source';

interface QuestionColumn extends ImportColumn<ImportField> {
  /** What may be below it, for people. */
  hint: string;
}

/** The columns of the template, in its order. */
export const IMPORT_COLUMNS: readonly QuestionColumn[] = [
  { field: 'topic', head: 'topic', hint: 'What the question is about. General when blank.' },
  { field: 'difficulty', head: 'difficulty', hint: 'easy, medium or hard. medium when blank.' },
  {
    field: 'questionType',
    head: 'question_type',
    also: ['Type'],
    hint: 'multiple_choice or true_false. multiple_choice when blank.',
  },
  {
    field: 'questionText',
    head: 'question_text',
    also: ['Question'],
    required: true,
    hint: 'Required. A question whose text is in the bank is known already.',
  },
  { field: 'optionA', head: 'option_a', hint: 'Required for multiple choice.' },
  { field: 'optionB', head: 'option_b', hint: 'Required for multiple choice.' },
  { field: 'optionC', head: 'option_c', hint: '' },
  { field: 'optionD', head: 'option_d', hint: '' },
  {
    field: 'correctAnswer',
    head: 'correct_answer',
    required: true,
    hint: 'Required. A to D, or True or False. No one can read it back.',
  },
  { field: 'points', head: 'points', hint: 'From 1 to 100. 1 when blank.' },
  { field: 'source', head: 'source', hint: 'Where it can be read that the answer is right.' },
];

const HEADS = new Map<string, string>(IMPORT_COLUMNS.map(({ field, head }) => [field, head]));

/** Head of the column that a field is in. */
export const headOf = (field: string): string | null => HEADS.get(field) ?? null;
