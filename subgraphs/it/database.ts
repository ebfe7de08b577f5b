import { defineDatabase } from '../kit/database.js';
import { Article } from './article/article.entity.js';
import { ArticleCategory } from './articleCategory/articleCategory.entity.js';
import { Asset } from './asset/asset.entity.js';
import { AssetCategory } from './assetCategory/assetCategory.entity.js';
import { ItTables1763000000100 } from './migrations/1763000000100-itTables.js';

export const database = defineDatabase({
  schema: 'it',
  entities: [Asset, AssetCategory, Article, ArticleCategory],
  migrations: [ItTables1763000000100],
});
