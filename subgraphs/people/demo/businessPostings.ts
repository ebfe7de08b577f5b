import type { PostingText } from './postingText.js';

/** Positions in people, sales, marketing, finance and operations. */
export const BUSINESS_POSTINGS: PostingText[] = [
  {
    ...{ title: 'HR Generalist', department: 'Human Resources', location: 'San Francisco, CA', type: 'full_time', level: 'mid', pay: [82_000, 98_000], priority: 'high', status: 'active', posted: 7, deadline: 21, positions: 1, remote: false },
    description: 'You accompany colleagues from their first day on: contracts, leave, questions and the occasional conflict.',
    requirements: ['3 or more years in human resources', 'California employment law', 'An HR information system such as Workday or BambooHR', 'Discretion', 'SHRM-CP is welcome'],
    responsibilities: ['Advise managers and employees', 'Onboarding and offboarding', 'Keep records and policies up to date'],
  },
  {
    ...{ title: 'Talent Acquisition Lead', department: 'Human Resources', location: 'San Francisco, CA', type: 'full_time', level: 'lead', pay: [112_000, 134_000], priority: 'medium', status: 'active', posted: 14, deadline: 31, positions: 1, remote: true },
    description: 'You lead two recruiters and make sure that colleagues hear of open positions first.',
    requirements: ['5 or more years in recruiting', 'Structured interviews', 'An applicant tracking system such as Greenhouse or Lever', 'Leading a small team'],
    responsibilities: ['Plan hiring with all departments', 'Coach interviewers', 'Report on time to hire'],
  },
  {
    ...{ title: 'HR Coordinator', department: 'Human Resources', location: 'Oakland, CA', type: 'temporary', level: 'entry', pay: [54_000, 62_000], priority: 'medium', status: 'closed', posted: 60, deadline: -20, positions: 1, remote: false },
    description: 'Cover for a parental leave of ten months. Filled in the meantime.',
    requirements: ['Administrative experience', 'Microsoft Office', 'Care with personal data'],
    responsibilities: ['Schedule interviews', 'Keep personnel files', 'Answer questions about leave'],
  },
  {
    ...{ title: 'Enterprise Account Executive', department: 'Sales', location: 'Remote (US)', type: 'full_time', level: 'senior', range: '$110,000 base, $220,000 on target', priority: 'urgent', status: 'active', posted: 10, deadline: null, positions: 2, remote: true },
    description: 'You win and keep our largest customers. Cycles are long, so is what comes of them.',
    requirements: ['6 or more years in B2B software sales', 'Negotiating with procurement and executives', 'Salesforce or HubSpot', 'A record of reached targets', 'Willing to travel a quarter of the time'],
    responsibilities: ['Own twenty named accounts', 'Forecast every quarter', 'Bring customers and product together'],
    benefits: 'Commission without a cap, company phone.',
  },
  {
    ...{ title: 'Sales Development Representative', department: 'Sales', location: 'San Jose, CA', type: 'full_time', level: 'entry', pay: [55_000, 65_000], priority: 'medium', status: 'active', posted: 11, deadline: 1, positions: 3, remote: false },
    description: 'You open conversations with companies that do not know us yet. Most of our account executives began here.',
    requirements: ['Enjoys talking to people, also after ten refusals', 'Clear writing', 'A CRM such as Salesforce is welcome'],
    responsibilities: ['Research and call prospects', 'Arrange demonstrations', 'Keep the CRM in order'],
  },
  {
    ...{ title: 'Regional Sales Manager, West', department: 'Sales', location: 'San Francisco, CA', type: 'full_time', level: 'manager', pay: [135_000, 160_000], priority: 'high', status: 'on_hold', posted: 28, deadline: null, positions: 1, remote: false },
    description: 'Leads eight account executives between Seattle and San Diego. On hold until the regions are drawn anew.',
    requirements: ['8 or more years in sales, 3 of them leading a team', 'Forecasting', 'Coaching'],
    responsibilities: ['Lead and hire account executives', 'Plan the region’s year'],
  },
  {
    ...{ title: 'Content Marketing Specialist', department: 'Marketing', location: 'Remote (US)', type: 'part_time', level: 'mid', pay: [45_000, 54_000], priority: 'low', status: 'active', posted: 22, deadline: 16, positions: 1, remote: true },
    description: 'Twenty-four hours a week of writing: customer stories, the newsletter and what stands on our pages.',
    requirements: ['Excellent written English', '3 or more years in content marketing or journalism', 'SEO', 'A content management system such as WordPress'],
    responsibilities: ['Write two customer stories a month', 'Plan the editorial calendar', 'Measure what is read'],
  },
  {
    ...{ title: 'Marketing Manager', department: 'Marketing', location: 'San Francisco, CA', type: 'full_time', level: 'manager', pay: [125_000, 150_000], priority: 'medium', status: 'closed', posted: 75, deadline: -30, positions: 1, remote: true },
    description: 'Leads campaigns and the people who make them. Closed: we found somebody among ourselves.',
    requirements: ['7 or more years in marketing', 'Campaign management', 'Leading a team'],
    responsibilities: ['Lead five people', 'Own the campaign budget'],
  },
  {
    ...{ title: 'Senior Accountant', department: 'Finance', location: 'San Francisco, CA', type: 'full_time', level: 'senior', pay: [98_000, 118_000], priority: 'medium', status: 'active', posted: 16, deadline: 14, positions: 1, remote: false },
    description: 'You close the books every month and know why a figure is what it is.',
    requirements: ['5 or more years in accounting', 'US GAAP', 'CPA, or well on the way to it', 'NetSuite or SAP', 'Advanced Excel'],
    responsibilities: ['Month-end close and reconciliations', 'Prepare the audit', 'Improve how we account for software'],
  },
  {
    ...{ title: 'Financial Analyst, Planning', department: 'Finance', location: 'San Francisco, CA', type: 'full_time', level: 'mid', pay: [92_000, 112_000], priority: 'medium', status: 'active', posted: 30, deadline: 30, positions: 1, remote: true, isActive: false },
    description: 'You build the budget with the departments and tell early when it will not hold.',
    requirements: ['3 or more years in financial planning and analysis', 'Financial modelling in Excel', 'SQL is welcome'],
    responsibilities: ['Budget and forecast', 'Monthly reports for department heads'],
  },
  {
    ...{ title: 'Chief of Staff to the COO', department: 'Operations', location: 'San Francisco, CA', type: 'full_time', level: 'executive', pay: [190_000, 240_000], priority: 'urgent', status: 'draft', posted: 2, deadline: 60, positions: 1, remote: false },
    description: 'Makes sure that what the leadership decides happens, and that it hears what it should.',
    requirements: ['10 or more years in operations, consulting or general management', 'Leading projects across departments', 'Sound judgement and discretion'],
    responsibilities: ['Prepare and follow up leadership meetings', 'Lead two company-wide projects a year'],
  },
  {
    ...{ title: 'Operations Analyst', department: 'Operations', location: 'Oakland, CA', type: 'full_time', level: 'mid', pay: [80_000, 96_000], priority: 'medium', status: 'active', posted: 13, deadline: 26, positions: 1, remote: true },
    description: 'You find where work waits, and help the teams to change that.',
    requirements: ['2 or more years in operations or consulting', 'Process mapping, Lean or Six Sigma', 'Excel and SQL', 'Facilitating workshops'],
    responsibilities: ['Analyse and improve processes', 'Build reports on cost and time', 'Support the move to the new office'],
  },
  {
    ...{ title: 'Front Desk Coordinator', department: 'Shared Resource', location: 'San Francisco, CA', type: 'temporary', level: 'entry', range: '$27 an hour', priority: 'low', status: 'active', posted: 1, deadline: 20, positions: 1, remote: false },
    description: 'Six months at our reception, with the prospect of staying.',
    requirements: ['Friendly on the phone and in person', 'Reliable in the early morning', 'Basic computer skills'],
    responsibilities: ['Welcome guests', 'Handle mail and deliveries', 'Book rooms'],
  },
];
