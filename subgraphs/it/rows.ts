import type { RecordChange } from '../kit/postgres/history.js';
import type { Page, PlacedPage } from '../kit/request/list.js';
import type { ArticleRow } from './article/article.loader.js';
import type { ArticleVersionRow } from './articleVersion/articleVersion.service.js';
import type { AttachmentRow } from './article/attachment.loader.js';
import type { ImportJob as ImportJobRow } from '../kit/import/importJob.js';
import type { AssetRow } from './asset/asset.columns.js';
import type { AssetField } from './asset/assetHistory.kinds.js';
import type { ImportStep } from './assetImport/assetImport.kinds.js';
import type { AssignmentRow } from './assetAssignment/assetAssignment.service.js';
import type { AssetCategory as AssetCategoryRow } from './assetCategory/assetCategory.entity.js';
import type { Equipment as EquipmentFields } from './generated/schema.js';
import type { MaintenanceRow } from './assetMaintenance/assetMaintenance.service.js';
import type { CategoryRow } from './articleCategory/articleCategory.service.js';

// What resolvers hand on for a type of the graph: its name here, its row there. Types that stand nowhere here
// hand on their fields.
export type Asset = AssetRow;
export type AssetPage = PlacedPage<AssetRow>;
export type AssetCategory = AssetCategoryRow;
export type AssetCategoryPage = Page<AssetCategoryRow>;
export type AssetAssignment = AssignmentRow;
export type AssetAssignmentPage = PlacedPage<AssignmentRow>;
export type AssetChange = RecordChange<AssetField>;
export type AssetChangePage = Page<RecordChange<AssetField>>;
export type AssetMaintenance = MaintenanceRow;
export type AssetMaintenancePage = PlacedPage<MaintenanceRow>;
export type Equipment = EquipmentFields;
export type ImportJob = ImportJobRow<ImportStep>;
export type Leaving = { userId: number };
export type KbArticle = ArticleRow;
export type KbArticleActions = ArticleRow;
export type KbArticlePage = Page<ArticleRow>;
export type KbArticleVersion = ArticleVersionRow;
export type KbArticleVersionPage = Page<ArticleVersionRow>;
export type KbAttachment = AttachmentRow;
export type KbCategory = CategoryRow;
export type KbCategoryPage = Page<CategoryRow>;
export type User = { id: number };
