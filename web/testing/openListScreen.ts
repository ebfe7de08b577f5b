import { screen } from '@testing-library/react';
import { graphql, type RequestHandler } from 'msw';

import { person, startsAs, type GraphAnswer } from './graph';
import { openPortal } from './openPortal';
import { server } from './server';

type ListAnswer = (variables: Readonly<Record<string, unknown>>) => GraphAnswer | Promise<never>;

interface ListScreen {
  path: string;
  /** Heading of the page. */
  heading: string;
  /** Operation that asks for the list. */
  operation: string;
  /** Answers the list unless the test says how. */
  usual: ListAnswer;
  /** What else the page asks for. */
  background: readonly RequestHandler[];
}

export interface OpenOptions {
  /** Answers the list. */
  list?: ListAnswer;
  at?: string;
  /** Answers that come before the usual ones. */
  handlers?: readonly RequestHandler[];
}

/** Opens a screen with a list as Maya. `asked` collects the variables of every call for the list. */
export async function openListScreen(
  { path, heading, operation, usual, background }: ListScreen,
  { list = usual, at = path, handlers = [] }: OpenOptions,
) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    ...handlers,
    ...startsAs(person()),
    graphql.query(operation, ({ variables }) => {
      asked.push(variables);
      return list(variables);
    }),
    ...background,
  );
  const portal = await openPortal(at, { token: 'kept' });
  // A dialog that the address opens hides the page from the tree of roles.
  await screen.findByRole('heading', { level: 1, name: heading, hidden: true });
  return { ...portal, asked };
}
