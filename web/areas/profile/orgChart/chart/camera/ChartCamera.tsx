import { useReactFlow, useStore } from '@xyflow/react';
import { useEffect, useEffectEvent, useRef } from 'react';

import { pathTo } from '../../tree/orgTree';
import type { Goal, OrgView } from '../../useOrgView';
import {
  areaOf,
  around,
  besideButtons,
  broughtIn,
  centred,
  firstView,
  fitted,
  isInSight,
  kept,
  type Area,
  type Room,
} from './camera';
import type { ChartLayout } from '../layout/chartLayout';
import { cardsFrom } from '../detail';
import { glide } from './motion';

interface Props {
  view: OrgView;
  layout: ChartLayout;
}

/**
 * Moves the window onto the drawing: to the first view, and to each goal after the drawing has been laid out
 * for it.
 */
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
    const path = areas(active ? [...pathTo(active), active].map(({ person }) => person.id) : []);
    const reports = areas(active?.reports.map(({ person }) => person.id) ?? []);
    const place = path.at(-1);
    void setViewport(
      goal?.kind === 'centre' && place ? centred(place, room, 0) : firstView(layout, path, reports, room),
    );
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
      begin(besideButtons({ width, height }));
    } else if (view.goal) {
      serve(view.goal, besideButtons({ width, height }), lastLayout.current);
    }
    lastLayout.current = layout;
  }, [view.goal, layout, width, height]);

  return null;
}
