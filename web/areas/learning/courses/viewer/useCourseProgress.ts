import { useState } from 'react';

import type { CourseProgressInput } from '../../../../generated/graphql';
import type { CourseRow } from '../courseRow';
import { useCourseActions } from '../actions/useCourseActions';
import type { ProgressSaver } from './useProgressSaver';

/** What opening a PDF or an external page is worth. */
const openedPercent = 25;
/** What the player of a video-sharing service is worth, once it is there. */
const embeddedPercent = 5;
/** One press of the button. */
const onePress = 10;
/** From here on the server completes a course. */
const completeFrom = 95;

export interface CourseProgress {
  /** 0 to 100, including progress that was not sent yet. */
  percent: number;
  isStarted: boolean;
  isCompleted: boolean;
  /** Some of it waits for the network. */
  isWaiting: boolean;
  busy: boolean;
  /** Second at which the person stopped, wherever that was. */
  startAt: number;
  save: (save: CourseProgressInput) => void;
  opened: () => void;
  embedded: () => void;
  tenMore: () => void;
  complete: () => void;
}

/** How far the person is in a course, and what moves it on; nothing of it before the course is started. */
export function useCourseProgress({ id, userEnrollment }: CourseRow, saver: ProgressSaver): CourseProgress {
  const actions = useCourseActions();
  const [isDone, setDone] = useState(false);
  const waiting = saver.waiting[id];
  const isStarted = userEnrollment !== null && userEnrollment.status !== 'ENROLLED';
  const reached = Math.max(userEnrollment?.progressPercentage ?? 0, waiting?.progressPercentage ?? 0);
  const isCompleted = isDone || userEnrollment?.status === 'COMPLETED' || reached >= completeFrom;
  const percent = isCompleted ? 100 : reached;

  const save = (input: CourseProgressInput) => {
    if (isStarted) saver.save(id, input);
  };
  const raise = (progressPercentage: number) => {
    if (!isCompleted && progressPercentage > percent) save({ progressPercentage });
  };
  return {
    percent,
    isStarted,
    isCompleted,
    isWaiting: waiting !== undefined,
    busy: actions.busy,
    startAt: waiting?.positionSeconds ?? userEnrollment?.positionSeconds ?? 0,
    save,
    opened: () => raise(openedPercent),
    embedded: () => {
      if (percent === 0) raise(embeddedPercent);
    },
    tenMore: () => raise(Math.min(100, percent + onePress)),
    complete: () => void actions.complete(id).then((worked) => setDone(worked)),
  };
}
