import { useReactFlow, useStore } from '@xyflow/react';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { Goal, OrgView } from '../useOrgView';
import { areaOf, around, broughtIn, centred, firstView, fitted, isInSight, kept, type Area, type Room } from './camera';
import type { ChartLayout } from './chartLayout';
import { cardsFrom } from './detail';
import { glide } from './glide';

interface Props {
  view: OrgView;
  layout: ChartLayout;
}

/** Moves the window onto the drawing: to the first view, and to each goal after the drawing has been laid out for it. */
export function ChartCamera({ view, layout }: Props) {
  const { setViewport, getViewport } = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const isPlaced = useRef(false);
  const lastLayout = useRef(layout);

  const areas = (ids: readonly (number | undefined)[]): Area[] =>
    ids.flatMap((id) => {
      const spot = layout.spots.get(id ?? 0);
      return spot ? [areaOf(spot)] : [];
    });

  const begin = useEffectEvent((room: Room) => {
    const { active, goal } = view;
    if (goal?.kind === 'fit') view.served(goal);
    const family = areas([active?.person.id, active?.parent?.person.id, ...(active?.reports ?? []).map(({ person }) => person.id)]);
    void setViewport(goal?.kind === 'centre' && family[0] ? centred(family[0], room, 0) : firstView(layout, family, room));
  });

  const serve = useEffectEvent((goal: Goal, room: Room, before: ChartLayout) => {
    const now = getViewport();
    if (goal.kind === 'fit') {
      void setViewport(fitted(layout, room), glide());
      view.served(goal);
      return;
    }
    const [area] = areas([goal.id]);
    if (!area) return;
    if (goal.kind === 'keep') {
      const was = before.spots.get(goal.id);
      const stays = was ? kept(was, area, now) : now;
      void setViewport(stays);
      if (!view.open.has(goal.id)) return;
      const reports = view.tree.members.get(goal.id)?.reports ?? [];
      const next = broughtIn(around([area, ...areas(reports.map(({ person }) => person.id))]), stays, room);
      if (next.x !== stays.x || next.y !== stays.y) void setViewport(next, glide());
    } else if (goal.kind === 'centre' || now.zoom < cardsFrom(room.width, room.height)) {
      void setViewport(centred(area, room, now.zoom), glide());
    } else if (!isInSight(area, now, room)) {
      void setViewport(broughtIn(area, now, room), glide());
    }
  });

  useEffect(() => {
    if (width === 0 || height === 0) return;
    if (!isPlaced.current) {
      isPlaced.current = true;
      begin({ width, height });
    } else if (view.goal) {
      serve(view.goal, { width, height }, lastLayout.current);
    }
    lastLayout.current = layout;
  }, [view.goal, layout, width, height]);

  return null;
}
