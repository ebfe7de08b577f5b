import { certain } from '../../kit/graphql/loader.js';
import { templateColumns } from '../../kit/import/importDoor.js';
import type { Resolvers } from '../generated/resolvers.js';
import { IMPORT_COLUMNS, IMPORT_STATUS, IMPORT_STEP } from './assetImport.kinds.js';
import { assetImports, startImport } from './assetImport.service.js';

export const assetImportResolvers = {
  ImportStatus: IMPORT_STATUS,
  ImportStep: IMPORT_STEP,
  Query: {
    assetImportColumns: () => templateColumns(IMPORT_COLUMNS),
    assetImport: (_root, { id }, context) => assetImports.find(context, id ?? null),
  },
  Mutation: {
    checkAssetImport: (_root, { file }, context) => assetImports.check(context, file),
    startAssetImport: async (_root, { file }, context) => {
      const id = await startImport(context, file);
      return certain(assetImports.find(context, id));
    },
  },
  ImportJob: {
    startedBy: ({ startedById }) => ({ id: startedById }),
  },
} satisfies Resolvers;
