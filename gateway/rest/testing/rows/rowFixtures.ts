import { mailsTo } from '../../../../subgraphs/kit/testing/mails.js';
import { DEMO_PASSWORD } from '../../../run/demo.js';
import type { Account, TestPortal } from '../../../testing/portal.js';
import { done } from '../answers.js';
import type { Json } from '../answers.js';
import { courseFixtures } from './courses.js';
import { PDF, SentFile, TXT } from '../form.js';
import type { Made } from './made.js';
import { policyFixtures } from './policyRows.js';
import { profileOf, registered, withoutRecord } from '../families/people.js';
import { examFixtures } from './exams.js';
import { restOf } from '../rest.js';
import { reviewFixtures } from './reviews.js';

/** The required fields of a new asset (C5.1). */
export const ASSET = {
  name: 'ThinkPad',
  category: 1,
  brand: 'Lenovo',
  model: 'X1',
  serial_number: 'SN-1',
  location: 'Storage Room',
  purchase_date: '2026-01-05',
  purchase_cost: '2129.00',
  warranty_expiry: '2029-01-05',
};

const WEEK = 7 * 86_400_000;
const day = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Records for the table of rows; owned ones belong to the employee. */
export function rowFixtures(portal: () => TestPortal) {
  const { call, get, post, send } = restOf(portal);
  const owner = 'employee';
  let count = 0;
  let monday = Date.UTC(2034, 0, 2);
  const passwords = new Map<Account, string>();

  const asked = { title: 'A few days', description: 'Away.', leave_type: 'personal' };
  const freeDays = () => {
    monday += WEEK;
    return { start_date: day(monday), end_date: day(monday + WEEK / 7) };
  };
  const ticket = (path: string, body: Json) => async (): Promise<Made> =>
    post(owner, `tickets/${path}/`, { title: 'A lamp', description: 'It hums.', ...body });
  const sheet = (state: 'draft' | 'submitted') => async (): Promise<Made> => {
    monday += WEEK;
    const { id } = await post<{ id: number }>(owner, 'hr/timesheets/', { week_start_date: day(monday) });
    if (state === 'submitted') await post(owner, `hr/timesheets/${id}/submit/`);
    return { id, timesheet: id, date: day(monday), week_start_date: day(monday) };
  };
  const roleId = async () =>
    (await get<{ results: { id: number; name: string }[] }>('admin', 'rbac/roles/')).results.find(
      ({ name }) => name === 'Analyst',
    )?.id;
  const posting = async (): Promise<Made> =>
    post('hr', 'recruitment/job-postings/', {
      title: 'Pilot',
      department: 'Engineering',
      location: 'Lisbon',
    });
  const category = async (): Promise<Made> => {
    count += 1;
    return post('it', 'it/kb-categories/', { name: `Zeppelins ${count}` });
  };

  const newCategory = () => {
    count += 1;
    return {
      name: `Boats ${count}`,
      prefix: `B${[...String(count)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')}`,
    };
  };
  const asset = async (): Promise<Made> => {
    const { id } = await post<{ id: number }>('it', 'it/assets/', ASSET);
    return { id, assigned_to: (await profileOf(portal(), owner)).id };
  };
  /** The assignment of an asset that the employee has. */
  const assigned = async (): Promise<Made> => {
    const { id, ...sent } = await asset();
    const { current_assignment } = await post<{ current_assignment: { id: number } }>(
      'it',
      `it/assets/${id}/assign/`,
      sent,
    );
    return { id: current_assignment.id };
  };

  /** The token of the link that was mailed to this address. */
  const mailed = async (email: string, link: 'reset' | 'confirm') => {
    const mails = await mailsTo(portal().portal.config, email);
    const mail = mails.find((one) => one.includes(`${link}=`)) ?? '';
    return new RegExp(String.raw`/login\?${link}=([\w-]{43})\r\n`).exec(mail)?.[1];
  };

  return {
    ...examFixtures(portal),
    ...courseFixtures(portal),
    ...reviewFixtures(portal),
    ...policyFixtures(portal),
    leave: (): Promise<Made> => post(owner, 'tickets/leave-requests/', { ...asked, ...freeDays() }),
    leaveBody: async (): Promise<Made> => ({ ...asked, ...freeDays() }),
    feedback: ticket('feedback', {}),
    itSupport: ticket('it-support', { issue_type: 'Hardware' }),
    general: ticket('general', {}),
    /** One that an administrator has closed since. */
    closed: (made: () => Promise<Made>) => async (): Promise<Made> => {
      const { id } = await made();
      await post('admin', `tickets/${id}/close/`);
      return { id };
    },
    commented: (made: () => Promise<Made>) => async (): Promise<Made> => {
      const { id } = await made();
      await post(owner, 'tickets/responses/', { ticket: id, comment: 'It still does.' });
      return { id };
    },
    freeDay: async (): Promise<Made> => ({ date: freeDays().start_date }),
    holiday: (): Promise<Made> =>
      post('hr', 'core/holidays/', { date: freeDays().start_date, name: 'Regatta' }),
    sheet,
    week: async (): Promise<Made> => {
      monday += WEEK;
      return { week_start_date: day(monday) };
    },
    entry: async (): Promise<Made> => {
      const draft = await sheet('draft')();
      return post(owner, 'hr/timesheet-entries/', {
        timesheet: draft.id,
        date: draft['date'],
        clock_in_time: '9:00',
        clock_out_time: '17:00',
      });
    },
    clockedOut: async (as: Account): Promise<Made> => {
      await call('POST', as, 'hr/attendance/clock-out/');
      return {};
    },
    clockedIn: async (as: Account): Promise<Made> => {
      await call('POST', as, 'hr/attendance/clock-out/');
      const { id } = await post<{ id: number }>(as, 'hr/attendance/clock-in/');
      return { id };
    },
    posting,
    application: async (): Promise<Made> => {
      const { id } = await posting();
      const { body } = await send('POST', owner, 'recruitment/job-applications/', {
        job_posting: id,
        resume: TXT,
      });
      return body;
    },
    article: async (): Promise<Made> => {
      const { body } = await send<Json & { attachments: { id: number }[] }>(
        'POST',
        owner,
        'it/kb-articles/',
        { title: 'Cables', content: 'Blue.', category: 2, attachments: PDF },
      );
      return { id: body['id'] as number, attachment_id: body.attachments[0]?.id };
    },
    category,
    name: async (): Promise<Made> => {
      count += 1;
      return { name: `Airships ${count}` };
    },
    /** A kind of asset that does not exist yet. */
    assetCategory: async (): Promise<Made> => post('it', 'it/asset-categories/', newCategory()),
    newCategory: async (): Promise<Made> => newCategory(),
    asset,
    assigned,
    work: async (): Promise<Made> => {
      const { id } = await asset();
      return post('it', 'it/asset-maintenance/', { asset: id });
    },
    /** Someone who has the role that everyone has, and another one that they may be given. */
    user: async (): Promise<Made> => ({ id: (await registered(portal())).id, role: await roleId() }),
    email: async (): Promise<Made> => {
      count += 1;
      return { email: `row${count}@portal.example` };
    },
    link: async (): Promise<Made> => {
      const { id } = await registered(portal());
      return post('admin', 'rbac/user-roles/', { user: id, role: await roleId() });
    },
    employee: async (): Promise<Made> => {
      const { id } = await registered(portal());
      return {
        id: (await post<{ id: number }>('hr', 'hr/employees/', { user_id: id, job_title: 'Keeper' })).id,
      };
    },
    colleague: async (): Promise<Made> => ({ id: (await profileOf(portal(), owner)).employee.id }),
    /** A session beside the one in use. */
    session: async (as: Account): Promise<Made> =>
      post(null, 'auth/login/', { email: `${as}@portal.example`, password: DEMO_PASSWORD }),
    /** The password that was, and another; each time the other way round. */
    password: async (as: Account): Promise<Made> => {
      const old_password = passwords.get(as) ?? DEMO_PASSWORD;
      const new_password = old_password === DEMO_PASSWORD ? 'Quiet-Meadow-78' : DEMO_PASSWORD;
      passwords.set(as, new_password);
      return { old_password, new_password, new_password_confirm: new_password };
    },
    resetToken: async (): Promise<Made> => {
      const { email } = await registered(portal());
      await post(null, 'auth/forgot-password/', { email });
      return {
        token: await mailed(email, 'reset'),
        new_password: 'Quiet-Meadow-78',
        new_password_confirm: 'Quiet-Meadow-78',
      };
    },
    emailToken: async (): Promise<Made> => {
      const { email, ...person } = await withoutRecord(portal());
      await done(call('PATCH', person, 'auth/profile/', { email: `new.${email}` }));
      return { token: await mailed(email, 'confirm') };
    },
    /** A resume that was not searched before: it has an unused number of blank lines. */
    resume: async (): Promise<Made> => {
      count += 1;
      return {
        resume: new SentFile(
          'cv.txt',
          `Software engineer since 2015${'\n'.repeat(count)}TypeScript and PostgreSQL\n`,
        ),
      };
    },
    /** The account as an employee whose recommendations are made already, if it has a resume. */
    recommended: async (as: Account): Promise<Made> => {
      const { id } = (await profileOf(portal(), as)).employee;
      await post(as, 'recruitment/job-recommendations/generate/', { employee_id: id });
      return { id };
    },
  };
}
