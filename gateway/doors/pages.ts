import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../subgraphs/kit/config/config.js';
import { EDITOR_STYLES, nonceStyles, pagePolicy } from './headers.js';
import { sendProblem } from './problem.js';
import { ROOT } from '../run/root.js';

/** What the web app must know of this installation; nothing in it is secret. */
function publicConfig(config: Config): Record<string, unknown> {
  return {
    organisation: config.organisation.name,
    timeZone: config.organisation.timeZone,
    monthFirst: config.organisation.monthFirst,
    phone: config.organisation.phone,
    email: config.organisation.email,
    footerLinks: config.footerLinks,
    apiHost: config.webApiHost,
    biUrl: config.biUrl,
    videoHosts: config.videoHosts,
    debug: config.debug,
  };
}

/** JSON that cannot end the script element it is in. */
const scriptSafe = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * Whether an address that is no route is the web app's to answer: a file that is not there is not a screen.
 */
export function isScreen(url: string): boolean {
  return !/^\/(api|graphql|internal)(\/|\?|$)/i.test(url) && !/\.\w{1,8}$/.test(url.split('?')[0] ?? '');
}

/**
 * The web app, the explorer and the REST reference: hashed files that never change, and page shells made out for
 * each answer.
 */
export async function registerPages(
  app: FastifyInstance,
  config: Config,
  folder = `${ROOT}web/dist`,
): Promise<void> {
  const built = existsSync(`${folder}/index.html`);
  const read = (name: string) =>
    existsSync(`${folder}/${name}`) ? readFileSync(`${folder}/${name}`, 'utf8') : null;
  const shells = {
    app: read('index.html'),
    explorer: read('explorer.html'),
    reference: read('reference.html'),
  };

  const sendPage = (reply: FastifyReply, shell: string | null, isEditor = false) => {
    if (shell === null) return sendProblem(reply, 503, 'The web app is not built yet: run npm run build.');
    const nonce = randomBytes(16).toString('base64');
    const page = shell
      .replaceAll('__NONCE__', nonce)
      .replace('__CONFIG__', () => scriptSafe(publicConfig(config)));
    return reply
      .header('content-security-policy', pagePolicy(config, isEditor ? EDITOR_STYLES : nonceStyles(nonce)))
      .type('text/html; charset=utf-8')
      .send(page);
  };

  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, counted: 'never' };
    });
    await scope.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
    if (built) {
      await scope.register(fastifyStatic, {
        root: folder,
        wildcard: false,
        index: false,
        // The shells are made out for each answer; compressed files are sent in place of their originals.
        globIgnore: ['**/index.html', '**/explorer.html', '**/reference.html', '**/*.map', '**/*.br'],
        preCompressed: true,
        cacheControl: false, // else its own max-age=0 would be in place of this
        setHeaders: (response, path) => {
          const isHashed = path.includes('/assets/');
          response.setHeader('vary', 'accept-encoding');
          response.setHeader(
            'cache-control',
            isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          );
        },
      });
    }
    scope.get('/explorer', (_request, reply) => sendPage(reply, shells.explorer, true));
    scope.get('/explorer/', (_request, reply) => sendPage(reply, shells.explorer, true));
    for (const slash of ['', '/'])
      scope.get(`/api/docs${slash}`, (_request, reply) => sendPage(reply, shells.reference, true));
    scope.get('/index.html', (_request, reply) => reply.redirect('/'));
    scope.get('/explorer.html', (_request, reply) => reply.redirect('/explorer'));
    scope.get('/reference.html', (_request, reply) => reply.redirect('/api/docs/'));
    scope.get('/', (_request, reply) => sendPage(reply, shells.app));
    scope.setNotFoundHandler((request, reply) => {
      // What subgraphs ask has its own listener; here is nothing, whatever the method.
      if (/^\/internal(\/|\?|$)/i.test(request.url)) return sendProblem(reply, 404, 'Not found.');
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return sendProblem(
          reply.header('allow', 'GET, HEAD'),
          405,
          `Method "${request.method}" not allowed.`,
        );
      return isScreen(request.url) ? sendPage(reply, shells.app) : sendProblem(reply, 404, 'Not found.');
    });
  });
}
