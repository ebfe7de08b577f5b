import type { Node } from '@xyflow/react';

import { neighboursOf, type Member } from '../tree/orgTree';
import { cardText } from '../tree/personWords';
import { cardKindOf, type CardKind } from '../tree/cardKind';
import type { Goal, OrgView } from '../useOrgView';
import { card, type Point } from './layout/block';
import type { ChartLayout } from './layout/chartLayout';

export interface CardData extends Record<string, unknown> {
  member: Member;
  cardKind: CardKind;
  isOpen: boolean;
  isMarked: boolean;
  /** The card takes the focus for it. */
  goal: Goal | null;
  onBranch: (member: Member, isOpen: boolean) => void;
  onServed: (goal: Goal) => void;
}

export type PersonNode = Node<CardData, 'person'>;

const size = { width: card.width, height: card.height };

type Given = Pick<OrgView, 'tree' | 'open' | 'shown' | 'setBranch' | 'served'> & { layout: ChartLayout };

/** Everyone visible as a node of React Flow, and as a tree item for screen readers. */
export function personNodes({ tree, open, shown, layout, setBranch, served }: Given): PersonNode[] {
  return shown.flatMap((member): PersonNode[] => {
    const {
      person: { id },
      reports,
      level,
      place,
    } = member;
    const spot = layout.spots.get(id);
    if (!spot) return [];
    return [
      {
        id: String(id),
        type: 'person',
        position: { x: spot.x, y: spot.y },
        ...size,
        // Known beforehand, so that no card is rendered only to be measured.
        measured: size,
        handles: [],
        ariaRole: 'treeitem',
        ariaLabel: cardText(member, member === tree.me),
        domAttributes: {
          tabIndex: -1,
          'aria-level': level,
          'aria-posinset': place + 1,
          'aria-setsize': neighboursOf(tree, member).length,
          'aria-expanded': reports.length > 0 ? open.has(id) : undefined,
          'aria-roledescription': undefined,
        },
        data: {
          member,
          cardKind: cardKindOf(member, tree.me),
          isOpen: open.has(id),
          isMarked: false,
          goal: null,
          onBranch: setBranch,
          onServed: served,
        },
      },
    ];
  });
}

/**
 * The same nodes, with the changes of a keyboard step; the others stay the same objects, so that only two cards are
 * rendered again. A person who has the focus counts as being dragged, because React Flow keeps such a node in the
 * page when it is out of sight, and the focus with it.
 */
export function withActive(
  nodes: readonly PersonNode[],
  { active, marked, goal }: Pick<OrgView, 'active' | 'marked' | 'goal'>,
): PersonNode[] {
  const activeId = String(active?.person.id);
  const goalId = goal && goal.kind !== 'fit' ? String(goal.id) : null;
  return nodes.map((node) => {
    const isActive = node.id === activeId;
    const isMarked = node.id === String(marked);
    if (!isActive && !isMarked) return node;
    return {
      ...node,
      dragging: isActive,
      domAttributes: {
        ...node.domAttributes,
        tabIndex: isActive ? 0 : -1,
        'aria-current': isMarked || undefined,
      },
      data: { ...node.data, isMarked, goal: node.id === goalId ? goal : null },
    };
  });
}

/** Whose card is at a place of the drawing. */
export function personAt({ spots }: ChartLayout, { x, y }: Point): Member | null {
  for (const spot of spots.values()) {
    if (x >= spot.x && x <= spot.x + card.width && y >= spot.y && y <= spot.y + card.height)
      return spot.member;
  }
  return null;
}
