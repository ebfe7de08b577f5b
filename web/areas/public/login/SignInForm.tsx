import { useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

import { useSession } from '../../../domain/session/SessionContext';
import { Banner } from '../../../ui/feedback/Banner';
import { Button } from '../../../ui/form/Button';
import { Checkbox } from '../../../ui/form/choice/Checkbox';
import { PasswordField } from '../../../ui/form/PasswordField';
import { TextField } from '../../../ui/form/TextField';
import { TextLink } from '../../../ui/layout/TextLink';
import { Fields, FormColumn } from './FormColumn';
import { useSignIn } from './useSignIn';

/** E-mail, password, remember me. The typed text stays after a failure. */
export function SignInForm() {
  const session = useSession();
  const location = useLocation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(session.wasRemembered);
  const { signIn, busy, failure } = useSignIn();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signIn({ email, password, rememberMe });
  };

  return (
    <FormColumn title="Sign in" line="Use your work email.">
      <Fields onSubmit={submit} noValidate aria-label="Sign in">
        {failure && (
          <Banner tone="danger" title="Authentication Failed">
            {failure}
          </Banner>
        )}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          size="large"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          size="large"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Row>
          <Checkbox
            label="Remember me"
            checked={rememberMe}
            onChange={(event) => setRememberMe(event.target.checked)}
          />
          <TextLink to="/login?view=forgot" state={location.state as unknown}>
            Forgot password?
          </TextLink>
        </Row>
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          disabled={email === '' || password === '' || busy}
          busy={busy}
          busyText="Signing in..."
        >
          Sign in
        </Button>
      </Fields>
    </FormColumn>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;
