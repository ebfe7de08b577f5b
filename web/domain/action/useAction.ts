import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';

import type { QueryName } from '../../generated/queryNames';
import { toast, type ToastAction } from '../../ui/feedback/toast';
import { readFailure, type Failure } from '../failure/failure';
import { newKey } from './newKey';
import { refetchStale } from './refetch';

export interface ActionWords {
  /** The toast after a success; without it there is none. */
  done?: string;
  /** Milliseconds that the toast of a success stays, where it is not the usual five seconds. */
  doneFor?: number;
  /** The message of a failure for which the server has none: no connection, no answer. */
  failed: string;
  /** Shows failures itself (a form, under its fields); without it a toast shows them. */
  inForm?: boolean;
  /** A toast reports every failure, also in a form: `failed` as its title, the server's message below. */
  isTitled?: boolean;
  /** Takes long: without an answer it is not sent again by itself, only when the person asks again. */
  once?: boolean;
}

export interface ActionOptions<Data = unknown> extends ActionWords {
  /** What can be done next about a success, as a button of its toast. */
  next?: (data: Data) => ToastAction;
  /**
   * Queries that are out of date after a success: lists in which rows come, go or move, and figures. What the row
   * itself shows is right immediately when the mutation selects the fragment of its list.
   */
  stale: readonly QueryName[];
  /** Queries that are also out of date once the server has said that the screen is. */
  staleIfRefused?: readonly QueryName[];
  /** Refusals that say so besides CONFLICT and NOT_FOUND. */
  isOutdated?: (failure: Failure) => boolean;
}

export type Outcome<Data> = { data: Data; failure: null } | { data: null; failure: Failure };

export interface Action<Data, Variables> {
  /** Never throws. `cancel` ends it early; then nothing is said. */
  run: (variables: Variables, cancel?: AbortSignal) => Promise<Outcome<Data>>;
  busy: boolean;
}

/** After these the screen is known to be out of date. */
const outdatedCodes = new Set<string | null>(['CONFLICT', 'NOT_FOUND']);

/** One action of a person: sends the mutation, reports the result, and reads the stale queries again. */
export function useAction<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  {
    done,
    doneFor,
    next,
    failed,
    inForm = false,
    isTitled = false,
    once = false,
    stale,
    staleIfRefused = [],
    isOutdated = () => false,
  }: ActionOptions<Data>,
): Action<Data, Variables> {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const last = useRef({ content: '', key: '' });
  const running = useRef<Promise<Outcome<Data>> | null>(null);

  const send = async (variables: Variables, cancel?: AbortSignal): Promise<Outcome<Data>> => {
    // Pressing the button again after a failure is the same wish, which may have come true without an answer.
    const content = JSON.stringify(variables, fileByMark);
    if (content !== last.current.content) last.current = { content, key: newKey() };
    setBusy(true);
    try {
      const { data } = await client.mutate<Data>({
        mutation: document,
        variables,
        context: {
          idempotencyKey: last.current.key,
          once,
          ...(cancel && { fetchOptions: { signal: cancel } }),
        },
      });
      if (!data) throw new Error('The answer to the mutation is empty.');
      last.current = { content: '', key: '' };
      if (done !== undefined)
        toast.success(done, undefined, { duration: doneFor, ...(next && { action: next(data) }) });
      refetchStale(client, stale);
      return { data, failure: null };
    } catch (error) {
      const failure = inWords(readFailure(error), failed);
      // A cancelled one is no wish any more, and may still have come true.
      if (cancel?.aborted) last.current = { content: '', key: '' };
      else if (isTitled) toast.error(failed, failure.message === failed ? undefined : failure.message);
      else if (!inForm) toast.error(failure.message);
      if (cancel?.aborted || outdatedCodes.has(failure.code) || isOutdated(failure))
        refetchStale(client, [...stale, ...staleIfRefused]);
      return { data: null, failure };
    } finally {
      setBusy(false);
    }
  };

  // Pressed twice in one breath it is done once, with one message.
  const run = (variables: Variables, cancel?: AbortSignal) =>
    (running.current ??= send(variables, cancel).finally(() => (running.current = null)));
  return { run, busy };
}

/** A failure without a code never met the portal, and its words are only technical. */
const inWords = (failure: Failure, failed: string): Failure =>
  failure.code === null ? { ...failure, message: failed } : failure;

const fileByMark = (_name: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;
