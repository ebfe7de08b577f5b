/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What feedback is grouped by. */
type FeedbackDimension =
  /** Suggestion, complaint, compliment and the other types. */
  | 'FEEDBACK_TYPE'
  /** Its status today. */
  | 'STATUS';

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
  /** True names its author to no one, for good. */
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

/** The lengths of time that figures are grouped by, in the organisation's zone. */
type FigurePeriod =
  /** Calendar days. */
  | 'DAY'
  /** Calendar months. */
  | 'MONTH'
  /** Weeks that begin on Monday. */
  | 'WEEK';

/** The kinds of things that are found. */
type FoundKind =
  /** Feedback. */
  | 'FEEDBACK'
  /** A general ticket. */
  | 'GENERAL'
  /** A request for IT support. */
  | 'IT_SUPPORT'
  /** A leave request. */
  | 'LEAVE_REQUEST';

/** A new general ticket. */
type GeneralTicketInput = {
  /** The system or application concerned. At most 200 characters. */
  affectedSystem?: string | null | undefined;
  /** Number of an asset that you have (myEquipment); its tag is kept as assetTag. */
  assetId?: number | null | undefined;
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

/** How much of the work cannot be done. */
type ImpactLevel =
  | 'CRITICAL'
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** A new IT support ticket. */
type ItSupportInput = {
  /** The system or application concerned. At most 200 characters. */
  affectedSystem?: string | null | undefined;
  /** Number of an asset that you have (myEquipment); its tag is kept in place of assetTag. */
  assetId?: number | null | undefined;
  /** Tag of the asset concerned, in your own words; assetId finds it for you. At most 50 characters. */
  assetTag?: string | null | undefined;
  /** 1 to 10,000 characters. */
  description: string;
  /** LOW when left out. */
  impactLevel?: ImpactLevel | null | undefined;
  /** What is wrong, in a word or two, such as 'Hardware'. Required. 1 to 100 characters. */
  issueType?: string | null | undefined;
  /** Where the trouble is. At most 200 characters. */
  location?: string | null | undefined;
  /** MEDIUM when left out. */
  priority?: TicketPriority | null | undefined;
  /** 1 to 200 characters. */
  title: string;
};

/** What leave is grouped by. */
type LeaveDimension =
  /** Department of the person who asked, as it was when they asked. */
  | 'DEPARTMENT'
  /** Vacation, sick, personal, family, unpaid or bereavement leave. */
  | 'LEAVE_TYPE'
  /** The status of the request today. For REQUESTS only: DAYS are all approved. */
  | 'STATUS';

/** What is counted of leave. */
type LeaveMeasure =
  /** Calendar days of approved leave, each on the day itself. */
  | 'DAYS'
  /** Requests for leave, whatever became of them, by when they were made. */
  | 'REQUESTS';

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
  /** PDF, DOC, DOCX, TXT, RTF, JPEG or PNG. Under 10 MB. */
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

/** What kind of system a ticket is about. */
type SystemCategory =
  | 'ACCESS'
  | 'EMAIL'
  | 'HARDWARE'
  | 'NETWORK'
  | 'OTHER'
  | 'SECURITY'
  | 'SOFTWARE';

/** What shall be different about a category. */
type TicketCategoryChanges = {
  /** null removes it. At most 150 characters. */
  departmentName?: string | null | undefined;
  /** 1 to 100 characters. */
  name?: string | null | undefined;
};

/** A new category. */
type TicketCategoryInput = {
  /** The department in charge, if any. At most 150 characters. */
  departmentName?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
};

/** What tickets are grouped by. */
type TicketDimension =
  /**
   * How long the ticket has been waiting: DAYS_00_TO_07, DAYS_08_TO_14, DAYS_15_TO_30 or DAYS_OVER_30, so the last two are
   * those over 14 days. For OPEN and AGE_DAYS only.
   */
  | 'AGE'
  /**
   * How old that asset was when the ticket was made, since its purchase date: YEARS_00_TO_01, YEARS_01_TO_02, YEARS_02_TO_03
   * or YEARS_OVER_03; null for an asset without that date. Tickets that name no asset of the register are left out.
   */
  | 'ASSET_AGE'
  /**
   * Brand and model of the asset whose tag the ticket names, as they are in the register now; null for an asset without.
   * Tickets that name no asset of the register are left out.
   */
  | 'ASSET_MODEL'
  /** Name of the category of IT support and general tickets; null for leave requests. */
  | 'CATEGORY'
  /** Department of the person who asked, as it was when they asked. */
  | 'DEPARTMENT'
  /** Leave request, IT support or general. */
  | 'KIND'
  /** Its priority today. */
  | 'PRIORITY'
  /** The status of the ticket today. */
  | 'STATUS';

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

/** What is counted of tickets. */
type TicketMeasure =
  /** Average age in days of the tickets of OPEN: from when they were made until now. Not known over time. */
  | 'AGE_DAYS'
  /** Tickets that are open, in progress or waiting for a response today. Not known over time. */
  | 'OPEN'
  /** Tickets that were made, by when they were made. */
  | 'OPENED'
  /** Average hours from when a ticket was made until it was resolved or closed, over the tickets of RESOLVED. */
  | 'RESOLUTION_HOURS'
  /** Tickets whose status is resolved or closed, by when they became resolved; closed ones by their last change. */
  | 'RESOLVED';

/** How pressing a ticket is, in the order that lists sort by. */
type TicketPriority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM'
  | 'URGENT';

/** The status of a ticket, in the order that lists sort by. */
type TicketStatus =
  /** Ended and filed. */
  | 'CLOSED'
  /** Someone works on it. */
  | 'IN_PROGRESS'
  /** No one has taken it up yet. */
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

/** How pressing a ticket is for IT. */
type Urgency =
  /** The impact level is critical. */
  | 'CRITICAL'
  /** Priority high or urgent. */
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** The kinds of things that wait for a person. */
type WaitingKind =
  /** Feedback of your own, the anonymous among it, with the status WAITING_RESPONSE. */
  | 'FEEDBACK_TO_ANSWER'
  /** Leave requests of your own with the status WAITING_RESPONSE. */
  | 'LEAVE_TO_ANSWER'
  /** Leave requests of others that are open, in progress or waiting for a response and that you may decide. */
  | 'LEAVE_TO_DECIDE'
  /** IT and general tickets of your own with the status WAITING_RESPONSE. */
  | 'TICKETS_TO_ANSWER';

type EarlierOnAssetQueryVariables = Exact<{
  id: number;
}>;


type EarlierOnAssetQuery = { ticket: { id: number, earlierOnAsset: { count: number, results: Array<{ id: number }> } | null } | null };

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

type EverythingByReferenceQueryVariables = Exact<{
  of: Array<unknown> | unknown;
}>;


type EverythingByReferenceQuery = { _entities: Array<
    | { id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, isOwn: boolean, handledWith: Array<string>, history: Array<{ position: number, fromStatus: TicketStatus, toStatus: TicketStatus, changedByName: string, changedAt: string }>, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null }
    | Record<PropertyKey, never>
   | null> };

type AssignToAuthorMutationVariables = Exact<{
  id: number;
  assignedTo?: number | null | undefined;
}>;


type AssignToAuthorMutation = { assignTicket: { id: number } };

type ItTicketCountsQueryVariables = Exact<{ [key: string]: never; }>;


type ItTicketCountsQuery = { itTicketCounts: Array<{ status: TicketStatus, urgency: Urgency, systemCategory: SystemCategory, assigned: boolean, count: number }> | null };

type ListedOnItPageQueryVariables = Exact<{ [key: string]: never; }>;


type ListedOnItPageQuery = { generalItTickets: { results: Array<{ status: TicketStatus, assignedToId: number | null, itSupport: { urgency: Urgency, systemCategory: SystemCategory } | null, general: { urgency: Urgency, systemCategory: SystemCategory } | null }> } };

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


type LeavePreviewQuery = { leavePreview: { totalDays: number, teamSize: number | null, teamAway: number | null, overlapping: Array<{ id: number }>, teamAwayDays: Array<{ day: string, away: number }> | null, year: { year: number, takenDays: number } } };

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

type CommentFragment = { id: number, comment: string, isInternal: boolean, articleId: number | null, createdById: number | null, createdByName: string, createdAt: string, article: { id: number } | null, createdBy: { id: number } | null };

type AddCommentMutationVariables = Exact<{
  ticket: number;
  kind?: TicketKind | null | undefined;
  comment: string;
  isInternal?: boolean | null | undefined;
  article?: number | null | undefined;
}>;


type AddCommentMutation = { addTicketComment: { id: number, comment: string, isInternal: boolean, articleId: number | null, createdById: number | null, createdByName: string, createdAt: string, article: { id: number } | null, createdBy: { id: number } | null } };

type CommentsQueryVariables = Exact<{
  ticket: number;
  kind?: TicketKind | null | undefined;
  ordering?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


type CommentsQuery = { ticketComments: { count: number, results: Array<{ id: number, comment: string, isInternal: boolean, articleId: number | null, createdById: number | null, createdByName: string, createdAt: string, article: { id: number } | null, createdBy: { id: number } | null }> } };

type CreateFeedbackMutationVariables = Exact<{
  input: FeedbackInput;
}>;


type CreateFeedbackMutation = { createFeedback: { id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, isOwn: boolean, handledWith: Array<string>, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null } };

type FeedbackTicketQueryVariables = Exact<{
  id: number;
}>;


type FeedbackTicketQuery = { feedbackTicket: { id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, isOwn: boolean, handledWith: Array<string>, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null } | null };

type DeleteFeedbackMutationVariables = Exact<{
  id: number;
}>;


type DeleteFeedbackMutation = { deleteFeedback: boolean };

type TicketFiguresAskedQueryVariables = Exact<{
  measure: TicketMeasure;
  by?: Array<TicketDimension> | TicketDimension | null | undefined;
  every?: FigurePeriod | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  department?: string | null | undefined;
}>;


type TicketFiguresAskedQuery = { figures: Array<{ period: string | null, groups: Array<string | null>, value: number | null, isWithheld: boolean }> };

type LeaveFiguresAskedQueryVariables = Exact<{
  measure: LeaveMeasure;
  by?: Array<LeaveDimension> | LeaveDimension | null | undefined;
  every?: FigurePeriod | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  department?: string | null | undefined;
}>;


type LeaveFiguresAskedQuery = { figures: Array<{ period: string | null, groups: Array<string | null>, value: number | null, isWithheld: boolean }> };

type FeedbackFiguresAskedQueryVariables = Exact<{
  by?: Array<FeedbackDimension> | FeedbackDimension | null | undefined;
  every?: FigurePeriod | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


type FeedbackFiguresAskedQuery = { figures: Array<{ period: string | null, groups: Array<string | null>, value: number | null, isWithheld: boolean }> };

type SearchTicketsQueryVariables = Exact<{
  search: string;
}>;


type SearchTicketsQuery = { searchTickets: Array<{ kind: FoundKind, id: string, title: string, subtitle: string, path: string }> | null };

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
  urgency?: Array<Urgency> | Urgency | null | undefined;
  category?: Array<number> | number | null | undefined;
  systemCategory?: Array<SystemCategory> | SystemCategory | null | undefined;
  assigned?: boolean | null | undefined;
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

type UrgencyOfTicketsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


type UrgencyOfTicketsQuery = { generalItTickets: { results: Array<{ id: number, itSupport: { urgency: Urgency } | null }> } };

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


type GeneralTicketQuery = { generalTicket: { id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, isOwn: boolean, handledWith: Array<string>, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null } | null };

type ItSupportTicketQueryVariables = Exact<{
  id: number;
}>;


type ItSupportTicketQuery = { itSupportTicket: { id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, isOwn: boolean, handledWith: Array<string>, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null } | null };

type DeleteGeneralTicketMutationVariables = Exact<{
  id: number;
}>;


type DeleteGeneralTicketMutation = { deleteGeneralTicket: boolean };

type DeleteItSupportTicketMutationVariables = Exact<{
  id: number;
}>;


type DeleteItSupportTicketMutation = { deleteItSupportTicket: boolean };

type TicketFieldsFragment = { id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, isOwn: boolean, handledWith: Array<string>, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null };

type TicketByIdQueryVariables = Exact<{
  id: number;
}>;


type TicketByIdQuery = { ticket: { id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, isOwn: boolean, handledWith: Array<string>, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null } | null };

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

type TicketCountsQueryVariables = Exact<{ [key: string]: never; }>;


type TicketCountsQuery = { ticketCounts: Array<{ kind: TicketKind, status: TicketStatus, priority: TicketPriority, count: number }> | null };

type ItFiguresQueryVariables = Exact<{ [key: string]: never; }>;


type ItFiguresQuery = { itTicketFigures: { openTickets: number, resolvedTickets: number, criticalTickets: number } };

type EverythingFragment = { id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, isOwn: boolean, handledWith: Array<string>, history: Array<{ position: number, fromStatus: TicketStatus, toStatus: TicketStatus, changedByName: string, changedAt: string }>, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null };

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

type ListedForCountsQueryVariables = Exact<{ [key: string]: never; }>;


type ListedForCountsQuery = { masterTickets: { results: Array<{ kind: TicketKind, status: TicketStatus, priority: TicketPriority }> } };

type MasterTicketsInFullQueryVariables = Exact<{ [key: string]: never; }>;


type MasterTicketsInFullQuery = { masterTickets: { results: Array<{ id: number, kind: TicketKind, title: string, description: string, status: TicketStatus, priority: TicketPriority, tags: Array<string>, version: number, createdAt: string, updatedAt: string, resolvedAt: string | null, createdById: number | null, createdByName: string, createdByEmail: string | null, createdByDepartment: string | null, assignedToId: number | null, assignedToName: string | null, isOwn: boolean, handledWith: Array<string>, createdBy: { id: number } | null, assignedTo: { id: number } | null, viewerCan: { edit: boolean, cancel: boolean, delete: boolean, decide: boolean, changeStatus: boolean, assign: boolean, commentInternally: boolean }, leave: { leaveType: LeaveType, startDate: string, endDate: string, totalDays: number, reason: string | null, approvedByName: string | null, approvalDate: string | null } | null, itSupport: { issueType: string, impactLevel: ImpactLevel, affectedSystem: string | null, assetTag: string | null, location: string | null, estimatedResolution: string | null, categoryId: number, categoryName: string, categoryDepartment: string | null } | null, feedback: { feedbackType: FeedbackType, rating: number | null, isAnonymous: boolean } | null, general: { categoryId: number, categoryName: string, categoryDepartment: string | null, affectedSystem: string | null, issueType: string | null, impactLevel: ImpactLevel | null, assetTag: string | null, location: string | null } | null }> } };

type DecideLeaveMutationVariables = Exact<{
  id: number;
}>;


type DecideLeaveMutation = { approveLeaveRequest: { id: number } };

type AssignMutationVariables = Exact<{
  id: number;
  assignedTo?: number | null | undefined;
}>;


type AssignMutation = { assignTicket: { id: number } };

type FeedbackNewsQueryVariables = Exact<{ [key: string]: never; }>;


type FeedbackNewsQuery = { feedbackNews: { results: Array<{ title: string, status: TicketStatus }> } };

type WaitingInTicketsQueryVariables = Exact<{ [key: string]: never; }>;


type WaitingInTicketsQuery = { waitingInTickets: Array<{ kind: WaitingKind, count: number, detail: string, path: string, until: string | null }> | null };

type ReportsAwayQueryVariables = Exact<{ [key: string]: never; }>;


type ReportsAwayQuery = { reportsAway: Array<{ userId: number, name: string, until: string }> | null };

/** Types of the documents in this subgraph's tests, by their text. */
export interface Documents {
  "\n    fragment Everything on Ticket {\n      ...TicketFields\n      history {\n        position\n        fromStatus\n        toStatus\n        changedByName\n        changedAt\n      }\n    }\n  ": { data: EverythingFragment; variables: never };
  "\n    mutation AddComment(\n      $ticket: Int!\n      $kind: TicketKind\n      $comment: String!\n      $isInternal: Boolean\n      $article: Int\n    ) {\n      addTicketComment(\n        ticket: $ticket\n        kind: $kind\n        comment: $comment\n        isInternal: $isInternal\n        article: $article\n      ) {\n        ...Comment\n      }\n    }\n  ": { data: AddCommentMutation; variables: AddCommentMutationVariables };
  "\n    mutation CloseTicket($id: Int!) {\n      closeTicket(id: $id) {\n        ...TicketState\n      }\n    }\n  ": { data: CloseTicketMutation; variables: CloseTicketMutationVariables };
  "\n    mutation CreateFeedback($input: FeedbackInput!) {\n      createFeedback(input: $input) {\n        ...TicketFields\n      }\n    }\n  ": { data: CreateFeedbackMutation; variables: CreateFeedbackMutationVariables };
  "\n    mutation ReopenTicket($id: Int!) {\n      reopenTicket(id: $id) {\n        ...TicketState\n      }\n    }\n  ": { data: ReopenTicketMutation; variables: ReopenTicketMutationVariables };
  "\n    mutation SetStatus(\n      $id: Int!\n      $status: TicketStatusInput\n      $kind: TicketKind\n      $comment: String\n      $version: Int\n    ) {\n      updateTicketStatus(id: $id, status: $status, kind: $kind, comment: $comment, version: $version) {\n        ...TicketState\n      }\n    }\n  ": { data: SetStatusMutation; variables: SetStatusMutationVariables };
  "\n    query Comments($ticket: Int!, $kind: TicketKind, $ordering: String, $page: Int, $pageSize: Int) {\n      ticketComments(ticket: $ticket, kind: $kind, ordering: $ordering, page: $page, pageSize: $pageSize) {\n        count\n        results {\n          ...Comment\n        }\n      }\n    }\n  ": { data: CommentsQuery; variables: CommentsQueryVariables };
  "\n    query EverythingByReference($of: [_Any!]!) {\n      _entities(representations: $of) {\n        ... on Ticket {\n          ...Everything\n        }\n      }\n    }\n  ": { data: EverythingByReferenceQuery; variables: EverythingByReferenceQueryVariables };
  "\n    query FeedbackTicket($id: Int!) {\n      feedbackTicket(id: $id) {\n        ...TicketFields\n      }\n    }\n  ": { data: FeedbackTicketQuery; variables: FeedbackTicketQueryVariables };
  "\n    query GeneralTicket($id: Int!) {\n      generalTicket(id: $id) {\n        ...TicketFields\n      }\n    }\n  ": { data: GeneralTicketQuery; variables: GeneralTicketQueryVariables };
  "\n    query ItSupportTicket($id: Int!) {\n      itSupportTicket(id: $id) {\n        ...TicketFields\n      }\n    }\n  ": { data: ItSupportTicketQuery; variables: ItSupportTicketQueryVariables };
  "\n    query MasterTicketsInFull {\n      masterTickets {\n        results {\n          ...TicketFields\n        }\n      }\n    }\n  ": { data: MasterTicketsInFullQuery; variables: MasterTicketsInFullQueryVariables };
  "\n    query TicketById($id: Int!) {\n      ticket(id: $id) {\n        ...TicketFields\n      }\n    }\n  ": { data: TicketByIdQuery; variables: TicketByIdQueryVariables };
  "\n    query TicketStatusOf($id: Int!) {\n      ticket(id: $id) {\n        ...TicketState\n      }\n    }\n  ": { data: TicketStatusOfQuery; variables: TicketStatusOfQueryVariables };
  "\n  fragment Comment on TicketComment {\n    id\n    comment\n    isInternal\n    articleId\n    article {\n      id\n    }\n    createdById\n    createdBy {\n      id\n    }\n    createdByName\n    createdAt\n  }\n": { data: CommentFragment; variables: never };
  "\n  fragment TicketFields on Ticket {\n    id\n    kind\n    title\n    description\n    status\n    priority\n    tags\n    version\n    createdAt\n    updatedAt\n    resolvedAt\n    createdById\n    createdBy {\n      id\n    }\n    createdByName\n    createdByEmail\n    createdByDepartment\n    assignedToId\n    assignedTo {\n      id\n    }\n    assignedToName\n    isOwn\n    handledWith\n    viewerCan {\n      edit\n      cancel\n      delete\n      decide\n      changeStatus\n      assign\n      commentInternally\n    }\n    leave {\n      leaveType\n      startDate\n      endDate\n      totalDays\n      reason\n      approvedByName\n      approvalDate\n    }\n    itSupport {\n      issueType\n      impactLevel\n      affectedSystem\n      assetTag\n      location\n      estimatedResolution\n      categoryId\n      categoryName\n      categoryDepartment\n    }\n    feedback {\n      feedbackType\n      rating\n      isAnonymous\n    }\n    general {\n      categoryId\n      categoryName\n      categoryDepartment\n      affectedSystem\n      issueType\n      impactLevel\n      assetTag\n      location\n    }\n  }\n": { data: TicketFieldsFragment; variables: never };
  "\n  fragment TicketState on Ticket {\n    id\n    status\n    version\n    updatedAt\n    resolvedAt\n    viewerCan {\n      cancel\n      delete\n      changeStatus\n      commentInternally\n    }\n    leave {\n      approvedByName\n      approvalDate\n    }\n    history {\n      fromStatus\n      toStatus\n      changedByName\n      changedAt\n    }\n  }\n": { data: TicketStateFragment; variables: never };
  "\n  mutation ApproveLeave($id: Int!, $comment: String, $version: Int) {\n    approveLeaveRequest(id: $id, comment: $comment, version: $version) {\n      status\n      resolvedAt\n      leave {\n        approvedByName\n        approvalDate\n      }\n    }\n  }\n": { data: ApproveLeaveMutation; variables: ApproveLeaveMutationVariables };
  "\n  mutation Assign($id: Int!, $assignedTo: Int) {\n    assignTicket(id: $id, assignedTo: $assignedTo) {\n      id\n    }\n  }\n": { data: AssignMutation; variables: AssignMutationVariables };
  "\n  mutation AssignTicket($id: Int!, $kind: TicketKind, $assignedTo: Int) {\n    assignTicket(id: $id, kind: $kind, assignedTo: $assignedTo) {\n      id\n      assignedToId\n      assignedTo {\n        id\n      }\n      assignedToName\n      status\n      version\n      updatedAt\n    }\n  }\n": { data: AssignTicketMutation; variables: AssignTicketMutationVariables };
  "\n  mutation AssignToAuthor($id: Int!, $assignedTo: Int) {\n    assignTicket(id: $id, assignedTo: $assignedTo) {\n      id\n    }\n  }\n": { data: AssignToAuthorMutation; variables: AssignToAuthorMutationVariables };
  "\n  mutation AssignToNobodyNamed($id: Int!) {\n    assignTicket(id: $id) {\n      id\n    }\n  }\n": { data: AssignToNobodyNamedMutation; variables: AssignToNobodyNamedMutationVariables };
  "\n  mutation CancelLeave($id: Int!) {\n    cancelLeaveRequest(id: $id)\n  }\n": { data: CancelLeaveMutation; variables: CancelLeaveMutationVariables };
  "\n  mutation CreateCategory($input: TicketCategoryInput!) {\n    createTicketCategory(input: $input) {\n      id\n      name\n      departmentName\n    }\n  }\n": { data: CreateCategoryMutation; variables: CreateCategoryMutationVariables };
  "\n  mutation CreateGeneralTicket($input: GeneralTicketInput!) {\n    createGeneralTicket(input: $input) {\n      id\n    }\n  }\n": { data: CreateGeneralTicketMutation; variables: CreateGeneralTicketMutationVariables };
  "\n  mutation CreateItSupportTicket($input: ItSupportInput!) {\n    createItSupportTicket(input: $input) {\n      id\n    }\n  }\n": { data: CreateItSupportTicketMutation; variables: CreateItSupportTicketMutationVariables };
  "\n  mutation CreateLeave($input: LeaveRequestInput!) {\n    createLeaveRequest(input: $input) {\n      id\n    }\n  }\n": { data: CreateLeaveMutation; variables: CreateLeaveMutationVariables };
  "\n  mutation DecideLeave($id: Int!) {\n    approveLeaveRequest(id: $id) {\n      id\n    }\n  }\n": { data: DecideLeaveMutation; variables: DecideLeaveMutationVariables };
  "\n  mutation DeleteCategory($id: Int!) {\n    deleteTicketCategory(id: $id)\n  }\n": { data: DeleteCategoryMutation; variables: DeleteCategoryMutationVariables };
  "\n  mutation DeleteFeedback($id: Int!) {\n    deleteFeedback(id: $id)\n  }\n": { data: DeleteFeedbackMutation; variables: DeleteFeedbackMutationVariables };
  "\n  mutation DeleteGeneralTicket($id: Int!) {\n    deleteGeneralTicket(id: $id)\n  }\n": { data: DeleteGeneralTicketMutation; variables: DeleteGeneralTicketMutationVariables };
  "\n  mutation DeleteItSupportTicket($id: Int!) {\n    deleteItSupportTicket(id: $id)\n  }\n": { data: DeleteItSupportTicketMutation; variables: DeleteItSupportTicketMutationVariables };
  "\n  mutation RejectLeave($id: Int!, $reason: String) {\n    rejectLeaveRequest(id: $id, reason: $reason) {\n      status\n      resolvedAt\n      leave {\n        approvedByName\n        approvalDate\n      }\n    }\n  }\n": { data: RejectLeaveMutation; variables: RejectLeaveMutationVariables };
  "\n  mutation TwoRequests($one: LeaveRequestInput!, $two: LeaveRequestInput!) {\n    one: createLeaveRequest(input: $one) {\n      id\n    }\n    two: createLeaveRequest(input: $two) {\n      id\n    }\n  }\n": { data: TwoRequestsMutation; variables: TwoRequestsMutationVariables };
  "\n  mutation UpdateCategory($id: Int!, $input: TicketCategoryChanges!) {\n    updateTicketCategory(id: $id, input: $input) {\n      id\n      name\n      departmentName\n    }\n  }\n": { data: UpdateCategoryMutation; variables: UpdateCategoryMutationVariables };
  "\n  mutation UpdateLeave($id: Int!, $input: LeaveRequestChanges!, $version: Int) {\n    updateLeaveRequest(id: $id, input: $input, version: $version) {\n      title\n      version\n      leave {\n        startDate\n        endDate\n        totalDays\n        reason\n      }\n    }\n  }\n": { data: UpdateLeaveMutation; variables: UpdateLeaveMutationVariables };
  "\n  query AllPage {\n    feedbackTickets(all: true) {\n      results {\n        id\n      }\n    }\n  }\n": { data: AllPageQuery; variables: AllPageQueryVariables };
  "\n  query AssignedTickets {\n    assignedTickets {\n      count\n      results {\n        id\n        assignedToId\n        assignedTo {\n          id\n        }\n        assignedToName\n      }\n    }\n  }\n": { data: AssignedTicketsQuery; variables: AssignedTicketsQueryVariables };
  "\n  query CategoryReferences($of: [_Any!]!) {\n    _entities(representations: $of) {\n      ... on TicketCategory {\n        name\n      }\n    }\n  }\n": { data: CategoryReferencesQuery; variables: CategoryReferencesQueryVariables };
  "\n  query CommentCount($ticket: Int!) {\n    ticketComments(ticket: $ticket) {\n      count\n    }\n  }\n": { data: CommentCountQuery; variables: CommentCountQueryVariables };
  "\n  query CommentPage($ticket: Int!, $pageSize: Int) {\n    ticketComments(ticket: $ticket, pageSize: $pageSize) {\n      results {\n        id\n        comment\n        createdBy {\n          id\n        }\n        createdByName\n      }\n    }\n  }\n": { data: CommentPageQuery; variables: CommentPageQueryVariables };
  "\n  query EarlierOnAsset($id: Int!) {\n    ticket(id: $id) {\n      id\n      earlierOnAsset {\n        count\n        results {\n          id\n        }\n      }\n    }\n  }\n": { data: EarlierOnAssetQuery; variables: EarlierOnAssetQueryVariables };
  "\n  query FeedbackFiguresAsked($by: [FeedbackDimension!], $every: FigurePeriod, $from: Date, $to: Date) {\n    figures: feedbackFigures(measure: GIVEN, by: $by, every: $every, from: $from, to: $to) {\n      period\n      groups\n      value\n      isWithheld\n    }\n  }\n": { data: FeedbackFiguresAskedQuery; variables: FeedbackFiguresAskedQueryVariables };
  "\n  query FeedbackNews {\n    feedbackNews {\n      results {\n        title\n        status\n      }\n    }\n  }\n": { data: FeedbackNewsQuery; variables: FeedbackNewsQueryVariables };
  "\n  query FeedbackPage {\n    feedbackTickets {\n      results {\n        id\n        viewerCan {\n          cancel\n        }\n      }\n    }\n  }\n": { data: FeedbackPageQuery; variables: FeedbackPageQueryVariables };
  "\n  query FeedbackTickets(\n    $all: Boolean\n    $mine: Boolean\n    $status: [TicketStatusInput!]\n    $priority: [TicketPriority!]\n    $feedbackType: [FeedbackType!]\n    $isAnonymous: Boolean\n    $search: String\n    $page: Int\n    $pageSize: Int\n    $ordering: String\n  ) {\n    feedbackTickets(\n      all: $all\n      mine: $mine\n      status: $status\n      priority: $priority\n      feedbackType: $feedbackType\n      isAnonymous: $isAnonymous\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        title\n        viewerCan {\n          cancel\n        }\n      }\n    }\n  }\n": { data: FeedbackTicketsQuery; variables: FeedbackTicketsQueryVariables };
  "\n  query GeneralItTickets(\n    $status: [TicketStatusInput!]\n    $priority: [TicketPriority!]\n    $urgency: [Urgency!]\n    $category: [Int!]\n    $systemCategory: [SystemCategory!]\n    $assigned: Boolean\n    $search: String\n    $page: Int\n    $pageSize: Int\n    $ordering: String\n  ) {\n    generalItTickets(\n      status: $status\n      priority: $priority\n      urgency: $urgency\n      category: $category\n      systemCategory: $systemCategory\n      assigned: $assigned\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n      }\n    }\n  }\n": { data: GeneralItTicketsQuery; variables: GeneralItTicketsQueryVariables };
  "\n  query GeneralPage {\n    generalTickets {\n      results {\n        id\n      }\n    }\n  }\n": { data: GeneralPageQuery; variables: GeneralPageQueryVariables };
  "\n  query GeneralTickets(\n    $all: Boolean\n    $mine: Boolean\n    $status: [TicketStatusInput!]\n    $priority: [TicketPriority!]\n    $category: [Int!]\n    $assignedTo: [Int!]\n    $search: String\n    $page: Int\n    $pageSize: Int\n    $ordering: String\n  ) {\n    generalTickets(\n      all: $all\n      mine: $mine\n      status: $status\n      priority: $priority\n      category: $category\n      assignedTo: $assignedTo\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n      }\n    }\n  }\n": { data: GeneralTicketsQuery; variables: GeneralTicketsQueryVariables };
  "\n  query ItFigures {\n    itTicketFigures {\n      openTickets\n      resolvedTickets\n      criticalTickets\n    }\n  }\n": { data: ItFiguresQuery; variables: ItFiguresQueryVariables };
  "\n  query ItSupportTickets(\n    $mine: Boolean\n    $status: [TicketStatusInput!]\n    $priority: [TicketPriority!]\n    $impactLevel: [ImpactLevel!]\n    $issueType: [String!]\n    $assignedTo: [Int!]\n    $search: String\n    $page: Int\n    $pageSize: Int\n    $ordering: String\n  ) {\n    itSupportTickets(\n      mine: $mine\n      status: $status\n      priority: $priority\n      impactLevel: $impactLevel\n      issueType: $issueType\n      assignedTo: $assignedTo\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n      }\n    }\n  }\n": { data: ItSupportTicketsQuery; variables: ItSupportTicketsQueryVariables };
  "\n  query ItTicketCounts {\n    itTicketCounts {\n      status\n      urgency\n      systemCategory\n      assigned\n      count\n    }\n  }\n": { data: ItTicketCountsQuery; variables: ItTicketCountsQueryVariables };
  "\n  query LeaveCounts {\n    leaveRequests {\n      count\n    }\n    masterTickets {\n      count\n    }\n  }\n": { data: LeaveCountsQuery; variables: LeaveCountsQueryVariables };
  "\n  query LeaveFiguresAsked(\n    $measure: LeaveMeasure!\n    $by: [LeaveDimension!]\n    $every: FigurePeriod\n    $from: Date\n    $to: Date\n    $department: String\n  ) {\n    figures: leaveFigures(\n      measure: $measure\n      by: $by\n      every: $every\n      from: $from\n      to: $to\n      department: $department\n    ) {\n      period\n      groups\n      value\n      isWithheld\n    }\n  }\n": { data: LeaveFiguresAskedQuery; variables: LeaveFiguresAskedQueryVariables };
  "\n  query LeavePage {\n    leaveRequests {\n      results {\n        id\n      }\n    }\n  }\n": { data: LeavePageQuery; variables: LeavePageQueryVariables };
  "\n  query LeavePreview($startDate: Date!, $endDate: Date!, $except: Int) {\n    leavePreview(startDate: $startDate, endDate: $endDate, except: $except) {\n      totalDays\n      overlapping {\n        id\n      }\n      teamSize\n      teamAway\n      teamAwayDays {\n        day\n        away\n      }\n      year {\n        year\n        takenDays\n      }\n    }\n  }\n": { data: LeavePreviewQuery; variables: LeavePreviewQueryVariables };
  "\n  query LeaveRequest($id: Int!) {\n    leaveRequest(id: $id) {\n      title\n      description\n      status\n      priority\n      createdById\n      createdByName\n      createdByDepartment\n      assignedToId\n      resolvedAt\n      version\n      viewerCan {\n        edit\n        cancel\n        decide\n        changeStatus\n        assign\n        commentInternally\n      }\n      history {\n        fromStatus\n        toStatus\n        changedByName\n      }\n      leave {\n        leaveType\n        startDate\n        endDate\n        totalDays\n        reason\n        approvedByName\n        approvalDate\n        supportingDocument\n        supportingDocumentName\n      }\n    }\n  }\n": { data: LeaveRequestQuery; variables: LeaveRequestQueryVariables };
  "\n  query LeaveRequests(\n    $mine: Boolean\n    $team: Boolean\n    $status: [LeaveStatusFilter!]\n    $leaveType: [LeaveType!]\n    $priority: [TicketPriority!]\n    $startDateAfter: Date\n    $startDateBefore: Date\n    $createdBy: [Int!]\n    $search: String\n    $ordering: String\n    $page: Int\n    $pageSize: Int\n  ) {\n    leaveRequests(\n      mine: $mine\n      team: $team\n      status: $status\n      leaveType: $leaveType\n      priority: $priority\n      startDateAfter: $startDateAfter\n      startDateBefore: $startDateBefore\n      createdBy: $createdBy\n      search: $search\n      ordering: $ordering\n      page: $page\n      pageSize: $pageSize\n    ) {\n      count\n      results {\n        id\n      }\n    }\n  }\n": { data: LeaveRequestsQuery; variables: LeaveRequestsQueryVariables };
  "\n  query LeaveYear($year: Int) {\n    leaveYear(year: $year) {\n      year\n      today\n      takenDays\n      usedDays {\n        leaveType\n        days\n      }\n      pendingRequests\n      requests {\n        id\n      }\n    }\n  }\n": { data: LeaveYearQuery; variables: LeaveYearQueryVariables };
  "\n  query ListedForCounts {\n    masterTickets(pageSize: 200) {\n      results {\n        kind\n        status\n        priority\n      }\n    }\n  }\n": { data: ListedForCountsQuery; variables: ListedForCountsQueryVariables };
  "\n  query ListedOnItPage {\n    generalItTickets(pageSize: 200) {\n      results {\n        status\n        assignedToId\n        itSupport {\n          urgency\n          systemCategory\n        }\n        general {\n          urgency\n          systemCategory\n        }\n      }\n    }\n  }\n": { data: ListedOnItPageQuery; variables: ListedOnItPageQueryVariables };
  "\n  query MasterPage {\n    masterTickets {\n      results {\n        id\n        viewerCan {\n          cancel\n        }\n      }\n    }\n  }\n": { data: MasterPageQuery; variables: MasterPageQueryVariables };
  "\n  query MasterTickets(\n    $type: [TicketKindFilter!]\n    $status: [TicketStatusInput!]\n    $priority: [TicketPriority!]\n    $assignedTo: [Int!]\n    $mine: Boolean\n    $search: String\n    $page: Int\n    $pageSize: Int\n    $ordering: String\n  ) {\n    masterTickets(\n      type: $type\n      status: $status\n      priority: $priority\n      assignedTo: $assignedTo\n      mine: $mine\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        title\n        createdByEmail\n      }\n    }\n  }\n": { data: MasterTicketsQuery; variables: MasterTicketsQueryVariables };
  "\n  query MyPage {\n    myTickets {\n      results {\n        id\n        viewerCan {\n          cancel\n        }\n      }\n    }\n  }\n": { data: MyPageQuery; variables: MyPageQueryVariables };
  "\n  query MyTickets {\n    myTickets {\n      count\n      results {\n        id\n      }\n    }\n  }\n": { data: MyTicketsQuery; variables: MyTicketsQueryVariables };
  "\n  query OneFeedback($id: Int!) {\n    feedbackTicket(id: $id) {\n      id\n      viewerCan {\n        cancel\n      }\n    }\n  }\n": { data: OneFeedbackQuery; variables: OneFeedbackQueryVariables };
  "\n  query OwnFeedback {\n    feedbackTickets {\n      results {\n        id\n        status\n        priority\n        feedback {\n          feedbackType\n          isAnonymous\n        }\n        viewerCan {\n          cancel\n        }\n      }\n    }\n  }\n": { data: OwnFeedbackQuery; variables: OwnFeedbackQueryVariables };
  "\n  query OwnGeneral {\n    generalTickets {\n      results {\n        id\n        status\n        priority\n        general {\n          categoryId\n        }\n      }\n    }\n  }\n": { data: OwnGeneralQuery; variables: OwnGeneralQueryVariables };
  "\n  query OwnTicketCounts($kind: TicketKind!) {\n    ownTicketCounts(kind: $kind) {\n      status\n      count\n    }\n  }\n": { data: OwnTicketCountsQuery; variables: OwnTicketCountsQueryVariables };
  "\n  query ReportsAway {\n    reportsAway {\n      userId\n      name\n      until\n    }\n  }\n": { data: ReportsAwayQuery; variables: ReportsAwayQueryVariables };
  "\n  query SearchTickets($search: String!) {\n    searchTickets(search: $search) {\n      kind\n      id\n      title\n      subtitle\n      path\n    }\n  }\n": { data: SearchTicketsQuery; variables: SearchTicketsQueryVariables };
  "\n  query ShortMyPage {\n    myTickets(pageSize: 1) {\n      count\n      results {\n        id\n        viewerCan {\n          cancel\n        }\n      }\n    }\n  }\n": { data: ShortMyPageQuery; variables: ShortMyPageQueryVariables };
  "\n  query SupportPage {\n    itSupportTickets {\n      results {\n        id\n      }\n    }\n  }\n": { data: SupportPageQuery; variables: SupportPageQueryVariables };
  "\n  query TicketCategories($search: String, $ordering: String) {\n    ticketCategories(search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        name\n      }\n    }\n  }\n": { data: TicketCategoriesQuery; variables: TicketCategoriesQueryVariables };
  "\n  query TicketCounts {\n    ticketCounts {\n      kind\n      status\n      priority\n      count\n    }\n  }\n": { data: TicketCountsQuery; variables: TicketCountsQueryVariables };
  "\n  query TicketFiguresAsked(\n    $measure: TicketMeasure!\n    $by: [TicketDimension!]\n    $every: FigurePeriod\n    $from: Date\n    $to: Date\n    $department: String\n  ) {\n    figures: ticketFigures(\n      measure: $measure\n      by: $by\n      every: $every\n      from: $from\n      to: $to\n      department: $department\n    ) {\n      period\n      groups\n      value\n      isWithheld\n    }\n  }\n": { data: TicketFiguresAskedQuery; variables: TicketFiguresAskedQueryVariables };
  "\n  query TicketReferences($of: [_Any!]!) {\n    _entities(representations: $of) {\n      ... on Ticket {\n        id\n        general {\n          categoryName\n        }\n        viewerCan {\n          delete\n        }\n      }\n    }\n  }\n": { data: TicketReferencesQuery; variables: TicketReferencesQueryVariables };
  "\n  query TwoKinds {\n    it: ownTicketCounts(kind: IT_SUPPORT) {\n      count\n    }\n    leave: ownTicketCounts(kind: LEAVE_REQUEST) {\n      count\n    }\n  }\n": { data: TwoKindsQuery; variables: TwoKindsQueryVariables };
  "\n  query UrgencyOfTickets($search: String) {\n    generalItTickets(search: $search) {\n      results {\n        id\n        itSupport {\n          urgency\n        }\n      }\n    }\n  }\n": { data: UrgencyOfTicketsQuery; variables: UrgencyOfTicketsQueryVariables };
  "\n  query WaitingInTickets {\n    waitingInTickets {\n      kind\n      count\n      detail\n      path\n      until\n    }\n  }\n": { data: WaitingInTicketsQuery; variables: WaitingInTicketsQueryVariables };
}
