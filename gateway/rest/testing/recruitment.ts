import type { Reply, TestPortal } from '../../testing/portal.js';
import { askerOf } from './canary.js';
import type { Asker } from './canary.js';
import type { Json, SentFile } from './leave.js';
import type { PageOf } from './timesheets.js';

export type Posting = Json & { id: string; title: string; department: number; status: number; applications_count: number; created_at: string; updated_at: string };
export type Application = Json & { id: string; job_posting: string; applicant: number; status: number; resume: string | null };

/** A resume in the manner of people's files, and what the internal page sends for somebody who chose none (A3.21). */
export const CV: SentFile = { name: 'Ada’s resume.txt', content: 'Ada Harbour\nSoftware engineer since 2015\nTypeScript, PostgreSQL and React at Lantern Ltd, 2015 to today.\n' };
export const PLACEHOLDER: SentFile = { name: 'internal-application-resume.txt', content: 'Internal application' };

/** A body that HR's form would send. */
export const vacancy = (more: Json = {}): Json => ({ title: 'Harbour pilot', department: 'Engineering', location: 'Lisbon', ...more });

/** One part of a form after another; a file is one under `resume`, unless it says otherwise. */
function form(fields: Json, files: readonly SentFile[]): { headers: Record<string, string>; payload: Buffer } {
  const head = (name: string, more = '') => `--edge\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => Buffer.from(`${head(name)}\r\n${String(value)}\r\n`));
  const sent = files.map(({ name, content, part = 'resume' }) => Buffer.concat([Buffer.from(`${head(part, `; filename="${name}"`)}Content-Type: application/octet-stream\r\n\r\n`), Buffer.from(content as Buffer), Buffer.from('\r\n')]));
  return { headers: { 'content-type': 'multipart/form-data; boundary=edge' }, payload: Buffer.concat([...texts, ...sent, Buffer.from('--edge--\r\n')]) };
}

/** Recruitment as people call it over HTTP; paths start after /api/recruitment/. */
export function recruitmentOf(portal: () => TestPortal) {
  const { rest } = askerOf(portal);
  const call = <Body = Json>(method: string, as: Asker, path: string, body?: Json, headers?: Record<string, string>): Promise<Reply<Body>> => rest<Body>(as, method, `recruitment/${path}`, body, headers);
  const send = <Body = Application>(as: Asker, path: string, fields: Json, files: readonly SentFile[], headers: Record<string, string> = {}): Promise<Reply<Body>> => {
    const { headers: own, payload } = form(fields, files);
    const identity = as === null ? {} : typeof as === 'string' ? { as } : { token: as.token };
    return portal().call<Body>('POST', `/api/recruitment/${path}`, { ...identity, payload, headers: { ...own, ...headers } });
  };
  const done = async <Body>(answer: Promise<Reply<Body>>): Promise<Body> => {
    const { status, body, text } = await answer;
    if (status >= 300) throw new Error(`${status} ${text}`);
    return body;
  };
  return {
    call,
    send,
    done,
    list: <Row = Posting>(as: Asker, path: string) => done(call<PageOf<Row>>('GET', as, path)),
    /** A fresh posting, made by HR; open unless told otherwise. */
    posted: (more: Json = {}) => done(call<Posting>('POST', 'hr', 'job-postings/', vacancy(more))),
    apply: (as: Asker, job_posting: string, more: Json = {}, file: SentFile = CV) => send(as, 'job-applications/', { job_posting, ...more }, [file]),
    /** A fresh application for a posting of its own, brought into the status by HR, or withdrawn by the applicant. */
    appliedAs: async (as: Asker, status = 1, more: Json = {}): Promise<Application> => {
      const { id: job_posting } = await done(call<Posting>('POST', 'hr', 'job-postings/', vacancy()));
      const made = await done(send(as, 'job-applications/', { job_posting, ...more }, [CV]));
      return status === 1 ? made : done(call<Application>('PATCH', status === 8 ? as : as === 'hr' ? 'admin' : 'hr', `job-applications/${made.id}/`, { status }));
    },
  };
}

let newcomers = 0;

/** Somebody whom HR just registered: signed in, but the password must be changed first. */
export async function newcomer(portal: TestPortal): Promise<{ token: string }> {
  newcomers += 1;
  const [email, password] = [`newcomer${newcomers}@portal.example`, 'First-Harbour-7'];
  await portal.call('POST', '/api/auth/register/', { as: 'hr', body: { first_name: 'Nova', last_name: 'Comer', email, password, password_confirm: password } });
  return { token: (await portal.call<{ token: string }>('POST', '/api/auth/login/', { body: { email, password } })).body.token };
}

/** What somebody is told who must change the password first. */
export const PASSWORD_FIRST = { status: 403, body: expect.objectContaining({ code: 'password_change_required' }) as unknown };
