import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { Logo } from '../../../ui/layout/navigation/Logo';
import { PlainPage } from '../PlainPage';

/** The placeholder that the specification gives: accounts are made by HR. */
export function RegisterPage() {
  return (
    <PlainPage>
      <Logo name="Unified Corporate Portal" to="/" />
      <h1>Register</h1>
      <p>Coming soon...</p>
      <ButtonLink to="/login">Sign In</ButtonLink>
    </PlainPage>
  );
}
