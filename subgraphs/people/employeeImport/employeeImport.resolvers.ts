import { certain } from '../../kit/graphql/loader.js';
import { templateColumns } from '../../kit/import/importDoor.js';
import type { Resolvers } from '../generated/resolvers.js';
import { IMPORT_COLUMNS, IMPORT_STATUS, IMPORT_STEP } from './employeeImport.kinds.js';
import { employeeImports } from './employeeImport.service.js';

export const employeeImportResolvers = {
  ImportStatus: IMPORT_STATUS,
  ImportStep: IMPORT_STEP,
  Query: {
    employeeImportColumns: () => templateColumns(IMPORT_COLUMNS),
    employeeImport: (_root, { id }, context) => employeeImports.find(context, id ?? null),
  },
  Mutation: {
    checkEmployeeImport: (_root, { file }, context) => employeeImports.check(context, file),
    startEmployeeImport: async (_root, { file }, context) => {
      const id = await employeeImports.start(context, file);
      return certain(employeeImports.find(context, id));
    },
  },
  ImportJob: {
    startedBy: ({ startedById }) => ({ id: startedById }),
  },
} satisfies Resolvers;
