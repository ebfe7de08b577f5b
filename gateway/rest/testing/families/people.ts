import type { Account, TestPortal } from '../../../testing/portal.js';
import { restOf } from '../rest.js';

const [FIRST, OWN] = ['First-Harbour-7', 'Second-Harbour-8'];
let newcomers = 0;

export interface Newcomer {
  id: number;
  email: string;
  password: string;
  token: string;
}

/** A person whom HR just registered and who has not signed in yet. */
export async function registered(portal: TestPortal, first_name = 'Nova'): Promise<Omit<Newcomer, 'token'>> {
  newcomers += 1;
  const email = `newcomer${newcomers}@portal.example`;
  const body = { first_name, last_name: 'Comer', email, password: FIRST, password_confirm: FIRST };
  const { user } = await restOf(() => portal).post<{ user: { id: number } }>('hr', 'auth/register/', body);
  return { id: user.id, email, password: FIRST };
}

/** The same, signed in: the password must be changed first. */
export async function newcomer(portal: TestPortal, firstName?: string): Promise<Newcomer> {
  const { email, ...person } = await registered(portal, firstName);
  return {
    ...person,
    email,
    ...(await restOf(() => portal).post<{ token: string }>(null, 'auth/login/', { email, password: FIRST })),
  };
}

/** Someone with a sign-in and a password of their own, but without an employee record. */
export async function withoutRecord(portal: TestPortal): Promise<Newcomer> {
  const person = await newcomer(portal, 'Nils');
  const { post } = restOf(() => portal, 'auth/');
  await post(person, 'change-password/', {
    old_password: FIRST,
    new_password: OWN,
    new_password_confirm: OWN,
  });
  return {
    ...person,
    password: OWN,
    ...(await post<{ token: string }>(null, 'login/', { email: person.email, password: OWN })),
  };
}

/** Someone who works here, hired today. */
export async function hired(portal: TestPortal): Promise<Newcomer & { employeeId: number }> {
  const person = await withoutRecord(portal);
  const { id } = await restOf(() => portal).post<{ id: number }>('hr', 'hr/employees/', {
    user_id: person.id,
    job_title: 'Keeper of lamps',
    department: 'Engineering',
  });
  return { ...person, employeeId: id };
}

export interface Profile {
  id: number;
  full_name: string;
  email: string;
  profile_picture: string | null;
  resume: string | null;
  employee: { id: number; department: { name: string } };
}

export const profileOf = (portal: TestPortal, as: Account): Promise<Profile> =>
  restOf(() => portal).get<Profile>(as, 'auth/profile/');
