import { z } from 'zod';
import { privateKey, publicKey } from '../request/credentials/viewerKeys.js';

// One line per environment variable: what it may be, its default, and the words for a wrong value.
// `.env.example` explains each of them to people; a test keeps the two lists equal.

const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((value) => value === '1' || value === 'true');

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);

const address = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    );

const web = address('http', 'https');
const origin = web
  .refine(
    (value) => new URL(value).origin === value.replace(/\/$/, ''),
    'must be an origin without a path, as https://portal.example',
  )
  .transform((value) => new URL(value).origin);

const words = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item));

const timeZone = z.string().refine((value) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}, 'must be a time zone name such as America/Los_Angeles');

const email = z.email('must be an e-mail address');

/** The five subgraphs, in the order they are composed. */
export const subgraphNames = ['identity', 'people', 'tickets', 'it', 'learning'] as const;
export type SubgraphName = (typeof subgraphNames)[number];

/** Every variable the portal reads. */
export const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
  PORT: whole(0, 65535).default(4000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: origin.optional(),
  WEB_API_HOST: origin.optional(),
  CORS_ORIGINS: words(origin).default([]),
  TRUST_PROXY: words(z.string()).default([]),
  DEBUG_MODE: flag.default(false),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .optional(),

  DATABASE_URL: address('postgres', 'postgresql').optional(),
  DATABASE_POOL_SIZE: whole(1, 50).default(8),
  DATA_DIR: z.string().default('.data'),
  SEED_DEMO: flag.optional(),

  ORGANISATION_NAME: z.string().default('Northwind'),
  ORGANISATION_TIME_ZONE: timeZone.default('America/Los_Angeles'),
  ORGANISATION_DATE_ORDER: z
    .enum(['day-first', 'month-first'], 'must be day-first or month-first')
    .default('day-first'),
  ORGANISATION_PHONE: z.string().default('+1 (415) 555-0100'),
  ORGANISATION_EMAIL: email.default('hello@northwind.example'),
  PRIVACY_URL: web.optional(),
  TERMS_URL: web.optional(),
  SUPPORT_URL: web.optional(),
  BI_URL: web.optional(),
  VIDEO_HOSTS: words(origin).default([]),

  SELF_REGISTRATION: flag.default(false),
  PASSWORD_MIN_LENGTH: whole(8, 64).default(8),
  SESSION_HOURS: whole(1, 168).default(12),
  SESSION_REMEMBER_DAYS: whole(1, 365).default(30),

  LIMITS_ENABLED: flag.default(true),
  LIMIT_REQUESTS_PER_MINUTE: whole(1, 1_000_000).default(1200),
  LIMIT_ADDRESS_REQUESTS_PER_MINUTE: whole(1, 1_000_000).default(1200),
  LIMIT_WRITES_PER_MINUTE: whole(1, 1_000_000).default(300),
  LIMIT_CHAT_MESSAGES_PER_MINUTE: whole(1, 1_000_000).default(20),
  GRAPHQL_DEPTH: whole(1, 100).default(10),
  GRAPHQL_ALIASES: whole(0, 1000).default(15),
  GRAPHQL_DIRECTIVES: whole(0, 1000).default(8),
  GRAPHQL_TOKENS: whole(1, 100_000).default(2000),
  GRAPHQL_COST: whole(1, 100_000_000).default(50_000),
  GRAPHQL_ROOT_FIELDS: whole(1, 1000).default(20),
  GRAPHQL_COMPILED: flag.default(true),
  GRAPHQL_SAFELIST: z.enum(['off', 'log', 'enforce'], 'must be off, log or enforce').default('off'),

  SECRET_FILES: z.string().optional(),
  SECRET_ANONYMITY: z.string().optional(),
  SUBGRAPH_SECRET_IDENTITY: z.string().optional(),
  SUBGRAPH_SECRET_PEOPLE: z.string().optional(),
  SUBGRAPH_SECRET_TICKETS: z.string().optional(),
  SUBGRAPH_SECRET_IT: z.string().optional(),
  SUBGRAPH_SECRET_LEARNING: z.string().optional(),

  VIEWER_PRIVATE_KEY: privateKey.optional(),
  VIEWER_PUBLIC_KEY: words(z.string()).pipe(z.array(publicKey)).default([]),

  SUBGRAPH_IDENTITY_URL: web.optional(),
  SUBGRAPH_PEOPLE_URL: web.optional(),
  SUBGRAPH_TICKETS_URL: web.optional(),
  SUBGRAPH_IT_URL: web.optional(),
  SUBGRAPH_LEARNING_URL: web.optional(),
  SUBGRAPH_PORT: whole(1, 65535).optional(),
  INTERNAL_HOST: z.string().default('localhost'),
  INTERNAL_PORT: whole(0, 65535).default(0),

  SMTP_URL: address('smtp', 'smtps').optional(),
  MAIL_FROM: email.default('portal@northwind.example'),
  STORAGE_DRIVER: z.enum(['local', 's3'], 'must be local or s3').default('local'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: web.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),

  AI_BASE_URL: web.transform((value) => value.replace(/\/+$/, '')).optional(),
  AI_API_KEY: z.string().optional(),
  AI_EMBEDDING_MODEL: z.string().optional(),
  AI_CHAT_MODEL: z.string().optional(),
  AI_ENCODER: z.enum(['bundled', 'provider', 'none'], 'must be bundled, provider or none').default('bundled'),
  AI_TIME_LIMIT: whole(1, 20).default(20),
});

export type Variables = z.output<typeof variables>;
