import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';

import { refetchStale } from '../../../../domain/action/refetch';
import { readFailure } from '../../../../domain/failure/failure';
import { useViewer } from '../../../../domain/session/SessionContext';
import { graphql } from '../../../../generated/gql';
import type { CourseProgressInput } from '../../../../generated/graphql';
import { toast } from '../../../../ui/feedback/toast';
import { createKeptText, useStore } from '../../../../ui/store';
import { enrollmentQueries } from '../staleQueries';
import {
  readWaiting,
  toSend,
  waitingKey,
  withoutSent,
  withSave,
  type WaitingProgress,
  type WaitingSave,
} from './waitingProgress';

export interface ProgressSaver {
  /** Keeps it in this browser and sends it as soon as the portal can be reached. */
  save: (course: number, save: CourseProgressInput) => void;
  /** The progress that was not sent yet. */
  waiting: WaitingProgress;
}

/** Milliseconds after which what waits is sent again, also where the browser does not tell that the network is back. */
const nextTry = 20_000;

/**
 * Saves a person's progress in courses. Progress that cannot be sent now is stored in this browser, across a
 * reload, and sent when the network is back; the server keeps the greatest progress, so late saves do no harm.
 */
export function useProgressSaver(): ProgressSaver {
  const client = useApolloClient();
  const { id: viewer } = useViewer();
  const kept = useMemo(() => createKeptText(waitingKey(viewer)), [viewer]);
  const text = useStore(kept);
  const waiting = useMemo(() => readWaiting(text), [text]);
  const sending = useRef(false);

  const change = (edit: (now: WaitingProgress) => WaitingProgress) =>
    kept.set(JSON.stringify(edit(readWaiting(kept.read()))));

  /** @returns whether there is any use in going on */
  const sendOne = async (course: string, own: WaitingSave): Promise<boolean> => {
    try {
      const { data } = await client.mutate({
        mutation: SaveCourseProgressDocument,
        variables: { id: Number(course), input: toSend(own) },
      });
      change((now) => withoutSent(now, course, own));
      if (data?.updateCourseProgress.status === 'COMPLETED') refetchStale(client, enrollmentQueries);
      return true;
    } catch (error) {
      const { code, passing, message } = readFailure(error);
      if (passing || code === null || code === 'UNAUTHENTICATED') return false;
      // The server will never take it: the course is gone, or the enrollment.
      change((now) => withoutSent(now, course, own));
      toast.error('Your progress could not be saved', message);
      return true;
    }
  };

  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      for (;;) {
        const [next] = Object.entries(readWaiting(kept.read()));
        if (!next || !(await sendOne(...next))) return;
      }
    } finally {
      sending.current = false;
    }
  };
  const sendAgain = useEffectEvent(() => void send());

  const isWaiting = Object.keys(waiting).length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = () => sendAgain();
    again();
    window.addEventListener('online', again);
    const timer = setInterval(again, nextTry);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [isWaiting, text]);

  return {
    waiting,
    save: (course, save) => {
      change((now) => withSave(now, course, save));
      // Also when the page is being left.
      void send();
    },
  };
}

const SaveCourseProgressDocument = graphql(`
  mutation SaveCourseProgress($id: Int!, $input: CourseProgressInput!) {
    updateCourseProgress(id: $id, input: $input) {
      id
      status
      progressPercentage
      positionSeconds
      completedAt
    }
  }
`);
