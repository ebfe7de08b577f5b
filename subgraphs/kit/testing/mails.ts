import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { allSent } from '../outside/mail.js';

/** All that was mailed to an address so far, oldest first. */
export async function mailsTo(config: Config, email: string): Promise<string[]> {
  await allSent();
  const folder = join(config.dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}\r\n`));
}
