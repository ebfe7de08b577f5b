import type { Asked, Reply } from './judge.js';
import type { Question } from './questions.js';

const PASSWORD = 'Harbor-Lantern-42';
const CHAT = `mutation BenchChat($message: String!, $history: [ChatMessageInput!]) {
  sendChatMessage(message: $message, conversationHistory: $history) { response sources { heading quote article { title } } }
}`;

interface Answer<Data> {
  data: Data | null;
  errors?: { message: string }[];
}

/** A value of an answer; undefined when something above it is null or a list is shorter. */
const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], data);

/** Signs in as the demo accounts and asks, turn by turn, with what was said before. */
export class Speaker {
  private readonly tokens = new Map<string, Promise<string>>();

  constructor(private readonly url: string) {}

  private token(account: string): Promise<string> {
    const known =
      this.tokens.get(account) ??
      this.post<{ token: string }>('/api/auth/login/', {
        email: `${account}@portal.example`,
        password: PASSWORD,
      }).then(({ token }) => token);
    this.tokens.set(account, known);
    return known;
  }

  private async post<Body>(path: string, body: unknown, token?: string): Promise<Body> {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Token ${token}` }),
    };
    const response = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await response.json()) as Body;
  }

  private async graph<Data>(account: string, query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await this.post<Answer<Data>>(
      '/graphql',
      { query, variables },
      await this.token(account),
    );
    if (!data || errors) throw new Error(`${account}: ${errors?.[0]?.message ?? 'no answer'}`);
    return data;
  }

  /** A portal that refuses or fails is a fault of the answer, so one question does not end the measure. */
  async ask({ as, turns, own }: Question): Promise<Asked> {
    const history: { text: string; sender: 'USER' | 'AI' }[] = [];
    const asked: Asked = { answers: [], milliseconds: [], value: undefined, failure: null };
    try {
      for (const message of turns) {
        const began = performance.now();
        const { sendChatMessage } = await this.graph<{ sendChatMessage: Reply }>(as, CHAT, {
          message,
          history,
        });
        asked.milliseconds.push(performance.now() - began);
        asked.answers.push(sendChatMessage);
        history.push({ text: message, sender: 'USER' }, { text: sendChatMessage.response, sender: 'AI' });
      }
      if (own) asked.value = valueAt(await this.graph(as, own.document), own.path);
    } catch (error) {
      asked.failure = `no answer: ${error instanceof Error ? error.message : String(error)}`;
    }
    return asked;
  }
}
