import type { TypedDocumentNode } from '@apollo/client';
import { screen } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import type { ReactElement } from 'react';

import { answers, type Replies, type TestPerson } from './graph';
import { renderScreen } from './renderScreen';

interface ListScreen<Data, Variables> {
  page: ReactElement;
  path: string;
  /** Heading of the page. */
  heading: string;
  /** The operation that asks for the list, and its answer unless the test says how. */
  document: TypedDocumentNode<Data, Variables>;
  usual: Replies<Data, Variables>;
  /** What else the page asks for. */
  background: readonly RequestHandler[];
  /** Who opens it; Maya unless said. */
  viewer?: TestPerson;
}

export interface OpenOptions<Data, Variables> {
  /** Answers the list. */
  list?: Replies<Data, Variables>;
  at?: string;
  /** Answers that override the default ones. */
  handlers?: readonly RequestHandler[];
}

/** Opens a screen with a list. `asked` collects the variables of every call for the list. */
export async function openListScreen<Data, Variables>(
  { page, path, heading, document, usual, background, viewer }: ListScreen<Data, Variables>,
  { list = usual, at = path, handlers = [] }: OpenOptions<Data, Variables>,
) {
  const asked: Variables[] = [];
  const listed = answers(document, (variables, request) => {
    asked.push(variables);
    return list(variables, request);
  });
  const opened = await renderScreen(page, {
    at,
    answers: [...handlers, listed, ...background],
    ...(viewer && { viewer }),
  });
  // A dialog that the address opens hides the page from the tree of roles.
  await screen.findByRole('heading', { level: 1, name: heading, hidden: true });
  return { ...opened, asked };
}
