import { useQuery } from '@apollo/client/react';

import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { graphql } from '../../../generated/gql';
import { Tabs } from '../../../ui/layout/Tabs';
import { MyApplications } from './applications/MyApplications';
import { PostingList } from './PostingList';

export type JobTab = 'postings' | 'applications';

/** The positions, and the number of the viewer's own applications. */
export function JobTabs({ tab }: { tab: JobTab }) {
  const { change } = useUrlQuery();
  const { data, previousData } = useQuery(OwnApplicationCountDocument);
  return (
    <Tabs
      label="Positions and applications"
      value={tab}
      // Search and filters of one tab do not apply to the other.
      onChange={(next) =>
        change({
          tab: next === 'applications' ? next : null,
          level: null,
          open: null,
          status: null,
          search: null,
          sort: null,
          page: null,
        })
      }
      items={[
        { id: 'postings', label: 'Positions', content: <PostingList /> },
        {
          id: 'applications',
          label: 'My applications',
          count: (data ?? previousData)?.myJobApplications.count,
          content: <MyApplications />,
        },
      ]}
    />
  );
}

const OwnApplicationCountDocument = graphql(`
  query OwnApplicationCount {
    myJobApplications(pageSize: 1) {
      count
    }
  }
`);
