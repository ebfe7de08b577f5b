import { ConfirmAction } from '../../../../domain/action/ConfirmAction';
import { graphql } from '../../../../generated/gql';
import type { ApplicationRow } from './applicationRow';

interface Props {
  application: ApplicationRow;
  onClose: () => void;
}

/** Asks once, then takes the application back. */
export function WithdrawDialog({ application: { id, jobTitle }, onClose }: Props) {
  return (
    <ConfirmAction
      document={WithdrawApplicationDocument}
      variables={{ id }}
      done="Application withdrawn successfully!"
      failed="Failed to withdraw application. Please try again."
      stale={['OwnApplications', 'OwnApplicationCount', 'JobPostings', 'JobPosting']}
      title="Withdraw this application?"
      confirmLabel="Withdraw application"
      cancelLabel="Keep application"
      busyText="Withdrawing..."
      onClose={onClose}
    >
      Your application for “<bdi>{jobTitle}</bdi>” will no longer be considered, and you cannot apply for this
      position again. This cannot be undone.
    </ConfirmAction>
  );
}

const WithdrawApplicationDocument = graphql(`
  mutation WithdrawApplication($id: ID!) {
    updateJobApplication(id: $id, input: { status: "withdrawn" }) {
      id
      ...ApplicationRow
    }
  }
`);
