import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';

import { useNamedPart } from '../../../domain/navigation/useNamedPart';
import { useViewer } from '../../../domain/session/SessionContext';
import { graphql } from '../../../generated/gql';
import type { OrgChartQuery } from '../../../generated/graphql';
import { Card } from '../../../ui/layout/Card';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { OrgChartSkeleton } from './OrgChartSkeleton';
import { OrgChartView } from './OrgChartView';
import { buildTree, type OrgPerson } from './tree/orgTree';
import { personName } from './tree/personWords';

/** The organisation chart. */
export function OrgChartSection({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const { id: userId } = useViewer();
  const { data, loading } = useQuery(OrgChartDocument);
  const answer = data?.orgChart.people;
  const tree = useMemo(() => answer && buildTree(answer.map(orgPerson), userId), [answer, userId]);

  useNamedPart('organization-chart', tree !== undefined);

  if (tree && tree.tops.length > 0) return <OrgChartView tree={tree} />;
  return (
    <Card flush title="Organization Chart" aria-busy={(!tree && loading) || undefined}>
      {tree && (
        <EmptyState
          drawing="people"
          title="No Organization Data"
          text="Once people have employment records, who reports to whom is drawn here."
        />
      )}
      {!tree && loading && <OrgChartSkeleton />}
      {!tree && !loading && (
        <ErrorState
          text="Failed to load organization chart. Please try again."
          retryLabel="Retry"
          onRetry={reload}
        />
      )}
    </Card>
  );
}

const orgPerson = ({
  fullName,
  departmentName,
  managerId,
  parentId,
  user,
  ...person
}: OrgChartQuery['orgChart']['people'][number]): OrgPerson => ({
  ...person,
  name: personName(fullName, person.id),
  departmentName: departmentName ?? null,
  managerId: managerId ?? null,
  parentId: parentId ?? null,
  photo: user.profilePicture ?? null,
});

const OrgChartDocument = graphql(`
  query OrgChart {
    orgChart {
      people {
        id
        userId
        fullName
        position
        departmentName
        email
        managerId
        parentId
        directReportsCount
        user {
          id
          profilePicture
        }
      }
    }
  }
`);
