import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { root } from './process.mjs';

/** Specs for what every page is in. */
const everywhere = ['guard', 'home', 'keyboard', 'session'];
const shell =
  /^(web\/(app|ui|domain|main)|gateway\/(?!rest\/)|subgraphs\/(kit|identity)\/|scripts\/postgres\/)/;

// Files that are read at run time, and the source that reads them.
const readers = [
  [/^(subgraphs\/\w+)\/.*\.graphql$/, '$1/subgraph.ts'],
  [/^gateway\/rest\/.*\.graphql$/, 'gateway/rest/documents.ts'],
  [/^schema\/.*$/, 'gateway/graph/supergraph.ts'],
  [/^(subgraphs\/learning\/demo)\/(certifications\.json|questions\/.*)$/, '$1/certifications.ts'],
  [/^(subgraphs\/learning\/demo)\/(categories\.json|courses\/.*|media\/.*)$/, '$1/courses.ts'],
  [/^(subgraphs\/it\/article\/search\/sameTerms)\.json$/, '$1.ts'],
];

/**
 * Files that differ from a commit (the upstream branch, or the last commit), from the project's root. Removed
 * ones are left out.
 */
export function changedFiles(since = upstream()) {
  const changed = git('diff', '--name-only', '--diff-filter=d', since);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])];
}

/** What Jest looks for when it finds the tests related to these files. */
export function relatedSources(files) {
  return [
    ...new Set(
      files.map((file) => readers.reduce((path, [pattern, reader]) => path.replace(pattern, reader), file)),
    ),
  ];
}

/** The browser specs of the areas that these files belong to: a spec is named after a folder of its area. */
export function touchedSpecs(files, specs) {
  const nameOf = (spec) => basename(spec, '.spec.ts');
  const touches = (spec) =>
    files.some(
      (file) => file.split('/').some((part) => nameOf(spec).startsWith(part)) || file.endsWith(`e2e/${spec}`),
    ) ||
    (everywhere.includes(nameOf(spec)) && files.some((file) => shell.test(file)));
  return specs.filter(touches);
}

function upstream() {
  try {
    return git('merge-base', 'HEAD', '@{upstream}')[0];
  } catch {
    return 'HEAD';
  }
}

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);
