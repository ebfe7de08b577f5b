import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

import type { Session } from '../../../domain/session/session';
import { useSession, useViewer } from '../../../domain/session/SessionContext';
import { useStore } from '../../../ui/store';
import { SendChatMessageDocument } from './chatDocuments';
import { createConversation, type Conversation, type ConversationView, type Deliver } from './conversation';

/** What the panel shows and does. */
export interface UsedConversation
  extends ConversationView, Omit<Conversation, 'read' | 'subscribe' | 'forget'> {}

/** The one conversation of a browser: in memory only, until its person signs out or another one signs in. */
const conversations = new WeakMap<ApolloClient, { userId: number; conversation: Conversation }>();

/** The conversation of the signed-in person; it survives closing the panel and changing the page. */
export function useConversation(): UsedConversation {
  const client = useApolloClient();
  const session = useSession();
  const { id } = useViewer();
  const conversation = conversationOf(client, session, id);
  const { type, send, ask, retry, stop, attend, clear } = conversation;
  const view = useStore(conversation);
  return { ...view, type, send, ask, retry, stop, attend, clear };
}

function conversationOf(client: ApolloClient, session: Session, userId: number): Conversation {
  const known = conversations.get(client);
  if (known?.userId === userId) return known.conversation;
  const conversation = createConversation(deliverBy(client));
  conversations.set(client, { userId, conversation });
  const stop = session.subscribe(() => {
    const state = session.read();
    const isOver = state.phase === 'signedOut' || (state.phase === 'signedIn' && state.viewer.id !== userId);
    if (!isOver) return;
    stop();
    conversation.forget();
    conversations.delete(client);
  });
  return conversation;
}

/** Messages are not cached. A failure is shown immediately: the person can retry. */
const deliverBy =
  (client: ApolloClient): Deliver =>
  async (variables, cancel) => {
    const { data } = await client.mutate({
      mutation: SendChatMessageDocument,
      variables,
      fetchPolicy: 'no-cache',
      context: { once: true, fetchOptions: { signal: cancel } },
    });
    if (!data) throw new Error('The answer to the mutation is empty.');
    return data.sendChatMessage;
  };
