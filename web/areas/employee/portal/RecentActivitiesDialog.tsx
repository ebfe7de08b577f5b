import styled from 'styled-components';

import { Dialog } from '../../../ui/overlay/dialog/Dialog';
import { IconTile } from '../../../ui/layout/IconTile';
import { theme } from '../../../ui/theme';
import { recentActivities } from './pinned';

/** The ten recent activities. */
export function RecentActivitiesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Recent activities" line="What is new in the portal." isOpen onClose={onClose} dismissable>
      <List>
        {recentActivities.map(({ area, text, icon }) => (
          <li key={text}>
            <IconTile icon={icon} hue="employee" size="small" />
            <div>
              <p>{text}</p>
              <Area>{area}</Area>
            </div>
          </li>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
  }
`;

const Area = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[12]};
`;
