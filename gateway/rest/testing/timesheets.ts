import type { Reply, TestPortal } from '../../testing/portal.js';
import { askerOf } from './canary.js';
import type { Asker } from './canary.js';
import type { Json } from './leave.js';

export type Entry = Json & {
  id: number;
  timesheet: number;
  date: string;
  project: string;
  task_description: string;
  clock_in_time: string | null;
  clock_out_time: string | null;
  hours_worked: string;
  notes: string | null;
  created_at: string;
};
export type Sheet = Json & { id: number; employee: number; status: string; week_start_date: string; week_end_date: string; total_hours: string; time_entries: Entry[] };

export interface PageOf<Row> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Row[];
}

export const STATES = ['draft', 'submitted', 'approved', 'rejected'] as const;

const WEEK = 7 * 86_400_000;
let nextWeek = Date.UTC(2034, 0, 2);

/** The day so many days after another, YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A Monday of a week that no other timesheet of a test has, far from those of the demo data. */
export function freeWeek(): string {
  nextWeek += WEEK;
  return new Date(nextWeek).toISOString().slice(0, 10);
}

/** Timesheets and their entries as people call them over HTTP; paths start after /api/hr/. */
export function timesheetsOf(portal: () => TestPortal) {
  const { rest } = askerOf(portal);
  const call = <Body = Sheet>(method: string, as: Asker, path: string, body?: Json, headers?: Record<string, string>): Promise<Reply<Body>> => rest<Body>(as, method, `hr/${path}`, body, headers);
  const done = async <Body = Sheet>(method: string, as: Asker, path: string, body?: Json): Promise<Body> => {
    const answer = await call<Body>(method, as, path, body);
    if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
    return answer.body;
  };
  const created = (as: Asker, more: Json = {}) => done('POST', as, 'timesheets/', { week_start_date: freeWeek(), ...more });
  const entered = ({ id, week_start_date }: Pick<Sheet, 'id' | 'week_start_date'>, as: Asker, more: Json = {}) =>
    done<Entry>('POST', as, 'timesheet-entries/', { timesheet: id, date: week_start_date, project: 'Training', task_description: 'Reading', ...more });
  const read = (as: Asker, id: number) => call('GET', as, `timesheets/${id}/`);
  return {
    call,
    done,
    read,
    /** A fresh draft of a week of its own. */
    created,
    /** A fresh entry of the first day. */
    entered,
    /** A fresh sheet with an entry of eight hours, brought into the state; HR decides. */
    createdAs: async (as: Asker, state: (typeof STATES)[number]): Promise<Sheet> => {
      const sheet = await created(as);
      await entered(sheet, as, { clock_in_time: '09:00', clock_out_time: '17:00' });
      if (state !== 'draft') await done('POST', as, `timesheets/${sheet.id}/submit/`);
      if (state === 'approved') await done('POST', 'hr', `timesheets/${sheet.id}/approve/`);
      if (state === 'rejected') await done('POST', 'hr', `timesheets/${sheet.id}/reject/`, { reason: 'Friday is missing.' });
      return (await read(as, sheet.id)).body;
    },
  };
}

/** Somebody with a sign-in and a password of their own, but without an employee record. */
export async function withoutRecord(portal: TestPortal): Promise<{ token: string }> {
  const [first, own] = ['First-Harbour-7', 'Second-Harbour-8'];
  const person = { first_name: 'Nils', last_name: 'Unplaced', email: 'nils.unplaced@portal.example' };
  const signIn = async (password: string) => (await portal.call<{ token: string }>('POST', '/api/auth/login/', { body: { email: person.email, password } })).body;
  await portal.call('POST', '/api/auth/register/', { as: 'hr', body: { ...person, password: first, password_confirm: first } });
  await portal.call('POST', '/api/auth/change-password/', { ...(await signIn(first)), body: { old_password: first, new_password: own, new_password_confirm: own } });
  return { token: (await signIn(own)).token };
}
