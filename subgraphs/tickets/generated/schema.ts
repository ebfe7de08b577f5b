import type { FeedbackType } from '../feedback/feedback.kinds.js';
import type { LeaveStatusFilter } from '../leave/leave.kinds.js';
import type { LeaveType } from '../leave/leave.kinds.js';
import type { ImpactLevel } from '../support/support.kinds.js';
import type { SystemCategory } from '../support/support.kinds.js';
import type { Urgency } from '../support/support.kinds.js';
import type { TicketKind } from '../ticket/ticket.kinds.js';
import type { TicketKindFilter } from '../ticket/ticket.kinds.js';
import type { TicketStatus } from '../ticket/ticket.status.js';
import type { TicketStatusInput } from '../ticket/ticket.status.js';
import type { TicketPriority } from '../ticket/ticket.status.js';
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
  Upload: { input: UploadReference; output: never; }
  _FieldSet: { input: unknown; output: unknown; }
};

export type FeedbackDetails = {
  feedbackType: FeedbackType;
  isAnonymous: Scalars['Boolean']['output'];
  rating: Maybe<Scalars['Int']['output']>;
};

export type FeedbackDimension =
  | 'FEEDBACK_TYPE'
  | 'STATUS';

export type FeedbackInput = {
  anonymousEmail?: InputMaybe<Scalars['String']['input']>;
  anonymousName?: InputMaybe<Scalars['String']['input']>;
  description: Scalars['String']['input'];
  feedbackType?: InputMaybe<FeedbackType>;
  isAnonymous?: InputMaybe<Scalars['Boolean']['input']>;
  priority?: InputMaybe<TicketPriority>;
  title: Scalars['String']['input'];
};

export type FeedbackMeasure =
  | 'GIVEN';

export type { FeedbackType };

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
  | 'FEEDBACK'
  | 'GENERAL'
  | 'IT_SUPPORT'
  | 'LEAVE_REQUEST';

export type GeneralDetails = {
  affectedSystem: Maybe<Scalars['String']['output']>;
  assetTag: Maybe<Scalars['String']['output']>;
  categoryDepartment: Maybe<Scalars['String']['output']>;
  categoryId: Scalars['Int']['output'];
  categoryName: Scalars['String']['output'];
  impactLevel: Maybe<ImpactLevel>;
  issueType: Maybe<Scalars['String']['output']>;
  location: Maybe<Scalars['String']['output']>;
  systemCategory: SystemCategory;
  urgency: Urgency;
};

export type GeneralTicketInput = {
  affectedSystem?: InputMaybe<Scalars['String']['input']>;
  assetId?: InputMaybe<Scalars['Int']['input']>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  categoryName?: InputMaybe<Scalars['String']['input']>;
  description: Scalars['String']['input'];
  priority?: InputMaybe<TicketPriority>;
  title: Scalars['String']['input'];
};

export type { ImpactLevel };

export type ItSupportDetails = {
  affectedSystem: Maybe<Scalars['String']['output']>;
  assetTag: Maybe<Scalars['String']['output']>;
  categoryDepartment: Maybe<Scalars['String']['output']>;
  categoryId: Scalars['Int']['output'];
  categoryName: Scalars['String']['output'];
  estimatedResolution: Maybe<Scalars['String']['output']>;
  impactLevel: ImpactLevel;
  issueType: Scalars['String']['output'];
  location: Maybe<Scalars['String']['output']>;
  systemCategory: SystemCategory;
  urgency: Urgency;
};

export type ItSupportInput = {
  affectedSystem?: InputMaybe<Scalars['String']['input']>;
  assetId?: InputMaybe<Scalars['Int']['input']>;
  assetTag?: InputMaybe<Scalars['String']['input']>;
  description: Scalars['String']['input'];
  impactLevel?: InputMaybe<ImpactLevel>;
  issueType?: InputMaybe<Scalars['String']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<TicketPriority>;
  title: Scalars['String']['input'];
};

export type ItTicketCount = {
  assigned: Scalars['Boolean']['output'];
  count: Scalars['Int']['output'];
  status: TicketStatus;
  systemCategory: SystemCategory;
  urgency: Urgency;
};

export type ItTicketFigures = {
  criticalTickets: Scalars['Int']['output'];
  openTickets: Scalars['Int']['output'];
  resolvedTickets: Scalars['Int']['output'];
};

export type KbArticle = {
  id: Scalars['Int']['output'];
  linkedTickets: Maybe<TicketPage>;
};

export type LeaveDetails = {
  approvalDate: Maybe<Scalars['DateTime']['output']>;
  approvedByName: Maybe<Scalars['String']['output']>;
  endDate: Scalars['Date']['output'];
  leaveType: LeaveType;
  reason: Maybe<Scalars['String']['output']>;
  startDate: Scalars['Date']['output'];
  supportingDocument: Maybe<Scalars['String']['output']>;
  supportingDocumentName: Maybe<Scalars['String']['output']>;
  totalDays: Scalars['Int']['output'];
};

export type LeaveDimension =
  | 'DEPARTMENT'
  | 'LEAVE_TYPE'
  | 'STATUS';

export type LeaveMeasure =
  | 'DAYS'
  | 'REQUESTS';

export type LeavePreview = {
  overlapping: Array<Ticket>;
  teamAway: Maybe<Scalars['Int']['output']>;
  teamAwayDays: Maybe<Array<TeamAwayDay>>;
  teamSize: Maybe<Scalars['Int']['output']>;
  totalDays: Scalars['Int']['output'];
  year: LeaveYear;
};

export type LeaveRequestChanges = {
  description?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  leaveType?: InputMaybe<LeaveType>;
  priority?: InputMaybe<TicketPriority>;
  reason?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  supportingDocument?: InputMaybe<Scalars['Upload']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type LeaveRequestInput = {
  description: Scalars['String']['input'];
  endDate: Scalars['Date']['input'];
  leaveType: LeaveType;
  priority?: InputMaybe<TicketPriority>;
  reason?: InputMaybe<Scalars['String']['input']>;
  startDate: Scalars['Date']['input'];
  supportingDocument?: InputMaybe<Scalars['Upload']['input']>;
  title: Scalars['String']['input'];
};

export type { LeaveStatusFilter };

export type { LeaveType };

export type LeaveTypeDays = {
  days: Scalars['Int']['output'];
  leaveType: LeaveType;
};

export type LeaveYear = {
  pendingRequests: Scalars['Int']['output'];
  requests: Array<Ticket>;
  takenDays: Scalars['Int']['output'];
  today: Scalars['Date']['output'];
  usedDays: Array<LeaveTypeDays>;
  year: Scalars['Int']['output'];
};

export type Leaving = {
  assignedTickets: TicketPage;
  openTickets: TicketPage;
  pendingLeave: TicketPage;
  reportUserIds: Array<Scalars['Int']['output']>;
  userId: Scalars['Int']['output'];
  waitingApprovals: TicketPage;
};

export type Mutation = {
  addTicketComment: TicketComment;
  approveLeaveRequest: Ticket;
  assignTicket: Ticket;
  cancelLeaveRequest: Scalars['Boolean']['output'];
  closeTicket: Ticket;
  createFeedback: Ticket;
  createGeneralTicket: Ticket;
  createItSupportTicket: Ticket;
  createLeaveRequest: Ticket;
  createTicketCategory: TicketCategory;
  deleteFeedback: Scalars['Boolean']['output'];
  deleteGeneralTicket: Scalars['Boolean']['output'];
  deleteItSupportTicket: Scalars['Boolean']['output'];
  deleteTicketCategory: Scalars['Boolean']['output'];
  rejectLeaveRequest: Ticket;
  reopenTicket: Ticket;
  updateLeaveRequest: Ticket;
  updateTicketCategory: TicketCategory;
  updateTicketStatus: Ticket;
};


export type MutationAddTicketCommentArgs = {
  article?: InputMaybe<Scalars['Int']['input']>;
  comment?: InputMaybe<Scalars['String']['input']>;
  isInternal?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<TicketKind>;
  ticket: Scalars['Int']['input'];
};


export type MutationApproveLeaveRequestArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAssignTicketArgs = {
  assignedTo?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['Int']['input'];
  kind?: InputMaybe<TicketKind>;
};


export type MutationCancelLeaveRequestArgs = {
  id: Scalars['Int']['input'];
};


export type MutationCloseTicketArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
  kind?: InputMaybe<TicketKind>;
};


export type MutationCreateFeedbackArgs = {
  input: FeedbackInput;
};


export type MutationCreateGeneralTicketArgs = {
  input: GeneralTicketInput;
};


export type MutationCreateItSupportTicketArgs = {
  input: ItSupportInput;
};


export type MutationCreateLeaveRequestArgs = {
  input: LeaveRequestInput;
};


export type MutationCreateTicketCategoryArgs = {
  input: TicketCategoryInput;
};


export type MutationDeleteFeedbackArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteGeneralTicketArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteItSupportTicketArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteTicketCategoryArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRejectLeaveRequestArgs = {
  id: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationReopenTicketArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
  kind?: InputMaybe<TicketKind>;
};


export type MutationUpdateLeaveRequestArgs = {
  id: Scalars['Int']['input'];
  input: LeaveRequestChanges;
  isWhole?: InputMaybe<Scalars['Boolean']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateTicketCategoryArgs = {
  id: Scalars['Int']['input'];
  input: TicketCategoryChanges;
};


export type MutationUpdateTicketStatusArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
  kind?: InputMaybe<TicketKind>;
  status?: InputMaybe<TicketStatusInput>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type Query = {
  assignedTickets: TicketPage;
  feedbackFigures: Array<Figure>;
  feedbackNews: TicketPage;
  feedbackTicket: Maybe<Ticket>;
  feedbackTickets: TicketPage;
  generalItTickets: TicketPage;
  generalTicket: Maybe<Ticket>;
  generalTickets: TicketPage;
  itSupportTicket: Maybe<Ticket>;
  itSupportTickets: TicketPage;
  itTicketCounts: Maybe<Array<ItTicketCount>>;
  itTicketFigures: ItTicketFigures;
  leaveFigures: Array<Figure>;
  leavePreview: LeavePreview;
  leaveRequest: Maybe<Ticket>;
  leaveRequests: TicketPage;
  leaveYear: LeaveYear;
  masterTickets: TicketPage;
  myTickets: TicketPage;
  ownTicketCounts: Maybe<Array<TicketStatusCount>>;
  reportsAway: Maybe<Array<ReportAway>>;
  searchTickets: Maybe<Array<Found>>;
  ticket: Maybe<Ticket>;
  ticketCategories: TicketCategoryPage;
  ticketComments: TicketCommentPage;
  ticketCounts: Maybe<Array<TicketCount>>;
  ticketFigures: Array<Figure>;
  waitingInTickets: Maybe<Array<Waiting>>;
};


export type QueryAssignedTicketsArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Array<TicketPriority>>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<TicketStatusInput>>;
  type?: InputMaybe<Array<TicketKindFilter>>;
};


export type QueryFeedbackFiguresArgs = {
  by?: InputMaybe<Array<FeedbackDimension>>;
  every?: InputMaybe<FigurePeriod>;
  from?: InputMaybe<Scalars['Date']['input']>;
  measure: FeedbackMeasure;
  to?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryFeedbackTicketArgs = {
  id: Scalars['Int']['input'];
};


export type QueryFeedbackTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  all?: InputMaybe<Scalars['Boolean']['input']>;
  feedbackType?: InputMaybe<Array<FeedbackType>>;
  isAnonymous?: InputMaybe<Scalars['Boolean']['input']>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Array<TicketPriority>>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<TicketStatusInput>>;
};


export type QueryGeneralItTicketsArgs = {
  assigned?: InputMaybe<Scalars['Boolean']['input']>;
  category?: InputMaybe<Array<Scalars['Int']['input']>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Array<TicketPriority>>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<TicketStatusInput>>;
  systemCategory?: InputMaybe<Array<SystemCategory>>;
  urgency?: InputMaybe<Array<Urgency>>;
};


export type QueryGeneralTicketArgs = {
  id: Scalars['Int']['input'];
};


export type QueryGeneralTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  all?: InputMaybe<Scalars['Boolean']['input']>;
  assignedTo?: InputMaybe<Array<Scalars['Int']['input']>>;
  category?: InputMaybe<Array<Scalars['Int']['input']>>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Array<TicketPriority>>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<TicketStatusInput>>;
};


export type QueryItSupportTicketArgs = {
  id: Scalars['Int']['input'];
};


export type QueryItSupportTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  assignedTo?: InputMaybe<Array<Scalars['Int']['input']>>;
  impactLevel?: InputMaybe<Array<ImpactLevel>>;
  issueType?: InputMaybe<Array<Scalars['String']['input']>>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Array<TicketPriority>>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<TicketStatusInput>>;
};


export type QueryLeaveFiguresArgs = {
  by?: InputMaybe<Array<LeaveDimension>>;
  department?: InputMaybe<Scalars['String']['input']>;
  every?: InputMaybe<FigurePeriod>;
  from?: InputMaybe<Scalars['Date']['input']>;
  measure: LeaveMeasure;
  to?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryLeavePreviewArgs = {
  endDate: Scalars['Date']['input'];
  except?: InputMaybe<Scalars['Int']['input']>;
  startDate: Scalars['Date']['input'];
};


export type QueryLeaveRequestArgs = {
  id: Scalars['Int']['input'];
};


export type QueryLeaveRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  createdBy?: InputMaybe<Array<Scalars['Int']['input']>>;
  leaveType?: InputMaybe<Array<LeaveType>>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Array<TicketPriority>>;
  search?: InputMaybe<Scalars['String']['input']>;
  startDateAfter?: InputMaybe<Scalars['Date']['input']>;
  startDateBefore?: InputMaybe<Scalars['Date']['input']>;
  status?: InputMaybe<Array<LeaveStatusFilter>>;
  team?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryLeaveYearArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMasterTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  assignedTo?: InputMaybe<Array<Scalars['Int']['input']>>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Array<TicketPriority>>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<TicketStatusInput>>;
  type?: InputMaybe<Array<TicketKindFilter>>;
};


export type QueryMyTicketsArgs = {
  assignedTo?: InputMaybe<Array<Scalars['Int']['input']>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Array<TicketPriority>>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<TicketStatusInput>>;
  type?: InputMaybe<Array<TicketKindFilter>>;
};


export type QueryOwnTicketCountsArgs = {
  kind: TicketKind;
};


export type QuerySearchTicketsArgs = {
  search: Scalars['String']['input'];
};


export type QueryTicketArgs = {
  id: Scalars['Int']['input'];
};


export type QueryTicketCategoriesArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTicketCommentsArgs = {
  kind?: InputMaybe<TicketKind>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  ticket: Scalars['Int']['input'];
};


export type QueryTicketFiguresArgs = {
  by?: InputMaybe<Array<TicketDimension>>;
  department?: InputMaybe<Scalars['String']['input']>;
  every?: InputMaybe<FigurePeriod>;
  from?: InputMaybe<Scalars['Date']['input']>;
  measure: TicketMeasure;
  to?: InputMaybe<Scalars['Date']['input']>;
};

export type ReportAway = {
  name: Scalars['String']['output'];
  until: Scalars['Date']['output'];
  userId: Scalars['Int']['output'];
};

export type { SystemCategory };

export type TeamAwayDay = {
  away: Scalars['Int']['output'];
  day: Scalars['Date']['output'];
};

export type Ticket = {
  assignedTo: Maybe<User>;
  assignedToId: Maybe<Scalars['Int']['output']>;
  assignedToName: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Maybe<User>;
  createdByDepartment: Maybe<Scalars['String']['output']>;
  createdByEmail: Maybe<Scalars['String']['output']>;
  createdById: Maybe<Scalars['Int']['output']>;
  createdByName: Scalars['String']['output'];
  description: Scalars['String']['output'];
  earlierOnAsset: Maybe<TicketPage>;
  feedback: Maybe<FeedbackDetails>;
  general: Maybe<GeneralDetails>;
  handledWith: Array<Scalars['String']['output']>;
  history: Array<TicketStatusChange>;
  id: Scalars['Int']['output'];
  isOwn: Scalars['Boolean']['output'];
  itSupport: Maybe<ItSupportDetails>;
  kind: TicketKind;
  leave: Maybe<LeaveDetails>;
  priority: TicketPriority;
  resolvedAt: Maybe<Scalars['DateTime']['output']>;
  status: TicketStatus;
  tags: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  viewerCan: TicketActions;
};

export type TicketActions = {
  assign: Scalars['Boolean']['output'];
  cancel: Scalars['Boolean']['output'];
  changeStatus: Scalars['Boolean']['output'];
  commentInternally: Scalars['Boolean']['output'];
  decide: Scalars['Boolean']['output'];
  delete: Scalars['Boolean']['output'];
  edit: Scalars['Boolean']['output'];
};

export type TicketCategory = {
  departmentName: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type TicketCategoryChanges = {
  departmentName?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type TicketCategoryInput = {
  departmentName?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};

export type TicketCategoryPage = {
  count: Scalars['Int']['output'];
  results: Array<TicketCategory>;
};

export type TicketComment = {
  article: Maybe<KbArticle>;
  articleId: Maybe<Scalars['Int']['output']>;
  comment: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Maybe<User>;
  createdById: Maybe<Scalars['Int']['output']>;
  createdByName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  isInternal: Scalars['Boolean']['output'];
};

export type TicketCommentPage = {
  count: Scalars['Int']['output'];
  results: Array<TicketComment>;
};

export type TicketCount = {
  count: Scalars['Int']['output'];
  kind: TicketKind;
  priority: TicketPriority;
  status: TicketStatus;
};

export type TicketDimension =
  | 'AGE'
  | 'ASSET_AGE'
  | 'ASSET_MODEL'
  | 'CATEGORY'
  | 'DEPARTMENT'
  | 'KIND'
  | 'PRIORITY'
  | 'STATUS';

export type { TicketKind };

export type { TicketKindFilter };

export type TicketMeasure =
  | 'AGE_DAYS'
  | 'OPEN'
  | 'OPENED'
  | 'RESOLUTION_HOURS'
  | 'RESOLVED';

export type TicketPage = {
  count: Scalars['Int']['output'];
  next: Maybe<Scalars['String']['output']>;
  results: Array<Ticket>;
};

export type { TicketPriority };

export type { TicketStatus };

export type TicketStatusChange = {
  changedAt: Scalars['DateTime']['output'];
  changedByName: Scalars['String']['output'];
  fromStatus: TicketStatus;
  position: Scalars['Int']['output'];
  toStatus: TicketStatus;
};

export type TicketStatusCount = {
  count: Scalars['Int']['output'];
  status: TicketStatus;
};

export type { TicketStatusInput };

export type { Urgency };

export type User = {
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
  | 'FEEDBACK_TO_ANSWER'
  | 'LEAVE_TO_ANSWER'
  | 'LEAVE_TO_DECIDE'
  | 'TICKETS_TO_ANSWER';
