import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { limitedProgram } from './limitedProgram.js';

const folder = mkdtempSync(join(tmpdir(), 'portal-program-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

let programs = 0;
let people = 0;
/** A program of these lines; it has two seconds and may write a thousand bytes. */
function program(source: string) {
  const file = join(folder, `program${(programs += 1)}.mjs`);
  writeFileSync(file, source);
  const run = limitedProgram({
    program: pathToFileURL(file),
    longestMs: 2_000,
    atOnce: 2,
    longestWaitMs: 10_000,
    mostBytes: 1_000,
    pausing: 'Too much work.',
    busy: 'Busy.',
  });
  return (input: string, args: string[] = [], userId = (people += 1)) =>
    run({ userId, pauses: true }, async () => Readable.from([Buffer.from(input)]), args);
}

test("a program gets the file and its arguments, and sees neither the portal's settings nor its folder", async () => {
  const run = program(`
    import { text } from 'node:stream/consumers';
    process.stdout.write([await text(process.stdin), process.argv.slice(2), Object.keys(process.env).filter((name) => !name.startsWith('__')), process.cwd()].join('|'));`);
  expect((await run('content', ['.pdf', '1'])).output?.toString()).toBe('content|.pdf,1||/');
});

test('a refusal by the program is no error, and may have a reason; a crash of the program is an error', async () => {
  expect(await program('process.exit(65)')('x')).toEqual({ output: null, why: '' });
  expect(await program('process.stdout.write("too wide", () => process.exit(65))')('x')).toEqual({
    output: null,
    why: 'too wide',
  });
  await expect(program('throw new Error("not installed")')('x')).rejects.toThrow(
    /program\d+\.mjs ended with 1: [^]*not installed/,
  );
});

test('a program that writes without end is stopped, and its owner has to wait', async () => {
  const run = program(
    'const more = () => { while (process.stdout.write("x".repeat(100))); process.stdout.once("drain", more); }; more();',
  );
  expect(await run('x', [], -1)).toEqual({ output: null, why: 'cpuLimit' });
  await expect(run('x', [], -1)).rejects.toMatchObject({
    message: 'Too much work.',
    extensions: { code: 'RATE_LIMITED' },
  });
});

test('a program that takes too long is postponed', async () => {
  await expect(program('setInterval(() => undefined, 1000)')('x')).rejects.toMatchObject({
    extensions: { code: 'SERVICE_UNAVAILABLE' },
  });
});

test("while the slow files of one person are read, another person's file is read", async () => {
  const run = program(
    'process.argv[2] === "slow" ? setInterval(() => undefined, 1000) : process.stdin.resume()',
  );
  const ended: string[] = [];
  const slow = [1, 2].map(() => run('x', ['slow'], -3).catch(() => ended.push('slow')));
  await run('x', [], -4);
  ended.push('quick');
  await Promise.all(slow);
  expect(ended).toEqual(['quick', 'slow', 'slow']);
});

test('a person has at most one file being read and one waiting', async () => {
  const run = program('process.stdin.resume()');
  const settled = await Promise.allSettled([1, 2, 3].map(() => run('x', [], -2)));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(settled[2]).toMatchObject({ reason: { message: 'Busy.', extensions: { code: 'RATE_LIMITED' } } });
});
