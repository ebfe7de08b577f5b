import { useEffect, useRef, useState } from 'react';

import { useAction, type ActionOptions, type Outcome } from '../../../domain/action/useAction';
import { usePortalConfig } from '../../../domain/config/ConfigContext';
import type { Failure } from '../../../domain/failure/failure';
import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import type { CheckResumeAndRecommendMutation } from '../../../generated/graphql';
import { RecommendationAnswerPart, type RecommendationAnswer } from './recommendation';
import { withWhen } from './tryAgain';

/** The running step: checking for a resume, matching it, or uploading another one. */
export type Running =
  { task: 'look' } | { task: 'match'; resume: string | null } | { task: 'upload'; resume: string };

/** A check that failed, and whether it was to make new recommendations. */
export interface FailedCheck {
  text: string;
  forced: boolean;
}

interface State {
  answer: RecommendationAnswer | null;
  running: Running | null;
  failed: FailedCheck | null;
  /** The dialog above the list: the choice between the found resume and another one, or the upload. */
  above: 'found' | 'upload' | null;
  /** Chosen for the upload, and kept until it has arrived. */
  file: File | null;
  refused: Failure | null;
}

export interface Recommendations extends State {
  /** Shows recommendations that were made earlier. */
  show: (answer: RecommendationAnswer) => void;
  /** Requests recommendations for the resume of the profile; `forced` computes new ones. */
  find: (forced: boolean) => void;
  /** Asks to upload a resume; an existing one is offered first. */
  offerUpload: () => void;
  openUpload: () => void;
  choose: (file: File | null) => void;
  upload: () => void;
  closeAbove: () => void;
  /** Cancels the running step; the previous content is shown again. */
  cancel: () => void;
}

const start: State = { answer: null, running: null, failed: null, above: null, file: null, refused: null };

/**
 * The flow to recommendations: without a resume the upload opens, with one the portal is asked again to continue
 * with it. One step runs at a time; a running one is cancelled when the dialog closes.
 * @param clears a failed check clears the list
 */
export function useRecommendations({ clears }: { clears: boolean }): Recommendations {
  const [state, setState] = useState(start);
  const change = (part: Partial<State>) => setState((now) => ({ ...now, ...part }));
  const look = useAction(CheckResumeDocument, checking);
  const match = useAction(CheckResumeDocument, checking);
  const send = useAction(UploadResumeDocument, {
    failed: 'Failed to upload resume and get recommendations',
    inForm: true,
    once: true,
    stale: ['LatestJobRecommendations'],
  });
  const { timeZone } = usePortalConfig();
  const inWords = (failure: Failure, after?: string) =>
    withWhen(failure, { timeZone, now: Date.now() }, after);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Runs one step unless another one is running, and returns its result unless it was cancelled. */
  const doOnce = async (
    first: Running,
    work: (signal: AbortSignal) => Promise<Answered>,
    onFailure: (failure: Failure) => Partial<State>,
  ) => {
    if (running.current) return;
    const cancel = new AbortController();
    running.current = cancel;
    change({ running: first, failed: null, refused: null, above: null });
    const { answer, failure } = await work(cancel.signal);
    running.current = null;
    if (cancel.signal.aborted) change({ running: null });
    else if (failure) change({ running: null, ...onFailure(failure) });
    else
      change({ running: null, answer, file: null, above: answer.status === 'NO_RESUME' ? 'upload' : null });
  };

  return {
    ...state,
    show: (answer) => change({ answer }),
    find: (forced) =>
      void doOnce(
        { task: 'look' },
        async (signal) => {
          const found = checked(await look.run({ forceRefresh: forced, proceedWithExisting: false }, signal));
          if (found.answer?.status !== 'RESUME_EXISTS' || signal.aborted) return found;
          change({ running: { task: 'match', resume: found.answer.resumeName ?? null } });
          return checked(await match.run({ forceRefresh: forced, proceedWithExisting: true }, signal));
        },
        (failure) => ({ failed: { text: inWords(failure), forced }, ...(clears && { answer: null }) }),
      ),
    offerUpload: () => change({ above: state.answer?.resumeName ? 'found' : 'upload', refused: null }),
    openUpload: () => change({ above: 'upload', refused: null }),
    choose: (file) => change({ file, refused: null }),
    upload: () => {
      const { file } = state;
      if (!file) return;
      void doOnce(
        { task: 'upload', resume: file.name },
        async (signal) =>
          answered(await send.run({ resume: file }, signal), (data) => data.uploadResumeForRecommendations),
        (failure) => ({
          refused: { ...failure, message: inWords(failure, 'Your file is kept here.') },
          above: 'upload',
        }),
      );
    },
    closeAbove: () => change({ above: null }),
    cancel: () => running.current?.abort(),
  };
}

const checking = {
  failed: 'Failed to check resume and get recommendations',
  inForm: true,
  once: true,
  stale: ['LatestJobRecommendations'],
} as const satisfies ActionOptions;

type Answered = { answer: RecommendationAnswer; failure: null } | { answer: null; failure: Failure };

function answered<Data>(
  outcome: Outcome<Data>,
  read: (data: Data) => FragmentType<typeof RecommendationAnswerPart>,
): Answered {
  if (outcome.failure) return { answer: null, failure: outcome.failure };
  return { answer: getFragmentData(RecommendationAnswerPart, read(outcome.data)), failure: null };
}

const checked = (outcome: Outcome<CheckResumeAndRecommendMutation>): Answered =>
  answered(outcome, (data) => data.checkResumeAndRecommend);

const CheckResumeDocument = graphql(`
  mutation CheckResumeAndRecommend($forceRefresh: Boolean!, $proceedWithExisting: Boolean!) {
    checkResumeAndRecommend(forceRefresh: $forceRefresh, proceedWithExisting: $proceedWithExisting) {
      ...RecommendationAnswer
    }
  }
`);

const UploadResumeDocument = graphql(`
  mutation UploadResumeForRecommendations($resume: Upload!) {
    uploadResumeForRecommendations(resume: $resume) {
      ...RecommendationAnswer
    }
  }
`);
