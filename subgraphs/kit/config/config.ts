import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { subgraphNames, variables, type SubgraphName, type Variables } from './configVariables.js';
import { readSecrets, secretProblems, viewerKeyProblems, type Secrets } from './secrets.js';
import { fail } from '../service/startFailure.js';

/** Everything about an installation that is not in the database. Read once at the start, then passed on. */
export interface Config {
  production: boolean;
  /** The web app shows people what exactly failed. */
  debug: boolean;
  /** Port of the gateway; 0 picks a free one. */
  port: number;
  /** Name or address to listen on; `localhost` is this machine only. */
  host: string;
  /** Origin people type, without a slash at the end. */
  publicUrl: string;
  /**
   * Absolute links begin with the address of the request only if no address is configured, and never in production.
   */
  linksFollowHost: boolean;
  /** Null: the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** Absolute folder of the embedded database, local files, local mail and local secrets. */
  dataDir: string;
  logLevel: Exclude<Variables['LOG_LEVEL'], undefined>;
  organisation: { name: string; timeZone: string; monthFirst: boolean; phone: string; email: string };
  footerLinks: { privacy: string | null; terms: string | null; support: string | null };
  biUrl: string | null;
  /** Further hosts whose videos play in the page of a course, besides those the portal knows by name. */
  videoHosts: readonly string[];
  secrets: Secrets;
  /** Subgraphs that run apart; the others run inside the gateway's process. */
  subgraphUrls: Partial<Record<SubgraphName, string>>;
  /**
   * Where this gateway process, and no other, answers what subgraphs that run apart ask; port 0 picks a free
   * one.
   */
  internal: { host: string; port: number };
  /** Port of this subgraph when it runs apart; null in the gateway. */
  subgraphPort: number | null;
  seedDemo: boolean;
  selfRegistration: boolean;
  passwordMinLength: number;
  session: { hours: number; rememberDays: number };
  limits: {
    enabled: boolean;
    requestsPerMinute: number;
    addressRequestsPerMinute: number;
    writesPerMinute: number;
    chatMessagesPerMinute: number;
  };
  graph: {
    depth: number;
    aliases: number;
    directives: number;
    tokens: number;
    cost: number;
    rootFields: number;
    /** Subgraphs compile operations to code (graphql-jit); if not, graphql-js runs them. */
    compiled: boolean;
    safelist: 'off' | 'log' | 'enforce';
  };
  /** Foreign origins whose pages may call the API. */
  corsOrigins: string[];
  /** Addresses or networks of proxies whose X-Forwarded-For counts. */
  trustProxy: string[];
  /** Origin the web app calls; empty means its own. */
  webApiHost: string;
  /** Null: mail is written to files under `dataDir`. */
  smtpUrl: string | null;
  mailFrom: string;
  storage:
    | { driver: 'local' }
    | {
        driver: 's3';
        bucket: string;
        region: string;
        endpoint: string | null;
        accessKeyId: string;
        secretAccessKey: string;
      };
  /** Database connections of each subgraph. */
  poolSize: number;
  /**
   * Statement timeout in milliseconds, 5,000 by default; a seed has a longer one, because no person waits for it.
   * The idle timeout of a transaction is three times as long.
   */
  longestStatement?: number;
  /**
   * A service that speaks as OpenAI does; address without a slash at the end. Without embeddingModel
   * recommendations compare words alone, without chatModel the assistant quotes alone.
   */
  ai: {
    baseUrl: string | null;
    apiKey: string | null;
    embeddingModel: string | null;
    chatModel: string | null;
    /** What turns articles and questions into vectors for the assistant. */
    encoder: 'bundled' | 'provider' | 'none';
    seconds: number;
  };
}

/** Parts of a Config, to any depth. */
export type ConfigOverrides = {
  [K in keyof Config]?: Config[K] extends unknown[] | null ? Config[K] : Partial<Config[K]>;
};

/**
 * Reads the environment (and `.env` of the working directory, which never outranks it).
 * @throws StartFailure with one sentence for each wrong variable
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env, overrides: ConfigOverrides = {}): Config {
  if (env === process.env && existsSync('.env')) process.loadEnvFile('.env');
  // An empty value, as docker-compose writes for an unset one, means "not set".
  const given = variables.safeParse(
    Object.fromEntries(Object.keys(variables.shape).map((name) => [name, env[name] || undefined])),
  );
  if (!given.success) fail(given.error.issues.map((issue) => sentence(issue, env)).join('\n'));
  const problems = contradictions(given.data);
  if (problems.length > 0) fail(problems.join('\n'));
  return merge(configOf(given.data), overrides);
}

function sentence(issue: z.core.$ZodIssue, env: NodeJS.ProcessEnv): string {
  const name = String(issue.path[0]);
  const secret = /SECRET|KEY|DATABASE_URL|SMTP_URL/.test(name); // may have a password
  return `${name} ${issue.message}${secret ? '' : `, not "${env[name] ?? ''}"`}.`;
}

function contradictions(given: Variables): string[] {
  const problems: string[] = [];
  if (given.NODE_ENV === 'production') {
    problems.push(...secretProblems(given));
    if (given.SEED_DEMO)
      problems.push(
        'SEED_DEMO is set; production never loads the demo organisation with its known passwords: remove it.',
      );
  }
  if (given.STORAGE_DRIVER === 's3') {
    for (const name of ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (!given[name]) problems.push(`${name} is missing; STORAGE_DRIVER=s3 needs it.`);
    }
  }
  if (given.AI_BASE_URL && !given.AI_EMBEDDING_MODEL && !given.AI_CHAT_MODEL)
    problems.push('AI_EMBEDDING_MODEL and AI_CHAT_MODEL are missing; AI_BASE_URL needs one of them.');
  for (const name of ['AI_EMBEDDING_MODEL', 'AI_CHAT_MODEL'] as const)
    if (given[name] && !given.AI_BASE_URL) problems.push(`AI_BASE_URL is missing; ${name} needs it.`);
  if (given.AI_ENCODER === 'provider' && !given.AI_EMBEDDING_MODEL)
    problems.push('AI_EMBEDDING_MODEL is missing; AI_ENCODER=provider needs it.');
  problems.push(...viewerKeyProblems(given));
  if (given.SUBGRAPH_PORT !== undefined && !given.DATABASE_URL) {
    problems.push(
      'DATABASE_URL is missing; a subgraph that runs apart (SUBGRAPH_PORT) needs the address of the common database.',
    );
  }
  return problems;
}

function configOf(given: Variables): Config {
  const production = given.NODE_ENV === 'production';
  const dataDir = resolve(given.DATA_DIR);
  return {
    production,
    debug: given.DEBUG_MODE,
    port: given.PORT,
    host: given.HOST,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    linksFollowHost: !production && given.PUBLIC_URL === undefined,
    databaseUrl: given.DATABASE_URL ?? null,
    dataDir,
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    organisation: {
      name: given.ORGANISATION_NAME,
      timeZone: given.ORGANISATION_TIME_ZONE,
      monthFirst: given.ORGANISATION_DATE_ORDER === 'month-first',
      phone: given.ORGANISATION_PHONE,
      email: given.ORGANISATION_EMAIL,
    },
    footerLinks: {
      privacy: given.PRIVACY_URL ?? null,
      terms: given.TERMS_URL ?? null,
      support: given.SUPPORT_URL ?? null,
    },
    biUrl: given.BI_URL ?? null,
    videoHosts: given.VIDEO_HOSTS,
    secrets: readSecrets(given, dataDir, production),
    subgraphUrls: subgraphUrls(given),
    internal: { host: given.INTERNAL_HOST, port: given.INTERNAL_PORT },
    subgraphPort: given.SUBGRAPH_PORT ?? null,
    // A database that was given may be someone's real one: demo people come into it only when asked for.
    seedDemo: given.SEED_DEMO ?? (!production && !given.DATABASE_URL),
    selfRegistration: given.SELF_REGISTRATION,
    passwordMinLength: given.PASSWORD_MIN_LENGTH,
    session: { hours: given.SESSION_HOURS, rememberDays: given.SESSION_REMEMBER_DAYS },
    limits: {
      enabled: given.LIMITS_ENABLED,
      requestsPerMinute: given.LIMIT_REQUESTS_PER_MINUTE,
      addressRequestsPerMinute: given.LIMIT_ADDRESS_REQUESTS_PER_MINUTE,
      writesPerMinute: given.LIMIT_WRITES_PER_MINUTE,
      chatMessagesPerMinute: given.LIMIT_CHAT_MESSAGES_PER_MINUTE,
    },
    graph: {
      depth: given.GRAPHQL_DEPTH,
      aliases: given.GRAPHQL_ALIASES,
      directives: given.GRAPHQL_DIRECTIVES,
      tokens: given.GRAPHQL_TOKENS,
      cost: given.GRAPHQL_COST,
      rootFields: given.GRAPHQL_ROOT_FIELDS,
      compiled: given.GRAPHQL_COMPILED,
      safelist: given.GRAPHQL_SAFELIST,
    },
    corsOrigins: given.CORS_ORIGINS,
    trustProxy: given.TRUST_PROXY,
    webApiHost: given.WEB_API_HOST ?? '',
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM,
    storage: storageOf(given),
    poolSize: given.DATABASE_POOL_SIZE,
    ai: {
      baseUrl: given.AI_BASE_URL ?? null,
      apiKey: given.AI_API_KEY ?? null,
      embeddingModel: given.AI_EMBEDDING_MODEL ?? null,
      chatModel: given.AI_CHAT_MODEL ?? null,
      encoder: given.AI_ENCODER,
      seconds: given.AI_TIME_LIMIT,
    },
  };
}

function subgraphUrls(given: Variables): Config['subgraphUrls'] {
  const urls: Config['subgraphUrls'] = {};
  for (const name of subgraphNames) {
    const url = given[`SUBGRAPH_${name.toUpperCase() as Uppercase<SubgraphName>}_URL`];
    if (url) urls[name] = url;
  }
  return urls;
}

function storageOf(given: Variables): Config['storage'] {
  if (given.STORAGE_DRIVER === 'local') return { driver: 'local' };
  return {
    driver: 's3',
    bucket: given.S3_BUCKET ?? '',
    region: given.S3_REGION ?? '',
    endpoint: given.S3_ENDPOINT ?? null,
    accessKeyId: given.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: given.S3_SECRET_ACCESS_KEY ?? '',
  };
}

function merge<T extends object>(base: T, changes: object): T {
  const merged: T = { ...base };
  for (const key of Object.keys(changes)) {
    const name = key as keyof T;
    const [present, change] = [base[name], (changes as T)[name]];
    merged[name] = isPlain(present) && isPlain(change) ? merge(present, change) : change;
  }
  return merged;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
