import { readFailure, type Failure } from '../../../domain/failure/failure';
import { lengthOf } from '../../../domain/text/textLength';
import { isBlank } from '../../../domain/text/unseen';
import type { SendChatMessageMutation, SendChatMessageMutationVariables } from '../../../generated/graphql';
import { createStore, type Store } from '../../../ui/store';
import { apologyText } from './apology';
import { longestHistory, longestMessage } from './pinned';

/** An answer of the portal. */
export type ChatReply = SendChatMessageMutation['sendChatMessage'];

/** A passage that an answer was taken from. */
export type ChatSource = ChatReply['sources'][number];

/** An article similar to the question. */
export type NearArticle = ChatReply['nearest'][number];

/** One message. */
export interface ChatMessage {
  /** Its number in this conversation. */
  key: number;
  sender: 'user' | 'ai';
  text: string;
  /** What of it is read first; the same where it is short. */
  brief: string;
  /** ISO text with a zone. */
  timestamp: string;
  sources: readonly ChatSource[];
  /** The closest articles if no answer is certain, the closest first. */
  nearest: readonly NearArticle[];
  /** The question, if no answer is certain; else null. */
  unanswered: string | null;
  /** Said because no answer came; it is not sent to the portal later. */
  isApology: boolean;
}

export interface ConversationView {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** The unsent text. */
  draft: string;
  /** An answer is on its way. */
  isWaiting: boolean;
  /** Why the newest message was not answered; null when it was. */
  failure: Failure | null;
  /** Milliseconds since 1970 before which another attempt is refused; null if the portal named no time. */
  retryAt: number | null;
  /** An answer has come since someone last looked at the conversation. */
  hasNews: boolean;
}

/** A conversation. It continues while no component shows it. */
export interface Conversation extends Store<ConversationView> {
  type: (draft: string) => void;
  /** Sends the typed text; nothing happens if it is blank, too long, or an answer is awaited. */
  send: () => void;
  /** Sends this text and keeps the typed one. */
  ask: (text: string) => void;
  /** Sends the message that was not answered once more. */
  retry: () => void;
  /** Gives up waiting: the question goes back into the box, or stays where something else is typed. */
  stop: () => void;
  /** Marks the conversation as visible, until the returned function is called. */
  attend: () => () => void;
  /** Starts a new conversation; the typed text stays. */
  clear: () => void;
  /** An empty conversation. */
  forget: () => void;
}

/** Sends a message to the portal. @throws every error of a call */
export type Deliver = (message: SendChatMessageMutationVariables, cancel: AbortSignal) => Promise<ChatReply>;

const empty: ConversationView = {
  messages: [],
  draft: '',
  isWaiting: false,
  failure: null,
  retryAt: null,
  hasNews: false,
};

export function createConversation(deliver: Deliver): Conversation {
  const store = createStore(empty);
  let keys = 0;
  let onlookers = 0;
  let running: AbortController | null = null;
  const change = (given: Partial<ConversationView>) => store.set({ ...store.read(), ...given });

  const said = (message: Pick<ChatMessage, 'sender' | 'text'> & Partial<ChatMessage>): ChatMessage => ({
    key: keys++,
    brief: message.text,
    timestamp: new Date().toISOString(),
    sources: [],
    nearest: [],
    unanswered: null,
    isApology: false,
    ...message,
  });

  /** @param messages up to the question, which is the last of them */
  async function answer(messages: readonly ChatMessage[], question: ChatMessage) {
    const own = new AbortController();
    running = own;
    change({ messages, isWaiting: true, failure: null, retryAt: null });
    const end = (message: ChatMessage, failure: Failure | null) => {
      if (running !== own) return;
      const wait = failure?.retryAfter ?? null;
      const retryAt = wait === null ? null : Date.now() + wait * 1_000;
      change({
        messages: [...messages, message],
        isWaiting: false,
        failure,
        retryAt,
        hasNews: onlookers === 0,
      });
    };
    try {
      const { response, brief, isSure, timestamp, sources, nearest } = await deliver(
        { message: question.text, conversationHistory: historyOf(messages.slice(0, -1)) },
        own.signal,
      );
      const unanswered = isSure ? null : question.text;
      end(said({ sender: 'ai', text: response, brief, timestamp, sources, nearest, unanswered }), null);
    } catch (error) {
      const failure = readFailure(error);
      end(said({ sender: 'ai', text: apologyText(failure), isApology: true }), failure);
    }
  }

  function ask(text: string): boolean {
    const trimmed = text.trim();
    if (store.read().isWaiting || isBlank(trimmed) || lengthOf(trimmed) > longestMessage) return false;
    const question = said({ sender: 'user', text: trimmed });
    void answer([...store.read().messages, question], question);
    return true;
  }

  function end(given: Partial<ConversationView>) {
    running?.abort();
    running = null;
    change(given);
  }

  function stop() {
    const question = store.read().messages.at(-1);
    if (!store.read().isWaiting || !question) return;
    if (isBlank(store.read().draft))
      end({ messages: store.read().messages.slice(0, -1), draft: question.text, isWaiting: false });
    else end({ isWaiting: false });
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    type: (draft) => change({ draft }),
    send: () => {
      if (ask(store.read().draft)) change({ draft: '' });
    },
    ask: (text) => void ask(text),
    retry: () => {
      const last = store.read().messages.findLastIndex(({ sender }) => sender === 'user');
      const question = store.read().messages[last];
      if (store.read().failure && question) void answer(store.read().messages.slice(0, last + 1), question);
    },
    stop,
    attend: () => {
      onlookers += 1;
      if (store.read().hasNews) change({ hasNews: false });
      return () => {
        onlookers -= 1;
      };
    },
    clear: () => end({ ...empty, draft: store.read().draft }),
    forget: () => end(empty),
  };
}

/** The newest earlier messages, in the portal's format. */
const historyOf = (
  messages: readonly ChatMessage[],
): SendChatMessageMutationVariables['conversationHistory'] =>
  messages
    .filter(({ isApology }) => !isApology)
    .slice(-longestHistory)
    .map(({ text, sender, timestamp }) => ({ text, sender: sender === 'user' ? 'USER' : 'AI', timestamp }));
