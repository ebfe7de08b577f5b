import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { pino } from 'pino';
import type { Config } from '../config/config.js';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text; a line may be long, because links must stay whole. */
  text: string;
}

const encoded = (words: string) => `=?utf-8?B?${Buffer.from(words).toString('base64')}?=`;

/** Unencoded body, so that a link can be copied from the file as it is; a mail library would wrap it. */
function asFile(config: Config, mail: Mail): string {
  const headers = [
    `From: ${encoded(config.organisation.name)} <${config.mailFrom}>`,
    `To: ${mail.to}`,
    `Subject: ${encoded(mail.subject)}`,
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  return [...headers, '', ...mail.text.split('\n')].join('\r\n');
}

/**
 * Sends by SMTP when `smtpUrl` is set; else writes an .eml file under `dataDir`/mail, readable by the owner
 * only. @throws when neither works
 */
export async function sendMail(config: Config, mail: Mail): Promise<void> {
  if (config.smtpUrl) {
    const transport = nodemailer.createTransport(config.smtpUrl, {
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await transport
      .sendMail({ ...mail, from: { name: config.organisation.name, address: config.mailFrom } })
      .finally(() => transport.close());
    return;
  }
  const folder = join(config.dataDir, 'mail');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
  await writeFile(join(folder, name), asFile(config, mail), { mode: 0o600 });
}

let queue: Promise<void> = Promise.resolve();

/**
 * Does `work` after the answer has left, one piece after the other, so that neither the time nor the success
 * of an answer tells whether someone was written to (S-15). A failure is logged without the mail's content.
 */
export function afterAnswer(config: Config, work: () => Promise<void>): void {
  queue = queue
    .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
    .then(work)
    .catch((error: unknown) =>
      pino({ name: 'mail', level: config.logLevel }).error({ err: error }, 'A mail could not be sent'),
    );
}

/** Resolves when everything given to afterAnswer so far is done; for an orderly stop, and for tests. */
export function allSent(): Promise<void> {
  return queue;
}
