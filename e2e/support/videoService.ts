import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const video = fileURLToPath(
  new URL('../../subgraphs/learning/demo/media/code-of-conduct.webm', import.meta.url),
);
const player =
  '<!doctype html><title>Player</title><video src="/video.webm" muted controls style="inline-size: 100%"></video>';

/** Plays a video service at its own origin: a page with a player, and the video in it. */
export async function playService(origin: string): Promise<{ close: () => Promise<void> }> {
  const content = await readFile(video);
  const server = createServer((request, response) => {
    if (request.url === '/video.webm') response.setHeader('content-type', 'video/webm').end(content);
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(player);
  });
  const { hostname, port } = new URL(origin);
  server.listen(Number(port), hostname);
  await once(server, 'listening');
  return {
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
