import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/viewer.js';

/** The names that a test gave to tickets, by id, in the order of the list; an id that has none stands as it is. */
export const namesOf = (ids: Record<string, number>, rows: { id: number }[]): string[] => rows.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? String(id));

export interface Listed {
  count: number;
  results: { id: number }[];
}

/** One page of the list with its arguments as GraphQL writes them, and its count; the test fails on any error. */
export async function listed(subgraph: TestSubgraph, who: Viewer, list: string, args = ''): Promise<Listed> {
  const { data, errors } = await subgraph.run<{ list: Listed }>(who, `{ list: ${list}${args && `(${args})`} { count results { id } } }`);
  expect(errors).toEqual([]);
  return data.list;
}
