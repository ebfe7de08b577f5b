import type { EmploymentStatus, EmploymentType } from '../employee/employee.kinds.js';
import { DEMO_ACCOUNTS, placeAccounts } from './accounts.js';
import type { DemoAccount } from './accounts.js';
import { CHIEF_EXECUTIVE } from './departments.js';
import { inventName, mailboxName } from './names.js';
import { inventPhone, inventPlace } from './places.js';
import type { Place } from './places.js';
import { seededRandom } from './random.js';
import type { Random } from './random.js';
import { buildPositions } from './positions.js';
import type { Position } from './positions.js';

/** Someone of the demo organisation: the sign-in and the employment record. */
export interface DemoPerson extends Place {
  /** Unique, lower case; people are tied together by it. */
  email: string;
  firstName: string;
  lastName: string;
  /** Names of the roles besides Employee. */
  roles: string[];
  /** Whether the person may sign in: everyone whose status is neither terminated nor inactive. */
  isActive: boolean;
  jobTitle: string;
  departmentName: string;
  managerEmail: string | null;
  /** YYYY-MM-DD, never after `today`. */
  hireDate: string;
  /** Last day of people who left. */
  endedOn: string | null;
  employmentStatus: EmploymentStatus;
  employmentType: EmploymentType;
  /** US dollars a year, two decimals. */
  salary: string;
  weeklyHours: string;
  phoneNumber: string;
}

const FIRST_DAY = '2014-03-03';
const DAY = 86_400_000;
const SEED = 20_140_303;
/**
 * A person without reports is, by place in the tree, now and then newly hired, gone or away; so all cases occur on
 * any day.
 */
const isNth = (place: number, every: number) => place % every === every >> 1;
const WORK_ROLES: Record<string, string> = {
  'Human Resources': 'HR',
  IT: 'IT Staff',
  'IT Infrastructure': 'IT Staff',
};
const LATEST_ACCOUNT = '2023-05-15';
const FULL_TIME = { employmentType: 'full_time', weeklyHours: '40.00', factor: 1 } as const;

const dayNumber = (day: string) => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
const dayText = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);

/** Leaders have been here longer; a few came this month. */
function hireDay(position: Position, place: number, random: Random, today: string): string {
  const [first, now] = [dayNumber(FIRST_DAY), dayNumber(today)];
  if (position.title === CHIEF_EXECUTIVE.title) return FIRST_DAY;
  if (position.height === 0 && isNth(place, 44)) return dayText(now - random.below(Number(today.slice(8))));
  const longest = now - first;
  const [from, until] = position.height === 0 ? [0.2, 0.985] : [0.02, 0.7];
  const day = first + Math.floor(longest * (from + ((until - from) * random.below(1000)) / 1000));
  const weekday = new Date(day * DAY).getUTCDay();
  return dayText(day + (weekday === 0 ? 1 : weekday === 6 ? 2 : 0));
}

function statusOf(position: Position, place: number, hireDate: string, today: string): EmploymentStatus {
  const days = dayNumber(today) - dayNumber(hireDate);
  if (days < 100) return 'probation';
  if (position.height < 2 && isNth(place, 35)) return 'on_leave';
  if (position.height > 0 || days < 400) return 'active';
  return isNth(place, 27) ? 'terminated' : isNth(place, 62) ? 'inactive' : 'active';
}

interface Contract {
  employmentType: EmploymentType;
  weeklyHours: string;
  /** Share of the position's usual salary. */
  factor: number;
}

function contractOf(position: Position, random: Random): Contract {
  const draw = position.height === 0 ? random.below(100) : 50;
  if (draw < 4)
    return {
      employmentType: 'part_time',
      weeklyHours: random.pick(['20.00', '24.00', '30.00']),
      factor: 0.65,
    };
  if (draw < 8) return { employmentType: 'contract', weeklyHours: '40.00', factor: 1.08 };
  if (draw < 10) return { employmentType: 'temporary', weeklyHours: '40.00', factor: 0.8 };
  if (draw < 25 && position.title === position.department.ladder[0])
    return { employmentType: 'intern', weeklyHours: '40.00', factor: 0.75 };
  return FULL_TIME;
}

/** An unused name, with the address built from it. */
function newcomer(
  random: Random,
  names: Set<string>,
  mailboxes: Set<string>,
): { firstName: string; lastName: string; email: string } {
  for (;;) {
    const name = inventName(random);
    const mailbox = mailboxName(name.firstName, name.lastName);
    const full = `${name.firstName} ${name.lastName}`;
    if (names.has(full) || mailboxes.has(mailbox)) continue;
    names.add(full);
    mailboxes.add(mailbox);
    return { ...name, email: `${mailbox}@portal.example` };
  }
}

interface Job {
  hireDate: string;
  status: EmploymentStatus;
  /** US dollars a year. */
  salary: number;
  contract: Contract;
}

/**
 * The six accounts are settled people in full employment, so that every screen has something to show them.
 */
function employ(
  position: Position,
  place: number,
  account: DemoAccount | undefined,
  random: Random,
  today: string,
): Job {
  const contract = contractOf(position, random);
  const hireDate = hireDay(position, place, random, today);
  const status = statusOf(position, place, hireDate, today);
  const salary =
    Math.round((position.salary * contract.factor * (0.92 + random.below(17) / 100)) / 500) * 500;
  if (!account) return { hireDate, status, salary, contract };
  return {
    hireDate: hireDate < LATEST_ACCOUNT ? hireDate : LATEST_ACCOUNT,
    status: 'active',
    salary,
    contract: FULL_TIME,
  };
}

/** Besides Employee: leaders are managers, the departments HR and IT do their work. */
function rolesOf(position: Position, hasLeft: boolean): string[] {
  if (hasLeft) return [];
  const ofDepartment = WORK_ROLES[position.department.name];
  return [...(position.height > 0 ? ['Manager'] : []), ...(ofDepartment ? [ofDepartment] : [])];
}

/**
 * The demo organisation as of a day: one chief executive, thirteen departments and everyone's manager, the
 * same for the same arguments. Managers come before their reports. From 20 to about 20,000 people.
 */
export function demoOrganisation(today: string, headcount = 240): DemoPerson[] {
  const random = seededRandom(SEED + headcount);
  const positions = buildPositions(headcount);
  const accounts = placeAccounts(positions);
  const names = new Set(DEMO_ACCOUNTS.map((account) => `${account.firstName} ${account.lastName}`));
  const mailboxes = new Set<string>();
  const emails = new Map<Position, string>();

  return positions.map((position, place) => {
    const account = accounts.get(position);
    const identity = newcomer(random, names, mailboxes);
    const { email, firstName, lastName } = account ?? identity;
    // A separate random sequence for values that depend on the day, so that names and homes do not.
    const ownRandom = seededRandom(SEED + place * 7919);
    const job = employ(position, place, account, ownRandom, today);
    const { employmentType, weeklyHours } = job.contract;
    const hasLeft = job.status === 'terminated' || job.status === 'inactive';
    const served = dayNumber(today) - dayNumber(job.hireDate);
    emails.set(position, email);
    return {
      email,
      firstName,
      lastName,
      roles: account?.roles ?? rolesOf(position, hasLeft),
      isActive: !hasLeft,
      jobTitle: account?.title ?? position.title,
      departmentName: position.department.name,
      managerEmail: position.manager ? (emails.get(position.manager) ?? null) : null,
      hireDate: job.hireDate,
      endedOn: hasLeft ? dayText(dayNumber(job.hireDate) + 200 + ownRandom.below(served - 200)) : null,
      employmentStatus: job.status,
      employmentType,
      salary: `${job.salary}.00`,
      weeklyHours,
      phoneNumber: inventPhone(random),
      ...inventPlace(random),
    };
  });
}
