/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** New feedback. */
type FeedbackInput = {
  /** Any text makes the feedback anonymous. The text itself is thrown away. */
  anonymousEmail?: string | null | undefined;
  /** Any text makes the feedback anonymous. The text itself is thrown away. */
  anonymousName?: string | null | undefined;
  /** 1 to 10,000 characters. */
  description: string;
  /** SUGGESTION when left out. */
  feedbackType?: FeedbackType | null | undefined;
  /** True names its author to nobody, for good. */
  isAnonymous?: boolean | null | undefined;
  /** MEDIUM when left out. */
  priority?: TicketPriority | null | undefined;
  /** 1 to 200 characters. */
  title: string;
};

/** The sorts of feedback. */
type FeedbackType =
  | 'COMPLAINT'
  | 'COMPLIMENT'
  | 'FEATURE_REQUEST'
  | 'MANAGEMENT'
  | 'OTHER'
  | 'PROCESS_IMPROVEMENT'
  | 'SUGGESTION'
  | 'WORKPLACE_ENVIRONMENT';

/** A new general ticket. */
type GeneralTicketInput = {
  /** The system or application concerned, at most 200 characters. */
  affectedSystem?: string | null | undefined;
  /** Id of a category; the category General when neither id nor name is given. */
  categoryId?: number | null | undefined;
  /** Name of a category, ignoring case; a name that no category has means General. Not beside categoryId. */
  categoryName?: string | null | undefined;
  /** 1 to 10,000 characters. */
  description: string;
  /** MEDIUM when left out. */
  priority?: TicketPriority | null | undefined;
  /** 1 to 200 characters. */
  title: string;
};

/** How much of the work stands still. */
type ImpactLevel =
  | 'CRITICAL'
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** A new IT support ticket. */
type ItSupportInput = {
  /** The system or application concerned, at most 200 characters. */
  affectedSystem?: string | null | undefined;
  /** Tag of the asset concerned, at most 50 characters. */
  assetTag?: string | null | undefined;
  /** 1 to 10,000 characters. */
  description: string;
  /** LOW when left out. */
  impactLevel?: ImpactLevel | null | undefined;
  /** What is wrong, in a word or two, such as 'Hardware'; 1 to 100 characters. Required. */
  issueType?: string | null | undefined;
  /** Where the trouble is, at most 200 characters. */
  location?: string | null | undefined;
  /** MEDIUM when left out. */
  priority?: TicketPriority | null | undefined;
  /** 1 to 200 characters. */
  title: string;
};

/** What shall be different about a leave request. */
type LeaveRequestChanges = {
  /** 1 to 10,000 characters. */
  description?: string | null | undefined;
  /** Last day away; not before the first. */
  endDate?: string | null | undefined;
  leaveType?: LeaveType | null | undefined;
  priority?: TicketPriority | null | undefined;
  /** At most 2,000 characters. */
  reason?: string | null | undefined;
  /** First day away. */
  startDate?: string | null | undefined;
  /** As for a new request; null removes the document, left out keeps it. */
  supportingDocument?: object | null | undefined;
  /** 1 to 200 characters. */
  title?: string | null | undefined;
};

/** A new leave request. */
type LeaveRequestInput = {
  /** 1 to 10,000 characters. */
  description: string;
  /** Last day away; not before the first. */
  endDate: string;
  leaveType: LeaveType;
  /** MEDIUM when left out. */
  priority?: TicketPriority | null | undefined;
  /** At most 2,000 characters. */
  reason?: string | null | undefined;
  /** First day away. */
  startDate: string;
  /** PDF, DOC, DOCX, TXT, RTF, JPEG or PNG under 10 MB. */
  supportingDocument?: object | null | undefined;
  /** 1 to 200 characters. */
  title: string;
};

/** A status as it may be given to a filter of leave requests. */
type LeaveStatusFilter =
  | 'CLOSED'
  | 'IN_PROGRESS'
  | 'OPEN'
  /** OPEN, IN_PROGRESS or WAITING_RESPONSE. */
  | 'PENDING'
  | 'REJECTED'
  | 'RESOLVED'
  /** The same as WAITING_RESPONSE. */
  | 'WAITING'
  | 'WAITING_RESPONSE';

/** The sorts of leave. */
type LeaveType =
  | 'BEREAVEMENT'
  | 'FAMILY'
  | 'PERSONAL'
  | 'SICK'
  | 'UNPAID'
  | 'VACATION';

/** What shall be different about a category. */
type TicketCategoryChanges = {
  /** null removes it. */
  departmentName?: string | null | undefined;
  /** 1 to 100 characters. */
  name?: string | null | undefined;
};

/** A new category. */
type TicketCategoryInput = {
  /** The department in charge, if any. */
  departmentName?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
};

/** The four kinds of request. */
type TicketKind =
  | 'FEEDBACK'
  | 'GENERAL'
  | 'IT_SUPPORT'
  | 'LEAVE_REQUEST';

/** A kind as it may be given to a filter: the four names and the other spellings in use. */
type TicketKindFilter =
  | 'FEEDBACK'
  | 'GENERAL'
  /** The same as IT_SUPPORT. */
  | 'IT'
  | 'IT_SUPPORT'
  /** The same as LEAVE_REQUEST. */
  | 'LEAVE'
  | 'LEAVE_REQUEST'
  /** The same as LEAVE_REQUEST. */
  | 'LEAVE_REQUESTS';

/** How pressing a ticket is, in the order that lists sort by. */
type TicketPriority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM'
  | 'URGENT';

/** Where a ticket stands, in the order that lists sort by. */
type TicketStatus =
  /** Ended and filed. */
  | 'CLOSED'
  /** Somebody works on it. */
  | 'IN_PROGRESS'
  /** Nobody has taken it up yet. */
  | 'OPEN'
  /** Refused. */
  | 'REJECTED'
  /** Done; for leave: approved. */
  | 'RESOLVED'
  /** Waits for an answer, usually of the person who asked. */
  | 'WAITING_RESPONSE';

/** A status as it may be given: the six names and the other spellings in use. */
type TicketStatusInput =
  | 'CLOSED'
  | 'IN_PROGRESS'
  | 'OPEN'
  /** The same as WAITING_RESPONSE. */
  | 'PENDING'
  | 'REJECTED'
  | 'RESOLVED'
  /** The same as WAITING_RESPONSE. */
  | 'WAITING'
  | 'WAITING_RESPONSE';

type CategoryReferencesQueryVariables = Exact<{
  of: Array<unknown> | unknown;
}>;


type CategoryReferencesQuery = { _entities: Array<
    | { name: string }
    | Record<PropertyKey, never>
   | null> };

type CommentCountQueryVariables = Exact<{
  ticket: number;
}>;


type CommentCountQuery = { ticketComments: { count: number } };

type CommentPageQueryVariables = Exact<{
  ticket: number;
  pageSize?: number | null | undefined;
}>;


type CommentPageQuery = { ticketComments: { results: Array<{ id: number, comment: string, createdByName: string, createdBy: { id: number } | null }> } };

type OwnFeedbackQueryVariables = Exact<{ [key: string]: never; }>;


type OwnFeedbackQuery = { feedbackTickets: { results: Array<{ id: number, status: TicketStatus, priority: TicketPriority, feedback: { feedbackType: FeedbackType, isAnonymous: boolean } | null, viewerCan: { cancel: boolean } }> } };

type OwnGeneralQueryVariables = Exact<{ [key: string]: never; }>;


type OwnGeneralQuery = { generalTickets: { results: Array<{ id: number, status: TicketStatus, priority: TicketPriority, general: { categoryId: number } | null }> } };

type FeedbackPageQueryVariables = Exact<{ [key: string]: never; }>;


type FeedbackPageQuery = { feedbackTickets: { results: Array<{ id: number, viewerCan: { cancel: boolean } }> } };

type MyPageQueryVariables = Exact<{ [key: string]: never; }>;


type MyPageQuery = { myTickets: { results: Array<{ id: number, viewerCan: { cancel: boolean } }> } };

type MasterPageQueryVariables = Exact<{ [key: string]: never; }>;


type MasterPageQuery = { masterTickets: { results: Array<{ id: number, viewerCan: { cancel: boolean } }> } };

type LeavePageQueryVariables = Exact<{ [key: string]: never; }>;


type LeavePageQuery = { leaveRequests: { results: Array<{ id: number }> } };

type GeneralPageQueryVariables = Exact<{ [key: string]: never; }>;


type GeneralPageQuery = { generalTickets: { results: Array<{ id: number }> } };

type SupportPageQueryVariables = Exact<{ [key: string]: never; }>;


type SupportPageQuery = { itSupportTickets: { results: Array<{ id: number }> } };

type AllPageQueryVariables = Exact<{ [key: string]: never; }>;


type AllPageQuery = { feedbackTickets: { results: Array<{ id: number }> } };

type ShortMyPageQueryVariables = Exact<{ [key: string]: never; }>;


type ShortMyPageQuery = { myTickets: { count: number, results: Array<{ id: number, viewerCan: { cancel: boolean } }> } };

type OneFeedbackQueryVariables = Exact<{
  id: number;
}>;


type OneFeedbackQuery = { feedbackTicket: { id: number, viewerCan: { cancel: boolean } } | null };

type EverythingFragment = { id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, history: Array<{ position: number, fromStatus: TicketStatus, toStatus: TicketStatus, changedByName: string, changedAt: string }>, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null };

type EverythingByReferenceQueryVariables = Exact<{
  of: Array<unknown> | unknown;
}>;


type EverythingByReferenceQuery = { _entities: Array<
    | { id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, history: Array<{ position: number, fromStatus: TicketStatus, toStatus: TicketStatus, changedByName: string, changedAt: string }>, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null }
    | Record<PropertyKey, never>
   | null> };

type AssignToAuthorMutationVariables = Exact<{
  id: number;
  assignedTo?: number | null | undefined;
}>;


type AssignToAuthorMutation = { assignTicket: { id: number } };

type LeaveCountsQueryVariables = Exact<{ [key: string]: never; }>;


type LeaveCountsQuery = { leaveRequests: { count: number }, masterTickets: { count: number } };

type TwoRequestsMutationVariables = Exact<{
  one: LeaveRequestInput;
  two: LeaveRequestInput;
}>;


type TwoRequestsMutation = { one: { id: number }, two: { id: number } };

type LeaveRequestsQueryVariables = Exact<{
  mine?: boolean | null | undefined;
  team?: boolean | null | undefined;
  status?: Array<LeaveStatusFilter> | LeaveStatusFilter | null | undefined;
  leaveType?: Array<LeaveType> | LeaveType | null | undefined;
  priority?: Array<TicketPriority> | TicketPriority | null | undefined;
  startDateAfter?: string | null | undefined;
  startDateBefore?: string | null | undefined;
  createdBy?: Array<number> | number | null | undefined;
  search?: string | null | undefined;
  ordering?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


type LeaveRequestsQuery = { leaveRequests: { count: number, results: Array<{ id: number }> } };

type LeaveYearQueryVariables = Exact<{
  year?: number | null | undefined;
}>;


type LeaveYearQuery = { leaveYear: { year: number, today: string, takenDays: number, pendingRequests: number, usedDays: Array<{ leaveType: LeaveType, days: number }>, requests: Array<{ id: number }> } };

type LeavePreviewQueryVariables = Exact<{
  startDate: string;
  endDate: string;
  except?: number | null | undefined;
}>;


type LeavePreviewQuery = { leavePreview: { totalDays: number, teamSize: number | null, teamAway: number | null, overlapping: Array<{ id: number }>, year: { year: number, takenDays: number } } };

type TicketCategoriesQueryVariables = Exact<{
  search?: string | null | undefined;
  ordering?: string | null | undefined;
}>;


type TicketCategoriesQuery = { ticketCategories: { count: number, results: Array<{ id: number, name: string }> } };

type CreateCategoryMutationVariables = Exact<{
  input: TicketCategoryInput;
}>;


type CreateCategoryMutation = { createTicketCategory: { id: number, name: string, departmentName: string | null } };

type UpdateCategoryMutationVariables = Exact<{
  id: number;
  input: TicketCategoryChanges;
}>;


type UpdateCategoryMutation = { updateTicketCategory: { id: number, name: string, departmentName: string | null } };

type DeleteCategoryMutationVariables = Exact<{
  id: number;
}>;


type DeleteCategoryMutation = { deleteTicketCategory: boolean };

type CommentFragment = { id: number, comment: string, isInternal: boolean, createdById: number | null, createdByName: string, createdAt: string, createdBy: { id: number } | null };

type AddCommentMutationVariables = Exact<{
  ticket: number;
  kind?: TicketKind | null | undefined;
  comment: string;
  isInternal?: boolean | null | undefined;
}>;


type AddCommentMutation = { addTicketComment: { id: number, comment: string, isInternal: boolean, createdById: number | null, createdByName: string, createdAt: string, createdBy: { id: number } | null } };

type CommentsQueryVariables = Exact<{
  ticket: number;
  kind?: TicketKind | null | undefined;
  ordering?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


type CommentsQuery = { ticketComments: { count: number, results: Array<{ id: number, comment: string, isInternal: boolean, createdById: number | null, createdByName: string, createdAt: string, createdBy: { id: number } | null }> } };

type CreateFeedbackMutationVariables = Exact<{
  input: FeedbackInput;
}>;


type CreateFeedbackMutation = { createFeedback: { id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null } };

type FeedbackTicketQueryVariables = Exact<{
  id: number;
}>;


type FeedbackTicketQuery = { feedbackTicket: { id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null } | null };

type DeleteFeedbackMutationVariables = Exact<{
  id: number;
}>;


type DeleteFeedbackMutation = { deleteFeedback: boolean };

type CreateLeaveMutationVariables = Exact<{
  input: LeaveRequestInput;
}>;


type CreateLeaveMutation = { createLeaveRequest: { id: number } };

type LeaveRequestQueryVariables = Exact<{
  id: number;
}>;


type LeaveRequestQuery = { leaveRequest: { title: string, description: string, status: TicketStatus, priority: TicketPriority, createdById: number | null, createdByName: string, createdByDepartment: string | null, assignedToId: number | null, resolvedAt: string | null, version: number, viewerCan: { edit: boolean, cancel: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, history: Array<{ fromStatus: TicketStatus, toStatus: TicketStatus, changedByName: string }>, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null, supportingDocument: string | null, supportingDocumentName: string | null } | null } | null };

type UpdateLeaveMutationVariables = Exact<{
  id: number;
  input: LeaveRequestChanges;
  version?: number | null | undefined;
}>;


type UpdateLeaveMutation = { updateLeaveRequest: { title: string, version: number, leave: { startDate: string, endDate: string, totalDays: number, reason: string | null } | null } };

type CancelLeaveMutationVariables = Exact<{
  id: number;
}>;


type CancelLeaveMutation = { cancelLeaveRequest: boolean };

type ApproveLeaveMutationVariables = Exact<{
  id: number;
  comment?: string | null | undefined;
  version?: number | null | undefined;
}>;


type ApproveLeaveMutation = { approveLeaveRequest: { status: TicketStatus, resolvedAt: string | null, leave: { approvedByName: string | null, approvalDate: string | null } | null } };

type RejectLeaveMutationVariables = Exact<{
  id: number;
  reason?: string | null | undefined;
}>;


type RejectLeaveMutation = { rejectLeaveRequest: { status: TicketStatus, resolvedAt: string | null, leave: { approvedByName: string | null, approvalDate: string | null } | null } };

type MasterTicketsQueryVariables = Exact<{
  type?: Array<TicketKindFilter> | TicketKindFilter | null | undefined;
  status?: Array<TicketStatusInput> | TicketStatusInput | null | undefined;
  priority?: Array<TicketPriority> | TicketPriority | null | undefined;
  assignedTo?: Array<number> | number | null | undefined;
  mine?: boolean | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  ordering?: string | null | undefined;
}>;


type MasterTicketsQuery = { masterTickets: { count: number, results: Array<{ id: number, title: string, createdByEmail: string | null }> } };

type AssignedTicketsQueryVariables = Exact<{ [key: string]: never; }>;


type AssignedTicketsQuery = { assignedTickets: { count: number, results: Array<{ id: number, assignedToId: number | null, assignedToName: string | null, assignedTo: { id: number } | null }> } };

type MyTicketsQueryVariables = Exact<{ [key: string]: never; }>;


type MyTicketsQuery = { myTickets: { count: number, results: Array<{ id: number }> } };

type FeedbackTicketsQueryVariables = Exact<{
  all?: boolean | null | undefined;
  mine?: boolean | null | undefined;
  status?: Array<TicketStatusInput> | TicketStatusInput | null | undefined;
  priority?: Array<TicketPriority> | TicketPriority | null | undefined;
  feedbackType?: Array<FeedbackType> | FeedbackType | null | undefined;
  isAnonymous?: boolean | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  ordering?: string | null | undefined;
}>;


type FeedbackTicketsQuery = { feedbackTickets: { count: number, results: Array<{ id: number, title: string, viewerCan: { cancel: boolean } }> } };

type GeneralTicketsQueryVariables = Exact<{
  all?: boolean | null | undefined;
  mine?: boolean | null | undefined;
  status?: Array<TicketStatusInput> | TicketStatusInput | null | undefined;
  priority?: Array<TicketPriority> | TicketPriority | null | undefined;
  category?: Array<number> | number | null | undefined;
  assignedTo?: Array<number> | number | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  ordering?: string | null | undefined;
}>;


type GeneralTicketsQuery = { generalTickets: { count: number, results: Array<{ id: number }> } };

type GeneralItTicketsQueryVariables = Exact<{
  status?: Array<TicketStatusInput> | TicketStatusInput | null | undefined;
  priority?: Array<TicketPriority> | TicketPriority | null | undefined;
  category?: Array<number> | number | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  ordering?: string | null | undefined;
}>;


type GeneralItTicketsQuery = { generalItTickets: { count: number, results: Array<{ id: number }> } };

type ItSupportTicketsQueryVariables = Exact<{
  mine?: boolean | null | undefined;
  status?: Array<TicketStatusInput> | TicketStatusInput | null | undefined;
  priority?: Array<TicketPriority> | TicketPriority | null | undefined;
  impactLevel?: Array<ImpactLevel> | ImpactLevel | null | undefined;
  issueType?: Array<string> | string | null | undefined;
  assignedTo?: Array<number> | number | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  ordering?: string | null | undefined;
}>;


type ItSupportTicketsQuery = { itSupportTickets: { count: number, results: Array<{ id: number }> } };

type TicketStateFragment = { id: number, status: TicketStatus, version: number, updatedAt: string, resolvedAt: string | null, viewerCan: { cancel: boolean, delete: boolean, changeStatus: boolean, commentInternally: boolean }, leave: { approvedByName: string | null, approvalDate: string | null } | null, history: Array<{ fromStatus: TicketStatus, toStatus: TicketStatus, changedByName: string, changedAt: string }> };

type SetStatusMutationVariables = Exact<{
  id: number;
  status?: TicketStatusInput | null | undefined;
  kind?: TicketKind | null | undefined;
  comment?: string | null | undefined;
  version?: number | null | undefined;
}>;


type SetStatusMutation = { updateTicketStatus: { id: number, status: TicketStatus, version: number, updatedAt: string, resolvedAt: string | null, viewerCan: { cancel: boolean, delete: boolean, changeStatus: boolean, commentInternally: boolean }, leave: { approvedByName: string | null, approvalDate: string | null } | null, history: Array<{ fromStatus: TicketStatus, toStatus: TicketStatus, changedByName: string, changedAt: string }> } };

type CloseTicketMutationVariables = Exact<{
  id: number;
}>;


type CloseTicketMutation = { closeTicket: { id: number, status: TicketStatus, version: number, updatedAt: string, resolvedAt: string | null, viewerCan: { cancel: boolean, delete: boolean, changeStatus: boolean, commentInternally: boolean }, leave: { approvedByName: string | null, approvalDate: string | null } | null, history: Array<{ fromStatus: TicketStatus, toStatus: TicketStatus, changedByName: string, changedAt: string }> } };

type ReopenTicketMutationVariables = Exact<{
  id: number;
}>;


type ReopenTicketMutation = { reopenTicket: { id: number, status: TicketStatus, version: number, updatedAt: string, resolvedAt: string | null, viewerCan: { cancel: boolean, delete: boolean, changeStatus: boolean, commentInternally: boolean }, leave: { approvedByName: string | null, approvalDate: string | null } | null, history: Array<{ fromStatus: TicketStatus, toStatus: TicketStatus, changedByName: string, changedAt: string }> } };

type TicketStatusOfQueryVariables = Exact<{
  id: number;
}>;


type TicketStatusOfQuery = { ticket: { id: number, status: TicketStatus, version: number, updatedAt: string, resolvedAt: string | null, viewerCan: { cancel: boolean, delete: boolean, changeStatus: boolean, commentInternally: boolean }, leave: { approvedByName: string | null, approvalDate: string | null } | null, history: Array<{ fromStatus: TicketStatus, toStatus: TicketStatus, changedByName: string, changedAt: string }> } | null };

type CreateGeneralTicketMutationVariables = Exact<{
  input: GeneralTicketInput;
}>;


type CreateGeneralTicketMutation = { createGeneralTicket: { id: number } };

type CreateItSupportTicketMutationVariables = Exact<{
  input: ItSupportInput;
}>;


type CreateItSupportTicketMutation = { createItSupportTicket: { id: number } };

type GeneralTicketQueryVariables = Exact<{
  id: number;
}>;


type GeneralTicketQuery = { generalTicket: { id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null } | null };

type ItSupportTicketQueryVariables = Exact<{
  id: number;
}>;


type ItSupportTicketQuery = { itSupportTicket: { id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null } | null };

type DeleteGeneralTicketMutationVariables = Exact<{
  id: number;
}>;


type DeleteGeneralTicketMutation = { deleteGeneralTicket: boolean };

type DeleteItSupportTicketMutationVariables = Exact<{
  id: number;
}>;


type DeleteItSupportTicketMutation = { deleteItSupportTicket: boolean };

type TicketFieldsFragment = { id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null };

type TicketByIdQueryVariables = Exact<{
  id: number;
}>;


type TicketByIdQuery = { ticket: { id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null } | null };

type TicketReferencesQueryVariables = Exact<{
  of: Array<unknown> | unknown;
}>;


type TicketReferencesQuery = { _entities: Array<
    | { id: number, general: { categoryName: string } | null, viewerCan: { delete: boolean } }
    | Record<PropertyKey, never>
   | null> };

type OwnTicketCountsQueryVariables = Exact<{
  kind: TicketKind;
}>;


type OwnTicketCountsQuery = { ownTicketCounts: Array<{ status: TicketStatus, count: number }> | null };

type ItFiguresQueryVariables = Exact<{ [key: string]: never; }>;


type ItFiguresQuery = { itTicketFigures: { openTickets: number, resolvedTickets: number, criticalTickets: number } };

type AssignTicketMutationVariables = Exact<{
  id: number;
  kind?: TicketKind | null | undefined;
  assignedTo?: number | null | undefined;
}>;


type AssignTicketMutation = { assignTicket: { id: number, assignedToId: number | null, assignedToName: string | null, status: TicketStatus, version: number, updatedAt: string, assignedTo: { id: number } | null } };

type AssignToNobodyNamedMutationVariables = Exact<{
  id: number;
}>;


type AssignToNobodyNamedMutation = { assignTicket: { id: number } };

type TwoKindsQueryVariables = Exact<{ [key: string]: never; }>;


type TwoKindsQuery = { it: Array<{ count: number }> | null, leave: Array<{ count: number }> | null };

type MasterTicketsInFullQueryVariables = Exact<{ [key: string]: never; }>;


type MasterTicketsInFullQuery = { masterTickets: { results: Array<{ id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null }> } };

/** Types of the documents in this subgraph's tests, by their text. */
export interface Documents {
  "\n  fragment Comment on TicketComment { id comment isInternal createdById createdBy { id } createdByName createdAt }": { data: CommentFragment; variables: never };
  "\n  fragment TicketFields on Ticket {\n    id kind title description status priority tags version createdAt updatedAt resolvedAt\n    createdById createdBy { id } createdByName createdByEmail createdByDepartment\n    assignedToId assignedTo { id } assignedToName\n    viewerCan { edit cancel delete decide changeStatus assign commentInternally }\n    leave { leaveType startDate endDate totalDays reason approvedByName approvalDate }\n    itSupport {\n      issueType impactLevel affectedSystem assetTag location estimatedResolution\n      categoryId categoryName categoryDepartment\n    }\n    feedback { feedbackType rating isAnonymous }\n    general {\n      categoryId categoryName categoryDepartment affectedSystem issueType impactLevel assetTag location\n    }\n  }": { data: TicketFieldsFragment; variables: never };
  "\n  fragment TicketState on Ticket {\n    id status version updatedAt resolvedAt\n    viewerCan { cancel delete changeStatus commentInternally }\n    leave { approvedByName approvalDate }\n    history { fromStatus toStatus changedByName changedAt }\n  }": { data: TicketStateFragment; variables: never };
  "\n  mutation ApproveLeave($id: Int!, $comment: String, $version: Int) {\n    approveLeaveRequest(id: $id, comment: $comment, version: $version) {\n      status resolvedAt leave { approvedByName approvalDate }\n    }\n  }": { data: ApproveLeaveMutation; variables: ApproveLeaveMutationVariables };
  "\n  mutation AssignTicket($id: Int!, $kind: TicketKind, $assignedTo: Int) {\n    assignTicket(id: $id, kind: $kind, assignedTo: $assignedTo) {\n      id assignedToId assignedTo { id } assignedToName status version updatedAt\n    }\n  }": { data: AssignTicketMutation; variables: AssignTicketMutationVariables };
  "\n  mutation AssignToAuthor($id: Int!, $assignedTo: Int) { assignTicket(id: $id, assignedTo: $assignedTo) { id } }": { data: AssignToAuthorMutation; variables: AssignToAuthorMutationVariables };
  "\n  mutation CancelLeave($id: Int!) { cancelLeaveRequest(id: $id) }": { data: CancelLeaveMutation; variables: CancelLeaveMutationVariables };
  "\n  mutation CreateCategory($input: TicketCategoryInput!) {\n    createTicketCategory(input: $input) { id name departmentName }\n  }": { data: CreateCategoryMutation; variables: CreateCategoryMutationVariables };
  "\n  mutation CreateGeneralTicket($input: GeneralTicketInput!) { createGeneralTicket(input: $input) { id } }": { data: CreateGeneralTicketMutation; variables: CreateGeneralTicketMutationVariables };
  "\n  mutation CreateItSupportTicket($input: ItSupportInput!) { createItSupportTicket(input: $input) { id } }": { data: CreateItSupportTicketMutation; variables: CreateItSupportTicketMutationVariables };
  "\n  mutation CreateLeave($input: LeaveRequestInput!) { createLeaveRequest(input: $input) { id } }": { data: CreateLeaveMutation; variables: CreateLeaveMutationVariables };
  "\n  mutation DeleteGeneralTicket($id: Int!) { deleteGeneralTicket(id: $id) }": { data: DeleteGeneralTicketMutation; variables: DeleteGeneralTicketMutationVariables };
  "\n  mutation DeleteItSupportTicket($id: Int!) { deleteItSupportTicket(id: $id) }": { data: DeleteItSupportTicketMutation; variables: DeleteItSupportTicketMutationVariables };
  "\n  mutation RejectLeave($id: Int!, $reason: String) {\n    rejectLeaveRequest(id: $id, reason: $reason) { status resolvedAt leave { approvedByName approvalDate } }\n  }": { data: RejectLeaveMutation; variables: RejectLeaveMutationVariables };
  "\n  mutation TwoRequests($one: LeaveRequestInput!, $two: LeaveRequestInput!) {\n    one: createLeaveRequest(input: $one) { id }\n    two: createLeaveRequest(input: $two) { id }\n  }": { data: TwoRequestsMutation; variables: TwoRequestsMutationVariables };
  "\n  mutation UpdateCategory($id: Int!, $input: TicketCategoryChanges!) {\n    updateTicketCategory(id: $id, input: $input) { id name departmentName }\n  }": { data: UpdateCategoryMutation; variables: UpdateCategoryMutationVariables };
  "\n  mutation UpdateLeave($id: Int!, $input: LeaveRequestChanges!, $version: Int) {\n    updateLeaveRequest(id: $id, input: $input, version: $version) {\n      title version leave { startDate endDate totalDays reason }\n    }\n  }": { data: UpdateLeaveMutation; variables: UpdateLeaveMutationVariables };
  "\n  query AssignedTickets {\n    assignedTickets { count results { id assignedToId assignedTo { id } assignedToName } }\n  }": { data: AssignedTicketsQuery; variables: AssignedTicketsQueryVariables };
  "\n  query CategoryReferences($of: [_Any!]!) {\n    _entities(representations: $of) { ... on TicketCategory { name } }\n  }": { data: CategoryReferencesQuery; variables: CategoryReferencesQueryVariables };
  "\n  query CommentCount($ticket: Int!) { ticketComments(ticket: $ticket) { count } }": { data: CommentCountQuery; variables: CommentCountQueryVariables };
  "\n  query CommentPage($ticket: Int!, $pageSize: Int) {\n    ticketComments(ticket: $ticket, pageSize: $pageSize) { results { id comment createdBy { id } createdByName } }\n  }": { data: CommentPageQuery; variables: CommentPageQueryVariables };
  "\n  query FeedbackTickets(\n    $all: Boolean, $mine: Boolean, $status: [TicketStatusInput!], $priority: [TicketPriority!],\n    $feedbackType: [FeedbackType!], $isAnonymous: Boolean,\n    $search: String, $page: Int, $pageSize: Int, $ordering: String\n  ) {\n    feedbackTickets(\n      all: $all, mine: $mine, status: $status, priority: $priority,\n      feedbackType: $feedbackType, isAnonymous: $isAnonymous,\n      search: $search, page: $page, pageSize: $pageSize, ordering: $ordering\n    ) { count results { id title viewerCan { cancel } } }\n  }": { data: FeedbackTicketsQuery; variables: FeedbackTicketsQueryVariables };
  "\n  query GeneralItTickets(\n    $status: [TicketStatusInput!], $priority: [TicketPriority!], $category: [Int!],\n    $search: String, $page: Int, $pageSize: Int, $ordering: String\n  ) {\n    generalItTickets(\n      status: $status, priority: $priority, category: $category,\n      search: $search, page: $page, pageSize: $pageSize, ordering: $ordering\n    ) { count results { id } }\n  }": { data: GeneralItTicketsQuery; variables: GeneralItTicketsQueryVariables };
  "\n  query GeneralTickets(\n    $all: Boolean, $mine: Boolean, $status: [TicketStatusInput!], $priority: [TicketPriority!], $category: [Int!],\n    $assignedTo: [Int!], $search: String, $page: Int, $pageSize: Int, $ordering: String\n  ) {\n    generalTickets(\n      all: $all, mine: $mine, status: $status, priority: $priority, category: $category,\n      assignedTo: $assignedTo, search: $search, page: $page, pageSize: $pageSize, ordering: $ordering\n    ) { count results { id } }\n  }": { data: GeneralTicketsQuery; variables: GeneralTicketsQueryVariables };
  "\n  query ItFigures { itTicketFigures { openTickets resolvedTickets criticalTickets } }": { data: ItFiguresQuery; variables: ItFiguresQueryVariables };
  "\n  query ItSupportTickets(\n    $mine: Boolean, $status: [TicketStatusInput!], $priority: [TicketPriority!], $impactLevel: [ImpactLevel!],\n    $issueType: [String!], $assignedTo: [Int!], $search: String, $page: Int, $pageSize: Int, $ordering: String\n  ) {\n    itSupportTickets(\n      mine: $mine, status: $status, priority: $priority, impactLevel: $impactLevel,\n      issueType: $issueType, assignedTo: $assignedTo, search: $search, page: $page, pageSize: $pageSize, ordering: $ordering\n    ) { count results { id } }\n  }": { data: ItSupportTicketsQuery; variables: ItSupportTicketsQueryVariables };
  "\n  query LeavePreview($startDate: Date!, $endDate: Date!, $except: Int) {\n    leavePreview(startDate: $startDate, endDate: $endDate, except: $except) {\n      totalDays overlapping { id } teamSize teamAway year { year takenDays }\n    }\n  }": { data: LeavePreviewQuery; variables: LeavePreviewQueryVariables };
  "\n  query LeaveRequest($id: Int!) {\n    leaveRequest(id: $id) {\n      title description status priority createdById createdByName createdByDepartment assignedToId resolvedAt version\n      viewerCan { edit cancel decide changeStatus assign commentInternally }\n      history { fromStatus toStatus changedByName }\n      leave {\n        leaveType startDate endDate totalDays reason approvedByName approvalDate\n        supportingDocument supportingDocumentName\n      }\n    }\n  }": { data: LeaveRequestQuery; variables: LeaveRequestQueryVariables };
  "\n  query LeaveRequests(\n    $mine: Boolean, $team: Boolean, $status: [LeaveStatusFilter!], $leaveType: [LeaveType!], $priority: [TicketPriority!],\n    $startDateAfter: Date, $startDateBefore: Date, $createdBy: [Int!], $search: String,\n    $ordering: String, $page: Int, $pageSize: Int\n  ) {\n    leaveRequests(\n      mine: $mine, team: $team, status: $status, leaveType: $leaveType, priority: $priority,\n      startDateAfter: $startDateAfter, startDateBefore: $startDateBefore, createdBy: $createdBy, search: $search,\n      ordering: $ordering, page: $page, pageSize: $pageSize\n    ) { count results { id } }\n  }": { data: LeaveRequestsQuery; variables: LeaveRequestsQueryVariables };
  "\n  query LeaveYear($year: Int) {\n    leaveYear(year: $year) { year today takenDays usedDays { leaveType days } pendingRequests requests { id } }\n  }": { data: LeaveYearQuery; variables: LeaveYearQueryVariables };
  "\n  query MasterTickets(\n    $type: [TicketKindFilter!], $status: [TicketStatusInput!], $priority: [TicketPriority!], $assignedTo: [Int!],\n    $mine: Boolean, $search: String, $page: Int, $pageSize: Int, $ordering: String\n  ) {\n    masterTickets(\n      type: $type, status: $status, priority: $priority, assignedTo: $assignedTo,\n      mine: $mine, search: $search, page: $page, pageSize: $pageSize, ordering: $ordering\n    ) { count results { id title createdByEmail } }\n  }": { data: MasterTicketsQuery; variables: MasterTicketsQueryVariables };
  "\n  query OwnFeedback {\n    feedbackTickets {\n      results { id status priority feedback { feedbackType isAnonymous } viewerCan { cancel } }\n    }\n  }": { data: OwnFeedbackQuery; variables: OwnFeedbackQueryVariables };
  "\n  query OwnGeneral { generalTickets { results { id status priority general { categoryId } } } }": { data: OwnGeneralQuery; variables: OwnGeneralQueryVariables };
  "\n  query OwnTicketCounts($kind: TicketKind!) { ownTicketCounts(kind: $kind) { status count } }": { data: OwnTicketCountsQuery; variables: OwnTicketCountsQueryVariables };
  "\n  query TicketCategories($search: String, $ordering: String) {\n    ticketCategories(search: $search, ordering: $ordering) { count results { id name } }\n  }": { data: TicketCategoriesQuery; variables: TicketCategoriesQueryVariables };
  "\n  query TicketReferences($of: [_Any!]!) {\n    _entities(representations: $of) { ... on Ticket { id general { categoryName } viewerCan { delete } } }\n  }": { data: TicketReferencesQuery; variables: TicketReferencesQueryVariables };
  "\n  query TwoKinds {\n    it: ownTicketCounts(kind: IT_SUPPORT) { count }\n    leave: ownTicketCounts(kind: LEAVE_REQUEST) { count }\n  }": { data: TwoKindsQuery; variables: TwoKindsQueryVariables };
  "fragment Everything on Ticket { ...TicketFields history { position fromStatus toStatus changedByName changedAt } }": { data: EverythingFragment; variables: never };
  "mutation AddComment($ticket: Int!, $kind: TicketKind, $comment: String!, $isInternal: Boolean) {\n    addTicketComment(ticket: $ticket, kind: $kind, comment: $comment, isInternal: $isInternal) { ...Comment }\n  }": { data: AddCommentMutation; variables: AddCommentMutationVariables };
  "mutation AssignToNobodyNamed($id: Int!) { assignTicket(id: $id) { id } }": { data: AssignToNobodyNamedMutation; variables: AssignToNobodyNamedMutationVariables };
  "mutation CloseTicket($id: Int!) { closeTicket(id: $id) { ...TicketState } }": { data: CloseTicketMutation; variables: CloseTicketMutationVariables };
  "mutation CreateFeedback($input: FeedbackInput!) { createFeedback(input: $input) { ...TicketFields } }": { data: CreateFeedbackMutation; variables: CreateFeedbackMutationVariables };
  "mutation DeleteCategory($id: Int!) { deleteTicketCategory(id: $id) }": { data: DeleteCategoryMutation; variables: DeleteCategoryMutationVariables };
  "mutation DeleteFeedback($id: Int!) { deleteFeedback(id: $id) }": { data: DeleteFeedbackMutation; variables: DeleteFeedbackMutationVariables };
  "mutation ReopenTicket($id: Int!) { reopenTicket(id: $id) { ...TicketState } }": { data: ReopenTicketMutation; variables: ReopenTicketMutationVariables };
  "mutation SetStatus($id: Int!, $status: TicketStatusInput, $kind: TicketKind, $comment: String, $version: Int) {\n    updateTicketStatus(id: $id, status: $status, kind: $kind, comment: $comment, version: $version) { ...TicketState }\n  }": { data: SetStatusMutation; variables: SetStatusMutationVariables };
  "query AllPage { feedbackTickets(all: true) { results { id } } }": { data: AllPageQuery; variables: AllPageQueryVariables };
  "query Comments($ticket: Int!, $kind: TicketKind, $ordering: String, $page: Int, $pageSize: Int) {\n    ticketComments(ticket: $ticket, kind: $kind, ordering: $ordering, page: $page, pageSize: $pageSize) {\n      count results { ...Comment }\n    }\n  }": { data: CommentsQuery; variables: CommentsQueryVariables };
  "query EverythingByReference($of: [_Any!]!) { _entities(representations: $of) { ... on Ticket { ...Everything } } }": { data: EverythingByReferenceQuery; variables: EverythingByReferenceQueryVariables };
  "query FeedbackPage { feedbackTickets { results { id viewerCan { cancel } } } }": { data: FeedbackPageQuery; variables: FeedbackPageQueryVariables };
  "query FeedbackTicket($id: Int!) { feedbackTicket(id: $id) { ...TicketFields } }": { data: FeedbackTicketQuery; variables: FeedbackTicketQueryVariables };
  "query GeneralPage { generalTickets { results { id } } }": { data: GeneralPageQuery; variables: GeneralPageQueryVariables };
  "query GeneralTicket($id: Int!) { generalTicket(id: $id) { ...TicketFields } }": { data: GeneralTicketQuery; variables: GeneralTicketQueryVariables };
  "query ItSupportTicket($id: Int!) { itSupportTicket(id: $id) { ...TicketFields } }": { data: ItSupportTicketQuery; variables: ItSupportTicketQueryVariables };
  "query LeaveCounts { leaveRequests { count } masterTickets { count } }": { data: LeaveCountsQuery; variables: LeaveCountsQueryVariables };
  "query LeavePage { leaveRequests { results { id } } }": { data: LeavePageQuery; variables: LeavePageQueryVariables };
  "query MasterPage { masterTickets { results { id viewerCan { cancel } } } }": { data: MasterPageQuery; variables: MasterPageQueryVariables };
  "query MasterTicketsInFull { masterTickets { results { ...TicketFields } } }": { data: MasterTicketsInFullQuery; variables: MasterTicketsInFullQueryVariables };
  "query MyPage { myTickets { results { id viewerCan { cancel } } } }": { data: MyPageQuery; variables: MyPageQueryVariables };
  "query MyTickets { myTickets { count results { id } } }": { data: MyTicketsQuery; variables: MyTicketsQueryVariables };
  "query OneFeedback($id: Int!) { feedbackTicket(id: $id) { id viewerCan { cancel } } }": { data: OneFeedbackQuery; variables: OneFeedbackQueryVariables };
  "query ShortMyPage { myTickets(pageSize: 1) { count results { id viewerCan { cancel } } } }": { data: ShortMyPageQuery; variables: ShortMyPageQueryVariables };
  "query SupportPage { itSupportTickets { results { id } } }": { data: SupportPageQuery; variables: SupportPageQueryVariables };
  "query TicketById($id: Int!) { ticket(id: $id) { ...TicketFields } }": { data: TicketByIdQuery; variables: TicketByIdQueryVariables };
  "query TicketStatusOf($id: Int!) { ticket(id: $id) { ...TicketState } }": { data: TicketStatusOfQuery; variables: TicketStatusOfQueryVariables };
}
