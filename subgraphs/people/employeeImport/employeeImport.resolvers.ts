import { certain } from '../../kit/graphql/loader.js';
import type { Resolvers } from '../generated/resolvers.js';
import { IMPORT_COLUMNS, IMPORT_STATUS, IMPORT_STEP } from './employeeImport.kinds.js';
import { checkImport, findImport, startImport } from './employeeImport.service.js';

export const employeeImportResolvers = {
  ImportStatus: IMPORT_STATUS,
  ImportStep: IMPORT_STEP,
  Query: {
    employeeImportColumns: () =>
      IMPORT_COLUMNS.map(({ head, required = false, hint }) => ({ head, isRequired: required, hint })),
    employeeImport: (_root, { id }, context) => findImport(context, id ?? null),
  },
  Mutation: {
    checkEmployeeImport: (_root, { file }, context) => checkImport(context, file),
    startEmployeeImport: async (_root, { file }, context) => {
      const id = await startImport(context, file);
      return certain(findImport(context, id));
    },
  },
  ImportJob: {
    startedBy: ({ startedById }) => ({ id: startedById }),
  },
} satisfies Resolvers;
