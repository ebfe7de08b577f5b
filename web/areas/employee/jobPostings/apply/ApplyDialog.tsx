import { useFragment, useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { readFailure } from '../../../../domain/failure/failure';
import { graphql } from '../../../../generated/gql';
import { Button } from '../../../../ui/form/Button';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { applyStateOf } from '../applyState';
import { PostingRowPart, type PostingRow } from '../postingRow';
import { ApplicationDialog } from './ApplicationDialog';
import { CannotApply } from './CannotApply';
import type { Applicant } from './useApplicant';

interface Props {
  /** Of the posting, as it is in the address. */
  id: string;
  /** Undefined until it is known. */
  applicant: Applicant | undefined;
  /** Called with the posting whose application is being sent; null after that. */
  onSending: (id: string | null) => void;
  onClose: () => void;
}

/** The dialog of `?apply=`: the application for a posting, or the reason why it is not possible. */
export function ApplyDialog({ id, applicant, onSending, onClose }: Props) {
  // A posting that the page shows already is not asked for again.
  const shown = useFragment({ fragment: PostingRowPart, from: { __typename: 'JobPosting', id } });
  const [isShown] = useState(shown.complete);
  const { error, loading, refetch } = useQuery(AppliedPostingDocument, {
    variables: { id },
    skip: isShown,
  });
  // The typed text stays if the posting changes meanwhile: the server refuses it on sending.
  const [begun, setBegun] = useState<{ posting: PostingRow; applicant: Applicant } | null>(null);
  if (begun) return <ApplicationDialog {...begun} onSending={onSending} onClose={onClose} />;

  const posting = shown.complete && !error ? shown.data : null;
  // The button that was pressed is busy, and is where the focus returns to: no other dialog comes before the
  // form.
  if (isShown && !applicant) return null;
  if (loading || !applicant) {
    return (
      <Dialog title="Apply" size="large" isOpen onClose={onClose}>
        <Skeleton steps={20} shape="block" />
      </Dialog>
    );
  }
  if (posting && applyStateOf(posting) === 'open') {
    setBegun({ posting, applicant });
    return null;
  }
  if (error && readFailure(error).code !== 'NOT_FOUND') {
    return (
      <Dialog title="Apply" isOpen onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
        <ErrorState
          text="Failed to load job details. Please try again."
          retryLabel="Retry"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </Dialog>
    );
  }
  return <CannotApply posting={posting} onClose={onClose} />;
}

const AppliedPostingDocument = graphql(`
  query AppliedPosting($id: ID!) {
    jobPosting(id: $id) {
      id
      ...PostingRow
    }
  }
`);
