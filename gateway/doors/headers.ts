import type { FastifyInstance } from 'fastify';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { Config } from '../../subgraphs/kit/config/config.js';

const YEAR_SECONDS = 31_536_000;

/** Hosts whose videos a course may embed, in addition to the configured ones (S-59). */
const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

const originOf = (url: string) => new URL(url).origin;

/** Which styles and fonts a page may use besides files of our own. */
export interface PageStyles {
  styles: string;
  fonts: string;
}

/** Styles that carry this answer's nonce, and nothing else inline. */
export const nonceStyles = (nonce: string): PageStyles => ({ styles: `'nonce-${nonce}'`, fonts: '' });

/**
 * The explorer's editor and the REST reference write style attributes and bring icons as data (S-61); scripts
 * stay as strict as anywhere.
 */
export const EDITOR_STYLES: PageStyles = { styles: "'unsafe-inline'", fonts: 'data:' };

/** The policy of a page: our own code and our own API (S-02). */
export function pagePolicy(config: Config, allowed: PageStyles): string {
  const api = config.webApiHost ? ` ${originOf(config.webApiHost)}` : '';
  const report = config.biUrl ? [originOf(config.biUrl)] : [];
  const frames = ["'self'", ...report, ...VIDEO_HOSTS, ...config.videoHosts].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${allowed.styles}`,
    `img-src 'self' blob: data:${api}`,
    `media-src 'self' blob:${api}`,
    // The page asks whether the report answers, before it is shown in a frame.
    `connect-src ${["'self'", ...report].join(' ')}${api}`,
    `font-src 'self' ${allowed.fonts}`.trimEnd(),
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers that every answer carries, whatever it is (S-03, S-04, S-05). */
export async function registerHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: config.publicUrl.startsWith('https:') ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
  });
  await app.register(cors, {
    origin: config.corsOrigins,
    credentials: false,
    strictPreflight: false,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'apollo-require-preflight',
      'idempotency-key',
      'if-match',
      'last-event-id',
      'x-apollo-operation-name',
    ],
    exposedHeaders: ['etag', 'x-request-id', 'retry-after'],
  });
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return payload;
  });
}
