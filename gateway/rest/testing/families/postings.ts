import type { TestPortal } from '../../../testing/portal.js';
import type { Json } from '../answers.js';
import { restOf } from '../rest.js';

export type Posting = Json & { id: string; title: string; department: number; status: number };

/** The fields of a posting with only default values. */
export const PLAIN = {
  salary_range: null,
  salary_min: null,
  salary_max: null,
  description: '',
  requirements: [],
  responsibilities: [],
  benefits: null,
};

/** Postings as HR publishes them and everyone reads them. */
export function postingsOf(portal: () => TestPortal) {
  const rest = restOf(portal, 'recruitment/');
  const posted = (more: Json = {}) =>
    rest.post<Posting>('hr', 'job-postings/', {
      title: 'Harbour pilot',
      department: 'Engineering',
      location: 'Lisbon',
      ...more,
    });
  const read = (id: string) => rest.get<Posting>('employee', `job-postings/${id}/`);
  const departmentId = async (name: string) => {
    const { results } = await restOf(portal).list<{ id: number; name: string }>('hr', 'core/departments/');
    return results.find((department) => department.name === name)?.id;
  };
  return { ...rest, posted, read, departmentId };
}
