// Two projects: `server` (Node, PostgreSQL) and `web` (jsdom). Some of one of them:
//   npm run jest -- --selectProjects server --testPathPatterns subgraphs/identity
const swc = (jsc, module) => ['@swc/jest', { swcrc: false, sourceMaps: 'inline', jsc, module }];

// Packages in node_modules that are ES modules only and reach a CommonJS test, so need a transform.
const esModulesOnly = [
  'is-plain-obj',
  'until-async',
  // QR codes of certificates.
  'qr',
  // Markdown: react-markdown, remark-gfm and what they need.
  'react-markdown',
  'remark-[^/]+',
  'unified',
  'vfile[^/]*',
  'micromark[^/]*',
  '(?:mdast|hast|unist|estree)-util-[^/]+',
  '@ungap/structured-clone',
  'character-(?:entities|reference)[^/]*',
  'is-(?:alphabetical|alphanumerical|decimal|hexadecimal)',
  '(?:parse|stringify)-entities',
  '(?:comma|space)-separated-tokens',
  'decode-named-character-reference',
  'html-url-attributes',
  'property-information',
  'markdown-table',
  'longest-streak',
  'escape-string-regexp',
  'trim-lines',
  'bail',
  'ccount',
  'devlop',
  'trough',
  'zwitch',
];

// In bare Node, all files of a worker in one set of modules: loading the server again for every file cost most
// of the time.
const server = {
  displayName: 'server',
  // In threads: as child processes two workers that start together can miss their configuration and wait for
  // ever.
  runner: 'jest-light-runner',
  roots: ['<rootDir>/gateway', '<rootDir>/subgraphs', '<rootDir>/scripts'],
  testMatch: ['**/*.test.ts', '**/*.test.mjs'],
  globalSetup: '<rootDir>/subgraphs/kit/testing/run/globalSetup.mjs',
  globalTeardown: '<rootDir>/subgraphs/kit/testing/run/globalTeardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/subgraphs/kit/testing/run/serverTests.setup.mjs'],
  // For finding what a change touches; the tests themselves are imported by Node.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

const web = {
  displayName: 'web',
  testEnvironment: '<rootDir>/web/testing/jsdom/jestEnvironment.cjs',
  roots: ['<rootDir>/web'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/web/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/web/dist/'],
  setupFilesAfterEnv: ['<rootDir>/web/testing/jsdom/setup.ts'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'json'],
  moduleNameMapper: {
    // Styles and pictures have no meaning in jsdom.
    '\\.css$': '<rootDir>/web/testing/jsdom/empty.cjs',
    '\\.(svg|png|jpe?g|webp|woff2?)(\\?url)?$': '<rootDir>/web/testing/jsdom/empty.cjs',
  },
  transform: {
    '^.+\\.m?[jt]sx?$': swc(
      {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2023',
      },
      { type: 'commonjs' },
    ),
  },
  transformIgnorePatterns: [`/node_modules/(?!.*\\.mjs$|(?:${esModulesOnly.join('|')})/)`],
};

export default {
  projects: [server, web],
  maxWorkers: 2,
  workerIdleMemoryLimit: '1200MB',
};
