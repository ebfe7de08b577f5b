import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../config/config.js';
import { afterAnswer, allSent, sendMail } from './mail.js';

const MAIL = {
  to: 'ada@portal.example',
  subject: 'Grüße',
  text: `Hello,\n\nhttp://localhost:4000/login?reset=${'x'.repeat(43)}\n`,
};
const config = (more: Record<string, string> = {}) =>
  loadConfig({
    ...process.env,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'portal-mail-')),
    LOG_LEVEL: 'silent',
    ...more,
  });

/** Just enough of an SMTP server to take one mail. */
async function listenForMail(): Promise<{ url: string; received: () => string; close: () => void }> {
  let received = '';
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received += text;
      if (isData && received.endsWith('\r\n.\r\n')) {
        isData = false;
        socket.write('250 taken\r\n');
      } else if (!isData) {
        isData = text.startsWith('DATA');
        socket.write(isData ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received,
    close: () => server.close(),
  };
}

test('without a mail server a mail is a file that only its owner can read, with its link on one line', async () => {
  const settings = config();
  await sendMail(settings, MAIL);
  const folder = join(settings.dataDir, 'mail');
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/^[\dTZ-]+-[\da-f]{8}\.eml$/);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  const text = readFileSync(join(folder, name), 'utf8');
  expect(text).toContain('\r\nTo: ada@portal.example\r\n');
  expect(text).toContain(`\r\n${MAIL.text.split('\n')[2]}\r\n`);
});

test('with a mail server the mail is sent to it', async () => {
  const server = await listenForMail();
  await sendMail(config({ SMTP_URL: server.url }), MAIL);
  server.close();
  expect(server.received()).toMatch(/RCPT TO:<ada@portal\.example>/);
  expect(server.received()).toContain('From: Northwind <portal@northwind.example>');
});

test('tasks that run after the answer run in order, and a failure stops no other task', async () => {
  const done: number[] = [];
  const settings = config();
  afterAnswer(settings, () => Promise.resolve(void done.push(1)));
  afterAnswer(settings, () => Promise.reject(new Error('no such server')));
  afterAnswer(settings, () => Promise.resolve(void done.push(2)));
  expect(done).toEqual([]);
  await allSent();
  expect(done).toEqual([1, 2]);
});
