import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/viewer.js';

export const CREATE_FEEDBACK = 'mutation ($input: FeedbackInput!) { createFeedback(input: $input) { id } }';
export const DELETE_FEEDBACK = 'mutation ($id: Int!) { deleteFeedback(id: $id) }';

/** Gives feedback as the person, with their name unless told otherwise. @returns its id */
export async function giveFeedback(subgraph: TestSubgraph, who: Viewer, given: Record<string, unknown> = {}, more: { idempotencyKey?: string } = {}): Promise<number> {
  const input = { title: 'More plants', description: 'On every floor.', ...given };
  const { data, errors } = await subgraph.run<{ createFeedback: { id: number } }>(who, CREATE_FEEDBACK, { input }, more);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.createFeedback.id;
}

/** The same without a name. */
export const giveAnonymously: typeof giveFeedback = (subgraph, who, given = {}, more = {}) => giveFeedback(subgraph, who, { isAnonymous: true, ...given }, more);
