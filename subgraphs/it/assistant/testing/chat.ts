import type { GraphClient } from '../../../kit/request/context.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import type { Refusal } from '../../../kit/testing/refusal.js';
import { viewer } from '../../../kit/testing/viewers.js';
import type { Viewer } from '../../../kit/request/viewer.js';

const SEND = `mutation ($message: String!, $history: [ChatMessageInput!]) {
  sendChatMessage(message: $message, conversationHistory: $history) { response brief isSure timestamp nearest { id title } sources { heading quote article { id title } } }
}`;

export interface Said {
  response: string;
  brief: string;
  isSure: boolean;
  nearest: { id: number; title: string }[];
  timestamp: string;
  sources: { heading: string | null; quote: string; article: { id: number; title: string } }[];
}

export interface Past {
  sender: 'USER' | 'AI';
  text: string;
}

/** What `own` holds for whoever asks, by the name of the document's operation; it keeps which were asked. */
export function graphOf(answers: Record<string, unknown>): { graph: GraphClient; asked: string[] } {
  const asked: string[] = [];
  const graph: GraphClient = <Data>(document: string) => {
    const name = /query (\w+)/.exec(document)?.[1] ?? '';
    asked.push(name);
    return name in answers
      ? Promise.resolve(answers[name] as Data)
      : Promise.reject(new Error(`This test gave no ${name}.`));
  };
  return { graph, asked };
}

/** Conversations with the assistant of one subgraph. */
export class Chat {
  constructor(private readonly subgraph: () => TestSubgraph) {}

  /** The whole outcome, also a refusal. */
  async send(
    message: string,
    { as = viewer(), history = [] }: { as?: Viewer | null; history?: Past[] } = {},
  ): Promise<{ said: Said | null; errors: Refusal[] }> {
    const { data, errors } = await this.subgraph().run<{ sendChatMessage: Said } | null>(as, SEND, {
      message,
      history,
    });
    return { said: data?.sendChatMessage ?? null, errors };
  }

  /** The answer. @throws when it is refused */
  async ask(message: string, more: { as?: Viewer; history?: Past[] } = {}): Promise<Said> {
    const { said, errors } = await this.send(message, more);
    if (!said) throw new Error(errors[0]?.message ?? 'no answer');
    return said;
  }

  /** The last answer of several messages, each sent with those before it. */
  async talk(...messages: string[]): Promise<Said> {
    const as = viewer();
    const history: Past[] = [];
    let last: Said | null = null;
    for (const text of messages) {
      last = await this.ask(text, { as, history });
      history.push({ sender: 'USER', text }, { sender: 'AI', text: last.response });
    }
    if (!last) throw new Error('Nothing was said.');
    return last;
  }
}
