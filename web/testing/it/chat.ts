import { http, HttpResponse, type RequestHandler } from 'msw';

import {
  SendChatMessageDocument,
  type ChatMessageInput,
  type SendChatMessageMutation,
} from '../../generated/graphql';
import { answers, type Replying } from '../graph';

type Source = SendChatMessageMutation['sendChatMessage']['sources'][number];

/** A source as the graph gives it. */
export const chatSource = (given: Partial<Omit<Source, 'article'> & Source['article']> = {}): Source => {
  const {
    id = 5,
    title = 'Using the VPN from home',
    heading = 'Connect',
    quote = 'The client is Cisco Secure Client.',
  } = given;
  return { article: { id, title }, heading, quote };
};

/** An answer of the assistant. @param nearest titles of articles near to a question that nothing answers */
export const chatAnswer = (
  response: string,
  sources: Source[] = [],
  nearest: string[] = [],
): SendChatMessageMutation => ({
  sendChatMessage: {
    response,
    brief: response,
    isSure: nearest.length === 0,
    timestamp: '2026-11-12T17:41:00Z',
    sources,
    nearest: nearest.map((title, place) => ({ id: 5 + place, title })),
  },
});

interface SentMessage {
  message: string;
  conversationHistory: ChatMessageInput[];
}

/** The assistant's side: what it was sent, in order, and what it answers. */
export interface ChatService {
  handlers: RequestHandler[];
  sent: SentMessage[];
  /** Looks whether the portal answers. */
  checks: number;
  reply: (message: string) => Replying<SendChatMessageMutation>;
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
    answers(SendChatMessageDocument, ({ message, conversationHistory }) => {
      service.sent.push({ message, conversationHistory: [conversationHistory].flat() });
      return service.reply(message);
    }),
    http.get('http://portal.test/api/core/health/', () => {
      service.checks += 1;
      return service.health();
    }),
  ];
  return service;
}
