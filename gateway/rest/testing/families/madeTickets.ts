import type { TestPortal } from '../../../testing/portal.js';
import { INSTANT } from '../answers.js';
import type { Json } from '../answers.js';
import { profileOf } from './people.js';
import { restOf } from '../rest.js';

export type Ticket = Json & { id: number; type: string; status: string };

/** What every ticket of these tests is called. */
export const words = { title: 'A lamp', description: 'It hums.' };

/** Tickets as they are made and listed. */
export function ticketsOf(portal: () => TestPortal) {
  const rest = restOf(portal, 'tickets/');
  const ids = async (who: 'employee' | 'it' | 'hr', path: string) =>
    (await rest.list<Ticket>(who, `${path}page_size=200`)).results.map(({ id }) => id);

  /** What every fresh ticket of the employee's has. */
  async function fresh(more: Json): Promise<Json> {
    const me = await profileOf(portal(), 'employee');
    return {
      ...{
        id: expect.any(Number),
        ...words,
        status: 'open',
        priority: 'medium',
        created_by: me.id,
        created_by_name: me.full_name,
        created_by_email: me.email,
      },
      ...{
        created_by_department: me.employee.department.name,
        assigned_to: null,
        assigned_to_name: null,
        created_at: INSTANT,
        updated_at: INSTANT,
        resolved_at: null,
        ...more,
      },
    };
  }

  return { ...rest, ids, fresh };
}
