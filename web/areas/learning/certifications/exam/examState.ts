import type { Store } from '../../../../ui/store';
import type { ExamOutcome, ExamPaper } from './examDocuments';

export interface ExamState {
  /** `elsewhere`: a newer window or device continues with it. `over`: it has ended, with an outcome or without. */
  phase: 'starting' | 'failed' | 'running' | 'submitting' | 'elsewhere' | 'over';
  /** Why it could not be started. */
  problem: string | null;
  paper: ExamPaper | null;
  /** By id of the question; "" for none. */
  answers: Readonly<Record<string, string>>;
  /** Numbers of the questions that are marked for later. */
  marked: readonly number[];
  /** Which question shows, counted from 0. */
  at: number;
  /** Answers that the server does not have yet. */
  unsaved: number;
  /** The server does not answer at the moment. */
  isHeld: boolean;
  isCancelling: boolean;
  outcome: ExamOutcome | null;
}

export interface Exam extends Store<ExamState> {
  time: Store<number>;
  /** Starts it or continues with it. */
  begin: () => void;
  answer: (questionId: number, answer: string) => void;
  goTo: (at: number) => void;
  mark: (questionId: number) => void;
  submit: () => void;
  /** Stops it for good. */
  cancel: () => void;
  /** The page continues without it: neither submitted nor cancelled. */
  leave: () => void;
}

/** An exam before the server has answered. */
export const initial: ExamState = {
  phase: 'starting',
  problem: null,
  paper: null,
  answers: {},
  marked: [],
  at: 0,
  unsaved: 0,
  isHeld: false,
  isCancelling: false,
  outcome: null,
};
