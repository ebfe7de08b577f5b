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
    "\n  query Feedback($id: Int!) {\n    feedbackTicket(id: $id) {\n      id\n      viewerCan {\n        commentInternally\n      }\n      ...FeedbackRow\n      ...FeedbackFacts\n      ...TicketHistory\n    }\n  }\n": typeof types.FeedbackDocument,
    "\n  fragment FeedbackFacts on Ticket {\n    id\n    description\n    status\n    priority\n    createdAt\n    updatedAt\n    resolvedAt\n    createdBy {\n      id\n      profilePicture\n    }\n    createdByName\n    feedback {\n      feedbackType\n      isAnonymous\n    }\n  }\n": typeof types.FeedbackFactsFragmentDoc,
    "\n  mutation CreateFeedback($input: FeedbackInput!) {\n    createFeedback(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateFeedbackDocument,
    "\n  fragment FeedbackRow on Ticket {\n    id\n    title\n    status\n    priority\n    createdAt\n    viewerCan {\n      cancel\n    }\n    feedback {\n      feedbackType\n      isAnonymous\n    }\n  }\n": typeof types.FeedbackRowFragmentDoc,
    "\n  query FeedbackHistory($status: [TicketStatusInput!], $search: String, $page: Int!, $pageSize: Int!, $ordering: String!) {\n    feedbackTickets(mine: true, status: $status, search: $search, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        ...FeedbackRow\n      }\n    }\n  }\n": typeof types.FeedbackHistoryDocument,
    "\n  mutation CancelLeaveRequest($id: Int!) {\n    cancelLeaveRequest(id: $id)\n  }\n": typeof types.CancelLeaveRequestDocument,
    "\n  mutation ApproveLeaveRequest($id: Int!, $version: Int!, $comment: String) {\n    approveLeaveRequest(id: $id, version: $version, comment: $comment) {\n      id\n      version\n      status\n    }\n  }\n": typeof types.ApproveLeaveRequestDocument,
    "\n  mutation RejectLeaveRequest($id: Int!, $version: Int!, $reason: String) {\n    rejectLeaveRequest(id: $id, version: $version, reason: $reason) {\n      id\n      version\n      status\n    }\n  }\n": typeof types.RejectLeaveRequestDocument,
    "\n  fragment EditedLeave on Ticket {\n    id\n    version\n    title\n    description\n    leave {\n      leaveType\n      startDate\n      endDate\n      reason\n      supportingDocumentName\n    }\n  }\n": typeof types.EditedLeaveFragmentDoc,
    "\n  mutation UpdateLeaveRequest($id: Int!, $version: Int!, $input: LeaveRequestChanges!) {\n    updateLeaveRequest(id: $id, version: $version, input: $input) {\n      id\n      version\n    }\n  }\n": typeof types.UpdateLeaveRequestDocument,
    "\n  query LeaveRequest($id: Int!) {\n    leaveRequest(id: $id) {\n      id\n      leave {\n        supportingDocument\n      }\n      ...LeaveRow\n      ...LeaveFacts\n      ...EditedLeave\n      ...TicketHistory\n    }\n  }\n": typeof types.LeaveRequestDocument,
    "\n  fragment LeaveFacts on Ticket {\n    id\n    description\n    status\n    priority\n    createdAt\n    updatedAt\n    createdBy {\n      id\n      profilePicture\n    }\n    createdByName\n    leave {\n      leaveType\n      startDate\n      endDate\n      totalDays\n      reason\n      approvedByName\n      approvalDate\n      supportingDocument\n      supportingDocumentName\n    }\n  }\n": typeof types.LeaveFactsFragmentDoc,
    "\n  query OwnReports {\n    myEmployee {\n      id\n      directReportsCount\n    }\n  }\n": typeof types.OwnReportsDocument,
    "\n  query LeavePreview($startDate: Date!, $endDate: Date!, $except: Int) {\n    leavePreview(startDate: $startDate, endDate: $endDate, except: $except) {\n      totalDays\n      teamAway\n      overlapping {\n        id\n        title\n        status\n        leave {\n          startDate\n          endDate\n        }\n      }\n      year {\n        year\n        takenDays\n        usedDays {\n          leaveType\n          days\n        }\n      }\n    }\n  }\n": typeof types.LeavePreviewDocument,
    "\n  mutation CreateLeaveRequest($input: LeaveRequestInput!) {\n    createLeaveRequest(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateLeaveRequestDocument,
    "\n  fragment LeaveRow on Ticket {\n    id\n    title\n    status\n    version\n    createdAt\n    createdByName\n    viewerCan {\n      edit\n      cancel\n      decide\n    }\n    leave {\n      leaveType\n      startDate\n      endDate\n      totalDays\n      reason\n    }\n  }\n": typeof types.LeaveRowFragmentDoc,
    "\n  query LeaveRequests(\n    $mine: Boolean!\n    $team: Boolean!\n    $status: [LeaveStatusFilter!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    leaveRequests(mine: $mine, team: $team, status: $status, search: $search, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        createdBy @include(if: $team) {\n          id\n          profilePicture\n        }\n        ...LeaveRow\n      }\n    }\n  }\n": typeof types.LeaveRequestsDocument,
    "\n  query LeaveYear($year: Int) {\n    leaveYear(year: $year) {\n      year\n      today\n      takenDays\n      usedDays {\n        leaveType\n        days\n      }\n      pendingRequests\n      requests {\n        id\n        title\n        status\n        leave {\n          leaveType\n          startDate\n          endDate\n          totalDays\n        }\n      }\n    }\n  }\n": typeof types.LeaveYearDocument,
    "\n  query EmployeePortal {\n    leaveRequests: ownTicketCounts(kind: LEAVE_REQUEST) {\n      status\n      count\n    }\n    feedback: ownTicketCounts(kind: FEEDBACK) {\n      status\n      count\n    }\n    tickets: ownTicketCounts(kind: GENERAL) {\n      status\n      count\n    }\n    currentTimesheet {\n      id\n      weekStartDate\n      weekEndDate\n      status\n      totalHours\n      timeEntries {\n        id\n        date\n        hoursWorked\n      }\n    }\n  }\n": typeof types.EmployeePortalDocument,
    "\n  mutation DeleteGeneralTicket($id: Int!) {\n    deleteGeneralTicket(id: $id)\n  }\n": typeof types.DeleteGeneralTicketDocument,
    "\n  query GeneralTicket($id: Int!) {\n    generalTicket(id: $id) {\n      id\n      ...GeneralTicketRow\n      ...GeneralTicketFacts\n      ...TicketHistory\n    }\n  }\n": typeof types.GeneralTicketDocument,
    "\n  mutation CreateGeneralTicket($input: GeneralTicketInput!) {\n    createGeneralTicket(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateGeneralTicketDocument,
    "\n  fragment GeneralTicketFacts on Ticket {\n    id\n    description\n    status\n    priority\n    createdAt\n    updatedAt\n    resolvedAt\n    createdByName\n    createdBy {\n      id\n      profilePicture\n    }\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n    general {\n      categoryName\n      affectedSystem\n    }\n  }\n": typeof types.GeneralTicketFactsFragmentDoc,
    "\n  fragment GeneralTicketRow on Ticket {\n    id\n    title\n    status\n    priority\n    createdAt\n    createdById\n    createdByEmail\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n    viewerCan {\n      delete\n    }\n    general {\n      categoryName\n    }\n  }\n": typeof types.GeneralTicketRowFragmentDoc,
    "\n  query TicketCategories {\n    ticketCategories(pageSize: 200) {\n      results {\n        id\n        name\n      }\n    }\n  }\n": typeof types.TicketCategoriesDocument,
    "\n  query GeneralTickets(\n    $status: [TicketStatusInput!]!\n    $priority: [TicketPriority!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    generalTickets(mine: true, status: $status, priority: $priority, search: $search, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        ...GeneralTicketRow\n      }\n    }\n  }\n": typeof types.GeneralTicketsDocument,
    "\n  query EmployeeFigures {\n    employeeStatistics {\n      activeEmployees\n      newHiresThisMonth\n    }\n  }\n": typeof types.EmployeeFiguresDocument,
    "\n  query ItFigures {\n    itDashboard {\n      totalAssets\n    }\n    itTicketFigures {\n      openTickets\n    }\n  }\n": typeof types.ItFiguresDocument,
    "\n  query LearningFigures {\n    learningDashboardStats {\n      totalCourses\n      totalCertifications\n    }\n  }\n": typeof types.LearningFiguresDocument,
    "\n  query DepartmentFigures {\n    departments(pageSize: 1) {\n      count\n    }\n  }\n": typeof types.DepartmentFiguresDocument,
    "\n  query TicketFigures {\n    masterTickets(pageSize: 100) {\n      results {\n        id\n        status\n      }\n    }\n  }\n": typeof types.TicketFiguresDocument,
    "\n  fragment PersonalInformation on User {\n    id\n    firstName\n    lastName\n    fullName\n    email\n    profilePicture\n    resume\n    resumeName\n    employee {\n      id\n      jobTitle\n      departmentName\n      hireDate\n      managerName\n      manager {\n        id\n        user {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n": typeof types.PersonalInformationFragmentDoc,
    "\n  query OwnProfile {\n    me {\n      id\n      resume\n      employee {\n        id\n      }\n      ...PersonalInformation\n      ...AccountInformation\n    }\n  }\n": typeof types.OwnProfileDocument,
    "\n  fragment AccountInformation on User {\n    id\n    isActive\n    dateJoined\n    lastLogin\n    roles {\n      id\n      role {\n        id\n        displayName\n      }\n    }\n    employee {\n      id\n      employeeId\n      yearsOfService\n      directReportsCount\n      departmentSize\n    }\n  }\n": typeof types.AccountInformationFragmentDoc,
    "\n  fragment DeviceRow on Session {\n    id\n    userAgent\n    createdAt\n    lastUsedAt\n    isCurrent\n  }\n": typeof types.DeviceRowFragmentDoc,
    "\n  mutation RevokeSession($id: Int!) {\n    revokeSession(id: $id)\n  }\n": typeof types.RevokeSessionDocument,
    "\n  mutation EndSessions($userId: Int!) {\n    endSessions(userId: $userId)\n  }\n": typeof types.EndSessionsDocument,
    "\n  query OwnSessions {\n    sessions(pageSize: 200) {\n      results {\n        id\n        ...DeviceRow\n        isCurrent\n      }\n    }\n  }\n": typeof types.OwnSessionsDocument,
    "\n  query OrgChart {\n    orgChart {\n      people {\n        id\n        userId\n        fullName\n        position\n        departmentName\n        email\n        managerId\n        parentId\n        directReportsCount\n        user {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n": typeof types.OrgChartDocument,
    "\n  query PersonDetails($id: Int!) {\n    employee(id: $id) {\n      id\n      employeeId\n      fullName\n      email\n      position\n      departmentName\n      departmentSize\n      hireDate\n      yearsOfService\n      isActive\n      directReportsCount\n      user {\n        id\n        profilePicture\n      }\n      manager {\n        id\n        fullName\n      }\n      directReports {\n        id\n        fullName\n        position\n      }\n    }\n  }\n": typeof types.PersonDetailsDocument,
    "\n  mutation PreviewPhoto($photo: Upload!) {\n    previewPhoto(photo: $photo)\n  }\n": typeof types.PreviewPhotoDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      profilePicture\n      resume\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  mutation ResetPassword($token: String!, $next: String!, $confirmation: String!) {\n    resetPassword(token: $token, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation ChangePassword($current: String!, $next: String!, $confirmation: String!) {\n    changePassword(oldPassword: $current, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  query Roles {\n    roles(pageSize: 200) {\n      results {\n        id\n        name\n        displayName\n        hierarchyLevel\n        permissions {\n          codename\n          name\n        }\n      }\n    }\n  }\n": typeof types.RolesDocument,
    "\n  mutation SignIn($email: String!, $password: String!, $rememberMe: Boolean!) {\n    login(email: $email, password: $password, rememberMe: $rememberMe) {\n      token\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation SignOut {\n    logout\n  }\n": typeof types.SignOutDocument,
    "\n  query Profile {\n    me {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      profilePicture\n      mustChangePassword\n      employee {\n        id\n        departmentName\n      }\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  query OwnRoles {\n    me {\n      id\n      roles {\n        id\n        role {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.OwnRolesDocument,
    "\n  mutation AddTicketComment($ticket: Int!, $comment: String!) {\n    addTicketComment(ticket: $ticket, comment: $comment) {\n      id\n    }\n  }\n": typeof types.AddTicketCommentDocument,
    "\n  query TicketComments($ticket: Int!, $page: Int!) {\n    ticketComments(ticket: $ticket, page: $page, pageSize: 200, ordering: \"-createdAt\") {\n      count\n      results {\n        id\n        comment\n        isInternal\n        createdBy {\n          id\n          profilePicture\n        }\n        createdByName\n        createdAt\n      }\n    }\n  }\n": typeof types.TicketCommentsDocument,
    "\n  fragment TicketHistory on Ticket {\n    id\n    createdByName\n    createdAt\n    history {\n      position\n      toStatus\n      changedByName\n      changedAt\n    }\n  }\n": typeof types.TicketHistoryFragmentDoc,
    "\n  query OwnTicketCounts($kind: TicketKind!) {\n    ownTicketCounts(kind: $kind) {\n      status\n      count\n    }\n  }\n": typeof types.OwnTicketCountsDocument,
};
const documents: Documents = {
    "\n  mutation CancelFeedback($id: Int!) {\n    deleteFeedback(id: $id)\n  }\n": types.CancelFeedbackDocument,
    "\n  query Feedback($id: Int!) {\n    feedbackTicket(id: $id) {\n      id\n      viewerCan {\n        commentInternally\n      }\n      ...FeedbackRow\n      ...FeedbackFacts\n      ...TicketHistory\n    }\n  }\n": types.FeedbackDocument,
    "\n  fragment FeedbackFacts on Ticket {\n    id\n    description\n    status\n    priority\n    createdAt\n    updatedAt\n    resolvedAt\n    createdBy {\n      id\n      profilePicture\n    }\n    createdByName\n    feedback {\n      feedbackType\n      isAnonymous\n    }\n  }\n": types.FeedbackFactsFragmentDoc,
    "\n  mutation CreateFeedback($input: FeedbackInput!) {\n    createFeedback(input: $input) {\n      id\n    }\n  }\n": types.CreateFeedbackDocument,
    "\n  fragment FeedbackRow on Ticket {\n    id\n    title\n    status\n    priority\n    createdAt\n    viewerCan {\n      cancel\n    }\n    feedback {\n      feedbackType\n      isAnonymous\n    }\n  }\n": types.FeedbackRowFragmentDoc,
    "\n  query FeedbackHistory($status: [TicketStatusInput!], $search: String, $page: Int!, $pageSize: Int!, $ordering: String!) {\n    feedbackTickets(mine: true, status: $status, search: $search, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        ...FeedbackRow\n      }\n    }\n  }\n": types.FeedbackHistoryDocument,
    "\n  mutation CancelLeaveRequest($id: Int!) {\n    cancelLeaveRequest(id: $id)\n  }\n": types.CancelLeaveRequestDocument,
    "\n  mutation ApproveLeaveRequest($id: Int!, $version: Int!, $comment: String) {\n    approveLeaveRequest(id: $id, version: $version, comment: $comment) {\n      id\n      version\n      status\n    }\n  }\n": types.ApproveLeaveRequestDocument,
    "\n  mutation RejectLeaveRequest($id: Int!, $version: Int!, $reason: String) {\n    rejectLeaveRequest(id: $id, version: $version, reason: $reason) {\n      id\n      version\n      status\n    }\n  }\n": types.RejectLeaveRequestDocument,
    "\n  fragment EditedLeave on Ticket {\n    id\n    version\n    title\n    description\n    leave {\n      leaveType\n      startDate\n      endDate\n      reason\n      supportingDocumentName\n    }\n  }\n": types.EditedLeaveFragmentDoc,
    "\n  mutation UpdateLeaveRequest($id: Int!, $version: Int!, $input: LeaveRequestChanges!) {\n    updateLeaveRequest(id: $id, version: $version, input: $input) {\n      id\n      version\n    }\n  }\n": types.UpdateLeaveRequestDocument,
    "\n  query LeaveRequest($id: Int!) {\n    leaveRequest(id: $id) {\n      id\n      leave {\n        supportingDocument\n      }\n      ...LeaveRow\n      ...LeaveFacts\n      ...EditedLeave\n      ...TicketHistory\n    }\n  }\n": types.LeaveRequestDocument,
    "\n  fragment LeaveFacts on Ticket {\n    id\n    description\n    status\n    priority\n    createdAt\n    updatedAt\n    createdBy {\n      id\n      profilePicture\n    }\n    createdByName\n    leave {\n      leaveType\n      startDate\n      endDate\n      totalDays\n      reason\n      approvedByName\n      approvalDate\n      supportingDocument\n      supportingDocumentName\n    }\n  }\n": types.LeaveFactsFragmentDoc,
    "\n  query OwnReports {\n    myEmployee {\n      id\n      directReportsCount\n    }\n  }\n": types.OwnReportsDocument,
    "\n  query LeavePreview($startDate: Date!, $endDate: Date!, $except: Int) {\n    leavePreview(startDate: $startDate, endDate: $endDate, except: $except) {\n      totalDays\n      teamAway\n      overlapping {\n        id\n        title\n        status\n        leave {\n          startDate\n          endDate\n        }\n      }\n      year {\n        year\n        takenDays\n        usedDays {\n          leaveType\n          days\n        }\n      }\n    }\n  }\n": types.LeavePreviewDocument,
    "\n  mutation CreateLeaveRequest($input: LeaveRequestInput!) {\n    createLeaveRequest(input: $input) {\n      id\n    }\n  }\n": types.CreateLeaveRequestDocument,
    "\n  fragment LeaveRow on Ticket {\n    id\n    title\n    status\n    version\n    createdAt\n    createdByName\n    viewerCan {\n      edit\n      cancel\n      decide\n    }\n    leave {\n      leaveType\n      startDate\n      endDate\n      totalDays\n      reason\n    }\n  }\n": types.LeaveRowFragmentDoc,
    "\n  query LeaveRequests(\n    $mine: Boolean!\n    $team: Boolean!\n    $status: [LeaveStatusFilter!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    leaveRequests(mine: $mine, team: $team, status: $status, search: $search, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        createdBy @include(if: $team) {\n          id\n          profilePicture\n        }\n        ...LeaveRow\n      }\n    }\n  }\n": types.LeaveRequestsDocument,
    "\n  query LeaveYear($year: Int) {\n    leaveYear(year: $year) {\n      year\n      today\n      takenDays\n      usedDays {\n        leaveType\n        days\n      }\n      pendingRequests\n      requests {\n        id\n        title\n        status\n        leave {\n          leaveType\n          startDate\n          endDate\n          totalDays\n        }\n      }\n    }\n  }\n": types.LeaveYearDocument,
    "\n  query EmployeePortal {\n    leaveRequests: ownTicketCounts(kind: LEAVE_REQUEST) {\n      status\n      count\n    }\n    feedback: ownTicketCounts(kind: FEEDBACK) {\n      status\n      count\n    }\n    tickets: ownTicketCounts(kind: GENERAL) {\n      status\n      count\n    }\n    currentTimesheet {\n      id\n      weekStartDate\n      weekEndDate\n      status\n      totalHours\n      timeEntries {\n        id\n        date\n        hoursWorked\n      }\n    }\n  }\n": types.EmployeePortalDocument,
    "\n  mutation DeleteGeneralTicket($id: Int!) {\n    deleteGeneralTicket(id: $id)\n  }\n": types.DeleteGeneralTicketDocument,
    "\n  query GeneralTicket($id: Int!) {\n    generalTicket(id: $id) {\n      id\n      ...GeneralTicketRow\n      ...GeneralTicketFacts\n      ...TicketHistory\n    }\n  }\n": types.GeneralTicketDocument,
    "\n  mutation CreateGeneralTicket($input: GeneralTicketInput!) {\n    createGeneralTicket(input: $input) {\n      id\n    }\n  }\n": types.CreateGeneralTicketDocument,
    "\n  fragment GeneralTicketFacts on Ticket {\n    id\n    description\n    status\n    priority\n    createdAt\n    updatedAt\n    resolvedAt\n    createdByName\n    createdBy {\n      id\n      profilePicture\n    }\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n    general {\n      categoryName\n      affectedSystem\n    }\n  }\n": types.GeneralTicketFactsFragmentDoc,
    "\n  fragment GeneralTicketRow on Ticket {\n    id\n    title\n    status\n    priority\n    createdAt\n    createdById\n    createdByEmail\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n    viewerCan {\n      delete\n    }\n    general {\n      categoryName\n    }\n  }\n": types.GeneralTicketRowFragmentDoc,
    "\n  query TicketCategories {\n    ticketCategories(pageSize: 200) {\n      results {\n        id\n        name\n      }\n    }\n  }\n": types.TicketCategoriesDocument,
    "\n  query GeneralTickets(\n    $status: [TicketStatusInput!]!\n    $priority: [TicketPriority!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    generalTickets(mine: true, status: $status, priority: $priority, search: $search, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        ...GeneralTicketRow\n      }\n    }\n  }\n": types.GeneralTicketsDocument,
    "\n  query EmployeeFigures {\n    employeeStatistics {\n      activeEmployees\n      newHiresThisMonth\n    }\n  }\n": types.EmployeeFiguresDocument,
    "\n  query ItFigures {\n    itDashboard {\n      totalAssets\n    }\n    itTicketFigures {\n      openTickets\n    }\n  }\n": types.ItFiguresDocument,
    "\n  query LearningFigures {\n    learningDashboardStats {\n      totalCourses\n      totalCertifications\n    }\n  }\n": types.LearningFiguresDocument,
    "\n  query DepartmentFigures {\n    departments(pageSize: 1) {\n      count\n    }\n  }\n": types.DepartmentFiguresDocument,
    "\n  query TicketFigures {\n    masterTickets(pageSize: 100) {\n      results {\n        id\n        status\n      }\n    }\n  }\n": types.TicketFiguresDocument,
    "\n  fragment PersonalInformation on User {\n    id\n    firstName\n    lastName\n    fullName\n    email\n    profilePicture\n    resume\n    resumeName\n    employee {\n      id\n      jobTitle\n      departmentName\n      hireDate\n      managerName\n      manager {\n        id\n        user {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n": types.PersonalInformationFragmentDoc,
    "\n  query OwnProfile {\n    me {\n      id\n      resume\n      employee {\n        id\n      }\n      ...PersonalInformation\n      ...AccountInformation\n    }\n  }\n": types.OwnProfileDocument,
    "\n  fragment AccountInformation on User {\n    id\n    isActive\n    dateJoined\n    lastLogin\n    roles {\n      id\n      role {\n        id\n        displayName\n      }\n    }\n    employee {\n      id\n      employeeId\n      yearsOfService\n      directReportsCount\n      departmentSize\n    }\n  }\n": types.AccountInformationFragmentDoc,
    "\n  fragment DeviceRow on Session {\n    id\n    userAgent\n    createdAt\n    lastUsedAt\n    isCurrent\n  }\n": types.DeviceRowFragmentDoc,
    "\n  mutation RevokeSession($id: Int!) {\n    revokeSession(id: $id)\n  }\n": types.RevokeSessionDocument,
    "\n  mutation EndSessions($userId: Int!) {\n    endSessions(userId: $userId)\n  }\n": types.EndSessionsDocument,
    "\n  query OwnSessions {\n    sessions(pageSize: 200) {\n      results {\n        id\n        ...DeviceRow\n        isCurrent\n      }\n    }\n  }\n": types.OwnSessionsDocument,
    "\n  query OrgChart {\n    orgChart {\n      people {\n        id\n        userId\n        fullName\n        position\n        departmentName\n        email\n        managerId\n        parentId\n        directReportsCount\n        user {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n": types.OrgChartDocument,
    "\n  query PersonDetails($id: Int!) {\n    employee(id: $id) {\n      id\n      employeeId\n      fullName\n      email\n      position\n      departmentName\n      departmentSize\n      hireDate\n      yearsOfService\n      isActive\n      directReportsCount\n      user {\n        id\n        profilePicture\n      }\n      manager {\n        id\n        fullName\n      }\n      directReports {\n        id\n        fullName\n        position\n      }\n    }\n  }\n": types.PersonDetailsDocument,
    "\n  mutation PreviewPhoto($photo: Upload!) {\n    previewPhoto(photo: $photo)\n  }\n": types.PreviewPhotoDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      profilePicture\n      resume\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  mutation ResetPassword($token: String!, $next: String!, $confirmation: String!) {\n    resetPassword(token: $token, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n": types.ResetPasswordDocument,
    "\n  mutation ChangePassword($current: String!, $next: String!, $confirmation: String!) {\n    changePassword(oldPassword: $current, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n": types.ChangePasswordDocument,
    "\n  query Roles {\n    roles(pageSize: 200) {\n      results {\n        id\n        name\n        displayName\n        hierarchyLevel\n        permissions {\n          codename\n          name\n        }\n      }\n    }\n  }\n": types.RolesDocument,
    "\n  mutation SignIn($email: String!, $password: String!, $rememberMe: Boolean!) {\n    login(email: $email, password: $password, rememberMe: $rememberMe) {\n      token\n    }\n  }\n": types.SignInDocument,
    "\n  mutation SignOut {\n    logout\n  }\n": types.SignOutDocument,
    "\n  query Profile {\n    me {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      profilePicture\n      mustChangePassword\n      employee {\n        id\n        departmentName\n      }\n    }\n  }\n": types.ProfileDocument,
    "\n  query OwnRoles {\n    me {\n      id\n      roles {\n        id\n        role {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.OwnRolesDocument,
    "\n  mutation AddTicketComment($ticket: Int!, $comment: String!) {\n    addTicketComment(ticket: $ticket, comment: $comment) {\n      id\n    }\n  }\n": types.AddTicketCommentDocument,
    "\n  query TicketComments($ticket: Int!, $page: Int!) {\n    ticketComments(ticket: $ticket, page: $page, pageSize: 200, ordering: \"-createdAt\") {\n      count\n      results {\n        id\n        comment\n        isInternal\n        createdBy {\n          id\n          profilePicture\n        }\n        createdByName\n        createdAt\n      }\n    }\n  }\n": types.TicketCommentsDocument,
    "\n  fragment TicketHistory on Ticket {\n    id\n    createdByName\n    createdAt\n    history {\n      position\n      toStatus\n      changedByName\n      changedAt\n    }\n  }\n": types.TicketHistoryFragmentDoc,
    "\n  query OwnTicketCounts($kind: TicketKind!) {\n    ownTicketCounts(kind: $kind) {\n      status\n      count\n    }\n  }\n": types.OwnTicketCountsDocument,
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
export function graphql(source: "\n  query Feedback($id: Int!) {\n    feedbackTicket(id: $id) {\n      id\n      viewerCan {\n        commentInternally\n      }\n      ...FeedbackRow\n      ...FeedbackFacts\n      ...TicketHistory\n    }\n  }\n"): (typeof documents)["\n  query Feedback($id: Int!) {\n    feedbackTicket(id: $id) {\n      id\n      viewerCan {\n        commentInternally\n      }\n      ...FeedbackRow\n      ...FeedbackFacts\n      ...TicketHistory\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeedbackFacts on Ticket {\n    id\n    description\n    status\n    priority\n    createdAt\n    updatedAt\n    resolvedAt\n    createdBy {\n      id\n      profilePicture\n    }\n    createdByName\n    feedback {\n      feedbackType\n      isAnonymous\n    }\n  }\n"): (typeof documents)["\n  fragment FeedbackFacts on Ticket {\n    id\n    description\n    status\n    priority\n    createdAt\n    updatedAt\n    resolvedAt\n    createdBy {\n      id\n      profilePicture\n    }\n    createdByName\n    feedback {\n      feedbackType\n      isAnonymous\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateFeedback($input: FeedbackInput!) {\n    createFeedback(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateFeedback($input: FeedbackInput!) {\n    createFeedback(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeedbackRow on Ticket {\n    id\n    title\n    status\n    priority\n    createdAt\n    viewerCan {\n      cancel\n    }\n    feedback {\n      feedbackType\n      isAnonymous\n    }\n  }\n"): (typeof documents)["\n  fragment FeedbackRow on Ticket {\n    id\n    title\n    status\n    priority\n    createdAt\n    viewerCan {\n      cancel\n    }\n    feedback {\n      feedbackType\n      isAnonymous\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeedbackHistory($status: [TicketStatusInput!], $search: String, $page: Int!, $pageSize: Int!, $ordering: String!) {\n    feedbackTickets(mine: true, status: $status, search: $search, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        ...FeedbackRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query FeedbackHistory($status: [TicketStatusInput!], $search: String, $page: Int!, $pageSize: Int!, $ordering: String!) {\n    feedbackTickets(mine: true, status: $status, search: $search, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        ...FeedbackRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelLeaveRequest($id: Int!) {\n    cancelLeaveRequest(id: $id)\n  }\n"): (typeof documents)["\n  mutation CancelLeaveRequest($id: Int!) {\n    cancelLeaveRequest(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveLeaveRequest($id: Int!, $version: Int!, $comment: String) {\n    approveLeaveRequest(id: $id, version: $version, comment: $comment) {\n      id\n      version\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveLeaveRequest($id: Int!, $version: Int!, $comment: String) {\n    approveLeaveRequest(id: $id, version: $version, comment: $comment) {\n      id\n      version\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RejectLeaveRequest($id: Int!, $version: Int!, $reason: String) {\n    rejectLeaveRequest(id: $id, version: $version, reason: $reason) {\n      id\n      version\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation RejectLeaveRequest($id: Int!, $version: Int!, $reason: String) {\n    rejectLeaveRequest(id: $id, version: $version, reason: $reason) {\n      id\n      version\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedLeave on Ticket {\n    id\n    version\n    title\n    description\n    leave {\n      leaveType\n      startDate\n      endDate\n      reason\n      supportingDocumentName\n    }\n  }\n"): (typeof documents)["\n  fragment EditedLeave on Ticket {\n    id\n    version\n    title\n    description\n    leave {\n      leaveType\n      startDate\n      endDate\n      reason\n      supportingDocumentName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLeaveRequest($id: Int!, $version: Int!, $input: LeaveRequestChanges!) {\n    updateLeaveRequest(id: $id, version: $version, input: $input) {\n      id\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLeaveRequest($id: Int!, $version: Int!, $input: LeaveRequestChanges!) {\n    updateLeaveRequest(id: $id, version: $version, input: $input) {\n      id\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeaveRequest($id: Int!) {\n    leaveRequest(id: $id) {\n      id\n      leave {\n        supportingDocument\n      }\n      ...LeaveRow\n      ...LeaveFacts\n      ...EditedLeave\n      ...TicketHistory\n    }\n  }\n"): (typeof documents)["\n  query LeaveRequest($id: Int!) {\n    leaveRequest(id: $id) {\n      id\n      leave {\n        supportingDocument\n      }\n      ...LeaveRow\n      ...LeaveFacts\n      ...EditedLeave\n      ...TicketHistory\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LeaveFacts on Ticket {\n    id\n    description\n    status\n    priority\n    createdAt\n    updatedAt\n    createdBy {\n      id\n      profilePicture\n    }\n    createdByName\n    leave {\n      leaveType\n      startDate\n      endDate\n      totalDays\n      reason\n      approvedByName\n      approvalDate\n      supportingDocument\n      supportingDocumentName\n    }\n  }\n"): (typeof documents)["\n  fragment LeaveFacts on Ticket {\n    id\n    description\n    status\n    priority\n    createdAt\n    updatedAt\n    createdBy {\n      id\n      profilePicture\n    }\n    createdByName\n    leave {\n      leaveType\n      startDate\n      endDate\n      totalDays\n      reason\n      approvedByName\n      approvalDate\n      supportingDocument\n      supportingDocumentName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnReports {\n    myEmployee {\n      id\n      directReportsCount\n    }\n  }\n"): (typeof documents)["\n  query OwnReports {\n    myEmployee {\n      id\n      directReportsCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeavePreview($startDate: Date!, $endDate: Date!, $except: Int) {\n    leavePreview(startDate: $startDate, endDate: $endDate, except: $except) {\n      totalDays\n      teamAway\n      overlapping {\n        id\n        title\n        status\n        leave {\n          startDate\n          endDate\n        }\n      }\n      year {\n        year\n        takenDays\n        usedDays {\n          leaveType\n          days\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LeavePreview($startDate: Date!, $endDate: Date!, $except: Int) {\n    leavePreview(startDate: $startDate, endDate: $endDate, except: $except) {\n      totalDays\n      teamAway\n      overlapping {\n        id\n        title\n        status\n        leave {\n          startDate\n          endDate\n        }\n      }\n      year {\n        year\n        takenDays\n        usedDays {\n          leaveType\n          days\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateLeaveRequest($input: LeaveRequestInput!) {\n    createLeaveRequest(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateLeaveRequest($input: LeaveRequestInput!) {\n    createLeaveRequest(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LeaveRow on Ticket {\n    id\n    title\n    status\n    version\n    createdAt\n    createdByName\n    viewerCan {\n      edit\n      cancel\n      decide\n    }\n    leave {\n      leaveType\n      startDate\n      endDate\n      totalDays\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment LeaveRow on Ticket {\n    id\n    title\n    status\n    version\n    createdAt\n    createdByName\n    viewerCan {\n      edit\n      cancel\n      decide\n    }\n    leave {\n      leaveType\n      startDate\n      endDate\n      totalDays\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeaveRequests(\n    $mine: Boolean!\n    $team: Boolean!\n    $status: [LeaveStatusFilter!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    leaveRequests(mine: $mine, team: $team, status: $status, search: $search, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        createdBy @include(if: $team) {\n          id\n          profilePicture\n        }\n        ...LeaveRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query LeaveRequests(\n    $mine: Boolean!\n    $team: Boolean!\n    $status: [LeaveStatusFilter!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    leaveRequests(mine: $mine, team: $team, status: $status, search: $search, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        createdBy @include(if: $team) {\n          id\n          profilePicture\n        }\n        ...LeaveRow\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation DeleteGeneralTicket($id: Int!) {\n    deleteGeneralTicket(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteGeneralTicket($id: Int!) {\n    deleteGeneralTicket(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GeneralTicket($id: Int!) {\n    generalTicket(id: $id) {\n      id\n      ...GeneralTicketRow\n      ...GeneralTicketFacts\n      ...TicketHistory\n    }\n  }\n"): (typeof documents)["\n  query GeneralTicket($id: Int!) {\n    generalTicket(id: $id) {\n      id\n      ...GeneralTicketRow\n      ...GeneralTicketFacts\n      ...TicketHistory\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGeneralTicket($input: GeneralTicketInput!) {\n    createGeneralTicket(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateGeneralTicket($input: GeneralTicketInput!) {\n    createGeneralTicket(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GeneralTicketFacts on Ticket {\n    id\n    description\n    status\n    priority\n    createdAt\n    updatedAt\n    resolvedAt\n    createdByName\n    createdBy {\n      id\n      profilePicture\n    }\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n    general {\n      categoryName\n      affectedSystem\n    }\n  }\n"): (typeof documents)["\n  fragment GeneralTicketFacts on Ticket {\n    id\n    description\n    status\n    priority\n    createdAt\n    updatedAt\n    resolvedAt\n    createdByName\n    createdBy {\n      id\n      profilePicture\n    }\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n    general {\n      categoryName\n      affectedSystem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GeneralTicketRow on Ticket {\n    id\n    title\n    status\n    priority\n    createdAt\n    createdById\n    createdByEmail\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n    viewerCan {\n      delete\n    }\n    general {\n      categoryName\n    }\n  }\n"): (typeof documents)["\n  fragment GeneralTicketRow on Ticket {\n    id\n    title\n    status\n    priority\n    createdAt\n    createdById\n    createdByEmail\n    assignedToName\n    assignedTo {\n      id\n      profilePicture\n    }\n    viewerCan {\n      delete\n    }\n    general {\n      categoryName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketCategories {\n    ticketCategories(pageSize: 200) {\n      results {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query TicketCategories {\n    ticketCategories(pageSize: 200) {\n      results {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GeneralTickets(\n    $status: [TicketStatusInput!]!\n    $priority: [TicketPriority!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    generalTickets(mine: true, status: $status, priority: $priority, search: $search, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        ...GeneralTicketRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query GeneralTickets(\n    $status: [TicketStatusInput!]!\n    $priority: [TicketPriority!]\n    $search: String\n    $page: Int!\n    $pageSize: Int!\n    $ordering: String!\n  ) {\n    generalTickets(mine: true, status: $status, priority: $priority, search: $search, page: $page, pageSize: $pageSize, ordering: $ordering) {\n      count\n      results {\n        id\n        ...GeneralTicketRow\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment PersonalInformation on User {\n    id\n    firstName\n    lastName\n    fullName\n    email\n    profilePicture\n    resume\n    resumeName\n    employee {\n      id\n      jobTitle\n      departmentName\n      hireDate\n      managerName\n      manager {\n        id\n        user {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PersonalInformation on User {\n    id\n    firstName\n    lastName\n    fullName\n    email\n    profilePicture\n    resume\n    resumeName\n    employee {\n      id\n      jobTitle\n      departmentName\n      hireDate\n      managerName\n      manager {\n        id\n        user {\n          id\n          profilePicture\n        }\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      profilePicture\n      resume\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      profilePicture\n      resume\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($token: String!, $next: String!, $confirmation: String!) {\n    resetPassword(token: $token, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n"): (typeof documents)["\n  mutation ResetPassword($token: String!, $next: String!, $confirmation: String!) {\n    resetPassword(token: $token, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n"];
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
export function graphql(source: "\n  mutation SignIn($email: String!, $password: String!, $rememberMe: Boolean!) {\n    login(email: $email, password: $password, rememberMe: $rememberMe) {\n      token\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($email: String!, $password: String!, $rememberMe: Boolean!) {\n    login(email: $email, password: $password, rememberMe: $rememberMe) {\n      token\n    }\n  }\n"];
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
export function graphql(source: "\n  query TicketComments($ticket: Int!, $page: Int!) {\n    ticketComments(ticket: $ticket, page: $page, pageSize: 200, ordering: \"-createdAt\") {\n      count\n      results {\n        id\n        comment\n        isInternal\n        createdBy {\n          id\n          profilePicture\n        }\n        createdByName\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query TicketComments($ticket: Int!, $page: Int!) {\n    ticketComments(ticket: $ticket, page: $page, pageSize: 200, ordering: \"-createdAt\") {\n      count\n      results {\n        id\n        comment\n        isInternal\n        createdBy {\n          id\n          profilePicture\n        }\n        createdByName\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketHistory on Ticket {\n    id\n    createdByName\n    createdAt\n    history {\n      position\n      toStatus\n      changedByName\n      changedAt\n    }\n  }\n"): (typeof documents)["\n  fragment TicketHistory on Ticket {\n    id\n    createdByName\n    createdAt\n    history {\n      position\n      toStatus\n      changedByName\n      changedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnTicketCounts($kind: TicketKind!) {\n    ownTicketCounts(kind: $kind) {\n      status\n      count\n    }\n  }\n"): (typeof documents)["\n  query OwnTicketCounts($kind: TicketKind!) {\n    ownTicketCounts(kind: $kind) {\n      status\n      count\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;