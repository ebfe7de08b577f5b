import { database as identity } from '../../subgraphs/identity/database.js';
import { database as people } from '../../subgraphs/people/database.js';
import { done } from '../rest/testing/answers.js';
import { restOf } from '../rest/testing/rest.js';
import type { TestPortal } from './portal.js';

/**
 * A person whom any answer that mentions them gives away: nobody else has their ids, names, address or department.
 */
export interface Canary {
  token: string;
  userId: number;
  /** Everything that is theirs alone, in lower case. */
  marks: readonly string[];
}

const PERSON = { first_name: 'Zephyrine', last_name: 'Quillfeather', email: 'z.q.canary@portal.example' };
const DEPARTMENT = 'Lantern Observatory';
const [USER_ID, EMPLOYEE_ID, EMPLOYEE_NUMBER] = [770_011_223, 880_022_334, 'CANARY-0770'];
const [FIRST, OWN] = ['First-Harbour-7', 'Second-Harbour-8'];

/** Hires the canary under the account `manager`. */
export async function hireCanary(portal: TestPortal): Promise<Canary> {
  const { call: rest, graph } = restOf(() => portal);
  await identity.query(`alter table user_account alter column id restart with ${USER_ID}`);
  await people.query(`alter table employee alter column id restart with ${EMPLOYEE_ID}`);
  await done(
    graph(
      'admin',
      'mutation ($name: String!) { createDepartment(input: { name: $name, code: "LOBS" }) { id } }',
      { name: DEPARTMENT },
    ),
  );
  const manager = (await done(rest<{ id: number }>('GET', 'manager', 'hr/employees/my_profile/'))).id;
  const { id } = (
    await done(
      rest<{ user: { id: number } }>('POST', 'hr', 'auth/register/', {
        ...PERSON,
        password: FIRST,
        password_confirm: FIRST,
      }),
    )
  ).user;
  await done(
    rest('POST', 'hr', 'hr/employees/', {
      user_id: id,
      job_title: 'Keeper of lamps',
      department: DEPARTMENT,
      manager,
      employee_id: EMPLOYEE_NUMBER,
    }),
  );
  const signIn = async (password: string) =>
    (await done(rest<{ token: string }>('POST', null, 'auth/login/', { email: PERSON.email, password })))
      .token;
  const marks = [
    String(USER_ID),
    String(EMPLOYEE_ID),
    EMPLOYEE_NUMBER,
    DEPARTMENT,
    ...Object.values(PERSON),
  ].map((mark) => mark.toLowerCase());
  const first = { token: await signIn(FIRST), userId: id, marks };
  await done(
    rest('POST', first, 'auth/change-password/', {
      old_password: FIRST,
      new_password: OWN,
      new_password_confirm: OWN,
    }),
  );
  return { ...first, token: await signIn(OWN) };
}

/** The canary's marks that are in a text. */
export const marksIn = (canary: Canary, text: string): string[] =>
  canary.marks.filter((mark) => text.toLowerCase().includes(mark));
