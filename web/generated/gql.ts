/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation CancelFeedback($id: Int!) {\n    deleteFeedback(id: $id)\n  }\n": typeof types.CancelFeedbackDocument,
    "\n  fragment FeedbackFacts on Ticket {\n    id\n    createdAt\n    updatedAt\n    resolvedAt\n    createdBy {\n      id\n      profilePicture\n    }\n    createdByName\n    feedback {\n      isAnonymous\n    }\n  }\n": typeof types.FeedbackFactsFragmentDoc,
    "\n  mutation CreateFeedback($input: FeedbackInput!) {\n    createFeedback(input: $input) {\n      id\n      ...FeedbackRow\n    }\n  }\n": typeof types.CreateFeedbackDocument,
    "\n  query Feedback($id: Int!) {\n    feedbackTicket(id: $id) {\n      id\n      viewerCan {\n        commentInternally\n      }\n      ...FeedbackRow\n      ...FeedbackWords\n      ...FeedbackFacts\n      ...TicketHistory\n    }\n  }\n": typeof types.FeedbackDocument,
    "\n  fragment FeedbackWords on Ticket {\n    id\n    description\n    priority\n    feedback {\n      feedbackType\n    }\n  }\n": typeof types.FeedbackWordsFragmentDoc,
    "\n  fragment FeedbackRow on Ticket {\n    id\n    title\n    status\n    priority\n    createdAt\n    viewerCan {\n      cancel\n    }\n    feedback {\n      feedbackType\n      isAnonymous\n    }\n  }\n": typeof types.FeedbackRowFragmentDoc,
    "\n  query FeedbackHistory(\n    $status: [TicketStatusInput!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    feedbackTickets(\n      mine: true\n      status: $status\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        ...FeedbackRow\n      }\n    }\n  }\n": typeof types.FeedbackHistoryDocument,
    "\n  query OwnApplicationCount {\n    myJobApplications(pageSize: 1) {\n      count\n    }\n  }\n": typeof types.OwnApplicationCountDocument,
    "\n  query JobPosting($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      ...PostingRow\n      ...JobFacts\n      ...JobDescription\n    }\n  }\n": typeof types.JobPostingDocument,
    "\n  query SentResume($id: ID!) {\n    jobApplication(id: $id) {\n      id\n      resume\n    }\n  }\n": typeof types.SentResumeDocument,
    "\n  mutation WithdrawApplication($id: ID!) {\n    updateJobApplication(id: $id, input: { status: \"withdrawn\" }) {\n      id\n      ...ApplicationRow\n    }\n  }\n": typeof types.WithdrawApplicationDocument,
    "\n  fragment ApplicationRow on JobApplication {\n    id\n    jobPostingId\n    jobTitle\n    createdAt\n    interviewDate\n    resume\n    resumeName\n    status {\n      code\n      label\n    }\n    viewerCan {\n      withdraw\n    }\n  }\n": typeof types.ApplicationRowFragmentDoc,
    "\n  query OwnApplications($status: [String!], $page: Int!, $pageSize: Int!, $ordering: String!) {\n    myJobApplications(status: $status, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        ...ApplicationRow\n      }\n    }\n  }\n": typeof types.OwnApplicationsDocument,
    "\n  query AppliedPosting($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      ...PostingRow\n    }\n  }\n": typeof types.AppliedPostingDocument,
    "\n  query Applicant {\n    me {\n      id\n      resumeName\n      employee {\n        id\n        jobTitle\n      }\n    }\n  }\n": typeof types.ApplicantDocument,
    "\n  mutation ApplyToJob($input: JobApplicationInput!) {\n    applyToJob(input: $input) {\n      id\n      ...ApplicationRow\n    }\n  }\n": typeof types.ApplyToJobDocument,
    "\n  fragment PostingRow on JobPosting {\n    id\n    title\n    departmentName\n    location\n    remoteAllowed\n    jobType\n    experienceLevel\n    salaryRange\n    postedDate\n    applicationDeadline\n    applicationsCount\n    isClosed\n    acceptsApplications\n    priority {\n      code\n      label\n    }\n    status {\n      code\n      label\n    }\n    myApplication {\n      id\n      createdAt\n      status {\n        code\n        label\n      }\n    }\n  }\n": typeof types.PostingRowFragmentDoc,
    "\n  query JobPostings(\n    $experienceLevel: [ExperienceLevel!]\n    $acceptsApplications: Boolean\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    jobPostings(\n      experienceLevel: $experienceLevel\n      acceptsApplications: $acceptsApplications\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        ...PostingRow\n      }\n    }\n  }\n": typeof types.JobPostingsDocument,
    "\n  mutation CancelLeaveRequest($id: Int!) {\n    cancelLeaveRequest(id: $id)\n  }\n": typeof types.CancelLeaveRequestDocument,
    "\n  mutation ApproveLeaveRequest($id: Int!, $version: Int!, $comment: String) {\n    approveLeaveRequest(id: $id, version: $version, comment: $comment) {\n      id\n      ...LeaveRow\n      ...LeaveFacts\n      ...TicketHistory\n    }\n  }\n": typeof types.ApproveLeaveRequestDocument,
    "\n  mutation RejectLeaveRequest($id: Int!, $version: Int!, $reason: String) {\n    rejectLeaveRequest(id: $id, version: $version, reason: $reason) {\n      id\n      ...LeaveRow\n      ...LeaveFacts\n      ...TicketHistory\n    }\n  }\n": typeof types.RejectLeaveRequestDocument,
    "\n  fragment EditedLeave on Ticket {\n    id\n    version\n    title\n    description\n    leave {\n      leaveType\n      startDate\n      endDate\n      reason\n      supportingDocumentName\n    }\n  }\n": typeof types.EditedLeaveFragmentDoc,
    "\n  mutation UpdateLeaveRequest($id: Int!, $version: Int!, $input: LeaveRequestChanges!) {\n    updateLeaveRequest(id: $id, version: $version, input: $input) {\n      id\n      ...LeaveRow\n      ...LeaveFacts\n      ...EditedLeave\n    }\n  }\n": typeof types.UpdateLeaveRequestDocument,
    "\n  fragment LeaveFacts on Ticket {\n    id\n    priority\n    createdAt\n    updatedAt\n    createdBy {\n      id\n      profilePicture\n    }\n    createdByName\n    leave {\n      approvedByName\n      approvalDate\n    }\n  }\n": typeof types.LeaveFactsFragmentDoc,
    "\n  query OwnReports {\n    myEmployee {\n      id\n      directReportsCount\n    }\n  }\n": typeof types.OwnReportsDocument,
    "\n  query LeaveRequest($id: Int!) {\n    leaveRequest(id: $id) {\n      id\n      leave {\n        supportingDocument\n      }\n      ...LeaveRow\n      ...LeaveWords\n      ...LeaveFacts\n      ...EditedLeave\n      ...TicketHistory\n    }\n  }\n": typeof types.LeaveRequestDocument,
    "\n  query LeavePreview($startDate: Date!, $endDate: Date!, $except: Int) {\n    leavePreview(startDate: $startDate, endDate: $endDate, except: $except) {\n      totalDays\n      teamAway\n      overlapping {\n        id\n        title\n        status\n        leave {\n          startDate\n          endDate\n        }\n      }\n      year {\n        year\n        takenDays\n        usedDays {\n          leaveType\n          days\n        }\n      }\n    }\n  }\n": typeof types.LeavePreviewDocument,
    "\n  fragment LeaveWords on Ticket {\n    id\n    description\n    leave {\n      reason\n      supportingDocument\n      supportingDocumentName\n    }\n  }\n": typeof types.LeaveWordsFragmentDoc,
    "\n  mutation CreateLeaveRequest($input: LeaveRequestInput!) {\n    createLeaveRequest(input: $input) {\n      id\n      ...LeaveRow\n    }\n  }\n": typeof types.CreateLeaveRequestDocument,
    "\n  fragment LeaveRow on Ticket {\n    id\n    title\n    status\n    version\n    createdAt\n    createdByName\n    viewerCan {\n      edit\n      cancel\n      decide\n    }\n    leave {\n      leaveType\n      startDate\n      endDate\n      totalDays\n      reason\n    }\n  }\n": typeof types.LeaveRowFragmentDoc,
    "\n  query HolidaysOfYear($year: Int!) {\n    holidays(year: $year, pageSize: 200) {\n      results {\n        id\n        date\n        name\n      }\n    }\n  }\n": typeof types.HolidaysOfYearDocument,
    "\n  query LeaveRequests(\n    $mine: Boolean!\n    $team: Boolean!\n    $status: [LeaveStatusFilter!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    leaveRequests(\n      mine: $mine\n      team: $team\n      status: $status\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        createdBy @include(if: $team) {\n          id\n          profilePicture\n        }\n        ...LeaveRow\n      }\n    }\n  }\n": typeof types.LeaveRequestsDocument,
    "\n  query LeaveMonth($startDate: Date!, $endDate: Date!, $except: Int) {\n    leavePreview(startDate: $startDate, endDate: $endDate, except: $except) {\n      overlapping {\n        id\n        title\n        status\n        leave {\n          startDate\n          endDate\n        }\n      }\n      teamAwayDays {\n        day\n        away\n      }\n    }\n  }\n": typeof types.LeaveMonthDocument,
    "\n  query LeaveYear($year: Int) {\n    leaveYear(year: $year) {\n      year\n      today\n      takenDays\n      usedDays {\n        leaveType\n        days\n      }\n      pendingRequests\n      requests {\n        id\n        title\n        status\n        leave {\n          leaveType\n          startDate\n          endDate\n          totalDays\n        }\n      }\n    }\n  }\n": typeof types.LeaveYearDocument,
    "\n  query EmployeePortal {\n    leaveRequests: ownTicketCounts(kind: LEAVE_REQUEST) {\n      status\n      count\n    }\n    feedback: ownTicketCounts(kind: FEEDBACK) {\n      status\n      count\n    }\n    tickets: ownTicketCounts(kind: GENERAL) {\n      status\n      count\n    }\n    currentTimesheet {\n      id\n      weekStartDate\n      weekEndDate\n      status\n      totalHours\n      timeEntries {\n        id\n        date\n        hoursWorked\n      }\n    }\n  }\n": typeof types.EmployeePortalDocument,
    "\n  query RecommendedJob($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      title\n      ...JobFacts\n      ...JobDescription\n    }\n  }\n": typeof types.RecommendedJobDocument,
    "\n  fragment RecommendationAnswer on JobRecommendations {\n    status\n    message\n    cached\n    methodUsed\n    madeAt\n    resumeName\n    recommendations {\n      recommendationId\n      jobId\n      job {\n        id\n        title\n        departmentName\n        location\n        salaryRange\n        applicationsCount\n        isClosed\n        priority {\n          code\n          label\n        }\n        status {\n          code\n          label\n        }\n      }\n      matchPercentage\n      matches {\n        skill\n        kind\n        inResume\n        inPosting\n      }\n      isUrgent\n    }\n    processingStats {\n      jobsProcessed\n      totalJobsSearched\n    }\n  }\n": typeof types.RecommendationAnswerFragmentDoc,
    "\n  query LatestJobRecommendations {\n    latestJobRecommendations {\n      ...RecommendationAnswer\n    }\n  }\n": typeof types.LatestJobRecommendationsDocument,
    "\n  mutation CheckResumeAndRecommend($forceRefresh: Boolean!, $proceedWithExisting: Boolean!) {\n    checkResumeAndRecommend(forceRefresh: $forceRefresh, proceedWithExisting: $proceedWithExisting) {\n      ...RecommendationAnswer\n    }\n  }\n": typeof types.CheckResumeAndRecommendDocument,
    "\n  mutation UploadResumeForRecommendations($resume: Upload!) {\n    uploadResumeForRecommendations(resume: $resume) {\n      ...RecommendationAnswer\n    }\n  }\n": typeof types.UploadResumeForRecommendationsDocument,
    "\n  mutation DeleteGeneralTicket($id: Int!) {\n    deleteGeneralTicket(id: $id)\n  }\n": typeof types.DeleteGeneralTicketDocument,
    "\n  query GeneralTicket($id: Int!) {\n    generalTicket(id: $id) {\n      id\n      ...GeneralTicketRow\n      ...GeneralTicketWords\n      ...GeneralTicketFacts\n      ...TicketHistory\n    }\n  }\n": typeof types.GeneralTicketDocument,
    "\n  mutation CreateGeneralTicket($input: GeneralTicketInput!) {\n    createGeneralTicket(input: $input) {\n      id\n      ...GeneralTicketRow\n    }\n  }\n": typeof types.CreateGeneralTicketDocument,
    "\n  fragment GeneralTicketFacts on Ticket {\n    id\n    createdAt\n    updatedAt\n    resolvedAt\n    createdByName\n    createdBy {\n      id\n      profilePicture\n    }\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n  }\n": typeof types.GeneralTicketFactsFragmentDoc,
    "\n  fragment GeneralTicketWords on Ticket {\n    id\n    description\n    general {\n      affectedSystem\n    }\n  }\n": typeof types.GeneralTicketWordsFragmentDoc,
    "\n  fragment GeneralTicketRow on Ticket {\n    id\n    title\n    status\n    priority\n    createdAt\n    createdById\n    createdByEmail\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n    viewerCan {\n      delete\n    }\n    general {\n      categoryName\n    }\n  }\n": typeof types.GeneralTicketRowFragmentDoc,
    "\n  query GeneralTickets(\n    $status: [TicketStatusInput!]!\n    $priority: [TicketPriority!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    generalTickets(\n      mine: true\n      status: $status\n      priority: $priority\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        ...GeneralTicketRow\n      }\n    }\n  }\n": typeof types.GeneralTicketsDocument,
    "\n  mutation DeleteTimeEntry($id: Int!) {\n    deleteTimeEntry(id: $id)\n  }\n": typeof types.DeleteTimeEntryDocument,
    "\n  fragment EntryFacts on TimeEntry {\n    id\n    date\n    project\n    taskDescription\n    clockInTime\n    clockOutTime\n    hoursWorked\n    netHours\n    breakDuration\n    notes\n    createdAt\n    updatedAt\n    timesheet {\n      id\n      status\n    }\n  }\n": typeof types.EntryFactsFragmentDoc,
    "\n  query TimeEntry($id: Int!) {\n    timeEntry(id: $id) {\n      id\n      viewerCanEdit\n      ...EntryRow\n      ...EntryFacts\n    }\n  }\n": typeof types.TimeEntryDocument,
    "\n  mutation SubmitTimesheet($id: Int!, $version: Int!) {\n    submitTimesheet(id: $id, version: $version) {\n      id\n      ...WeekTimesheetPart\n    }\n  }\n": typeof types.SubmitTimesheetDocument,
    "\n  query Timesheet($id: Int!) {\n    myEmployee {\n      id\n    }\n    timesheet(id: $id) {\n      id\n      ...WeekTimesheetPart\n    }\n  }\n": typeof types.TimesheetDocument,
    "\n  mutation UpdateTimeEntry($id: Int!, $version: Int!, $input: TimeEntryChanges!) {\n    updateTimeEntry(id: $id, version: $version, input: $input) {\n      id\n      ...EntryRow\n      ...EntryFacts\n    }\n  }\n": typeof types.UpdateTimeEntryDocument,
    "\n  mutation CreateTimeEntry($input: TimeEntryInput!) {\n    createTimeEntry(input: $input) {\n      id\n      ...EntryRow\n    }\n  }\n": typeof types.CreateTimeEntryDocument,
    "\n  mutation SaveTimesheet($id: Int!, $entries: [TimesheetEntryInput!]!, $removed: [Int!]) {\n    saveTimesheet(id: $id, entries: $entries, removed: $removed) {\n      id\n      ...WeekTimesheetPart\n    }\n  }\n": typeof types.SaveTimesheetDocument,
    "\n  fragment EditedEntry on TimeEntry {\n    id\n    version\n    date\n    project\n    taskDescription\n    clockInTime\n    clockOutTime\n    notes\n    viewerCanEdit\n  }\n": typeof types.EditedEntryFragmentDoc,
    "\n  mutation CreateTimesheet($input: TimesheetInput!) {\n    createTimesheet(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateTimesheetDocument,
    "\n  query DraftOfWeek($weekStartDate: Date!) {\n    weekTimesheet(weekStartDate: $weekStartDate) {\n      id\n      viewerCan {\n        edit\n      }\n    }\n  }\n": typeof types.DraftOfWeekDocument,
    "\n  query EditedTimesheet($weekStartDate: Date!) {\n    weekTimesheet(weekStartDate: $weekStartDate) {\n      id\n      viewerCan {\n        edit\n      }\n      timeEntries {\n        id\n        ...EditedEntry\n      }\n    }\n    trackingSession {\n      id\n      timesheetEntryId\n    }\n  }\n": typeof types.EditedTimesheetDocument,
    "\n  fragment RejectedTimesheet on Timesheet {\n    id\n    weekStartDate\n    status\n    decidedByName\n    decidedAt\n    rejectionReason\n  }\n": typeof types.RejectedTimesheetFragmentDoc,
    "\n  mutation CorrectTimesheet($id: Int!) {\n    correctTimesheet(id: $id) {\n      id\n      ...WeekTimesheetPart\n    }\n  }\n": typeof types.CorrectTimesheetDocument,
    "\n  query SubmittedTimesheets($page: Int!, $pageSize: Int!, $ordering: String!) {\n    mySubmittedTimesheets(page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        weekStartDate\n        weekEndDate\n        status\n        totalHours\n        submittedAt\n        decidedByName\n        decidedAt\n      }\n    }\n  }\n": typeof types.SubmittedTimesheetsDocument,
    "\n  query SubmittedTimesheetsFile($page: Int!, $pageSize: Int!) {\n    mySubmittedTimesheets(page: $page, pageSize: $pageSize) {\n      count\n      results {\n        id\n        weekStartDate\n        weekEndDate\n        status\n        submittedAt\n        timeEntries {\n          id\n          date\n          project\n          taskDescription\n          clockInTime\n          clockOutTime\n          hoursWorked\n          notes\n        }\n      }\n    }\n  }\n": typeof types.SubmittedTimesheetsFileDocument,
    "\n  query PresentWeek($weekStartDate: Date!) {\n    myEmployee {\n      id\n    }\n    currentTimesheet {\n      id\n      ...WeekTimesheetPart\n    }\n    mySubmittedTimesheets(pageSize: 1) {\n      count\n    }\n    handedIn: mySubmittedTimesheets(weekStartDate: [$weekStartDate], pageSize: 1, ordering: \"-submittedAt\") {\n      results {\n        id\n        ...RejectedTimesheet\n      }\n    }\n  }\n": typeof types.PresentWeekDocument,
    "\n  query WeekTimesheet($weekStartDate: Date!) {\n    weekTimesheet(weekStartDate: $weekStartDate) {\n      id\n      ...WeekTimesheetPart\n    }\n    handedIn: mySubmittedTimesheets(weekStartDate: [$weekStartDate], pageSize: 1, ordering: \"-submittedAt\") {\n      results {\n        id\n        ...RejectedTimesheet\n      }\n    }\n  }\n": typeof types.WeekTimesheetDocument,
    "\n  fragment WeekTimesheetPart on Timesheet {\n    id\n    employeeId\n    employeeName\n    weekStartDate\n    weekEndDate\n    status\n    totalHours\n    submittedAt\n    decidedByName\n    decidedAt\n    rejectionReason\n    version\n    viewerCan {\n      edit\n      submit\n    }\n    timeEntries {\n      id\n      ...EntryRow\n    }\n  }\n": typeof types.WeekTimesheetPartFragmentDoc,
    "\n  fragment EntryRow on TimeEntry {\n    id\n    date\n    project\n    taskDescription\n    clockInTime\n    clockOutTime\n    hoursWorked\n    ...EditedEntry\n  }\n": typeof types.EntryRowFragmentDoc,
    "\n  mutation SendChatMessage($message: String!, $conversationHistory: [ChatMessageInput!]!) {\n    sendChatMessage(message: $message, conversationHistory: $conversationHistory) {\n      response\n      timestamp\n      sources {\n        article {\n          id\n          title\n        }\n        heading\n        quote\n      }\n      nearest {\n        id\n        title\n      }\n    }\n  }\n": typeof types.SendChatMessageDocument,
    "\n  query EmployeeFigures {\n    employeeStatistics {\n      activeEmployees\n      newHiresThisMonth\n    }\n  }\n": typeof types.EmployeeFiguresDocument,
    "\n  query ItFigures {\n    itDashboard {\n      totalAssets\n    }\n    itTicketFigures {\n      openTickets\n    }\n  }\n": typeof types.ItFiguresDocument,
    "\n  query LearningFigures {\n    learningDashboardStats {\n      totalCourses\n      totalCertifications\n    }\n  }\n": typeof types.LearningFiguresDocument,
    "\n  query DepartmentFigures {\n    departments(pageSize: 1) {\n      count\n    }\n  }\n": typeof types.DepartmentFiguresDocument,
    "\n  query TicketFigures {\n    masterTickets(pageSize: 100) {\n      results {\n        id\n        status\n      }\n    }\n  }\n": typeof types.TicketFiguresDocument,
    "\n  fragment EditedEmployee on Employee {\n    id\n    userId\n    version\n    fullName\n    firstName\n    lastName\n    email\n    jobTitle\n    department {\n      id\n    }\n    manager {\n      id\n    }\n    employmentStatus\n    employmentType\n    hireDate\n    salary\n    weeklyHours\n    phoneNumber\n    addressLine1\n    city\n    state\n    zipCode\n    country\n    user {\n      id\n      viewerCan {\n        rename\n        readdress\n      }\n    }\n    viewerCan {\n      updateTerms\n    }\n  }\n": typeof types.EditedEmployeeFragmentDoc,
    "\n  query EmployeeToEdit($id: Int!) {\n    employee(id: $id) {\n      id\n      ...EditedEmployee\n    }\n  }\n": typeof types.EmployeeToEditDocument,
    "\n  mutation UpdateEmployee($id: Int!, $input: UpdateEmployeeInput!) {\n    updateEmployee(id: $id, input: $input) {\n      id\n      ...EmployeeRow\n      ...EmployeeFacts\n      ...EditedEmployee\n    }\n  }\n": typeof types.UpdateEmployeeDocument,
    "\n  query EmployeeStatistics {\n    employeeStatistics {\n      totalEmployees\n      activeEmployees\n      onLeaveEmployees\n    }\n  }\n": typeof types.EmployeeStatisticsDocument,
    "\n  fragment EmployeeFacts on Employee {\n    id\n    employeeId\n    email\n    phoneNumber\n    employmentType\n    weeklyHours\n    hireDate\n    yearsOfService\n    salary\n    fullAddress\n  }\n": typeof types.EmployeeFactsFragmentDoc,
    "\n  query EmployeeHistory($id: Int!, $pageSize: Int!) {\n    employeeHistory(employeeId: $id, pageSize: $pageSize) {\n      count\n      results {\n        id\n        field\n        before\n        after\n        changedAt\n        changedBy {\n          id\n          fullName\n        }\n      }\n    }\n  }\n": typeof types.EmployeeHistoryDocument,
    "\n  query EmployeeDetails($id: Int!) {\n    employee(id: $id) {\n      id\n      createdAt\n      ...EmployeeRow\n      ...EmployeeFacts\n      ...ReportingLine\n    }\n  }\n": typeof types.EmployeeDetailsDocument,
    "\n  query Leaving($id: Int!) {\n    leaving(employeeId: $id) {\n      userId\n      employee {\n        id\n        fullName\n        employmentStatus\n      }\n      reports {\n        count\n        results {\n          id\n          fullName\n          jobTitle\n        }\n      }\n      postings {\n        count\n        results {\n          id\n          title\n        }\n      }\n      openTickets {\n        count\n        results {\n          id\n          kind\n          title\n          createdByName\n        }\n      }\n      assignedTickets {\n        count\n        results {\n          id\n          kind\n          title\n          createdByName\n        }\n      }\n      pendingLeave {\n        count\n        results {\n          id\n          kind\n          title\n          createdByName\n        }\n      }\n      waitingApprovals {\n        count\n        results {\n          id\n          kind\n          title\n          createdByName\n        }\n      }\n    }\n  }\n": typeof types.LeavingDocument,
    "\n  fragment ReportingLine on Employee {\n    id\n    directReportsCount\n    managerChain {\n      id\n      fullName\n      jobTitle\n      user {\n        id\n        profilePicture\n      }\n    }\n    directReports {\n      id\n      fullName\n      jobTitle\n      user {\n        id\n        profilePicture\n      }\n    }\n  }\n": typeof types.ReportingLineFragmentDoc,
    "\n  query UnfinishedHires {\n    users(hasEmployee: false, isActive: true, ordering: \"-dateJoined\", pageSize: 3) {\n      count\n      results {\n        id\n        firstName\n        lastName\n        fullName\n        email\n        lastLogin\n      }\n    }\n  }\n": typeof types.UnfinishedHiresDocument,
    "\n  fragment EmployeeRow on Employee {\n    id\n    userId\n    fullName\n    email\n    jobTitle\n    departmentName\n    employmentStatus\n    hireDate\n    yearsOfService\n    user {\n      id\n      profilePicture\n    }\n    viewerCan {\n      update\n    }\n  }\n": typeof types.EmployeeRowFragmentDoc,
    "\n  query EmployeeImport {\n    columns: employeeImportColumns {\n      head\n      isRequired\n      hint\n    }\n    job: employeeImport {\n      id\n      ...ImportJobPart\n    }\n  }\n": typeof types.EmployeeImportDocument,
    "\n  mutation CheckEmployeeImport($file: Upload!) {\n    check: checkEmployeeImport(file: $file) {\n      ...ImportCheckPart\n    }\n  }\n": typeof types.CheckEmployeeImportDocument,
    "\n  mutation StartEmployeeImport($file: Upload!) {\n    start: startEmployeeImport(file: $file) {\n      id\n      ...ImportJobPart\n    }\n  }\n": typeof types.StartEmployeeImportDocument,
    "\n  query ManagerCandidates($search: String!, $employeeId: Int) {\n    managerCandidates(search: $search, employeeId: $employeeId) {\n      ...PickedEmployee\n    }\n  }\n": typeof types.ManagerCandidatesDocument,
    "\n  query TimesheetEntries($id: Int!) {\n    timesheet(id: $id) {\n      id\n      ...SheetRow\n      timeEntries {\n        id\n        date\n        project\n        taskDescription\n        clockInTime\n        clockOutTime\n        hoursWorked\n      }\n    }\n  }\n": typeof types.TimesheetEntriesDocument,
    "\n  mutation RejectTimesheet($id: Int!, $version: Int!, $reason: String!) {\n    rejectTimesheet(id: $id, version: $version, reason: $reason) {\n      id\n      ...SheetRow\n    }\n  }\n": typeof types.RejectTimesheetDocument,
    "\n  query PersonTimesheets($id: Int!, $page: Int!, $pageSize: Int!) {\n    employee(id: $id) {\n      id\n      fullName\n    }\n    timesheets(employeeId: [$id], page: $page, pageSize: $pageSize) {\n      count\n      results {\n        ...SheetRow\n      }\n    }\n  }\n": typeof types.PersonTimesheetsDocument,
    "\n  fragment SheetRow on Timesheet {\n    id\n    version\n    employeeName\n    weekStartDate\n    weekEndDate\n    status\n    totalHours\n    submittedAt\n    decidedByName\n    decidedAt\n    rejectionReason\n    viewerCan {\n      decide\n    }\n  }\n": typeof types.SheetRowFragmentDoc,
    "\n  mutation ApproveTimesheet($id: Int!, $version: Int!) {\n    approveTimesheet(id: $id, version: $version) {\n      id\n      ...SheetRow\n    }\n  }\n": typeof types.ApproveTimesheetDocument,
    "\n  fragment FiledEmployees on EmployeePage {\n    count\n    next\n    results {\n      id\n      employeeId\n      firstName\n      lastName\n      email\n      jobTitle\n      departmentName\n      managerName\n      employmentStatus\n      employmentType\n      hireDate\n      yearsOfService\n      weeklyHours\n      salary\n      phoneNumber\n      fullAddress\n    }\n  }\n": typeof types.FiledEmployeesFragmentDoc,
    "\n  mutation ExportEmployees(\n    $ids: [Int!]\n    $search: String\n    $departmentId: [Int!]\n    $employmentStatus: [EmploymentStatus!]\n    $ordering: String\n    $pageSize: Int!\n  ) {\n    page: exportEmployees(\n      ids: $ids\n      search: $search\n      departmentId: $departmentId\n      employmentStatus: $employmentStatus\n      ordering: $ordering\n      pageSize: $pageSize\n    ) {\n      ...FiledEmployees\n    }\n  }\n": typeof types.ExportEmployeesDocument,
    "\n  query EmployeesFile(\n    $search: String\n    $departmentId: [Int!]\n    $employmentStatus: [EmploymentStatus!]\n    $ordering: String\n    $after: String!\n    $pageSize: Int!\n  ) {\n    page: employees(\n      search: $search\n      departmentId: $departmentId\n      employmentStatus: $employmentStatus\n      ordering: $ordering\n      after: $after\n      pageSize: $pageSize\n    ) {\n      ...FiledEmployees\n    }\n  }\n": typeof types.EmployeesFileDocument,
    "\n  query Employees(\n    $search: String\n    $departmentId: [Int!]\n    $employmentStatus: [EmploymentStatus!]\n    $ordering: String\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    employees(\n      search: $search\n      departmentId: $departmentId\n      employmentStatus: $employmentStatus\n      ordering: $ordering\n      page: $page\n      pageSize: $pageSize\n    ) {\n      count\n      results {\n        ...EmployeeRow\n      }\n    }\n  }\n": typeof types.EmployeesDocument,
    "\n  query Accounts($search: String!) {\n    users(search: $search, pageSize: 50) {\n      results {\n        id\n        email\n        isActive\n        lastLogin\n      }\n    }\n  }\n": typeof types.AccountsDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  mutation CreateEmployee($input: CreateEmployeeInput!) {\n    createEmployee(input: $input) {\n      id\n      fullName\n      email\n    }\n  }\n": typeof types.CreateEmployeeDocument,
    "\n  query HrEmployeeFigures {\n    employeeStatistics {\n      totalEmployees\n      activeEmployees\n      onLeaveEmployees\n      newHiresThisMonth\n    }\n  }\n": typeof types.HrEmployeeFiguresDocument,
    "\n  query HrPostingFigures($open: [String!]) {\n    jobPostings(pageSize: 1) {\n      count\n    }\n    openPostings: jobPostings(status: $open, pageSize: 1) {\n      count\n    }\n  }\n": typeof types.HrPostingFiguresDocument,
    "\n  query HrApplicationFigures($interviews: [String!]) {\n    jobApplications(pageSize: 1) {\n      count\n    }\n    interviews: jobApplications(status: $interviews, pageSize: 1) {\n      count\n    }\n  }\n": typeof types.HrApplicationFiguresDocument,
    "\n  query HrTickets($fetched: Int!, $shown: Int!) {\n    masterTickets(pageSize: $fetched, ordering: \"-createdAt\") {\n      results {\n        id\n        status\n      }\n    }\n    latest: masterTickets(pageSize: $shown, ordering: \"-createdAt\") {\n      results {\n        id\n        kind\n        title\n        status\n        priority\n        createdAt\n        createdByName\n        createdByDepartment\n        createdBy {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n": typeof types.HrTicketsDocument,
    "\n  fragment ApplicationFacts on JobApplication {\n    id\n    createdAt\n    currentPosition\n    yearsExperience\n    expectedSalary\n    availabilityDate\n    applicant {\n      id\n      email\n    }\n  }\n": typeof types.ApplicationFactsFragmentDoc,
    "\n  query HrApplicationHistory($id: ID!, $pageSize: Int!) {\n    jobApplicationHistory(applicationId: $id, pageSize: $pageSize) {\n      count\n      results {\n        id\n        field\n        before\n        after\n        changedAt\n        changedBy {\n          id\n          fullName\n        }\n      }\n    }\n  }\n": typeof types.HrApplicationHistoryDocument,
    "\n  query HrApplicationDetails($id: ID!) {\n    jobApplication(id: $id) {\n      id\n      ...HrApplicationRow\n      ...ApplicationFacts\n      ...ApplicationTexts\n      ...Reviewed\n    }\n  }\n": typeof types.HrApplicationDetailsDocument,
    "\n  fragment ApplicationTexts on JobApplication {\n    id\n    coverLetter\n    additionalInfo\n    resumeName\n  }\n": typeof types.ApplicationTextsFragmentDoc,
    "\n  query HrResume($id: ID!) {\n    jobApplication(id: $id) {\n      id\n      resume\n    }\n  }\n": typeof types.HrResumeDocument,
    "\n  fragment Reviewed on JobApplication {\n    id\n    version\n    rating\n    reviewNotes\n    interviewDate\n    viewerCan {\n      review\n    }\n  }\n": typeof types.ReviewedFragmentDoc,
    "\n  mutation ReviewApplication($id: ID!, $version: Int!, $input: JobApplicationChanges!) {\n    updateJobApplication(id: $id, version: $version, input: $input) {\n      id\n      ...HrApplicationRow\n      ...Reviewed\n    }\n  }\n": typeof types.ReviewApplicationDocument,
    "\n  mutation MoveApplication($id: ID!, $status: String!, $version: Int!) {\n    updateJobApplication(id: $id, input: { status: $status }, version: $version) {\n      id\n      ...HrApplicationRow\n    }\n  }\n": typeof types.MoveApplicationDocument,
    "\n  fragment HrApplicationRow on JobApplication {\n    id\n    jobPostingId\n    jobTitle\n    applicantName\n    createdAt\n    rating\n    version\n    status {\n      id\n      code\n      label\n    }\n    applicant {\n      id\n      profilePicture\n    }\n    viewerCan {\n      review\n    }\n  }\n": typeof types.HrApplicationRowFragmentDoc,
    "\n  query ApplicationsFile(\n    $search: String\n    $status: [String!]\n    $jobPosting: [ID!]\n    $ordering: String!\n    $after: String\n    $pageSize: Int!\n  ) {\n    jobApplications(\n      search: $search\n      status: $status\n      jobPosting: $jobPosting\n      ordering: $ordering\n      after: $after\n      pageSize: $pageSize\n    ) {\n      count\n      next\n      results {\n        id\n        applicantName\n        jobTitle\n        createdAt\n        rating\n        reviewNotes\n        interviewDate\n        status {\n          label\n        }\n      }\n    }\n  }\n": typeof types.ApplicationsFileDocument,
    "\n  query HrApplications(\n    $search: String\n    $status: [String!]\n    $jobPosting: [ID!]\n    $ordering: String!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    jobApplications(\n      search: $search\n      status: $status\n      jobPosting: $jobPosting\n      ordering: $ordering\n      page: $page\n      pageSize: $pageSize\n    ) {\n      count\n      results {\n        ...HrApplicationRow\n      }\n    }\n  }\n": typeof types.HrApplicationsDocument,
    "\n  mutation CreatePosting($input: JobPostingInput!) {\n    createJobPosting(input: $input) {\n      id\n      ...HrPostingRow\n    }\n  }\n": typeof types.CreatePostingDocument,
    "\n  fragment EditedPosting on JobPosting {\n    id\n    version\n    title\n    departmentName\n    location\n    jobType\n    salaryRange\n    hiringManagerId\n    applicationDeadline\n    description\n    requirements\n    priority {\n      code\n    }\n    status {\n      code\n    }\n  }\n": typeof types.EditedPostingFragmentDoc,
    "\n  query PostingToEdit($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      ...EditedPosting\n    }\n  }\n": typeof types.PostingToEditDocument,
    "\n    query FindHiringManagers($search: String, $pageSize: Int) {\n      hrManagers(search: $search, pageSize: $pageSize) {\n        count\n        results {\n          ...PickedEmployee\n        }\n      }\n    }\n  ": typeof types.FindHiringManagersDocument,
    "\n  query HrPostingDetails($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      ...HrPostingRow\n      ...JobFacts\n      ...JobDescription\n    }\n  }\n": typeof types.HrPostingDetailsDocument,
    "\n  mutation DeletePosting($id: ID!) {\n    deleteJobPosting(id: $id)\n  }\n": typeof types.DeletePostingDocument,
    "\n  fragment HrPostingRow on JobPosting {\n    id\n    title\n    departmentName\n    location\n    remoteAllowed\n    jobType\n    salaryRange\n    postedDate\n    applicationsCount\n    isClosed\n    priority {\n      code\n      label\n    }\n    status {\n      code\n      label\n    }\n    viewerCan {\n      manage\n    }\n  }\n": typeof types.HrPostingRowFragmentDoc,
    "\n  query PostingsFile(\n    $search: String\n    $priority: [String!]\n    $status: [String!]\n    $ordering: String!\n    $after: String\n    $pageSize: Int!\n  ) {\n    jobPostings(\n      search: $search\n      priority: $priority\n      status: $status\n      ordering: $ordering\n      after: $after\n      pageSize: $pageSize\n    ) {\n      count\n      next\n      results {\n        id\n        title\n        departmentName\n        location\n        jobType\n        salaryRange\n        applicationsCount\n        postedDate\n        hiringManagerName\n        status {\n          label\n        }\n        priority {\n          label\n        }\n      }\n    }\n  }\n": typeof types.PostingsFileDocument,
    "\n  query HrPostings(\n    $search: String\n    $priority: [String!]\n    $status: [String!]\n    $ordering: String!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    jobPostings(\n      search: $search\n      priority: $priority\n      status: $status\n      ordering: $ordering\n      page: $page\n      pageSize: $pageSize\n    ) {\n      count\n      results {\n        ...HrPostingRow\n      }\n    }\n  }\n": typeof types.HrPostingsDocument,
    "\n  mutation UpdatePosting($id: ID!, $input: JobPostingChanges!, $version: Int!) {\n    updateJobPosting(id: $id, input: $input, version: $version) {\n      id\n      ...HrPostingRow\n      ...EditedPosting\n      ...JobFacts\n      ...JobDescription\n    }\n  }\n": typeof types.UpdatePostingDocument,
    "\n  query PostingFigures {\n    jobPostings(pageSize: 1) {\n      count\n    }\n    active: jobPostings(status: [\"active\"], pageSize: 1) {\n      count\n    }\n  }\n": typeof types.PostingFiguresDocument,
    "\n  query Pipeline($jobPosting: [ID!], $search: String) {\n    submitted: jobApplications(status: [\"submitted\"], jobPosting: $jobPosting, search: $search, pageSize: 1) {\n      count\n    }\n    underReview: jobApplications(\n      status: [\"under_review\"]\n      jobPosting: $jobPosting\n      search: $search\n      pageSize: 1\n    ) {\n      count\n    }\n    interviewScheduled: jobApplications(\n      status: [\"interview_scheduled\"]\n      jobPosting: $jobPosting\n      search: $search\n      pageSize: 1\n    ) {\n      count\n    }\n    interviewed: jobApplications(\n      status: [\"interviewed\"]\n      jobPosting: $jobPosting\n      search: $search\n      pageSize: 1\n    ) {\n      count\n    }\n    offerExtended: jobApplications(\n      status: [\"offer_extended\"]\n      jobPosting: $jobPosting\n      search: $search\n      pageSize: 1\n    ) {\n      count\n    }\n    accepted: jobApplications(status: [\"accepted\"], jobPosting: $jobPosting, search: $search, pageSize: 1) {\n      count\n    }\n    rejected: jobApplications(status: [\"rejected\"], jobPosting: $jobPosting, search: $search, pageSize: 1) {\n      count\n    }\n    withdrawn: jobApplications(status: [\"withdrawn\"], jobPosting: $jobPosting, search: $search, pageSize: 1) {\n      count\n    }\n  }\n": typeof types.PipelineDocument,
    "\n  mutation CreateHrLeave($input: LeaveRequestInput!) {\n    made: createLeaveRequest(input: $input) {\n      id\n      ...ConsoleRow\n    }\n  }\n": typeof types.CreateHrLeaveDocument,
    "\n  mutation CreateHrItSupport($input: ItSupportInput!) {\n    made: createItSupportTicket(input: $input) {\n      id\n      ...ConsoleRow\n    }\n  }\n": typeof types.CreateHrItSupportDocument,
    "\n  mutation CreateHrFeedback($input: FeedbackInput!) {\n    made: createFeedback(input: $input) {\n      id\n      ...ConsoleRow\n    }\n  }\n": typeof types.CreateHrFeedbackDocument,
    "\n  mutation CreateHrGeneral($input: GeneralTicketInput!) {\n    made: createGeneralTicket(input: $input) {\n      id\n      ...ConsoleRow\n    }\n  }\n": typeof types.CreateHrGeneralDocument,
    "\n  query HrTicketList(\n    $type: [TicketKindFilter!]\n    $status: [TicketStatusInput!]\n    $priority: [TicketPriority!]\n    $assignedTo: [Int!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    masterTickets(\n      type: $type\n      status: $status\n      priority: $priority\n      assignedTo: $assignedTo\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        ...ConsoleRow\n      }\n    }\n  }\n": typeof types.HrTicketListDocument,
    "\n  query Departments {\n    departments(pageSize: 200) {\n      results {\n        id\n        name\n      }\n    }\n  }\n": typeof types.DepartmentsDocument,
    "\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      id\n      email\n      pendingEmail\n    }\n  }\n": typeof types.CancelEmailChangeDocument,
    "\n  fragment PersonalInformation on User {\n    id\n    firstName\n    lastName\n    fullName\n    email\n    pendingEmail\n    profilePicture\n    resume\n    resumeName\n    employee {\n      id\n      jobTitle\n      departmentName\n      hireDate\n      managerName\n      manager {\n        id\n        user {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n": typeof types.PersonalInformationFragmentDoc,
    "\n  query OwnProfile {\n    me {\n      id\n      resume\n      employee {\n        id\n      }\n      ...PersonalInformation\n      ...AccountInformation\n    }\n  }\n": typeof types.OwnProfileDocument,
    "\n  fragment AccountInformation on User {\n    id\n    isActive\n    dateJoined\n    lastLogin\n    roles {\n      id\n      role {\n        id\n        displayName\n      }\n    }\n    employee {\n      id\n      employeeId\n      yearsOfService\n      directReportsCount\n      departmentSize\n    }\n  }\n": typeof types.AccountInformationFragmentDoc,
    "\n  fragment DeviceRow on Session {\n    id\n    userAgent\n    createdAt\n    lastUsedAt\n    isCurrent\n  }\n": typeof types.DeviceRowFragmentDoc,
    "\n  mutation RevokeSession($id: Int!) {\n    revokeSession(id: $id)\n  }\n": typeof types.RevokeSessionDocument,
    "\n  mutation EndSessions($userId: Int!) {\n    endSessions(userId: $userId)\n  }\n": typeof types.EndSessionsDocument,
    "\n  query OwnSessions {\n    sessions(pageSize: 200) {\n      results {\n        id\n        ...DeviceRow\n        isCurrent\n      }\n    }\n  }\n": typeof types.OwnSessionsDocument,
    "\n  query OrgChart {\n    orgChart {\n      people {\n        id\n        userId\n        fullName\n        position\n        departmentName\n        email\n        managerId\n        parentId\n        directReportsCount\n        user {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n": typeof types.OrgChartDocument,
    "\n  query PersonDetails($id: Int!) {\n    employee(id: $id) {\n      id\n      employeeId\n      fullName\n      email\n      position\n      departmentName\n      departmentSize\n      hireDate\n      yearsOfService\n      isActive\n      directReportsCount\n      user {\n        id\n        profilePicture\n      }\n      manager {\n        id\n        fullName\n      }\n      directReports {\n        id\n        fullName\n        position\n      }\n    }\n  }\n": typeof types.PersonDetailsDocument,
    "\n  mutation PreviewPhoto($photo: Upload!) {\n    previewPhoto(photo: $photo)\n  }\n": typeof types.PreviewPhotoDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      pendingEmail\n      profilePicture\n      resume\n      resumeName\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  mutation ConfirmEmailChange($token: String!) {\n    confirmEmailChange(token: $token)\n  }\n": typeof types.ConfirmEmailChangeDocument,
    "\n  mutation ResetPassword($token: String!, $next: String!, $confirmation: String!) {\n    resetPassword(token: $token, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation AssignTicket($id: Int!, $assignedTo: Int) {\n    assignTicket(id: $id, assignedTo: $assignedTo) {\n      id\n      ...ConsoleRow\n    }\n  }\n": typeof types.AssignTicketDocument,
    "\n  fragment ConsoleFacts on Ticket {\n    id\n    createdAt\n    updatedAt\n    resolvedAt\n    createdByName\n    createdByDepartment\n    createdBy {\n      id\n      profilePicture\n    }\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n    tags\n    leave {\n      leaveType\n      startDate\n      endDate\n      totalDays\n      approvedByName\n    }\n    itSupport {\n      issueType\n      impactLevel\n      affectedSystem\n      assetTag\n      location\n    }\n    feedback {\n      feedbackType\n      rating\n      isAnonymous\n    }\n    general {\n      categoryName\n      affectedSystem\n    }\n  }\n": typeof types.ConsoleFactsFragmentDoc,
    "\n  query ConsoleTicket($id: Int!) {\n    ticket(id: $id) {\n      id\n      leave {\n        supportingDocument\n      }\n      ...ConsoleRow\n      ...ConsoleWords\n      ...ConsoleFacts\n      ...TicketHistory\n    }\n  }\n": typeof types.ConsoleTicketDocument,
    "\n  fragment ConsoleWords on Ticket {\n    id\n    description\n    leave {\n      reason\n      supportingDocument\n      supportingDocumentName\n    }\n  }\n": typeof types.ConsoleWordsFragmentDoc,
    "\n  mutation DeleteConsoleTicket($id: Int!) {\n    deleteGeneralTicket(id: $id)\n  }\n": typeof types.DeleteConsoleTicketDocument,
    "\n  mutation UpdateTicketStatus($id: Int!, $status: TicketStatusInput!, $comment: String, $version: Int) {\n    updateTicketStatus(id: $id, status: $status, comment: $comment, version: $version) {\n      id\n      ...ConsoleRow\n    }\n  }\n": typeof types.UpdateTicketStatusDocument,
    "\n  fragment ConsoleRow on Ticket {\n    id\n    kind\n    title\n    status\n    priority\n    version\n    updatedAt\n    createdByName\n    createdByDepartment\n    createdBy {\n      id\n      profilePicture\n    }\n    assignedToId\n    assignedToName\n    viewerCan {\n      changeStatus\n      assign\n      commentInternally\n      delete\n    }\n    general {\n      categoryId\n    }\n    feedback {\n      isAnonymous\n    }\n  }\n": typeof types.ConsoleRowFragmentDoc,
    "\n  query TicketCounts {\n    ticketCounts {\n      kind\n      status\n      priority\n      count\n    }\n  }\n": typeof types.TicketCountsDocument,
    "\n  fragment ImportJobPart on ImportJob {\n    id\n    fileName\n    status\n    step\n    total\n    done\n    made\n    known\n    startedAt\n    problems {\n      row\n      column\n      reason\n    }\n  }\n": typeof types.ImportJobPartFragmentDoc,
    "\n  fragment ImportCheckPart on ImportCheck {\n    rows\n    newRows\n    knownRows\n    badRows\n    unknownColumns\n    problemCount\n    problems {\n      row\n      column\n      reason\n    }\n  }\n": typeof types.ImportCheckPartFragmentDoc,
    "\n  fragment JobDescription on JobPosting {\n    id\n    description\n    responsibilities\n    requirements\n    benefits\n  }\n": typeof types.JobDescriptionFragmentDoc,
    "\n  fragment JobFacts on JobPosting {\n    id\n    departmentName\n    location\n    jobType\n    experienceLevel\n    salaryRange\n    hiringManagerName\n    remoteAllowed\n    positionsAvailable\n    applicationDeadline\n    postedDate\n    isActive\n    isClosed\n    applicationsCount\n    priority {\n      code\n      label\n    }\n    status {\n      code\n      label\n    }\n  }\n": typeof types.JobFactsFragmentDoc,
    "\n  fragment ArticleFile on KbAttachment {\n    id\n    filename\n    fileSize\n    file\n  }\n": typeof types.ArticleFileFragmentDoc,
    "\n  query FreshArticleFile($article: Int!, $file: Int!) {\n    kbAttachment(articleId: $article, id: $file) {\n      id\n      file\n    }\n  }\n": typeof types.FreshArticleFileDocument,
    "\n  mutation RegisterArticleDownload($article: Int!) {\n    registerKbArticleDownload(id: $article) {\n      id\n      downloadCount\n    }\n  }\n": typeof types.RegisterArticleDownloadDocument,
    "\n  query KnowledgeArticle($id: Int!) {\n    kbArticle(id: $id) {\n      id\n      title\n      content\n      category {\n        id\n        name\n      }\n      authorName\n      updatedAt\n      attachments {\n        ...ArticleFile\n      }\n    }\n  }\n": typeof types.KnowledgeArticleDocument,
    "\n  mutation RegisterArticleView($id: Int!) {\n    registerKbArticleView(id: $id) {\n      id\n      viewCount\n    }\n  }\n": typeof types.RegisterArticleViewDocument,
    "\n  fragment PickedEmployee on Employee {\n    id\n    fullName\n    position\n    departmentName\n    user {\n      id\n      profilePicture\n    }\n  }\n": typeof types.PickedEmployeeFragmentDoc,
    "\n  fragment PickedHolder on User {\n    id\n    fullName\n    email\n    profilePicture\n    employee {\n      id\n      position\n      departmentName\n    }\n  }\n": typeof types.PickedHolderFragmentDoc,
    "\n    query FindEmployees($search: String, $pageSize: Int) {\n      employees(search: $search, pageSize: $pageSize, isActive: true) {\n        count\n        results {\n          ...PickedEmployee\n        }\n      }\n    }\n  ": typeof types.FindEmployeesDocument,
    "\n    query PickedEmployee($id: Int!) {\n      employee(id: $id) {\n        ...PickedEmployee\n      }\n    }\n  ": typeof types.PickedEmployeeDocument,
    "\n  query FindHolders($permissions: [String!]!, $search: String, $pageSize: Int) {\n    usersWithPermission(permissions: $permissions, search: $search, pageSize: $pageSize) {\n      count\n      results {\n        ...PickedHolder\n      }\n    }\n  }\n": typeof types.FindHoldersDocument,
    "\n  query PickedHolder($id: Int!) {\n    user(id: $id) {\n      ...PickedHolder\n    }\n  }\n": typeof types.PickedHolderDocument,
    "\n  mutation ChangePassword($current: String!, $next: String!, $confirmation: String!) {\n    changePassword(oldPassword: $current, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  query Roles {\n    roles(pageSize: 200) {\n      results {\n        id\n        name\n        displayName\n        hierarchyLevel\n        permissions {\n          codename\n          name\n        }\n      }\n    }\n  }\n": typeof types.RolesDocument,
    "\n  mutation SignIn($email: String!, $password: String!, $rememberMe: Boolean!, $device: String) {\n    login(email: $email, password: $password, rememberMe: $rememberMe, device: $device) {\n      token\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation SignOut {\n    logout\n  }\n": typeof types.SignOutDocument,
    "\n  query Profile {\n    me {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      profilePicture\n      mustChangePassword\n      employee {\n        id\n        departmentName\n      }\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  query OwnRoles {\n    me {\n      id\n      roles {\n        id\n        role {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.OwnRolesDocument,
    "\n  mutation AddTicketComment($ticket: Int!, $comment: String!) {\n    addTicketComment(ticket: $ticket, comment: $comment) {\n      id\n    }\n  }\n": typeof types.AddTicketCommentDocument,
    "\n  fragment TicketHistory on Ticket {\n    id\n    createdByName\n    createdAt\n    history {\n      position\n      toStatus\n      changedByName\n      changedAt\n    }\n  }\n": typeof types.TicketHistoryFragmentDoc,
    "\n  query TicketCategories {\n    ticketCategories(pageSize: 200) {\n      results {\n        id\n        name\n      }\n    }\n  }\n": typeof types.TicketCategoriesDocument,
    "\n  query OwnTicketCounts($kind: TicketKind!) {\n    ownTicketCounts(kind: $kind) {\n      status\n      count\n    }\n  }\n": typeof types.OwnTicketCountsDocument,
    "\n  mutation RespondToTicket($ticket: Int!, $comment: String!, $isInternal: Boolean!) {\n    addTicketComment(ticket: $ticket, comment: $comment, isInternal: $isInternal) {\n      id\n    }\n  }\n": typeof types.RespondToTicketDocument,
    "\n  query TicketComments($ticket: Int!, $page: Int!) {\n    ticketComments(ticket: $ticket, page: $page, pageSize: 200, ordering: \"-createdAt\") {\n      count\n      results {\n        id\n        comment\n        isInternal\n        createdBy {\n          id\n          profilePicture\n        }\n        createdByName\n        createdAt\n      }\n    }\n  }\n": typeof types.TicketCommentsDocument,
    "\n  fragment TrackedSession on TrackingSession {\n    id\n    timesheetEntryId\n    entry {\n      id\n      project\n      taskDescription\n    }\n    startTime\n    isActive\n    elapsedSeconds\n    now\n  }\n": typeof types.TrackedSessionFragmentDoc,
    "\n  query TrackingSession {\n    trackingSession {\n      ...TrackedSession\n    }\n  }\n": typeof types.TrackingSessionDocument,
    "\n  mutation StartTracking($input: StartTrackingInput!) {\n    startTracking(input: $input) {\n      ...TrackedSession\n    }\n  }\n": typeof types.StartTrackingDocument,
    "\n  mutation PauseTracking($id: ID!, $elapsedSeconds: Int) {\n    pauseTracking(id: $id, elapsedSeconds: $elapsedSeconds) {\n      ...TrackedSession\n    }\n  }\n": typeof types.PauseTrackingDocument,
    "\n  mutation ResumeTracking($id: ID!, $elapsedSeconds: Int) {\n    resumeTracking(id: $id, elapsedSeconds: $elapsedSeconds) {\n      ...TrackedSession\n    }\n  }\n": typeof types.ResumeTrackingDocument,
    "\n  mutation StopTracking($input: StopTrackingInput!) {\n    stopTracking(input: $input) {\n      id\n    }\n  }\n": typeof types.StopTrackingDocument,
    "\n  mutation DiscardTracking($id: ID!) {\n    discardTracking(id: $id)\n  }\n": typeof types.DiscardTrackingDocument,
};
const documents: Documents = {
    "\n  mutation CancelFeedback($id: Int!) {\n    deleteFeedback(id: $id)\n  }\n": types.CancelFeedbackDocument,
    "\n  fragment FeedbackFacts on Ticket {\n    id\n    createdAt\n    updatedAt\n    resolvedAt\n    createdBy {\n      id\n      profilePicture\n    }\n    createdByName\n    feedback {\n      isAnonymous\n    }\n  }\n": types.FeedbackFactsFragmentDoc,
    "\n  mutation CreateFeedback($input: FeedbackInput!) {\n    createFeedback(input: $input) {\n      id\n      ...FeedbackRow\n    }\n  }\n": types.CreateFeedbackDocument,
    "\n  query Feedback($id: Int!) {\n    feedbackTicket(id: $id) {\n      id\n      viewerCan {\n        commentInternally\n      }\n      ...FeedbackRow\n      ...FeedbackWords\n      ...FeedbackFacts\n      ...TicketHistory\n    }\n  }\n": types.FeedbackDocument,
    "\n  fragment FeedbackWords on Ticket {\n    id\n    description\n    priority\n    feedback {\n      feedbackType\n    }\n  }\n": types.FeedbackWordsFragmentDoc,
    "\n  fragment FeedbackRow on Ticket {\n    id\n    title\n    status\n    priority\n    createdAt\n    viewerCan {\n      cancel\n    }\n    feedback {\n      feedbackType\n      isAnonymous\n    }\n  }\n": types.FeedbackRowFragmentDoc,
    "\n  query FeedbackHistory(\n    $status: [TicketStatusInput!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    feedbackTickets(\n      mine: true\n      status: $status\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        ...FeedbackRow\n      }\n    }\n  }\n": types.FeedbackHistoryDocument,
    "\n  query OwnApplicationCount {\n    myJobApplications(pageSize: 1) {\n      count\n    }\n  }\n": types.OwnApplicationCountDocument,
    "\n  query JobPosting($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      ...PostingRow\n      ...JobFacts\n      ...JobDescription\n    }\n  }\n": types.JobPostingDocument,
    "\n  query SentResume($id: ID!) {\n    jobApplication(id: $id) {\n      id\n      resume\n    }\n  }\n": types.SentResumeDocument,
    "\n  mutation WithdrawApplication($id: ID!) {\n    updateJobApplication(id: $id, input: { status: \"withdrawn\" }) {\n      id\n      ...ApplicationRow\n    }\n  }\n": types.WithdrawApplicationDocument,
    "\n  fragment ApplicationRow on JobApplication {\n    id\n    jobPostingId\n    jobTitle\n    createdAt\n    interviewDate\n    resume\n    resumeName\n    status {\n      code\n      label\n    }\n    viewerCan {\n      withdraw\n    }\n  }\n": types.ApplicationRowFragmentDoc,
    "\n  query OwnApplications($status: [String!], $page: Int!, $pageSize: Int!, $ordering: String!) {\n    myJobApplications(status: $status, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        ...ApplicationRow\n      }\n    }\n  }\n": types.OwnApplicationsDocument,
    "\n  query AppliedPosting($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      ...PostingRow\n    }\n  }\n": types.AppliedPostingDocument,
    "\n  query Applicant {\n    me {\n      id\n      resumeName\n      employee {\n        id\n        jobTitle\n      }\n    }\n  }\n": types.ApplicantDocument,
    "\n  mutation ApplyToJob($input: JobApplicationInput!) {\n    applyToJob(input: $input) {\n      id\n      ...ApplicationRow\n    }\n  }\n": types.ApplyToJobDocument,
    "\n  fragment PostingRow on JobPosting {\n    id\n    title\n    departmentName\n    location\n    remoteAllowed\n    jobType\n    experienceLevel\n    salaryRange\n    postedDate\n    applicationDeadline\n    applicationsCount\n    isClosed\n    acceptsApplications\n    priority {\n      code\n      label\n    }\n    status {\n      code\n      label\n    }\n    myApplication {\n      id\n      createdAt\n      status {\n        code\n        label\n      }\n    }\n  }\n": types.PostingRowFragmentDoc,
    "\n  query JobPostings(\n    $experienceLevel: [ExperienceLevel!]\n    $acceptsApplications: Boolean\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    jobPostings(\n      experienceLevel: $experienceLevel\n      acceptsApplications: $acceptsApplications\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        ...PostingRow\n      }\n    }\n  }\n": types.JobPostingsDocument,
    "\n  mutation CancelLeaveRequest($id: Int!) {\n    cancelLeaveRequest(id: $id)\n  }\n": types.CancelLeaveRequestDocument,
    "\n  mutation ApproveLeaveRequest($id: Int!, $version: Int!, $comment: String) {\n    approveLeaveRequest(id: $id, version: $version, comment: $comment) {\n      id\n      ...LeaveRow\n      ...LeaveFacts\n      ...TicketHistory\n    }\n  }\n": types.ApproveLeaveRequestDocument,
    "\n  mutation RejectLeaveRequest($id: Int!, $version: Int!, $reason: String) {\n    rejectLeaveRequest(id: $id, version: $version, reason: $reason) {\n      id\n      ...LeaveRow\n      ...LeaveFacts\n      ...TicketHistory\n    }\n  }\n": types.RejectLeaveRequestDocument,
    "\n  fragment EditedLeave on Ticket {\n    id\n    version\n    title\n    description\n    leave {\n      leaveType\n      startDate\n      endDate\n      reason\n      supportingDocumentName\n    }\n  }\n": types.EditedLeaveFragmentDoc,
    "\n  mutation UpdateLeaveRequest($id: Int!, $version: Int!, $input: LeaveRequestChanges!) {\n    updateLeaveRequest(id: $id, version: $version, input: $input) {\n      id\n      ...LeaveRow\n      ...LeaveFacts\n      ...EditedLeave\n    }\n  }\n": types.UpdateLeaveRequestDocument,
    "\n  fragment LeaveFacts on Ticket {\n    id\n    priority\n    createdAt\n    updatedAt\n    createdBy {\n      id\n      profilePicture\n    }\n    createdByName\n    leave {\n      approvedByName\n      approvalDate\n    }\n  }\n": types.LeaveFactsFragmentDoc,
    "\n  query OwnReports {\n    myEmployee {\n      id\n      directReportsCount\n    }\n  }\n": types.OwnReportsDocument,
    "\n  query LeaveRequest($id: Int!) {\n    leaveRequest(id: $id) {\n      id\n      leave {\n        supportingDocument\n      }\n      ...LeaveRow\n      ...LeaveWords\n      ...LeaveFacts\n      ...EditedLeave\n      ...TicketHistory\n    }\n  }\n": types.LeaveRequestDocument,
    "\n  query LeavePreview($startDate: Date!, $endDate: Date!, $except: Int) {\n    leavePreview(startDate: $startDate, endDate: $endDate, except: $except) {\n      totalDays\n      teamAway\n      overlapping {\n        id\n        title\n        status\n        leave {\n          startDate\n          endDate\n        }\n      }\n      year {\n        year\n        takenDays\n        usedDays {\n          leaveType\n          days\n        }\n      }\n    }\n  }\n": types.LeavePreviewDocument,
    "\n  fragment LeaveWords on Ticket {\n    id\n    description\n    leave {\n      reason\n      supportingDocument\n      supportingDocumentName\n    }\n  }\n": types.LeaveWordsFragmentDoc,
    "\n  mutation CreateLeaveRequest($input: LeaveRequestInput!) {\n    createLeaveRequest(input: $input) {\n      id\n      ...LeaveRow\n    }\n  }\n": types.CreateLeaveRequestDocument,
    "\n  fragment LeaveRow on Ticket {\n    id\n    title\n    status\n    version\n    createdAt\n    createdByName\n    viewerCan {\n      edit\n      cancel\n      decide\n    }\n    leave {\n      leaveType\n      startDate\n      endDate\n      totalDays\n      reason\n    }\n  }\n": types.LeaveRowFragmentDoc,
    "\n  query HolidaysOfYear($year: Int!) {\n    holidays(year: $year, pageSize: 200) {\n      results {\n        id\n        date\n        name\n      }\n    }\n  }\n": types.HolidaysOfYearDocument,
    "\n  query LeaveRequests(\n    $mine: Boolean!\n    $team: Boolean!\n    $status: [LeaveStatusFilter!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    leaveRequests(\n      mine: $mine\n      team: $team\n      status: $status\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        createdBy @include(if: $team) {\n          id\n          profilePicture\n        }\n        ...LeaveRow\n      }\n    }\n  }\n": types.LeaveRequestsDocument,
    "\n  query LeaveMonth($startDate: Date!, $endDate: Date!, $except: Int) {\n    leavePreview(startDate: $startDate, endDate: $endDate, except: $except) {\n      overlapping {\n        id\n        title\n        status\n        leave {\n          startDate\n          endDate\n        }\n      }\n      teamAwayDays {\n        day\n        away\n      }\n    }\n  }\n": types.LeaveMonthDocument,
    "\n  query LeaveYear($year: Int) {\n    leaveYear(year: $year) {\n      year\n      today\n      takenDays\n      usedDays {\n        leaveType\n        days\n      }\n      pendingRequests\n      requests {\n        id\n        title\n        status\n        leave {\n          leaveType\n          startDate\n          endDate\n          totalDays\n        }\n      }\n    }\n  }\n": types.LeaveYearDocument,
    "\n  query EmployeePortal {\n    leaveRequests: ownTicketCounts(kind: LEAVE_REQUEST) {\n      status\n      count\n    }\n    feedback: ownTicketCounts(kind: FEEDBACK) {\n      status\n      count\n    }\n    tickets: ownTicketCounts(kind: GENERAL) {\n      status\n      count\n    }\n    currentTimesheet {\n      id\n      weekStartDate\n      weekEndDate\n      status\n      totalHours\n      timeEntries {\n        id\n        date\n        hoursWorked\n      }\n    }\n  }\n": types.EmployeePortalDocument,
    "\n  query RecommendedJob($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      title\n      ...JobFacts\n      ...JobDescription\n    }\n  }\n": types.RecommendedJobDocument,
    "\n  fragment RecommendationAnswer on JobRecommendations {\n    status\n    message\n    cached\n    methodUsed\n    madeAt\n    resumeName\n    recommendations {\n      recommendationId\n      jobId\n      job {\n        id\n        title\n        departmentName\n        location\n        salaryRange\n        applicationsCount\n        isClosed\n        priority {\n          code\n          label\n        }\n        status {\n          code\n          label\n        }\n      }\n      matchPercentage\n      matches {\n        skill\n        kind\n        inResume\n        inPosting\n      }\n      isUrgent\n    }\n    processingStats {\n      jobsProcessed\n      totalJobsSearched\n    }\n  }\n": types.RecommendationAnswerFragmentDoc,
    "\n  query LatestJobRecommendations {\n    latestJobRecommendations {\n      ...RecommendationAnswer\n    }\n  }\n": types.LatestJobRecommendationsDocument,
    "\n  mutation CheckResumeAndRecommend($forceRefresh: Boolean!, $proceedWithExisting: Boolean!) {\n    checkResumeAndRecommend(forceRefresh: $forceRefresh, proceedWithExisting: $proceedWithExisting) {\n      ...RecommendationAnswer\n    }\n  }\n": types.CheckResumeAndRecommendDocument,
    "\n  mutation UploadResumeForRecommendations($resume: Upload!) {\n    uploadResumeForRecommendations(resume: $resume) {\n      ...RecommendationAnswer\n    }\n  }\n": types.UploadResumeForRecommendationsDocument,
    "\n  mutation DeleteGeneralTicket($id: Int!) {\n    deleteGeneralTicket(id: $id)\n  }\n": types.DeleteGeneralTicketDocument,
    "\n  query GeneralTicket($id: Int!) {\n    generalTicket(id: $id) {\n      id\n      ...GeneralTicketRow\n      ...GeneralTicketWords\n      ...GeneralTicketFacts\n      ...TicketHistory\n    }\n  }\n": types.GeneralTicketDocument,
    "\n  mutation CreateGeneralTicket($input: GeneralTicketInput!) {\n    createGeneralTicket(input: $input) {\n      id\n      ...GeneralTicketRow\n    }\n  }\n": types.CreateGeneralTicketDocument,
    "\n  fragment GeneralTicketFacts on Ticket {\n    id\n    createdAt\n    updatedAt\n    resolvedAt\n    createdByName\n    createdBy {\n      id\n      profilePicture\n    }\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n  }\n": types.GeneralTicketFactsFragmentDoc,
    "\n  fragment GeneralTicketWords on Ticket {\n    id\n    description\n    general {\n      affectedSystem\n    }\n  }\n": types.GeneralTicketWordsFragmentDoc,
    "\n  fragment GeneralTicketRow on Ticket {\n    id\n    title\n    status\n    priority\n    createdAt\n    createdById\n    createdByEmail\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n    viewerCan {\n      delete\n    }\n    general {\n      categoryName\n    }\n  }\n": types.GeneralTicketRowFragmentDoc,
    "\n  query GeneralTickets(\n    $status: [TicketStatusInput!]!\n    $priority: [TicketPriority!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    generalTickets(\n      mine: true\n      status: $status\n      priority: $priority\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        ...GeneralTicketRow\n      }\n    }\n  }\n": types.GeneralTicketsDocument,
    "\n  mutation DeleteTimeEntry($id: Int!) {\n    deleteTimeEntry(id: $id)\n  }\n": types.DeleteTimeEntryDocument,
    "\n  fragment EntryFacts on TimeEntry {\n    id\n    date\n    project\n    taskDescription\n    clockInTime\n    clockOutTime\n    hoursWorked\n    netHours\n    breakDuration\n    notes\n    createdAt\n    updatedAt\n    timesheet {\n      id\n      status\n    }\n  }\n": types.EntryFactsFragmentDoc,
    "\n  query TimeEntry($id: Int!) {\n    timeEntry(id: $id) {\n      id\n      viewerCanEdit\n      ...EntryRow\n      ...EntryFacts\n    }\n  }\n": types.TimeEntryDocument,
    "\n  mutation SubmitTimesheet($id: Int!, $version: Int!) {\n    submitTimesheet(id: $id, version: $version) {\n      id\n      ...WeekTimesheetPart\n    }\n  }\n": types.SubmitTimesheetDocument,
    "\n  query Timesheet($id: Int!) {\n    myEmployee {\n      id\n    }\n    timesheet(id: $id) {\n      id\n      ...WeekTimesheetPart\n    }\n  }\n": types.TimesheetDocument,
    "\n  mutation UpdateTimeEntry($id: Int!, $version: Int!, $input: TimeEntryChanges!) {\n    updateTimeEntry(id: $id, version: $version, input: $input) {\n      id\n      ...EntryRow\n      ...EntryFacts\n    }\n  }\n": types.UpdateTimeEntryDocument,
    "\n  mutation CreateTimeEntry($input: TimeEntryInput!) {\n    createTimeEntry(input: $input) {\n      id\n      ...EntryRow\n    }\n  }\n": types.CreateTimeEntryDocument,
    "\n  mutation SaveTimesheet($id: Int!, $entries: [TimesheetEntryInput!]!, $removed: [Int!]) {\n    saveTimesheet(id: $id, entries: $entries, removed: $removed) {\n      id\n      ...WeekTimesheetPart\n    }\n  }\n": types.SaveTimesheetDocument,
    "\n  fragment EditedEntry on TimeEntry {\n    id\n    version\n    date\n    project\n    taskDescription\n    clockInTime\n    clockOutTime\n    notes\n    viewerCanEdit\n  }\n": types.EditedEntryFragmentDoc,
    "\n  mutation CreateTimesheet($input: TimesheetInput!) {\n    createTimesheet(input: $input) {\n      id\n    }\n  }\n": types.CreateTimesheetDocument,
    "\n  query DraftOfWeek($weekStartDate: Date!) {\n    weekTimesheet(weekStartDate: $weekStartDate) {\n      id\n      viewerCan {\n        edit\n      }\n    }\n  }\n": types.DraftOfWeekDocument,
    "\n  query EditedTimesheet($weekStartDate: Date!) {\n    weekTimesheet(weekStartDate: $weekStartDate) {\n      id\n      viewerCan {\n        edit\n      }\n      timeEntries {\n        id\n        ...EditedEntry\n      }\n    }\n    trackingSession {\n      id\n      timesheetEntryId\n    }\n  }\n": types.EditedTimesheetDocument,
    "\n  fragment RejectedTimesheet on Timesheet {\n    id\n    weekStartDate\n    status\n    decidedByName\n    decidedAt\n    rejectionReason\n  }\n": types.RejectedTimesheetFragmentDoc,
    "\n  mutation CorrectTimesheet($id: Int!) {\n    correctTimesheet(id: $id) {\n      id\n      ...WeekTimesheetPart\n    }\n  }\n": types.CorrectTimesheetDocument,
    "\n  query SubmittedTimesheets($page: Int!, $pageSize: Int!, $ordering: String!) {\n    mySubmittedTimesheets(page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        weekStartDate\n        weekEndDate\n        status\n        totalHours\n        submittedAt\n        decidedByName\n        decidedAt\n      }\n    }\n  }\n": types.SubmittedTimesheetsDocument,
    "\n  query SubmittedTimesheetsFile($page: Int!, $pageSize: Int!) {\n    mySubmittedTimesheets(page: $page, pageSize: $pageSize) {\n      count\n      results {\n        id\n        weekStartDate\n        weekEndDate\n        status\n        submittedAt\n        timeEntries {\n          id\n          date\n          project\n          taskDescription\n          clockInTime\n          clockOutTime\n          hoursWorked\n          notes\n        }\n      }\n    }\n  }\n": types.SubmittedTimesheetsFileDocument,
    "\n  query PresentWeek($weekStartDate: Date!) {\n    myEmployee {\n      id\n    }\n    currentTimesheet {\n      id\n      ...WeekTimesheetPart\n    }\n    mySubmittedTimesheets(pageSize: 1) {\n      count\n    }\n    handedIn: mySubmittedTimesheets(weekStartDate: [$weekStartDate], pageSize: 1, ordering: \"-submittedAt\") {\n      results {\n        id\n        ...RejectedTimesheet\n      }\n    }\n  }\n": types.PresentWeekDocument,
    "\n  query WeekTimesheet($weekStartDate: Date!) {\n    weekTimesheet(weekStartDate: $weekStartDate) {\n      id\n      ...WeekTimesheetPart\n    }\n    handedIn: mySubmittedTimesheets(weekStartDate: [$weekStartDate], pageSize: 1, ordering: \"-submittedAt\") {\n      results {\n        id\n        ...RejectedTimesheet\n      }\n    }\n  }\n": types.WeekTimesheetDocument,
    "\n  fragment WeekTimesheetPart on Timesheet {\n    id\n    employeeId\n    employeeName\n    weekStartDate\n    weekEndDate\n    status\n    totalHours\n    submittedAt\n    decidedByName\n    decidedAt\n    rejectionReason\n    version\n    viewerCan {\n      edit\n      submit\n    }\n    timeEntries {\n      id\n      ...EntryRow\n    }\n  }\n": types.WeekTimesheetPartFragmentDoc,
    "\n  fragment EntryRow on TimeEntry {\n    id\n    date\n    project\n    taskDescription\n    clockInTime\n    clockOutTime\n    hoursWorked\n    ...EditedEntry\n  }\n": types.EntryRowFragmentDoc,
    "\n  mutation SendChatMessage($message: String!, $conversationHistory: [ChatMessageInput!]!) {\n    sendChatMessage(message: $message, conversationHistory: $conversationHistory) {\n      response\n      timestamp\n      sources {\n        article {\n          id\n          title\n        }\n        heading\n        quote\n      }\n      nearest {\n        id\n        title\n      }\n    }\n  }\n": types.SendChatMessageDocument,
    "\n  query EmployeeFigures {\n    employeeStatistics {\n      activeEmployees\n      newHiresThisMonth\n    }\n  }\n": types.EmployeeFiguresDocument,
    "\n  query ItFigures {\n    itDashboard {\n      totalAssets\n    }\n    itTicketFigures {\n      openTickets\n    }\n  }\n": types.ItFiguresDocument,
    "\n  query LearningFigures {\n    learningDashboardStats {\n      totalCourses\n      totalCertifications\n    }\n  }\n": types.LearningFiguresDocument,
    "\n  query DepartmentFigures {\n    departments(pageSize: 1) {\n      count\n    }\n  }\n": types.DepartmentFiguresDocument,
    "\n  query TicketFigures {\n    masterTickets(pageSize: 100) {\n      results {\n        id\n        status\n      }\n    }\n  }\n": types.TicketFiguresDocument,
    "\n  fragment EditedEmployee on Employee {\n    id\n    userId\n    version\n    fullName\n    firstName\n    lastName\n    email\n    jobTitle\n    department {\n      id\n    }\n    manager {\n      id\n    }\n    employmentStatus\n    employmentType\n    hireDate\n    salary\n    weeklyHours\n    phoneNumber\n    addressLine1\n    city\n    state\n    zipCode\n    country\n    user {\n      id\n      viewerCan {\n        rename\n        readdress\n      }\n    }\n    viewerCan {\n      updateTerms\n    }\n  }\n": types.EditedEmployeeFragmentDoc,
    "\n  query EmployeeToEdit($id: Int!) {\n    employee(id: $id) {\n      id\n      ...EditedEmployee\n    }\n  }\n": types.EmployeeToEditDocument,
    "\n  mutation UpdateEmployee($id: Int!, $input: UpdateEmployeeInput!) {\n    updateEmployee(id: $id, input: $input) {\n      id\n      ...EmployeeRow\n      ...EmployeeFacts\n      ...EditedEmployee\n    }\n  }\n": types.UpdateEmployeeDocument,
    "\n  query EmployeeStatistics {\n    employeeStatistics {\n      totalEmployees\n      activeEmployees\n      onLeaveEmployees\n    }\n  }\n": types.EmployeeStatisticsDocument,
    "\n  fragment EmployeeFacts on Employee {\n    id\n    employeeId\n    email\n    phoneNumber\n    employmentType\n    weeklyHours\n    hireDate\n    yearsOfService\n    salary\n    fullAddress\n  }\n": types.EmployeeFactsFragmentDoc,
    "\n  query EmployeeHistory($id: Int!, $pageSize: Int!) {\n    employeeHistory(employeeId: $id, pageSize: $pageSize) {\n      count\n      results {\n        id\n        field\n        before\n        after\n        changedAt\n        changedBy {\n          id\n          fullName\n        }\n      }\n    }\n  }\n": types.EmployeeHistoryDocument,
    "\n  query EmployeeDetails($id: Int!) {\n    employee(id: $id) {\n      id\n      createdAt\n      ...EmployeeRow\n      ...EmployeeFacts\n      ...ReportingLine\n    }\n  }\n": types.EmployeeDetailsDocument,
    "\n  query Leaving($id: Int!) {\n    leaving(employeeId: $id) {\n      userId\n      employee {\n        id\n        fullName\n        employmentStatus\n      }\n      reports {\n        count\n        results {\n          id\n          fullName\n          jobTitle\n        }\n      }\n      postings {\n        count\n        results {\n          id\n          title\n        }\n      }\n      openTickets {\n        count\n        results {\n          id\n          kind\n          title\n          createdByName\n        }\n      }\n      assignedTickets {\n        count\n        results {\n          id\n          kind\n          title\n          createdByName\n        }\n      }\n      pendingLeave {\n        count\n        results {\n          id\n          kind\n          title\n          createdByName\n        }\n      }\n      waitingApprovals {\n        count\n        results {\n          id\n          kind\n          title\n          createdByName\n        }\n      }\n    }\n  }\n": types.LeavingDocument,
    "\n  fragment ReportingLine on Employee {\n    id\n    directReportsCount\n    managerChain {\n      id\n      fullName\n      jobTitle\n      user {\n        id\n        profilePicture\n      }\n    }\n    directReports {\n      id\n      fullName\n      jobTitle\n      user {\n        id\n        profilePicture\n      }\n    }\n  }\n": types.ReportingLineFragmentDoc,
    "\n  query UnfinishedHires {\n    users(hasEmployee: false, isActive: true, ordering: \"-dateJoined\", pageSize: 3) {\n      count\n      results {\n        id\n        firstName\n        lastName\n        fullName\n        email\n        lastLogin\n      }\n    }\n  }\n": types.UnfinishedHiresDocument,
    "\n  fragment EmployeeRow on Employee {\n    id\n    userId\n    fullName\n    email\n    jobTitle\n    departmentName\n    employmentStatus\n    hireDate\n    yearsOfService\n    user {\n      id\n      profilePicture\n    }\n    viewerCan {\n      update\n    }\n  }\n": types.EmployeeRowFragmentDoc,
    "\n  query EmployeeImport {\n    columns: employeeImportColumns {\n      head\n      isRequired\n      hint\n    }\n    job: employeeImport {\n      id\n      ...ImportJobPart\n    }\n  }\n": types.EmployeeImportDocument,
    "\n  mutation CheckEmployeeImport($file: Upload!) {\n    check: checkEmployeeImport(file: $file) {\n      ...ImportCheckPart\n    }\n  }\n": types.CheckEmployeeImportDocument,
    "\n  mutation StartEmployeeImport($file: Upload!) {\n    start: startEmployeeImport(file: $file) {\n      id\n      ...ImportJobPart\n    }\n  }\n": types.StartEmployeeImportDocument,
    "\n  query ManagerCandidates($search: String!, $employeeId: Int) {\n    managerCandidates(search: $search, employeeId: $employeeId) {\n      ...PickedEmployee\n    }\n  }\n": types.ManagerCandidatesDocument,
    "\n  query TimesheetEntries($id: Int!) {\n    timesheet(id: $id) {\n      id\n      ...SheetRow\n      timeEntries {\n        id\n        date\n        project\n        taskDescription\n        clockInTime\n        clockOutTime\n        hoursWorked\n      }\n    }\n  }\n": types.TimesheetEntriesDocument,
    "\n  mutation RejectTimesheet($id: Int!, $version: Int!, $reason: String!) {\n    rejectTimesheet(id: $id, version: $version, reason: $reason) {\n      id\n      ...SheetRow\n    }\n  }\n": types.RejectTimesheetDocument,
    "\n  query PersonTimesheets($id: Int!, $page: Int!, $pageSize: Int!) {\n    employee(id: $id) {\n      id\n      fullName\n    }\n    timesheets(employeeId: [$id], page: $page, pageSize: $pageSize) {\n      count\n      results {\n        ...SheetRow\n      }\n    }\n  }\n": types.PersonTimesheetsDocument,
    "\n  fragment SheetRow on Timesheet {\n    id\n    version\n    employeeName\n    weekStartDate\n    weekEndDate\n    status\n    totalHours\n    submittedAt\n    decidedByName\n    decidedAt\n    rejectionReason\n    viewerCan {\n      decide\n    }\n  }\n": types.SheetRowFragmentDoc,
    "\n  mutation ApproveTimesheet($id: Int!, $version: Int!) {\n    approveTimesheet(id: $id, version: $version) {\n      id\n      ...SheetRow\n    }\n  }\n": types.ApproveTimesheetDocument,
    "\n  fragment FiledEmployees on EmployeePage {\n    count\n    next\n    results {\n      id\n      employeeId\n      firstName\n      lastName\n      email\n      jobTitle\n      departmentName\n      managerName\n      employmentStatus\n      employmentType\n      hireDate\n      yearsOfService\n      weeklyHours\n      salary\n      phoneNumber\n      fullAddress\n    }\n  }\n": types.FiledEmployeesFragmentDoc,
    "\n  mutation ExportEmployees(\n    $ids: [Int!]\n    $search: String\n    $departmentId: [Int!]\n    $employmentStatus: [EmploymentStatus!]\n    $ordering: String\n    $pageSize: Int!\n  ) {\n    page: exportEmployees(\n      ids: $ids\n      search: $search\n      departmentId: $departmentId\n      employmentStatus: $employmentStatus\n      ordering: $ordering\n      pageSize: $pageSize\n    ) {\n      ...FiledEmployees\n    }\n  }\n": types.ExportEmployeesDocument,
    "\n  query EmployeesFile(\n    $search: String\n    $departmentId: [Int!]\n    $employmentStatus: [EmploymentStatus!]\n    $ordering: String\n    $after: String!\n    $pageSize: Int!\n  ) {\n    page: employees(\n      search: $search\n      departmentId: $departmentId\n      employmentStatus: $employmentStatus\n      ordering: $ordering\n      after: $after\n      pageSize: $pageSize\n    ) {\n      ...FiledEmployees\n    }\n  }\n": types.EmployeesFileDocument,
    "\n  query Employees(\n    $search: String\n    $departmentId: [Int!]\n    $employmentStatus: [EmploymentStatus!]\n    $ordering: String\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    employees(\n      search: $search\n      departmentId: $departmentId\n      employmentStatus: $employmentStatus\n      ordering: $ordering\n      page: $page\n      pageSize: $pageSize\n    ) {\n      count\n      results {\n        ...EmployeeRow\n      }\n    }\n  }\n": types.EmployeesDocument,
    "\n  query Accounts($search: String!) {\n    users(search: $search, pageSize: 50) {\n      results {\n        id\n        email\n        isActive\n        lastLogin\n      }\n    }\n  }\n": types.AccountsDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n    }\n  }\n": types.RegisterDocument,
    "\n  mutation CreateEmployee($input: CreateEmployeeInput!) {\n    createEmployee(input: $input) {\n      id\n      fullName\n      email\n    }\n  }\n": types.CreateEmployeeDocument,
    "\n  query HrEmployeeFigures {\n    employeeStatistics {\n      totalEmployees\n      activeEmployees\n      onLeaveEmployees\n      newHiresThisMonth\n    }\n  }\n": types.HrEmployeeFiguresDocument,
    "\n  query HrPostingFigures($open: [String!]) {\n    jobPostings(pageSize: 1) {\n      count\n    }\n    openPostings: jobPostings(status: $open, pageSize: 1) {\n      count\n    }\n  }\n": types.HrPostingFiguresDocument,
    "\n  query HrApplicationFigures($interviews: [String!]) {\n    jobApplications(pageSize: 1) {\n      count\n    }\n    interviews: jobApplications(status: $interviews, pageSize: 1) {\n      count\n    }\n  }\n": types.HrApplicationFiguresDocument,
    "\n  query HrTickets($fetched: Int!, $shown: Int!) {\n    masterTickets(pageSize: $fetched, ordering: \"-createdAt\") {\n      results {\n        id\n        status\n      }\n    }\n    latest: masterTickets(pageSize: $shown, ordering: \"-createdAt\") {\n      results {\n        id\n        kind\n        title\n        status\n        priority\n        createdAt\n        createdByName\n        createdByDepartment\n        createdBy {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n": types.HrTicketsDocument,
    "\n  fragment ApplicationFacts on JobApplication {\n    id\n    createdAt\n    currentPosition\n    yearsExperience\n    expectedSalary\n    availabilityDate\n    applicant {\n      id\n      email\n    }\n  }\n": types.ApplicationFactsFragmentDoc,
    "\n  query HrApplicationHistory($id: ID!, $pageSize: Int!) {\n    jobApplicationHistory(applicationId: $id, pageSize: $pageSize) {\n      count\n      results {\n        id\n        field\n        before\n        after\n        changedAt\n        changedBy {\n          id\n          fullName\n        }\n      }\n    }\n  }\n": types.HrApplicationHistoryDocument,
    "\n  query HrApplicationDetails($id: ID!) {\n    jobApplication(id: $id) {\n      id\n      ...HrApplicationRow\n      ...ApplicationFacts\n      ...ApplicationTexts\n      ...Reviewed\n    }\n  }\n": types.HrApplicationDetailsDocument,
    "\n  fragment ApplicationTexts on JobApplication {\n    id\n    coverLetter\n    additionalInfo\n    resumeName\n  }\n": types.ApplicationTextsFragmentDoc,
    "\n  query HrResume($id: ID!) {\n    jobApplication(id: $id) {\n      id\n      resume\n    }\n  }\n": types.HrResumeDocument,
    "\n  fragment Reviewed on JobApplication {\n    id\n    version\n    rating\n    reviewNotes\n    interviewDate\n    viewerCan {\n      review\n    }\n  }\n": types.ReviewedFragmentDoc,
    "\n  mutation ReviewApplication($id: ID!, $version: Int!, $input: JobApplicationChanges!) {\n    updateJobApplication(id: $id, version: $version, input: $input) {\n      id\n      ...HrApplicationRow\n      ...Reviewed\n    }\n  }\n": types.ReviewApplicationDocument,
    "\n  mutation MoveApplication($id: ID!, $status: String!, $version: Int!) {\n    updateJobApplication(id: $id, input: { status: $status }, version: $version) {\n      id\n      ...HrApplicationRow\n    }\n  }\n": types.MoveApplicationDocument,
    "\n  fragment HrApplicationRow on JobApplication {\n    id\n    jobPostingId\n    jobTitle\n    applicantName\n    createdAt\n    rating\n    version\n    status {\n      id\n      code\n      label\n    }\n    applicant {\n      id\n      profilePicture\n    }\n    viewerCan {\n      review\n    }\n  }\n": types.HrApplicationRowFragmentDoc,
    "\n  query ApplicationsFile(\n    $search: String\n    $status: [String!]\n    $jobPosting: [ID!]\n    $ordering: String!\n    $after: String\n    $pageSize: Int!\n  ) {\n    jobApplications(\n      search: $search\n      status: $status\n      jobPosting: $jobPosting\n      ordering: $ordering\n      after: $after\n      pageSize: $pageSize\n    ) {\n      count\n      next\n      results {\n        id\n        applicantName\n        jobTitle\n        createdAt\n        rating\n        reviewNotes\n        interviewDate\n        status {\n          label\n        }\n      }\n    }\n  }\n": types.ApplicationsFileDocument,
    "\n  query HrApplications(\n    $search: String\n    $status: [String!]\n    $jobPosting: [ID!]\n    $ordering: String!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    jobApplications(\n      search: $search\n      status: $status\n      jobPosting: $jobPosting\n      ordering: $ordering\n      page: $page\n      pageSize: $pageSize\n    ) {\n      count\n      results {\n        ...HrApplicationRow\n      }\n    }\n  }\n": types.HrApplicationsDocument,
    "\n  mutation CreatePosting($input: JobPostingInput!) {\n    createJobPosting(input: $input) {\n      id\n      ...HrPostingRow\n    }\n  }\n": types.CreatePostingDocument,
    "\n  fragment EditedPosting on JobPosting {\n    id\n    version\n    title\n    departmentName\n    location\n    jobType\n    salaryRange\n    hiringManagerId\n    applicationDeadline\n    description\n    requirements\n    priority {\n      code\n    }\n    status {\n      code\n    }\n  }\n": types.EditedPostingFragmentDoc,
    "\n  query PostingToEdit($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      ...EditedPosting\n    }\n  }\n": types.PostingToEditDocument,
    "\n    query FindHiringManagers($search: String, $pageSize: Int) {\n      hrManagers(search: $search, pageSize: $pageSize) {\n        count\n        results {\n          ...PickedEmployee\n        }\n      }\n    }\n  ": types.FindHiringManagersDocument,
    "\n  query HrPostingDetails($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      ...HrPostingRow\n      ...JobFacts\n      ...JobDescription\n    }\n  }\n": types.HrPostingDetailsDocument,
    "\n  mutation DeletePosting($id: ID!) {\n    deleteJobPosting(id: $id)\n  }\n": types.DeletePostingDocument,
    "\n  fragment HrPostingRow on JobPosting {\n    id\n    title\n    departmentName\n    location\n    remoteAllowed\n    jobType\n    salaryRange\n    postedDate\n    applicationsCount\n    isClosed\n    priority {\n      code\n      label\n    }\n    status {\n      code\n      label\n    }\n    viewerCan {\n      manage\n    }\n  }\n": types.HrPostingRowFragmentDoc,
    "\n  query PostingsFile(\n    $search: String\n    $priority: [String!]\n    $status: [String!]\n    $ordering: String!\n    $after: String\n    $pageSize: Int!\n  ) {\n    jobPostings(\n      search: $search\n      priority: $priority\n      status: $status\n      ordering: $ordering\n      after: $after\n      pageSize: $pageSize\n    ) {\n      count\n      next\n      results {\n        id\n        title\n        departmentName\n        location\n        jobType\n        salaryRange\n        applicationsCount\n        postedDate\n        hiringManagerName\n        status {\n          label\n        }\n        priority {\n          label\n        }\n      }\n    }\n  }\n": types.PostingsFileDocument,
    "\n  query HrPostings(\n    $search: String\n    $priority: [String!]\n    $status: [String!]\n    $ordering: String!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    jobPostings(\n      search: $search\n      priority: $priority\n      status: $status\n      ordering: $ordering\n      page: $page\n      pageSize: $pageSize\n    ) {\n      count\n      results {\n        ...HrPostingRow\n      }\n    }\n  }\n": types.HrPostingsDocument,
    "\n  mutation UpdatePosting($id: ID!, $input: JobPostingChanges!, $version: Int!) {\n    updateJobPosting(id: $id, input: $input, version: $version) {\n      id\n      ...HrPostingRow\n      ...EditedPosting\n      ...JobFacts\n      ...JobDescription\n    }\n  }\n": types.UpdatePostingDocument,
    "\n  query PostingFigures {\n    jobPostings(pageSize: 1) {\n      count\n    }\n    active: jobPostings(status: [\"active\"], pageSize: 1) {\n      count\n    }\n  }\n": types.PostingFiguresDocument,
    "\n  query Pipeline($jobPosting: [ID!], $search: String) {\n    submitted: jobApplications(status: [\"submitted\"], jobPosting: $jobPosting, search: $search, pageSize: 1) {\n      count\n    }\n    underReview: jobApplications(\n      status: [\"under_review\"]\n      jobPosting: $jobPosting\n      search: $search\n      pageSize: 1\n    ) {\n      count\n    }\n    interviewScheduled: jobApplications(\n      status: [\"interview_scheduled\"]\n      jobPosting: $jobPosting\n      search: $search\n      pageSize: 1\n    ) {\n      count\n    }\n    interviewed: jobApplications(\n      status: [\"interviewed\"]\n      jobPosting: $jobPosting\n      search: $search\n      pageSize: 1\n    ) {\n      count\n    }\n    offerExtended: jobApplications(\n      status: [\"offer_extended\"]\n      jobPosting: $jobPosting\n      search: $search\n      pageSize: 1\n    ) {\n      count\n    }\n    accepted: jobApplications(status: [\"accepted\"], jobPosting: $jobPosting, search: $search, pageSize: 1) {\n      count\n    }\n    rejected: jobApplications(status: [\"rejected\"], jobPosting: $jobPosting, search: $search, pageSize: 1) {\n      count\n    }\n    withdrawn: jobApplications(status: [\"withdrawn\"], jobPosting: $jobPosting, search: $search, pageSize: 1) {\n      count\n    }\n  }\n": types.PipelineDocument,
    "\n  mutation CreateHrLeave($input: LeaveRequestInput!) {\n    made: createLeaveRequest(input: $input) {\n      id\n      ...ConsoleRow\n    }\n  }\n": types.CreateHrLeaveDocument,
    "\n  mutation CreateHrItSupport($input: ItSupportInput!) {\n    made: createItSupportTicket(input: $input) {\n      id\n      ...ConsoleRow\n    }\n  }\n": types.CreateHrItSupportDocument,
    "\n  mutation CreateHrFeedback($input: FeedbackInput!) {\n    made: createFeedback(input: $input) {\n      id\n      ...ConsoleRow\n    }\n  }\n": types.CreateHrFeedbackDocument,
    "\n  mutation CreateHrGeneral($input: GeneralTicketInput!) {\n    made: createGeneralTicket(input: $input) {\n      id\n      ...ConsoleRow\n    }\n  }\n": types.CreateHrGeneralDocument,
    "\n  query HrTicketList(\n    $type: [TicketKindFilter!]\n    $status: [TicketStatusInput!]\n    $priority: [TicketPriority!]\n    $assignedTo: [Int!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    masterTickets(\n      type: $type\n      status: $status\n      priority: $priority\n      assignedTo: $assignedTo\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        ...ConsoleRow\n      }\n    }\n  }\n": types.HrTicketListDocument,
    "\n  query Departments {\n    departments(pageSize: 200) {\n      results {\n        id\n        name\n      }\n    }\n  }\n": types.DepartmentsDocument,
    "\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      id\n      email\n      pendingEmail\n    }\n  }\n": types.CancelEmailChangeDocument,
    "\n  fragment PersonalInformation on User {\n    id\n    firstName\n    lastName\n    fullName\n    email\n    pendingEmail\n    profilePicture\n    resume\n    resumeName\n    employee {\n      id\n      jobTitle\n      departmentName\n      hireDate\n      managerName\n      manager {\n        id\n        user {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n": types.PersonalInformationFragmentDoc,
    "\n  query OwnProfile {\n    me {\n      id\n      resume\n      employee {\n        id\n      }\n      ...PersonalInformation\n      ...AccountInformation\n    }\n  }\n": types.OwnProfileDocument,
    "\n  fragment AccountInformation on User {\n    id\n    isActive\n    dateJoined\n    lastLogin\n    roles {\n      id\n      role {\n        id\n        displayName\n      }\n    }\n    employee {\n      id\n      employeeId\n      yearsOfService\n      directReportsCount\n      departmentSize\n    }\n  }\n": types.AccountInformationFragmentDoc,
    "\n  fragment DeviceRow on Session {\n    id\n    userAgent\n    createdAt\n    lastUsedAt\n    isCurrent\n  }\n": types.DeviceRowFragmentDoc,
    "\n  mutation RevokeSession($id: Int!) {\n    revokeSession(id: $id)\n  }\n": types.RevokeSessionDocument,
    "\n  mutation EndSessions($userId: Int!) {\n    endSessions(userId: $userId)\n  }\n": types.EndSessionsDocument,
    "\n  query OwnSessions {\n    sessions(pageSize: 200) {\n      results {\n        id\n        ...DeviceRow\n        isCurrent\n      }\n    }\n  }\n": types.OwnSessionsDocument,
    "\n  query OrgChart {\n    orgChart {\n      people {\n        id\n        userId\n        fullName\n        position\n        departmentName\n        email\n        managerId\n        parentId\n        directReportsCount\n        user {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n": types.OrgChartDocument,
    "\n  query PersonDetails($id: Int!) {\n    employee(id: $id) {\n      id\n      employeeId\n      fullName\n      email\n      position\n      departmentName\n      departmentSize\n      hireDate\n      yearsOfService\n      isActive\n      directReportsCount\n      user {\n        id\n        profilePicture\n      }\n      manager {\n        id\n        fullName\n      }\n      directReports {\n        id\n        fullName\n        position\n      }\n    }\n  }\n": types.PersonDetailsDocument,
    "\n  mutation PreviewPhoto($photo: Upload!) {\n    previewPhoto(photo: $photo)\n  }\n": types.PreviewPhotoDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      pendingEmail\n      profilePicture\n      resume\n      resumeName\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  mutation ConfirmEmailChange($token: String!) {\n    confirmEmailChange(token: $token)\n  }\n": types.ConfirmEmailChangeDocument,
    "\n  mutation ResetPassword($token: String!, $next: String!, $confirmation: String!) {\n    resetPassword(token: $token, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n": types.ResetPasswordDocument,
    "\n  mutation AssignTicket($id: Int!, $assignedTo: Int) {\n    assignTicket(id: $id, assignedTo: $assignedTo) {\n      id\n      ...ConsoleRow\n    }\n  }\n": types.AssignTicketDocument,
    "\n  fragment ConsoleFacts on Ticket {\n    id\n    createdAt\n    updatedAt\n    resolvedAt\n    createdByName\n    createdByDepartment\n    createdBy {\n      id\n      profilePicture\n    }\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n    tags\n    leave {\n      leaveType\n      startDate\n      endDate\n      totalDays\n      approvedByName\n    }\n    itSupport {\n      issueType\n      impactLevel\n      affectedSystem\n      assetTag\n      location\n    }\n    feedback {\n      feedbackType\n      rating\n      isAnonymous\n    }\n    general {\n      categoryName\n      affectedSystem\n    }\n  }\n": types.ConsoleFactsFragmentDoc,
    "\n  query ConsoleTicket($id: Int!) {\n    ticket(id: $id) {\n      id\n      leave {\n        supportingDocument\n      }\n      ...ConsoleRow\n      ...ConsoleWords\n      ...ConsoleFacts\n      ...TicketHistory\n    }\n  }\n": types.ConsoleTicketDocument,
    "\n  fragment ConsoleWords on Ticket {\n    id\n    description\n    leave {\n      reason\n      supportingDocument\n      supportingDocumentName\n    }\n  }\n": types.ConsoleWordsFragmentDoc,
    "\n  mutation DeleteConsoleTicket($id: Int!) {\n    deleteGeneralTicket(id: $id)\n  }\n": types.DeleteConsoleTicketDocument,
    "\n  mutation UpdateTicketStatus($id: Int!, $status: TicketStatusInput!, $comment: String, $version: Int) {\n    updateTicketStatus(id: $id, status: $status, comment: $comment, version: $version) {\n      id\n      ...ConsoleRow\n    }\n  }\n": types.UpdateTicketStatusDocument,
    "\n  fragment ConsoleRow on Ticket {\n    id\n    kind\n    title\n    status\n    priority\n    version\n    updatedAt\n    createdByName\n    createdByDepartment\n    createdBy {\n      id\n      profilePicture\n    }\n    assignedToId\n    assignedToName\n    viewerCan {\n      changeStatus\n      assign\n      commentInternally\n      delete\n    }\n    general {\n      categoryId\n    }\n    feedback {\n      isAnonymous\n    }\n  }\n": types.ConsoleRowFragmentDoc,
    "\n  query TicketCounts {\n    ticketCounts {\n      kind\n      status\n      priority\n      count\n    }\n  }\n": types.TicketCountsDocument,
    "\n  fragment ImportJobPart on ImportJob {\n    id\n    fileName\n    status\n    step\n    total\n    done\n    made\n    known\n    startedAt\n    problems {\n      row\n      column\n      reason\n    }\n  }\n": types.ImportJobPartFragmentDoc,
    "\n  fragment ImportCheckPart on ImportCheck {\n    rows\n    newRows\n    knownRows\n    badRows\n    unknownColumns\n    problemCount\n    problems {\n      row\n      column\n      reason\n    }\n  }\n": types.ImportCheckPartFragmentDoc,
    "\n  fragment JobDescription on JobPosting {\n    id\n    description\n    responsibilities\n    requirements\n    benefits\n  }\n": types.JobDescriptionFragmentDoc,
    "\n  fragment JobFacts on JobPosting {\n    id\n    departmentName\n    location\n    jobType\n    experienceLevel\n    salaryRange\n    hiringManagerName\n    remoteAllowed\n    positionsAvailable\n    applicationDeadline\n    postedDate\n    isActive\n    isClosed\n    applicationsCount\n    priority {\n      code\n      label\n    }\n    status {\n      code\n      label\n    }\n  }\n": types.JobFactsFragmentDoc,
    "\n  fragment ArticleFile on KbAttachment {\n    id\n    filename\n    fileSize\n    file\n  }\n": types.ArticleFileFragmentDoc,
    "\n  query FreshArticleFile($article: Int!, $file: Int!) {\n    kbAttachment(articleId: $article, id: $file) {\n      id\n      file\n    }\n  }\n": types.FreshArticleFileDocument,
    "\n  mutation RegisterArticleDownload($article: Int!) {\n    registerKbArticleDownload(id: $article) {\n      id\n      downloadCount\n    }\n  }\n": types.RegisterArticleDownloadDocument,
    "\n  query KnowledgeArticle($id: Int!) {\n    kbArticle(id: $id) {\n      id\n      title\n      content\n      category {\n        id\n        name\n      }\n      authorName\n      updatedAt\n      attachments {\n        ...ArticleFile\n      }\n    }\n  }\n": types.KnowledgeArticleDocument,
    "\n  mutation RegisterArticleView($id: Int!) {\n    registerKbArticleView(id: $id) {\n      id\n      viewCount\n    }\n  }\n": types.RegisterArticleViewDocument,
    "\n  fragment PickedEmployee on Employee {\n    id\n    fullName\n    position\n    departmentName\n    user {\n      id\n      profilePicture\n    }\n  }\n": types.PickedEmployeeFragmentDoc,
    "\n  fragment PickedHolder on User {\n    id\n    fullName\n    email\n    profilePicture\n    employee {\n      id\n      position\n      departmentName\n    }\n  }\n": types.PickedHolderFragmentDoc,
    "\n    query FindEmployees($search: String, $pageSize: Int) {\n      employees(search: $search, pageSize: $pageSize, isActive: true) {\n        count\n        results {\n          ...PickedEmployee\n        }\n      }\n    }\n  ": types.FindEmployeesDocument,
    "\n    query PickedEmployee($id: Int!) {\n      employee(id: $id) {\n        ...PickedEmployee\n      }\n    }\n  ": types.PickedEmployeeDocument,
    "\n  query FindHolders($permissions: [String!]!, $search: String, $pageSize: Int) {\n    usersWithPermission(permissions: $permissions, search: $search, pageSize: $pageSize) {\n      count\n      results {\n        ...PickedHolder\n      }\n    }\n  }\n": types.FindHoldersDocument,
    "\n  query PickedHolder($id: Int!) {\n    user(id: $id) {\n      ...PickedHolder\n    }\n  }\n": types.PickedHolderDocument,
    "\n  mutation ChangePassword($current: String!, $next: String!, $confirmation: String!) {\n    changePassword(oldPassword: $current, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n": types.ChangePasswordDocument,
    "\n  query Roles {\n    roles(pageSize: 200) {\n      results {\n        id\n        name\n        displayName\n        hierarchyLevel\n        permissions {\n          codename\n          name\n        }\n      }\n    }\n  }\n": types.RolesDocument,
    "\n  mutation SignIn($email: String!, $password: String!, $rememberMe: Boolean!, $device: String) {\n    login(email: $email, password: $password, rememberMe: $rememberMe, device: $device) {\n      token\n    }\n  }\n": types.SignInDocument,
    "\n  mutation SignOut {\n    logout\n  }\n": types.SignOutDocument,
    "\n  query Profile {\n    me {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      profilePicture\n      mustChangePassword\n      employee {\n        id\n        departmentName\n      }\n    }\n  }\n": types.ProfileDocument,
    "\n  query OwnRoles {\n    me {\n      id\n      roles {\n        id\n        role {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.OwnRolesDocument,
    "\n  mutation AddTicketComment($ticket: Int!, $comment: String!) {\n    addTicketComment(ticket: $ticket, comment: $comment) {\n      id\n    }\n  }\n": types.AddTicketCommentDocument,
    "\n  fragment TicketHistory on Ticket {\n    id\n    createdByName\n    createdAt\n    history {\n      position\n      toStatus\n      changedByName\n      changedAt\n    }\n  }\n": types.TicketHistoryFragmentDoc,
    "\n  query TicketCategories {\n    ticketCategories(pageSize: 200) {\n      results {\n        id\n        name\n      }\n    }\n  }\n": types.TicketCategoriesDocument,
    "\n  query OwnTicketCounts($kind: TicketKind!) {\n    ownTicketCounts(kind: $kind) {\n      status\n      count\n    }\n  }\n": types.OwnTicketCountsDocument,
    "\n  mutation RespondToTicket($ticket: Int!, $comment: String!, $isInternal: Boolean!) {\n    addTicketComment(ticket: $ticket, comment: $comment, isInternal: $isInternal) {\n      id\n    }\n  }\n": types.RespondToTicketDocument,
    "\n  query TicketComments($ticket: Int!, $page: Int!) {\n    ticketComments(ticket: $ticket, page: $page, pageSize: 200, ordering: \"-createdAt\") {\n      count\n      results {\n        id\n        comment\n        isInternal\n        createdBy {\n          id\n          profilePicture\n        }\n        createdByName\n        createdAt\n      }\n    }\n  }\n": types.TicketCommentsDocument,
    "\n  fragment TrackedSession on TrackingSession {\n    id\n    timesheetEntryId\n    entry {\n      id\n      project\n      taskDescription\n    }\n    startTime\n    isActive\n    elapsedSeconds\n    now\n  }\n": types.TrackedSessionFragmentDoc,
    "\n  query TrackingSession {\n    trackingSession {\n      ...TrackedSession\n    }\n  }\n": types.TrackingSessionDocument,
    "\n  mutation StartTracking($input: StartTrackingInput!) {\n    startTracking(input: $input) {\n      ...TrackedSession\n    }\n  }\n": types.StartTrackingDocument,
    "\n  mutation PauseTracking($id: ID!, $elapsedSeconds: Int) {\n    pauseTracking(id: $id, elapsedSeconds: $elapsedSeconds) {\n      ...TrackedSession\n    }\n  }\n": types.PauseTrackingDocument,
    "\n  mutation ResumeTracking($id: ID!, $elapsedSeconds: Int) {\n    resumeTracking(id: $id, elapsedSeconds: $elapsedSeconds) {\n      ...TrackedSession\n    }\n  }\n": types.ResumeTrackingDocument,
    "\n  mutation StopTracking($input: StopTrackingInput!) {\n    stopTracking(input: $input) {\n      id\n    }\n  }\n": types.StopTrackingDocument,
    "\n  mutation DiscardTracking($id: ID!) {\n    discardTracking(id: $id)\n  }\n": types.DiscardTrackingDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelFeedback($id: Int!) {\n    deleteFeedback(id: $id)\n  }\n"): (typeof documents)["\n  mutation CancelFeedback($id: Int!) {\n    deleteFeedback(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeedbackFacts on Ticket {\n    id\n    createdAt\n    updatedAt\n    resolvedAt\n    createdBy {\n      id\n      profilePicture\n    }\n    createdByName\n    feedback {\n      isAnonymous\n    }\n  }\n"): (typeof documents)["\n  fragment FeedbackFacts on Ticket {\n    id\n    createdAt\n    updatedAt\n    resolvedAt\n    createdBy {\n      id\n      profilePicture\n    }\n    createdByName\n    feedback {\n      isAnonymous\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateFeedback($input: FeedbackInput!) {\n    createFeedback(input: $input) {\n      id\n      ...FeedbackRow\n    }\n  }\n"): (typeof documents)["\n  mutation CreateFeedback($input: FeedbackInput!) {\n    createFeedback(input: $input) {\n      id\n      ...FeedbackRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Feedback($id: Int!) {\n    feedbackTicket(id: $id) {\n      id\n      viewerCan {\n        commentInternally\n      }\n      ...FeedbackRow\n      ...FeedbackWords\n      ...FeedbackFacts\n      ...TicketHistory\n    }\n  }\n"): (typeof documents)["\n  query Feedback($id: Int!) {\n    feedbackTicket(id: $id) {\n      id\n      viewerCan {\n        commentInternally\n      }\n      ...FeedbackRow\n      ...FeedbackWords\n      ...FeedbackFacts\n      ...TicketHistory\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeedbackWords on Ticket {\n    id\n    description\n    priority\n    feedback {\n      feedbackType\n    }\n  }\n"): (typeof documents)["\n  fragment FeedbackWords on Ticket {\n    id\n    description\n    priority\n    feedback {\n      feedbackType\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeedbackRow on Ticket {\n    id\n    title\n    status\n    priority\n    createdAt\n    viewerCan {\n      cancel\n    }\n    feedback {\n      feedbackType\n      isAnonymous\n    }\n  }\n"): (typeof documents)["\n  fragment FeedbackRow on Ticket {\n    id\n    title\n    status\n    priority\n    createdAt\n    viewerCan {\n      cancel\n    }\n    feedback {\n      feedbackType\n      isAnonymous\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeedbackHistory(\n    $status: [TicketStatusInput!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    feedbackTickets(\n      mine: true\n      status: $status\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        ...FeedbackRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query FeedbackHistory(\n    $status: [TicketStatusInput!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    feedbackTickets(\n      mine: true\n      status: $status\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        ...FeedbackRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnApplicationCount {\n    myJobApplications(pageSize: 1) {\n      count\n    }\n  }\n"): (typeof documents)["\n  query OwnApplicationCount {\n    myJobApplications(pageSize: 1) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobPosting($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      ...PostingRow\n      ...JobFacts\n      ...JobDescription\n    }\n  }\n"): (typeof documents)["\n  query JobPosting($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      ...PostingRow\n      ...JobFacts\n      ...JobDescription\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SentResume($id: ID!) {\n    jobApplication(id: $id) {\n      id\n      resume\n    }\n  }\n"): (typeof documents)["\n  query SentResume($id: ID!) {\n    jobApplication(id: $id) {\n      id\n      resume\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawApplication($id: ID!) {\n    updateJobApplication(id: $id, input: { status: \"withdrawn\" }) {\n      id\n      ...ApplicationRow\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawApplication($id: ID!) {\n    updateJobApplication(id: $id, input: { status: \"withdrawn\" }) {\n      id\n      ...ApplicationRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationRow on JobApplication {\n    id\n    jobPostingId\n    jobTitle\n    createdAt\n    interviewDate\n    resume\n    resumeName\n    status {\n      code\n      label\n    }\n    viewerCan {\n      withdraw\n    }\n  }\n"): (typeof documents)["\n  fragment ApplicationRow on JobApplication {\n    id\n    jobPostingId\n    jobTitle\n    createdAt\n    interviewDate\n    resume\n    resumeName\n    status {\n      code\n      label\n    }\n    viewerCan {\n      withdraw\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnApplications($status: [String!], $page: Int!, $pageSize: Int!, $ordering: String!) {\n    myJobApplications(status: $status, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        ...ApplicationRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnApplications($status: [String!], $page: Int!, $pageSize: Int!, $ordering: String!) {\n    myJobApplications(status: $status, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        ...ApplicationRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AppliedPosting($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      ...PostingRow\n    }\n  }\n"): (typeof documents)["\n  query AppliedPosting($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      ...PostingRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Applicant {\n    me {\n      id\n      resumeName\n      employee {\n        id\n        jobTitle\n      }\n    }\n  }\n"): (typeof documents)["\n  query Applicant {\n    me {\n      id\n      resumeName\n      employee {\n        id\n        jobTitle\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyToJob($input: JobApplicationInput!) {\n    applyToJob(input: $input) {\n      id\n      ...ApplicationRow\n    }\n  }\n"): (typeof documents)["\n  mutation ApplyToJob($input: JobApplicationInput!) {\n    applyToJob(input: $input) {\n      id\n      ...ApplicationRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostingRow on JobPosting {\n    id\n    title\n    departmentName\n    location\n    remoteAllowed\n    jobType\n    experienceLevel\n    salaryRange\n    postedDate\n    applicationDeadline\n    applicationsCount\n    isClosed\n    acceptsApplications\n    priority {\n      code\n      label\n    }\n    status {\n      code\n      label\n    }\n    myApplication {\n      id\n      createdAt\n      status {\n        code\n        label\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PostingRow on JobPosting {\n    id\n    title\n    departmentName\n    location\n    remoteAllowed\n    jobType\n    experienceLevel\n    salaryRange\n    postedDate\n    applicationDeadline\n    applicationsCount\n    isClosed\n    acceptsApplications\n    priority {\n      code\n      label\n    }\n    status {\n      code\n      label\n    }\n    myApplication {\n      id\n      createdAt\n      status {\n        code\n        label\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobPostings(\n    $experienceLevel: [ExperienceLevel!]\n    $acceptsApplications: Boolean\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    jobPostings(\n      experienceLevel: $experienceLevel\n      acceptsApplications: $acceptsApplications\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        ...PostingRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query JobPostings(\n    $experienceLevel: [ExperienceLevel!]\n    $acceptsApplications: Boolean\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    jobPostings(\n      experienceLevel: $experienceLevel\n      acceptsApplications: $acceptsApplications\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        ...PostingRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelLeaveRequest($id: Int!) {\n    cancelLeaveRequest(id: $id)\n  }\n"): (typeof documents)["\n  mutation CancelLeaveRequest($id: Int!) {\n    cancelLeaveRequest(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveLeaveRequest($id: Int!, $version: Int!, $comment: String) {\n    approveLeaveRequest(id: $id, version: $version, comment: $comment) {\n      id\n      ...LeaveRow\n      ...LeaveFacts\n      ...TicketHistory\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveLeaveRequest($id: Int!, $version: Int!, $comment: String) {\n    approveLeaveRequest(id: $id, version: $version, comment: $comment) {\n      id\n      ...LeaveRow\n      ...LeaveFacts\n      ...TicketHistory\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RejectLeaveRequest($id: Int!, $version: Int!, $reason: String) {\n    rejectLeaveRequest(id: $id, version: $version, reason: $reason) {\n      id\n      ...LeaveRow\n      ...LeaveFacts\n      ...TicketHistory\n    }\n  }\n"): (typeof documents)["\n  mutation RejectLeaveRequest($id: Int!, $version: Int!, $reason: String) {\n    rejectLeaveRequest(id: $id, version: $version, reason: $reason) {\n      id\n      ...LeaveRow\n      ...LeaveFacts\n      ...TicketHistory\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedLeave on Ticket {\n    id\n    version\n    title\n    description\n    leave {\n      leaveType\n      startDate\n      endDate\n      reason\n      supportingDocumentName\n    }\n  }\n"): (typeof documents)["\n  fragment EditedLeave on Ticket {\n    id\n    version\n    title\n    description\n    leave {\n      leaveType\n      startDate\n      endDate\n      reason\n      supportingDocumentName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLeaveRequest($id: Int!, $version: Int!, $input: LeaveRequestChanges!) {\n    updateLeaveRequest(id: $id, version: $version, input: $input) {\n      id\n      ...LeaveRow\n      ...LeaveFacts\n      ...EditedLeave\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLeaveRequest($id: Int!, $version: Int!, $input: LeaveRequestChanges!) {\n    updateLeaveRequest(id: $id, version: $version, input: $input) {\n      id\n      ...LeaveRow\n      ...LeaveFacts\n      ...EditedLeave\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LeaveFacts on Ticket {\n    id\n    priority\n    createdAt\n    updatedAt\n    createdBy {\n      id\n      profilePicture\n    }\n    createdByName\n    leave {\n      approvedByName\n      approvalDate\n    }\n  }\n"): (typeof documents)["\n  fragment LeaveFacts on Ticket {\n    id\n    priority\n    createdAt\n    updatedAt\n    createdBy {\n      id\n      profilePicture\n    }\n    createdByName\n    leave {\n      approvedByName\n      approvalDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnReports {\n    myEmployee {\n      id\n      directReportsCount\n    }\n  }\n"): (typeof documents)["\n  query OwnReports {\n    myEmployee {\n      id\n      directReportsCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeaveRequest($id: Int!) {\n    leaveRequest(id: $id) {\n      id\n      leave {\n        supportingDocument\n      }\n      ...LeaveRow\n      ...LeaveWords\n      ...LeaveFacts\n      ...EditedLeave\n      ...TicketHistory\n    }\n  }\n"): (typeof documents)["\n  query LeaveRequest($id: Int!) {\n    leaveRequest(id: $id) {\n      id\n      leave {\n        supportingDocument\n      }\n      ...LeaveRow\n      ...LeaveWords\n      ...LeaveFacts\n      ...EditedLeave\n      ...TicketHistory\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeavePreview($startDate: Date!, $endDate: Date!, $except: Int) {\n    leavePreview(startDate: $startDate, endDate: $endDate, except: $except) {\n      totalDays\n      teamAway\n      overlapping {\n        id\n        title\n        status\n        leave {\n          startDate\n          endDate\n        }\n      }\n      year {\n        year\n        takenDays\n        usedDays {\n          leaveType\n          days\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LeavePreview($startDate: Date!, $endDate: Date!, $except: Int) {\n    leavePreview(startDate: $startDate, endDate: $endDate, except: $except) {\n      totalDays\n      teamAway\n      overlapping {\n        id\n        title\n        status\n        leave {\n          startDate\n          endDate\n        }\n      }\n      year {\n        year\n        takenDays\n        usedDays {\n          leaveType\n          days\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LeaveWords on Ticket {\n    id\n    description\n    leave {\n      reason\n      supportingDocument\n      supportingDocumentName\n    }\n  }\n"): (typeof documents)["\n  fragment LeaveWords on Ticket {\n    id\n    description\n    leave {\n      reason\n      supportingDocument\n      supportingDocumentName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateLeaveRequest($input: LeaveRequestInput!) {\n    createLeaveRequest(input: $input) {\n      id\n      ...LeaveRow\n    }\n  }\n"): (typeof documents)["\n  mutation CreateLeaveRequest($input: LeaveRequestInput!) {\n    createLeaveRequest(input: $input) {\n      id\n      ...LeaveRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LeaveRow on Ticket {\n    id\n    title\n    status\n    version\n    createdAt\n    createdByName\n    viewerCan {\n      edit\n      cancel\n      decide\n    }\n    leave {\n      leaveType\n      startDate\n      endDate\n      totalDays\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment LeaveRow on Ticket {\n    id\n    title\n    status\n    version\n    createdAt\n    createdByName\n    viewerCan {\n      edit\n      cancel\n      decide\n    }\n    leave {\n      leaveType\n      startDate\n      endDate\n      totalDays\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HolidaysOfYear($year: Int!) {\n    holidays(year: $year, pageSize: 200) {\n      results {\n        id\n        date\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query HolidaysOfYear($year: Int!) {\n    holidays(year: $year, pageSize: 200) {\n      results {\n        id\n        date\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeaveRequests(\n    $mine: Boolean!\n    $team: Boolean!\n    $status: [LeaveStatusFilter!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    leaveRequests(\n      mine: $mine\n      team: $team\n      status: $status\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        createdBy @include(if: $team) {\n          id\n          profilePicture\n        }\n        ...LeaveRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query LeaveRequests(\n    $mine: Boolean!\n    $team: Boolean!\n    $status: [LeaveStatusFilter!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    leaveRequests(\n      mine: $mine\n      team: $team\n      status: $status\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        createdBy @include(if: $team) {\n          id\n          profilePicture\n        }\n        ...LeaveRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeaveMonth($startDate: Date!, $endDate: Date!, $except: Int) {\n    leavePreview(startDate: $startDate, endDate: $endDate, except: $except) {\n      overlapping {\n        id\n        title\n        status\n        leave {\n          startDate\n          endDate\n        }\n      }\n      teamAwayDays {\n        day\n        away\n      }\n    }\n  }\n"): (typeof documents)["\n  query LeaveMonth($startDate: Date!, $endDate: Date!, $except: Int) {\n    leavePreview(startDate: $startDate, endDate: $endDate, except: $except) {\n      overlapping {\n        id\n        title\n        status\n        leave {\n          startDate\n          endDate\n        }\n      }\n      teamAwayDays {\n        day\n        away\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeaveYear($year: Int) {\n    leaveYear(year: $year) {\n      year\n      today\n      takenDays\n      usedDays {\n        leaveType\n        days\n      }\n      pendingRequests\n      requests {\n        id\n        title\n        status\n        leave {\n          leaveType\n          startDate\n          endDate\n          totalDays\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LeaveYear($year: Int) {\n    leaveYear(year: $year) {\n      year\n      today\n      takenDays\n      usedDays {\n        leaveType\n        days\n      }\n      pendingRequests\n      requests {\n        id\n        title\n        status\n        leave {\n          leaveType\n          startDate\n          endDate\n          totalDays\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployeePortal {\n    leaveRequests: ownTicketCounts(kind: LEAVE_REQUEST) {\n      status\n      count\n    }\n    feedback: ownTicketCounts(kind: FEEDBACK) {\n      status\n      count\n    }\n    tickets: ownTicketCounts(kind: GENERAL) {\n      status\n      count\n    }\n    currentTimesheet {\n      id\n      weekStartDate\n      weekEndDate\n      status\n      totalHours\n      timeEntries {\n        id\n        date\n        hoursWorked\n      }\n    }\n  }\n"): (typeof documents)["\n  query EmployeePortal {\n    leaveRequests: ownTicketCounts(kind: LEAVE_REQUEST) {\n      status\n      count\n    }\n    feedback: ownTicketCounts(kind: FEEDBACK) {\n      status\n      count\n    }\n    tickets: ownTicketCounts(kind: GENERAL) {\n      status\n      count\n    }\n    currentTimesheet {\n      id\n      weekStartDate\n      weekEndDate\n      status\n      totalHours\n      timeEntries {\n        id\n        date\n        hoursWorked\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecommendedJob($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      title\n      ...JobFacts\n      ...JobDescription\n    }\n  }\n"): (typeof documents)["\n  query RecommendedJob($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      title\n      ...JobFacts\n      ...JobDescription\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecommendationAnswer on JobRecommendations {\n    status\n    message\n    cached\n    methodUsed\n    madeAt\n    resumeName\n    recommendations {\n      recommendationId\n      jobId\n      job {\n        id\n        title\n        departmentName\n        location\n        salaryRange\n        applicationsCount\n        isClosed\n        priority {\n          code\n          label\n        }\n        status {\n          code\n          label\n        }\n      }\n      matchPercentage\n      matches {\n        skill\n        kind\n        inResume\n        inPosting\n      }\n      isUrgent\n    }\n    processingStats {\n      jobsProcessed\n      totalJobsSearched\n    }\n  }\n"): (typeof documents)["\n  fragment RecommendationAnswer on JobRecommendations {\n    status\n    message\n    cached\n    methodUsed\n    madeAt\n    resumeName\n    recommendations {\n      recommendationId\n      jobId\n      job {\n        id\n        title\n        departmentName\n        location\n        salaryRange\n        applicationsCount\n        isClosed\n        priority {\n          code\n          label\n        }\n        status {\n          code\n          label\n        }\n      }\n      matchPercentage\n      matches {\n        skill\n        kind\n        inResume\n        inPosting\n      }\n      isUrgent\n    }\n    processingStats {\n      jobsProcessed\n      totalJobsSearched\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LatestJobRecommendations {\n    latestJobRecommendations {\n      ...RecommendationAnswer\n    }\n  }\n"): (typeof documents)["\n  query LatestJobRecommendations {\n    latestJobRecommendations {\n      ...RecommendationAnswer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckResumeAndRecommend($forceRefresh: Boolean!, $proceedWithExisting: Boolean!) {\n    checkResumeAndRecommend(forceRefresh: $forceRefresh, proceedWithExisting: $proceedWithExisting) {\n      ...RecommendationAnswer\n    }\n  }\n"): (typeof documents)["\n  mutation CheckResumeAndRecommend($forceRefresh: Boolean!, $proceedWithExisting: Boolean!) {\n    checkResumeAndRecommend(forceRefresh: $forceRefresh, proceedWithExisting: $proceedWithExisting) {\n      ...RecommendationAnswer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadResumeForRecommendations($resume: Upload!) {\n    uploadResumeForRecommendations(resume: $resume) {\n      ...RecommendationAnswer\n    }\n  }\n"): (typeof documents)["\n  mutation UploadResumeForRecommendations($resume: Upload!) {\n    uploadResumeForRecommendations(resume: $resume) {\n      ...RecommendationAnswer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteGeneralTicket($id: Int!) {\n    deleteGeneralTicket(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteGeneralTicket($id: Int!) {\n    deleteGeneralTicket(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GeneralTicket($id: Int!) {\n    generalTicket(id: $id) {\n      id\n      ...GeneralTicketRow\n      ...GeneralTicketWords\n      ...GeneralTicketFacts\n      ...TicketHistory\n    }\n  }\n"): (typeof documents)["\n  query GeneralTicket($id: Int!) {\n    generalTicket(id: $id) {\n      id\n      ...GeneralTicketRow\n      ...GeneralTicketWords\n      ...GeneralTicketFacts\n      ...TicketHistory\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGeneralTicket($input: GeneralTicketInput!) {\n    createGeneralTicket(input: $input) {\n      id\n      ...GeneralTicketRow\n    }\n  }\n"): (typeof documents)["\n  mutation CreateGeneralTicket($input: GeneralTicketInput!) {\n    createGeneralTicket(input: $input) {\n      id\n      ...GeneralTicketRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GeneralTicketFacts on Ticket {\n    id\n    createdAt\n    updatedAt\n    resolvedAt\n    createdByName\n    createdBy {\n      id\n      profilePicture\n    }\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n  }\n"): (typeof documents)["\n  fragment GeneralTicketFacts on Ticket {\n    id\n    createdAt\n    updatedAt\n    resolvedAt\n    createdByName\n    createdBy {\n      id\n      profilePicture\n    }\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GeneralTicketWords on Ticket {\n    id\n    description\n    general {\n      affectedSystem\n    }\n  }\n"): (typeof documents)["\n  fragment GeneralTicketWords on Ticket {\n    id\n    description\n    general {\n      affectedSystem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GeneralTicketRow on Ticket {\n    id\n    title\n    status\n    priority\n    createdAt\n    createdById\n    createdByEmail\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n    viewerCan {\n      delete\n    }\n    general {\n      categoryName\n    }\n  }\n"): (typeof documents)["\n  fragment GeneralTicketRow on Ticket {\n    id\n    title\n    status\n    priority\n    createdAt\n    createdById\n    createdByEmail\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n    viewerCan {\n      delete\n    }\n    general {\n      categoryName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GeneralTickets(\n    $status: [TicketStatusInput!]!\n    $priority: [TicketPriority!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    generalTickets(\n      mine: true\n      status: $status\n      priority: $priority\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        ...GeneralTicketRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query GeneralTickets(\n    $status: [TicketStatusInput!]!\n    $priority: [TicketPriority!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    generalTickets(\n      mine: true\n      status: $status\n      priority: $priority\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        ...GeneralTicketRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteTimeEntry($id: Int!) {\n    deleteTimeEntry(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteTimeEntry($id: Int!) {\n    deleteTimeEntry(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EntryFacts on TimeEntry {\n    id\n    date\n    project\n    taskDescription\n    clockInTime\n    clockOutTime\n    hoursWorked\n    netHours\n    breakDuration\n    notes\n    createdAt\n    updatedAt\n    timesheet {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  fragment EntryFacts on TimeEntry {\n    id\n    date\n    project\n    taskDescription\n    clockInTime\n    clockOutTime\n    hoursWorked\n    netHours\n    breakDuration\n    notes\n    createdAt\n    updatedAt\n    timesheet {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimeEntry($id: Int!) {\n    timeEntry(id: $id) {\n      id\n      viewerCanEdit\n      ...EntryRow\n      ...EntryFacts\n    }\n  }\n"): (typeof documents)["\n  query TimeEntry($id: Int!) {\n    timeEntry(id: $id) {\n      id\n      viewerCanEdit\n      ...EntryRow\n      ...EntryFacts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitTimesheet($id: Int!, $version: Int!) {\n    submitTimesheet(id: $id, version: $version) {\n      id\n      ...WeekTimesheetPart\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitTimesheet($id: Int!, $version: Int!) {\n    submitTimesheet(id: $id, version: $version) {\n      id\n      ...WeekTimesheetPart\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Timesheet($id: Int!) {\n    myEmployee {\n      id\n    }\n    timesheet(id: $id) {\n      id\n      ...WeekTimesheetPart\n    }\n  }\n"): (typeof documents)["\n  query Timesheet($id: Int!) {\n    myEmployee {\n      id\n    }\n    timesheet(id: $id) {\n      id\n      ...WeekTimesheetPart\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTimeEntry($id: Int!, $version: Int!, $input: TimeEntryChanges!) {\n    updateTimeEntry(id: $id, version: $version, input: $input) {\n      id\n      ...EntryRow\n      ...EntryFacts\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateTimeEntry($id: Int!, $version: Int!, $input: TimeEntryChanges!) {\n    updateTimeEntry(id: $id, version: $version, input: $input) {\n      id\n      ...EntryRow\n      ...EntryFacts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTimeEntry($input: TimeEntryInput!) {\n    createTimeEntry(input: $input) {\n      id\n      ...EntryRow\n    }\n  }\n"): (typeof documents)["\n  mutation CreateTimeEntry($input: TimeEntryInput!) {\n    createTimeEntry(input: $input) {\n      id\n      ...EntryRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveTimesheet($id: Int!, $entries: [TimesheetEntryInput!]!, $removed: [Int!]) {\n    saveTimesheet(id: $id, entries: $entries, removed: $removed) {\n      id\n      ...WeekTimesheetPart\n    }\n  }\n"): (typeof documents)["\n  mutation SaveTimesheet($id: Int!, $entries: [TimesheetEntryInput!]!, $removed: [Int!]) {\n    saveTimesheet(id: $id, entries: $entries, removed: $removed) {\n      id\n      ...WeekTimesheetPart\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedEntry on TimeEntry {\n    id\n    version\n    date\n    project\n    taskDescription\n    clockInTime\n    clockOutTime\n    notes\n    viewerCanEdit\n  }\n"): (typeof documents)["\n  fragment EditedEntry on TimeEntry {\n    id\n    version\n    date\n    project\n    taskDescription\n    clockInTime\n    clockOutTime\n    notes\n    viewerCanEdit\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTimesheet($input: TimesheetInput!) {\n    createTimesheet(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateTimesheet($input: TimesheetInput!) {\n    createTimesheet(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DraftOfWeek($weekStartDate: Date!) {\n    weekTimesheet(weekStartDate: $weekStartDate) {\n      id\n      viewerCan {\n        edit\n      }\n    }\n  }\n"): (typeof documents)["\n  query DraftOfWeek($weekStartDate: Date!) {\n    weekTimesheet(weekStartDate: $weekStartDate) {\n      id\n      viewerCan {\n        edit\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedTimesheet($weekStartDate: Date!) {\n    weekTimesheet(weekStartDate: $weekStartDate) {\n      id\n      viewerCan {\n        edit\n      }\n      timeEntries {\n        id\n        ...EditedEntry\n      }\n    }\n    trackingSession {\n      id\n      timesheetEntryId\n    }\n  }\n"): (typeof documents)["\n  query EditedTimesheet($weekStartDate: Date!) {\n    weekTimesheet(weekStartDate: $weekStartDate) {\n      id\n      viewerCan {\n        edit\n      }\n      timeEntries {\n        id\n        ...EditedEntry\n      }\n    }\n    trackingSession {\n      id\n      timesheetEntryId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RejectedTimesheet on Timesheet {\n    id\n    weekStartDate\n    status\n    decidedByName\n    decidedAt\n    rejectionReason\n  }\n"): (typeof documents)["\n  fragment RejectedTimesheet on Timesheet {\n    id\n    weekStartDate\n    status\n    decidedByName\n    decidedAt\n    rejectionReason\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CorrectTimesheet($id: Int!) {\n    correctTimesheet(id: $id) {\n      id\n      ...WeekTimesheetPart\n    }\n  }\n"): (typeof documents)["\n  mutation CorrectTimesheet($id: Int!) {\n    correctTimesheet(id: $id) {\n      id\n      ...WeekTimesheetPart\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SubmittedTimesheets($page: Int!, $pageSize: Int!, $ordering: String!) {\n    mySubmittedTimesheets(page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        weekStartDate\n        weekEndDate\n        status\n        totalHours\n        submittedAt\n        decidedByName\n        decidedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query SubmittedTimesheets($page: Int!, $pageSize: Int!, $ordering: String!) {\n    mySubmittedTimesheets(page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        weekStartDate\n        weekEndDate\n        status\n        totalHours\n        submittedAt\n        decidedByName\n        decidedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SubmittedTimesheetsFile($page: Int!, $pageSize: Int!) {\n    mySubmittedTimesheets(page: $page, pageSize: $pageSize) {\n      count\n      results {\n        id\n        weekStartDate\n        weekEndDate\n        status\n        submittedAt\n        timeEntries {\n          id\n          date\n          project\n          taskDescription\n          clockInTime\n          clockOutTime\n          hoursWorked\n          notes\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SubmittedTimesheetsFile($page: Int!, $pageSize: Int!) {\n    mySubmittedTimesheets(page: $page, pageSize: $pageSize) {\n      count\n      results {\n        id\n        weekStartDate\n        weekEndDate\n        status\n        submittedAt\n        timeEntries {\n          id\n          date\n          project\n          taskDescription\n          clockInTime\n          clockOutTime\n          hoursWorked\n          notes\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PresentWeek($weekStartDate: Date!) {\n    myEmployee {\n      id\n    }\n    currentTimesheet {\n      id\n      ...WeekTimesheetPart\n    }\n    mySubmittedTimesheets(pageSize: 1) {\n      count\n    }\n    handedIn: mySubmittedTimesheets(weekStartDate: [$weekStartDate], pageSize: 1, ordering: \"-submittedAt\") {\n      results {\n        id\n        ...RejectedTimesheet\n      }\n    }\n  }\n"): (typeof documents)["\n  query PresentWeek($weekStartDate: Date!) {\n    myEmployee {\n      id\n    }\n    currentTimesheet {\n      id\n      ...WeekTimesheetPart\n    }\n    mySubmittedTimesheets(pageSize: 1) {\n      count\n    }\n    handedIn: mySubmittedTimesheets(weekStartDate: [$weekStartDate], pageSize: 1, ordering: \"-submittedAt\") {\n      results {\n        id\n        ...RejectedTimesheet\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WeekTimesheet($weekStartDate: Date!) {\n    weekTimesheet(weekStartDate: $weekStartDate) {\n      id\n      ...WeekTimesheetPart\n    }\n    handedIn: mySubmittedTimesheets(weekStartDate: [$weekStartDate], pageSize: 1, ordering: \"-submittedAt\") {\n      results {\n        id\n        ...RejectedTimesheet\n      }\n    }\n  }\n"): (typeof documents)["\n  query WeekTimesheet($weekStartDate: Date!) {\n    weekTimesheet(weekStartDate: $weekStartDate) {\n      id\n      ...WeekTimesheetPart\n    }\n    handedIn: mySubmittedTimesheets(weekStartDate: [$weekStartDate], pageSize: 1, ordering: \"-submittedAt\") {\n      results {\n        id\n        ...RejectedTimesheet\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WeekTimesheetPart on Timesheet {\n    id\n    employeeId\n    employeeName\n    weekStartDate\n    weekEndDate\n    status\n    totalHours\n    submittedAt\n    decidedByName\n    decidedAt\n    rejectionReason\n    version\n    viewerCan {\n      edit\n      submit\n    }\n    timeEntries {\n      id\n      ...EntryRow\n    }\n  }\n"): (typeof documents)["\n  fragment WeekTimesheetPart on Timesheet {\n    id\n    employeeId\n    employeeName\n    weekStartDate\n    weekEndDate\n    status\n    totalHours\n    submittedAt\n    decidedByName\n    decidedAt\n    rejectionReason\n    version\n    viewerCan {\n      edit\n      submit\n    }\n    timeEntries {\n      id\n      ...EntryRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EntryRow on TimeEntry {\n    id\n    date\n    project\n    taskDescription\n    clockInTime\n    clockOutTime\n    hoursWorked\n    ...EditedEntry\n  }\n"): (typeof documents)["\n  fragment EntryRow on TimeEntry {\n    id\n    date\n    project\n    taskDescription\n    clockInTime\n    clockOutTime\n    hoursWorked\n    ...EditedEntry\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendChatMessage($message: String!, $conversationHistory: [ChatMessageInput!]!) {\n    sendChatMessage(message: $message, conversationHistory: $conversationHistory) {\n      response\n      timestamp\n      sources {\n        article {\n          id\n          title\n        }\n        heading\n        quote\n      }\n      nearest {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendChatMessage($message: String!, $conversationHistory: [ChatMessageInput!]!) {\n    sendChatMessage(message: $message, conversationHistory: $conversationHistory) {\n      response\n      timestamp\n      sources {\n        article {\n          id\n          title\n        }\n        heading\n        quote\n      }\n      nearest {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployeeFigures {\n    employeeStatistics {\n      activeEmployees\n      newHiresThisMonth\n    }\n  }\n"): (typeof documents)["\n  query EmployeeFigures {\n    employeeStatistics {\n      activeEmployees\n      newHiresThisMonth\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ItFigures {\n    itDashboard {\n      totalAssets\n    }\n    itTicketFigures {\n      openTickets\n    }\n  }\n"): (typeof documents)["\n  query ItFigures {\n    itDashboard {\n      totalAssets\n    }\n    itTicketFigures {\n      openTickets\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LearningFigures {\n    learningDashboardStats {\n      totalCourses\n      totalCertifications\n    }\n  }\n"): (typeof documents)["\n  query LearningFigures {\n    learningDashboardStats {\n      totalCourses\n      totalCertifications\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DepartmentFigures {\n    departments(pageSize: 1) {\n      count\n    }\n  }\n"): (typeof documents)["\n  query DepartmentFigures {\n    departments(pageSize: 1) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketFigures {\n    masterTickets(pageSize: 100) {\n      results {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  query TicketFigures {\n    masterTickets(pageSize: 100) {\n      results {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedEmployee on Employee {\n    id\n    userId\n    version\n    fullName\n    firstName\n    lastName\n    email\n    jobTitle\n    department {\n      id\n    }\n    manager {\n      id\n    }\n    employmentStatus\n    employmentType\n    hireDate\n    salary\n    weeklyHours\n    phoneNumber\n    addressLine1\n    city\n    state\n    zipCode\n    country\n    user {\n      id\n      viewerCan {\n        rename\n        readdress\n      }\n    }\n    viewerCan {\n      updateTerms\n    }\n  }\n"): (typeof documents)["\n  fragment EditedEmployee on Employee {\n    id\n    userId\n    version\n    fullName\n    firstName\n    lastName\n    email\n    jobTitle\n    department {\n      id\n    }\n    manager {\n      id\n    }\n    employmentStatus\n    employmentType\n    hireDate\n    salary\n    weeklyHours\n    phoneNumber\n    addressLine1\n    city\n    state\n    zipCode\n    country\n    user {\n      id\n      viewerCan {\n        rename\n        readdress\n      }\n    }\n    viewerCan {\n      updateTerms\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployeeToEdit($id: Int!) {\n    employee(id: $id) {\n      id\n      ...EditedEmployee\n    }\n  }\n"): (typeof documents)["\n  query EmployeeToEdit($id: Int!) {\n    employee(id: $id) {\n      id\n      ...EditedEmployee\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEmployee($id: Int!, $input: UpdateEmployeeInput!) {\n    updateEmployee(id: $id, input: $input) {\n      id\n      ...EmployeeRow\n      ...EmployeeFacts\n      ...EditedEmployee\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateEmployee($id: Int!, $input: UpdateEmployeeInput!) {\n    updateEmployee(id: $id, input: $input) {\n      id\n      ...EmployeeRow\n      ...EmployeeFacts\n      ...EditedEmployee\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployeeStatistics {\n    employeeStatistics {\n      totalEmployees\n      activeEmployees\n      onLeaveEmployees\n    }\n  }\n"): (typeof documents)["\n  query EmployeeStatistics {\n    employeeStatistics {\n      totalEmployees\n      activeEmployees\n      onLeaveEmployees\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmployeeFacts on Employee {\n    id\n    employeeId\n    email\n    phoneNumber\n    employmentType\n    weeklyHours\n    hireDate\n    yearsOfService\n    salary\n    fullAddress\n  }\n"): (typeof documents)["\n  fragment EmployeeFacts on Employee {\n    id\n    employeeId\n    email\n    phoneNumber\n    employmentType\n    weeklyHours\n    hireDate\n    yearsOfService\n    salary\n    fullAddress\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployeeHistory($id: Int!, $pageSize: Int!) {\n    employeeHistory(employeeId: $id, pageSize: $pageSize) {\n      count\n      results {\n        id\n        field\n        before\n        after\n        changedAt\n        changedBy {\n          id\n          fullName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query EmployeeHistory($id: Int!, $pageSize: Int!) {\n    employeeHistory(employeeId: $id, pageSize: $pageSize) {\n      count\n      results {\n        id\n        field\n        before\n        after\n        changedAt\n        changedBy {\n          id\n          fullName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployeeDetails($id: Int!) {\n    employee(id: $id) {\n      id\n      createdAt\n      ...EmployeeRow\n      ...EmployeeFacts\n      ...ReportingLine\n    }\n  }\n"): (typeof documents)["\n  query EmployeeDetails($id: Int!) {\n    employee(id: $id) {\n      id\n      createdAt\n      ...EmployeeRow\n      ...EmployeeFacts\n      ...ReportingLine\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Leaving($id: Int!) {\n    leaving(employeeId: $id) {\n      userId\n      employee {\n        id\n        fullName\n        employmentStatus\n      }\n      reports {\n        count\n        results {\n          id\n          fullName\n          jobTitle\n        }\n      }\n      postings {\n        count\n        results {\n          id\n          title\n        }\n      }\n      openTickets {\n        count\n        results {\n          id\n          kind\n          title\n          createdByName\n        }\n      }\n      assignedTickets {\n        count\n        results {\n          id\n          kind\n          title\n          createdByName\n        }\n      }\n      pendingLeave {\n        count\n        results {\n          id\n          kind\n          title\n          createdByName\n        }\n      }\n      waitingApprovals {\n        count\n        results {\n          id\n          kind\n          title\n          createdByName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Leaving($id: Int!) {\n    leaving(employeeId: $id) {\n      userId\n      employee {\n        id\n        fullName\n        employmentStatus\n      }\n      reports {\n        count\n        results {\n          id\n          fullName\n          jobTitle\n        }\n      }\n      postings {\n        count\n        results {\n          id\n          title\n        }\n      }\n      openTickets {\n        count\n        results {\n          id\n          kind\n          title\n          createdByName\n        }\n      }\n      assignedTickets {\n        count\n        results {\n          id\n          kind\n          title\n          createdByName\n        }\n      }\n      pendingLeave {\n        count\n        results {\n          id\n          kind\n          title\n          createdByName\n        }\n      }\n      waitingApprovals {\n        count\n        results {\n          id\n          kind\n          title\n          createdByName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportingLine on Employee {\n    id\n    directReportsCount\n    managerChain {\n      id\n      fullName\n      jobTitle\n      user {\n        id\n        profilePicture\n      }\n    }\n    directReports {\n      id\n      fullName\n      jobTitle\n      user {\n        id\n        profilePicture\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ReportingLine on Employee {\n    id\n    directReportsCount\n    managerChain {\n      id\n      fullName\n      jobTitle\n      user {\n        id\n        profilePicture\n      }\n    }\n    directReports {\n      id\n      fullName\n      jobTitle\n      user {\n        id\n        profilePicture\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnfinishedHires {\n    users(hasEmployee: false, isActive: true, ordering: \"-dateJoined\", pageSize: 3) {\n      count\n      results {\n        id\n        firstName\n        lastName\n        fullName\n        email\n        lastLogin\n      }\n    }\n  }\n"): (typeof documents)["\n  query UnfinishedHires {\n    users(hasEmployee: false, isActive: true, ordering: \"-dateJoined\", pageSize: 3) {\n      count\n      results {\n        id\n        firstName\n        lastName\n        fullName\n        email\n        lastLogin\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmployeeRow on Employee {\n    id\n    userId\n    fullName\n    email\n    jobTitle\n    departmentName\n    employmentStatus\n    hireDate\n    yearsOfService\n    user {\n      id\n      profilePicture\n    }\n    viewerCan {\n      update\n    }\n  }\n"): (typeof documents)["\n  fragment EmployeeRow on Employee {\n    id\n    userId\n    fullName\n    email\n    jobTitle\n    departmentName\n    employmentStatus\n    hireDate\n    yearsOfService\n    user {\n      id\n      profilePicture\n    }\n    viewerCan {\n      update\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployeeImport {\n    columns: employeeImportColumns {\n      head\n      isRequired\n      hint\n    }\n    job: employeeImport {\n      id\n      ...ImportJobPart\n    }\n  }\n"): (typeof documents)["\n  query EmployeeImport {\n    columns: employeeImportColumns {\n      head\n      isRequired\n      hint\n    }\n    job: employeeImport {\n      id\n      ...ImportJobPart\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckEmployeeImport($file: Upload!) {\n    check: checkEmployeeImport(file: $file) {\n      ...ImportCheckPart\n    }\n  }\n"): (typeof documents)["\n  mutation CheckEmployeeImport($file: Upload!) {\n    check: checkEmployeeImport(file: $file) {\n      ...ImportCheckPart\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartEmployeeImport($file: Upload!) {\n    start: startEmployeeImport(file: $file) {\n      id\n      ...ImportJobPart\n    }\n  }\n"): (typeof documents)["\n  mutation StartEmployeeImport($file: Upload!) {\n    start: startEmployeeImport(file: $file) {\n      id\n      ...ImportJobPart\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagerCandidates($search: String!, $employeeId: Int) {\n    managerCandidates(search: $search, employeeId: $employeeId) {\n      ...PickedEmployee\n    }\n  }\n"): (typeof documents)["\n  query ManagerCandidates($search: String!, $employeeId: Int) {\n    managerCandidates(search: $search, employeeId: $employeeId) {\n      ...PickedEmployee\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimesheetEntries($id: Int!) {\n    timesheet(id: $id) {\n      id\n      ...SheetRow\n      timeEntries {\n        id\n        date\n        project\n        taskDescription\n        clockInTime\n        clockOutTime\n        hoursWorked\n      }\n    }\n  }\n"): (typeof documents)["\n  query TimesheetEntries($id: Int!) {\n    timesheet(id: $id) {\n      id\n      ...SheetRow\n      timeEntries {\n        id\n        date\n        project\n        taskDescription\n        clockInTime\n        clockOutTime\n        hoursWorked\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RejectTimesheet($id: Int!, $version: Int!, $reason: String!) {\n    rejectTimesheet(id: $id, version: $version, reason: $reason) {\n      id\n      ...SheetRow\n    }\n  }\n"): (typeof documents)["\n  mutation RejectTimesheet($id: Int!, $version: Int!, $reason: String!) {\n    rejectTimesheet(id: $id, version: $version, reason: $reason) {\n      id\n      ...SheetRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonTimesheets($id: Int!, $page: Int!, $pageSize: Int!) {\n    employee(id: $id) {\n      id\n      fullName\n    }\n    timesheets(employeeId: [$id], page: $page, pageSize: $pageSize) {\n      count\n      results {\n        ...SheetRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query PersonTimesheets($id: Int!, $page: Int!, $pageSize: Int!) {\n    employee(id: $id) {\n      id\n      fullName\n    }\n    timesheets(employeeId: [$id], page: $page, pageSize: $pageSize) {\n      count\n      results {\n        ...SheetRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SheetRow on Timesheet {\n    id\n    version\n    employeeName\n    weekStartDate\n    weekEndDate\n    status\n    totalHours\n    submittedAt\n    decidedByName\n    decidedAt\n    rejectionReason\n    viewerCan {\n      decide\n    }\n  }\n"): (typeof documents)["\n  fragment SheetRow on Timesheet {\n    id\n    version\n    employeeName\n    weekStartDate\n    weekEndDate\n    status\n    totalHours\n    submittedAt\n    decidedByName\n    decidedAt\n    rejectionReason\n    viewerCan {\n      decide\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveTimesheet($id: Int!, $version: Int!) {\n    approveTimesheet(id: $id, version: $version) {\n      id\n      ...SheetRow\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveTimesheet($id: Int!, $version: Int!) {\n    approveTimesheet(id: $id, version: $version) {\n      id\n      ...SheetRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FiledEmployees on EmployeePage {\n    count\n    next\n    results {\n      id\n      employeeId\n      firstName\n      lastName\n      email\n      jobTitle\n      departmentName\n      managerName\n      employmentStatus\n      employmentType\n      hireDate\n      yearsOfService\n      weeklyHours\n      salary\n      phoneNumber\n      fullAddress\n    }\n  }\n"): (typeof documents)["\n  fragment FiledEmployees on EmployeePage {\n    count\n    next\n    results {\n      id\n      employeeId\n      firstName\n      lastName\n      email\n      jobTitle\n      departmentName\n      managerName\n      employmentStatus\n      employmentType\n      hireDate\n      yearsOfService\n      weeklyHours\n      salary\n      phoneNumber\n      fullAddress\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportEmployees(\n    $ids: [Int!]\n    $search: String\n    $departmentId: [Int!]\n    $employmentStatus: [EmploymentStatus!]\n    $ordering: String\n    $pageSize: Int!\n  ) {\n    page: exportEmployees(\n      ids: $ids\n      search: $search\n      departmentId: $departmentId\n      employmentStatus: $employmentStatus\n      ordering: $ordering\n      pageSize: $pageSize\n    ) {\n      ...FiledEmployees\n    }\n  }\n"): (typeof documents)["\n  mutation ExportEmployees(\n    $ids: [Int!]\n    $search: String\n    $departmentId: [Int!]\n    $employmentStatus: [EmploymentStatus!]\n    $ordering: String\n    $pageSize: Int!\n  ) {\n    page: exportEmployees(\n      ids: $ids\n      search: $search\n      departmentId: $departmentId\n      employmentStatus: $employmentStatus\n      ordering: $ordering\n      pageSize: $pageSize\n    ) {\n      ...FiledEmployees\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployeesFile(\n    $search: String\n    $departmentId: [Int!]\n    $employmentStatus: [EmploymentStatus!]\n    $ordering: String\n    $after: String!\n    $pageSize: Int!\n  ) {\n    page: employees(\n      search: $search\n      departmentId: $departmentId\n      employmentStatus: $employmentStatus\n      ordering: $ordering\n      after: $after\n      pageSize: $pageSize\n    ) {\n      ...FiledEmployees\n    }\n  }\n"): (typeof documents)["\n  query EmployeesFile(\n    $search: String\n    $departmentId: [Int!]\n    $employmentStatus: [EmploymentStatus!]\n    $ordering: String\n    $after: String!\n    $pageSize: Int!\n  ) {\n    page: employees(\n      search: $search\n      departmentId: $departmentId\n      employmentStatus: $employmentStatus\n      ordering: $ordering\n      after: $after\n      pageSize: $pageSize\n    ) {\n      ...FiledEmployees\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Employees(\n    $search: String\n    $departmentId: [Int!]\n    $employmentStatus: [EmploymentStatus!]\n    $ordering: String\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    employees(\n      search: $search\n      departmentId: $departmentId\n      employmentStatus: $employmentStatus\n      ordering: $ordering\n      page: $page\n      pageSize: $pageSize\n    ) {\n      count\n      results {\n        ...EmployeeRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query Employees(\n    $search: String\n    $departmentId: [Int!]\n    $employmentStatus: [EmploymentStatus!]\n    $ordering: String\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    employees(\n      search: $search\n      departmentId: $departmentId\n      employmentStatus: $employmentStatus\n      ordering: $ordering\n      page: $page\n      pageSize: $pageSize\n    ) {\n      count\n      results {\n        ...EmployeeRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Accounts($search: String!) {\n    users(search: $search, pageSize: 50) {\n      results {\n        id\n        email\n        isActive\n        lastLogin\n      }\n    }\n  }\n"): (typeof documents)["\n  query Accounts($search: String!) {\n    users(search: $search, pageSize: 50) {\n      results {\n        id\n        email\n        isActive\n        lastLogin\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateEmployee($input: CreateEmployeeInput!) {\n    createEmployee(input: $input) {\n      id\n      fullName\n      email\n    }\n  }\n"): (typeof documents)["\n  mutation CreateEmployee($input: CreateEmployeeInput!) {\n    createEmployee(input: $input) {\n      id\n      fullName\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HrEmployeeFigures {\n    employeeStatistics {\n      totalEmployees\n      activeEmployees\n      onLeaveEmployees\n      newHiresThisMonth\n    }\n  }\n"): (typeof documents)["\n  query HrEmployeeFigures {\n    employeeStatistics {\n      totalEmployees\n      activeEmployees\n      onLeaveEmployees\n      newHiresThisMonth\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HrPostingFigures($open: [String!]) {\n    jobPostings(pageSize: 1) {\n      count\n    }\n    openPostings: jobPostings(status: $open, pageSize: 1) {\n      count\n    }\n  }\n"): (typeof documents)["\n  query HrPostingFigures($open: [String!]) {\n    jobPostings(pageSize: 1) {\n      count\n    }\n    openPostings: jobPostings(status: $open, pageSize: 1) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HrApplicationFigures($interviews: [String!]) {\n    jobApplications(pageSize: 1) {\n      count\n    }\n    interviews: jobApplications(status: $interviews, pageSize: 1) {\n      count\n    }\n  }\n"): (typeof documents)["\n  query HrApplicationFigures($interviews: [String!]) {\n    jobApplications(pageSize: 1) {\n      count\n    }\n    interviews: jobApplications(status: $interviews, pageSize: 1) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HrTickets($fetched: Int!, $shown: Int!) {\n    masterTickets(pageSize: $fetched, ordering: \"-createdAt\") {\n      results {\n        id\n        status\n      }\n    }\n    latest: masterTickets(pageSize: $shown, ordering: \"-createdAt\") {\n      results {\n        id\n        kind\n        title\n        status\n        priority\n        createdAt\n        createdByName\n        createdByDepartment\n        createdBy {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HrTickets($fetched: Int!, $shown: Int!) {\n    masterTickets(pageSize: $fetched, ordering: \"-createdAt\") {\n      results {\n        id\n        status\n      }\n    }\n    latest: masterTickets(pageSize: $shown, ordering: \"-createdAt\") {\n      results {\n        id\n        kind\n        title\n        status\n        priority\n        createdAt\n        createdByName\n        createdByDepartment\n        createdBy {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationFacts on JobApplication {\n    id\n    createdAt\n    currentPosition\n    yearsExperience\n    expectedSalary\n    availabilityDate\n    applicant {\n      id\n      email\n    }\n  }\n"): (typeof documents)["\n  fragment ApplicationFacts on JobApplication {\n    id\n    createdAt\n    currentPosition\n    yearsExperience\n    expectedSalary\n    availabilityDate\n    applicant {\n      id\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HrApplicationHistory($id: ID!, $pageSize: Int!) {\n    jobApplicationHistory(applicationId: $id, pageSize: $pageSize) {\n      count\n      results {\n        id\n        field\n        before\n        after\n        changedAt\n        changedBy {\n          id\n          fullName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HrApplicationHistory($id: ID!, $pageSize: Int!) {\n    jobApplicationHistory(applicationId: $id, pageSize: $pageSize) {\n      count\n      results {\n        id\n        field\n        before\n        after\n        changedAt\n        changedBy {\n          id\n          fullName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HrApplicationDetails($id: ID!) {\n    jobApplication(id: $id) {\n      id\n      ...HrApplicationRow\n      ...ApplicationFacts\n      ...ApplicationTexts\n      ...Reviewed\n    }\n  }\n"): (typeof documents)["\n  query HrApplicationDetails($id: ID!) {\n    jobApplication(id: $id) {\n      id\n      ...HrApplicationRow\n      ...ApplicationFacts\n      ...ApplicationTexts\n      ...Reviewed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationTexts on JobApplication {\n    id\n    coverLetter\n    additionalInfo\n    resumeName\n  }\n"): (typeof documents)["\n  fragment ApplicationTexts on JobApplication {\n    id\n    coverLetter\n    additionalInfo\n    resumeName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HrResume($id: ID!) {\n    jobApplication(id: $id) {\n      id\n      resume\n    }\n  }\n"): (typeof documents)["\n  query HrResume($id: ID!) {\n    jobApplication(id: $id) {\n      id\n      resume\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Reviewed on JobApplication {\n    id\n    version\n    rating\n    reviewNotes\n    interviewDate\n    viewerCan {\n      review\n    }\n  }\n"): (typeof documents)["\n  fragment Reviewed on JobApplication {\n    id\n    version\n    rating\n    reviewNotes\n    interviewDate\n    viewerCan {\n      review\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewApplication($id: ID!, $version: Int!, $input: JobApplicationChanges!) {\n    updateJobApplication(id: $id, version: $version, input: $input) {\n      id\n      ...HrApplicationRow\n      ...Reviewed\n    }\n  }\n"): (typeof documents)["\n  mutation ReviewApplication($id: ID!, $version: Int!, $input: JobApplicationChanges!) {\n    updateJobApplication(id: $id, version: $version, input: $input) {\n      id\n      ...HrApplicationRow\n      ...Reviewed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveApplication($id: ID!, $status: String!, $version: Int!) {\n    updateJobApplication(id: $id, input: { status: $status }, version: $version) {\n      id\n      ...HrApplicationRow\n    }\n  }\n"): (typeof documents)["\n  mutation MoveApplication($id: ID!, $status: String!, $version: Int!) {\n    updateJobApplication(id: $id, input: { status: $status }, version: $version) {\n      id\n      ...HrApplicationRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HrApplicationRow on JobApplication {\n    id\n    jobPostingId\n    jobTitle\n    applicantName\n    createdAt\n    rating\n    version\n    status {\n      id\n      code\n      label\n    }\n    applicant {\n      id\n      profilePicture\n    }\n    viewerCan {\n      review\n    }\n  }\n"): (typeof documents)["\n  fragment HrApplicationRow on JobApplication {\n    id\n    jobPostingId\n    jobTitle\n    applicantName\n    createdAt\n    rating\n    version\n    status {\n      id\n      code\n      label\n    }\n    applicant {\n      id\n      profilePicture\n    }\n    viewerCan {\n      review\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApplicationsFile(\n    $search: String\n    $status: [String!]\n    $jobPosting: [ID!]\n    $ordering: String!\n    $after: String\n    $pageSize: Int!\n  ) {\n    jobApplications(\n      search: $search\n      status: $status\n      jobPosting: $jobPosting\n      ordering: $ordering\n      after: $after\n      pageSize: $pageSize\n    ) {\n      count\n      next\n      results {\n        id\n        applicantName\n        jobTitle\n        createdAt\n        rating\n        reviewNotes\n        interviewDate\n        status {\n          label\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ApplicationsFile(\n    $search: String\n    $status: [String!]\n    $jobPosting: [ID!]\n    $ordering: String!\n    $after: String\n    $pageSize: Int!\n  ) {\n    jobApplications(\n      search: $search\n      status: $status\n      jobPosting: $jobPosting\n      ordering: $ordering\n      after: $after\n      pageSize: $pageSize\n    ) {\n      count\n      next\n      results {\n        id\n        applicantName\n        jobTitle\n        createdAt\n        rating\n        reviewNotes\n        interviewDate\n        status {\n          label\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HrApplications(\n    $search: String\n    $status: [String!]\n    $jobPosting: [ID!]\n    $ordering: String!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    jobApplications(\n      search: $search\n      status: $status\n      jobPosting: $jobPosting\n      ordering: $ordering\n      page: $page\n      pageSize: $pageSize\n    ) {\n      count\n      results {\n        ...HrApplicationRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query HrApplications(\n    $search: String\n    $status: [String!]\n    $jobPosting: [ID!]\n    $ordering: String!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    jobApplications(\n      search: $search\n      status: $status\n      jobPosting: $jobPosting\n      ordering: $ordering\n      page: $page\n      pageSize: $pageSize\n    ) {\n      count\n      results {\n        ...HrApplicationRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePosting($input: JobPostingInput!) {\n    createJobPosting(input: $input) {\n      id\n      ...HrPostingRow\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePosting($input: JobPostingInput!) {\n    createJobPosting(input: $input) {\n      id\n      ...HrPostingRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedPosting on JobPosting {\n    id\n    version\n    title\n    departmentName\n    location\n    jobType\n    salaryRange\n    hiringManagerId\n    applicationDeadline\n    description\n    requirements\n    priority {\n      code\n    }\n    status {\n      code\n    }\n  }\n"): (typeof documents)["\n  fragment EditedPosting on JobPosting {\n    id\n    version\n    title\n    departmentName\n    location\n    jobType\n    salaryRange\n    hiringManagerId\n    applicationDeadline\n    description\n    requirements\n    priority {\n      code\n    }\n    status {\n      code\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostingToEdit($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      ...EditedPosting\n    }\n  }\n"): (typeof documents)["\n  query PostingToEdit($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      ...EditedPosting\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query FindHiringManagers($search: String, $pageSize: Int) {\n      hrManagers(search: $search, pageSize: $pageSize) {\n        count\n        results {\n          ...PickedEmployee\n        }\n      }\n    }\n  "): (typeof documents)["\n    query FindHiringManagers($search: String, $pageSize: Int) {\n      hrManagers(search: $search, pageSize: $pageSize) {\n        count\n        results {\n          ...PickedEmployee\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HrPostingDetails($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      ...HrPostingRow\n      ...JobFacts\n      ...JobDescription\n    }\n  }\n"): (typeof documents)["\n  query HrPostingDetails($id: ID!) {\n    jobPosting(id: $id) {\n      id\n      ...HrPostingRow\n      ...JobFacts\n      ...JobDescription\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePosting($id: ID!) {\n    deleteJobPosting(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeletePosting($id: ID!) {\n    deleteJobPosting(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HrPostingRow on JobPosting {\n    id\n    title\n    departmentName\n    location\n    remoteAllowed\n    jobType\n    salaryRange\n    postedDate\n    applicationsCount\n    isClosed\n    priority {\n      code\n      label\n    }\n    status {\n      code\n      label\n    }\n    viewerCan {\n      manage\n    }\n  }\n"): (typeof documents)["\n  fragment HrPostingRow on JobPosting {\n    id\n    title\n    departmentName\n    location\n    remoteAllowed\n    jobType\n    salaryRange\n    postedDate\n    applicationsCount\n    isClosed\n    priority {\n      code\n      label\n    }\n    status {\n      code\n      label\n    }\n    viewerCan {\n      manage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostingsFile(\n    $search: String\n    $priority: [String!]\n    $status: [String!]\n    $ordering: String!\n    $after: String\n    $pageSize: Int!\n  ) {\n    jobPostings(\n      search: $search\n      priority: $priority\n      status: $status\n      ordering: $ordering\n      after: $after\n      pageSize: $pageSize\n    ) {\n      count\n      next\n      results {\n        id\n        title\n        departmentName\n        location\n        jobType\n        salaryRange\n        applicationsCount\n        postedDate\n        hiringManagerName\n        status {\n          label\n        }\n        priority {\n          label\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PostingsFile(\n    $search: String\n    $priority: [String!]\n    $status: [String!]\n    $ordering: String!\n    $after: String\n    $pageSize: Int!\n  ) {\n    jobPostings(\n      search: $search\n      priority: $priority\n      status: $status\n      ordering: $ordering\n      after: $after\n      pageSize: $pageSize\n    ) {\n      count\n      next\n      results {\n        id\n        title\n        departmentName\n        location\n        jobType\n        salaryRange\n        applicationsCount\n        postedDate\n        hiringManagerName\n        status {\n          label\n        }\n        priority {\n          label\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HrPostings(\n    $search: String\n    $priority: [String!]\n    $status: [String!]\n    $ordering: String!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    jobPostings(\n      search: $search\n      priority: $priority\n      status: $status\n      ordering: $ordering\n      page: $page\n      pageSize: $pageSize\n    ) {\n      count\n      results {\n        ...HrPostingRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query HrPostings(\n    $search: String\n    $priority: [String!]\n    $status: [String!]\n    $ordering: String!\n    $page: Int!\n    $pageSize: Int!\n  ) {\n    jobPostings(\n      search: $search\n      priority: $priority\n      status: $status\n      ordering: $ordering\n      page: $page\n      pageSize: $pageSize\n    ) {\n      count\n      results {\n        ...HrPostingRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePosting($id: ID!, $input: JobPostingChanges!, $version: Int!) {\n    updateJobPosting(id: $id, input: $input, version: $version) {\n      id\n      ...HrPostingRow\n      ...EditedPosting\n      ...JobFacts\n      ...JobDescription\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePosting($id: ID!, $input: JobPostingChanges!, $version: Int!) {\n    updateJobPosting(id: $id, input: $input, version: $version) {\n      id\n      ...HrPostingRow\n      ...EditedPosting\n      ...JobFacts\n      ...JobDescription\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostingFigures {\n    jobPostings(pageSize: 1) {\n      count\n    }\n    active: jobPostings(status: [\"active\"], pageSize: 1) {\n      count\n    }\n  }\n"): (typeof documents)["\n  query PostingFigures {\n    jobPostings(pageSize: 1) {\n      count\n    }\n    active: jobPostings(status: [\"active\"], pageSize: 1) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Pipeline($jobPosting: [ID!], $search: String) {\n    submitted: jobApplications(status: [\"submitted\"], jobPosting: $jobPosting, search: $search, pageSize: 1) {\n      count\n    }\n    underReview: jobApplications(\n      status: [\"under_review\"]\n      jobPosting: $jobPosting\n      search: $search\n      pageSize: 1\n    ) {\n      count\n    }\n    interviewScheduled: jobApplications(\n      status: [\"interview_scheduled\"]\n      jobPosting: $jobPosting\n      search: $search\n      pageSize: 1\n    ) {\n      count\n    }\n    interviewed: jobApplications(\n      status: [\"interviewed\"]\n      jobPosting: $jobPosting\n      search: $search\n      pageSize: 1\n    ) {\n      count\n    }\n    offerExtended: jobApplications(\n      status: [\"offer_extended\"]\n      jobPosting: $jobPosting\n      search: $search\n      pageSize: 1\n    ) {\n      count\n    }\n    accepted: jobApplications(status: [\"accepted\"], jobPosting: $jobPosting, search: $search, pageSize: 1) {\n      count\n    }\n    rejected: jobApplications(status: [\"rejected\"], jobPosting: $jobPosting, search: $search, pageSize: 1) {\n      count\n    }\n    withdrawn: jobApplications(status: [\"withdrawn\"], jobPosting: $jobPosting, search: $search, pageSize: 1) {\n      count\n    }\n  }\n"): (typeof documents)["\n  query Pipeline($jobPosting: [ID!], $search: String) {\n    submitted: jobApplications(status: [\"submitted\"], jobPosting: $jobPosting, search: $search, pageSize: 1) {\n      count\n    }\n    underReview: jobApplications(\n      status: [\"under_review\"]\n      jobPosting: $jobPosting\n      search: $search\n      pageSize: 1\n    ) {\n      count\n    }\n    interviewScheduled: jobApplications(\n      status: [\"interview_scheduled\"]\n      jobPosting: $jobPosting\n      search: $search\n      pageSize: 1\n    ) {\n      count\n    }\n    interviewed: jobApplications(\n      status: [\"interviewed\"]\n      jobPosting: $jobPosting\n      search: $search\n      pageSize: 1\n    ) {\n      count\n    }\n    offerExtended: jobApplications(\n      status: [\"offer_extended\"]\n      jobPosting: $jobPosting\n      search: $search\n      pageSize: 1\n    ) {\n      count\n    }\n    accepted: jobApplications(status: [\"accepted\"], jobPosting: $jobPosting, search: $search, pageSize: 1) {\n      count\n    }\n    rejected: jobApplications(status: [\"rejected\"], jobPosting: $jobPosting, search: $search, pageSize: 1) {\n      count\n    }\n    withdrawn: jobApplications(status: [\"withdrawn\"], jobPosting: $jobPosting, search: $search, pageSize: 1) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateHrLeave($input: LeaveRequestInput!) {\n    made: createLeaveRequest(input: $input) {\n      id\n      ...ConsoleRow\n    }\n  }\n"): (typeof documents)["\n  mutation CreateHrLeave($input: LeaveRequestInput!) {\n    made: createLeaveRequest(input: $input) {\n      id\n      ...ConsoleRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateHrItSupport($input: ItSupportInput!) {\n    made: createItSupportTicket(input: $input) {\n      id\n      ...ConsoleRow\n    }\n  }\n"): (typeof documents)["\n  mutation CreateHrItSupport($input: ItSupportInput!) {\n    made: createItSupportTicket(input: $input) {\n      id\n      ...ConsoleRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateHrFeedback($input: FeedbackInput!) {\n    made: createFeedback(input: $input) {\n      id\n      ...ConsoleRow\n    }\n  }\n"): (typeof documents)["\n  mutation CreateHrFeedback($input: FeedbackInput!) {\n    made: createFeedback(input: $input) {\n      id\n      ...ConsoleRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateHrGeneral($input: GeneralTicketInput!) {\n    made: createGeneralTicket(input: $input) {\n      id\n      ...ConsoleRow\n    }\n  }\n"): (typeof documents)["\n  mutation CreateHrGeneral($input: GeneralTicketInput!) {\n    made: createGeneralTicket(input: $input) {\n      id\n      ...ConsoleRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HrTicketList(\n    $type: [TicketKindFilter!]\n    $status: [TicketStatusInput!]\n    $priority: [TicketPriority!]\n    $assignedTo: [Int!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    masterTickets(\n      type: $type\n      status: $status\n      priority: $priority\n      assignedTo: $assignedTo\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        ...ConsoleRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query HrTicketList(\n    $type: [TicketKindFilter!]\n    $status: [TicketStatusInput!]\n    $priority: [TicketPriority!]\n    $assignedTo: [Int!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    masterTickets(\n      type: $type\n      status: $status\n      priority: $priority\n      assignedTo: $assignedTo\n      search: $search\n      page: $page\n      pageSize: $pageSize\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        ...ConsoleRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Departments {\n    departments(pageSize: 200) {\n      results {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query Departments {\n    departments(pageSize: 200) {\n      results {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      id\n      email\n      pendingEmail\n    }\n  }\n"): (typeof documents)["\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      id\n      email\n      pendingEmail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonalInformation on User {\n    id\n    firstName\n    lastName\n    fullName\n    email\n    pendingEmail\n    profilePicture\n    resume\n    resumeName\n    employee {\n      id\n      jobTitle\n      departmentName\n      hireDate\n      managerName\n      manager {\n        id\n        user {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PersonalInformation on User {\n    id\n    firstName\n    lastName\n    fullName\n    email\n    pendingEmail\n    profilePicture\n    resume\n    resumeName\n    employee {\n      id\n      jobTitle\n      departmentName\n      hireDate\n      managerName\n      manager {\n        id\n        user {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnProfile {\n    me {\n      id\n      resume\n      employee {\n        id\n      }\n      ...PersonalInformation\n      ...AccountInformation\n    }\n  }\n"): (typeof documents)["\n  query OwnProfile {\n    me {\n      id\n      resume\n      employee {\n        id\n      }\n      ...PersonalInformation\n      ...AccountInformation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AccountInformation on User {\n    id\n    isActive\n    dateJoined\n    lastLogin\n    roles {\n      id\n      role {\n        id\n        displayName\n      }\n    }\n    employee {\n      id\n      employeeId\n      yearsOfService\n      directReportsCount\n      departmentSize\n    }\n  }\n"): (typeof documents)["\n  fragment AccountInformation on User {\n    id\n    isActive\n    dateJoined\n    lastLogin\n    roles {\n      id\n      role {\n        id\n        displayName\n      }\n    }\n    employee {\n      id\n      employeeId\n      yearsOfService\n      directReportsCount\n      departmentSize\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeviceRow on Session {\n    id\n    userAgent\n    createdAt\n    lastUsedAt\n    isCurrent\n  }\n"): (typeof documents)["\n  fragment DeviceRow on Session {\n    id\n    userAgent\n    createdAt\n    lastUsedAt\n    isCurrent\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeSession($id: Int!) {\n    revokeSession(id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeSession($id: Int!) {\n    revokeSession(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSessions($userId: Int!) {\n    endSessions(userId: $userId)\n  }\n"): (typeof documents)["\n  mutation EndSessions($userId: Int!) {\n    endSessions(userId: $userId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnSessions {\n    sessions(pageSize: 200) {\n      results {\n        id\n        ...DeviceRow\n        isCurrent\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnSessions {\n    sessions(pageSize: 200) {\n      results {\n        id\n        ...DeviceRow\n        isCurrent\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrgChart {\n    orgChart {\n      people {\n        id\n        userId\n        fullName\n        position\n        departmentName\n        email\n        managerId\n        parentId\n        directReportsCount\n        user {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OrgChart {\n    orgChart {\n      people {\n        id\n        userId\n        fullName\n        position\n        departmentName\n        email\n        managerId\n        parentId\n        directReportsCount\n        user {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonDetails($id: Int!) {\n    employee(id: $id) {\n      id\n      employeeId\n      fullName\n      email\n      position\n      departmentName\n      departmentSize\n      hireDate\n      yearsOfService\n      isActive\n      directReportsCount\n      user {\n        id\n        profilePicture\n      }\n      manager {\n        id\n        fullName\n      }\n      directReports {\n        id\n        fullName\n        position\n      }\n    }\n  }\n"): (typeof documents)["\n  query PersonDetails($id: Int!) {\n    employee(id: $id) {\n      id\n      employeeId\n      fullName\n      email\n      position\n      departmentName\n      departmentSize\n      hireDate\n      yearsOfService\n      isActive\n      directReportsCount\n      user {\n        id\n        profilePicture\n      }\n      manager {\n        id\n        fullName\n      }\n      directReports {\n        id\n        fullName\n        position\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewPhoto($photo: Upload!) {\n    previewPhoto(photo: $photo)\n  }\n"): (typeof documents)["\n  mutation PreviewPhoto($photo: Upload!) {\n    previewPhoto(photo: $photo)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      pendingEmail\n      profilePicture\n      resume\n      resumeName\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      pendingEmail\n      profilePicture\n      resume\n      resumeName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmailChange($token: String!) {\n    confirmEmailChange(token: $token)\n  }\n"): (typeof documents)["\n  mutation ConfirmEmailChange($token: String!) {\n    confirmEmailChange(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($token: String!, $next: String!, $confirmation: String!) {\n    resetPassword(token: $token, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n"): (typeof documents)["\n  mutation ResetPassword($token: String!, $next: String!, $confirmation: String!) {\n    resetPassword(token: $token, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignTicket($id: Int!, $assignedTo: Int) {\n    assignTicket(id: $id, assignedTo: $assignedTo) {\n      id\n      ...ConsoleRow\n    }\n  }\n"): (typeof documents)["\n  mutation AssignTicket($id: Int!, $assignedTo: Int) {\n    assignTicket(id: $id, assignedTo: $assignedTo) {\n      id\n      ...ConsoleRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConsoleFacts on Ticket {\n    id\n    createdAt\n    updatedAt\n    resolvedAt\n    createdByName\n    createdByDepartment\n    createdBy {\n      id\n      profilePicture\n    }\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n    tags\n    leave {\n      leaveType\n      startDate\n      endDate\n      totalDays\n      approvedByName\n    }\n    itSupport {\n      issueType\n      impactLevel\n      affectedSystem\n      assetTag\n      location\n    }\n    feedback {\n      feedbackType\n      rating\n      isAnonymous\n    }\n    general {\n      categoryName\n      affectedSystem\n    }\n  }\n"): (typeof documents)["\n  fragment ConsoleFacts on Ticket {\n    id\n    createdAt\n    updatedAt\n    resolvedAt\n    createdByName\n    createdByDepartment\n    createdBy {\n      id\n      profilePicture\n    }\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n    tags\n    leave {\n      leaveType\n      startDate\n      endDate\n      totalDays\n      approvedByName\n    }\n    itSupport {\n      issueType\n      impactLevel\n      affectedSystem\n      assetTag\n      location\n    }\n    feedback {\n      feedbackType\n      rating\n      isAnonymous\n    }\n    general {\n      categoryName\n      affectedSystem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleTicket($id: Int!) {\n    ticket(id: $id) {\n      id\n      leave {\n        supportingDocument\n      }\n      ...ConsoleRow\n      ...ConsoleWords\n      ...ConsoleFacts\n      ...TicketHistory\n    }\n  }\n"): (typeof documents)["\n  query ConsoleTicket($id: Int!) {\n    ticket(id: $id) {\n      id\n      leave {\n        supportingDocument\n      }\n      ...ConsoleRow\n      ...ConsoleWords\n      ...ConsoleFacts\n      ...TicketHistory\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConsoleWords on Ticket {\n    id\n    description\n    leave {\n      reason\n      supportingDocument\n      supportingDocumentName\n    }\n  }\n"): (typeof documents)["\n  fragment ConsoleWords on Ticket {\n    id\n    description\n    leave {\n      reason\n      supportingDocument\n      supportingDocumentName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteConsoleTicket($id: Int!) {\n    deleteGeneralTicket(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteConsoleTicket($id: Int!) {\n    deleteGeneralTicket(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTicketStatus($id: Int!, $status: TicketStatusInput!, $comment: String, $version: Int) {\n    updateTicketStatus(id: $id, status: $status, comment: $comment, version: $version) {\n      id\n      ...ConsoleRow\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateTicketStatus($id: Int!, $status: TicketStatusInput!, $comment: String, $version: Int) {\n    updateTicketStatus(id: $id, status: $status, comment: $comment, version: $version) {\n      id\n      ...ConsoleRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConsoleRow on Ticket {\n    id\n    kind\n    title\n    status\n    priority\n    version\n    updatedAt\n    createdByName\n    createdByDepartment\n    createdBy {\n      id\n      profilePicture\n    }\n    assignedToId\n    assignedToName\n    viewerCan {\n      changeStatus\n      assign\n      commentInternally\n      delete\n    }\n    general {\n      categoryId\n    }\n    feedback {\n      isAnonymous\n    }\n  }\n"): (typeof documents)["\n  fragment ConsoleRow on Ticket {\n    id\n    kind\n    title\n    status\n    priority\n    version\n    updatedAt\n    createdByName\n    createdByDepartment\n    createdBy {\n      id\n      profilePicture\n    }\n    assignedToId\n    assignedToName\n    viewerCan {\n      changeStatus\n      assign\n      commentInternally\n      delete\n    }\n    general {\n      categoryId\n    }\n    feedback {\n      isAnonymous\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketCounts {\n    ticketCounts {\n      kind\n      status\n      priority\n      count\n    }\n  }\n"): (typeof documents)["\n  query TicketCounts {\n    ticketCounts {\n      kind\n      status\n      priority\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ImportJobPart on ImportJob {\n    id\n    fileName\n    status\n    step\n    total\n    done\n    made\n    known\n    startedAt\n    problems {\n      row\n      column\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment ImportJobPart on ImportJob {\n    id\n    fileName\n    status\n    step\n    total\n    done\n    made\n    known\n    startedAt\n    problems {\n      row\n      column\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ImportCheckPart on ImportCheck {\n    rows\n    newRows\n    knownRows\n    badRows\n    unknownColumns\n    problemCount\n    problems {\n      row\n      column\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment ImportCheckPart on ImportCheck {\n    rows\n    newRows\n    knownRows\n    badRows\n    unknownColumns\n    problemCount\n    problems {\n      row\n      column\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobDescription on JobPosting {\n    id\n    description\n    responsibilities\n    requirements\n    benefits\n  }\n"): (typeof documents)["\n  fragment JobDescription on JobPosting {\n    id\n    description\n    responsibilities\n    requirements\n    benefits\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobFacts on JobPosting {\n    id\n    departmentName\n    location\n    jobType\n    experienceLevel\n    salaryRange\n    hiringManagerName\n    remoteAllowed\n    positionsAvailable\n    applicationDeadline\n    postedDate\n    isActive\n    isClosed\n    applicationsCount\n    priority {\n      code\n      label\n    }\n    status {\n      code\n      label\n    }\n  }\n"): (typeof documents)["\n  fragment JobFacts on JobPosting {\n    id\n    departmentName\n    location\n    jobType\n    experienceLevel\n    salaryRange\n    hiringManagerName\n    remoteAllowed\n    positionsAvailable\n    applicationDeadline\n    postedDate\n    isActive\n    isClosed\n    applicationsCount\n    priority {\n      code\n      label\n    }\n    status {\n      code\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArticleFile on KbAttachment {\n    id\n    filename\n    fileSize\n    file\n  }\n"): (typeof documents)["\n  fragment ArticleFile on KbAttachment {\n    id\n    filename\n    fileSize\n    file\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FreshArticleFile($article: Int!, $file: Int!) {\n    kbAttachment(articleId: $article, id: $file) {\n      id\n      file\n    }\n  }\n"): (typeof documents)["\n  query FreshArticleFile($article: Int!, $file: Int!) {\n    kbAttachment(articleId: $article, id: $file) {\n      id\n      file\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterArticleDownload($article: Int!) {\n    registerKbArticleDownload(id: $article) {\n      id\n      downloadCount\n    }\n  }\n"): (typeof documents)["\n  mutation RegisterArticleDownload($article: Int!) {\n    registerKbArticleDownload(id: $article) {\n      id\n      downloadCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KnowledgeArticle($id: Int!) {\n    kbArticle(id: $id) {\n      id\n      title\n      content\n      category {\n        id\n        name\n      }\n      authorName\n      updatedAt\n      attachments {\n        ...ArticleFile\n      }\n    }\n  }\n"): (typeof documents)["\n  query KnowledgeArticle($id: Int!) {\n    kbArticle(id: $id) {\n      id\n      title\n      content\n      category {\n        id\n        name\n      }\n      authorName\n      updatedAt\n      attachments {\n        ...ArticleFile\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterArticleView($id: Int!) {\n    registerKbArticleView(id: $id) {\n      id\n      viewCount\n    }\n  }\n"): (typeof documents)["\n  mutation RegisterArticleView($id: Int!) {\n    registerKbArticleView(id: $id) {\n      id\n      viewCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PickedEmployee on Employee {\n    id\n    fullName\n    position\n    departmentName\n    user {\n      id\n      profilePicture\n    }\n  }\n"): (typeof documents)["\n  fragment PickedEmployee on Employee {\n    id\n    fullName\n    position\n    departmentName\n    user {\n      id\n      profilePicture\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PickedHolder on User {\n    id\n    fullName\n    email\n    profilePicture\n    employee {\n      id\n      position\n      departmentName\n    }\n  }\n"): (typeof documents)["\n  fragment PickedHolder on User {\n    id\n    fullName\n    email\n    profilePicture\n    employee {\n      id\n      position\n      departmentName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query FindEmployees($search: String, $pageSize: Int) {\n      employees(search: $search, pageSize: $pageSize, isActive: true) {\n        count\n        results {\n          ...PickedEmployee\n        }\n      }\n    }\n  "): (typeof documents)["\n    query FindEmployees($search: String, $pageSize: Int) {\n      employees(search: $search, pageSize: $pageSize, isActive: true) {\n        count\n        results {\n          ...PickedEmployee\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query PickedEmployee($id: Int!) {\n      employee(id: $id) {\n        ...PickedEmployee\n      }\n    }\n  "): (typeof documents)["\n    query PickedEmployee($id: Int!) {\n      employee(id: $id) {\n        ...PickedEmployee\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindHolders($permissions: [String!]!, $search: String, $pageSize: Int) {\n    usersWithPermission(permissions: $permissions, search: $search, pageSize: $pageSize) {\n      count\n      results {\n        ...PickedHolder\n      }\n    }\n  }\n"): (typeof documents)["\n  query FindHolders($permissions: [String!]!, $search: String, $pageSize: Int) {\n    usersWithPermission(permissions: $permissions, search: $search, pageSize: $pageSize) {\n      count\n      results {\n        ...PickedHolder\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PickedHolder($id: Int!) {\n    user(id: $id) {\n      ...PickedHolder\n    }\n  }\n"): (typeof documents)["\n  query PickedHolder($id: Int!) {\n    user(id: $id) {\n      ...PickedHolder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($current: String!, $next: String!, $confirmation: String!) {\n    changePassword(oldPassword: $current, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n"): (typeof documents)["\n  mutation ChangePassword($current: String!, $next: String!, $confirmation: String!) {\n    changePassword(oldPassword: $current, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Roles {\n    roles(pageSize: 200) {\n      results {\n        id\n        name\n        displayName\n        hierarchyLevel\n        permissions {\n          codename\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Roles {\n    roles(pageSize: 200) {\n      results {\n        id\n        name\n        displayName\n        hierarchyLevel\n        permissions {\n          codename\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($email: String!, $password: String!, $rememberMe: Boolean!, $device: String) {\n    login(email: $email, password: $password, rememberMe: $rememberMe, device: $device) {\n      token\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($email: String!, $password: String!, $rememberMe: Boolean!, $device: String) {\n    login(email: $email, password: $password, rememberMe: $rememberMe, device: $device) {\n      token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    logout\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile {\n    me {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      profilePicture\n      mustChangePassword\n      employee {\n        id\n        departmentName\n      }\n    }\n  }\n"): (typeof documents)["\n  query Profile {\n    me {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      profilePicture\n      mustChangePassword\n      employee {\n        id\n        departmentName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnRoles {\n    me {\n      id\n      roles {\n        id\n        role {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnRoles {\n    me {\n      id\n      roles {\n        id\n        role {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddTicketComment($ticket: Int!, $comment: String!) {\n    addTicketComment(ticket: $ticket, comment: $comment) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddTicketComment($ticket: Int!, $comment: String!) {\n    addTicketComment(ticket: $ticket, comment: $comment) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketHistory on Ticket {\n    id\n    createdByName\n    createdAt\n    history {\n      position\n      toStatus\n      changedByName\n      changedAt\n    }\n  }\n"): (typeof documents)["\n  fragment TicketHistory on Ticket {\n    id\n    createdByName\n    createdAt\n    history {\n      position\n      toStatus\n      changedByName\n      changedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketCategories {\n    ticketCategories(pageSize: 200) {\n      results {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query TicketCategories {\n    ticketCategories(pageSize: 200) {\n      results {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnTicketCounts($kind: TicketKind!) {\n    ownTicketCounts(kind: $kind) {\n      status\n      count\n    }\n  }\n"): (typeof documents)["\n  query OwnTicketCounts($kind: TicketKind!) {\n    ownTicketCounts(kind: $kind) {\n      status\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RespondToTicket($ticket: Int!, $comment: String!, $isInternal: Boolean!) {\n    addTicketComment(ticket: $ticket, comment: $comment, isInternal: $isInternal) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RespondToTicket($ticket: Int!, $comment: String!, $isInternal: Boolean!) {\n    addTicketComment(ticket: $ticket, comment: $comment, isInternal: $isInternal) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketComments($ticket: Int!, $page: Int!) {\n    ticketComments(ticket: $ticket, page: $page, pageSize: 200, ordering: \"-createdAt\") {\n      count\n      results {\n        id\n        comment\n        isInternal\n        createdBy {\n          id\n          profilePicture\n        }\n        createdByName\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query TicketComments($ticket: Int!, $page: Int!) {\n    ticketComments(ticket: $ticket, page: $page, pageSize: 200, ordering: \"-createdAt\") {\n      count\n      results {\n        id\n        comment\n        isInternal\n        createdBy {\n          id\n          profilePicture\n        }\n        createdByName\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TrackedSession on TrackingSession {\n    id\n    timesheetEntryId\n    entry {\n      id\n      project\n      taskDescription\n    }\n    startTime\n    isActive\n    elapsedSeconds\n    now\n  }\n"): (typeof documents)["\n  fragment TrackedSession on TrackingSession {\n    id\n    timesheetEntryId\n    entry {\n      id\n      project\n      taskDescription\n    }\n    startTime\n    isActive\n    elapsedSeconds\n    now\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrackingSession {\n    trackingSession {\n      ...TrackedSession\n    }\n  }\n"): (typeof documents)["\n  query TrackingSession {\n    trackingSession {\n      ...TrackedSession\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartTracking($input: StartTrackingInput!) {\n    startTracking(input: $input) {\n      ...TrackedSession\n    }\n  }\n"): (typeof documents)["\n  mutation StartTracking($input: StartTrackingInput!) {\n    startTracking(input: $input) {\n      ...TrackedSession\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseTracking($id: ID!, $elapsedSeconds: Int) {\n    pauseTracking(id: $id, elapsedSeconds: $elapsedSeconds) {\n      ...TrackedSession\n    }\n  }\n"): (typeof documents)["\n  mutation PauseTracking($id: ID!, $elapsedSeconds: Int) {\n    pauseTracking(id: $id, elapsedSeconds: $elapsedSeconds) {\n      ...TrackedSession\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeTracking($id: ID!, $elapsedSeconds: Int) {\n    resumeTracking(id: $id, elapsedSeconds: $elapsedSeconds) {\n      ...TrackedSession\n    }\n  }\n"): (typeof documents)["\n  mutation ResumeTracking($id: ID!, $elapsedSeconds: Int) {\n    resumeTracking(id: $id, elapsedSeconds: $elapsedSeconds) {\n      ...TrackedSession\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopTracking($input: StopTrackingInput!) {\n    stopTracking(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation StopTracking($input: StopTrackingInput!) {\n    stopTracking(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardTracking($id: ID!) {\n    discardTracking(id: $id)\n  }\n"): (typeof documents)["\n  mutation DiscardTracking($id: ID!) {\n    discardTracking(id: $id)\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;