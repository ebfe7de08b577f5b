import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { registerHeaders } from '../../gateway/doors/headers.js';
import { registerPages } from '../../gateway/doors/pages.js';
import { loadConfig } from '../../subgraphs/kit/config/config.js';

export interface PortalWithReport {
  /** Where the portal answers. */
  origin: string;
  /** Where the report answers. */
  report: string;
  /** What the report was asked for: address, and whether a sign-in or the portal's address came along. */
  asked: { url: string; authorization: string | undefined; referer: string | undefined }[];
  /** Ends the report alone, as a tool that is away. */
  endReport: () => Promise<void>;
  close: () => Promise<void>;
}

const reportPage = `<!doctype html><title>Report</title><h1>Quarterly figures</h1>
  <script>
    try { document.body.append(parent.document.title); } catch { document.body.append('The portal is out of reach.'); }
  </script>`;

const listen = (server: Server): Promise<number> =>
  new Promise((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)));
const end = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });

/**
 * The pages of the portal as an installation serves them that embeds a report, in front of the data of the
 * portal under test, and a report of another origin.
 */
export async function startPortalWithReport(behind: string): Promise<PortalWithReport> {
  const asked: PortalWithReport['asked'] = [];
  const tool = createServer(({ url = '', headers }, response) => {
    asked.push({ url, authorization: headers.authorization, referer: headers.referer });
    response.setHeader('content-type', 'text/html').end(reportPage);
  });
  const report = `http://127.0.0.1:${await listen(tool)}/public/dashboard/7`;

  const config = loadConfig({ BI_URL: report, PUBLIC_URL: 'http://localhost' });
  const app = Fastify();
  await registerHeaders(app, config);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.removeContentTypeParser('application/json');
  app.post('/graphql', async (request, reply) => {
    const { authorization, 'x-apollo-operation-name': operation } = request.headers;
    const answer = await fetch(`${behind}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'apollo-require-preflight': '1',
        ...(authorization && { authorization }),
        ...(typeof operation === 'string' && { 'x-apollo-operation-name': operation }),
      },
      body: new Uint8Array(request.body as Buffer),
    });
    return reply
      .code(answer.status)
      .type('application/json')
      .send(Buffer.from(await answer.arrayBuffer()));
  });
  await registerPages(app, config);
  const origin = await app.listen({ port: 0, host: 'localhost' });
  return {
    origin: `http://localhost:${new URL(origin).port}`,
    report,
    asked,
    endReport: () => end(tool),
    close: async () => {
      await app.close();
      if (tool.listening) await end(tool);
    },
  };
}
