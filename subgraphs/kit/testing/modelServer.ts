import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Asked {
  url: string;
  authorization: string | null;
  model: string;
  input: string[];
  /** Of a question in prose. */
  messages: { role: string; content: string }[];
}

/** How a model's server may behave. */
export type Manner =
  | 'well'
  | 'twice'
  | 'disordered'
  | 'broken'
  | 'slow'
  | 'nonsense'
  | 'short'
  | 'uneven'
  | 'zeros'
  | 'elsewhere'
  | 'endless'
  | 'silent';

/** Words that a text uses, as a direction: texts that share words point the same way. */
export function meaning(words: string): number[] {
  const vector = Array<number>(64).fill(0);
  for (const word of words.toLowerCase().match(/[a-z]{3,}/g) ?? []) {
    const place = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 64, 7);
    vector[place] = (vector[place] ?? 0) + 1;
  }
  return vector.some((number) => number !== 0) ? vector : vector.fill(1);
}

/** A server that turns texts into vectors and writes prose, on this machine; it keeps what it was asked. */
export class ModelServer {
  readonly asked: Asked[] = [];
  manner: Manner = 'well';
  /** What it writes when it is asked for prose. */
  prose = 'As you wish.';
  /** What happens elsewhere before it answers. */
  meanwhile: () => Promise<unknown> = () => Promise.resolve();
  private readonly server = createServer((request, response) => void this.answer(request, response));

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse((await text(request)) || '{}') as Pick<Asked, 'model' | 'input' | 'messages'>;
    this.asked.push({
      url: request.url ?? '',
      authorization: request.headers.authorization ?? null,
      ...body,
    });
    await this.meanwhile();
    const words = (body.input as string[] | undefined) ?? body.messages.map(({ content }) => content);
    const data = words.map((one, index) => ({ object: 'embedding', index, embedding: meaning(one) }));
    const isProse = request.url?.endsWith('/chat/completions') ?? false;
    const send = (rows: unknown[]) =>
      isProse
        ? this.write(response)
        : response
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify({ object: 'list', data: rows }));
    switch (this.manner) {
      case 'well':
        return void send(data);
      case 'twice':
        return void send(data.map((row) => ({ ...row, embedding: [...row.embedding, ...row.embedding] })));
      case 'disordered':
        return void send(data.toReversed());
      case 'short':
        return void send(data.slice(1));
      case 'uneven':
        return void send(data.map((row) => ({ ...row, embedding: row.embedding.slice(row.index) })));
      case 'zeros':
        return void send(data.map((row) => ({ ...row, embedding: row.embedding.map(() => 0) })));
      case 'nonsense':
        return void response.end(`<html>I was asked about ${words.join()}</html>`);
      case 'broken':
        return void response.writeHead(500).end(`I cannot read ${words.join()}`);
      case 'elsewhere':
        return void response.writeHead(307, { location: '/elsewhere' }).end();
      case 'slow':
        response.writeHead(200).write('{"data": [');
        return;
      case 'silent':
        return;
      case 'endless':
        this.flood(response);
    }
  }

  private write(response: ServerResponse): ServerResponse {
    const choices = [
      { index: 0, message: { role: 'assistant', content: this.prose }, finish_reason: 'stop' },
    ];
    return response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ object: 'chat.completion', choices }));
  }

  private flood(response: ServerResponse): void {
    const piece = Buffer.alloc(1024 * 1024, ' ');
    const more = () => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', more).on('error', () => undefined);
    more();
  }
}
