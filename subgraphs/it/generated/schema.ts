import type { KbArticlePart } from '../article/articlePart.kinds.js';
import type { AssetCondition } from '../asset/asset.kinds.js';
import type { AssetStatus } from '../asset/asset.status.js';
import type { AssetStatusFilter } from '../asset/asset.status.js';
import type { AssetField } from '../asset/assetHistory.kinds.js';
import type { ImportStatus } from '../assetImport/assetImport.kinds.js';
import type { ImportStep } from '../assetImport/assetImport.kinds.js';
import type { MaintenanceType } from '../assetMaintenance/assetMaintenance.kinds.js';
import type { MaintenanceStatus } from '../assetMaintenance/assetMaintenance.kinds.js';
import type { PolicyAudience } from '../policy/policy.kinds.js';
import type { PolicyVersionStatus } from '../policy/policy.status.js';
import type { PolicyStatus } from '../policy/policy.status.js';
import type { UploadReference } from '../../kit/graphql/scalars.js';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
  Decimal: { input: string; output: string; }
  Upload: { input: UploadReference; output: never; }
  _FieldSet: { input: unknown; output: unknown; }
};

export type Asset = {
  assetTag: Scalars['String']['output'];
  brand: Maybe<Scalars['String']['output']>;
  category: AssetCategory;
  condition: AssetCondition;
  createdAt: Scalars['DateTime']['output'];
  currentAssignment: Maybe<AssetAssignment>;
  id: Scalars['Int']['output'];
  location: Maybe<Scalars['String']['output']>;
  model: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  notes: Scalars['String']['output'];
  purchaseCost: Scalars['Decimal']['output'];
  purchaseDate: Maybe<Scalars['Date']['output']>;
  serialNumber: Maybe<Scalars['String']['output']>;
  status: AssetStatus;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  warrantyExpiry: Maybe<Scalars['Date']['output']>;
};

export type AssetAssignment = {
  assetId: Scalars['Int']['output'];
  assetName: Scalars['String']['output'];
  assetTag: Scalars['String']['output'];
  assignedById: Scalars['Int']['output'];
  assignedByName: Scalars['String']['output'];
  assignedDate: Scalars['Date']['output'];
  assignedTo: Scalars['Int']['output'];
  conditionOnAssignment: AssetCondition;
  conditionOnReturn: Maybe<AssetCondition>;
  holderDepartment: Maybe<Scalars['String']['output']>;
  holderName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  isActive: Scalars['Boolean']['output'];
  notes: Scalars['String']['output'];
  returnedDate: Maybe<Scalars['Date']['output']>;
  user: User;
};

export type AssetAssignmentChanges = {
  asset?: InputMaybe<Scalars['Int']['input']>;
  assignedTo?: InputMaybe<Scalars['Int']['input']>;
  conditionOnAssignment?: InputMaybe<AssetCondition>;
  notes?: InputMaybe<Scalars['String']['input']>;
};

export type AssetAssignmentPage = {
  count: Scalars['Int']['output'];
  next: Maybe<Scalars['String']['output']>;
  results: Array<AssetAssignment>;
};

export type AssetCategory = {
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  prefix: Scalars['String']['output'];
};

export type AssetCategoryChanges = {
  name?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
};

export type AssetCategoryInput = {
  name: Scalars['String']['input'];
  prefix: Scalars['String']['input'];
};

export type AssetCategoryPage = {
  count: Scalars['Int']['output'];
  results: Array<AssetCategory>;
};

export type AssetChange = {
  after: Maybe<Scalars['String']['output']>;
  before: Maybe<Scalars['String']['output']>;
  changedAt: Scalars['DateTime']['output'];
  changedBy: Maybe<User>;
  field: AssetField;
  id: Scalars['Int']['output'];
};

export type AssetChangePage = {
  count: Scalars['Int']['output'];
  results: Array<AssetChange>;
};

export type AssetChanges = {
  brand?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['Int']['input']>;
  condition?: InputMaybe<AssetCondition>;
  location?: InputMaybe<Scalars['String']['input']>;
  model?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  purchaseCost?: InputMaybe<Scalars['Decimal']['input']>;
  purchaseDate?: InputMaybe<Scalars['Date']['input']>;
  serialNumber?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<AssetStatus>;
  warrantyExpiry?: InputMaybe<Scalars['Date']['input']>;
};

export type { AssetCondition };

export type AssetConditionCount = {
  condition: AssetCondition;
  count: Scalars['Int']['output'];
};

export type AssetDimension =
  | 'CATEGORY'
  | 'CONDITION'
  | 'DEPARTMENT'
  | 'HOLDER'
  | 'MODEL'
  | 'STATUS';

export type { AssetField };

export type AssetInput = {
  brand?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['Int']['input']>;
  condition?: InputMaybe<AssetCondition>;
  location?: InputMaybe<Scalars['String']['input']>;
  model?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  purchaseCost?: InputMaybe<Scalars['Decimal']['input']>;
  purchaseDate?: InputMaybe<Scalars['Date']['input']>;
  serialNumber?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<AssetStatus>;
  warrantyExpiry?: InputMaybe<Scalars['Date']['input']>;
};

export type AssetLabels = {
  count: Scalars['Int']['output'];
  pdf: Scalars['String']['output'];
};

export type AssetMaintenance = {
  assetId: Scalars['Int']['output'];
  assetName: Scalars['String']['output'];
  assetTag: Scalars['String']['output'];
  completedDate: Maybe<Scalars['Date']['output']>;
  cost: Maybe<Scalars['Decimal']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdById: Scalars['Int']['output'];
  createdByName: Scalars['String']['output'];
  description: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  maintenanceType: MaintenanceType;
  notes: Scalars['String']['output'];
  performedBy: Maybe<Scalars['String']['output']>;
  scheduledDate: Maybe<Scalars['Date']['output']>;
  status: MaintenanceStatus;
  updatedAt: Scalars['DateTime']['output'];
};

export type AssetMaintenanceChanges = {
  asset?: InputMaybe<Scalars['Int']['input']>;
  completedDate?: InputMaybe<Scalars['Date']['input']>;
  cost?: InputMaybe<Scalars['Decimal']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  maintenanceType?: InputMaybe<MaintenanceType>;
  notes?: InputMaybe<Scalars['String']['input']>;
  performedBy?: InputMaybe<Scalars['String']['input']>;
  scheduledDate?: InputMaybe<Scalars['Date']['input']>;
  status?: InputMaybe<MaintenanceStatus>;
};

export type AssetMaintenanceInput = {
  asset: Scalars['Int']['input'];
  completedDate?: InputMaybe<Scalars['Date']['input']>;
  cost?: InputMaybe<Scalars['Decimal']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  maintenanceType?: InputMaybe<MaintenanceType>;
  notes?: InputMaybe<Scalars['String']['input']>;
  performedBy?: InputMaybe<Scalars['String']['input']>;
  scheduledDate?: InputMaybe<Scalars['Date']['input']>;
  status?: InputMaybe<MaintenanceStatus>;
};

export type AssetMaintenancePage = {
  count: Scalars['Int']['output'];
  next: Maybe<Scalars['String']['output']>;
  results: Array<AssetMaintenance>;
};

export type AssetMeasure =
  | 'ASSETS'
  | 'PURCHASED';

export type AssetPage = {
  count: Scalars['Int']['output'];
  next: Maybe<Scalars['String']['output']>;
  results: Array<Asset>;
};

export type AssetStatistics = {
  assignedAssets: Scalars['Int']['output'];
  availableAssets: Scalars['Int']['output'];
  byCondition: Array<AssetConditionCount>;
  byType: Array<AssetTypeCount>;
  lostAssets: Scalars['Int']['output'];
  maintenanceAssets: Scalars['Int']['output'];
  retiredAssets: Scalars['Int']['output'];
  totalAssets: Scalars['Int']['output'];
  totalValue: Scalars['Decimal']['output'];
};

export type { AssetStatus };

export type { AssetStatusFilter };

export type AssetTypeCount = {
  category: Scalars['Int']['output'];
  count: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type AssignAssetInput = {
  assignedTo?: InputMaybe<Scalars['Int']['input']>;
  conditionOnAssignment?: InputMaybe<AssetCondition>;
  expectedAssignedTo?: InputMaybe<Scalars['Int']['input']>;
  keepStatus?: InputMaybe<Scalars['Boolean']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
};

export type ChatMessageInput = {
  sender: ChatSender;
  text: Scalars['String']['input'];
  timestamp?: InputMaybe<Scalars['DateTime']['input']>;
};

export type ChatReply = {
  brief: Scalars['String']['output'];
  isSure: Scalars['Boolean']['output'];
  nearest: Array<KbArticle>;
  response: Scalars['String']['output'];
  sources: Array<ChatSource>;
  timestamp: Scalars['DateTime']['output'];
};

export type ChatSender =
  | 'AI'
  | 'USER';

export type ChatSource = {
  article: KbArticle;
  heading: Maybe<Scalars['String']['output']>;
  quote: Scalars['String']['output'];
};

export type Equipment = {
  assetTag: Scalars['String']['output'];
  brand: Maybe<Scalars['String']['output']>;
  category: Scalars['String']['output'];
  condition: AssetCondition;
  id: Scalars['Int']['output'];
  isLost: Scalars['Boolean']['output'];
  model: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  serialNumber: Maybe<Scalars['String']['output']>;
  since: Scalars['Date']['output'];
  warrantyExpiry: Maybe<Scalars['Date']['output']>;
};

export type Figure = {
  groups: Array<Maybe<Scalars['String']['output']>>;
  isWithheld: Scalars['Boolean']['output'];
  period: Maybe<Scalars['Date']['output']>;
  value: Maybe<Scalars['Float']['output']>;
};

export type FigurePeriod =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

export type Found = {
  id: Scalars['ID']['output'];
  kind: FoundKind;
  path: Scalars['String']['output'];
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type FoundKind =
  | 'ARTICLE'
  | 'ASSET'
  | 'POLICY';

export type ImportCheck = {
  badRows: Scalars['Int']['output'];
  knownRows: Scalars['Int']['output'];
  newRows: Scalars['Int']['output'];
  problemCount: Scalars['Int']['output'];
  problems: Array<ImportProblem>;
  rows: Scalars['Int']['output'];
  unknownColumns: Array<Scalars['String']['output']>;
};

export type ImportColumn = {
  head: Scalars['String']['output'];
  hint: Scalars['String']['output'];
  isRequired: Scalars['Boolean']['output'];
};

export type ImportJob = {
  done: Scalars['Int']['output'];
  fileName: Scalars['String']['output'];
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['Int']['output'];
  known: Scalars['Int']['output'];
  made: Scalars['Int']['output'];
  problems: Array<ImportProblem>;
  startedAt: Scalars['DateTime']['output'];
  startedBy: User;
  status: ImportStatus;
  step: ImportStep;
  total: Scalars['Int']['output'];
};

export type ImportProblem = {
  column: Maybe<Scalars['String']['output']>;
  reason: Scalars['String']['output'];
  row: Maybe<Scalars['Int']['output']>;
};

export type { ImportStatus };

export type { ImportStep };

export type ItDashboard = {
  assignedAssets: Scalars['Int']['output'];
  availableAssets: Scalars['Int']['output'];
  maintenanceAssets: Scalars['Int']['output'];
  totalArticleDownloads: Scalars['Int']['output'];
  totalArticleViews: Scalars['Int']['output'];
  totalArticles: Scalars['Int']['output'];
  totalAssetValue: Scalars['Decimal']['output'];
  totalAssets: Scalars['Int']['output'];
};

export type KbArticle = {
  archive: Maybe<Scalars['String']['output']>;
  attachments: Array<KbAttachment>;
  author: Maybe<User>;
  authorId: Scalars['Int']['output'];
  authorName: Scalars['String']['output'];
  category: KbCategory;
  content: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  downloadCount: Scalars['Int']['output'];
  highlights: Array<KbHighlight>;
  id: Scalars['Int']['output'];
  isPublished: Scalars['Boolean']['output'];
  policy: Maybe<PolicyVersion>;
  preview: Scalars['String']['output'];
  questions: Array<KbArticleQuestion>;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  viewCount: Scalars['Int']['output'];
  viewerCan: KbArticleActions;
};

export type KbArticleActions = {
  remove: Scalars['Boolean']['output'];
  update: Scalars['Boolean']['output'];
};

export type KbArticleChanges = {
  attachments?: InputMaybe<Array<Scalars['Upload']['input']>>;
  category?: InputMaybe<Scalars['Int']['input']>;
  content?: InputMaybe<Scalars['String']['input']>;
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  questions?: InputMaybe<Array<KbArticleQuestionInput>>;
  removeAttachments?: InputMaybe<Array<Scalars['Int']['input']>>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type KbArticleInput = {
  attachments?: InputMaybe<Array<Scalars['Upload']['input']>>;
  category: Scalars['Int']['input'];
  content: Scalars['String']['input'];
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  questions?: InputMaybe<Array<KbArticleQuestionInput>>;
  title: Scalars['String']['input'];
};

export type KbArticlePage = {
  count: Scalars['Int']['output'];
  results: Array<KbArticle>;
};

export type { KbArticlePart };

export type KbArticleQuestion = {
  heading: Maybe<Scalars['String']['output']>;
  question: Scalars['String']['output'];
};

export type KbArticleQuestionInput = {
  heading?: InputMaybe<Scalars['String']['input']>;
  question: Scalars['String']['input'];
};

export type KbArticleVersion = {
  articleId: Scalars['Int']['output'];
  category: KbCategory;
  changed: Array<KbArticlePart>;
  content: Scalars['String']['output'];
  editedAt: Scalars['DateTime']['output'];
  editorId: Maybe<Scalars['Int']['output']>;
  editorName: Maybe<Scalars['String']['output']>;
  isPublished: Scalars['Boolean']['output'];
  previousVersion: Maybe<Scalars['Int']['output']>;
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type KbArticleVersionPage = {
  count: Scalars['Int']['output'];
  results: Array<KbArticleVersion>;
};

export type KbAttachment = {
  file: Scalars['String']['output'];
  fileSize: Scalars['Int']['output'];
  filename: Scalars['String']['output'];
  id: Scalars['Int']['output'];
};

export type KbCategory = {
  id: Scalars['Int']['output'];
  isForPolicies: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type KbCategoryInput = {
  name: Scalars['String']['input'];
};

export type KbCategoryPage = {
  count: Scalars['Int']['output'];
  results: Array<KbCategory>;
};

export type KbFigures = {
  articles: Scalars['Int']['output'];
  downloads: Scalars['Int']['output'];
  views: Scalars['Int']['output'];
};

export type KbHighlight = {
  isMatch: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
};

export type Leaving = {
  equipment: Array<LeavingEquipment>;
  userId: Scalars['Int']['output'];
};

export type LeavingEquipment = {
  assetTag: Scalars['String']['output'];
  name: Scalars['String']['output'];
  since: Scalars['Date']['output'];
};

export type { MaintenanceStatus };

export type { MaintenanceType };

export type MarkForMaintenanceInput = {
  cost?: InputMaybe<Scalars['Decimal']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  maintenanceType?: InputMaybe<MaintenanceType>;
  notes?: InputMaybe<Scalars['String']['input']>;
  performedBy?: InputMaybe<Scalars['String']['input']>;
  scheduledDate?: InputMaybe<Scalars['Date']['input']>;
};

export type Mutation = {
  assignAsset: Asset;
  beginPolicyVersion: Policy;
  checkAssetImport: ImportCheck;
  confirmPolicy: PolicyAsk;
  createAsset: Asset;
  createAssetCategory: AssetCategory;
  createAssetMaintenance: AssetMaintenance;
  createKbArticle: KbArticle;
  createKbCategory: KbCategory;
  createPolicy: Policy;
  deleteAsset: Scalars['Boolean']['output'];
  deleteAssetAssignment: Scalars['Boolean']['output'];
  deleteAssetCategory: Scalars['Boolean']['output'];
  deleteAssetMaintenance: Scalars['Boolean']['output'];
  deleteKbArticle: Scalars['Boolean']['output'];
  deleteKbCategory: Scalars['Boolean']['output'];
  discardPolicyDraft: Scalars['Boolean']['output'];
  exportAssets: AssetPage;
  exportPolicyReaders: PolicyReaderPage;
  markAssetForMaintenance: Asset;
  printAssetLabels: AssetLabels;
  publishPolicy: Policy;
  registerKbArticleDownload: KbArticle;
  registerKbArticleView: KbArticle;
  remindPolicyReaders: PolicyReminder;
  restoreKbArticle: KbArticle;
  restoreKbArticleVersion: KbArticle;
  returnAsset: AssetAssignment;
  sendChatMessage: ChatReply;
  startAssetImport: ImportJob;
  updateAsset: Asset;
  updateAssetAssignment: AssetAssignment;
  updateAssetCategory: AssetCategory;
  updateAssetMaintenance: AssetMaintenance;
  updateKbArticle: KbArticle;
  updateKbCategory: KbCategory;
  updatePolicy: Policy;
  withdrawPolicyVersion: Policy;
};


export type MutationAssignAssetArgs = {
  id: Scalars['Int']['input'];
  input: AssignAssetInput;
};


export type MutationBeginPolicyVersionArgs = {
  id: Scalars['Int']['input'];
};


export type MutationCheckAssetImportArgs = {
  file: Scalars['Upload']['input'];
};


export type MutationConfirmPolicyArgs = {
  id: Scalars['Int']['input'];
  number: Scalars['Int']['input'];
};


export type MutationCreateAssetArgs = {
  input: AssetInput;
};


export type MutationCreateAssetCategoryArgs = {
  input: AssetCategoryInput;
};


export type MutationCreateAssetMaintenanceArgs = {
  input: AssetMaintenanceInput;
};


export type MutationCreateKbArticleArgs = {
  input: KbArticleInput;
};


export type MutationCreateKbCategoryArgs = {
  input: KbCategoryInput;
};


export type MutationCreatePolicyArgs = {
  input: PolicyInput;
};


export type MutationDeleteAssetArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteAssetAssignmentArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteAssetCategoryArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteAssetMaintenanceArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteKbArticleArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteKbCategoryArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDiscardPolicyDraftArgs = {
  id: Scalars['Int']['input'];
};


export type MutationExportAssetsArgs = {
  category?: InputMaybe<Array<Scalars['String']['input']>>;
  condition?: InputMaybe<Array<AssetCondition>>;
  department?: InputMaybe<Array<Scalars['String']['input']>>;
  employee?: InputMaybe<Array<Scalars['Int']['input']>>;
  heldByLeavers?: InputMaybe<Scalars['Boolean']['input']>;
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  location?: InputMaybe<Array<Scalars['String']['input']>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<AssetStatusFilter>>;
};


export type MutationExportPolicyReadersArgs = {
  department?: InputMaybe<Array<Scalars['Int']['input']>>;
  isConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  isLate?: InputMaybe<Scalars['Boolean']['input']>;
  number: Scalars['Int']['input'];
  ordering?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  policyId: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


export type MutationMarkAssetForMaintenanceArgs = {
  id: Scalars['Int']['input'];
  input?: InputMaybe<MarkForMaintenanceInput>;
};


export type MutationPrintAssetLabelsArgs = {
  category?: InputMaybe<Array<Scalars['String']['input']>>;
  condition?: InputMaybe<Array<AssetCondition>>;
  department?: InputMaybe<Array<Scalars['String']['input']>>;
  employee?: InputMaybe<Array<Scalars['Int']['input']>>;
  heldByLeavers?: InputMaybe<Scalars['Boolean']['input']>;
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  location?: InputMaybe<Array<Scalars['String']['input']>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<AssetStatusFilter>>;
};


export type MutationPublishPolicyArgs = {
  id: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRegisterKbArticleDownloadArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRegisterKbArticleViewArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRemindPolicyReadersArgs = {
  id: Scalars['Int']['input'];
  number: Scalars['Int']['input'];
  userIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type MutationRestoreKbArticleArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRestoreKbArticleVersionArgs = {
  from: Scalars['Int']['input'];
  id: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationReturnAssetArgs = {
  id: Scalars['Int']['input'];
  input?: InputMaybe<ReturnAssetInput>;
};


export type MutationSendChatMessageArgs = {
  conversationHistory?: InputMaybe<Array<ChatMessageInput>>;
  message: Scalars['String']['input'];
};


export type MutationStartAssetImportArgs = {
  file: Scalars['Upload']['input'];
};


export type MutationUpdateAssetArgs = {
  id: Scalars['Int']['input'];
  input: AssetChanges;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateAssetAssignmentArgs = {
  id: Scalars['Int']['input'];
  input: AssetAssignmentChanges;
};


export type MutationUpdateAssetCategoryArgs = {
  id: Scalars['Int']['input'];
  input: AssetCategoryChanges;
};


export type MutationUpdateAssetMaintenanceArgs = {
  id: Scalars['Int']['input'];
  input: AssetMaintenanceChanges;
};


export type MutationUpdateKbArticleArgs = {
  id: Scalars['Int']['input'];
  input: KbArticleChanges;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateKbCategoryArgs = {
  id: Scalars['Int']['input'];
  input: KbCategoryInput;
};


export type MutationUpdatePolicyArgs = {
  id: Scalars['Int']['input'];
  input: PolicyChanges;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationWithdrawPolicyVersionArgs = {
  id: Scalars['Int']['input'];
  number: Scalars['Int']['input'];
};

export type Policy = {
  articleId: Maybe<Scalars['Int']['output']>;
  createdAt: Scalars['DateTime']['output'];
  current: PolicyVersion;
  draft: Maybe<PolicyVersion>;
  id: Scalars['Int']['output'];
  nextReview: Scalars['Date']['output'];
  owner: Maybe<User>;
  ownerId: Scalars['Int']['output'];
  ownerName: Scalars['String']['output'];
  scheduled: Maybe<PolicyVersion>;
  status: PolicyStatus;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  viewerCan: PolicyActions;
};

export type PolicyActions = {
  begin: Scalars['Boolean']['output'];
  publish: Scalars['Boolean']['output'];
  update: Scalars['Boolean']['output'];
};

export type PolicyAsk = {
  askedAt: Scalars['DateTime']['output'];
  confirmedAt: Maybe<Scalars['DateTime']['output']>;
  dueOn: Scalars['Date']['output'];
  isLate: Scalars['Boolean']['output'];
  policyVersion: PolicyVersion;
};

export type PolicyAskPage = {
  count: Scalars['Int']['output'];
  results: Array<PolicyAsk>;
};

export type { PolicyAudience };

export type PolicyChanges = {
  audience?: InputMaybe<PolicyAudience>;
  confirmBy?: InputMaybe<Scalars['Date']['input']>;
  content?: InputMaybe<Scalars['String']['input']>;
  departments?: InputMaybe<Array<Scalars['Int']['input']>>;
  effectiveOn?: InputMaybe<Scalars['Date']['input']>;
  nextReview?: InputMaybe<Scalars['Date']['input']>;
  ownerId?: InputMaybe<Scalars['Int']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type PolicyDepartment = {
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type PolicyInput = {
  audience?: InputMaybe<PolicyAudience>;
  confirmBy?: InputMaybe<Scalars['Date']['input']>;
  content: Scalars['String']['input'];
  departments?: InputMaybe<Array<Scalars['Int']['input']>>;
  effectiveOn?: InputMaybe<Scalars['Date']['input']>;
  nextReview: Scalars['Date']['input'];
  ownerId?: InputMaybe<Scalars['Int']['input']>;
  title: Scalars['String']['input'];
};

export type PolicyPage = {
  count: Scalars['Int']['output'];
  results: Array<Policy>;
};

export type PolicyReader = {
  askedAt: Scalars['DateTime']['output'];
  confirmedAt: Maybe<Scalars['DateTime']['output']>;
  departmentName: Maybe<Scalars['String']['output']>;
  dueOn: Scalars['Date']['output'];
  fullName: Scalars['String']['output'];
  isLate: Scalars['Boolean']['output'];
  remindedAt: Maybe<Scalars['DateTime']['output']>;
  userId: Scalars['Int']['output'];
};

export type PolicyReaderPage = {
  count: Scalars['Int']['output'];
  next: Maybe<Scalars['String']['output']>;
  results: Array<PolicyReader>;
};

export type PolicyReminder = {
  leftOut: Scalars['Int']['output'];
  reminded: Scalars['Int']['output'];
};

export type { PolicyStatus };

export type PolicyVersion = {
  asked: Maybe<Scalars['Int']['output']>;
  audience: PolicyAudience;
  confirmBy: Maybe<Scalars['Date']['output']>;
  confirmed: Maybe<Scalars['Int']['output']>;
  content: Scalars['String']['output'];
  departments: Array<PolicyDepartment>;
  effectiveOn: Maybe<Scalars['Date']['output']>;
  number: Scalars['Int']['output'];
  policyId: Scalars['Int']['output'];
  previous: Maybe<PolicyVersion>;
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  publishedByName: Maybe<Scalars['String']['output']>;
  status: PolicyVersionStatus;
  title: Scalars['String']['output'];
  viewerAsked: Maybe<PolicyAsk>;
  viewerCan: PolicyVersionActions;
};

export type PolicyVersionActions = {
  confirm: Scalars['Boolean']['output'];
  readReaders: Scalars['Boolean']['output'];
  withdraw: Scalars['Boolean']['output'];
};

export type PolicyVersionPage = {
  count: Scalars['Int']['output'];
  results: Array<PolicyVersion>;
};

export type { PolicyVersionStatus };

export type Query = {
  asset: Maybe<Asset>;
  assetAssignment: Maybe<AssetAssignment>;
  assetAssignments: AssetAssignmentPage;
  assetCategories: AssetCategoryPage;
  assetCategory: Maybe<AssetCategory>;
  assetFigures: Array<Figure>;
  assetHistory: Maybe<AssetChangePage>;
  assetImport: Maybe<ImportJob>;
  assetImportColumns: Array<ImportColumn>;
  assetMaintenanceRecord: Maybe<AssetMaintenance>;
  assetMaintenanceRecords: AssetMaintenancePage;
  assetStatistics: AssetStatistics;
  assets: AssetPage;
  itDashboard: ItDashboard;
  kbArticle: Maybe<KbArticle>;
  kbArticleVersion: Maybe<KbArticleVersion>;
  kbArticleVersions: KbArticleVersionPage;
  kbArticles: KbArticlePage;
  kbAttachment: Maybe<KbAttachment>;
  kbCategories: KbCategoryPage;
  kbCategory: Maybe<KbCategory>;
  kbFigures: KbFigures;
  kbSuggestions: Array<KbArticle>;
  myEquipment: Array<Equipment>;
  myPolicies: PolicyAskPage;
  policies: PolicyPage;
  policy: Maybe<Policy>;
  policyReaders: PolicyReaderPage;
  policyVersion: Maybe<PolicyVersion>;
  policyVersions: PolicyVersionPage;
  popularKbArticles: KbArticlePage;
  publishedKbArticles: KbArticlePage;
  searchIt: Maybe<Array<Found>>;
  waitingInIt: Maybe<Array<Waiting>>;
};


export type QueryAssetArgs = {
  id: Scalars['Int']['input'];
};


export type QueryAssetAssignmentArgs = {
  id: Scalars['Int']['input'];
};


export type QueryAssetAssignmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  asOf?: InputMaybe<Scalars['Date']['input']>;
  asset?: InputMaybe<Array<Scalars['Int']['input']>>;
  assignedTo?: InputMaybe<Array<Scalars['Int']['input']>>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAssetCategoriesArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAssetCategoryArgs = {
  id: Scalars['Int']['input'];
};


export type QueryAssetFiguresArgs = {
  by?: InputMaybe<Array<AssetDimension>>;
  department?: InputMaybe<Scalars['String']['input']>;
  every?: InputMaybe<FigurePeriod>;
  from?: InputMaybe<Scalars['Date']['input']>;
  measure: AssetMeasure;
  to?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryAssetHistoryArgs = {
  assetId: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAssetImportArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAssetMaintenanceRecordArgs = {
  id: Scalars['Int']['input'];
};


export type QueryAssetMaintenanceRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  asset?: InputMaybe<Array<Scalars['Int']['input']>>;
  maintenanceType?: InputMaybe<Array<MaintenanceType>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<MaintenanceStatus>>;
};


export type QueryAssetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Array<Scalars['String']['input']>>;
  condition?: InputMaybe<Array<AssetCondition>>;
  department?: InputMaybe<Array<Scalars['String']['input']>>;
  employee?: InputMaybe<Array<Scalars['Int']['input']>>;
  heldByLeavers?: InputMaybe<Scalars['Boolean']['input']>;
  location?: InputMaybe<Array<Scalars['String']['input']>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<AssetStatusFilter>>;
};


export type QueryKbArticleArgs = {
  id: Scalars['Int']['input'];
};


export type QueryKbArticleVersionArgs = {
  articleId: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


export type QueryKbArticleVersionsArgs = {
  articleId: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryKbArticlesArgs = {
  author?: InputMaybe<Array<Scalars['Int']['input']>>;
  category?: InputMaybe<Array<Scalars['Int']['input']>>;
  isPublished?: InputMaybe<Scalars['Boolean']['input']>;
  isRemoved?: InputMaybe<Scalars['Boolean']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryKbAttachmentArgs = {
  articleId: Scalars['Int']['input'];
  id: Scalars['Int']['input'];
};


export type QueryKbCategoriesArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryKbCategoryArgs = {
  id: Scalars['Int']['input'];
};


export type QueryKbSuggestionsArgs = {
  text: Scalars['String']['input'];
};


export type QueryMyPoliciesArgs = {
  isConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPoliciesArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  reviewBy?: InputMaybe<Scalars['Date']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<PolicyStatus>>;
};


export type QueryPolicyArgs = {
  id: Scalars['Int']['input'];
};


export type QueryPolicyReadersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  department?: InputMaybe<Array<Scalars['Int']['input']>>;
  isConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  isLate?: InputMaybe<Scalars['Boolean']['input']>;
  number: Scalars['Int']['input'];
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  policyId: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPolicyVersionArgs = {
  number: Scalars['Int']['input'];
  policyId: Scalars['Int']['input'];
};


export type QueryPolicyVersionsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  policyId: Scalars['Int']['input'];
};


export type QueryPopularKbArticlesArgs = {
  category?: InputMaybe<Array<Scalars['Int']['input']>>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPublishedKbArticlesArgs = {
  author?: InputMaybe<Array<Scalars['Int']['input']>>;
  category?: InputMaybe<Array<Scalars['Int']['input']>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchItArgs = {
  search: Scalars['String']['input'];
};

export type ReturnAssetInput = {
  conditionOnReturn?: InputMaybe<AssetCondition>;
  notes?: InputMaybe<Scalars['String']['input']>;
};

export type User = {
  equipment: Maybe<Array<Equipment>>;
  id: Scalars['Int']['output'];
};

export type Waiting = {
  count: Scalars['Int']['output'];
  detail: Scalars['String']['output'];
  kind: WaitingKind;
  path: Scalars['String']['output'];
  until: Maybe<Scalars['String']['output']>;
};

export type WaitingKind =
  | 'POLICIES_TO_CONFIRM'
  | 'POLICIES_TO_REVIEW';
