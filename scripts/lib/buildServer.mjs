import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './process.mjs';
import { Failure } from './say.mjs';

const sources = ['gateway', 'subgraphs', 'bench', 'scripts/postgres'];
const out = join(root, 'dist');
const stamp = join(out, 'server.stamp');
const left = /(^|\/)testing\/|\.test\.m?ts$|README\.md$|\.d\.ts$/;

/** Files to compile or copy, and outputs whose source is gone. */
export function serverChanges() {
  const files = sources.flatMap((folder) => listFiles(folder)).filter((file) => !left.test(file));
  const all = !existsSync(stamp) || readFileSync(stamp, 'utf8') !== recipe();
  const stale = files.filter((file) => all || !isNewer(outputOf(file), file));
  const expected = new Set(files.map(outputOf));
  const gone = sources
    .flatMap((folder) => listFiles(join('dist', folder)))
    .filter((file) => !file.endsWith('.map') && !expected.has(file));
  return { stale, gone };
}

/** Compiles what changed of the server to dist/. Returns how many files that were. */
export async function buildServer({ stale, gone } = serverChanges()) {
  for (const file of gone) {
    rmSync(join(root, file), { force: true });
    rmSync(join(root, `${file}.map`), { force: true });
  }
  if (stale.length === 0) return 0;
  const swc = await import('@swc/core');
  const results = await Promise.allSettled(
    stale.map((file) => (file.endsWith('.ts') ? compile(swc, file) : copy(file))),
  );
  const broken = results.find(({ status }) => status === 'rejected');
  if (broken)
    throw new Failure(
      `the server does not compile; mend this:\n${broken.reason.message.split('\n\n\nCaused by')[0]}`,
    );
  writeFileSync(stamp, recipe());
  return stale.length;
}

async function compile(swc, file) {
  const { code, map } = await swc.transformFile(join(root, file), {
    configFile: join(root, '.swcrc'),
    cwd: root,
  });
  const target = join(root, outputOf(file));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.map`, map);
  writeFileSync(target, `${code}\n//# sourceMappingURL=${target.split('/').at(-1)}.map\n`);
}

function copy(file) {
  const target = join(root, outputOf(file));
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(root, file), target);
}

const outputOf = (file) => join('dist', file.replace(/\.ts$/, '.js'));

function isNewer(output, source) {
  try {
    return statSync(join(root, output)).mtimeMs >= statSync(join(root, source)).mtimeMs;
  } catch {
    return false;
  }
}

// Another compiler or other options make every output stale.
function recipe() {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@swc/core/package.json'), 'utf8'));
  return `${version}\n${readFileSync(join(root, '.swcrc'), 'utf8')}`;
}

function listFiles(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length));
}
