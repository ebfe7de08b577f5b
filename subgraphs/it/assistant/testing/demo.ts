import type { Queryable } from '../../../kit/postgres/queryable.js';
import { addArticle } from '../../article/article.factory.js';
import { SUBJECTS } from '../../demo/knowledge.js';

/** The articles of the demo organisation: names and words as people meet them. */
export async function addDemoArticles(database: Queryable): Promise<void> {
  for (const { title, content } of SUBJECTS.flatMap(({ articles }) => articles))
    await addArticle(database, { title, content });
}

const day = '2026-10-05';
const REQUEST = {
  id: 41,
  kind: 'LEAVE_REQUEST',
  title: 'Autumn week',
  status: 'RESOLVED',
  createdById: 1,
  updatedAt: day,
  leave: {
    leaveType: 'PERSONAL',
    startDate: '2027-03-08',
    endDate: '2027-03-10',
    totalDays: 3,
    approvedByName: 'Daniel Cho',
  },
};
const TICKET = {
  id: 52,
  kind: 'IT_SUPPORT',
  title: 'Access to Salesforce',
  status: 'IN_PROGRESS',
  createdById: 1,
  updatedAt: day,
  assignedToName: 'Desta Alemu',
};
const SHEET = {
  weekStartDate: '2026-11-16',
  weekEndDate: '2026-11-22',
  status: 'DRAFT',
  totalHours: '31.500',
  rejectionReason: null,
  decidedByName: null,
};

/**
 * What the portal holds of whoever asks, by the operation that reads it; each answer has words of its own.
 */
export const OWN = {
  AssistantLeave: {
    leaveYear: {
      year: 2026,
      today: '2026-11-22',
      takenDays: 7,
      pendingRequests: 0,
      usedDays: [{ leaveType: 'SICK', days: 4 }],
      requests: [REQUEST],
    },
  },
  AssistantLeaveRequests: { leaveRequests: { results: [REQUEST] } },
  AssistantTickets: { open: { count: 1, results: [TICKET] }, latest: { results: [TICKET] } },
  AssistantTicket: { ticket: null },
  AssistantFeedback: {
    feedbackTickets: { count: 1, results: [{ ...TICKET, id: 63, kind: 'FEEDBACK', title: 'Canteen' }] },
  },
  AssistantTime: {
    currentTimesheet: SHEET,
    lastWeek: SHEET,
    mySubmittedTimesheets: { results: [SHEET] },
    trackingSession: null,
  },
  AssistantRecord: {
    myEmployee: {
      ...{
        employeeId: 'EMP-0077',
        jobTitle: 'Analyst',
        departmentName: 'Finance',
        departmentSize: 12,
        hireDate: '2019-04-01',
        yearsOfService: '7',
        employmentStatus: 'ACTIVE',
        employmentType: 'FULL_TIME',
      },
      ...{
        weeklyHours: '38.5',
        manager: { fullName: 'Daniel Cho', jobTitle: 'Head of Finance', email: 'cho@portal.example' },
        directReportsCount: 2,
        directReports: [
          { fullName: 'Maya Okafor', jobTitle: 'Clerk' },
          { fullName: 'Noor Haddad', jobTitle: 'Clerk' },
        ],
      },
    },
  },
  AssistantEquipment: {
    myEquipment: [
      {
        assetTag: 'LAP-007',
        name: 'ThinkPad X1',
        category: 'Laptop',
        condition: 'GOOD',
        since: day,
        warrantyExpiry: '2028-04-30',
      },
      {
        assetTag: 'PHO-003',
        name: 'Pixel 9',
        category: 'Phone',
        condition: 'EXCELLENT',
        since: day,
        warrantyExpiry: '2025-01-31',
      },
    ],
  },
  AssistantCourses: {
    open: {
      count: 1,
      results: [
        {
          courseTitle: 'Security Awareness',
          status: 'IN_PROGRESS',
          progressPercentage: 40,
          completedAt: null,
        },
      ],
    },
    completed: { count: 0, results: [] },
  },
  AssistantApplications: {
    myJobApplications: {
      count: 1,
      results: [
        { jobTitle: 'Controller', createdAt: day, interviewDate: null, status: { label: 'Interviewed' } },
      ],
    },
  },
};

/** What an answer is: told apart by how each begins. */
export function sortOf(response: string): string {
  const signs: readonly (readonly [string, RegExp])[] = [
    ['others', /^I answer only from your own data|^I cannot: I read only your own data/],
    ['attack', /^I cannot do that\. I only answer|^I cannot, whoever asks/],
    ['cannot', /^I cannot do that( for you)?, because|^I cannot, also when/],
    ['language', /^I understand questions in English only/],
    ['unknown', /^I do not know that|^You do that at/],
    ['article', /^From “|^I am not certain/],
    ['people', /^I am a program\. People/],
  ];
  return signs.find(([, sign]) => sign.test(response))?.[0] ?? 'told';
}
