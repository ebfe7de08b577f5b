import { CircleCheck, Eye, Pencil, RefreshCw, Trash2, Undo2, UserPlus, Wrench } from 'lucide-react';

import { toast } from '../../../../ui/feedback/toast';
import type { MenuAction } from '../../../../ui/overlay/menu/menuAction';
import { isAssignable } from './assetRules';
import type { AssetRow } from '../assetRow';

/** The actions on one asset that have a dialog. */
export type Action = 'edit' | 'assign' | 'unassign' | 'maintain' | 'endMaintenance' | 'delete';

/** What cannot be assigned says so in the specified words. */
const cannotAssign = (status: string): string =>
  `Cannot assign assets with status ${status}. Only available, assigned, or lost assets can be assigned.`;

/** Opens the dialog of an action, or says why there is none. */
export function begin(action: Action, asset: AssetRow, open: (action: Action) => void): void {
  if (action === 'assign' && !isAssignable(asset.status))
    toast.error(cannotAssign(asset.status.toLowerCase()), undefined, { duration: cannotAssignFor });
  else open(action);
}

const cannotAssignFor = 10_000;

interface Offer extends Omit<MenuAction, 'onAction'> {
  action: Action;
}

const inMaintenance = ({ status }: AssetRow) => status === 'MAINTENANCE';
const isRepairable = ({ status }: AssetRow) => status === 'AVAILABLE' || status === 'ASSIGNED';

/** What can be done with an asset, in the order of its menu; unassign where a person has it. */
export const offersOf = (asset: AssetRow): readonly Offer[] => [
  { action: 'edit', label: 'Edit', icon: Pencil },
  ...(asset.currentAssignment
    ? [
        { action: 'assign', label: 'Reassign', icon: RefreshCw } as const,
        { action: 'unassign', label: 'Unassign', icon: Undo2 } as const,
      ]
    : [{ action: 'assign', label: 'Assign', icon: UserPlus } as const]),
  ...(isRepairable(asset)
    ? [{ action: 'maintain', label: 'Mark for maintenance', icon: Wrench } as const]
    : []),
  ...(inMaintenance(asset)
    ? [{ action: 'endMaintenance', label: 'End maintenance', icon: CircleCheck } as const]
    : []),
  { action: 'delete', label: 'Delete', icon: Trash2, danger: true },
];

/** The menu of a row or a card. */
export const menuOf = (
  asset: AssetRow,
  { onOpen, onAct }: { onOpen: (asset: AssetRow) => void; onAct: (action: Action, asset: AssetRow) => void },
): readonly MenuAction[] => [
  { label: 'View details', icon: Eye, onAction: () => onOpen(asset) },
  ...offersOf(asset).map(({ action, ...item }) => ({ ...item, onAction: () => onAct(action, asset) })),
];
