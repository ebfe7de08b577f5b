import type { ApolloClient } from '@apollo/client';

import { ExamTimeDocument, type ExamPaper } from './examDocuments';

/** Milliseconds between two looks. */
const watchTime = 20_000;

interface Watched {
  client: ApolloClient;
  /** The exam that runs on this page; null without one. */
  runningPaper: () => ExamPaper | null;
  /** Seconds that are left by the server. */
  onTime: (seconds: number) => void;
  /** A newer device took the exam up. */
  onElsewhere: () => void;
  /** The exam ended, on another device or at its time limit. */
  onOver: () => void;
}

/** Asks the server the status of an exam, every 20 seconds and when the page is looked at again. */
export function watchExam({ client, runningPaper, onTime, onElsewhere, onOver }: Watched) {
  let timer: ReturnType<typeof setInterval> | undefined;

  async function look() {
    const paper = runningPaper();
    if (!paper || document.visibilityState !== 'visible') return;
    const { attemptId: id, deviceToken } = paper;
    const { data } = await client
      .query({ query: ExamTimeDocument, variables: { id, deviceToken }, fetchPolicy: 'no-cache' })
      .catch(() => ({ data: undefined }));
    const attempt = data?.examAttempt;
    if (!attempt || runningPaper() !== paper) return;
    if (attempt.status !== 'IN_PROGRESS') onOver();
    else if (attempt.isNewestDevice) onTime(attempt.remainingSeconds);
    else onElsewhere();
  }
  const watch = () => void look();

  return {
    begin: () => {
      document.addEventListener('visibilitychange', watch);
      timer = setInterval(watch, watchTime);
    },
    end: () => {
      document.removeEventListener('visibilitychange', watch);
      clearInterval(timer);
    },
  };
}
