// The order in which Jest runs test files against a break, so that the first failure comes soon: those named
// after the broken file, then its folder, its subgraph or area, the REST tests, the rest. Short ones come
// first, those that noticed other breaks earlier, and what measures speed with many rows comes last. It need
// not extend Jest's own sequencer, which keeps times and starts with the slowest.
import { basename, dirname } from 'node:path';

const { BROKEN_FILE: broken = '', ASKED_EARLY: early = '' } = process.env;
const name = basename(broken).replace(/(\.service)?\.(tsx?|mjs|graphql)$/, '');
const [word] = name.split('.');
const area = broken
  .split('/')
  .slice(0, broken.startsWith('web/areas/') ? 3 : 2)
  .join('/');
const noticing = early.split(' ').filter(Boolean);

function rankOf({ path }) {
  const file = basename(path);
  if (/volume|performance/i.test(file)) return 9;
  if (!path.includes(`/${dirname(broken)}/`)) return rankFarther(path);
  if (file.startsWith(`${name}.test.`)) return 0;
  return file.startsWith(name) ? 1 : file.startsWith(word) ? 2 : 3;
}

function rankFarther(path) {
  const rank = path.includes(`/${area}/`) ? 4 : path.includes('/gateway/rest/') ? 6 : 8;
  return noticing.some((one) => path.endsWith(`/${one}`)) ? rank - 1 : rank;
}

export default class NearestFirst {
  sort(tests) {
    const size = ({ path, context }) => context.hasteFS.getSize(path) ?? 0;
    return [...tests].sort((one, other) => rankOf(one) - rankOf(other) || size(one) - size(other));
  }

  shard = (tests) => tests;
  allFailedTests = (tests) => tests;
  cacheResults() {
    // The next run is of another break.
  }
}
