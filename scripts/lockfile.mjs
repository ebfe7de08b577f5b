// npm run lockfile: completes package-lock.json after `npm install <package>`.
//
// A registry mirror may lack the builds of native packages for other platforms. npm then leaves them out
// of the lockfile without a word, and `npm ci` refuses such a lockfile on every machine. Their versions
// are exact in the package that asks for them, so the entries can be written from there.
import { readFileSync, writeFileSync } from 'node:fs';
import { missingBuilds } from './lib/checks/lockfile.mjs';

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const added = missingBuilds(lockfile.packages);
for (const [path, entry] of added) lockfile.packages[path] = entry;
const [root, ...others] = Object.entries(lockfile.packages);
lockfile.packages = Object.fromEntries([root, ...others.sort(([a], [b]) => a.localeCompare(b, 'en'))]);
if (added.length > 0) writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(
  added.length > 0
    ? `${added.length} builds for other platforms added to package-lock.json.`
    : 'package-lock.json is complete.',
);
