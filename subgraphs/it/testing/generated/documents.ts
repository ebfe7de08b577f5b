/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Corrections of an assignment; fields left out stay. */
type AssetAssignmentChanges = {
  /** The asset it is about; another one is refused. */
  asset?: number | null | undefined;
  /** The person it is about; another one is refused. */
  assignedTo?: number | null | undefined;
  conditionOnAssignment?: AssetCondition | null | undefined;
  /** At most 5,000 characters. */
  notes?: string | null | undefined;
};

/** Changes to a category; fields left out stay. */
type AssetCategoryChanges = {
  /** 1 to 100 characters. */
  name?: string | null | undefined;
  /** 2 to 5 characters. */
  prefix?: string | null | undefined;
};

/** A new category of assets. */
type AssetCategoryInput = {
  /** 1 to 100 characters. */
  name: string;
  /** 2 to 5 characters. */
  prefix: string;
};

/** Changes to an asset; fields left out stay, null or blank empties what may be empty. */
type AssetChanges = {
  /** At most 100 characters. */
  brand?: string | null | undefined;
  /** Number of its category. */
  category?: number | null | undefined;
  condition?: AssetCondition | null | undefined;
  /** At most 100 characters. */
  location?: string | null | undefined;
  /** At most 100 characters. */
  model?: string | null | undefined;
  /** 1 to 200 characters. */
  name?: string | null | undefined;
  /** At most 5,000 characters. */
  notes?: string | null | undefined;
  /** 0 to 9,999,999,999.99. */
  purchaseCost?: string | null | undefined;
  /** From 1950-01-01 to today. */
  purchaseDate?: string | null | undefined;
  /** At most 100 characters. */
  serialNumber?: string | null | undefined;
  status?: AssetStatus | null | undefined;
  /** Another day than before has to be today or later. */
  warrantyExpiry?: string | null | undefined;
};

/** Condition of an asset. */
type AssetCondition =
  /** Does not work. */
  | 'BROKEN'
  /** As new. */
  | 'EXCELLENT'
  /** Shows much use. */
  | 'FAIR'
  /** Shows some use. */
  | 'GOOD'
  /** Works badly. */
  | 'POOR';

/** What can change about an asset. */
type AssetField =
  /** Who made it. */
  | 'BRAND'
  /** Its category. */
  | 'CATEGORY'
  /** Its condition. */
  | 'CONDITION'
  /** Who has it, by name. */
  | 'HOLDER'
  /** Where it is kept. */
  | 'LOCATION'
  /** Its model. */
  | 'MODEL'
  /** Its name. */
  | 'NAME'
  /** What it cost. */
  | 'PURCHASE_COST'
  /** The day on which it was bought. */
  | 'PURCHASE_DATE'
  /** The number of its maker. */
  | 'SERIAL_NUMBER'
  /** Its status. */
  | 'STATUS'
  /** The last day of its warranty. */
  | 'WARRANTY_EXPIRY';

/** A new asset: all fields but `status`, `condition` and `notes` are needed. */
type AssetInput = {
  /** At most 100 characters. */
  brand?: string | null | undefined;
  /** Number of its category. */
  category?: number | null | undefined;
  condition?: AssetCondition | null | undefined;
  /** At most 100 characters. */
  location?: string | null | undefined;
  /** At most 100 characters. */
  model?: string | null | undefined;
  /** 1 to 200 characters. */
  name?: string | null | undefined;
  /** At most 5,000 characters. */
  notes?: string | null | undefined;
  /** 0 to 9,999,999,999.99. */
  purchaseCost?: string | null | undefined;
  /** From 1950-01-01 to today. */
  purchaseDate?: string | null | undefined;
  /** At most 100 characters. */
  serialNumber?: string | null | undefined;
  /** ASSIGNED is stored as AVAILABLE until assignAsset says to whom. */
  status?: AssetStatus | null | undefined;
  /** 1950-01-01 or later. */
  warrantyExpiry?: string | null | undefined;
};

/** Changes to a record of work; fields left out stay. */
type AssetMaintenanceChanges = {
  /** The asset it is about; another one is refused. */
  asset?: number | null | undefined;
  /** Today when left out of work that is over. Not after today; work that is done ended on its scheduled day or later. */
  completedDate?: string | null | undefined;
  /** 0 to 9,999,999,999.99. */
  cost?: string | null | undefined;
  /** At most 5,000 characters. */
  description?: string | null | undefined;
  maintenanceType?: MaintenanceType | null | undefined;
  /** At most 5,000 characters. */
  notes?: string | null | undefined;
  /** At most 200 characters. */
  performedBy?: string | null | undefined;
  scheduledDate?: string | null | undefined;
  status?: MaintenanceStatus | null | undefined;
};

/** Work on an asset. */
type AssetMaintenanceInput = {
  /** Number of the asset. */
  asset: number;
  /** Today when left out of work that is over. Not after today; work that is done ended on its scheduled day or later. */
  completedDate?: string | null | undefined;
  /** 0 to 9,999,999,999.99. */
  cost?: string | null | undefined;
  /** At most 5,000 characters. */
  description?: string | null | undefined;
  maintenanceType?: MaintenanceType | null | undefined;
  /** At most 5,000 characters. */
  notes?: string | null | undefined;
  /** At most 200 characters. */
  performedBy?: string | null | undefined;
  scheduledDate?: string | null | undefined;
  status?: MaintenanceStatus | null | undefined;
};

/** Status of an asset. */
type AssetStatus =
  /** A person has it. */
  | 'ASSIGNED'
  /** In stock, no one has it. */
  | 'AVAILABLE'
  /** No one knows where it is. */
  | 'LOST'
  /** It is being repaired or looked after. */
  | 'MAINTENANCE'
  /** It is not used any more. */
  | 'RETIRED';

/** A status to narrow a list to, or one of three other words. */
type AssetStatusFilter =
  /** Available or assigned. */
  | 'ACTIVE'
  /** A person has it. */
  | 'ASSIGNED'
  /** In stock, no one has it. */
  | 'AVAILABLE'
  /** Whatever its status, in poor condition or broken. */
  | 'DAMAGED'
  /** Retired. */
  | 'INACTIVE'
  /** No one knows where it is. */
  | 'LOST'
  /** It is being repaired or looked after. */
  | 'MAINTENANCE'
  /** It is not used any more. */
  | 'RETIRED';

/** Who gets an asset. */
type AssignAssetInput = {
  /** User id of a person who may sign in; needed. */
  assignedTo?: number | null | undefined;
  conditionOnAssignment?: AssetCondition | null | undefined;
  /** User id of who has it as you saw it, null for no one; another one by now is a CONFLICT that names them. Not asked when left out. */
  expectedAssignedTo?: number | null | undefined;
  /** True leaves a lost asset lost and only says who had it. */
  keepStatus?: boolean | null | undefined;
  /** At most 5,000 characters. */
  notes?: string | null | undefined;
};

/** The kinds of things that are found. */
type FoundKind =
  /** An article of the knowledge base, found as in kbArticles. */
  | 'ARTICLE'
  /** An asset: tag, name, brand, model or serial number. */
  | 'ASSET'
  /** A policy in force: an article that people are asked to confirm. */
  | 'POLICY';

/** Changes to an article; fields left out stay. */
type KbArticleChanges = {
  /** PDF files to add. At most 10, each under 10 MB. */
  attachments?: Array<object> | null | undefined;
  category?: number | null | undefined;
  /** 1 to 50,000 characters. */
  content?: string | null | undefined;
  isPublished?: boolean | null | undefined;
  /** All questions from now on, in place of those that it has; null leaves them. At most 300. */
  questions?: Array<KbArticleQuestionInput> | null | undefined;
  /** Ids of files to take away; one must be left. */
  removeAttachments?: Array<number> | null | undefined;
  /** 1 to 200 characters. */
  title?: string | null | undefined;
};

/** A new article. */
type KbArticleInput = {
  /** PDF files; one is needed. At most 10, each under 10 MB. */
  attachments?: Array<object> | null | undefined;
  /** Id of a subject. */
  category: number;
  /** 1 to 50,000 characters. */
  content: string;
  /** False keeps it from everyone but its author, IT Staff and administrators. */
  isPublished?: boolean | null | undefined;
  /** Questions in people's own words that the article answers. One that is given twice is kept once. At most 300. */
  questions?: Array<KbArticleQuestionInput> | null | undefined;
  /** 1 to 200 characters. */
  title: string;
};

/** A question that an article answers; both texts are kept in one line. */
type KbArticleQuestionInput = {
  /** One that the article does not have is kept, and finds nothing. At most 200 characters. */
  heading?: string | null | undefined;
  /** 3 to 200 characters. */
  question: string;
};

/** The status of work on an asset. */
type MaintenanceStatus =
  /** Given up. */
  | 'CANCELLED'
  /** Done. */
  | 'COMPLETED'
  /** Being done: the asset is in maintenance. */
  | 'IN_PROGRESS'
  /** Not begun. */
  | 'SCHEDULED';

/** Kind of work on an asset. */
type MaintenanceType =
  /** To see how well it is. */
  | 'INSPECTION'
  /** So that nothing breaks. */
  | 'PREVENTIVE'
  /** Something is broken. */
  | 'REPAIR'
  /** To make it better. */
  | 'UPGRADE';

/** Work that begins with marking an asset for maintenance. */
type MarkForMaintenanceInput = {
  /** 0 to 9,999,999,999.99. */
  cost?: string | null | undefined;
  /** At most 5,000 characters. */
  description?: string | null | undefined;
  maintenanceType?: MaintenanceType | null | undefined;
  /** At most 5,000 characters. */
  notes?: string | null | undefined;
  /** At most 200 characters. */
  performedBy?: string | null | undefined;
  scheduledDate?: string | null | undefined;
};

/** Whom a version of a policy concerns. */
type PolicyAudience =
  /** Everyone who works here, also those who start later. */
  | 'ALL'
  /** The people of some departments, also those who come to them later. */
  | 'DEPARTMENTS'
  /** Those who have started within 90 days before it is published, and everyone who starts later. */
  | 'NEW_PEOPLE';

/** Changes to a policy and its draft; fields left out stay. */
type PolicyChanges = {
  /** Of the draft. */
  audience?: PolicyAudience | null | undefined;
  /** Of the draft. */
  confirmBy?: string | null | undefined;
  /** Of the draft. 1 to 50,000 characters. */
  content?: string | null | undefined;
  /** Of the draft: all departments from now on. At most 50. */
  departments?: Array<number> | null | undefined;
  /** Of the draft. */
  effectiveOn?: string | null | undefined;
  /** Not a past day. */
  nextReview?: string | null | undefined;
  /** User id of a person who works here. */
  ownerId?: number | null | undefined;
  /** Of the draft. 1 to 200 characters. */
  title?: string | null | undefined;
};

/** A new policy with its first draft. */
type PolicyInput = {
  audience?: PolicyAudience | null | undefined;
  /** The day until which it is to be confirmed: needed to publish. */
  confirmBy?: string | null | undefined;
  /** 1 to 50,000 characters. */
  content: string;
  /** Ids of departments, for the audience DEPARTMENTS. At most 50. */
  departments?: Array<number> | null | undefined;
  /** The day from which it is in force: needed to publish, at most five years ahead; the day of publishing when left out. */
  effectiveOn?: string | null | undefined;
  /** The day on which the owner looks at it again; not a past one. */
  nextReview: string;
  /** User id of a person who works here; who calls when left out. */
  ownerId?: number | null | undefined;
  /** 1 to 200 characters. */
  title: string;
};

/** The status of a policy. */
type PolicyStatus =
  /** It was never published. */
  | 'DRAFT'
  /** A version is in force or comes into force. */
  | 'PUBLISHED'
  /** What was published is no longer in force. */
  | 'WITHDRAWN';

/** The status of a version of a policy. */
type PolicyVersionStatus =
  /** It is being written; those who manage policies alone read it. */
  | 'DRAFT'
  /** It is what counts today. */
  | 'IN_FORCE'
  /** It is published, and comes into force on its day. */
  | 'SCHEDULED'
  /** A later version has come into force. */
  | 'SUPERSEDED'
  /** It was taken back. */
  | 'WITHDRAWN';

/** How an asset comes back. */
type ReturnAssetInput = {
  conditionOnReturn?: AssetCondition | null | undefined;
  /** Replaces the notes of the assignment; they stay when left out. At most 5,000 characters. */
  notes?: string | null | undefined;
};

/** The kinds of things that wait for a person. */
type WaitingKind =
  /** Policies that you are asked to read and confirm. */
  | 'POLICIES_TO_CONFIRM'
  /** Policies that you own and whose review is due, with policy.manage. */
  | 'POLICIES_TO_REVIEW';

type ExportAssetsMutationVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
  status?: Array<AssetStatusFilter> | AssetStatusFilter | null | undefined;
  search?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


type ExportAssetsMutation = { exportAssets: { count: number, next: string | null, results: Array<{ id: number, assetTag: string, notes: string }> } };

type RestOfAssetExportQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


type RestOfAssetExportQuery = { assets: { next: string | null, results: Array<{ assetTag: string }> } };

type AssetListQueryVariables = Exact<{
  category?: Array<string> | string | null | undefined;
  status?: Array<AssetStatusFilter> | AssetStatusFilter | null | undefined;
  condition?: Array<AssetCondition> | AssetCondition | null | undefined;
  location?: Array<string> | string | null | undefined;
  department?: Array<string> | string | null | undefined;
  employee?: Array<number> | number | null | undefined;
  heldByLeavers?: boolean | null | undefined;
  search?: string | null | undefined;
  ordering?: string | null | undefined;
  pageSize?: number | null | undefined;
  page?: number | null | undefined;
  after?: string | null | undefined;
}>;


type AssetListQuery = { assets: { next: string | null, results: Array<{ id: number, assetTag: string, category: { name: string }, currentAssignment: { holderName: string } | null }> } };

type CountedAssetsQueryVariables = Exact<{
  status?: Array<AssetStatusFilter> | AssetStatusFilter | null | undefined;
}>;


type CountedAssetsQuery = { assets: { count: number } };

type StatisticsQueryVariables = Exact<{ [key: string]: never; }>;


type StatisticsQuery = { assetStatistics: { totalAssets: number, assignedAssets: number, availableAssets: number, maintenanceAssets: number, retiredAssets: number, lostAssets: number, totalValue: string, byCondition: Array<{ condition: AssetCondition, count: number }>, byType: Array<{ name: string, count: number }> } };

type CategoriesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


type CategoriesQuery = { assetCategories: { count: number, results: Array<{ id: number, name: string, prefix: string }> } };

type AddCategoryMutationVariables = Exact<{
  input: AssetCategoryInput;
}>;


type AddCategoryMutation = { createAssetCategory: { id: number, name: string, prefix: string } };

type ChangeCategoryMutationVariables = Exact<{
  id: number;
  input: AssetCategoryChanges;
}>;


type ChangeCategoryMutation = { updateAssetCategory: { name: string, prefix: string } };

type RemoveCategoryMutationVariables = Exact<{
  id: number;
}>;


type RemoveCategoryMutation = { deleteAssetCategory: boolean };

type PrintAssetLabelsMutationVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
  status?: Array<AssetStatusFilter> | AssetStatusFilter | null | undefined;
  search?: string | null | undefined;
}>;


type PrintAssetLabelsMutation = { printAssetLabels: { count: number, pdf: string } };

type MyEquipmentQueryVariables = Exact<{ [key: string]: never; }>;


type MyEquipmentQuery = { myEquipment: Array<{ assetTag: string, name: string, category: string, condition: AssetCondition, since: string, warrantyExpiry: string | null, isLost: boolean }> };

type AssignmentsQueryVariables = Exact<{
  asset?: Array<number> | number | null | undefined;
  asOf?: string | null | undefined;
  isActive?: boolean | null | undefined;
  assignedTo?: Array<number> | number | null | undefined;
}>;


type AssignmentsQuery = { assetAssignments: { count: number, results: Array<{ id: number, assetTag: string, holderName: string, holderDepartment: string | null, assignedDate: string, returnedDate: string | null, isActive: boolean }> } };

type CorrectAssignmentMutationVariables = Exact<{
  id: number;
  input: AssetAssignmentChanges;
}>;


type CorrectAssignmentMutation = { updateAssetAssignment: { conditionOnAssignment: AssetCondition, notes: string } };

type DeleteAssignmentMutationVariables = Exact<{
  id: number;
}>;


type DeleteAssignmentMutation = { deleteAssetAssignment: boolean };

type WorkQueryVariables = Exact<{
  asset?: Array<number> | number | null | undefined;
  search?: string | null | undefined;
}>;


type WorkQuery = { assetMaintenanceRecords: { count: number, results: Array<{ id: number, status: MaintenanceStatus, maintenanceType: MaintenanceType, description: string, completedDate: string | null, cost: string | null, performedBy: string | null }> } };

type CreateWorkMutationVariables = Exact<{
  input: AssetMaintenanceInput;
}>;


type CreateWorkMutation = { createAssetMaintenance: { id: number, status: MaintenanceStatus, completedDate: string | null } };

type UpdateWorkMutationVariables = Exact<{
  id: number;
  input: AssetMaintenanceChanges;
}>;


type UpdateWorkMutation = { updateAssetMaintenance: { id: number, status: MaintenanceStatus, completedDate: string | null } };

type DeleteWorkMutationVariables = Exact<{
  id: number;
}>;


type DeleteWorkMutation = { deleteAssetMaintenance: boolean };

type AskOfPolicyMutationVariables = Exact<{
  message: string;
}>;


type AskOfPolicyMutation = { sendChatMessage: { response: string } };

type SearchItQueryVariables = Exact<{
  search: string;
}>;


type SearchItQuery = { searchIt: Array<{ kind: FoundKind, id: string, title: string, subtitle: string, path: string }> | null };

type ReadPolicyArticleQueryVariables = Exact<{
  id: number;
}>;


type ReadPolicyArticleQuery = { kbArticle: { title: string, content: string, authorName: string, category: { id: number, isForPolicies: boolean }, policy: { number: number, effectiveOn: string | null } | null, viewerCan: { update: boolean, remove: boolean } } | null };

type ChangePolicyArticleMutationVariables = Exact<{
  id: number;
  input: KbArticleChanges;
}>;


type ChangePolicyArticleMutation = { updateKbArticle: { id: number } };

type RemovePolicyArticleMutationVariables = Exact<{
  id: number;
}>;


type RemovePolicyArticleMutation = { deleteKbArticle: boolean };

type RemovePolicyCategoryMutationVariables = Exact<{
  id: number;
}>;


type RemovePolicyCategoryMutation = { deleteKbCategory: boolean };

type RenamePolicyCategoryMutationVariables = Exact<{
  id: number;
  name: string;
}>;


type RenamePolicyCategoryMutation = { updateKbCategory: { name: string } };

type ListPolicyArticlesQueryVariables = Exact<{
  isPublished?: boolean | null | undefined;
}>;


type ListPolicyArticlesQuery = { kbArticles: { results: Array<{ title: string }> } };

type WriteBesidePoliciesMutationVariables = Exact<{
  input: KbArticleInput;
}>;


type WriteBesidePoliciesMutation = { createKbArticle: { id: number } };

type AssetFieldsFragment = { id: number, assetTag: string, name: string, brand: string | null, status: AssetStatus, condition: AssetCondition, location: string | null, purchaseCost: string, warrantyExpiry: string | null, version: number, category: { id: number, name: string, prefix: string }, currentAssignment: { id: number, assignedTo: number, holderName: string, holderDepartment: string | null, assignedDate: string, conditionOnAssignment: AssetCondition, notes: string } | null };

type CreateAssetMutationVariables = Exact<{
  input: AssetInput;
}>;


type CreateAssetMutation = { createAsset: { id: number, assetTag: string, name: string, brand: string | null, status: AssetStatus, condition: AssetCondition, location: string | null, purchaseCost: string, warrantyExpiry: string | null, version: number, category: { id: number, name: string, prefix: string }, currentAssignment: { id: number, assignedTo: number, holderName: string, holderDepartment: string | null, assignedDate: string, conditionOnAssignment: AssetCondition, notes: string } | null } };

type UpdateAssetMutationVariables = Exact<{
  id: number;
  input: AssetChanges;
  version?: number | null | undefined;
}>;


type UpdateAssetMutation = { updateAsset: { id: number, assetTag: string, name: string, brand: string | null, status: AssetStatus, condition: AssetCondition, location: string | null, purchaseCost: string, warrantyExpiry: string | null, version: number, category: { id: number, name: string, prefix: string }, currentAssignment: { id: number, assignedTo: number, holderName: string, holderDepartment: string | null, assignedDate: string, conditionOnAssignment: AssetCondition, notes: string } | null } };

type DeleteAssetMutationVariables = Exact<{
  id: number;
}>;


type DeleteAssetMutation = { deleteAsset: boolean };

type AssignAssetMutationVariables = Exact<{
  id: number;
  input: AssignAssetInput;
}>;


type AssignAssetMutation = { assignAsset: { id: number, assetTag: string, name: string, brand: string | null, status: AssetStatus, condition: AssetCondition, location: string | null, purchaseCost: string, warrantyExpiry: string | null, version: number, category: { id: number, name: string, prefix: string }, currentAssignment: { id: number, assignedTo: number, holderName: string, holderDepartment: string | null, assignedDate: string, conditionOnAssignment: AssetCondition, notes: string } | null } };

type ReturnAssetMutationVariables = Exact<{
  id: number;
  input?: ReturnAssetInput | null | undefined;
}>;


type ReturnAssetMutation = { returnAsset: { id: number, returnedDate: string | null, conditionOnReturn: AssetCondition | null, notes: string, isActive: boolean } };

type ReadAssetQueryVariables = Exact<{
  id: number;
}>;


type ReadAssetQuery = { asset: { id: number, assetTag: string, name: string, brand: string | null, status: AssetStatus, condition: AssetCondition, location: string | null, purchaseCost: string, warrantyExpiry: string | null, version: number, category: { id: number, name: string, prefix: string }, currentAssignment: { id: number, assignedTo: number, holderName: string, holderDepartment: string | null, assignedDate: string, conditionOnAssignment: AssetCondition, notes: string } | null } | null };

type AssetTimelineQueryVariables = Exact<{
  id: number;
}>;


type AssetTimelineQuery = { assetHistory: { results: Array<{ field: AssetField, before: string | null, after: string | null }> } | null };

type MarkForMaintenanceMutationVariables = Exact<{
  id: number;
  input?: MarkForMaintenanceInput | null | undefined;
}>;


type MarkForMaintenanceMutation = { markAssetForMaintenance: { id: number, status: AssetStatus, currentAssignment: { id: number } | null } };

type PolicyFieldsFragment = { id: number, title: string, status: PolicyStatus, ownerId: number, ownerName: string, nextReview: string, articleId: number | null, version: number, current: { number: number, status: PolicyVersionStatus }, draft: { number: number, title: string, content: string, effectiveOn: string | null, confirmBy: string | null, audience: PolicyAudience, departments: Array<{ id: number, name: string }> } | null, viewerCan: { update: boolean, begin: boolean, publish: boolean } };

type CreatePolicyMutationVariables = Exact<{
  input: PolicyInput;
}>;


type CreatePolicyMutation = { createPolicy: { id: number, title: string, status: PolicyStatus, ownerId: number, ownerName: string, nextReview: string, articleId: number | null, version: number, current: { number: number, status: PolicyVersionStatus }, draft: { number: number, title: string, content: string, effectiveOn: string | null, confirmBy: string | null, audience: PolicyAudience, departments: Array<{ id: number, name: string }> } | null, viewerCan: { update: boolean, begin: boolean, publish: boolean } } };

type UpdatePolicyMutationVariables = Exact<{
  id: number;
  input: PolicyChanges;
  version?: number | null | undefined;
}>;


type UpdatePolicyMutation = { updatePolicy: { id: number, title: string, status: PolicyStatus, ownerId: number, ownerName: string, nextReview: string, articleId: number | null, version: number, current: { number: number, status: PolicyVersionStatus }, draft: { number: number, title: string, content: string, effectiveOn: string | null, confirmBy: string | null, audience: PolicyAudience, departments: Array<{ id: number, name: string }> } | null, viewerCan: { update: boolean, begin: boolean, publish: boolean } } };

type BeginPolicyVersionMutationVariables = Exact<{
  id: number;
}>;


type BeginPolicyVersionMutation = { beginPolicyVersion: { id: number, title: string, status: PolicyStatus, ownerId: number, ownerName: string, nextReview: string, articleId: number | null, version: number, current: { number: number, status: PolicyVersionStatus }, draft: { number: number, title: string, content: string, effectiveOn: string | null, confirmBy: string | null, audience: PolicyAudience, departments: Array<{ id: number, name: string }> } | null, viewerCan: { update: boolean, begin: boolean, publish: boolean } } };

type DiscardPolicyDraftMutationVariables = Exact<{
  id: number;
}>;


type DiscardPolicyDraftMutation = { discardPolicyDraft: boolean };

type PublishPolicyMutationVariables = Exact<{
  id: number;
  version?: number | null | undefined;
}>;


type PublishPolicyMutation = { publishPolicy: { id: number, title: string, status: PolicyStatus, ownerId: number, ownerName: string, nextReview: string, articleId: number | null, version: number, current: { number: number, status: PolicyVersionStatus }, draft: { number: number, title: string, content: string, effectiveOn: string | null, confirmBy: string | null, audience: PolicyAudience, departments: Array<{ id: number, name: string }> } | null, viewerCan: { update: boolean, begin: boolean, publish: boolean } } };

type WithdrawPolicyVersionMutationVariables = Exact<{
  id: number;
  number: number;
}>;


type WithdrawPolicyVersionMutation = { withdrawPolicyVersion: { id: number, title: string, status: PolicyStatus, ownerId: number, ownerName: string, nextReview: string, articleId: number | null, version: number, current: { number: number, status: PolicyVersionStatus }, draft: { number: number, title: string, content: string, effectiveOn: string | null, confirmBy: string | null, audience: PolicyAudience, departments: Array<{ id: number, name: string }> } | null, viewerCan: { update: boolean, begin: boolean, publish: boolean } } };

type ReadPolicyQueryVariables = Exact<{
  id: number;
}>;


type ReadPolicyQuery = { policy: { id: number, title: string, status: PolicyStatus, ownerId: number, ownerName: string, nextReview: string, articleId: number | null, version: number, current: { number: number, status: PolicyVersionStatus }, draft: { number: number, title: string, content: string, effectiveOn: string | null, confirmBy: string | null, audience: PolicyAudience, departments: Array<{ id: number, name: string }> } | null, viewerCan: { update: boolean, begin: boolean, publish: boolean } } | null };

type ListPoliciesQueryVariables = Exact<{
  status?: Array<PolicyStatus> | PolicyStatus | null | undefined;
  search?: string | null | undefined;
  reviewBy?: string | null | undefined;
}>;


type ListPoliciesQuery = { policies: { count: number, results: Array<{ id: number, title: string, status: PolicyStatus }> } };

type ReadPolicyVersionQueryVariables = Exact<{
  policyId: number;
  number: number;
}>;


type ReadPolicyVersionQuery = { policyVersion: { number: number, status: PolicyVersionStatus, title: string, content: string, effectiveOn: string | null, publishedByName: string | null, asked: number | null, confirmed: number | null, previous: { number: number, content: string } | null, viewerAsked: { dueOn: string, confirmedAt: string | null } | null, viewerCan: { confirm: boolean, withdraw: boolean, readReaders: boolean } } | null };

type ListPolicyVersionsQueryVariables = Exact<{
  policyId: number;
}>;


type ListPolicyVersionsQuery = { policyVersions: { count: number, results: Array<{ number: number, status: PolicyVersionStatus }> } };

type ConfirmPolicyMutationVariables = Exact<{
  id: number;
  number: number;
}>;


type ConfirmPolicyMutation = { confirmPolicy: { dueOn: string, confirmedAt: string | null, policyVersion: { number: number } } };

type MyPoliciesQueryVariables = Exact<{
  isConfirmed?: boolean | null | undefined;
}>;


type MyPoliciesQuery = { myPolicies: { count: number, results: Array<{ dueOn: string, isLate: boolean, confirmedAt: string | null, policyVersion: { policyId: number, number: number, title: string } }> } };

type PolicyReadersQueryVariables = Exact<{
  policyId: number;
  number: number;
  isConfirmed?: boolean | null | undefined;
  isLate?: boolean | null | undefined;
  department?: Array<number> | number | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
  pageSize?: number | null | undefined;
  ordering?: string | null | undefined;
}>;


type PolicyReadersQuery = { policyReaders: { count: number, next: string | null, results: Array<{ userId: number, fullName: string, departmentName: string | null, dueOn: string, isLate: boolean, remindedAt: string | null, confirmedAt: string | null }> } };

type RemindPolicyReadersMutationVariables = Exact<{
  id: number;
  number: number;
  userIds?: Array<number> | number | null | undefined;
}>;


type RemindPolicyReadersMutation = { remindPolicyReaders: { reminded: number, leftOut: number } };

type ExportPolicyReadersMutationVariables = Exact<{
  policyId: number;
  number: number;
  isConfirmed?: boolean | null | undefined;
}>;


type ExportPolicyReadersMutation = { exportPolicyReaders: { count: number, results: Array<{ userId: number }> } };

type WaitingInItQueryVariables = Exact<{ [key: string]: never; }>;


type WaitingInItQuery = { waitingInIt: Array<{ kind: WaitingKind, count: number, detail: string, path: string, until: string | null }> | null };

/** Types of the documents in this subgraph's tests, by their text. */
export interface Documents {
  "\n        mutation WriteBesidePolicies($input: KbArticleInput!) {\n          createKbArticle(input: $input) {\n            id\n          }\n        }\n      ": { data: WriteBesidePoliciesMutation; variables: WriteBesidePoliciesMutationVariables };
  "\n    mutation AssignAsset($id: Int!, $input: AssignAssetInput!) {\n      assignAsset(id: $id, input: $input) {\n        ...AssetFields\n      }\n    }\n  ": { data: AssignAssetMutation; variables: AssignAssetMutationVariables };
  "\n    mutation BeginPolicyVersion($id: Int!) {\n      beginPolicyVersion(id: $id) {\n        ...PolicyFields\n      }\n    }\n  ": { data: BeginPolicyVersionMutation; variables: BeginPolicyVersionMutationVariables };
  "\n    mutation CreateAsset($input: AssetInput!) {\n      createAsset(input: $input) {\n        ...AssetFields\n      }\n    }\n  ": { data: CreateAssetMutation; variables: CreateAssetMutationVariables };
  "\n    mutation CreatePolicy($input: PolicyInput!) {\n      createPolicy(input: $input) {\n        ...PolicyFields\n      }\n    }\n  ": { data: CreatePolicyMutation; variables: CreatePolicyMutationVariables };
  "\n    mutation PublishPolicy($id: Int!, $version: Int) {\n      publishPolicy(id: $id, version: $version) {\n        ...PolicyFields\n      }\n    }\n  ": { data: PublishPolicyMutation; variables: PublishPolicyMutationVariables };
  "\n    mutation UpdateAsset($id: Int!, $input: AssetChanges!, $version: Int) {\n      updateAsset(id: $id, input: $input, version: $version) {\n        ...AssetFields\n      }\n    }\n  ": { data: UpdateAssetMutation; variables: UpdateAssetMutationVariables };
  "\n    mutation UpdatePolicy($id: Int!, $input: PolicyChanges!, $version: Int) {\n      updatePolicy(id: $id, input: $input, version: $version) {\n        ...PolicyFields\n      }\n    }\n  ": { data: UpdatePolicyMutation; variables: UpdatePolicyMutationVariables };
  "\n    mutation WithdrawPolicyVersion($id: Int!, $number: Int!) {\n      withdrawPolicyVersion(id: $id, number: $number) {\n        ...PolicyFields\n      }\n    }\n  ": { data: WithdrawPolicyVersionMutation; variables: WithdrawPolicyVersionMutationVariables };
  "\n    query ReadAsset($id: Int!) {\n      asset(id: $id) {\n        ...AssetFields\n      }\n    }\n  ": { data: ReadAssetQuery; variables: ReadAssetQueryVariables };
  "\n    query ReadPolicy($id: Int!) {\n      policy(id: $id) {\n        ...PolicyFields\n      }\n    }\n  ": { data: ReadPolicyQuery; variables: ReadPolicyQueryVariables };
  "\n  fragment AssetFields on Asset {\n    id\n    assetTag\n    name\n    category {\n      id\n      name\n      prefix\n    }\n    brand\n    status\n    condition\n    location\n    purchaseCost\n    warrantyExpiry\n    version\n    currentAssignment {\n      id\n      assignedTo\n      holderName\n      holderDepartment\n      assignedDate\n      conditionOnAssignment\n      notes\n    }\n  }\n": { data: AssetFieldsFragment; variables: never };
  "\n  fragment PolicyFields on Policy {\n    id\n    title\n    status\n    current {\n      number\n      status\n    }\n    draft {\n      number\n      title\n      content\n      effectiveOn\n      confirmBy\n      audience\n      departments {\n        id\n        name\n      }\n    }\n    ownerId\n    ownerName\n    nextReview\n    articleId\n    version\n    viewerCan {\n      update\n      begin\n      publish\n    }\n  }\n": { data: PolicyFieldsFragment; variables: never };
  "\n  mutation AddCategory($input: AssetCategoryInput!) {\n    createAssetCategory(input: $input) {\n      id\n      name\n      prefix\n    }\n  }\n": { data: AddCategoryMutation; variables: AddCategoryMutationVariables };
  "\n  mutation AskOfPolicy($message: String!) {\n    sendChatMessage(message: $message) {\n      response\n    }\n  }\n": { data: AskOfPolicyMutation; variables: AskOfPolicyMutationVariables };
  "\n  mutation ChangeCategory($id: Int!, $input: AssetCategoryChanges!) {\n    updateAssetCategory(id: $id, input: $input) {\n      name\n      prefix\n    }\n  }\n": { data: ChangeCategoryMutation; variables: ChangeCategoryMutationVariables };
  "\n  mutation ChangePolicyArticle($id: Int!, $input: KbArticleChanges!) {\n    updateKbArticle(id: $id, input: $input) {\n      id\n    }\n  }\n": { data: ChangePolicyArticleMutation; variables: ChangePolicyArticleMutationVariables };
  "\n  mutation ConfirmPolicy($id: Int!, $number: Int!) {\n    confirmPolicy(id: $id, number: $number) {\n      dueOn\n      confirmedAt\n      policyVersion {\n        number\n      }\n    }\n  }\n": { data: ConfirmPolicyMutation; variables: ConfirmPolicyMutationVariables };
  "\n  mutation CorrectAssignment($id: Int!, $input: AssetAssignmentChanges!) {\n    updateAssetAssignment(id: $id, input: $input) {\n      conditionOnAssignment\n      notes\n    }\n  }\n": { data: CorrectAssignmentMutation; variables: CorrectAssignmentMutationVariables };
  "\n  mutation CreateWork($input: AssetMaintenanceInput!) {\n    createAssetMaintenance(input: $input) {\n      id\n      status\n      completedDate\n    }\n  }\n": { data: CreateWorkMutation; variables: CreateWorkMutationVariables };
  "\n  mutation DeleteAsset($id: Int!) {\n    deleteAsset(id: $id)\n  }\n": { data: DeleteAssetMutation; variables: DeleteAssetMutationVariables };
  "\n  mutation DeleteAssignment($id: Int!) {\n    deleteAssetAssignment(id: $id)\n  }\n": { data: DeleteAssignmentMutation; variables: DeleteAssignmentMutationVariables };
  "\n  mutation DeleteWork($id: Int!) {\n    deleteAssetMaintenance(id: $id)\n  }\n": { data: DeleteWorkMutation; variables: DeleteWorkMutationVariables };
  "\n  mutation DiscardPolicyDraft($id: Int!) {\n    discardPolicyDraft(id: $id)\n  }\n": { data: DiscardPolicyDraftMutation; variables: DiscardPolicyDraftMutationVariables };
  "\n  mutation ExportAssets($ids: [Int!], $status: [AssetStatusFilter!], $search: String, $pageSize: Int) {\n    exportAssets(ids: $ids, status: $status, search: $search, pageSize: $pageSize) {\n      count\n      next\n      results {\n        id\n        assetTag\n        notes\n      }\n    }\n  }\n": { data: ExportAssetsMutation; variables: ExportAssetsMutationVariables };
  "\n  mutation ExportPolicyReaders($policyId: Int!, $number: Int!, $isConfirmed: Boolean) {\n    exportPolicyReaders(policyId: $policyId, number: $number, isConfirmed: $isConfirmed) {\n      count\n      results {\n        userId\n      }\n    }\n  }\n": { data: ExportPolicyReadersMutation; variables: ExportPolicyReadersMutationVariables };
  "\n  mutation MarkForMaintenance($id: Int!, $input: MarkForMaintenanceInput) {\n    markAssetForMaintenance(id: $id, input: $input) {\n      id\n      status\n      currentAssignment {\n        id\n      }\n    }\n  }\n": { data: MarkForMaintenanceMutation; variables: MarkForMaintenanceMutationVariables };
  "\n  mutation PrintAssetLabels($ids: [Int!], $status: [AssetStatusFilter!], $search: String) {\n    printAssetLabels(ids: $ids, status: $status, search: $search) {\n      count\n      pdf\n    }\n  }\n": { data: PrintAssetLabelsMutation; variables: PrintAssetLabelsMutationVariables };
  "\n  mutation RemindPolicyReaders($id: Int!, $number: Int!, $userIds: [Int!]) {\n    remindPolicyReaders(id: $id, number: $number, userIds: $userIds) {\n      reminded\n      leftOut\n    }\n  }\n": { data: RemindPolicyReadersMutation; variables: RemindPolicyReadersMutationVariables };
  "\n  mutation RemoveCategory($id: Int!) {\n    deleteAssetCategory(id: $id)\n  }\n": { data: RemoveCategoryMutation; variables: RemoveCategoryMutationVariables };
  "\n  mutation RemovePolicyArticle($id: Int!) {\n    deleteKbArticle(id: $id)\n  }\n": { data: RemovePolicyArticleMutation; variables: RemovePolicyArticleMutationVariables };
  "\n  mutation RemovePolicyCategory($id: Int!) {\n    deleteKbCategory(id: $id)\n  }\n": { data: RemovePolicyCategoryMutation; variables: RemovePolicyCategoryMutationVariables };
  "\n  mutation RenamePolicyCategory($id: Int!, $name: String!) {\n    updateKbCategory(id: $id, input: { name: $name }) {\n      name\n    }\n  }\n": { data: RenamePolicyCategoryMutation; variables: RenamePolicyCategoryMutationVariables };
  "\n  mutation ReturnAsset($id: Int!, $input: ReturnAssetInput) {\n    returnAsset(id: $id, input: $input) {\n      id\n      returnedDate\n      conditionOnReturn\n      notes\n      isActive\n    }\n  }\n": { data: ReturnAssetMutation; variables: ReturnAssetMutationVariables };
  "\n  mutation UpdateWork($id: Int!, $input: AssetMaintenanceChanges!) {\n    updateAssetMaintenance(id: $id, input: $input) {\n      id\n      status\n      completedDate\n    }\n  }\n": { data: UpdateWorkMutation; variables: UpdateWorkMutationVariables };
  "\n  query AssetList(\n    $category: [String!]\n    $status: [AssetStatusFilter!]\n    $condition: [AssetCondition!]\n    $location: [String!]\n    $department: [String!]\n    $employee: [Int!]\n    $heldByLeavers: Boolean\n    $search: String\n    $ordering: String\n    $pageSize: Int\n    $page: Int\n    $after: String\n  ) {\n    assets(\n      category: $category\n      status: $status\n      condition: $condition\n      location: $location\n      department: $department\n      employee: $employee\n      heldByLeavers: $heldByLeavers\n      search: $search\n      ordering: $ordering\n      pageSize: $pageSize\n      page: $page\n      after: $after\n    ) {\n      results {\n        id\n        assetTag\n        category {\n          name\n        }\n        currentAssignment {\n          holderName\n        }\n      }\n      next\n    }\n  }\n": { data: AssetListQuery; variables: AssetListQueryVariables };
  "\n  query AssetTimeline($id: Int!) {\n    assetHistory(assetId: $id) {\n      results {\n        field\n        before\n        after\n      }\n    }\n  }\n": { data: AssetTimelineQuery; variables: AssetTimelineQueryVariables };
  "\n  query Assignments($asset: [Int!], $asOf: Date, $isActive: Boolean, $assignedTo: [Int!]) {\n    assetAssignments(asset: $asset, asOf: $asOf, isActive: $isActive, assignedTo: $assignedTo) {\n      count\n      results {\n        id\n        assetTag\n        holderName\n        holderDepartment\n        assignedDate\n        returnedDate\n        isActive\n      }\n    }\n  }\n": { data: AssignmentsQuery; variables: AssignmentsQueryVariables };
  "\n  query Categories($search: String) {\n    assetCategories(search: $search) {\n      count\n      results {\n        id\n        name\n        prefix\n      }\n    }\n  }\n": { data: CategoriesQuery; variables: CategoriesQueryVariables };
  "\n  query CountedAssets($status: [AssetStatusFilter!]) {\n    assets(status: $status, pageSize: 10) {\n      count\n    }\n  }\n": { data: CountedAssetsQuery; variables: CountedAssetsQueryVariables };
  "\n  query ListPolicies($status: [PolicyStatus!], $search: String, $reviewBy: Date) {\n    policies(status: $status, search: $search, reviewBy: $reviewBy) {\n      count\n      results {\n        id\n        title\n        status\n      }\n    }\n  }\n": { data: ListPoliciesQuery; variables: ListPoliciesQueryVariables };
  "\n  query ListPolicyArticles($isPublished: Boolean) {\n    kbArticles(isPublished: $isPublished) {\n      results {\n        title\n      }\n    }\n  }\n": { data: ListPolicyArticlesQuery; variables: ListPolicyArticlesQueryVariables };
  "\n  query ListPolicyVersions($policyId: Int!) {\n    policyVersions(policyId: $policyId) {\n      count\n      results {\n        number\n        status\n      }\n    }\n  }\n": { data: ListPolicyVersionsQuery; variables: ListPolicyVersionsQueryVariables };
  "\n  query MyEquipment {\n    myEquipment {\n      assetTag\n      name\n      category\n      condition\n      since\n      warrantyExpiry\n      isLost\n    }\n  }\n": { data: MyEquipmentQuery; variables: MyEquipmentQueryVariables };
  "\n  query MyPolicies($isConfirmed: Boolean) {\n    myPolicies(isConfirmed: $isConfirmed) {\n      count\n      results {\n        dueOn\n        isLate\n        confirmedAt\n        policyVersion {\n          policyId\n          number\n          title\n        }\n      }\n    }\n  }\n": { data: MyPoliciesQuery; variables: MyPoliciesQueryVariables };
  "\n  query PolicyReaders(\n    $policyId: Int!\n    $number: Int!\n    $isConfirmed: Boolean\n    $isLate: Boolean\n    $department: [Int!]\n    $search: String\n    $after: String\n    $pageSize: Int\n    $ordering: String\n  ) {\n    policyReaders(\n      policyId: $policyId\n      number: $number\n      isConfirmed: $isConfirmed\n      isLate: $isLate\n      department: $department\n      search: $search\n      after: $after\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      next\n      results {\n        userId\n        fullName\n        departmentName\n        dueOn\n        isLate\n        remindedAt\n        confirmedAt\n      }\n    }\n  }\n": { data: PolicyReadersQuery; variables: PolicyReadersQueryVariables };
  "\n  query ReadPolicyArticle($id: Int!) {\n    kbArticle(id: $id) {\n      title\n      content\n      authorName\n      category {\n        id\n        isForPolicies\n      }\n      policy {\n        number\n        effectiveOn\n      }\n      viewerCan {\n        update\n        remove\n      }\n    }\n  }\n": { data: ReadPolicyArticleQuery; variables: ReadPolicyArticleQueryVariables };
  "\n  query ReadPolicyVersion($policyId: Int!, $number: Int!) {\n    policyVersion(policyId: $policyId, number: $number) {\n      number\n      status\n      title\n      content\n      effectiveOn\n      publishedByName\n      asked\n      confirmed\n      previous {\n        number\n        content\n      }\n      viewerAsked {\n        dueOn\n        confirmedAt\n      }\n      viewerCan {\n        confirm\n        withdraw\n        readReaders\n      }\n    }\n  }\n": { data: ReadPolicyVersionQuery; variables: ReadPolicyVersionQueryVariables };
  "\n  query RestOfAssetExport($after: String) {\n    assets(after: $after, pageSize: 200) {\n      next\n      results {\n        assetTag\n      }\n    }\n  }\n": { data: RestOfAssetExportQuery; variables: RestOfAssetExportQueryVariables };
  "\n  query SearchIt($search: String!) {\n    searchIt(search: $search) {\n      kind\n      id\n      title\n      subtitle\n      path\n    }\n  }\n": { data: SearchItQuery; variables: SearchItQueryVariables };
  "\n  query Statistics {\n    assetStatistics {\n      totalAssets\n      assignedAssets\n      availableAssets\n      maintenanceAssets\n      retiredAssets\n      lostAssets\n      totalValue\n      byCondition {\n        condition\n        count\n      }\n      byType {\n        name\n        count\n      }\n    }\n  }\n": { data: StatisticsQuery; variables: StatisticsQueryVariables };
  "\n  query WaitingInIt {\n    waitingInIt {\n      kind\n      count\n      detail\n      path\n      until\n    }\n  }\n": { data: WaitingInItQuery; variables: WaitingInItQueryVariables };
  "\n  query Work($asset: [Int!], $search: String) {\n    assetMaintenanceRecords(asset: $asset, search: $search) {\n      count\n      results {\n        id\n        status\n        maintenanceType\n        description\n        completedDate\n        cost\n        performedBy\n      }\n    }\n  }\n": { data: WorkQuery; variables: WorkQueryVariables };
}
