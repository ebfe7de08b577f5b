import type { Account, TestPortal } from '../../../testing/portal.js';
import type { Json } from '../answers.js';
import { PDF } from '../form.js';
import type { Made } from './made.js';
import { restOf } from '../rest.js';

/** The required fields of a course that everyone may take. */
export const COURSE = { title: 'Knots', category: 1, status: 'published' };

/** Records of the learning area for the table of rows. */
export function courseFixtures(portal: () => TestPortal) {
  const { post, send } = restOf(portal);
  let count = 0;

  const course = async (): Promise<Made> => {
    const { id } = await post<{ id: number }>('hr', 'learning/courses/', COURSE);
    return { id };
  };
  /** A course that the account is enrolled in. */
  const enrolled = async (as: Account): Promise<Made> => {
    const { id } = await course();
    await post(as, `learning/courses/${id}/enroll/`);
    return { id };
  };
  return {
    course,
    enrolled,
    courseWithPdf: async (): Promise<Made> => {
      const { body } = await send<Json & { id: number }>('POST', 'hr', 'learning/courses/', {
        ...COURSE,
        pdf_file: PDF,
      });
      return { id: body.id };
    },
    courseCategory: async (): Promise<Made> => {
      count += 1;
      return post('hr', 'learning/categories/', { name: `Zeppelins ${count}` });
    },
    /** The employee's. */
    enrollment: async (): Promise<Made> => {
      const { id } = await course();
      return { id: (await post<{ id: number }>('employee', `learning/courses/${id}/enroll/`)).id };
    },
    path: async (): Promise<Made> => {
      const { id } = await course();
      return post('hr', 'learning/learning-paths/', { title: 'First day', courses: [id] });
    },
  };
}
