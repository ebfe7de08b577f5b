import { enumOf } from '../../kit/graphql/enumOf.js';

/** The status of a goal, documented word by its name in the graph. Any state may follow any other. */
export const GOAL_STATE = enumOf('not_started', 'in_progress', 'done', 'dropped');

export type GoalState = (typeof GOAL_STATE)[keyof typeof GOAL_STATE];
