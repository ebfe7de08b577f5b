import { enumOf } from '../../kit/graphql/enumOf.js';

/** How a question is answered, documented word by its name in the graph. */
export const QUESTION_TYPE = enumOf('multiple_choice', 'true_false');
export type QuestionType = (typeof QUESTION_TYPE)[keyof typeof QUESTION_TYPE];

/** How hard a question is, documented word by its name in the graph. */
export const QUESTION_DIFFICULTY = enumOf('easy', 'medium', 'hard');
export type QuestionDifficulty = (typeof QUESTION_DIFFICULTY)[keyof typeof QUESTION_DIFFICULTY];

/** The options of true or false, always in this order. */
export const TRUTHS = ['True', 'False'] as const;
export const LETTERS = ['A', 'B', 'C', 'D'] as const;
