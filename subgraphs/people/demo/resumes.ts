import type { DemoPerson } from './organisation.js';

/** What people of each department know. */
const SKILLS: Record<string, string> = {
  Engineering: 'TypeScript, Node.js, React, PostgreSQL, GraphQL, Git, automated tests',
  Product: 'Roadmaps, user interviews, acceptance criteria, Jira, SQL',
  Design: 'Figma, usability tests, design systems, accessibility (WCAG), prototypes',
  Marketing: 'Campaigns, SEO, newsletters, WordPress, Google Analytics',
  Analytics: 'SQL, Python (pandas), Tableau, statistics, data quality',
  'Human Resources': 'Recruiting, onboarding, employment law, Workday, conflict resolution',
  Sales: 'Salesforce, negotiation, forecasting, demonstrations, account planning',
  Finance: 'US GAAP, Excel, NetSuite, month-end close, budgeting',
  IT: 'Windows, macOS, Microsoft 365, ticket systems, single sign-on',
  Operations: 'Process mapping, Lean, Excel, SQL, project management',
  'IT Infrastructure': 'Linux, Ansible, Terraform, Kubernetes, AWS, monitoring, backups',
  'Shared Resource': 'Reception, room booking, event planning, Microsoft Office',
  'IT Equipment Pool': 'Inventory, scanning, shipping, spreadsheets',
};

/** A short resume as plain text. @param years of experience, those before the organisation included */
export function resumeOf(person: DemoPerson, years: number): string {
  const { firstName, lastName, jobTitle, departmentName, hireDate, city, state } = person;
  return [
    `${firstName} ${lastName}`,
    `${jobTitle}, ${city}, ${state}`,
    '',
    'SUMMARY',
    `${years} ${years === 1 ? 'year' : 'years'} of experience, the latest in ${departmentName}.`,
    '',
    'EXPERIENCE',
    `${jobTitle}, ${hireDate.slice(0, 4)} to present`,
    '',
    'SKILLS',
    SKILLS[departmentName] ?? 'Microsoft Office',
    '',
  ].join('\n');
}
