import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import styled from 'styled-components';

import { InstantText } from '../../../../domain/calendar/InstantText';
import { dayText } from '../../../../domain/calendar/day';
import { audienceText, policyStatus } from '../../../../domain/policies/policyWords';
import { graphql } from '../../../../generated/gql';
import type { ManagedPolicyQuery } from '../../../../generated/graphql';
import { FactList } from '../../../../ui/data/FactList';
import { StatusBadge } from '../../../../ui/data/StatusBadge';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Button } from '../../../../ui/form/Button';
import { TextLink } from '../../../../ui/layout/TextLink';
import { SidePanel } from '../../../../ui/overlay/SidePanel';
import { theme } from '../../../../ui/theme';
import { PolicyDeed, type Deed } from './PolicyDeed';
import { PolicyDialog } from './PolicyDialog';
import type { PolicyValues } from './policyForm';
import { PolicyReaders } from './PolicyReaders';

type Policy = NonNullable<ManagedPolicyQuery['policy']>;
type Version = NonNullable<ManagedPolicyQuery['policyVersions']>['results'][number];

/** A policy with its versions and what can be done with each; under them who has confirmed the one in force. */
export function PolicyPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, loading, refetch } = useQuery(ManagedPolicyDocument, { variables: { id } });
  const [deed, setDeed] = useState<Deed | null>(null);
  const [editing, setEditing] = useState(false);
  const policy = error ? undefined : data?.policy;
  const versions = data?.policyVersions?.results ?? [];
  const read = versions.find(({ status }) => status === 'SCHEDULED') ?? policy?.current;
  return (
    <SidePanel
      item={id}
      title={policy?.title ?? 'Policy'}
      head={
        policy && (
          <StatusBadge tone={policyStatus[policy.current.status].tone}>
            {policyStatus[policy.current.status].word}
          </StatusBadge>
        )
      }
      talk={
        read && read.status !== 'DRAFT' ? (
          <PolicyReaders key={read.number} policyId={id} number={read.number} isOpen={isOpen(read.status)} />
        ) : undefined
      }
      footer={policy && <Deeds policy={policy} onAct={setDeed} onEdit={() => setEditing(true)} />}
      onClose={onClose}
    >
      {!policy && loading && <Skeleton steps={30} shape="block" />}
      {!policy && !loading && (
        <ErrorState
          text="Failed to load the policy. Please try again."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {policy && (
        <Text>
          <FactList
            facts={[
              { label: 'Owner', value: policy.ownerName },
              { label: 'Next review', value: dayText(policy.nextReview) },
            ]}
          />
          <Versions aria-label="Versions">
            {versions.map((version) => (
              <VersionLine key={version.number} id={id} version={version} onAct={setDeed} />
            ))}
          </Versions>
        </Text>
      )}
      {policy && editing && policy.draft && (
        <PolicyDialog
          id={id}
          draft={{ values: valuesOf(policy, policy.draft), version: policy.version }}
          onClose={() => setEditing(false)}
        />
      )}
      {policy && deed && (
        <PolicyDeed
          deed={deed}
          policy={policy}
          onDiscarded={() => {
            if (versions.length < 2) onClose();
          }}
          onClose={() => setDeed(null)}
        />
      )}
    </SidePanel>
  );
}

const isOpen = (status: Version['status']): boolean => status === 'IN_FORCE' || status === 'SCHEDULED';

interface LineProps {
  id: number;
  version: Version;
  onAct: (deed: Deed) => void;
}

function VersionLine({ id, version, onAct }: LineProps) {
  const { number, status, publishedAt, publishedByName } = version;
  return (
    <li>
      <Line>
        <TextLink to={`/it/knowledge-base?policy=${String(id)}-${String(number)}`}>Version {number}</TextLink>
        <StatusBadge tone={policyStatus[status].tone}>{policyStatus[status].word}</StatusBadge>
        {version.viewerCan.withdraw && (
          <Button onClick={() => onAct({ kind: 'withdraw', number })}>Withdraw</Button>
        )}
      </Line>
      <Quiet>
        <span>{versionText(version)}</span>
        {publishedAt && (
          <>
            {' '}
            · published by <bdi>{publishedByName}</bdi>, <InstantText at={publishedAt} />
          </>
        )}
      </Quiet>
    </li>
  );
}

/** Whom it concerns, and its days. */
const versionText = (version: Version): string =>
  [
    audienceText(version),
    version.effectiveOn && `in force from ${dayText(version.effectiveOn)}`,
    version.confirmBy && `to confirm by ${dayText(version.confirmBy)}`,
  ]
    .filter(Boolean)
    .join(' · ');

interface DeedsProps {
  policy: Policy;
  onAct: (deed: Deed) => void;
  onEdit: () => void;
}

function Deeds({ policy: { viewerCan }, onAct, onEdit }: DeedsProps) {
  if (viewerCan.begin) return <Button onClick={() => onAct({ kind: 'begin' })}>New version</Button>;
  if (!viewerCan.publish) return null;
  return (
    <>
      <Button onClick={() => onAct({ kind: 'discard' })}>Discard draft</Button>
      <Button onClick={onEdit}>Edit draft</Button>
      <Button variant="primary" onClick={() => onAct({ kind: 'publish' })}>
        Publish
      </Button>
    </>
  );
}

const valuesOf = ({ nextReview }: Policy, draft: NonNullable<Policy['draft']>): PolicyValues => ({
  title: draft.title,
  content: draft.content,
  nextReview,
  effectiveOn: draft.effectiveOn ?? '',
  confirmBy: draft.confirmBy ?? '',
  audience: draft.audience,
  departments: draft.departments.map(({ id }) => String(id)),
});

const { space } = theme;

const Text = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Versions = styled.ul`
  display: grid;
  gap: ${space[4]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

const Quiet = styled.p`
  color: ${theme.color.ink2};
  font-size: ${theme.type[13]};
`;

const ManagedPolicyDocument = graphql(`
  query ManagedPolicy($id: Int!) {
    policy(id: $id) {
      id
      title
      ownerName
      nextReview
      version
      current {
        number
        status
      }
      draft {
        number
        title
        content
        effectiveOn
        confirmBy
        audience
        departments {
          id
          name
        }
      }
      viewerCan {
        begin
        publish
      }
    }
    policyVersions(policyId: $id, pageSize: 50) {
      results {
        number
        status
        effectiveOn
        confirmBy
        audience
        departments {
          id
          name
        }
        publishedAt
        publishedByName
        viewerCan {
          withdraw
        }
      }
    }
  }
`);
