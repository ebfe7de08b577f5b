import { useQuery } from '@apollo/client/react';

import { graphql } from '../../../generated/gql';
import type {
  HrApplicationFiguresQuery,
  HrEmployeeFiguresQuery,
  HrPostingFiguresQuery,
  HrTicketsQuery,
} from '../../../generated/graphql';
import { interviewStatus, openPostingStatus, ticketsFetched, ticketsShown } from './pinned';

/** One of the answers behind the figures. */
export interface HrAnswer<Data> {
  data: Data | undefined;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

export interface HrFigures {
  employees: HrAnswer<HrEmployeeFiguresQuery['employeeStatistics']>;
  postings: HrAnswer<HrPostingFiguresQuery>;
  applications: HrAnswer<HrApplicationFiguresQuery>;
  tickets: HrAnswer<HrTicketsQuery>;
}

/** Four calls side by side; one that fails costs its own figures and nothing else. */
export function useHrFigures(): HrFigures {
  const employees = useQuery(HrEmployeeFiguresDocument);
  const postings = useQuery(HrPostingFiguresDocument, { variables: { open: [openPostingStatus] } });
  const applications = useQuery(HrApplicationFiguresDocument, {
    variables: { interviews: [interviewStatus] },
  });
  const tickets = useQuery(HrTicketsDocument, {
    variables: { fetched: ticketsFetched, shown: ticketsShown },
  });
  return {
    employees: answerOf(employees, ({ employeeStatistics }) => employeeStatistics),
    postings: answerOf(postings, (data) => data),
    applications: answerOf(applications, (data) => data),
    tickets: answerOf(tickets, (data) => data),
  };
}

interface Asked<Data> {
  data?: Data | undefined;
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

const answerOf = <Data, Read>(
  { data, loading, error, refetch }: Asked<Data>,
  read: (data: Data) => Read,
): HrAnswer<Read> => ({
  data: data && read(data),
  loading,
  failed: error !== undefined,
  retry: () => void refetch().catch(() => undefined),
});

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

const HrPostingFiguresDocument = graphql(`
  query HrPostingFigures($open: [String!]) {
    jobPostings(pageSize: 1) {
      count
    }
    openPostings: jobPostings(status: $open, pageSize: 1) {
      count
    }
  }
`);

const HrApplicationFiguresDocument = graphql(`
  query HrApplicationFigures($interviews: [String!]) {
    jobApplications(pageSize: 1) {
      count
    }
    interviews: jobApplications(status: $interviews, pageSize: 1) {
      count
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
