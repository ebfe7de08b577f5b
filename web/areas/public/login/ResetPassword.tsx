import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { readFailure } from '../../../domain/failure/failure';
import { passwordHint, passwordProblem } from '../../../domain/session/passwordRules';
import { graphql } from '../../../generated/gql';
import { Banner } from '../../../ui/feedback/Banner';
import { Button } from '../../../ui/form/Button';
import { PasswordField } from '../../../ui/form/PasswordField';
import { TextLink } from '../../../ui/layout/TextLink';
import { toast } from '../../../ui/feedback/toast';
import { Fields, FormColumn } from './FormColumn';

/** Sets a new password with the token of a mailed link; every sign-in of the account ends with it. */
export function ResetPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const [next, setNext] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [resetPassword, { loading }] = useMutation(ResetPasswordDocument);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const broken = passwordProblem({ next, confirmation });
    setProblem(broken);
    if (broken !== null) return;
    try {
      await resetPassword({ variables: { token, next, confirmation } });
      toast.success('Password changed successfully!', 'Sign in with your new password.');
      await navigate('/login', { replace: true });
    } catch (error) {
      setProblem(readFailure(error).message);
    }
  };

  return (
    <FormColumn
      title="Choose a new password"
      line="It replaces the one you forgot and signs you out everywhere."
    >
      <Fields onSubmit={(event) => void submit(event)} noValidate aria-label="Choose a new password">
        {problem && <Banner tone="danger">{problem}</Banner>}
        <PasswordField
          label="New password"
          hint={passwordHint}
          autoComplete="new-password"
          size="large"
          value={next}
          onChange={(event) => setNext(event.target.value)}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          size="large"
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={loading}
          busyText="Changing password..."
        >
          Change password
        </Button>
      </Fields>
      <div>
        <TextLink to="/login">← Back to login</TextLink>
      </div>
    </FormColumn>
  );
}

const ResetPasswordDocument = graphql(`
  mutation ResetPassword($token: String!, $next: String!, $confirmation: String!) {
    resetPassword(token: $token, newPassword: $next, newPasswordConfirm: $confirmation)
  }
`);
