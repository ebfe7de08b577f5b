import { certain } from '../../kit/graphql/loader.js';
import { templateColumns } from '../../kit/import/importDoor.js';
import type { Resolvers } from '../generated/resolvers.js';
import { QUESTION_DIFFICULTY, QUESTION_TYPE } from './question.kinds.js';
import { IMPORT_COLUMNS, IMPORT_STATUS, IMPORT_STEP } from './questionImport.kinds.js';
import { findImport, questionImports, startImport } from './questionImport.service.js';

export const questionResolvers = {
  QuestionType: QUESTION_TYPE,
  QuestionDifficulty: QUESTION_DIFFICULTY,
  ImportStatus: IMPORT_STATUS,
  ImportStep: IMPORT_STEP,
  Query: {
    questionImportColumns: () => templateColumns(IMPORT_COLUMNS),
    questionImport: (_root, { id }, context) => findImport(context, id ?? null),
  },
  Mutation: {
    checkQuestionImport: (_root, { certificationId, file }, context) =>
      questionImports(certificationId).check(context, file),
    startQuestionImport: async (_root, { certificationId, file }, context) => {
      const id = await startImport(context, certificationId, file);
      return certain(findImport(context, id));
    },
  },
  ImportJob: {
    startedBy: ({ startedById }) => ({ id: startedById }),
  },
} satisfies Resolvers;
