import type { JobApplicationField } from '../application/application.kinds.js';
import type { AttendanceStatus } from '../attendance/attendance.kinds.js';
import type { EmployeeField } from '../employee/employee.kinds.js';
import type { EmploymentStatus } from '../employee/employee.kinds.js';
import type { EmploymentType } from '../employee/employee.kinds.js';
import type { ImportStatus } from '../employeeImport/employeeImport.kinds.js';
import type { ImportStep } from '../employeeImport/employeeImport.kinds.js';
import type { GoalState } from '../goal/goal.kinds.js';
import type { ReviewState } from '../performanceReview/performanceReview.status.js';
import type { ExperienceLevel } from '../posting/posting.kinds.js';
import type { RecommendationMethod } from '../recommendation/recommendation.kinds.js';
import type { JobMatchKind } from '../recommendation/recommendation.kinds.js';
import type { TimesheetStatus } from '../timesheet/timesheet.status.js';
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

export type AcknowledgementInput = {
  comment?: InputMaybe<Scalars['String']['input']>;
};

export type AddHolidayInput = {
  date: Scalars['Date']['input'];
  name: Scalars['String']['input'];
};

export type ApplicationDimension =
  | 'DEPARTMENT'
  | 'JOB_TYPE'
  | 'STATUS';

export type ApplicationMeasure =
  | 'APPLICATIONS';

export type Attendance = {
  clockIn: Scalars['DateTime']['output'];
  clockOut: Maybe<Scalars['DateTime']['output']>;
  date: Scalars['Date']['output'];
  employee: Maybe<Employee>;
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  notes: Maybe<Scalars['String']['output']>;
  status: AttendanceStatus;
  totalHours: Maybe<Scalars['Decimal']['output']>;
};

export type AttendancePage = {
  count: Scalars['Int']['output'];
  next: Maybe<Scalars['String']['output']>;
  results: Array<Attendance>;
};

export type { AttendanceStatus };

export type AttendanceToday = {
  attendance: Maybe<Attendance>;
  clockedIn: Scalars['Boolean']['output'];
  date: Scalars['Date']['output'];
};

export type CalibrationInput = {
  rating: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};

export type CreateDepartmentInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};

export type CreateEmployeeInput = {
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  departmentId?: InputMaybe<Scalars['Int']['input']>;
  departmentName?: InputMaybe<Scalars['String']['input']>;
  employeeId?: InputMaybe<Scalars['String']['input']>;
  employmentStatus?: InputMaybe<EmploymentStatus>;
  employmentType?: InputMaybe<EmploymentType>;
  hireDate?: InputMaybe<Scalars['Date']['input']>;
  jobTitle: Scalars['String']['input'];
  managerId?: InputMaybe<Scalars['Int']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  salary?: InputMaybe<Scalars['Decimal']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  userId: Scalars['Int']['input'];
  weeklyHours?: InputMaybe<Scalars['Decimal']['input']>;
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

export type CreateGoalInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  employeeId?: InputMaybe<Scalars['Int']['input']>;
  reviewId?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<GoalState>;
  title: Scalars['String']['input'];
};

export type Department = {
  code: Scalars['String']['output'];
  employeeCount: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type DepartmentHeadcount = {
  count: Scalars['Int']['output'];
  departmentId: Scalars['Int']['output'];
  departmentName: Scalars['String']['output'];
};

export type DepartmentPage = {
  count: Scalars['Int']['output'];
  results: Array<Department>;
};

export type DepartmentRatings = {
  department: Maybe<Scalars['String']['output']>;
  isWithheld: Scalars['Boolean']['output'];
  people: Maybe<Scalars['Int']['output']>;
  ratings: Maybe<Array<Scalars['Int']['output']>>;
};

export type Employee = {
  addressLine1: Maybe<Scalars['String']['output']>;
  city: Maybe<Scalars['String']['output']>;
  country: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  department: Maybe<Department>;
  departmentName: Maybe<Scalars['String']['output']>;
  departmentSize: Scalars['Int']['output'];
  directReports: Array<Employee>;
  directReportsCount: Scalars['Int']['output'];
  email: Scalars['String']['output'];
  employeeId: Scalars['String']['output'];
  employmentStatus: EmploymentStatus;
  employmentType: EmploymentType;
  firstName: Scalars['String']['output'];
  fullAddress: Maybe<Scalars['String']['output']>;
  fullName: Scalars['String']['output'];
  hireDate: Scalars['Date']['output'];
  id: Scalars['Int']['output'];
  isActive: Scalars['Boolean']['output'];
  jobTitle: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  manager: Maybe<Employee>;
  managerChain: Array<Employee>;
  managerName: Maybe<Scalars['String']['output']>;
  phoneNumber: Maybe<Scalars['String']['output']>;
  position: Scalars['String']['output'];
  salary: Maybe<Scalars['Decimal']['output']>;
  state: Maybe<Scalars['String']['output']>;
  user: User;
  userId: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
  viewerCan: EmployeeActions;
  weeklyHours: Maybe<Scalars['Decimal']['output']>;
  yearsOfService: Scalars['Decimal']['output'];
  zipCode: Maybe<Scalars['String']['output']>;
};

export type EmployeeActions = {
  remove: Scalars['Boolean']['output'];
  update: Scalars['Boolean']['output'];
  updateTerms: Scalars['Boolean']['output'];
};

export type EmployeeChange = {
  after: Maybe<Scalars['String']['output']>;
  before: Maybe<Scalars['String']['output']>;
  changedAt: Scalars['DateTime']['output'];
  changedBy: Maybe<User>;
  field: EmployeeField;
  id: Scalars['Int']['output'];
};

export type EmployeeChangePage = {
  count: Scalars['Int']['output'];
  results: Array<EmployeeChange>;
};

export type { EmployeeField };

export type EmployeePage = {
  count: Scalars['Int']['output'];
  next: Maybe<Scalars['String']['output']>;
  results: Array<Employee>;
};

export type EmployeeStatistics = {
  activeEmployees: Scalars['Int']['output'];
  byDepartment: Array<DepartmentHeadcount>;
  byEmploymentType: Array<EmploymentTypeHeadcount>;
  inactiveEmployees: Scalars['Int']['output'];
  newHiresThisMonth: Scalars['Int']['output'];
  onLeaveEmployees: Scalars['Int']['output'];
  probationEmployees: Scalars['Int']['output'];
  terminatedEmployees: Scalars['Int']['output'];
  totalEmployees: Scalars['Int']['output'];
};

export type { EmploymentStatus };

export type { EmploymentType };

export type EmploymentTypeHeadcount = {
  count: Scalars['Int']['output'];
  employmentType: EmploymentType;
};

export type { ExperienceLevel };

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
  | 'APPLICATION'
  | 'PERSON'
  | 'POSTING';

export type Goal = {
  createdAt: Scalars['DateTime']['output'];
  createdByName: Scalars['String']['output'];
  description: Scalars['String']['output'];
  dueDate: Maybe<Scalars['Date']['output']>;
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  notes: Array<GoalNote>;
  reviewId: Maybe<Scalars['Int']['output']>;
  state: GoalState;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  viewerCan: GoalActions;
};

export type GoalActions = {
  update: Scalars['Boolean']['output'];
};

export type GoalNote = {
  byName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type GoalPage = {
  count: Scalars['Int']['output'];
  next: Maybe<Scalars['String']['output']>;
  results: Array<Goal>;
};

export type { GoalState };

export type Holiday = {
  date: Scalars['Date']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type HolidayPage = {
  count: Scalars['Int']['output'];
  results: Array<Holiday>;
};

export type HoursDimension =
  | 'DEPARTMENT'
  | 'EMPLOYMENT_TYPE'
  | 'STATUS';

export type HoursMeasure =
  | 'TARGET'
  | 'WORKED';

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

export type JobApplication = {
  additionalInfo: Scalars['String']['output'];
  applicant: Maybe<User>;
  applicantId: Scalars['Int']['output'];
  applicantName: Scalars['String']['output'];
  availabilityDate: Maybe<Scalars['Date']['output']>;
  coverLetter: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  currentPosition: Scalars['String']['output'];
  expectedSalary: Maybe<Scalars['Decimal']['output']>;
  id: Scalars['ID']['output'];
  interviewDate: Maybe<Scalars['DateTime']['output']>;
  jobPosting: Maybe<JobPosting>;
  jobPostingId: Scalars['ID']['output'];
  jobTitle: Scalars['String']['output'];
  rating: Maybe<Scalars['Float']['output']>;
  resume: Maybe<Scalars['String']['output']>;
  resumeName: Maybe<Scalars['String']['output']>;
  reviewNotes: Maybe<Scalars['String']['output']>;
  status: Lookup;
  statusId: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  viewerCan: JobApplicationActions;
  yearsExperience: Maybe<Scalars['Int']['output']>;
};

export type JobApplicationActions = {
  review: Scalars['Boolean']['output'];
  withdraw: Scalars['Boolean']['output'];
};

export type JobApplicationChange = {
  after: Maybe<Scalars['String']['output']>;
  before: Maybe<Scalars['String']['output']>;
  changedAt: Scalars['DateTime']['output'];
  changedBy: Maybe<User>;
  field: JobApplicationField;
  id: Scalars['Int']['output'];
};

export type JobApplicationChangePage = {
  count: Scalars['Int']['output'];
  results: Array<JobApplicationChange>;
};

export type JobApplicationChanges = {
  interviewDate?: InputMaybe<Scalars['DateTime']['input']>;
  rating?: InputMaybe<Scalars['Float']['input']>;
  reviewNotes?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
};

export type JobApplicationCount = {
  count: Scalars['Int']['output'];
  status: Lookup;
};

export type { JobApplicationField };

export type JobApplicationInput = {
  additionalInfo?: InputMaybe<Scalars['String']['input']>;
  availabilityDate?: InputMaybe<Scalars['Date']['input']>;
  coverLetter?: InputMaybe<Scalars['String']['input']>;
  currentPosition?: InputMaybe<Scalars['String']['input']>;
  expectedSalary?: InputMaybe<Scalars['Decimal']['input']>;
  jobPosting: Scalars['ID']['input'];
  profileResume?: InputMaybe<Scalars['Boolean']['input']>;
  resume?: InputMaybe<Scalars['Upload']['input']>;
  yearsExperience?: InputMaybe<Scalars['Int']['input']>;
};

export type JobApplicationPage = {
  count: Scalars['Int']['output'];
  next: Maybe<Scalars['String']['output']>;
  results: Array<JobApplication>;
};

export type JobMatch = {
  inPosting: Maybe<Scalars['String']['output']>;
  inResume: Maybe<Scalars['String']['output']>;
  kind: JobMatchKind;
  skill: Scalars['String']['output'];
};

export type { JobMatchKind };

export type JobPosting = {
  acceptsApplications: Scalars['Boolean']['output'];
  applicationDeadline: Maybe<Scalars['Date']['output']>;
  applicationsCount: Scalars['Int']['output'];
  benefits: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  department: Maybe<Department>;
  departmentId: Maybe<Scalars['Int']['output']>;
  departmentName: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  experienceLevel: ExperienceLevel;
  hiringManagerId: Maybe<Scalars['Int']['output']>;
  hiringManagerName: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  isClosed: Scalars['Boolean']['output'];
  jobType: EmploymentType;
  location: Scalars['String']['output'];
  myApplication: Maybe<JobApplication>;
  positionsAvailable: Scalars['Int']['output'];
  postedDate: Scalars['Date']['output'];
  priority: Lookup;
  priorityId: Scalars['Int']['output'];
  remoteAllowed: Scalars['Boolean']['output'];
  requirements: Array<Scalars['String']['output']>;
  responsibilities: Array<Scalars['String']['output']>;
  salaryMax: Maybe<Scalars['Decimal']['output']>;
  salaryMin: Maybe<Scalars['Decimal']['output']>;
  salaryRange: Maybe<Scalars['String']['output']>;
  status: Lookup;
  statusId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  viewerCan: JobPostingActions;
};

export type JobPostingActions = {
  apply: Scalars['Boolean']['output'];
  manage: Scalars['Boolean']['output'];
};

export type JobPostingChanges = {
  applicationDeadline?: InputMaybe<Scalars['Date']['input']>;
  benefits?: InputMaybe<Scalars['String']['input']>;
  departmentId?: InputMaybe<Scalars['Int']['input']>;
  departmentName?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  experienceLevel?: InputMaybe<ExperienceLevel>;
  hiringManagerId?: InputMaybe<Scalars['Int']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  jobType?: InputMaybe<EmploymentType>;
  location?: InputMaybe<Scalars['String']['input']>;
  positionsAvailable?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Scalars['String']['input']>;
  remoteAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  requirements?: InputMaybe<Array<Scalars['String']['input']>>;
  responsibilities?: InputMaybe<Array<Scalars['String']['input']>>;
  salaryMax?: InputMaybe<Scalars['Decimal']['input']>;
  salaryMin?: InputMaybe<Scalars['Decimal']['input']>;
  salaryRange?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type JobPostingInput = {
  applicationDeadline?: InputMaybe<Scalars['Date']['input']>;
  benefits?: InputMaybe<Scalars['String']['input']>;
  departmentId?: InputMaybe<Scalars['Int']['input']>;
  departmentName?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  experienceLevel?: InputMaybe<ExperienceLevel>;
  hiringManagerId?: InputMaybe<Scalars['Int']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  jobType?: InputMaybe<EmploymentType>;
  location: Scalars['String']['input'];
  positionsAvailable?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Scalars['String']['input']>;
  remoteAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  requirements?: InputMaybe<Array<Scalars['String']['input']>>;
  responsibilities?: InputMaybe<Array<Scalars['String']['input']>>;
  salaryMax?: InputMaybe<Scalars['Decimal']['input']>;
  salaryMin?: InputMaybe<Scalars['Decimal']['input']>;
  salaryRange?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
};

export type JobPostingPage = {
  count: Scalars['Int']['output'];
  next: Maybe<Scalars['String']['output']>;
  results: Array<JobPosting>;
};

export type JobRecommendation = {
  isUrgent: Scalars['Boolean']['output'];
  job: JobPosting;
  jobId: Scalars['ID']['output'];
  matchPercentage: Scalars['Int']['output'];
  matchReasons: Array<Scalars['String']['output']>;
  matches: Array<JobMatch>;
  recommendationId: Scalars['Int']['output'];
};

export type JobRecommendations = {
  cached: Scalars['Boolean']['output'];
  madeAt: Maybe<Scalars['DateTime']['output']>;
  message: Scalars['String']['output'];
  methodUsed: Maybe<RecommendationMethod>;
  processingStats: RecommendationStats;
  recommendations: Array<JobRecommendation>;
  resumeName: Maybe<Scalars['String']['output']>;
  status: RecommendationStatus;
};

export type Leaving = {
  employee: Employee;
  postings: JobPostingPage;
  reportUserIds: Array<Scalars['Int']['output']>;
  reports: EmployeePage;
  userId: Scalars['Int']['output'];
};

export type Lookup = {
  code: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
};

export type LookupPage = {
  count: Scalars['Int']['output'];
  results: Array<Lookup>;
};

export type ManagerReviewInput = {
  finish?: InputMaybe<Scalars['Boolean']['input']>;
  improvements?: InputMaybe<Scalars['String']['input']>;
  rating?: InputMaybe<Scalars['Int']['input']>;
  strengths?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  acknowledgeReview: PerformanceReview;
  addGoalNote: Goal;
  addHoliday: Holiday;
  applyToJob: JobApplication;
  approveTimesheet: Timesheet;
  calibrateReview: PerformanceReview;
  checkEmployeeImport: ImportCheck;
  checkResumeAndRecommend: JobRecommendations;
  clockIn: Attendance;
  clockOut: Attendance;
  closeReviewCycle: ReviewCycle;
  correctTimesheet: Timesheet;
  createDepartment: Department;
  createEmployee: Employee;
  createGoal: Goal;
  createJobPosting: JobPosting;
  createTimeEntry: TimeEntry;
  createTimesheet: Timesheet;
  deleteDepartment: Scalars['Boolean']['output'];
  deleteJobApplication: Scalars['Boolean']['output'];
  deleteJobPosting: Scalars['Boolean']['output'];
  deleteTimeEntry: Scalars['Boolean']['output'];
  discardTracking: Scalars['Boolean']['output'];
  exportEmployees: EmployeePage;
  exportJobApplications: JobApplicationPage;
  generateJobRecommendations: JobRecommendations;
  openCurrentTimesheet: Timesheet;
  openReviewCycle: ReviewCycle;
  pauseTracking: TrackingSession;
  rejectTimesheet: Timesheet;
  removeEmployee: Scalars['Boolean']['output'];
  removeHoliday: Scalars['Boolean']['output'];
  resumeTracking: TrackingSession;
  saveTimesheet: Timesheet;
  shareReview: PerformanceReview;
  shareReviewsOfCycle: SharedReviews;
  startEmployeeImport: ImportJob;
  startTracking: TrackingSession;
  stopTracking: TimeEntry;
  submitTimesheet: Timesheet;
  updateDepartment: Department;
  updateEmployee: Employee;
  updateGoal: Goal;
  updateJobApplication: JobApplication;
  updateJobPosting: JobPosting;
  updateTimeEntry: TimeEntry;
  uploadResumeForRecommendations: JobRecommendations;
  writeManagerReview: PerformanceReview;
  writeSelfReview: PerformanceReview;
};


export type MutationAcknowledgeReviewArgs = {
  id: Scalars['Int']['input'];
  input: AcknowledgementInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAddGoalNoteArgs = {
  goalId: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type MutationAddHolidayArgs = {
  input: AddHolidayInput;
};


export type MutationApplyToJobArgs = {
  input: JobApplicationInput;
};


export type MutationApproveTimesheetArgs = {
  id: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCalibrateReviewArgs = {
  id: Scalars['Int']['input'];
  input: CalibrationInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCheckEmployeeImportArgs = {
  file: Scalars['Upload']['input'];
};


export type MutationCheckResumeAndRecommendArgs = {
  forceRefresh?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  proceedWithExisting?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationClockInArgs = {
  notes?: InputMaybe<Scalars['String']['input']>;
};


export type MutationClockOutArgs = {
  notes?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCloseReviewCycleArgs = {
  id: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCorrectTimesheetArgs = {
  id: Scalars['Int']['input'];
};


export type MutationCreateDepartmentArgs = {
  input: CreateDepartmentInput;
};


export type MutationCreateEmployeeArgs = {
  input: CreateEmployeeInput;
};


export type MutationCreateGoalArgs = {
  input: CreateGoalInput;
};


export type MutationCreateJobPostingArgs = {
  input: JobPostingInput;
};


export type MutationCreateTimeEntryArgs = {
  input: TimeEntryInput;
};


export type MutationCreateTimesheetArgs = {
  input: TimesheetInput;
};


export type MutationDeleteDepartmentArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteJobApplicationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteJobPostingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteTimeEntryArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDiscardTrackingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExportEmployeesArgs = {
  departmentId?: InputMaybe<Array<Scalars['Int']['input']>>;
  employmentStatus?: InputMaybe<Array<EmploymentStatus>>;
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type MutationExportJobApplicationsArgs = {
  jobPosting?: InputMaybe<Array<Scalars['ID']['input']>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationGenerateJobRecommendationsArgs = {
  employeeId: Scalars['String']['input'];
  forceRefresh?: InputMaybe<Scalars['Boolean']['input']>;
  useAiSearch?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationOpenReviewCycleArgs = {
  input: ReviewCycleInput;
};


export type MutationPauseTrackingArgs = {
  elapsedSeconds?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationRejectTimesheetArgs = {
  id: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRemoveEmployeeArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRemoveHolidayArgs = {
  id: Scalars['Int']['input'];
};


export type MutationResumeTrackingArgs = {
  elapsedSeconds?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationSaveTimesheetArgs = {
  entries: Array<TimesheetEntryInput>;
  id: Scalars['Int']['input'];
  removed?: InputMaybe<Array<Scalars['Int']['input']>>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationShareReviewArgs = {
  id: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationShareReviewsOfCycleArgs = {
  cycleId: Scalars['Int']['input'];
};


export type MutationStartEmployeeImportArgs = {
  file: Scalars['Upload']['input'];
};


export type MutationStartTrackingArgs = {
  input: StartTrackingInput;
};


export type MutationStopTrackingArgs = {
  input: StopTrackingInput;
};


export type MutationSubmitTimesheetArgs = {
  id: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateDepartmentArgs = {
  id: Scalars['Int']['input'];
  input: UpdateDepartmentInput;
};


export type MutationUpdateEmployeeArgs = {
  id: Scalars['Int']['input'];
  input: UpdateEmployeeInput;
};


export type MutationUpdateGoalArgs = {
  id: Scalars['Int']['input'];
  input: UpdateGoalInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateJobApplicationArgs = {
  id: Scalars['ID']['input'];
  input: JobApplicationChanges;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateJobPostingArgs = {
  id: Scalars['ID']['input'];
  input: JobPostingChanges;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateTimeEntryArgs = {
  id: Scalars['Int']['input'];
  input: TimeEntryChanges;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUploadResumeForRecommendationsArgs = {
  resume: Scalars['Upload']['input'];
  useAiSearch?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationWriteManagerReviewArgs = {
  id: Scalars['Int']['input'];
  input: ManagerReviewInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationWriteSelfReviewArgs = {
  id: Scalars['Int']['input'];
  input: SelfReviewInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type OrgChart = {
  count: Scalars['Int']['output'];
  me: Maybe<OrgChartPerson>;
  people: Array<OrgChartPerson>;
};

export type OrgChartPerson = {
  departmentName: Maybe<Scalars['String']['output']>;
  depth: Scalars['Int']['output'];
  directReportsCount: Scalars['Int']['output'];
  email: Scalars['String']['output'];
  employee: Maybe<Employee>;
  fullName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  managerId: Maybe<Scalars['Int']['output']>;
  parentId: Maybe<Scalars['Int']['output']>;
  position: Scalars['String']['output'];
  teamSize: Scalars['Int']['output'];
  user: User;
  userId: Scalars['Int']['output'];
};

export type PerformanceReview = {
  acknowledgedAt: Maybe<Scalars['DateTime']['output']>;
  calibrations: Array<ReviewCalibration>;
  comment: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  cycle: ReviewCycle;
  departmentName: Maybe<Scalars['String']['output']>;
  employee: Maybe<Employee>;
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  goals: Array<Goal>;
  id: Scalars['Int']['output'];
  improvements: Maybe<Scalars['String']['output']>;
  isLate: Scalars['Boolean']['output'];
  managerName: Maybe<Scalars['String']['output']>;
  managerReviewedAt: Maybe<Scalars['DateTime']['output']>;
  rating: Maybe<Scalars['Int']['output']>;
  reviewedByName: Maybe<Scalars['String']['output']>;
  selfAnswers: Maybe<Array<Scalars['String']['output']>>;
  selfReviewedAt: Maybe<Scalars['DateTime']['output']>;
  sharedAt: Maybe<Scalars['DateTime']['output']>;
  sharedByName: Maybe<Scalars['String']['output']>;
  state: ReviewState;
  strengths: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  viewerCan: PerformanceReviewActions;
};

export type PerformanceReviewActions = {
  acknowledge: Scalars['Boolean']['output'];
  calibrate: Scalars['Boolean']['output'];
  finishManager: Scalars['Boolean']['output'];
  share: Scalars['Boolean']['output'];
  writeManager: Scalars['Boolean']['output'];
  writeSelf: Scalars['Boolean']['output'];
};

export type PerformanceReviewPage = {
  count: Scalars['Int']['output'];
  next: Maybe<Scalars['String']['output']>;
  results: Array<PerformanceReview>;
};

export type Query = {
  applicationFigures: Array<Figure>;
  applicationStatus: Maybe<Lookup>;
  applicationStatuses: LookupPage;
  attendanceRecord: Maybe<Attendance>;
  attendanceRecords: AttendancePage;
  attendanceToday: AttendanceToday;
  currentTimesheet: Maybe<Timesheet>;
  department: Maybe<Department>;
  departments: DepartmentPage;
  employee: Maybe<Employee>;
  employeeHistory: Maybe<EmployeeChangePage>;
  employeeImport: Maybe<ImportJob>;
  employeeImportColumns: Array<ImportColumn>;
  employeeStatistics: EmployeeStatistics;
  employees: EmployeePage;
  employmentStatus: Maybe<Lookup>;
  employmentStatuses: LookupPage;
  goal: Maybe<Goal>;
  goals: GoalPage;
  holidays: HolidayPage;
  hoursFigures: Array<Figure>;
  hrManagers: EmployeePage;
  jobApplication: Maybe<JobApplication>;
  jobApplicationCounts: Array<JobApplicationCount>;
  jobApplicationHistory: Maybe<JobApplicationChangePage>;
  jobApplications: JobApplicationPage;
  jobPosting: Maybe<JobPosting>;
  jobPostings: JobPostingPage;
  latestJobRecommendations: Maybe<JobRecommendations>;
  leaving: Maybe<Leaving>;
  managerCandidates: Array<Employee>;
  myAttendance: AttendancePage;
  myEmployee: Maybe<Employee>;
  myJobApplications: JobApplicationPage;
  mySubmittedTimesheets: TimesheetPage;
  orgChart: OrgChart;
  performanceReview: Maybe<PerformanceReview>;
  performanceReviews: PerformanceReviewPage;
  postingPriorities: LookupPage;
  postingPriority: Maybe<Lookup>;
  postingStatus: Maybe<Lookup>;
  postingStatuses: LookupPage;
  reviewCycle: Maybe<ReviewCycle>;
  reviewCycles: ReviewCyclePage;
  reviewDistribution: ReviewDistribution;
  searchPeople: Maybe<Array<Found>>;
  staffFigures: Array<Figure>;
  teamUserIds: Array<Scalars['Int']['output']>;
  timeEntries: TimeEntryPage;
  timeEntry: Maybe<TimeEntry>;
  timesheet: Maybe<Timesheet>;
  timesheets: TimesheetPage;
  trackingSession: Maybe<TrackingSession>;
  waitingInPeople: Maybe<Array<Waiting>>;
  weekTimesheet: Maybe<Timesheet>;
};


export type QueryApplicationFiguresArgs = {
  by?: InputMaybe<Array<ApplicationDimension>>;
  department?: InputMaybe<Scalars['String']['input']>;
  every?: InputMaybe<FigurePeriod>;
  from?: InputMaybe<Scalars['Date']['input']>;
  measure: ApplicationMeasure;
  to?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryApplicationStatusArgs = {
  id: Scalars['Int']['input'];
};


export type QueryApplicationStatusesArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAttendanceRecordArgs = {
  id: Scalars['Int']['input'];
};


export type QueryAttendanceRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Array<Scalars['Date']['input']>>;
  dateAfter?: InputMaybe<Scalars['Date']['input']>;
  dateBefore?: InputMaybe<Scalars['Date']['input']>;
  employeeId?: InputMaybe<Array<Scalars['Int']['input']>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Array<AttendanceStatus>>;
};


export type QueryDepartmentArgs = {
  id: Scalars['Int']['input'];
};


export type QueryDepartmentsArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryEmployeeArgs = {
  id: Scalars['Int']['input'];
};


export type QueryEmployeeHistoryArgs = {
  employeeId: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEmployeeImportArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEmployeesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  departmentId?: InputMaybe<Array<Scalars['Int']['input']>>;
  departmentName?: InputMaybe<Array<Scalars['String']['input']>>;
  employmentStatus?: InputMaybe<Array<EmploymentStatus>>;
  employmentType?: InputMaybe<Array<EmploymentType>>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  managerId?: InputMaybe<Array<Scalars['Int']['input']>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  userId?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type QueryEmploymentStatusArgs = {
  id: Scalars['Int']['input'];
};


export type QueryEmploymentStatusesArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGoalArgs = {
  id: Scalars['Int']['input'];
};


export type QueryGoalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  employeeId?: InputMaybe<Array<Scalars['Int']['input']>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  scope?: InputMaybe<ReviewScope>;
  state?: InputMaybe<Array<GoalState>>;
};


export type QueryHolidaysArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryHoursFiguresArgs = {
  by?: InputMaybe<Array<HoursDimension>>;
  department?: InputMaybe<Scalars['String']['input']>;
  every?: InputMaybe<FigurePeriod>;
  from?: InputMaybe<Scalars['Date']['input']>;
  measure: HoursMeasure;
  to?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryHrManagersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryJobApplicationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryJobApplicationCountsArgs = {
  jobPosting?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryJobApplicationHistoryArgs = {
  applicationId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryJobApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  jobPosting?: InputMaybe<Array<Scalars['ID']['input']>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type QueryJobPostingArgs = {
  id: Scalars['ID']['input'];
};


export type QueryJobPostingsArgs = {
  acceptsApplications?: InputMaybe<Scalars['Boolean']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  department?: InputMaybe<Array<Scalars['Int']['input']>>;
  experienceLevel?: InputMaybe<Array<ExperienceLevel>>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  jobType?: InputMaybe<Array<EmploymentType>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Array<Scalars['String']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type QueryLeavingArgs = {
  employeeId: Scalars['Int']['input'];
};


export type QueryManagerCandidatesArgs = {
  employeeId?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


export type QueryMyAttendanceArgs = {
  dateAfter?: InputMaybe<Scalars['Date']['input']>;
  dateBefore?: InputMaybe<Scalars['Date']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMyJobApplicationsArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type QueryMySubmittedTimesheetsArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  weekStartDate?: InputMaybe<Array<Scalars['Date']['input']>>;
};


export type QueryPerformanceReviewArgs = {
  id: Scalars['Int']['input'];
};


export type QueryPerformanceReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  cycleId?: InputMaybe<Array<Scalars['Int']['input']>>;
  departmentId?: InputMaybe<Array<Scalars['Int']['input']>>;
  employeeId?: InputMaybe<Array<Scalars['Int']['input']>>;
  isLate?: InputMaybe<Scalars['Boolean']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  scope?: InputMaybe<ReviewScope>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Array<ReviewState>>;
};


export type QueryPostingPrioritiesArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPostingPriorityArgs = {
  id: Scalars['Int']['input'];
};


export type QueryPostingStatusArgs = {
  id: Scalars['Int']['input'];
};


export type QueryPostingStatusesArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReviewCycleArgs = {
  id: Scalars['Int']['input'];
};


export type QueryReviewCyclesArgs = {
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReviewDistributionArgs = {
  cycleId: Scalars['Int']['input'];
};


export type QuerySearchPeopleArgs = {
  search: Scalars['String']['input'];
};


export type QueryStaffFiguresArgs = {
  by?: InputMaybe<Array<StaffDimension>>;
  department?: InputMaybe<Scalars['String']['input']>;
  every?: InputMaybe<FigurePeriod>;
  from?: InputMaybe<Scalars['Date']['input']>;
  measure: StaffMeasure;
  to?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryTimeEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Array<Scalars['Date']['input']>>;
  dateAfter?: InputMaybe<Scalars['Date']['input']>;
  dateBefore?: InputMaybe<Scalars['Date']['input']>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  project?: InputMaybe<Array<Scalars['String']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  timesheetId?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type QueryTimeEntryArgs = {
  id: Scalars['Int']['input'];
};


export type QueryTimesheetArgs = {
  id: Scalars['Int']['input'];
};


export type QueryTimesheetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  employeeId?: InputMaybe<Array<Scalars['Int']['input']>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<TimesheetStatus>>;
  weekStartDate?: InputMaybe<Array<Scalars['Date']['input']>>;
  weekStartDateAfter?: InputMaybe<Scalars['Date']['input']>;
  weekStartDateBefore?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryWeekTimesheetArgs = {
  weekStartDate: Scalars['Date']['input'];
};

export type { RecommendationMethod };

export type RecommendationStats = {
  jobsProcessed: Scalars['Int']['output'];
  totalJobsSearched: Scalars['Int']['output'];
};

export type RecommendationStatus =
  | 'NO_RECOMMENDATIONS'
  | 'NO_RESUME'
  | 'PARTIAL_SUCCESS'
  | 'RESUME_EXISTS'
  | 'SUCCESS';

export type ReviewCalibration = {
  byName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  ratingAfter: Scalars['Int']['output'];
  ratingBefore: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
};

export type ReviewCycle = {
  closedAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  departments: Array<Scalars['String']['output']>;
  dueDate: Scalars['Date']['output'];
  id: Scalars['Int']['output'];
  isOpen: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  openedByName: Scalars['String']['output'];
  periodEnd: Scalars['Date']['output'];
  periodStart: Scalars['Date']['output'];
  progress: Maybe<ReviewProgress>;
  questions: Array<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  viewerCan: ReviewCycleActions;
};

export type ReviewCycleActions = {
  close: Scalars['Boolean']['output'];
  share: Scalars['Boolean']['output'];
};

export type ReviewCycleInput = {
  departmentIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  dueDate: Scalars['Date']['input'];
  name: Scalars['String']['input'];
  periodEnd: Scalars['Date']['input'];
  periodStart: Scalars['Date']['input'];
  questions: Array<Scalars['String']['input']>;
};

export type ReviewCyclePage = {
  count: Scalars['Int']['output'];
  results: Array<ReviewCycle>;
};

export type ReviewDistribution = {
  departments: Array<DepartmentRatings>;
};

export type ReviewProgress = {
  acknowledged: Scalars['Int']['output'];
  draft: Scalars['Int']['output'];
  managerReviewDone: Scalars['Int']['output'];
  readyToShare: Scalars['Int']['output'];
  selfReviewDone: Scalars['Int']['output'];
  shared: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type ReviewScope =
  | 'OWN'
  | 'TEAM';

export type { ReviewState };

export type SelfReviewInput = {
  finish?: InputMaybe<Scalars['Boolean']['input']>;
  selfAnswers: Array<Scalars['String']['input']>;
};

export type SharedReviews = {
  cycle: ReviewCycle;
  shared: Scalars['Int']['output'];
};

export type StaffDimension =
  | 'DEPARTMENT'
  | 'EMPLOYMENT_TYPE';

export type StaffMeasure =
  | 'HEADCOUNT'
  | 'HIRES'
  | 'LEAVERS';

export type StartTrackingInput = {
  id: Scalars['ID']['input'];
  project: Scalars['String']['input'];
  task: Scalars['String']['input'];
  timesheetEntryId?: InputMaybe<Scalars['Int']['input']>;
};

export type StopTrackingInput = {
  id: Scalars['ID']['input'];
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  stopTime?: InputMaybe<Scalars['DateTime']['input']>;
};

export type TimeEntry = {
  breakDuration: Scalars['String']['output'];
  clockInTime: Maybe<Scalars['String']['output']>;
  clockOutTime: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  date: Scalars['Date']['output'];
  hoursWorked: Scalars['Decimal']['output'];
  id: Scalars['Int']['output'];
  netHours: Scalars['Decimal']['output'];
  notes: Maybe<Scalars['String']['output']>;
  project: Scalars['String']['output'];
  taskDescription: Scalars['String']['output'];
  timesheet: Timesheet;
  timesheetId: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  viewerCanEdit: Scalars['Boolean']['output'];
};

export type TimeEntryChanges = {
  clockInTime?: InputMaybe<Scalars['String']['input']>;
  clockOutTime?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  project?: InputMaybe<Scalars['String']['input']>;
  taskDescription?: InputMaybe<Scalars['String']['input']>;
};

export type TimeEntryInput = {
  clockInTime?: InputMaybe<Scalars['String']['input']>;
  clockOutTime?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  project?: InputMaybe<Scalars['String']['input']>;
  taskDescription?: InputMaybe<Scalars['String']['input']>;
  timesheet: Scalars['Int']['input'];
};

export type TimeEntryPage = {
  count: Scalars['Int']['output'];
  next: Maybe<Scalars['String']['output']>;
  results: Array<TimeEntry>;
};

export type Timesheet = {
  createdAt: Scalars['DateTime']['output'];
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  decidedByName: Maybe<Scalars['String']['output']>;
  employee: Maybe<Employee>;
  employeeId: Scalars['Int']['output'];
  employeeName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  rejectionReason: Maybe<Scalars['String']['output']>;
  status: TimesheetStatus;
  submittedAt: Maybe<Scalars['DateTime']['output']>;
  timeEntries: Array<TimeEntry>;
  totalHours: Scalars['Decimal']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  viewerCan: TimesheetActions;
  weekEndDate: Scalars['Date']['output'];
  weekStartDate: Scalars['Date']['output'];
};

export type TimesheetActions = {
  decide: Scalars['Boolean']['output'];
  edit: Scalars['Boolean']['output'];
  submit: Scalars['Boolean']['output'];
};

export type TimesheetEntryInput = {
  clockInTime?: InputMaybe<Scalars['String']['input']>;
  clockOutTime?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  project?: InputMaybe<Scalars['String']['input']>;
  taskDescription?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type TimesheetInput = {
  weekStartDate: Scalars['Date']['input'];
};

export type TimesheetPage = {
  count: Scalars['Int']['output'];
  next: Maybe<Scalars['String']['output']>;
  results: Array<Timesheet>;
};

export type { TimesheetStatus };

export type TrackingSession = {
  elapsedSeconds: Scalars['Int']['output'];
  entry: TimeEntry;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  now: Scalars['DateTime']['output'];
  startTime: Scalars['DateTime']['output'];
  timesheetEntryId: Scalars['Int']['output'];
};

export type UpdateDepartmentInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateEmployeeInput = {
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  departmentId?: InputMaybe<Scalars['Int']['input']>;
  departmentName?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  employeeId?: InputMaybe<Scalars['String']['input']>;
  employmentStatus?: InputMaybe<EmploymentStatus>;
  employmentType?: InputMaybe<EmploymentType>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  hireDate?: InputMaybe<Scalars['Date']['input']>;
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  managerId?: InputMaybe<Scalars['Int']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  salary?: InputMaybe<Scalars['Decimal']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
  weeklyHours?: InputMaybe<Scalars['Decimal']['input']>;
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateGoalInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  state?: InputMaybe<GoalState>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type User = {
  employee: Maybe<Employee>;
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
  | 'REVIEWS_TO_ACKNOWLEDGE'
  | 'REVIEWS_TO_SHARE'
  | 'SELF_REVIEWS_TO_WRITE'
  | 'TEAM_REVIEWS_TO_WRITE'
  | 'TIMESHEETS_TO_DECIDE'
  | 'WEEKS_TO_HAND_IN';
