import { useEffect, useEffectEvent } from 'react';
import type { Point } from 'react-easy-crop';

import { wheelWait, zoomRange } from '../pinned';

interface Options {
  /** The wheel turned by this many steps since it last rested: feedback that it was received. */
  onTurn: (steps: number) => void;
  /** It rests; `point` is the pointer's place from the middle, in CSS pixels. */
  onSettled: (steps: number, point: Point) => void;
}

/** CSS pixels of turning for one step of zoom: half a notch of most wheels. */
const pixelsPerStep = 50;
/** CSS pixels in the units of `deltaMode`: pixels, lines, pages. */
const unit = [1, 40, 800] as const;

/** Gathers the turns of the wheel over a box and tells them once, 250 ms after the last. Up is more. */
export function useWheelZoom(box: HTMLElement | null, { onTurn, onSettled }: Options): void {
  const turn = useEffectEvent(onTurn);
  const settle = useEffectEvent(onSettled);

  useEffect(() => {
    if (!box) return undefined;
    let turned = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (event: WheelEvent) => {
      // The dialog behind must not scroll.
      event.preventDefault();
      turned -= event.deltaY * (unit[event.deltaMode] ?? 1);
      const steps = (turned / pixelsPerStep) * zoomRange.step;
      const { left, top, width, height } = box.getBoundingClientRect();
      const point = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
      turn(steps);
      clearTimeout(timer);
      timer = setTimeout(() => {
        turned = 0;
        settle(steps, point);
      }, wheelWait);
    };
    box.addEventListener('wheel', hear, { passive: false });
    return () => {
      clearTimeout(timer);
      box.removeEventListener('wheel', hear);
    };
  }, [box]);
}
