import { certain } from '../../kit/graphql/loader.js';
import type { Resolvers } from '../generated/resolvers.js';
import { IMPORT_COLUMNS, IMPORT_STATUS, IMPORT_STEP } from './assetImport.kinds.js';
import { checkImport, findImport, startImport } from './assetImport.service.js';

export const assetImportResolvers = {
  ImportStatus: IMPORT_STATUS,
  ImportStep: IMPORT_STEP,
  Query: {
    assetImportColumns: () =>
      IMPORT_COLUMNS.map(({ head, required = false, hint }) => ({ head, isRequired: required, hint })),
    assetImport: (_root, { id }, context) => findImport(context, id ?? null),
  },
  Mutation: {
    checkAssetImport: (_root, { file }, context) => checkImport(context, file),
    startAssetImport: async (_root, { file }, context) => {
      const id = await startImport(context, file);
      return certain(findImport(context, id));
    },
  },
  ImportJob: {
    startedBy: ({ startedById }) => ({ id: startedById }),
  },
} satisfies Resolvers;
