import { useEffect, useEffectEvent, useRef, type RefObject, type SyntheticEvent } from 'react';

import type { CourseProgressInput } from '../../../../generated/graphql';
import { CourseProgressInputLimits } from '../../../../generated/limits';
import { joined } from './waitingProgress';

/** Progress is saved whenever another tenth is reached. */
const step = 10;
/** From here on a course is completed. */
const completeFrom = 95;
/** A shorter move than this is not worth its own save, in seconds. */
const smallestMove = 2;

type VideoEvent = SyntheticEvent<HTMLVideoElement>;

interface Options {
  video: RefObject<HTMLVideoElement | null>;
  /** Second at which the person stopped last. */
  startAt: number;
  onSave: (save: CourseProgressInput) => void;
}

/**
 * Saves the progress of a playing video: at each ten percent, at 95 percent and at its end, with position and
 * played parts; and only the position when the person pauses in between.
 */
export function useVideoProgress({ video, startAt, onSave }: Options) {
  const last = useRef({ step: 0, completed: false, seconds: startAt });

  const save = (element: HTMLVideoElement, progressPercentage?: number, seconds = element.currentTime) => {
    last.current.seconds = seconds;
    onSave({
      ...(progressPercentage !== undefined && { progressPercentage }),
      positionSeconds: Math.floor(seconds),
      ...playedIn(element.played),
    });
  };

  const stop = (element: HTMLVideoElement) => {
    const moved = Math.abs(element.currentTime - last.current.seconds);
    if (!element.ended && Number.isFinite(element.duration) && moved >= smallestMove) save(element);
  };

  const leave = useEffectEvent((element: HTMLVideoElement) => stop(element));
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const hide = () => leave(element);
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      hide();
    };
  }, [video]);

  return {
    onLoadedMetadata: ({ currentTarget: element }: VideoEvent) => {
      // Who stopped at the very end begins again.
      if (startAt > 0 && startAt < element.duration - smallestMove) element.currentTime = startAt;
      last.current.step = tenthOf(element);
    },
    onTimeUpdate: ({ currentTarget: element }: VideoEvent) => {
      if (element.seeking || !Number.isFinite(element.duration)) return;
      const percent = (element.currentTime / element.duration) * 100;
      if (percent >= completeFrom) {
        if (!last.current.completed) save(element, completeFrom);
        last.current.completed = true;
        return;
      }
      const reached = tenthOf(element);
      if (reached === last.current.step) return;
      last.current.step = reached;
      if (reached > 0) save(element, reached);
    },
    onPause: ({ currentTarget: element }: VideoEvent) => stop(element),
    onEnded: ({ currentTarget: element }: VideoEvent) => {
      last.current.completed = true;
      save(element, 100, 0);
    },
  };
}

const tenthOf = ({ currentTime, duration }: HTMLVideoElement): number =>
  Math.floor(((currentTime / duration) * 100) / step) * step;

/** Whole seconds that were played since the page was opened. */
function playedIn(played: TimeRanges): Pick<CourseProgressInput, 'played'> {
  const ranges = Array.from({ length: played.length }, (_, place) => ({
    from: Math.floor(played.start(place)),
    to: Math.ceil(played.end(place)),
  })).filter(({ from, to }) => to > from);
  return ranges.length === 0 ? {} : { played: joined(ranges).slice(-CourseProgressInputLimits.played) };
}
