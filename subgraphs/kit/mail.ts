import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { pino } from 'pino';
import type { Config } from './config.js';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text; lines may be long, because links must stay whole. */
  text: string;
}

/** Sends by SMTP when `smtpUrl` is set; else writes an .eml file under `dataDir`/mail, readable by the owner only. @throws when neither works */
export async function sendMail(config: Config, mail: Mail): Promise<void> {
  const message = { ...mail, from: { name: config.organisation.name, address: config.mailFrom }, textEncoding: 'base64' as const };
  if (config.smtpUrl) {
    const transport = nodemailer.createTransport(config.smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
    await transport.sendMail(message).finally(() => transport.close());
    return;
  }
  const folder = join(config.dataDir, 'mail');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const written = await transport.sendMail(message);
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
  await writeFile(join(folder, name), written.message, { mode: 0o600 });
}

let queue: Promise<void> = Promise.resolve();

/**
 * Does `work` after the answer has left, one piece after the other, so that neither the time nor the success of an answer
 * tells whether somebody was written to (S-15). A failure is logged without the mail's content.
 */
export function afterAnswer(config: Config, work: () => Promise<void>): void {
  queue = queue
    .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
    .then(work)
    .catch((error: unknown) => pino({ name: 'mail', level: config.logLevel }).error({ err: error }, 'A mail could not be sent'));
}

/** Resolves when everything given to afterAnswer so far is done; for an orderly stop, and for tests. */
export function allSent(): Promise<void> {
  return queue;
}
