import { Refusal } from '../../answer/problems.js';
import type { Row } from '../../route.js';

/** Shown when tickets does not answer; the rest of the dashboard is still worth having. */
const NO_FIGURES = { open_tickets: null, resolved_tickets: null, critical_tickets: null };

const unlessAway = (fault: unknown) => {
  if (fault instanceof Refusal && fault.problem.status >= 500) return NO_FIGURES;
  throw fault;
};

export const itRows: readonly Row[] = [
  {
    method: 'GET',
    paths: ['/api/it/dashboard/'],
    operation: 'ItDashboard',
    who: 'IT Staff, Administrator',
    answer: async ({ run }) => {
      const [dashboard, figures] = await Promise.all([
        run('ItDashboard'),
        run('ItTicketFigures').catch(unlessAway),
      ]);
      return { ...dashboard, ...figures };
    },
  },
];
