import { rank, readPosting, readResume } from '../engine.js';
import type { PostingText, Ranked } from '../engine.js';

/** The day on which the resumes of the tests are read. */
export const TODAY = '2025-06-15';

const opening = (
  id: string,
  title: string,
  experienceLevel: string,
  requirements: string[],
  responsibilities: string[],
  description = '',
  jobType = 'FULL_TIME',
): PostingText => ({
  id,
  title,
  departmentName: null,
  location: 'Lisbon',
  jobType,
  experienceLevel,
  description,
  requirements,
  responsibilities,
});

/** Open positions of an invented company that makes bicycles, in many fields. */
export const OPENINGS: readonly PostingText[] = [
  opening(
    'frontend',
    'Frontend Developer',
    'MID',
    ['3+ years of TypeScript and React', 'Component tests', 'Nice to have: GraphQL'],
    ['Build the configurator for our bicycles', 'Keep pages fast and accessible'],
  ),
  opening(
    'java',
    'Senior Java Developer',
    'SENIOR',
    ['At least 5 years of Java with Spring Boot', 'SQL databases and Kafka', 'Automated tests'],
    ['Develop the services behind our orders', 'Guide two colleagues'],
  ),
  opening(
    'junior',
    'Junior Web Developer',
    'ENTRY',
    ['First steps in JavaScript, at work or in a course', 'Git', 'HTML and CSS'],
    ['Fix small bugs', 'Learn from reviews'],
  ),
  opening(
    'platform',
    'Platform Engineer',
    'MID',
    ['Kubernetes and Terraform in production', 'AWS or Azure', 'Monitoring with Prometheus'],
    ['Run our clusters', 'Automate releases'],
  ),
  opening(
    'python',
    'Data Scientist',
    'MID',
    ['Python, statistics and machine learning', 'SQL', 'Models in production'],
    ['Forecast demand for spare parts'],
  ),
  opening(
    'analyst',
    'Data Analyst',
    'ENTRY',
    ['SQL and spreadsheets', 'Power BI or Tableau', 'Basic statistics'],
    ['Build dashboards', 'Answer questions of the sales team'],
  ),
  opening(
    'recruiter',
    'Recruiter',
    'MID',
    ['3 years in talent acquisition', 'Active sourcing of candidates', 'Structured interviews'],
    ['Fill vacancies in engineering and sales'],
  ),
  opening(
    'hr',
    'HR Generalist',
    'MID',
    ['Broad experience in human resources', 'Labour law', 'HR information system'],
    ['Advise managers', 'Prepare employment contracts'],
  ),
  opening(
    'payroll',
    'Payroll Specialist',
    'MID',
    ['3 years in payroll accounting', 'Social security and wage tax', 'DATEV'],
    ['Run the monthly payroll for 400 people'],
  ),
  opening(
    'clerk',
    'Accounts Payable Clerk',
    'ENTRY',
    ['First experience in accounting', 'Careful with figures, Excel'],
    ['Check supplier invoices', 'Prepare payment runs', 'Help with month-end closing'],
  ),
  opening(
    'controller',
    'Head of Controlling',
    'MANAGER',
    ['8 years in controlling, some leading a team', 'Budget and forecast', 'Cost accounting'],
    ['Lead three controllers', 'Advise the management board'],
  ),
  opening(
    'sales',
    'Account Executive',
    'MID',
    ['3 years in B2B sales', 'Negotiation with retailers', 'CRM'],
    ['Win new dealers', 'Reach your sales target'],
  ),
  opening(
    'support',
    'Customer Service Agent',
    'ENTRY',
    [
      'Some experience with customers, for example in a shop or hotel',
      'Friendly on the phone',
      'English fluent',
    ],
    ['Answer calls and mails', 'Handle complaints'],
  ),
  opening(
    'office',
    'Receptionist',
    'ENTRY',
    ['Friendly and organised', 'Experience at a front desk or in an office is welcome'],
    ['Welcome visitors', 'Take care of post and supplies'],
  ),
  opening(
    'warehouse',
    'Warehouse Shift Leader',
    'LEAD',
    ['Experience in a warehouse, also leading people', 'Forklift licence', 'Planning of shifts'],
    ['Lead a shift of twenty people'],
  ),
  opening(
    'trainer',
    'Learning and Development Specialist',
    'MID',
    ['Experience in adult education or corporate training', 'Design of courses', 'Moodle or similar'],
    ['Find out who needs to learn what', 'Hold workshops'],
  ),
  opening(
    'nurse',
    'Occupational Health Nurse',
    'MID',
    ['Registered nurse', 'First aid', 'Interest in ergonomics'],
    ['Look after the health of our colleagues in the plant'],
  ),
  opening(
    'quality',
    'Quality Engineer',
    'MID',
    ['Quality management, ISO 9001', 'Inspection of supplied parts', 'Root cause analysis'],
    ['Audit suppliers of frames and brakes'],
  ),
  opening(
    'saddler',
    'Saddler for Leather Saddles',
    'MID',
    [
      'Trained saddler or several years of leatherwork',
      'Stitching by hand and by machine',
      'Choosing and cutting hides',
    ],
    ['Sew saddles and grips from leather', 'Repair worn saddles for customers'],
  ),
];

/** Percentages by position; 0 for those that are not recommended. */
export function recommended(
  resume: string,
  openings: readonly PostingText[] = OPENINGS,
): { ranked: Ranked[]; best: string | undefined; fit: Record<string, number> } {
  const ranked = rank(readResume(resume, TODAY), openings.map(readPosting));
  const fit = Object.fromEntries(
    openings.map(({ id }) => [id, ranked.find(({ postingId }) => postingId === id)?.percentage ?? 0]),
  );
  return { ranked, best: ranked[0]?.postingId, fit };
}
