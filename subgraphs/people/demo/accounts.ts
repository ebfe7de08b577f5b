import type { Seat } from './seats.js';

/** One of the six sign-ins that people try the portal with. */
export interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  /** Roles besides Employee. */
  roles: string[];
  title: string;
  department: string;
  /** Whether the account sits where people report to it. */
  leads: boolean;
}

/** Real people of the organisation, one for each role. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  {
    email: 'admin@portal.example',
    firstName: 'Ingrid',
    lastName: 'Solheim',
    roles: ['Administrator'],
    title: 'Infrastructure Manager',
    department: 'IT Infrastructure',
    leads: true,
  },
  {
    email: 'hr@portal.example',
    firstName: 'Priya',
    lastName: 'Raman',
    roles: ['HR'],
    title: 'HR Manager',
    department: 'Human Resources',
    leads: true,
  },
  {
    email: 'it@portal.example',
    firstName: 'Diego',
    lastName: 'Fuentes',
    roles: ['IT Staff'],
    title: 'Senior IT Support Specialist',
    department: 'IT',
    leads: false,
  },
  {
    email: 'manager@portal.example',
    firstName: 'Daniel',
    lastName: 'Cho',
    roles: ['Manager'],
    title: 'Engineering Manager',
    department: 'Engineering',
    leads: true,
  },
  {
    email: 'analyst@portal.example',
    firstName: 'Noor',
    lastName: 'Haddad',
    roles: ['Analyst'],
    title: 'Data Analyst',
    department: 'Analytics',
    leads: false,
  },
  {
    email: 'employee@portal.example',
    firstName: 'Maya',
    lastName: 'Okafor',
    roles: [],
    title: 'Software Engineer',
    department: 'Engineering',
    leads: false,
  },
];

/**
 * Puts each account on a fitting seat of its department; whoever leads nobody sits with the department's
 * first group, so Maya reports to Daniel.
 */
export function seatAccounts(seats: Seat[]): Map<Seat, DemoAccount> {
  const seated = new Map<Seat, DemoAccount>();
  for (const account of DEMO_ACCOUNTS) {
    const own = seats.filter((seat) => seat.department.name === account.department);
    const firstLeader = own.find((seat) => seat.height === 1) ?? own[0];
    const seat = account.leads
      ? firstLeader
      : own.find((one) => one.manager === firstLeader && one.height === 0 && !seated.has(one));
    if (seat) seated.set(seat, account);
  }
  return seated;
}
