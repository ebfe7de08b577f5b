import { randomUUID } from 'node:crypto';
import type { PortalApi } from './portalApi.js';

/** The one password of the demo organisation. */
export const demoPassword = 'Harbor-Lantern-42';

/** Someone who can sign in. */
export interface Person {
  email: string;
  password: string;
  firstName: string;
  fullName: string;
}

const account = (
  name: string,
  firstName: string,
  lastName: string,
  department: string,
  cards: readonly string[],
  role: string,
) => ({
  email: `${name}@portal.example`,
  password: demoPassword,
  firstName,
  fullName: `${firstName} ${lastName}`,
  department,
  cards,
  role,
});

/** The six accounts people try the portal with, and the cards each finds on the home page. */
export const accounts = {
  admin: account(
    'admin',
    'Ingrid',
    'Solheim',
    'IT Infrastructure',
    ['Employee Portal', 'HR Management', 'IT Help Desk', 'Learning Hub'],
    'Administrator',
  ),
  hr: account(
    'hr',
    'Priya',
    'Raman',
    'Human Resources',
    ['Employee Portal', 'HR Management', 'Learning Hub'],
    'HR',
  ),
  it: account(
    'it',
    'Diego',
    'Fuentes',
    'IT',
    ['Employee Portal', 'IT Help Desk', 'Learning Hub'],
    'IT Staff',
  ),
  manager: account('manager', 'Daniel', 'Cho', 'Engineering', ['Employee Portal', 'Learning Hub'], 'Manager'),
  analyst: account('analyst', 'Noor', 'Haddad', 'Analytics', ['Employee Portal', 'Learning Hub'], 'Analyst'),
  employee: account(
    'employee',
    'Maya',
    'Okafor',
    'Engineering',
    ['Employee Portal', 'Learning Hub'],
    'Employee',
  ),
} as const;

export type AccountName = keyof typeof accounts;

interface Name {
  firstName?: string;
  lastName?: string;
}

/**
 * What HR types to register a newcomer that no other test knows; the password is a first one, to be changed
 * [A7.11].
 */
export function newcomer({ firstName = 'Robin', lastName = 'Ashgrove' }: Name = {}): Person & {
  registration: object;
} {
  const email = `newcomer-${randomUUID().slice(0, 8)}@portal.example`;
  const password = 'First-Kettle-77';
  return {
    email,
    password,
    firstName,
    fullName: `${firstName} ${lastName}`,
    registration: { first_name: firstName, last_name: lastName, email, password, password_confirm: password },
  };
}

/** Someone of this test alone, registered by HR, who must still change the password. */
export async function register(api: PortalApi, name?: Name): Promise<Person> {
  const person = newcomer(name);
  const hr = await api.signIn(accounts.hr.email, demoPassword);
  const { status, body } = await api.post(hr, '/api/auth/register/', person.registration);
  if (status !== 201) throw new Error(`HR could not register ${person.email}: ${JSON.stringify(body)}`);
  return person;
}

/** Someone of this test alone who has chosen a password and can do what every employee can. */
export async function hire(api: PortalApi, name?: Name): Promise<Person> {
  const person = await register(api, name);
  const token = await api.signIn(person.email, person.password);
  const password = 'Quiet-Orchard-58';
  const change = { old_password: person.password, new_password: password, new_password_confirm: password };
  const { status, body } = await api.post(token, '/api/auth/change-password/', change);
  if (status !== 200)
    throw new Error(`${person.email} could not change the password: ${JSON.stringify(body)}`);
  await api.post(token, '/api/auth/logout/');
  return { ...person, password };
}
