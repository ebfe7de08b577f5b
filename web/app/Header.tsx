import { LogOut } from 'lucide-react';

import { useFileAddress } from '../domain/files/useFileAddress';
import { useHasScreen } from '../domain/navigation/ScreensContext';
import { highestRoleName } from '../domain/session/roles';
import { useSession, useViewer } from '../domain/session/SessionContext';
import { IconButton } from '../ui/form/IconButton';
import { UserBlock } from '../ui/layout/navigation/UserBlock';

/** The signed-in person: picture, full name, department; leads to the profile. */
export function HeaderUser() {
  const viewer = useViewer();
  const hasScreen = useHasScreen();
  const whole = useFileAddress();
  return (
    <div title={`${viewer.email} · ${highestRoleName(viewer.roles)}`}>
      <UserBlock
        name={viewer.fullName}
        line={viewer.departmentName ?? 'Employee'}
        photo={viewer.profilePicture && whole(viewer.profilePicture)}
        to={hasScreen('/profile') ? '/profile' : undefined}
      />
    </div>
  );
}

/** Ends the session of this browser. */
export function SignOutButton() {
  const session = useSession();
  return <IconButton icon={LogOut} label="Sign out" onClick={() => void session.signOut()} />;
}
