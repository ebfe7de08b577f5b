import {
  FileDown,
  LayoutGrid,
  MessageSquare,
  MessageSquareLock,
  MonitorSmartphone,
  Network,
  ScanFace,
  Ticket,
  TreePalm,
} from 'lucide-react';

import type { IconShape } from '../../../ui/layout/Icon';

/** Shown whatever courses and postings there are: fixed numbers of the specification. */
export const careerFigures = { certifications: 12, openPositions: 8 } as const;

export interface RecentActivity {
  area: string;
  text: string;
  icon: IconShape;
}

/**
 * The ten entries of the list, the same for everyone: what the portal has lately come to offer, not what
 * someone did.
 */
export const recentActivities: readonly RecentActivity[] = [
  { area: 'Employee portal', text: 'Leave, hours, feedback and tickets are on one page.', icon: LayoutGrid },
  { area: 'Feedback', text: 'Feedback can be sent without your name.', icon: MessageSquareLock },
  { area: 'Feedback', text: 'What you sent can be followed until it is answered.', icon: MessageSquare },
  { area: 'Tickets', text: 'A ticket can be talked over in its comments.', icon: Ticket },
  { area: 'Leave', text: 'Your leave year is drawn day by day.', icon: TreePalm },
  { area: 'Leave', text: 'You see how many days it takes before you send it.', icon: TreePalm },
  { area: 'Leave', text: 'Your requests can be saved as a file.', icon: FileDown },
  { area: 'Profile', text: 'A photo can be cropped, turned and aligned.', icon: ScanFace },
  { area: 'Profile', text: 'The organization chart is a drawing, or a list.', icon: Network },
  { area: 'Account', text: 'Devices you are signed in on can be signed out.', icon: MonitorSmartphone },
];
