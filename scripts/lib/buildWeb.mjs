import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool } from './process.mjs';
import { Failure } from './say.mjs';

const stamp = join(root, 'dist/web.stamp');
const left = /(^|\/)(dist|testing)\/|\.test\.tsx?$/;

/** True when web/dist was built from just these sources. */
export function isWebFresh() {
  return (
    existsSync(join(root, 'web/dist/index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint()
  );
}

/** Builds the web app into web/dist. */
export async function buildWeb() {
  const sources = fingerprint();
  // The pages are built for use also where the portal itself runs in development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { ok, output } = await tool('vite/bin/vite.js', ['build', 'web', '--logLevel', 'warn'], { env });
  if (!ok) throw new Failure(`the web app does not build; mend this:\n${output}`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, sources);
}

// By content, not by date: switching branches back and forth must not rebuild.
function fingerprint() {
  const hash = createHash('sha256');
  const entries = readdirSync(join(root, 'web'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length));
  for (const file of ['package-lock.json', ...files.filter((name) => !left.test(name)).sort()]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
