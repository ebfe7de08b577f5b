import { defineDatabase } from '../kit/postgres/database.js';
import { badInput, conflict } from '../kit/request/errors.js';
import { Article } from './article/article.entity.js';
import { ArticleAttachment } from './article/files/attachment.entity.js';
import { ArticleCategory } from './articleCategory/articleCategory.entity.js';
import { ArticleVersion } from './articleVersion/articleVersion.entity.js';
import { Asset } from './asset/asset.entity.js';
import { AssetAssignment } from './assetAssignment/assetAssignment.entity.js';
import { AssetMaintenance } from './assetMaintenance/assetMaintenance.entity.js';
import { Holder } from './holder/holder.entity.js';
import { AssetRegister1770300000000 } from './migrations/1770300000000-assetRegister.js';
import { TagOrder1770400000000 } from './migrations/1770400000000-tagOrder.js';
import { AssetCategory } from './assetCategory/assetCategory.entity.js';
import { ItTables1763000000100 } from './migrations/1763000000100-itTables.js';
import { ArticleQuestions1766000000000 } from './migrations/1766000000000-articleQuestions.js';
import { ArticleStems1767000000000 } from './migrations/1767000000000-articleStems.js';
import { CountedArticles1772900000000 } from './migrations/1772900000000-countedArticles.js';
import { ArticleVectors1773100000000 } from './migrations/1773100000000-articleVectors.js';
import { ToldAssets1773000000100 } from './migrations/1773000000100-toldAssets.js';
import { FoldedArticles1769000000000 } from './migrations/1769000000000-foldedArticles.js';
import { ArticleVersions1769400000000 } from './migrations/1769400000000-articleVersions.js';
import { KnowledgeBase1765000000000 } from './migrations/1765000000000-knowledgeBase.js';
import { PeopleOfDepartments1772700000000 } from './migrations/1772700000000-peopleOfDepartments.js';
import { Policies1772100000000 } from './migrations/1772100000000-policies.js';
import { RemovedArticles1772800000000 } from './migrations/1772800000000-removedArticles.js';
import { Person } from './person/person.entity.js';
import { Policy } from './policy/policy.entity.js';
import { PolicyVersion } from './policy/policyVersion.entity.js';
import { MoreQuestions1768000000000 } from './migrations/1768000000000-moreQuestions.js';

/** The schema `it`: the asset register, and the knowledge base with its files. */
export const database = defineDatabase({
  schema: 'it',
  entities: [
    Asset,
    AssetAssignment,
    AssetCategory,
    AssetMaintenance,
    Holder,
    Article,
    ArticleAttachment,
    ArticleCategory,
    ArticleVersion,
    Person,
    Policy,
    PolicyVersion,
  ],
  migrations: [
    ItTables1763000000100,
    KnowledgeBase1765000000000,
    ArticleQuestions1766000000000,
    ArticleStems1767000000000,
    MoreQuestions1768000000000,
    FoldedArticles1769000000000,
    ArticleVersions1769400000000,
    AssetRegister1770300000000,
    TagOrder1770400000000,
    Policies1772100000000,
    PeopleOfDepartments1772700000000,
    RemovedArticles1772800000000,
    CountedArticles1772900000000,
    ToldAssets1773000000100,
    ArticleVectors1773100000000,
  ],
  constraints: {
    asset_category_name: () => badInput({ name: ['A category with this name already exists.'] }),
    asset_category_prefix: () => badInput({ prefix: ['A category with this prefix already exists.'] }),
    policy_one_draft: () => conflict('A draft exists already.', 'draft'),
    article_category_name: () => badInput({ name: ['A category with this name already exists.'] }),
  },
});
