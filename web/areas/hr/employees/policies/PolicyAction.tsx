import { ConfirmAction } from '../../../../domain/action/ConfirmAction';
import { dayText } from '../../../../domain/calendar/day';
import { audienceText } from '../../../../domain/policies/policyWords';
import { graphql } from '../../../../generated/gql';
import { policyQueries } from './staleQueries';

/** An action on a policy after a confirmation. */
export type Action =
  | { kind: 'begin' }
  | { kind: 'publish' }
  | { kind: 'discard' }
  | { kind: 'withdraw'; number: number; isInForce: boolean };

interface Props {
  action: Action;
  policy: {
    id: number;
    title: string;
    version: number;
    draft:
      | (Parameters<typeof audienceText>[0] & {
          number: number;
          effectiveOn: string | null;
          confirmBy: string | null;
        })
      | null;
  };
  onDiscarded: () => void;
  onClose: () => void;
}

const usual = { stale: policyQueries, staleIfRefused: ['ManagedPolicy'], busyText: 'Saving...' } as const;

/** Asks once, then begins, publishes, discards or withdraws a version. */
export function PolicyAction({ action, policy: { id, title, version, draft }, onDiscarded, onClose }: Props) {
  const shared = { ...usual, onClose };
  if (action.kind === 'begin')
    return (
      <ConfirmAction
        {...shared}
        document={BeginDocument}
        variables={{ id }}
        variant="primary"
        title="New Version"
        done="Draft of the new version created"
        failed="Failed to begin a new version. Please try again."
        confirmLabel="Begin a draft"
        cancelLabel="Cancel"
      >
        <p>
          A draft with the text of the latest version of <bdi>{title}</bdi> is made. What is in force stays as
          it is until you publish the draft.
        </p>
      </ConfirmAction>
    );
  if (action.kind === 'publish')
    return (
      <ConfirmAction
        {...shared}
        document={PublishDocument}
        variables={{ id, version }}
        variant="primary"
        title="Publish Policy"
        done="Policy published"
        failed="Failed to publish the policy. Please try again."
        confirmLabel={`Publish version ${String(draft?.number ?? '')}`}
        cancelLabel="Keep the draft"
      >
        <p>{publishText(draft)}</p>
      </ConfirmAction>
    );
  if (action.kind === 'discard')
    return (
      <ConfirmAction
        {...shared}
        document={DiscardDocument}
        variables={{ id }}
        title="Discard Draft"
        done="Draft discarded"
        failed="Failed to discard the draft. Please try again."
        confirmLabel="Discard draft"
        cancelLabel="Keep the draft"
        onDone={onDiscarded}
      >
        <p>
          The draft of version {draft?.number} of <bdi>{title}</bdi> is lost.
        </p>
      </ConfirmAction>
    );
  return (
    <ConfirmAction
      {...shared}
      document={WithdrawDocument}
      variables={{ id, number: action.number }}
      title="Withdraw Version"
      done="Version withdrawn"
      failed="Failed to withdraw the version. Please try again."
      confirmLabel={`Withdraw version ${String(action.number)}`}
      cancelLabel="Keep the version"
    >
      <p>
        <span>{withdrawText(action)}</span> No one is asked to confirm it any more. This cannot be undone;
        confirmations stay.
      </p>
    </ConfirmAction>
  );
}

/** The version in force after a withdrawal. */
const withdrawText = ({ number, isInForce }: Extract<Action, { kind: 'withdraw' }>): string =>
  isInForce
    ? `Version ${String(number)} is no longer in force, and no other version takes its place.`
    : `Version ${String(number)} does not come into force. What is in force now stays.`;

/** What publishing does, with its days. */
function publishText(draft: Props['policy']['draft']): string {
  const number = String(draft?.number ?? '');
  const by = draft?.confirmBy ? ` by ${dayText(draft.confirmBy)}` : '';
  const from = draft?.effectiveOn ? dayText(draft.effectiveOn) : 'today';
  const whom =
    draft?.audience === 'DEPARTMENTS' ? audienceText(draft) : draft && audienceText(draft).toLowerCase();
  return `It concerns ${whom ?? ''}. All of them are asked to confirm version ${number}${by}. It is in force from ${from}, and its text can no longer be changed.`;
}

const BeginDocument = graphql(`
  mutation BeginPolicyDraft($id: Int!) {
    beginPolicyVersion(id: $id) {
      id
      version
    }
  }
`);

const PublishDocument = graphql(`
  mutation PublishPolicyDraft($id: Int!, $version: Int) {
    publishPolicy(id: $id, version: $version) {
      id
      version
    }
  }
`);

const DiscardDocument = graphql(`
  mutation DiscardPolicy($id: Int!) {
    discardPolicyDraft(id: $id)
  }
`);

const WithdrawDocument = graphql(`
  mutation WithdrawPolicy($id: Int!, $number: Int!) {
    withdrawPolicyVersion(id: $id, number: $number) {
      id
      version
    }
  }
`);
