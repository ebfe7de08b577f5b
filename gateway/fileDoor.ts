import type { FastifyInstance } from 'fastify';
import { readLink } from '../subgraphs/kit/files.js';
import type { Portal } from './portal.js';
import { sendProblem } from './problem.js';

/** RFC 6266: a plain fallback, and the real name in UTF-8. */
function disposition(inline: boolean, name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Signed file links: whoever holds one may read that one file until it expires; a forged or old one is 403 (S-56, S-57). */
export function registerFiles(app: FastifyInstance, portal: Portal): void {
  const handler = async (request: { params: unknown }, reply: Parameters<typeof sendProblem>[0]) => {
    const { subgraph, token } = request.params as { subgraph: string; token: string };
    const link = readLink(subgraph, token, portal.config);
    if (!link) return sendProblem(reply, 403, 'This link is not valid any more.');
    if (!(await portal.store.exists(link.key))) return sendProblem(reply, 404, 'Not found.');
    const seconds = Math.max(0, Math.floor(link.expires - Date.now() / 1000));
    return reply
      .header('content-type', link.contentType)
      .header('content-disposition', disposition(link.inline, link.name))
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', link.inline ? `private, max-age=${seconds}, immutable` : 'no-store')
      .send(await portal.store.getStream(link.key));
  };
  app.get('/api/files/:subgraph/:token/', handler);
  app.get('/api/files/:subgraph/:token', handler);
}
