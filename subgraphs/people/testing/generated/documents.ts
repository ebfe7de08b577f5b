/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A new public holiday. */
type AddHolidayInput = {
  /** From 1900 to 2200; not the date of another holiday. */
  date: string;
  /** 1 to 100 characters. */
  name: string;
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

/** Where somebody stands in their employment. Terminated and inactive people cannot sign in. */
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
  /** Working on a contract of their own. */
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
  hireDate?: string | null | undefined;
  /** 1 to 150 characters. */
  jobTitle?: string | null | undefined;
  /** Written to the user; blank for somebody with one name. */
  lastName?: string | null | undefined;
  /** Never the person, nor anybody who reports to the person, directly or not. */
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

/** The kinds of things that wait for a person. */
type WaitingKind =
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

type WaitingInPeopleQueryVariables = Exact<{ [key: string]: never; }>;


type WaitingInPeopleQuery = { waitingInPeople: Array<{ kind: WaitingKind, count: number, detail: string, path: string, until: string | null }> | null };

/** Types of the documents in this subgraph's tests, by their text. */
export interface Documents {
  "\n  mutation AddHoliday($input: AddHolidayInput!) {\n    addHoliday(input: $input) {\n      id\n      date\n      name\n    }\n  }\n": { data: AddHolidayMutation; variables: AddHolidayMutationVariables };
  "\n  mutation Change($id: Int!, $input: UpdateEmployeeInput!) {\n    updateEmployee(id: $id, input: $input) {\n      id\n      version\n    }\n  }\n": { data: ChangeMutation; variables: ChangeMutationVariables };
  "\n  mutation Export($ids: [Int!], $search: String, $status: [EmploymentStatus!], $pageSize: Int) {\n    exportEmployees(ids: $ids, search: $search, employmentStatus: $status, pageSize: $pageSize) {\n      count\n      next\n      results {\n        id\n        firstName\n        salary\n      }\n    }\n  }\n": { data: ExportMutation; variables: ExportMutationVariables };
  "\n  mutation ExportApplications($search: String, $status: [String!], $jobPosting: [ID!], $pageSize: Int) {\n    exportJobApplications(search: $search, status: $status, jobPosting: $jobPosting, pageSize: $pageSize) {\n      count\n      next\n      results {\n        id\n        applicantName\n        rating\n        reviewNotes\n      }\n    }\n  }\n": { data: ExportApplicationsMutation; variables: ExportApplicationsMutationVariables };
  "\n  mutation Remove($id: Int!) {\n    removeEmployee(id: $id)\n  }\n": { data: RemoveMutation; variables: RemoveMutationVariables };
  "\n  mutation RemoveApplication($id: ID!) {\n    deleteJobApplication(id: $id)\n  }\n": { data: RemoveApplicationMutation; variables: RemoveApplicationMutationVariables };
  "\n  mutation RemoveHoliday($id: Int!) {\n    removeHoliday(id: $id)\n  }\n": { data: RemoveHolidayMutation; variables: RemoveHolidayMutationVariables };
  "\n  mutation Review($id: ID!, $input: JobApplicationChanges!, $version: Int) {\n    updateJobApplication(id: $id, input: $input, version: $version) {\n      id\n      version\n    }\n  }\n": { data: ReviewMutation; variables: ReviewMutationVariables };
  "\n  query ApplicationCounts($jobPosting: [ID!], $search: String) {\n    jobApplicationCounts(jobPosting: $jobPosting, search: $search) {\n      status {\n        code\n      }\n      count\n    }\n  }\n": { data: ApplicationCountsQuery; variables: ApplicationCountsQueryVariables };
  "\n  query ApplicationHistory($id: ID!, $page: Int, $pageSize: Int) {\n    jobApplicationHistory(applicationId: $id, page: $page, pageSize: $pageSize) {\n      count\n      results {\n        field\n        before\n        after\n        changedBy {\n          id\n        }\n      }\n    }\n  }\n": { data: ApplicationHistoryQuery; variables: ApplicationHistoryQueryVariables };
  "\n  query FindManager($search: String!, $employeeId: Int) {\n    managerCandidates(search: $search, employeeId: $employeeId) {\n      id\n      fullName\n      jobTitle\n    }\n  }\n": { data: FindManagerQuery; variables: FindManagerQueryVariables };
  "\n  query History($id: Int!, $page: Int, $pageSize: Int) {\n    employeeHistory(employeeId: $id, page: $page, pageSize: $pageSize) {\n      count\n      results {\n        field\n        before\n        after\n        changedBy {\n          id\n        }\n      }\n    }\n  }\n": { data: HistoryQuery; variables: HistoryQueryVariables };
  "\n  query Holidays($year: Int, $ordering: String) {\n    holidays(year: $year, ordering: $ordering) {\n      count\n      results {\n        id\n        date\n        name\n      }\n    }\n  }\n": { data: HolidaysQuery; variables: HolidaysQueryVariables };
  "\n  query Leaving($id: Int!) {\n    leaving(employeeId: $id) {\n      userId\n      employee {\n        fullName\n      }\n      reportUserIds\n      reports {\n        count\n        results {\n          id\n          fullName\n        }\n      }\n      postings {\n        count\n        results {\n          title\n        }\n      }\n    }\n  }\n": { data: LeavingQuery; variables: LeavingQueryVariables };
  "\n  query Read($after: String, $ordering: String, $pageSize: Int, $search: String) {\n    employees(after: $after, ordering: $ordering, pageSize: $pageSize, search: $search) {\n      next\n      results {\n        id\n        jobTitle\n      }\n    }\n  }\n": { data: ReadQuery; variables: ReadQueryVariables };
  "\n  query ReadApplications($after: String, $ordering: String, $pageSize: Int) {\n    jobApplications(after: $after, ordering: $ordering, pageSize: $pageSize) {\n      next\n      results {\n        id\n      }\n    }\n  }\n": { data: ReadApplicationsQuery; variables: ReadApplicationsQueryVariables };
  "\n  query ReadPostings($after: String, $ordering: String, $pageSize: Int) {\n    jobPostings(after: $after, ordering: $ordering, pageSize: $pageSize) {\n      next\n      results {\n        id\n      }\n    }\n  }\n": { data: ReadPostingsQuery; variables: ReadPostingsQueryVariables };
  "\n  query RestOfApplications($after: String) {\n    jobApplications(after: $after, pageSize: 200) {\n      next\n      results {\n        id\n      }\n    }\n  }\n": { data: RestOfApplicationsQuery; variables: RestOfApplicationsQueryVariables };
  "\n  query RestOfExport($after: String) {\n    employees(after: $after, pageSize: 200) {\n      next\n      results {\n        firstName\n      }\n    }\n  }\n": { data: RestOfExportQuery; variables: RestOfExportQueryVariables };
  "\n  query SearchPeople($search: String!) {\n    searchPeople(search: $search) {\n      kind\n      id\n      title\n      subtitle\n      path\n    }\n  }\n": { data: SearchPeopleQuery; variables: SearchPeopleQueryVariables };
  "\n  query WaitingInPeople {\n    waitingInPeople {\n      kind\n      count\n      detail\n      path\n      until\n    }\n  }\n": { data: WaitingInPeopleQuery; variables: WaitingInPeopleQueryVariables };
}
