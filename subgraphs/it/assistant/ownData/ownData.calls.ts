// All that the assistant ever reads for an answer, each as whoever asks; nothing of a message goes into a
// document.

/** The reader's own leave of a year, the present one without any. */
export const OWN_LEAVE = `query AssistantLeave($year: Int) {
  leaveYear(year: $year) {
    year today takenDays pendingRequests usedDays { leaveType days }
    requests { id title status leave { leaveType startDate endDate totalDays } }
  }
}`;

/** The reader's own latest requests for leave. */
export const OWN_LEAVE_REQUESTS = `query AssistantLeaveRequests {
  leaveRequests(mine: true, pageSize: 50) {
    results { id kind title status createdById updatedAt leave { leaveType startDate endDate totalDays approvedByName } }
  }
}`;

/** The reader's own tickets of some sorts that are open, and the latest. */
export const OWN_TICKETS = `query AssistantTickets($sorts: [TicketKindFilter!]!) {
  open: myTickets(type: $sorts, status: [OPEN, IN_PROGRESS, WAITING_RESPONSE], pageSize: 50) {
    count results { id kind title status createdById updatedAt assignedToName }
  }
  latest: myTickets(type: $sorts, pageSize: 50) {
    results { id kind title status createdById updatedAt assignedToName }
  }
}`;

/**
 * How many tickets wait for the reader, who works on them, and which came last; nothing of what their authors
 * wrote.
 */
export const ASSIGNED_TICKETS = `query AssistantAssigned {
  open: assignedTickets(status: [OPEN], pageSize: 1) { count }
  inProgress: assignedTickets(status: [IN_PROGRESS], pageSize: 1) { count }
  waiting: assignedTickets(status: [WAITING_RESPONSE], pageSize: 1) { count }
  latest: assignedTickets(status: [OPEN, IN_PROGRESS, WAITING_RESPONSE], pageSize: 5) { results { id kind status } }
}`;

/** The reader's own feedback, anonymous feedback included. */
export const OWN_FEEDBACK = `query AssistantFeedback {
  feedbackTickets(mine: true, pageSize: 50) { count results { id kind title status createdById updatedAt assignedToName } }
}`;

/** One ticket by its number; whether it is the reader's own is seen by its author. */
export const ONE_TICKET = `query AssistantTicket($id: Int!) {
  ticket(id: $id) {
    id kind title status createdById updatedAt assignedToName leave { leaveType startDate endDate totalDays approvedByName }
  }
}`;

/** The reader's own week and the weeks handed in. */
export const OWN_TIME = `query AssistantTime($lastWeek: Date!) {
  currentTimesheet { weekStartDate weekEndDate status totalHours rejectionReason decidedByName }
  lastWeek: weekTimesheet(weekStartDate: $lastWeek) { weekStartDate weekEndDate status totalHours rejectionReason decidedByName }
  mySubmittedTimesheets(pageSize: 3) { results { weekStartDate weekEndDate status totalHours rejectionReason decidedByName } }
  trackingSession { elapsedSeconds }
}`;

/** The reader's own hours of some days: what a page has, and how many entries there are. */
export const OWN_HOURS = `query AssistantHours($first: Date!, $last: Date!) {
  timeEntries(mine: true, dateAfter: $first, dateBefore: $last, pageSize: 200) { count results { netHours } }
}`;

/** The reader's own record. */
export const OWN_RECORD = `query AssistantRecord {
  myEmployee {
    employeeId jobTitle departmentName departmentSize hireDate yearsOfService employmentStatus employmentType weeklyHours
    manager { fullName jobTitle email } directReportsCount directReports { fullName jobTitle }
  }
}`;

/** The reader's own pay, read only when it is asked for. */
export const OWN_SALARY = `query AssistantSalary { myEmployee { salary } }`;

/** Where the reader lives and is rung, read only when it is asked for. */
export const OWN_CONTACT = `query AssistantContact { myEmployee { phoneNumber fullAddress } }`;

/** The reader's own job applications. */
export const OWN_APPLICATIONS = `query AssistantApplications {
  myJobApplications(pageSize: 5) { count results { jobTitle createdAt interviewDate status { label } } }
}`;

/** What the reader has of the organization's things. */
export const OWN_EQUIPMENT = `query AssistantEquipment {
  myEquipment { assetTag name category condition since warrantyExpiry }
}`;

/** The courses that the reader is enrolled in, and how far they are: those to go on with first. */
export const OWN_COURSES = `query AssistantCourses($most: Int!) {
  open: enrollments(status: [ENROLLED, IN_PROGRESS], ordering: "-lastAccessedAt", pageSize: $most) {
    count results { courseTitle status progressPercentage completedAt }
  }
  completed: enrollments(status: [COMPLETED], ordering: "-lastAccessedAt", pageSize: $most) {
    count results { courseTitle status progressPercentage completedAt }
  }
}`;
