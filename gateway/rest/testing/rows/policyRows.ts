import { inDays } from '../../../../subgraphs/kit/testing/time/days.js';
import type { TestPortal } from '../../../testing/portal.js';
import type { Made } from './made.js';
import { restOf } from '../rest.js';
import { all, hr } from './rowCases.js';
import type { Case } from './rowCases.js';

/** The required fields to publish a new policy. */
const POLICY = () => ({
  title: 'Kites at work',
  content: 'Fly them outside.',
  next_review: inDays(300),
  confirm_by: inDays(20),
});

/** Policies for the table of rows: a draft, and one that everyone is asked to confirm. */
export function policyFixtures(portal: () => TestPortal) {
  const { post } = restOf(portal);
  const draft = async (): Promise<Made> => {
    const { id } = await post<{ id: number }>('hr', 'hr/policies/', POLICY());
    return { id, number: 1 };
  };
  const published = async (): Promise<Made> => {
    const made = await draft();
    await post('hr', `hr/policies/${made.id}/publish/`);
    return made;
  };
  let made: Promise<Made> | null = null;
  return {
    draft,
    published,
    /** One for all calls that leave it in force. */
    inForce: (): Promise<Made> => (made ??= published()),
  };
}

/** The lines of policies. */
export const policyRows = (a: ReturnType<typeof policyFixtures>): Readonly<Record<string, Case>> => ({
  'GET hr/policies/': all(a.inForce),
  'POST hr/policies/': hr(undefined, POLICY()),
  'GET hr/policies/mine/': all(a.inForce),
  'GET hr/policies/{id}/': all(a.inForce),
  'PATCH hr/policies/{id}/': hr(a.draft, { title: 'Kites' }),
  'DELETE hr/policies/{id}/draft/': hr(a.draft),
  'POST hr/policies/{id}/new_version/': hr(a.published),
  'POST hr/policies/{id}/publish/': hr(a.draft),
  'GET hr/policies/{id}/versions/': all(a.inForce),
  'GET hr/policies/{id}/versions/{number}/': all(a.inForce),
  'POST hr/policies/{id}/versions/{number}/confirm/': all(a.inForce),
  'POST hr/policies/{id}/versions/{number}/withdraw/': hr(a.published),
  'GET hr/policies/{id}/versions/{number}/readers/': hr(a.inForce),
  'POST hr/policies/{id}/versions/{number}/remind/': hr(a.published),
});
