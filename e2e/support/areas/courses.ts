import { randomInt } from 'node:crypto';
import { accounts } from '../people.js';
import type { PortalApi, RestPage } from '../portalApi.js';

export const coursesPath = '/learning/courses';

/** A title that no other course has. */
export const newTitle = (what = 'Keeping a lighthouse') => `${what} ${String(randomInt(1e9))}`;

/** HR publishes a course that no other test knows. */
export async function publish(api: PortalApi, given: Record<string, unknown>) {
  const hr = await api.signIn(accounts.hr.email, accounts.hr.password);
  const { body: categories } = await api.get<RestPage<{ id: number }>>(hr, '/api/learning/categories/');
  const { status, body } = await api.post<{ id: number; title: string }>(hr, '/api/learning/courses/', {
    title: newTitle(),
    category: categories.results[0]?.id,
    status: 'published',
    ...given,
  });
  if (status !== 201) throw new Error(`HR could not publish a course: ${JSON.stringify(body)}`);
  return body;
}
