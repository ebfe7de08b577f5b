import { useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';

import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/TextField';
import { TextLink } from '../../../ui/layout/TextLink';
import { Fields, FormColumn } from './FormColumn';

/**
 * Asks for an e-mail and confirms. Its submit makes no call: the specification has it only change the view.
 */
export function ForgotPassword() {
  const location = useLocation();
  const [sent, setSent] = useState(false);
  const back = (
    <TextLink to="/login" state={location.state as unknown}>
      ← Back to login
    </TextLink>
  );

  if (sent) {
    return (
      <FormColumn
        title="Check your email"
        line="If an account with that email exists, you'll receive reset instructions shortly."
      >
        <div>{back}</div>
      </FormColumn>
    );
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
  };
  return (
    <FormColumn title="Forgot password?" line="Enter the email you sign in with.">
      <Fields onSubmit={submit} aria-label="Forgot password">
        <TextField label="Email" type="email" name="email" autoComplete="username" size="large" required />
        <Button type="submit" variant="primary" size="large" wide>
          Send reset instructions
        </Button>
      </Fields>
      <div>{back}</div>
    </FormColumn>
  );
}
