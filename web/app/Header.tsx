import { LogOut } from 'lucide-react';
import styled from 'styled-components';

import { useHasScreen } from '../domain/navigation/ScreensContext';
import { useSession, useViewer } from '../domain/session/SessionContext';
import { IconButton } from '../ui/IconButton';
import { theme } from '../ui/theme';
import { ThemeSwitch } from '../ui/ThemeSwitch';
import { UserBlock } from '../ui/UserBlock';

/** The end of the header: theme, the person, sign-out. A phone has theme and sign-out in its drawer. */
export function HeaderTools() {
  const viewer = useViewer();
  const session = useSession();
  const hasScreen = useHasScreen();

  return (
    <>
      <OnWide><ThemeSwitch /></OnWide>
      <UserBlock
        name={viewer.fullName}
        line={viewer.departmentName ?? 'Employee'}
        photo={viewer.profilePicture}
        to={hasScreen('/profile') ? '/profile' : undefined}
      />
      <OnWide><IconButton icon={LogOut} label="Sign out" onClick={() => void session.signOut()} /></OnWide>
    </>
  );
}

const OnWide = styled.div`
  display: flex;
  ${theme.media.phone} { display: none; }
`;
