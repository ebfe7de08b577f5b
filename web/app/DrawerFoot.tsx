import { LogOut } from 'lucide-react';
import styled from 'styled-components';

import { highestRoleName } from '../domain/session/roles';
import { useSession, useViewer } from '../domain/session/SessionContext';
import { Button } from '../ui/Button';
import { theme } from '../ui/theme';
import { ThemeSwitch } from '../ui/ThemeSwitch';

/** What a phone's header leaves out: who is signed in, theme and sign-out. */
export function DrawerFoot() {
  const { fullName, roles } = useViewer();
  const session = useSession();

  return (
    <>
      <Person>
        <strong>{fullName}</strong>
        <span>{highestRoleName(roles)}</span>
      </Person>
      <ThemeSwitch />
      <Button icon={LogOut} onClick={() => void session.signOut()}>Sign out</Button>
    </>
  );
}

const Person = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  min-inline-size: 0;
  line-height: 1.3;
  strong { font-weight: ${theme.weight.semibold}; }
  span { color: ${theme.color.ink3}; font-size: ${theme.type[12]}; }
`;
