import styled from 'styled-components';

import { useAction } from '../../domain/action/useAction';
import { graphql } from '../../generated/gql';
import { Banner } from '../../ui/feedback/Banner';
import { Button } from '../../ui/form/Button';
import { theme } from '../../ui/theme';
import { useUpdateProfile } from './useUpdateProfile';

interface Props {
  /** The address that was asked for. */
  address: string;
  /** The present one, which got the link. */
  mailbox: string;
}

/** A new address that waits for its link: the link can be sent again, or the change be cancelled. */
export function PendingAddress({ address, mailbox }: Props) {
  const again = useUpdateProfile({ done: 'The link was sent again.', failed: 'Failed to send the link' });
  const cancel = useAction(CancelEmailChangeDocument, {
    done: 'Your email address stays as it is.',
    failed: 'Failed to cancel the change',
    stale: [],
    staleIfRefused: ['OwnProfile'],
  });
  const isBusy = again.busy || cancel.busy;

  return (
    <Banner
      tone="info"
      title={`${address} waits for your confirmation`}
      action={
        <Buttons>
          <Button onClick={() => void again.run({ email: address })} disabled={isBusy}>
            Send again
          </Button>
          <Button onClick={() => void cancel.run({})} disabled={isBusy}>
            Cancel change
          </Button>
        </Buttons>
      }
    >
      Open the link in the message to {mailbox} within 24 hours. Until then you sign in with the present
      address.
    </Banner>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const CancelEmailChangeDocument = graphql(`
  mutation CancelEmailChange {
    cancelEmailChange {
      id
      email
      pendingEmail
    }
  }
`);
