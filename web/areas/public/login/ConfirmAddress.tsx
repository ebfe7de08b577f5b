import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { readFailure } from '../../../domain/failure/failure';
import { useSession, useSessionState } from '../../../domain/session/SessionContext';
import { graphql } from '../../../generated/gql';
import { Banner } from '../../../ui/feedback/Banner';
import { Button } from '../../../ui/form/Button';
import { TextLink } from '../../../ui/layout/TextLink';
import { toast } from '../../../ui/feedback/toast';
import { FormColumn } from './FormColumn';

/**
 * Takes the new address by the token of a mailed link; asks first, because programs that check mail open
 * links.
 */
export function ConfirmAddress({ token }: { token: string }) {
  const navigate = useNavigate();
  const session = useSession();
  const isSignedIn = useSessionState().phase === 'signedIn';
  const [problem, setProblem] = useState<string | null>(null);
  const [confirm, { loading }] = useMutation(ConfirmEmailChangeDocument);

  const submit = async () => {
    setProblem(null);
    try {
      await confirm({ variables: { token } });
      toast.success('Your email address was changed.', 'Sign in with the new one from now on.');
      if (isSignedIn) await session.refresh().catch(() => undefined);
      await navigate(isSignedIn ? '/profile' : '/login', { replace: true });
    } catch (error) {
      setProblem(readFailure(error).message);
    }
  };

  return (
    <FormColumn
      title="Confirm your new address"
      line="From then on you sign in with it, and no longer with the present one."
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Button
        variant="primary"
        size="large"
        wide
        busy={loading}
        busyText="Confirming..."
        onClick={() => void submit()}
      >
        Confirm address
      </Button>
      <div>
        <TextLink to="/login">← Back to login</TextLink>
      </div>
    </FormColumn>
  );
}

const ConfirmEmailChangeDocument = graphql(`
  mutation ConfirmEmailChange($token: String!) {
    confirmEmailChange(token: $token)
  }
`);
