import { LogOut } from 'lucide-react';
import styled from 'styled-components';

import { PasswordChangeForm } from '../../domain/session/PasswordChangeForm';
import { useSession, useViewer } from '../../domain/session/SessionContext';
import { Button } from '../../ui/form/Button';
import { Card } from '../../ui/layout/Card';
import { Logo } from '../../ui/layout/navigation/Logo';
import { theme } from '../../ui/theme';
import { portalTitle, ScreenTitle } from '../titles';

/** The only screen for someone whose password was set by another person, until they choose their own. */
export function PasswordChangeScreen() {
  const { firstName } = useViewer();
  const session = useSession();

  return (
    <Page>
      <ScreenTitle name="Change your password" />
      <Column>
        <Logo name={portalTitle} />
        <Card>
          <Head>
            <h1>Choose your own password</h1>
            <p>
              Welcome, {firstName}. Your password was set for you. Replace it with one that only you know to
              go on.
            </p>
          </Head>
          <PasswordChangeForm onChanged={() => session.refresh()} />
        </Card>
        <div>
          <Button variant="ghost" icon={LogOut} onClick={() => void session.signOut()}>
            Sign out
          </Button>
        </div>
      </Column>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  padding: ${theme.space[6]} ${theme.space[4]};
`;

const Column = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  justify-items: start;
  inline-size: min(${theme.size.dialogSmall}, 100%);
  > section {
    inline-size: 100%;
    padding: ${theme.space[6]};
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${theme.space[1]};
  margin-block-end: ${theme.space[5]};
  h1 {
    font-size: ${theme.type[24]};
  }
  p {
    color: ${theme.color.ink2};
    text-wrap: pretty;
  }
`;
