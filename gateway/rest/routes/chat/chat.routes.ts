import type { Row } from '../../route.js';

export const chatRows: readonly Row[] = [
  {
    method: 'POST',
    paths: ['/api/core/chatbot/message/'],
    operation: 'SendChatMessage',
    who: 'anyone signed in, about their own data and published articles',
    // A client that keeps its history for long is never refused for what it keeps (decisions 5j).
    takes: { conversation_history: { newest: 20 } },
  },
];
