import { expect, type Page } from '@playwright/test';
import type { PortalApi, RestPage } from '../portalApi.js';
import { card } from '../shell.js';

/** What the home page shows to a person, card by card, label by label. */
export type HomeFigures = Record<string, Record<string, string>>;

interface Sources {
  active: number;
  newHires: number;
  departments: number;
  courses: number;
  certifications: number;
  /** Lower-case statuses of the first hundred tickets the person may see. */
  statuses: string[];
  /** Null for people whom the IT dashboard refuses. */
  openItTickets: number | null;
}

const shown = (figure: number): string => new Intl.NumberFormat('en-US').format(figure);
const open = ['open', 'in_progress', 'waiting_response'];

function figuresOf({
  active,
  newHires,
  departments,
  courses,
  certifications,
  statuses,
  openItTickets,
}: Sources): HomeFigures {
  const count = (wanted: readonly string[]) => statuses.filter((status) => wanted.includes(status)).length;
  return {
    'Employee Portal': { 'Active employees': shown(active), 'New this month': shown(newHires) },
    'HR Management': {
      Departments: shown(departments),
      'Pending approvals': shown(count(['waiting_response'])),
    },
    'IT Help Desk': { 'Open tickets': shown(openItTickets ?? count(open)), 'Average response': '2.3 hrs' },
    'Learning Hub': { Courses: shown(courses), Certifications: shown(certifications) },
  };
}

/** The figures by REST, as an integrator would ask for them [A7.58, A7.60, A7.61, A7.62]. */
export async function figuresByRest(api: PortalApi, token: string): Promise<HomeFigures> {
  const [employees, dashboard, learning, departments, tickets] = await Promise.all([
    api.get<{ active_employees: number; new_hires_this_month: number }>(
      token,
      '/api/hr/employees/statistics/',
    ),
    api.get<{ open_tickets: number }>(token, '/api/it/dashboard/'),
    api.get<{ total_courses: number; total_certifications: number }>(token, '/api/learning/dashboard/stats/'),
    api.get<RestPage>(token, '/api/core/departments/'),
    api.get<RestPage<{ status: string }>>(token, '/api/tickets/master-tickets/?page_size=100'),
  ]);
  return figuresOf({
    active: employees.body.active_employees,
    newHires: employees.body.new_hires_this_month,
    departments: departments.body.count,
    courses: learning.body.total_courses,
    certifications: learning.body.total_certifications,
    statuses: tickets.body.results.map(({ status }) => status),
    openItTickets: dashboard.status === 200 ? dashboard.body.open_tickets : null,
  });
}

interface GraphAnswer {
  employeeStatistics: { activeEmployees: number; newHiresThisMonth: number };
  learningDashboardStats: { totalCourses: number; totalCertifications: number };
  departments: { count: number };
  masterTickets: { results: { status: string }[] };
}

/** The same figures by the graph. */
export async function figuresByGraph(api: PortalApi, token: string): Promise<HomeFigures> {
  const [all, it] = await Promise.all([
    api.graph<GraphAnswer>(
      token,
      `{ employeeStatistics { activeEmployees newHiresThisMonth } learningDashboardStats { totalCourses totalCertifications }
         departments { count } masterTickets(pageSize: 100) { results { status } } }`,
    ),
    api
      .graph<{ itTicketFigures: { openTickets: number } }>(token, '{ itTicketFigures { openTickets } }')
      .catch(() => null),
  ]);
  return figuresOf({
    active: all.employeeStatistics.activeEmployees,
    newHires: all.employeeStatistics.newHiresThisMonth,
    departments: all.departments.count,
    courses: all.learningDashboardStats.totalCourses,
    certifications: all.learningDashboardStats.totalCertifications,
    statuses: all.masterTickets.results.map(({ status }) => status.toLowerCase()),
    openItTickets: it?.itTicketFigures.openTickets ?? null,
  });
}

/** The figures of these cards as the page shows them, once they have come. */
export async function figuresOnPage(page: Page, cards: readonly string[]): Promise<HomeFigures> {
  const shown: HomeFigures = {};
  for (const name of cards) {
    await expect(card(page, name).locator('dd')).toHaveText([/\d/, /\d/]);
    const [labels, values] = await Promise.all(
      ['dt', 'dd'].map((kind) => card(page, name).locator(kind).allTextContents()),
    );
    shown[name] = Object.fromEntries((labels ?? []).map((label, index) => [label, values?.[index] ?? '']));
  }
  return shown;
}
