import { useQuery } from '@apollo/client/react';

import { graphql } from '../../generated/gql';
import type { ModuleFigure } from '../../ui/layout/ModuleCard';
import type { Hue } from '../../ui/theme';
import { averageItResponse } from './pinned';
import { openCount, pendingApprovalCount } from './ticketCounts';
import { numberText } from '../../ui/numbers';

/** Two figures for each card. */
export type HomeFigures = Readonly<Record<Hue, readonly ModuleFigure[]>>;

/** Five calls side by side; one that fails costs its own figures and nothing else. */
export function useHomeFigures(): HomeFigures {
  const employees = useQuery(EmployeeFiguresDocument);
  const itDashboard = useQuery(ItFiguresDocument);
  const learning = useQuery(LearningFiguresDocument);
  const departments = useQuery(DepartmentFiguresDocument);
  const tickets = useQuery(TicketFiguresDocument);

  const statuses = tickets.data?.masterTickets.results.map((ticket) => ticket.status);
  // The dashboard counts all IT tickets, for people who may read it. For everyone else they are counted from a
  // hundred tickets.
  const counted = itDashboard.data?.itTicketFigures.openTickets;
  const open = counted ?? (itDashboard.loading ? null : statuses && openCount(statuses));

  return {
    employee: [
      {
        label: 'Active employees',
        value: shown(employees.data?.employeeStatistics.activeEmployees, employees.loading),
      },
      {
        label: 'New this month',
        value: shown(employees.data?.employeeStatistics.newHiresThisMonth, employees.loading),
      },
    ],
    hr: [
      { label: 'Departments', value: shown(departments.data?.departments.count, departments.loading) },
      {
        label: 'Pending approvals',
        value: shown(statuses && pendingApprovalCount(statuses), tickets.loading),
      },
    ],
    it: [
      {
        label: 'Open tickets',
        value: shown(open, itDashboard.loading || tickets.loading),
      },
      { label: 'Average response', value: averageItResponse },
    ],
    learning: [
      {
        label: 'Courses',
        value: shown(learning.data?.learningDashboardStats.totalCourses, learning.loading),
      },
      {
        label: 'Certifications',
        value: shown(learning.data?.learningDashboardStats.totalCertifications, learning.loading),
      },
    ],
  };
}

function shown(figure: number | null | undefined, isLoading: boolean): string {
  if (figure !== null && figure !== undefined) return numberText(figure);
  return isLoading ? '...' : 'N/A';
}

const EmployeeFiguresDocument = graphql(`
  query EmployeeFigures {
    employeeStatistics {
      activeEmployees
      newHiresThisMonth
    }
  }
`);

const ItFiguresDocument = graphql(`
  query ItFigures {
    itDashboard {
      totalAssets
    }
    itTicketFigures {
      openTickets
    }
  }
`);

const LearningFiguresDocument = graphql(`
  query LearningFigures {
    learningDashboardStats {
      totalCourses
      totalCertifications
    }
  }
`);

const DepartmentFiguresDocument = graphql(`
  query DepartmentFigures {
    departments(pageSize: 1) {
      count
    }
  }
`);

const TicketFiguresDocument = graphql(`
  query TicketFigures {
    masterTickets(pageSize: 100) {
      results {
        id
        status
      }
    }
  }
`);
