import { useWaitingCounts, type WaitingCounts } from '../useWaitingCounts';
import { NotificationBell } from './NotificationBell';

export interface BellAndCountsProps {
  onCounts: (counts: WaitingCounts) => void;
}

/** What the shell adds once the screen shows its data: the bell, and counts beside the entries of the navigation. */
export function BellAndCounts({ onCounts }: BellAndCountsProps) {
  useWaitingCounts(onCounts);
  return <NotificationBell />;
}
