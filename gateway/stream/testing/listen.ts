import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestPortal } from '../../testing/portal.js';

interface Heard {
  name: string;
  position: number;
}

export interface Listener {
  status: number;
  retryAfter: string | null;
  /** The next event; rejects once the stream has ended. */
  next(): Promise<Heard>;
  /** Resolves when the stream has ended. */
  ended: Promise<void>;
  leave(): void;
}

/** A browser that listens. @param since how far it got before */
export async function listen(
  { http }: TestPortal,
  token: string | null,
  { since, path = '/stream' }: { since?: number; path?: string } = {},
): Promise<Listener> {
  const { port } = http.server.address() as AddressInfo;
  const headers = {
    ...(token !== null && { authorization: `Token ${token}` }),
    ...(since !== undefined && { 'last-event-id': String(since) }),
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, agent: false }, resolve).on('error', reject).end();
  });
  const heard: Heard[] = [];
  const waiting: { resolve: (event: Heard) => void; reject: (error: Error) => void }[] = [];
  let isOver = false;
  let rest = '';
  const take = (text: string) => {
    const [, position, name] = /^id: (\d+)\nevent: (\w+)\n/.exec(text) ?? [];
    if (name === undefined) return;
    const event = { name, position: Number(position) };
    const first = waiting.shift();
    if (first) first.resolve(event);
    else heard.push(event);
  };
  response.setEncoding('utf8').on('data', (piece: string) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    blocks.forEach(take);
  });
  response.on('error', () => undefined); // it was left
  const ended = new Promise<void>((resolve) => {
    response.once('close', () => {
      isOver = true;
      for (const { reject } of waiting) reject(new Error('The stream has ended.'));
      resolve();
    });
  });
  return {
    status: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'] ?? null,
    ended,
    leave: () => void response.destroy(),
    next: () => {
      const event = heard.shift();
      if (event) return Promise.resolve(event);
      if (isOver) return Promise.reject(new Error('The stream has ended.'));
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
  };
}
