import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { root, show } from './process.mjs';
import { Failure, line, seconds } from './say.mjs';

/** Refuses a Node that the packages do not run on. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const fits = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (!fits)
    throw new Failure(`this is Node ${version}; install Node 24 (or 20.19 and newer) and start again.`);
}

/** Installs what package-lock.json names, when node_modules is missing or another state of it. */
export async function install() {
  if (isInstalled()) return;
  const began = performance.now();
  line('Packages', 'installing from package-lock.json (about a minute)');
  // Development packages are needed in production too: they build the portal.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const done = npm ? await show(process.execPath, [npm, ...args]) : await show('npm', args);
  if (!done) throw new Failure(reason());
  line('Packages', seconds(began));
}

function reason() {
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < 2 ** 20 * 50) return 'the disk is full; free some space (about 1 GB) and start again.';
  return 'npm could not install the packages, for the reason above; check the network and that this folder can be written, then start again.';
}

/** True when every package of the lockfile that is needed here is there in the version it names. */
export function isInstalled(folder = root) {
  const present = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(present)) return false;
  const has = JSON.parse(readFileSync(present, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || has[path]?.version === version || (optional && !has[path]),
  );
}
