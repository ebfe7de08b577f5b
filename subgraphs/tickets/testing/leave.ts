import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/viewer.js';

export const CREATE = 'mutation ($input: LeaveRequestInput!) { createLeaveRequest(input: $input) { id } }';

/** A plausible request; five days in July unless given. */
export const leaveInput = (given: Record<string, unknown> = {}) => ({
  title: 'Rest', description: 'Days off', leaveType: 'VACATION', startDate: '2026-07-06', endDate: given['startDate'] ?? '2026-07-10', reason: 'Rest', ...given,
});

/** Asks for leave as the person. @returns the request's id */
export async function askForLeave(subgraph: TestSubgraph, who: Viewer, given: Record<string, unknown> = {}): Promise<number> {
  const { data, errors } = await subgraph.run<{ createLeaveRequest: { id: number } }>(who, CREATE, { input: leaveInput(given) });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.createLeaveRequest.id;
}
