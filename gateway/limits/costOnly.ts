import { HeaderMap } from '@apollo/server';
import type { GraphQLRequest, GraphQLResponse } from '@apollo/server';

/**
 * Whether a request only wants to know what its document would cost: with `costOnly: true` among its extensions
 * it is judged like any other, and nothing of it runs.
 */
export const wantsCostOnly = ({ extensions }: GraphQLRequest): boolean => extensions?.['costOnly'] === true;

/** The answer to it. @param limit the most that a document may cost */
export const costAnswer = (cost: number, limit: number): GraphQLResponse => ({
  http: { status: undefined, headers: new HeaderMap() },
  body: { kind: 'single', singleResult: { extensions: { cost: { cost, limit } } } },
});
