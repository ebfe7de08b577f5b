/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What a person says to a shared review. */
type AcknowledgementInput = {
  /** At most 2,000 characters. */
  comment?: string | null | undefined;
};

/** A new public holiday. */
type AddHolidayInput = {
  /** From 1900 to 2200; not the date of another holiday. */
  date: string;
  /** 1 to 100 characters. */
  name: string;
};

/** A change of a rating by HR. */
type CalibrationInput = {
  /** Not the present one. 1 to 5. */
  rating: number;
  /** 1 to 2,000 characters. */
  reason: string;
};

/** A new goal. */
type CreateGoalInput = {
  /** At most 2,000 characters. */
  description?: string | null | undefined;
  /** Not in the past, at most five years ahead. */
  dueDate?: string | null | undefined;
  /** Whose goal: you, or a person who reports to you directly; you when left out. */
  employeeId?: number | null | undefined;
  /** The person's review that it is set with; for the direct manager, before it is shared. */
  reviewId?: number | null | undefined;
  state?: GoalState | null | undefined;
  /** 1 to 200 characters. */
  title: string;
};

/** What a timeline of an employment record tells of. */
type EmployeeField =
  /** Private. */
  | 'ADDRESS_LINE1'
  /** Private. */
  | 'CITY'
  /** Private. */
  | 'COUNTRY'
  /** By name. */
  | 'DEPARTMENT'
  /** The number on the badge. */
  | 'EMPLOYEE_ID'
  | 'EMPLOYMENT_STATUS'
  | 'EMPLOYMENT_TYPE'
  | 'HIRE_DATE'
  | 'JOB_TITLE'
  /** By full name. */
  | 'MANAGER'
  /** Private. */
  | 'PHONE_NUMBER'
  /** Private. */
  | 'SALARY'
  /** Private. */
  | 'STATE'
  /** Private. */
  | 'WEEKLY_HOURS'
  /** Private. */
  | 'ZIP_CODE';

/** Employment status of a person. Terminated and inactive people cannot sign in. */
type EmploymentStatus =
  /** Works here. */
  | 'ACTIVE'
  /** Does not work here for now and cannot sign in. */
  | 'INACTIVE'
  /** Works here and is away for a longer time. */
  | 'ON_LEAVE'
  /** Works here, in the first months. */
  | 'PROBATION'
  /** Has left for good and cannot sign in. */
  | 'TERMINATED';

/** The kind of contract. */
type EmploymentType =
  /** Working on their own contract. */
  | 'CONTRACT'
  /** Full weekly hours, open-ended. */
  | 'FULL_TIME'
  /** An internship. */
  | 'INTERN'
  /** Fewer weekly hours, open-ended. */
  | 'PART_TIME'
  /** Until a fixed day. */
  | 'TEMPORARY';

/** The kinds of things that are found. */
type FoundKind =
  /** An application for a job: name of the applicant or job title. */
  | 'APPLICATION'
  /** A colleague: name, e-mail, employee number, job title or department. */
  | 'PERSON'
  /** A job posting: title, department or location. */
  | 'POSTING';

/** The status of a goal. */
type GoalState =
  /** Reached. */
  | 'DONE'
  /** Given up. */
  | 'DROPPED'
  /** Under way. */
  | 'IN_PROGRESS'
  /** Nothing is done yet. */
  | 'NOT_STARTED';

/** Changes to an application; fields left out stay, null empties. An applicant may send nothing but the status withdrawn. */
type JobApplicationChanges = {
  interviewDate?: string | null | undefined;
  /** One decimal. 0 to 5. */
  rating?: number | null | undefined;
  /** At most 10,000 characters. */
  reviewNotes?: string | null | undefined;
  /** Number, code, or one of pending (1), screening (2), interview (3), offer (5), hired (6), rejected (7). */
  status?: string | null | undefined;
};

/** What a timeline of an application tells of. */
type JobApplicationField =
  /** As an instant. */
  | 'INTERVIEW_DATE'
  /** With one decimal. */
  | 'RATING'
  /** Only that there were any: `written`. Their words are not kept. */
  | 'REVIEW_NOTES'
  /** By code. */
  | 'STATUS';

/** The manager's part of a review; what is left out stays. */
type ManagerReviewInput = {
  /** Finishes it; then it needs a rating, strengths and what to improve. */
  finish?: boolean | null | undefined;
  /** At most 5,000 characters. */
  improvements?: string | null | undefined;
  /** 1 to 5. */
  rating?: number | null | undefined;
  /** At most 5,000 characters. */
  strengths?: string | null | undefined;
};

/** A new review cycle. */
type ReviewCycleInput = {
  /** Ids of the departments that take part; everyone when left out or empty. At most 200. */
  departmentIds?: Array<number> | null | undefined;
  /** Not in the past, at most five years ahead. */
  dueDate: string;
  /** Not the name of another cycle. 1 to 120 characters. */
  name: string;
  /** Not before `periodStart`, at most three years after it, and at most five years ahead. */
  periodEnd: string;
  /** From 1950 on, at most five years ahead. */
  periodStart: string;
  /** At least one; blank ones are refused. At most 10 of 300 characters. */
  questions: Array<string>;
};

/** Whose performance reviews or goals a list shows. */
type ReviewScope =
  /** Your own. */
  | 'OWN'
  /** Those of the people who report to you directly; of reviews those that you write or finished as their manager. */
  | 'TEAM';

/** The status of a performance review. */
type ReviewState =
  /** The person has acknowledged it. */
  | 'ACKNOWLEDGED'
  /** The person writes the self review. */
  | 'DRAFT'
  /** The manager's part is finished; HR may calibrate and shares it. */
  | 'MANAGER_REVIEW_DONE'
  /** The self review is finished; the manager writes. */
  | 'SELF_REVIEW_DONE'
  /** The person reads it. */
  | 'SHARED';

/** A self review. */
type SelfReviewInput = {
  /** Finishes it; then every question needs an answer. */
  finish?: boolean | null | undefined;
  /** One answer for each question of the cycle, in their order; blank for none yet. At most 10 of 5,000 characters. */
  selfAnswers: Array<string>;
};

/** What changes about an employee; fields left out stay, null or blank empties what may be empty. */
type UpdateEmployeeInput = {
  /** At most 200 characters. */
  addressLine1?: string | null | undefined;
  /** At most 100 characters. */
  city?: string | null | undefined;
  /** At most 100 characters. */
  country?: string | null | undefined;
  departmentId?: number | null | undefined;
  /** Name or code, in place of `departmentId`. */
  departmentName?: string | null | undefined;
  /** Written to the user; not blank. */
  email?: string | null | undefined;
  /** 1 to 32 characters. */
  employeeId?: string | null | undefined;
  employmentStatus?: EmploymentStatus | null | undefined;
  employmentType?: EmploymentType | null | undefined;
  /** Written to the user; not blank. */
  firstName?: string | null | undefined;
  /** From 1950 on, at most five years ahead. */
  hireDate?: string | null | undefined;
  /** 1 to 150 characters. */
  jobTitle?: string | null | undefined;
  /** Written to the user; blank for someone with one name. */
  lastName?: string | null | undefined;
  /** Never the person, nor anyone who reports to the person, directly or not. */
  managerId?: number | null | undefined;
  /** At most 32 characters. */
  phoneNumber?: string | null | undefined;
  /** 0 to 9,999,999,999.99. */
  salary?: string | null | undefined;
  /** At most 100 characters. */
  state?: string | null | undefined;
  /** The version that was read; another one in the record means CONFLICT. */
  version?: number | null | undefined;
  /** 0 to 168. */
  weeklyHours?: string | null | undefined;
  /** At most 20 characters. */
  zipCode?: string | null | undefined;
};

/** What changes about a goal; fields left out stay, null empties description and due date. */
type UpdateGoalInput = {
  /** At most 2,000 characters. */
  description?: string | null | undefined;
  /** At most five years ahead. */
  dueDate?: string | null | undefined;
  state?: GoalState | null | undefined;
  /** 1 to 200 characters. */
  title?: string | null | undefined;
};

/** The kinds of things that wait for a person. */
type WaitingKind =
  /** Your own reviews that were shared with you and that you have not acknowledged. */
  | 'REVIEWS_TO_ACKNOWLEDGE'
  /** Finished reviews of others that you may share. */
  | 'REVIEWS_TO_SHARE'
  /** Your own self reviews in open cycles that are not finished. */
  | 'SELF_REVIEWS_TO_WRITE'
  /** Reviews of people who report to you directly, in open cycles, that you can finish. */
  | 'TEAM_REVIEWS_TO_WRITE'
  /** Timesheets of others that were handed in and that you may decide. */
  | 'TIMESHEETS_TO_DECIDE'
  /** Past weeks of your own that are still drafts. */
  | 'WEEKS_TO_HAND_IN';

type ApplicationCountsQueryVariables = Exact<{
  jobPosting?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
}>;


type ApplicationCountsQuery = { jobApplicationCounts: Array<{ count: number, status: { code: string } }> };

type ExportApplicationsMutationVariables = Exact<{
  search?: string | null | undefined;
  status?: Array<string> | string | null | undefined;
  jobPosting?: Array<string | number> | string | number | null | undefined;
  pageSize?: number | null | undefined;
}>;


type ExportApplicationsMutation = { exportJobApplications: { count: number, next: string | null, results: Array<{ id: string, applicantName: string, rating: number | null, reviewNotes: string | null }> } };

type RestOfApplicationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


type RestOfApplicationsQuery = { jobApplications: { next: string | null, results: Array<{ id: string }> } };

type ReviewMutationVariables = Exact<{
  id: string | number;
  input: JobApplicationChanges;
  version?: number | null | undefined;
}>;


type ReviewMutation = { updateJobApplication: { id: string, version: number } };

type RemoveApplicationMutationVariables = Exact<{
  id: string | number;
}>;


type RemoveApplicationMutation = { deleteJobApplication: boolean };

type ApplicationHistoryQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


type ApplicationHistoryQuery = { jobApplicationHistory: { count: number, results: Array<{ field: JobApplicationField, before: string | null, after: string | null, changedBy: { id: number } | null }> } | null };

type ExportMutationVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
  search?: string | null | undefined;
  status?: Array<EmploymentStatus> | EmploymentStatus | null | undefined;
  pageSize?: number | null | undefined;
}>;


type ExportMutation = { exportEmployees: { count: number, next: string | null, results: Array<{ id: number, firstName: string, salary: string | null }> } };

type RestOfExportQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


type RestOfExportQuery = { employees: { next: string | null, results: Array<{ firstName: string }> } };

type ChangeMutationVariables = Exact<{
  id: number;
  input: UpdateEmployeeInput;
}>;


type ChangeMutation = { updateEmployee: { id: number, version: number } };

type RemoveMutationVariables = Exact<{
  id: number;
}>;


type RemoveMutation = { removeEmployee: boolean };

type HistoryQueryVariables = Exact<{
  id: number;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


type HistoryQuery = { employeeHistory: { count: number, results: Array<{ field: EmployeeField, before: string | null, after: string | null, changedBy: { id: number } | null }> } | null };

type FindManagerQueryVariables = Exact<{
  search: string;
  employeeId?: number | null | undefined;
}>;


type FindManagerQuery = { managerCandidates: Array<{ id: number, fullName: string, jobTitle: string }> };

type ReadQueryVariables = Exact<{
  after?: string | null | undefined;
  ordering?: string | null | undefined;
  pageSize?: number | null | undefined;
  search?: string | null | undefined;
}>;


type ReadQuery = { employees: { next: string | null, results: Array<{ id: number, jobTitle: string }> } };

type SearchPeopleQueryVariables = Exact<{
  search: string;
}>;


type SearchPeopleQuery = { searchPeople: Array<{ kind: FoundKind, id: string, title: string, subtitle: string, path: string }> | null };

type GoalsQueryVariables = Exact<{
  employeeId?: Array<number> | number | null | undefined;
  state?: Array<GoalState> | GoalState | null | undefined;
  scope?: ReviewScope | null | undefined;
}>;


type GoalsQuery = { goals: { count: number, results: Array<{ id: number, employeeName: string, title: string, viewerCan: { update: boolean } }> } };

type OneGoalQueryVariables = Exact<{
  id: number;
}>;


type OneGoalQuery = { goal: { title: string, description: string, state: GoalState, dueDate: string | null, version: number, notes: Array<{ text: string, byName: string }> } | null };

type GoalsOfReviewQueryVariables = Exact<{
  id: number;
}>;


type GoalsOfReviewQuery = { performanceReview: { goals: Array<{ title: string, state: GoalState, notes: Array<{ text: string }>, viewerCan: { update: boolean } }> } | null };

type CreateGoalMutationVariables = Exact<{
  input: CreateGoalInput;
}>;


type CreateGoalMutation = { createGoal: { id: number, employeeName: string, reviewId: number | null, title: string, state: GoalState, dueDate: string | null, createdByName: string } };

type UpdateGoalMutationVariables = Exact<{
  id: number;
  input: UpdateGoalInput;
  version?: number | null | undefined;
}>;


type UpdateGoalMutation = { updateGoal: { id: number, title: string, description: string, state: GoalState, dueDate: string | null, version: number } };

type AddGoalNoteMutationVariables = Exact<{
  goalId: number;
  text: string;
}>;


type AddGoalNoteMutation = { addGoalNote: { id: number } };

type HolidaysQueryVariables = Exact<{
  year?: number | null | undefined;
  ordering?: string | null | undefined;
}>;


type HolidaysQuery = { holidays: { count: number, results: Array<{ id: number, date: string, name: string }> } };

type AddHolidayMutationVariables = Exact<{
  input: AddHolidayInput;
}>;


type AddHolidayMutation = { addHoliday: { id: number, date: string, name: string } };

type RemoveHolidayMutationVariables = Exact<{
  id: number;
}>;


type RemoveHolidayMutation = { removeHoliday: boolean };

type LeavingQueryVariables = Exact<{
  id: number;
}>;


type LeavingQuery = { leaving: { userId: number, reportUserIds: Array<number>, employee: { fullName: string }, reports: { count: number, results: Array<{ id: number, fullName: string }> }, postings: { count: number, results: Array<{ title: string }> } } | null };

type SetGoalMutationVariables = Exact<{
  input: CreateGoalInput;
}>;


type SetGoalMutation = { createGoal: { id: number } };

type ReadPostingsQueryVariables = Exact<{
  after?: string | null | undefined;
  ordering?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


type ReadPostingsQuery = { jobPostings: { next: string | null, results: Array<{ id: string }> } };

type ReadApplicationsQueryVariables = Exact<{
  after?: string | null | undefined;
  ordering?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


type ReadApplicationsQuery = { jobApplications: { next: string | null, results: Array<{ id: string }> } };

type CyclesQueryVariables = Exact<{
  isOpen?: boolean | null | undefined;
}>;


type CyclesQuery = { reviewCycles: { count: number, results: Array<{ id: number, name: string, isOpen: boolean, progress: { total: number, draft: number, readyToShare: number, shared: number } | null, viewerCan: { close: boolean, share: boolean } }> } };

type OpenMutationVariables = Exact<{
  input: ReviewCycleInput;
}>;


type OpenMutation = { openReviewCycle: { id: number, name: string, departments: Array<string>, questions: Array<string>, isOpen: boolean, openedByName: string, progress: { total: number, draft: number } | null } };

type CloseMutationVariables = Exact<{
  id: number;
  version?: number | null | undefined;
}>;


type CloseMutation = { closeReviewCycle: { id: number, isOpen: boolean } };

type GoalCountQueryVariables = Exact<{ [key: string]: never; }>;


type GoalCountQuery = { goals: { count: number } };

type ShareAllMutationVariables = Exact<{
  cycleId: number;
}>;


type ShareAllMutation = { shareReviewsOfCycle: { shared: number, cycle: { id: number } } };

type DistributionQueryVariables = Exact<{
  cycleId: number;
}>;


type DistributionQuery = { reviewDistribution: { departments: Array<{ department: string | null, ratings: Array<number> | null, people: number | null, isWithheld: boolean }> } };

type OneReviewQueryVariables = Exact<{
  id: number;
}>;


type OneReviewQuery = { performanceReview: { id: number, employeeId: number, employeeName: string, departmentName: string | null, managerName: string | null, state: ReviewState, isLate: boolean, selfAnswers: Array<string> | null, rating: number | null, strengths: string | null, improvements: string | null, reviewedByName: string | null, sharedByName: string | null, comment: string, version: number, cycle: { id: number, name: string, questions: Array<string>, progress: { total: number } | null }, calibrations: Array<{ ratingBefore: number, ratingAfter: number, reason: string, byName: string }>, goals: Array<{ id: number, title: string }>, viewerCan: { writeSelf: boolean, writeManager: boolean, finishManager: boolean, calibrate: boolean, share: boolean, acknowledge: boolean } } | null };

type ReviewsQueryVariables = Exact<{
  cycleId?: Array<number> | number | null | undefined;
  state?: Array<ReviewState> | ReviewState | null | undefined;
  employeeId?: Array<number> | number | null | undefined;
  departmentId?: Array<number> | number | null | undefined;
  scope?: ReviewScope | null | undefined;
  isLate?: boolean | null | undefined;
  search?: string | null | undefined;
}>;


type ReviewsQuery = { performanceReviews: { count: number, results: Array<{ id: number, employeeName: string, state: ReviewState, isLate: boolean }> } };

type WriteSelfMutationVariables = Exact<{
  id: number;
  input: SelfReviewInput;
  version?: number | null | undefined;
}>;


type WriteSelfMutation = { writeSelfReview: { id: number, state: ReviewState, selfAnswers: Array<string> | null, version: number } };

type WriteManagerMutationVariables = Exact<{
  id: number;
  input: ManagerReviewInput;
  version?: number | null | undefined;
}>;


type WriteManagerMutation = { writeManagerReview: { id: number, state: ReviewState, rating: number | null, strengths: string | null, improvements: string | null, reviewedByName: string | null, version: number } };

type CalibrateMutationVariables = Exact<{
  id: number;
  input: CalibrationInput;
  version?: number | null | undefined;
}>;


type CalibrateMutation = { calibrateReview: { id: number, state: ReviewState, rating: number | null, version: number } };

type ShareMutationVariables = Exact<{
  id: number;
  version?: number | null | undefined;
}>;


type ShareMutation = { shareReview: { id: number, state: ReviewState, sharedByName: string | null } };

type AcknowledgeMutationVariables = Exact<{
  id: number;
  input: AcknowledgementInput;
  version?: number | null | undefined;
}>;


type AcknowledgeMutation = { acknowledgeReview: { id: number, state: ReviewState, comment: string } };

type WaitingInPeopleQueryVariables = Exact<{ [key: string]: never; }>;


type WaitingInPeopleQuery = { waitingInPeople: Array<{ kind: WaitingKind, count: number, detail: string, path: string, until: string | null }> | null };

/** Types of the documents in this subgraph's tests, by their text. */
export interface Documents {
  "\n  mutation Acknowledge($id: Int!, $input: AcknowledgementInput!, $version: Int) {\n    acknowledgeReview(id: $id, input: $input, version: $version) {\n      id\n      state\n      comment\n    }\n  }\n": { data: AcknowledgeMutation; variables: AcknowledgeMutationVariables };
  "\n  mutation AddGoalNote($goalId: Int!, $text: String!) {\n    addGoalNote(goalId: $goalId, text: $text) {\n      id\n    }\n  }\n": { data: AddGoalNoteMutation; variables: AddGoalNoteMutationVariables };
  "\n  mutation AddHoliday($input: AddHolidayInput!) {\n    addHoliday(input: $input) {\n      id\n      date\n      name\n    }\n  }\n": { data: AddHolidayMutation; variables: AddHolidayMutationVariables };
  "\n  mutation Calibrate($id: Int!, $input: CalibrationInput!, $version: Int) {\n    calibrateReview(id: $id, input: $input, version: $version) {\n      id\n      state\n      rating\n      version\n    }\n  }\n": { data: CalibrateMutation; variables: CalibrateMutationVariables };
  "\n  mutation Change($id: Int!, $input: UpdateEmployeeInput!) {\n    updateEmployee(id: $id, input: $input) {\n      id\n      version\n    }\n  }\n": { data: ChangeMutation; variables: ChangeMutationVariables };
  "\n  mutation Close($id: Int!, $version: Int) {\n    closeReviewCycle(id: $id, version: $version) {\n      id\n      isOpen\n    }\n  }\n": { data: CloseMutation; variables: CloseMutationVariables };
  "\n  mutation CreateGoal($input: CreateGoalInput!) {\n    createGoal(input: $input) {\n      id\n      employeeName\n      reviewId\n      title\n      state\n      dueDate\n      createdByName\n    }\n  }\n": { data: CreateGoalMutation; variables: CreateGoalMutationVariables };
  "\n  mutation Export($ids: [Int!], $search: String, $status: [EmploymentStatus!], $pageSize: Int) {\n    exportEmployees(ids: $ids, search: $search, employmentStatus: $status, pageSize: $pageSize) {\n      count\n      next\n      results {\n        id\n        firstName\n        salary\n      }\n    }\n  }\n": { data: ExportMutation; variables: ExportMutationVariables };
  "\n  mutation ExportApplications($search: String, $status: [String!], $jobPosting: [ID!], $pageSize: Int) {\n    exportJobApplications(search: $search, status: $status, jobPosting: $jobPosting, pageSize: $pageSize) {\n      count\n      next\n      results {\n        id\n        applicantName\n        rating\n        reviewNotes\n      }\n    }\n  }\n": { data: ExportApplicationsMutation; variables: ExportApplicationsMutationVariables };
  "\n  mutation Open($input: ReviewCycleInput!) {\n    openReviewCycle(input: $input) {\n      id\n      name\n      departments\n      questions\n      isOpen\n      openedByName\n      progress {\n        total\n        draft\n      }\n    }\n  }\n": { data: OpenMutation; variables: OpenMutationVariables };
  "\n  mutation Remove($id: Int!) {\n    removeEmployee(id: $id)\n  }\n": { data: RemoveMutation; variables: RemoveMutationVariables };
  "\n  mutation RemoveApplication($id: ID!) {\n    deleteJobApplication(id: $id)\n  }\n": { data: RemoveApplicationMutation; variables: RemoveApplicationMutationVariables };
  "\n  mutation RemoveHoliday($id: Int!) {\n    removeHoliday(id: $id)\n  }\n": { data: RemoveHolidayMutation; variables: RemoveHolidayMutationVariables };
  "\n  mutation Review($id: ID!, $input: JobApplicationChanges!, $version: Int) {\n    updateJobApplication(id: $id, input: $input, version: $version) {\n      id\n      version\n    }\n  }\n": { data: ReviewMutation; variables: ReviewMutationVariables };
  "\n  mutation SetGoal($input: CreateGoalInput!) {\n    createGoal(input: $input) {\n      id\n    }\n  }\n": { data: SetGoalMutation; variables: SetGoalMutationVariables };
  "\n  mutation Share($id: Int!, $version: Int) {\n    shareReview(id: $id, version: $version) {\n      id\n      state\n      sharedByName\n    }\n  }\n": { data: ShareMutation; variables: ShareMutationVariables };
  "\n  mutation ShareAll($cycleId: Int!) {\n    shareReviewsOfCycle(cycleId: $cycleId) {\n      shared\n      cycle {\n        id\n      }\n    }\n  }\n": { data: ShareAllMutation; variables: ShareAllMutationVariables };
  "\n  mutation UpdateGoal($id: Int!, $input: UpdateGoalInput!, $version: Int) {\n    updateGoal(id: $id, input: $input, version: $version) {\n      id\n      title\n      description\n      state\n      dueDate\n      version\n    }\n  }\n": { data: UpdateGoalMutation; variables: UpdateGoalMutationVariables };
  "\n  mutation WriteManager($id: Int!, $input: ManagerReviewInput!, $version: Int) {\n    writeManagerReview(id: $id, input: $input, version: $version) {\n      id\n      state\n      rating\n      strengths\n      improvements\n      reviewedByName\n      version\n    }\n  }\n": { data: WriteManagerMutation; variables: WriteManagerMutationVariables };
  "\n  mutation WriteSelf($id: Int!, $input: SelfReviewInput!, $version: Int) {\n    writeSelfReview(id: $id, input: $input, version: $version) {\n      id\n      state\n      selfAnswers\n      version\n    }\n  }\n": { data: WriteSelfMutation; variables: WriteSelfMutationVariables };
  "\n  query ApplicationCounts($jobPosting: [ID!], $search: String) {\n    jobApplicationCounts(jobPosting: $jobPosting, search: $search) {\n      status {\n        code\n      }\n      count\n    }\n  }\n": { data: ApplicationCountsQuery; variables: ApplicationCountsQueryVariables };
  "\n  query ApplicationHistory($id: ID!, $page: Int, $pageSize: Int) {\n    jobApplicationHistory(applicationId: $id, page: $page, pageSize: $pageSize) {\n      count\n      results {\n        field\n        before\n        after\n        changedBy {\n          id\n        }\n      }\n    }\n  }\n": { data: ApplicationHistoryQuery; variables: ApplicationHistoryQueryVariables };
  "\n  query Cycles($isOpen: Boolean) {\n    reviewCycles(isOpen: $isOpen) {\n      count\n      results {\n        id\n        name\n        isOpen\n        progress {\n          total\n          draft\n          readyToShare\n          shared\n        }\n        viewerCan {\n          close\n          share\n        }\n      }\n    }\n  }\n": { data: CyclesQuery; variables: CyclesQueryVariables };
  "\n  query Distribution($cycleId: Int!) {\n    reviewDistribution(cycleId: $cycleId) {\n      departments {\n        department\n        ratings\n        people\n        isWithheld\n      }\n    }\n  }\n": { data: DistributionQuery; variables: DistributionQueryVariables };
  "\n  query FindManager($search: String!, $employeeId: Int) {\n    managerCandidates(search: $search, employeeId: $employeeId) {\n      id\n      fullName\n      jobTitle\n    }\n  }\n": { data: FindManagerQuery; variables: FindManagerQueryVariables };
  "\n  query GoalCount {\n    goals {\n      count\n    }\n  }\n": { data: GoalCountQuery; variables: GoalCountQueryVariables };
  "\n  query Goals($employeeId: [Int!], $state: [GoalState!], $scope: ReviewScope) {\n    goals(employeeId: $employeeId, state: $state, scope: $scope) {\n      count\n      results {\n        id\n        employeeName\n        title\n        viewerCan {\n          update\n        }\n      }\n    }\n  }\n": { data: GoalsQuery; variables: GoalsQueryVariables };
  "\n  query GoalsOfReview($id: Int!) {\n    performanceReview(id: $id) {\n      goals {\n        title\n        state\n        notes {\n          text\n        }\n        viewerCan {\n          update\n        }\n      }\n    }\n  }\n": { data: GoalsOfReviewQuery; variables: GoalsOfReviewQueryVariables };
  "\n  query History($id: Int!, $page: Int, $pageSize: Int) {\n    employeeHistory(employeeId: $id, page: $page, pageSize: $pageSize) {\n      count\n      results {\n        field\n        before\n        after\n        changedBy {\n          id\n        }\n      }\n    }\n  }\n": { data: HistoryQuery; variables: HistoryQueryVariables };
  "\n  query Holidays($year: Int, $ordering: String) {\n    holidays(year: $year, ordering: $ordering) {\n      count\n      results {\n        id\n        date\n        name\n      }\n    }\n  }\n": { data: HolidaysQuery; variables: HolidaysQueryVariables };
  "\n  query Leaving($id: Int!) {\n    leaving(employeeId: $id) {\n      userId\n      employee {\n        fullName\n      }\n      reportUserIds\n      reports {\n        count\n        results {\n          id\n          fullName\n        }\n      }\n      postings {\n        count\n        results {\n          title\n        }\n      }\n    }\n  }\n": { data: LeavingQuery; variables: LeavingQueryVariables };
  "\n  query OneGoal($id: Int!) {\n    goal(id: $id) {\n      title\n      description\n      state\n      dueDate\n      version\n      notes {\n        text\n        byName\n      }\n    }\n  }\n": { data: OneGoalQuery; variables: OneGoalQueryVariables };
  "\n  query OneReview($id: Int!) {\n    performanceReview(id: $id) {\n      id\n      cycle {\n        id\n        name\n        questions\n        progress {\n          total\n        }\n      }\n      employeeId\n      employeeName\n      departmentName\n      managerName\n      state\n      isLate\n      selfAnswers\n      rating\n      strengths\n      improvements\n      reviewedByName\n      sharedByName\n      comment\n      version\n      calibrations {\n        ratingBefore\n        ratingAfter\n        reason\n        byName\n      }\n      goals {\n        id\n        title\n      }\n      viewerCan {\n        writeSelf\n        writeManager\n        finishManager\n        calibrate\n        share\n        acknowledge\n      }\n    }\n  }\n": { data: OneReviewQuery; variables: OneReviewQueryVariables };
  "\n  query Read($after: String, $ordering: String, $pageSize: Int, $search: String) {\n    employees(after: $after, ordering: $ordering, pageSize: $pageSize, search: $search) {\n      next\n      results {\n        id\n        jobTitle\n      }\n    }\n  }\n": { data: ReadQuery; variables: ReadQueryVariables };
  "\n  query ReadApplications($after: String, $ordering: String, $pageSize: Int) {\n    jobApplications(after: $after, ordering: $ordering, pageSize: $pageSize) {\n      next\n      results {\n        id\n      }\n    }\n  }\n": { data: ReadApplicationsQuery; variables: ReadApplicationsQueryVariables };
  "\n  query ReadPostings($after: String, $ordering: String, $pageSize: Int) {\n    jobPostings(after: $after, ordering: $ordering, pageSize: $pageSize) {\n      next\n      results {\n        id\n      }\n    }\n  }\n": { data: ReadPostingsQuery; variables: ReadPostingsQueryVariables };
  "\n  query RestOfApplications($after: String) {\n    jobApplications(after: $after, pageSize: 200) {\n      next\n      results {\n        id\n      }\n    }\n  }\n": { data: RestOfApplicationsQuery; variables: RestOfApplicationsQueryVariables };
  "\n  query RestOfExport($after: String) {\n    employees(after: $after, pageSize: 200) {\n      next\n      results {\n        firstName\n      }\n    }\n  }\n": { data: RestOfExportQuery; variables: RestOfExportQueryVariables };
  "\n  query Reviews(\n    $cycleId: [Int!]\n    $state: [ReviewState!]\n    $employeeId: [Int!]\n    $departmentId: [Int!]\n    $scope: ReviewScope\n    $isLate: Boolean\n    $search: String\n  ) {\n    performanceReviews(\n      cycleId: $cycleId\n      state: $state\n      employeeId: $employeeId\n      departmentId: $departmentId\n      scope: $scope\n      isLate: $isLate\n      search: $search\n    ) {\n      count\n      results {\n        id\n        employeeName\n        state\n        isLate\n      }\n    }\n  }\n": { data: ReviewsQuery; variables: ReviewsQueryVariables };
  "\n  query SearchPeople($search: String!) {\n    searchPeople(search: $search) {\n      kind\n      id\n      title\n      subtitle\n      path\n    }\n  }\n": { data: SearchPeopleQuery; variables: SearchPeopleQueryVariables };
  "\n  query WaitingInPeople {\n    waitingInPeople {\n      kind\n      count\n      detail\n      path\n      until\n    }\n  }\n": { data: WaitingInPeopleQuery; variables: WaitingInPeopleQueryVariables };
}
