import { graphql, http, HttpResponse, type RequestHandler } from 'msw';

import { answer, type GraphAnswer } from './graph';

/** A source as the graph gives it. */
export const chatSource = (given: { id?: number; title?: string; heading?: string | null; quote?: string } = {}) => {
  const { id = 5, title = 'Using the VPN from home', heading = 'Connect', quote = 'The client is Cisco Secure Client.' } = given;
  return { __typename: 'ChatSource', article: { __typename: 'KbArticle', id, title }, heading, quote };
};

/** An answer of the assistant. @param nearest titles of articles near to a question that nothing answers */
export const chatAnswer = (response: string, sources: object[] = [], nearest: string[] = []): GraphAnswer =>
  answer({
    sendChatMessage: {
      __typename: 'ChatReply', response, timestamp: '2026-11-12T17:41:00Z', sources,
      nearest: nearest.map((title, place) => ({ __typename: 'KbArticle', id: 5 + place, title })),
    },
  });

interface SentMessage {
  message: string;
  conversationHistory: { text: string; sender: string; timestamp: string }[];
}

/** The assistant's side: what it was sent, in order, and what it answers. */
export interface ChatService {
  handlers: RequestHandler[];
  sent: SentMessage[];
  /** Looks whether the portal answers. */
  checks: number;
  reply: (message: string) => GraphAnswer | Promise<GraphAnswer>;
  /** Status of the health check, or what happens to it. */
  health: () => Response | Promise<Response>;
}

/** An assistant that repeats what it was asked, on a portal that answers. */
export function chatService(): ChatService {
  const service: ChatService = {
    sent: [],
    checks: 0,
    reply: (message) => chatAnswer(`You asked: ${message}`),
    health: () => HttpResponse.json({ status: 'ok', time: '2026-11-12T17:41:00Z' }),
    handlers: [],
  };
  service.handlers = [
    graphql.mutation<Record<string, unknown> | null, { message: string; conversationHistory: SentMessage['conversationHistory'] }>('SendChatMessage', ({ variables }) => {
      service.sent.push(variables);
      return service.reply(variables.message);
    }),
    http.get('http://portal.test/api/core/health/', () => {
      service.checks += 1;
      return service.health();
    }),
  ];
  return service;
}
