import { OWN_APPLICATIONS, OWN_CONTACT, OWN_RECORD, OWN_SALARY } from './ownData.calls.js';
import type { OwnKind, OwnQuestion } from './ownData.kinds.js';
import { countWords, dayWords, dollarWords, hoursWords, plainCode } from './ownData.words.js';

interface Person {
  fullName: string;
  jobTitle: string;
}

interface EmployeeRecord {
  employeeId: string;
  jobTitle: string;
  departmentName: string | null;
  departmentSize: number;
  hireDate: string;
  yearsOfService: string;
  employmentStatus: string;
  employmentType: string;
  weeklyHours: string | null;
  manager: (Person & { email: string }) | null;
  directReportsCount: number;
  directReports: Person[];
}

const MOST_LISTED = 15;
const PROFILE = 'See /profile.';
const CHART = 'See the organisation chart under /employee.';
const NO_RECORD = 'You have no employee record in the portal; HR can make one.';

/** An answer from the own employment record. */
const ofRecord =
  (words: (record: EmployeeRecord) => string) =>
  async ({ graph }: OwnQuestion): Promise<string> => {
    const { myEmployee } = await graph<{ myEmployee: EmployeeRecord | null }>(OWN_RECORD);
    return myEmployee ? words(myEmployee) : NO_RECORD;
  };

const manager = ofRecord((record) =>
  record.manager
    ? `Your manager is ${record.manager.fullName}, ${record.manager.jobTitle} (${record.manager.email}). ${PROFILE}`
    : `You have no manager in the portal. ${PROFILE}`,
);

const team = ofRecord(
  ({ directReports, directReportsCount, manager: lead, departmentName, departmentSize }) => {
    const size = departmentName
      ? ` Your department, ${departmentName}, has ${countWords(departmentSize, 'person', 'people')}.`
      : '';
    if (directReportsCount === 0)
      return `Nobody reports to you.${lead ? ` You are in the team of ${lead.fullName}.` : ''}${size} ${CHART}`;
    const shown = directReports
      .slice(0, MOST_LISTED)
      .map(({ fullName, jobTitle }) => `- ${fullName}, ${jobTitle}`);
    const more = directReportsCount > shown.length ? [`- and ${directReportsCount - shown.length} more`] : [];
    return `${countWords(directReportsCount, 'person reports', 'people report')} to you:\n${[...shown, ...more].join('\n')}\n${size.trim()} ${CHART}`.trim();
  },
);

const department = ofRecord(({ departmentName, departmentSize }) =>
  departmentName
    ? `You work in ${departmentName}, which has ${countWords(departmentSize, 'person', 'people')}. ${PROFILE}`
    : `You are in no department. ${PROFILE}`,
);

const EXAMPLE_APPLICATION = 'Where does my job application stand?';

interface Applications {
  myJobApplications: {
    count: number;
    results: {
      jobTitle: string;
      createdAt: string;
      interviewDate: string | null;
      status: { label: string };
    }[];
  };
}

async function applications({ graph }: OwnQuestion): Promise<string> {
  const { myJobApplications } = await graph<Applications>(OWN_APPLICATIONS);
  const { count, results } = myJobApplications;
  if (count === 0) return 'You have not applied for any job posting. See /employee/job-postings.';
  const lines = results.map(
    ({ jobTitle, createdAt, interviewDate, status }) =>
      `- ${jobTitle}: ${status.label}, sent ${dayWords(createdAt)}${interviewDate ? `, interview ${dayWords(interviewDate)}` : ''}`,
  );
  return `You have ${countWords(count, 'job application')}:\n${lines.join('\n')}\nSee /employee/job-postings.`;
}

/** The one private thing that is told, to no one but the person whose it is. */
async function salary({ graph }: OwnQuestion): Promise<string> {
  const { myEmployee } = await graph<{ myEmployee: { salary: string | null } | null }>(OWN_SALARY);
  if (!myEmployee) return NO_RECORD;
  return myEmployee.salary === null
    ? 'Your record has no salary; HR can tell you more.'
    : `Your yearly gross salary is ${dollarWords(myEmployee.salary)}. ${PAYSLIP}`;
}

async function contact({ graph }: OwnQuestion): Promise<string> {
  const { myEmployee } = await graph<{
    myEmployee: { phoneNumber: string | null; fullAddress: string | null } | null;
  }>(OWN_CONTACT);
  if (!myEmployee) return NO_RECORD;
  return `Your record has ${myEmployee.fullAddress ? `the address ${myEmployee.fullAddress}` : 'no address'} and ${myEmployee.phoneNumber ? `the phone number ${myEmployee.phoneNumber}` : 'no phone number'}. ${PROFILE}`;
}

const OTHER_PAY =
  'I do not read bonus, net pay, pay grade or other private details, only your yearly gross salary. Your payslip shows what you are paid; HR answers questions about it.';
const PAYSLIP = 'Your payslip shows what is paid out; HR answers questions about it.';

/** Own place in the organisation. */
export const recordKinds: readonly OwnKind[] = [
  {
    id: 'job applications',
    example: EXAMPLE_APPLICATION,
    answer: applications,
  },
  {
    id: 'employee number',
    example: 'What is my employee number?',
    answer: ofRecord(({ employeeId }) => `Your employee number is ${employeeId}. ${PROFILE}`),
  },
  {
    id: 'weekly hours',
    example: 'How many hours a week am I contracted for?',
    answer: ofRecord(({ weeklyHours }) =>
      weeklyHours
        ? `Your contract has ${hoursWords(weeklyHours)} a week. ${PROFILE}`
        : `Your record has no weekly hours. ${PROFILE}`,
    ),
  },
  {
    id: 'hire date',
    example: 'When did I start here?',
    answer: ofRecord(
      ({ hireDate, yearsOfService }) =>
        `Your first day was ${dayWords(hireDate)}: ${countWords(Number(yearsOfService), 'year')} of service. ${PROFILE}`,
    ),
  },
  {
    id: 'employment',
    example: 'What type of contract do I have?',
    answer: ofRecord(
      ({ employmentType, employmentStatus }) =>
        `Your employment type is ${plainCode(employmentType)}, your status ${plainCode(employmentStatus)}. ${PROFILE}`,
    ),
  },
  {
    id: 'department',
    example: 'Which department am I in?',
    answer: department,
  },
  {
    id: 'manager',
    example: 'Who is my manager?',
    answer: manager,
  },
  {
    id: 'team',
    example: 'Who is on my team?',
    answer: team,
  },
  {
    id: 'job title',
    example: 'What is my job title?',
    answer: ofRecord(
      ({ jobTitle, departmentName }) =>
        `Your job title is ${jobTitle}${departmentName ? ` in ${departmentName}` : ''}. ${PROFILE}`,
    ),
  },
  {
    id: 'contact',
    example: 'Which address do you have for me?',
    isPrivate: true,
    answer: contact,
  },
  {
    id: 'pay',
    example: 'What is my salary?',
    isPrivate: true,
    answer: salary,
  },
  {
    id: 'other pay',
    example: 'How much is my bonus?',
    answer: () => Promise.resolve(OTHER_PAY),
  },
];
