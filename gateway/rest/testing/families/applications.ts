import type { TestPortal } from '../../../testing/portal.js';
import { done } from '../answers.js';
import type { Json } from '../answers.js';
import { TXT } from '../form.js';
import { restOf } from '../rest.js';
import type { Asker } from '../rest.js';

export type Application = Json & { id: string; job_posting: string; status: number; resume: string };

/** A link to a file of the portal. */
export const LINK = expect.stringMatching(/^http:\/\/[^/]+\/api\/files\/people\/[^/]+\/$/) as string;

/** Applications for postings of their own. */
export function applicationsOf(portal: () => TestPortal) {
  const rest = restOf(portal, 'recruitment/');
  const posted = async (more: Json = {}) =>
    (
      await rest.post<{ id: string }>('hr', 'job-postings/', {
        title: 'Lamp lighter',
        department: 'Engineering',
        location: 'Lisbon',
        ...more,
      })
    ).id;
  const apply = (who: Asker, job_posting: string, more: Json = {}) =>
    rest.send<Application>('POST', who, 'job-applications/', { job_posting, resume: TXT, ...more });
  const applied = async (who: Asker = 'employee') => done(apply(who, await posted()));
  const patch = (who: Asker, id: string, body: Json) =>
    rest.call<Application>('PATCH', who, `job-applications/${id}/`, body);
  const count = async (id: string) =>
    (await rest.get('employee', `job-postings/${id}/`))['applications_count'];
  return { ...rest, posted, apply, applied, patch, count };
}
