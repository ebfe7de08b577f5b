import { useQuery } from '@apollo/client/react';

import { graphql } from '../../../generated/gql';
import type { HrEmployeeFiguresQuery, HrTicketsQuery } from '../../../generated/graphql';
import { answerOf, type HrAnswer } from '../answer';
import { usePipeline, usePostingFigures, type Pipeline } from '../recruitmentFigures';
import { ticketsFetched, ticketsShown } from './pinned';

export interface HrFigures {
  employees: HrAnswer<HrEmployeeFiguresQuery['employeeStatistics']>;
  postings: HrAnswer<{ total: number; active: number }>;
  applications: HrAnswer<Pipeline>;
  tickets: HrAnswer<HrTicketsQuery>;
}

/** Four calls side by side; one that fails costs its own figures and nothing else. */
export function useHrFigures(): HrFigures {
  const employees = useQuery(HrEmployeeFiguresDocument);
  const postings = usePostingFigures();
  const applications = usePipeline();
  const tickets = useQuery(HrTicketsDocument, {
    variables: { fetched: ticketsFetched, shown: ticketsShown },
  });
  return {
    employees: answerOf(employees, ({ employeeStatistics }) => employeeStatistics),
    postings,
    applications,
    tickets: answerOf(tickets, (data) => data),
  };
}

const HrEmployeeFiguresDocument = graphql(`
  query HrEmployeeFigures {
    employeeStatistics {
      totalEmployees
      activeEmployees
      onLeaveEmployees
      newHiresThisMonth
    }
  }
`);

const HrTicketsDocument = graphql(`
  query HrTickets($fetched: Int!, $shown: Int!) {
    masterTickets(pageSize: $fetched, ordering: "-createdAt") {
      results {
        id
        status
      }
    }
    latest: masterTickets(pageSize: $shown, ordering: "-createdAt") {
      results {
        id
        kind
        title
        status
        priority
        createdAt
        createdByName
        createdByDepartment
        createdBy {
          id
          profilePicture
        }
      }
    }
  }
`);
