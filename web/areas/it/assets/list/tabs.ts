import type { AssetTab } from './useTabCounts';

/** The tabs; each but the first is a word of the status filter, so that both always say the same. */
export const tabs: readonly { id: AssetTab; label: string }[] = [
  { id: 'all', label: 'All Assets' },
  { id: 'assigned', label: 'Assigned to Employees' },
  { id: 'available', label: 'Available Inventory' },
  { id: 'maintenance', label: 'Under Maintenance' },
];

/** Which tab shows what the status filter is narrowed to. */
export const tabOf = (status: string): AssetTab => tabs.find(({ id }) => id === status)?.id ?? 'all';
