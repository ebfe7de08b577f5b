import { CombinedGraphQLErrors, type ApolloClient } from '@apollo/client';

import { refetchStale } from '../../../../domain/action/refetch';
import { readFailure, unexpectedText, type Failure } from '../../../../domain/failure/failure';
import { createPauses } from '../../../../domain/session/pauses';
import { toast } from '../../../../ui/feedback/toast';
import { createStore } from '../../../../ui/store';
import { certificationQueries } from '../certification';
import { createAnswerQueue, type AnswerQueue, type Sent, type WaitingAnswer } from './answerQueue';
import { keepExamCopy, readExamCopy } from './examCopy';
import {
  CancelExamDocument,
  invalidExam,
  isGrade,
  isPaper,
  SaveExamAnswerDocument,
  StartExamDocument,
  SubmitExamDocument,
  type ExamOutcome,
  type ExamPaper,
} from './examDocuments';
import { initial, type Exam, type ExamState } from './examState';
import { createExamTime, type ExamTime } from './examTime';
import { watchExam } from './examWatch';

/** The status of the exam on the server, where it refuses because of that. */
const statusOf = (error: unknown): unknown =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['currentStatus'] : undefined;

/** An addition to the specified message of a failure, if there is one. */
const wordsOf = ({ message }: Failure) => (message === unexpectedText ? undefined : message);

const notSubmitted = 'The exam was not submitted. Your answers are kept: please submit it again.';

/** Nothing of it is sent again by itself, and no save carries a key: saved again it changes nothing. */
const once = { once: true } as const;
const unkeyed = { once: true, idempotencyKey: '' } as const;

/** An exam that a person takes: the server keeps the truth and the time, this the way to it. */
export function createExam(client: ApolloClient, certificationId: number): Exam {
  const store = createStore(initial);
  const change = (changes: Partial<ExamState>) => store.set({ ...store.read(), ...changes });
  const time: ExamTime = createExamTime(() => void submit(true));
  /** Between the attempts of a submit after the time has ended. */
  const pauses = createPauses(1_000);
  let queue: AnswerQueue | null = null;
  let sequence = 0;
  let visit = 0;

  const keep = () => {
    const { paper, marked, at } = store.read();
    if (paper) keepExamCopy(paper.attemptId, { waiting: queue?.waiting() ?? [], marked, at });
  };
  const rest = () => {
    queue?.end();
    pauses.end();
    time.end();
  };
  const finish = (outcome: ExamOutcome | null) => {
    const { paper } = store.read();
    rest();
    if (paper) keepExamCopy(paper.attemptId, null);
    change({ phase: 'over', outcome, isCancelling: false });
    refetchStale(client, certificationQueries);
  };
  const named = (paper: ExamPaper) => ({
    certificationId,
    attemptId: paper.attemptId,
    deviceToken: paper.deviceToken,
  });

  const goOnElsewhere = () => {
    rest();
    change({ phase: 'elsewhere', isCancelling: false });
  };

  /** The consequence of a refusal for the exam; false without one. */
  function settle(error: unknown): boolean {
    const status = statusOf(error);
    if (status === 'other_device') goOnElsewhere();
    else if (status === 'cancelled') {
      toast.info('Exam cancelled', readFailure(error).message);
      finish(null);
    } else if (status === 'time_over' || status === 'completed') void submit(true);
    else return false;
    return true;
  }

  /** `isShown` says whether this exam is still on the page; what waits is sent also without it. */
  async function save(paper: ExamPaper, waiting: WaitingAnswer, isShown: () => boolean): Promise<Sent> {
    try {
      const { data } = await client.mutate({
        mutation: SaveExamAnswerDocument,
        variables: { ...named(paper), ...waiting },
        context: unkeyed,
      });
      if (data && isShown() && store.read().phase === 'running')
        time.set(data.saveExamAnswer.remainingSeconds);
      return 'saved';
    } catch (error) {
      const failure = readFailure(error);
      if (!isShown()) return failure.passing ? 'later' : 'stop';
      if (failure.code === 'CONFLICT' && settle(error)) return 'stop';
      if (failure.code === 'BAD_USER_INPUT') {
        toast.error('An answer could not be saved', failure.message);
        return 'saved';
      }
      return 'later';
    }
  }

  function openQueue(paper: ExamPaper, first: readonly WaitingAnswer[]) {
    const own = visit;
    const isShown = () => own === visit;
    queue = createAnswerQueue({
      first,
      pauses: createPauses(1_000),
      send: (waiting) => save(paper, waiting, isShown),
      onChange: () => {
        if (!isShown()) return;
        keep();
        change({ unsaved: queue?.waiting().length ?? 0, isHeld: queue?.isHeld() ?? false });
      },
    });
  }

  function showPaper(paper: ExamPaper) {
    const copy = readExamCopy(paper.attemptId);
    // The server's answers are at least as new as those up to its highest number.
    const first = copy.waiting.filter((one) => one.sequence > paper.sequence);
    const answers = { ...paper.answers };
    for (const { questionId, answer } of first) answers[questionId] = answer;
    sequence = Math.max(paper.sequence, ...first.map((one) => one.sequence));
    const unanswered = paper.questions.findIndex(({ id }) => !answers[id]);
    const at = copy.at ?? Math.max(0, unanswered);
    change({
      ...initial,
      phase: 'running',
      paper,
      answers,
      marked: copy.marked,
      at: Math.min(at, paper.questions.length - 1),
      unsaved: first.length,
    });
    openQueue(paper, first);
    time.set(paper.remainingSeconds);
  }

  async function begin() {
    const own = (visit += 1);
    change({ ...initial });
    try {
      const { data } = await client.mutate({
        mutation: StartExamDocument,
        variables: { certificationId },
        fetchPolicy: 'no-cache',
      });
      if (own !== visit) return;
      const paper = data?.startExam;
      if (!isPaper(paper)) return change({ phase: 'failed', problem: invalidExam });
      showPaper(paper);
      refetchStale(client, certificationQueries);
    } catch (error) {
      if (own !== visit) return;
      const failure = readFailure(error);
      toast.error('Failed to start exam', wordsOf(failure));
      change({ phase: 'failed', problem: 'Failed to start the exam' });
    }
  }

  async function submit(isTimeUp: boolean) {
    const { paper, phase, answers } = store.read();
    if (!paper || phase !== 'running') return;
    const waiting = queue?.waiting() ?? [];
    const own = visit;
    queue?.end();
    change({ phase: 'submitting' });
    const all = Object.fromEntries(paper.questions.map(({ id }) => [id, answers[id] ?? '']));
    for (let tries = 0; own === visit; tries += 1) {
      try {
        const { data } = await client.mutate({
          mutation: SubmitExamDocument,
          variables: { ...named(paper), answers: all },
          context: isTimeUp ? once : {},
          fetchPolicy: 'no-cache',
        });
        if (own !== visit) return;
        const outcome = data?.submitExam;
        if (!isGrade(outcome)) throw new Error(invalidExam);
        return finish(outcome);
      } catch (error) {
        if (own !== visit || settle(error)) return;
        const failure = readFailure(error);
        if (isTimeUp && failure.passing) {
          change({ isHeld: true });
          await pauses.untilNextTry(tries);
          continue;
        }
        toast.error('Submission Error', wordsOf(failure) ?? notSubmitted);
        // What the person has stays; they can try again as long as there is time.
        change({ phase: 'running' });
        if (!isTimeUp && time.read() === 0) return void submit(true);
        return openQueue(paper, waiting);
      }
    }
  }

  async function cancel() {
    const { paper, phase } = store.read();
    if (!paper || phase !== 'running') return;
    change({ isCancelling: true });
    try {
      await client.mutate({ mutation: CancelExamDocument, variables: named(paper) });
      finish(null);
    } catch (error) {
      if (settle(error)) return;
      const failure = readFailure(error);
      toast.error('Failed to cancel the exam', wordsOf(failure));
      change({ isCancelling: false });
    }
  }

  const watch = watchExam({
    client,
    runningPaper: () => (store.read().phase === 'running' ? store.read().paper : null),
    onTime: (seconds) => time.set(seconds),
    onElsewhere: goOnElsewhere,
    onOver: () => void submit(true),
  });

  return {
    read: store.read,
    subscribe: store.subscribe,
    time,
    begin: () => {
      watch.begin();
      void begin();
    },
    answer: (questionId, answer) => {
      const { phase, answers } = store.read();
      if (phase !== 'running' || answers[questionId] === answer) return;
      change({ answers: { ...answers, [questionId]: answer } });
      sequence += 1;
      queue?.add({ questionId, answer, sequence });
    },
    goTo: (at) => {
      const { paper } = store.read();
      if (!paper || at < 0 || at >= paper.questions.length) return;
      change({ at });
      keep();
    },
    mark: (questionId) => {
      const { marked } = store.read();
      change({
        marked: marked.includes(questionId)
          ? marked.filter((one) => one !== questionId)
          : [...marked, questionId],
      });
      keep();
    },
    submit: () => void submit(false),
    cancel: () => void cancel(),
    leave: () => {
      visit += 1;
      watch.end();
      pauses.end();
      time.end();
    },
  };
}
