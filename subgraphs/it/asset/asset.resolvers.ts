import type { Resolvers } from '../generated/resolvers.js';
import { ASSET, askedOfPage } from './asset.columns.js';
import { ASSET_CONDITION } from './asset.kinds.js';
import { ASSET_FIELD } from './assetHistory.kinds.js';
import { readHistory } from './assetHistory.service.js';
import { assetById, findAsset } from './asset.loader.js';
import { ASSET_STATUS, ASSET_STATUS_FILTER } from './asset.status.js';
import { exportAssets } from './assetExport.service.js';
import { listAssets } from './assetList.service.js';
import { readStatistics } from './assetStatistics.service.js';

export const assetResolvers = {
  AssetStatus: ASSET_STATUS,
  AssetStatusFilter: ASSET_STATUS_FILTER,
  AssetCondition: ASSET_CONDITION,
  AssetField: ASSET_FIELD,
  Query: {
    assets: (_root, args, context, info) => listAssets(context, args, askedOfPage(info)),
    asset: (_root, { id }, context, info) => findAsset(context, id, ASSET.asked(info)),
    assetHistory: (_root, args, context) => readHistory(context, args),
    assetStatistics: (_root, _args, context) => readStatistics(context),
  },
  Mutation: {
    exportAssets: (_root, args, context, info) => exportAssets(context, args, askedOfPage(info)),
  },
  Asset: {
    __resolveReference: ({ id }, context) => assetById(context).load(Number(id)),
    assetTag: ({ tag }) => tag,
    category: ({ categoryId, categoryName, categoryPrefix }) => ({
      id: categoryId,
      name: categoryName,
      prefix: categoryPrefix,
    }),
    currentAssignment: (row) =>
      row.assignmentId === null || row.holderId === null
        ? null
        : {
            id: row.assignmentId,
            assetId: row.id,
            assetTag: row.tag,
            assetName: row.name,
            assignedTo: row.holderId,
            holderName: row.holderName ?? '',
            holderDepartment: row.holderDepartment,
            assignedById: row.assignedById ?? 0,
            assignedByName: row.assignedByName ?? '',
            assignedDate: row.assignedDate ?? '',
            conditionOnAssignment: row.conditionOnAssignment ?? 'good',
            notes: row.assignmentNotes ?? '',
            returnedDate: null,
            conditionOnReturn: null,
          },
  },
  AssetChange: {
    changedBy: ({ changedById }) => (changedById === null ? null : { id: changedById }),
  },
} satisfies Resolvers;
