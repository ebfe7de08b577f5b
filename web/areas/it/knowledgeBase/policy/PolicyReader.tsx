import { useQuery } from '@apollo/client/react';
import styled from 'styled-components';

import { useAction } from '../../../../domain/action/useAction';
import { InstantText } from '../../../../domain/calendar/InstantText';
import { dayText } from '../../../../domain/calendar/day';
import { readFailure } from '../../../../domain/failure/failure';
import { ArticleSkeleton, LateArticleText } from '../../../../domain/knowledge/LateArticleText';
import { audienceText, policyStatus } from '../../../../domain/policies/policyWords';
import { graphql } from '../../../../generated/gql';
import type { PolicyToReadQuery } from '../../../../generated/graphql';
import { FactList } from '../../../../ui/data/FactList';
import { StatusBadge } from '../../../../ui/data/cells/StatusBadge';
import { Banner } from '../../../../ui/feedback/Banner';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Button } from '../../../../ui/form/Button';
import { Disclosure } from '../../../../ui/layout/Disclosure';
import { TextLink } from '../../../../ui/layout/TextLink';
import { SidePanel } from '../../../../ui/overlay/sidePanel/SidePanel';
import { theme } from '../../../../ui/theme';
import { TextDifference } from '../history/TextDifference';

interface Props {
  /** "12-2": the number of the policy and that of its version. */
  of: string;
  onClose: () => void;
}

type Read = NonNullable<PolicyToReadQuery['policyVersion']>;

const partsOf = (key: string): { policyId: number; number: number } => {
  const [, policyId = '0', number = '0'] = /^(\d{1,9})-(\d{1,9})$/.exec(key) ?? [];
  return { policyId: Number(policyId), number: Number(number) };
};

/** A version of a policy to read, with what it changed and the versions before it, and to confirm. */
export function PolicyReader({ of, onClose }: Props) {
  const { data, error, loading, refetch } = useQuery(PolicyToReadDocument, { variables: partsOf(of) });
  const policy = error ? undefined : data?.policyVersion;
  const isGone = readFailure(error).code === 'NOT_FOUND' || data?.policyVersion === null;
  return (
    <SidePanel
      item={of}
      title={policy?.title ?? 'Policy'}
      head={policy && <Head policy={policy} />}
      isText
      onClose={onClose}
      talk={policy && <About policy={policy} versions={data?.policyVersions?.results ?? []} />}
      footer={policy?.viewerCan.confirm ? <Confirm policy={policy} /> : undefined}
    >
      {!policy && loading && <ArticleSkeleton />}
      {!policy && !loading && (
        <ErrorState
          text={
            isGone
              ? 'This policy is not there any more, or it is not open to you.'
              : 'Failed to load the policy. Please try again.'
          }
          retryLabel="Retry"
          onRetry={isGone ? undefined : () => void refetch().catch(() => undefined)}
        />
      )}
      {policy && (
        <Text>
          <Asked policy={policy} />
          {policy.previous && (
            <Disclosure label={`What changed since version ${String(policy.previous.number)}`}>
              <TextDifference
                label={`Changes of version ${String(policy.number)}`}
                before={policy.previous}
                after={policy}
              />
            </Disclosure>
          )}
          <LateArticleText content={policy.content} />
        </Text>
      )}
    </SidePanel>
  );
}

function Head({ policy: { status, number, effectiveOn } }: { policy: Read }) {
  const { word, tone } = policyStatus[status];
  const since = status === 'SCHEDULED' ? 'in force from' : 'from';
  const day = effectiveOn ? `, ${since} ${dayText(effectiveOn)}` : '';
  return (
    <Line>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      <span>{`Version ${String(number)}${day}`}</span>
    </Line>
  );
}

/** What the person is asked, or has done about it. */
function Asked({ policy: { viewerAsked, viewerCan } }: { policy: Read }) {
  if (viewerAsked?.confirmedAt)
    return (
      <Banner tone="success">
        You confirmed this version on <InstantText at={viewerAsked.confirmedAt} withTime />.
      </Banner>
    );
  if (!viewerAsked || !viewerCan.confirm) return null;
  return (
    <Banner tone={viewerAsked.isLate ? 'warning' : 'info'}>
      Please read this policy and confirm it by {dayText(viewerAsked.dueOn)}.
    </Banner>
  );
}

function Confirm({ policy: { policyId, number } }: { policy: Read }) {
  const { run, busy } = useAction(ConfirmPolicyDocument, {
    done: 'Policy confirmed',
    failed: 'Failed to confirm the policy. Please try again.',
    stale: ['PolicyToRead', 'OwnPolicies', 'Today'],
    staleIfRefused: ['PolicyToRead'],
  });
  return (
    <Button
      variant="primary"
      busy={busy}
      busyText="Confirming..."
      onClick={() => void run({ id: policyId, number })}
    >
      I have read it and confirm
    </Button>
  );
}

interface AboutProps {
  policy: Read;
  versions: readonly { number: number; status: Read['status']; effectiveOn: string | null }[];
}

function About({ policy, versions }: AboutProps) {
  const others = versions.filter(({ number }) => number !== policy.number);
  return (
    <Notes>
      <FactList
        facts={[
          { label: 'Concerns', value: audienceText(policy) },
          { label: 'Confirm by', value: policy.confirmBy && dayText(policy.confirmBy) },
          { label: 'Published by', value: policy.publishedByName },
          { label: 'Published', value: policy.publishedAt && <InstantText at={policy.publishedAt} /> },
        ]}
      />
      {others.length > 0 && (
        <Others aria-label="Other versions">
          {others.map(({ number, status, effectiveOn }) => (
            <li key={number}>
              <TextLink to={{ search: `?policy=${String(policy.policyId)}-${String(number)}` }} replace>
                Version {number}
              </TextLink>{' '}
              <span>{policyStatus[status].word + (effectiveOn ? `, from ${dayText(effectiveOn)}` : '')}</span>
            </li>
          ))}
        </Others>
      )}
    </Notes>
  );
}

const { space } = theme;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

const Text = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Notes = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Others = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

const PolicyToReadDocument = graphql(`
  query PolicyToRead($policyId: Int!, $number: Int!) {
    policyVersion(policyId: $policyId, number: $number) {
      policyId
      number
      status
      title
      content
      effectiveOn
      confirmBy
      audience
      departments {
        id
        name
      }
      publishedAt
      publishedByName
      previous {
        number
        title
        content
      }
      viewerAsked {
        dueOn
        isLate
        confirmedAt
      }
      viewerCan {
        confirm
      }
    }
    policyVersions(policyId: $policyId) {
      results {
        number
        status
        effectiveOn
      }
    }
  }
`);

const ConfirmPolicyDocument = graphql(`
  mutation ConfirmPolicyRead($id: Int!, $number: Int!) {
    confirmPolicy(id: $id, number: $number) {
      dueOn
      confirmedAt
    }
  }
`);
