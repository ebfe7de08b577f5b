import type { OrgTree } from '../tree/orgTree';
import type { Spot } from './layout/block';
import { card } from './layout/block';
import type { Area } from './camera/camera';
import type { ChartLayout } from './layout/chartLayout';
import { overlap } from './camera/nearby';

/** Room of a name on the screen. */
export const label = { width: 136, height: 26 } as const;

/**
 * The names on the overview, like towns on a map: the viewer, then leaders from the top down, larger teams first,
 * as far as there is room for a name at this zoom.
 */
export function landmarks({ spots }: ChartLayout, me: OrgTree['me'], zoom: number): Spot[] {
  const order = [...spots.values()]
    .filter(({ member }) => member === me || member.reports.length > 0)
    .sort(
      ({ member: one }, { member: other }) =>
        Number(other === me) - Number(one === me) || one.level - other.level || other.team - one.team,
    );
  const taken: Area[] = [];
  return order.filter(({ x, y }) => {
    const room = {
      x: (x + card.width / 2) * zoom - label.width / 2,
      y: (y + card.height / 2) * zoom - label.height / 2,
      ...label,
    };
    if (taken.some((other) => overlap(other, room))) return false;
    taken.push(room);
    return true;
  });
}
