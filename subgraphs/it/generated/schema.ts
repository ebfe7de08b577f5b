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
  DateTime: { input: string; output: string; }
  Decimal: { input: string; output: string; }
  Upload: { input: UploadReference; output: never; }
  _FieldSet: { input: unknown; output: unknown; }
};

export type ChatMessageInput = {
  sender: ChatSender;
  text: Scalars['String']['input'];
  timestamp?: InputMaybe<Scalars['DateTime']['input']>;
};

export type ChatReply = {
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

export type KbArticleQuestion = {
  heading: Maybe<Scalars['String']['output']>;
  question: Scalars['String']['output'];
};

export type KbArticleQuestionInput = {
  heading?: InputMaybe<Scalars['String']['input']>;
  question: Scalars['String']['input'];
};

export type KbAttachment = {
  file: Scalars['String']['output'];
  fileSize: Scalars['Int']['output'];
  filename: Scalars['String']['output'];
  id: Scalars['Int']['output'];
};

export type KbCategory = {
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type KbCategoryInput = {
  name: Scalars['String']['input'];
};

export type KbCategoryPage = {
  count: Scalars['Int']['output'];
  results: Array<KbCategory>;
};

export type KbHighlight = {
  isMatch: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
};

export type Mutation = {
  createKbArticle: KbArticle;
  createKbCategory: KbCategory;
  deleteKbArticle: Scalars['Boolean']['output'];
  deleteKbCategory: Scalars['Boolean']['output'];
  registerKbArticleDownload: KbArticle;
  registerKbArticleView: KbArticle;
  restoreKbArticle: KbArticle;
  sendChatMessage: ChatReply;
  updateKbArticle: KbArticle;
  updateKbCategory: KbCategory;
};


export type MutationCreateKbArticleArgs = {
  input: KbArticleInput;
};


export type MutationCreateKbCategoryArgs = {
  input: KbCategoryInput;
};


export type MutationDeleteKbArticleArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteKbCategoryArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRegisterKbArticleDownloadArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRegisterKbArticleViewArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRestoreKbArticleArgs = {
  id: Scalars['Int']['input'];
};


export type MutationSendChatMessageArgs = {
  conversationHistory?: InputMaybe<Array<ChatMessageInput>>;
  message: Scalars['String']['input'];
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

export type Query = {
  itDashboard: ItDashboard;
  kbArticle: Maybe<KbArticle>;
  kbArticles: KbArticlePage;
  kbAttachment: Maybe<KbAttachment>;
  kbCategories: KbCategoryPage;
  kbCategory: Maybe<KbCategory>;
  popularKbArticles: KbArticlePage;
  publishedKbArticles: KbArticlePage;
};


export type QueryKbArticleArgs = {
  id: Scalars['Int']['input'];
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

export type User = {
  id: Scalars['Int']['output'];
};
