import { enumOf } from '../../kit/graphql/enumOf.js';

/** The status of a performance review, documented word by its name in the graph. */
export const REVIEW_STATE = enumOf(
  'draft',
  'self_review_done',
  'manager_review_done',
  'shared',
  'acknowledged',
);

export type ReviewState = (typeof REVIEW_STATE)[keyof typeof REVIEW_STATE];

interface Move {
  from: readonly ReviewState[];
  to: ReviewState;
  /** Whether the cycle must still be open. */
  whileOpen: boolean;
  /** The message in every other state. */
  refusal: string;
}

/**
 * The only transitions between states; none leads back. The fields of a transition may also be saved before it, in
 * the same states.
 */
export const MOVES = {
  finishSelf: {
    from: ['draft'],
    to: 'self_review_done',
    whileOpen: true,
    refusal: 'The self review can no longer be changed.',
  },
  finishManager: {
    from: ['draft', 'self_review_done'],
    to: 'manager_review_done',
    whileOpen: true,
    refusal: 'The manager’s part is finished already.',
  },
  /** Changes the rating and stays where it is. */
  calibrate: {
    from: ['manager_review_done'],
    to: 'manager_review_done',
    whileOpen: false,
    refusal: 'Only the rating of a finished review that is not shared yet can be changed.',
  },
  share: {
    from: ['manager_review_done'],
    to: 'shared',
    whileOpen: false,
    refusal: 'Only a finished review that is not shared yet can be shared.',
  },
  acknowledge: {
    from: ['shared'],
    to: 'acknowledged',
    whileOpen: false,
    refusal: 'Only a shared review that is not acknowledged yet can be acknowledged.',
  },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof MOVES;

/** Whether a review in this state can move so. */
export const canMove = (
  name: MoveName,
  { state, cycleIsOpen }: { state: ReviewState; cycleIsOpen: boolean },
): boolean => {
  const { from, whileOpen }: Move = MOVES[name];
  return from.includes(state) && (cycleIsOpen || !whileOpen);
};

/** Whether the person reads what the manager wrote. */
export const isShared = (state: ReviewState): boolean => state === 'shared' || state === 'acknowledged';

/** Whether the manager's part is finished. */
export const isFinished = (state: ReviewState): boolean => state === 'manager_review_done' || isShared(state);
