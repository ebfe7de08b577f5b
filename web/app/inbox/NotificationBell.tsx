import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';

import { iconButtonStyle } from '../../ui/form/buttonStyle';
import { Icon } from '../../ui/layout/Icon';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { theme } from '../../ui/theme';
import { useUnread } from './useUnread';

const InboxSheet = lazyDialog(() => import('./InboxSheet').then((module) => module.InboxSheet), {
  whenOpened: true,
});

/** More than this is shown with a plus. */
const mostShown = 99;

/** The inbox of the signed-in person, behind a bell that says how much of it is unread. */
export function NotificationBell() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const unread = useUnread() ?? 0;
  const count = unread > mostShown ? `${String(mostShown)}+` : String(unread);
  const label = unread > 0 ? `Notifications, ${count} unread` : 'Notifications';
  return (
    <>
      <Trigger
        ref={trigger}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon shape={Bell} size="medium" />
        {unread > 0 && <Count aria-hidden="true">{count}</Count>}
      </Trigger>
      {isOpen && <InboxSheet trigger={trigger} onClose={() => setOpen(false)} />}
    </>
  );
}

const Trigger = styled.button`
  ${iconButtonStyle}
  position: relative;
`;

const Count = styled.span`
  position: absolute;
  inset-block-start: ${theme.space.half};
  inset-inline-start: 50%;
  min-inline-size: ${theme.space[4]};
  padding-inline: ${theme.space[1]};
  border-radius: ${theme.radius.round};
  background: ${theme.color.brand};
  color: ${theme.color.onBrand};
  font-size: ${theme.type[12]};
  font-weight: ${theme.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.space[4]};
`;
