import { http, HttpResponse } from 'msw';

import { interceptNetwork, server } from '../../testing/server';
import { createEventReader } from './events';
import { createStream } from './stream';

interceptNetwork();

const event = (name: string, id: number) => `id: ${String(id)}\nevent: ${name}\ndata: {}\n\n`;

test('events are parsed completely wherever their text is split, and other lines are ignored', () => {
  const text = `:\n\n${event('ready', 4)}retry: 5\n\n${event('other', 5)}${event('inbox', 6)}`;
  for (let size = 1; size <= text.length; size += 1) {
    const read = createEventReader();
    const pieces = text.match(new RegExp(`[^]{1,${String(size)}}`, 'g')) ?? [];
    expect(pieces.flatMap(read)).toEqual([
      { name: 'ready', position: '4' },
      { name: 'inbox', position: '6' },
    ]);
  }
});

test('a browser listens with the token in the header, and after a dropped connection sends its last position', async () => {
  const asked: (string | null)[][] = [];
  let drops = 0;
  server.use(
    http.get('http://portal.test/stream', ({ request }) => {
      asked.push([request.url, request.headers.get('Authorization'), request.headers.get('Last-Event-ID')]);
      drops += 1;
      return new HttpResponse(event(drops === 1 ? 'ready' : 'inbox', 10 + drops));
    }),
  );
  const stream = createStream({ apiHost: 'http://portal.test', readToken: () => 'kept', pause: 1 });
  const heard: string[] = [];
  const end = await new Promise<() => void>((resolve) => {
    stream.subscribe((name) => {
      heard.push(name);
      if (heard.length === 3) resolve(stop);
    });
    const stop = stream.start();
  });
  end();
  expect(heard).toEqual(['ready', 'inbox', 'inbox']);
  expect(asked.slice(0, 3)).toEqual([
    ['http://portal.test/stream', 'Token kept', null],
    ['http://portal.test/stream', 'Token kept', '11'],
    ['http://portal.test/stream', 'Token kept', '12'],
  ]);
});

test('if no stream gets through, the screen loads the present state once, and a refused token is noticed', async () => {
  server.use(http.get('http://portal.test/stream', () => new HttpResponse(null, { status: 401 })));
  const stream = createStream({ apiHost: 'http://portal.test', readToken: () => 'old', pause: 100_000 });
  const heard: string[] = [];
  const end = await new Promise<() => void>((resolve) => {
    stream.subscribe((name) => {
      heard.push(name);
      resolve(stop);
    });
    const stop = stream.start();
  });
  end();
  expect(heard[0]).toBe('ready');
});
