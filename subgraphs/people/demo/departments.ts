/** What a department of the demo organisation looks like. Salaries in US dollars a year. */
export interface DemoDepartment {
  name: string;
  /** Of 240 people, the organisation's head counted in Operations. */
  share: number;
  /** Department whose head this one's head reports to; null for the chief executive. */
  under: string | null;
  head: string;
  director: string;
  manager: string;
  lead: string;
  /** From first job to most experienced. */
  ladder: [string, string, string, string];
  /** What the third step of the ladder earns. */
  salary: number;
}

export const CHIEF_EXECUTIVE = {
  title: 'Chief Executive Officer',
  department: 'Operations',
  salary: 385_000,
};

const row = (
  name: string,
  share: number,
  under: string | null,
  salary: number,
  leaders: [string, string, string, string],
  ladder: DemoDepartment['ladder'],
): DemoDepartment => ({
  name,
  share,
  under,
  salary,
  head: leaders[0],
  director: leaders[1],
  manager: leaders[2],
  lead: leaders[3],
  ladder,
});

/** The thirteen departments (H5), in the order in which people are placed. */
export const DEMO_DEPARTMENTS: DemoDepartment[] = [
  row(
    'Engineering',
    58,
    null,
    168_000,
    ['VP of Engineering', 'Director of Engineering', 'Engineering Manager', 'Lead Software Engineer'],
    [
      'Associate Software Engineer',
      'Software Engineer',
      'Senior Software Engineer',
      'Staff Software Engineer',
    ],
  ),
  row(
    'Product',
    20,
    null,
    158_000,
    ['VP of Product', 'Director of Product', 'Group Product Manager', 'Lead Product Manager'],
    ['Associate Product Manager', 'Product Manager', 'Senior Product Manager', 'Principal Product Manager'],
  ),
  row(
    'Design',
    15,
    'Product',
    142_000,
    ['Head of Design', 'Director of Product Design', 'Design Manager', 'Lead Product Designer'],
    ['Junior Product Designer', 'Product Designer', 'Senior Product Designer', 'Principal Product Designer'],
  ),
  row(
    'Marketing',
    20,
    null,
    118_000,
    ['VP of Marketing', 'Director of Marketing', 'Marketing Manager', 'Content Marketing Lead'],
    [
      'Marketing Coordinator',
      'Marketing Specialist',
      'Senior Marketing Specialist',
      'Senior Brand Strategist',
    ],
  ),
  row(
    'Analytics',
    14,
    'Finance',
    138_000,
    ['Head of Analytics', 'Director of Analytics', 'Analytics Manager', 'Lead Data Analyst'],
    ['Junior Data Analyst', 'Data Analyst', 'Senior Data Analyst', 'Principal Data Scientist'],
  ),
  row(
    'Human Resources',
    13,
    null,
    104_000,
    ['VP of People', 'Director of People Operations', 'HR Manager', 'Talent Acquisition Lead'],
    ['HR Coordinator', 'HR Generalist', 'HR Business Partner', 'Senior HR Business Partner'],
  ),
  row(
    'Sales',
    32,
    null,
    112_000,
    ['VP of Sales', 'Director of Sales', 'Regional Sales Manager', 'Account Team Lead'],
    [
      'Sales Development Representative',
      'Account Executive',
      'Senior Account Executive',
      'Enterprise Account Executive',
    ],
  ),
  row(
    'Finance',
    14,
    null,
    116_000,
    ['Chief Financial Officer', 'Director of Finance', 'Accounting Manager', 'Lead Accountant'],
    ['Accounts Payable Clerk', 'Accountant', 'Senior Accountant', 'Senior Financial Analyst'],
  ),
  row(
    'IT',
    16,
    null,
    106_000,
    [
      'Director of Information Technology',
      'Senior IT Program Director',
      'IT Support Manager',
      'Help Desk Lead',
    ],
    ['Help Desk Technician', 'IT Support Specialist', 'Senior IT Support Specialist', 'IT Systems Analyst'],
  ),
  row(
    'Operations',
    16,
    null,
    98_000,
    ['Chief Operating Officer', 'Director of Operations', 'Operations Manager', 'Operations Team Lead'],
    [
      'Operations Coordinator',
      'Operations Analyst',
      'Senior Operations Analyst',
      'Business Continuity Planner',
    ],
  ),
  row(
    'IT Infrastructure',
    12,
    'IT',
    146_000,
    [
      'Head of Infrastructure',
      'Director of Infrastructure',
      'Infrastructure Manager',
      'Lead Systems Engineer',
    ],
    [
      'Junior Systems Administrator',
      'Systems Administrator',
      'Senior Network Engineer',
      'Principal Cloud Engineer',
    ],
  ),
  row(
    'Shared Resource',
    6,
    'Operations',
    76_000,
    ['Head of Workplace Services', 'Director of Workplace Services', 'Workplace Manager', 'Facilities Lead'],
    ['Front Desk Coordinator', 'Facilities Coordinator', 'Executive Assistant', 'Senior Executive Assistant'],
  ),
  row(
    'IT Equipment Pool',
    4,
    'IT',
    78_000,
    [
      'Equipment Pool Lead',
      'Director of Device Logistics',
      'Equipment Logistics Manager',
      'Device Logistics Lead',
    ],
    [
      'Equipment Clerk',
      'Equipment Coordinator',
      'Asset Inventory Specialist',
      'Senior Asset Inventory Specialist',
    ],
  ),
];
