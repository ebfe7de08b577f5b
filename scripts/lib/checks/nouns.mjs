import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../process.mjs';

/** Files that may join nouns as they like: what proves them, fills them with examples, or is generated. */
const beside = /\.(?:test|factory)\.ts$|\/(?:testing|demo|migrations|generated)\//;
const imported = /from '(\.{1,2}\/[^']+)\.js'/g;

/** The noun of a subgraph's file, such as `tickets/leave`; null for files that join all nouns. */
const nounOf = (file) => /^([^/]+\/[^/]+)\/.+\.ts$/.exec(file)?.[1] ?? null;

/**
 * Which nouns of the subgraphs know which, with one file for each as a witness.
 * @param read the text of each file by its path below `subgraphs/`
 */
export function arrowsOf(read) {
  const arrows = new Map();
  for (const [file, text] of read) {
    const from = nounOf(file);
    if (from === null || beside.test(file) || file.startsWith('kit/')) continue;
    for (const [, path] of text.matchAll(imported)) {
      const target = `${join(dirname(file), path)}.ts`;
      const to = nounOf(target);
      if (to === null || to === from || beside.test(target) || target.startsWith('kit/')) continue;
      if (!arrows.has(from)) arrows.set(from, new Map());
      arrows.get(from).set(to, `${file} imports ${target}`);
    }
  }
  return arrows;
}

/** An import cycle from a noun back to itself; null without one. */
export function circleIn(arrows) {
  const done = new Set();
  const walk = (noun, way) => {
    const start = way.findIndex((step) => step.noun === noun);
    if (start >= 0) return way.slice(start).map((step) => step.why);
    if (done.has(noun)) return null;
    for (const [next, why] of arrows.get(noun) ?? []) {
      const circle = walk(next, [...way, { noun, why }]);
      if (circle) return circle;
    }
    done.add(noun);
    return null;
  };
  for (const noun of arrows.keys()) {
    const circle = walk(noun, []);
    if (circle) return circle;
  }
  return null;
}

/** Nouns of a subgraph know each other one way: what joins two of them is in the upper one. */
export async function checkNouns() {
  const folder = join(root, 'subgraphs');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = files.map((file) => [relative(folder, file), readFileSync(file, 'utf8')]);
  const circle = circleIn(arrowsOf(texts));
  return {
    ok: circle === null,
    output: circle === null ? '' : `These nouns need each other:\n${circle.join('\n')}`,
  };
}
