import { useMemo } from 'react';

import type { OrgView } from '../useOrgView';
import { layoutChart, type ChartLayout } from './layout/chartLayout';
import { personNodes, withActive, type PersonNode } from './personNodes';

/**
 * The drawing of what can be seen now. What takes long for thousands of people is done only for another tree
 * or other open branches: not at a step of the keyboard, and not while the drawing is moved.
 */
export function useCards({ tree, open, shown, active, marked, goal, setBranch, served }: OrgView): {
  layout: ChartLayout;
  cards: PersonNode[];
} {
  const layout = useMemo(() => layoutChart(tree, open), [tree, open]);
  const nodes = useMemo(
    () => personNodes({ tree, open, shown, layout, setBranch, served }),
    [tree, open, shown, layout, setBranch, served],
  );
  const cards = useMemo(() => withActive(nodes, { active, marked, goal }), [nodes, active, marked, goal]);
  return { layout, cards };
}
