import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import styled from 'styled-components';

import { dayText } from '../../../../domain/calendar/day';
import { detailsIn } from '../../../../domain/list/detailsIn';
import { policyStatus } from '../../../../domain/policies/policyWords';
import { graphql } from '../../../../generated/gql';
import type { ManagedPolicyQuery } from '../../../../generated/graphql';
import { FactList } from '../../../../ui/data/FactList';
import { StatusBadge } from '../../../../ui/data/cells/StatusBadge';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Button } from '../../../../ui/form/Button';
import { SidePanel } from '../../../../ui/overlay/sidePanel/SidePanel';
import { theme } from '../../../../ui/theme';
import { PolicyAction, type Action } from './PolicyAction';
import { PolicyDetailsDialog } from './PolicyDetailsDialog';
import { PolicyDialog } from './PolicyDialog';
import type { PolicyValues } from './policyForm';
import { PolicyReaders } from './PolicyReaders';
import { VersionLine } from './VersionLine';

type ManagedPolicy = NonNullable<ManagedPolicyQuery['policy']>;

/** A policy with its versions and what can be done with each; under them who has confirmed one of them. */
export function PolicyPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useQuery(ManagedPolicyDocument, { variables: { id } });
  const { data, loading, refetch } = answer;
  const [action, setAction] = useState<Action | null>(null);
  const [editing, setEditing] = useState<'draft' | 'details' | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const policy = detailsIn(answer, (shown) => shown.policy, id);
  const versions = (data ?? answer.previousData)?.policyVersions?.results ?? [];
  const read =
    versions.find(({ number }) => number === chosen) ??
    versions.find(({ status }) => status === 'SCHEDULED') ??
    policy?.current;
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
      footer={policy && <Actions policy={policy} onAct={setAction} onEdit={setEditing} />}
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
              { label: 'Owner', value: <bdi>{policy.ownerName}</bdi> },
              { label: 'Next review', value: dayText(policy.nextReview) },
            ]}
          />
          <Versions aria-label="Versions">
            {versions.map((version) => (
              <VersionLine
                key={version.number}
                id={id}
                version={version}
                isShown={version.number === read?.number}
                onShow={setChosen}
                onAct={setAction}
              />
            ))}
          </Versions>
        </Text>
      )}
      {policy && editing === 'details' && (
        <PolicyDetailsDialog
          id={id}
          details={{ ownerId: policy.ownerId, nextReview: policy.nextReview }}
          version={policy.version}
          onClose={() => setEditing(null)}
        />
      )}
      {policy && editing === 'draft' && policy.draft && (
        <PolicyDialog
          id={id}
          draft={{ values: valuesOf(policy, policy.draft), version: policy.version }}
          onClose={() => setEditing(null)}
        />
      )}
      {policy && action && (
        <PolicyAction
          action={action}
          policy={policy}
          onDiscarded={() => {
            if (versions.length < 2) onClose();
          }}
          onClose={() => setAction(null)}
        />
      )}
    </SidePanel>
  );
}

const isOpen = (status: ManagedPolicy['current']['status']): boolean =>
  status === 'IN_FORCE' || status === 'SCHEDULED';

interface ActionsProps {
  policy: ManagedPolicy;
  onAct: (action: Action) => void;
  onEdit: (what: 'draft' | 'details') => void;
}

function Actions({ policy: { viewerCan }, onAct, onEdit }: ActionsProps) {
  if (viewerCan.begin)
    return (
      <>
        {viewerCan.update && <Button onClick={() => onEdit('details')}>Edit policy</Button>}
        <Button onClick={() => onAct({ kind: 'begin' })}>New version</Button>
      </>
    );
  if (!viewerCan.publish) return null;
  return (
    <>
      <Button onClick={() => onAct({ kind: 'discard' })}>Discard draft</Button>
      <Button onClick={() => onEdit('draft')}>Edit draft</Button>
      <Button variant="primary" onClick={() => onAct({ kind: 'publish' })}>
        Publish
      </Button>
    </>
  );
}

const valuesOf = (
  { ownerId, nextReview }: ManagedPolicy,
  draft: NonNullable<ManagedPolicy['draft']>,
): PolicyValues => ({
  title: draft.title,
  content: draft.content,
  ownerId,
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

const ManagedPolicyDocument = graphql(`
  query ManagedPolicy($id: Int!) {
    policy(id: $id) {
      id
      title
      ownerId
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
        update
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
          readReaders
        }
      }
    }
  }
`);
