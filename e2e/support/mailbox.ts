import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mails that the portal left for an address, oldest first. Only its own machine can read them. */
export async function mailsTo(dataDir: string, email: string): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`\r\nTo: ${email}\r\n`));
}

/** Path and query of the link in a mail for choosing a new password. */
export const resetPathIn = (mail: string): string | null => /\/login\?reset=\S+/.exec(mail)?.[0] ?? null;
