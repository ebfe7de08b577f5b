/** The projects that time is booked on. */
export type Project = 'Portal project' | 'Training' | 'Meetings' | 'Administration';

/** What each department does for the portal. */
const PORTAL_TASKS: Record<string, readonly string[]> = {
  Engineering: [
    'Leave balance: reviews and fixes',
    'Search in the employee directory',
    'Sign-in: rate limits',
    'Upload of documents',
    'Tests for the ticket lists',
    'Accessibility of the forms',
  ],
  Product: [
    'Acceptance criteria for time tracking',
    'Release notes',
    'Interviews with pilot teams',
    'Roadmap for the next quarter',
  ],
  Design: [
    'Sketches of the time tracker',
    'Icons and empty states',
    'Usability test with two teams',
    'Contrast check in dark mode',
  ],
  Marketing: ['Launch announcement', 'Screenshots for the intranet', 'Short video about leave requests'],
  Analytics: [
    'Dashboard of open requests',
    'Check of the monthly figures',
    'Queries for the head count report',
    'Data dictionary',
  ],
  'Human Resources': [
    'Leave policy texts',
    'Employee records: clean-up',
    'Answers for the help pages',
    'Onboarding checklist in the portal',
  ],
  Sales: ['Feedback of the field teams', 'Customer reference page', 'Pilot on the phone'],
  Finance: ['Cost centres in the portal', 'Licence budget', 'Check of the overtime export'],
  IT: [
    'Single sign-on test accounts',
    'Migration of old tickets',
    'Knowledge base articles',
    'Roll-out to the second floor',
  ],
  Operations: ['Roll-out plan', 'Room booking in the portal', 'Emergency contacts'],
  'IT Infrastructure': [
    'Backup and restore drill',
    'Database upgrade',
    'Monitoring and alarms',
    'Load test of the staging system',
  ],
  'Shared Resource': ['Visitor registration', 'Photos for the directory', 'Badge numbers'],
  'IT Equipment Pool': ['Asset labels and scanning', 'Inventory import', 'Return of leased laptops'],
};
const ANY_PORTAL_TASK = ['Acceptance tests', 'Feedback on the pilot'];

const TASKS: Record<Exclude<Project, 'Portal project'>, readonly string[]> = {
  Training: [
    'Security awareness course',
    'Practice exam',
    'Spreadsheets for advanced users',
    'Online course: giving feedback',
  ],
  Meetings: [
    'Daily stand-up',
    'Team meeting',
    'One-on-one',
    'Planning',
    'Department update',
    'Retrospective',
  ],
  Administration: ['Mail and planning', 'Expense report', 'Notes and filing', 'Interview preparation'],
};

/** Tasks that somebody of the department may write down under the project. */
export function tasksOf(project: Project, departmentName: string): readonly string[] {
  return project === 'Portal project' ? (PORTAL_TASKS[departmentName] ?? ANY_PORTAL_TASK) : TASKS[project];
}
