import { graphql } from '../../generated/gql';
import { ConfirmAction } from '../action/ConfirmAction';
import { changedReview } from './changedReview';

interface Props {
  id: number;
  version: number;
  name: string;
  onClose: () => void;
}

/** Asks once, then shares a review with its person. */
export function ShareDialog({ id, version, name, onClose }: Props) {
  return (
    <ConfirmAction
      document={ShareReviewDocument}
      variables={{ id, version }}
      done="Review shared."
      failed="Failed to share the review. Please try again."
      {...changedReview}
      variant="primary"
      title="Share this review?"
      confirmLabel="Share"
      cancelLabel="Not yet"
      busyText="Sharing..."
      onClose={onClose}
    >
      <bdi>{name}</bdi> gets a notice and can read the rating, the strengths, what to improve and the goals.
      This cannot be undone.
    </ConfirmAction>
  );
}

const ShareReviewDocument = graphql(`
  mutation ShareReview($id: Int!, $version: Int!) {
    shareReview(id: $id, version: $version) {
      id
      ...ReviewPanel
    }
  }
`);
