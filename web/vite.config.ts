import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = 'http://localhost:4000';
const inPackages = (names: readonly string[]) => new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

const entries = ['index.html', 'explorer.html'].filter((name) => existsSync(here(name)));

/** react-router's exports name only its development build, whose warnings no visitor reads. */
const productionRouter = [
  { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: here('../node_modules/react-router/dist/production/dom-export.mjs') },
];

/** The two faces that every screen needs are asked for with the page, not after its scripts have run. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_page, { path, bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => path === '/index.html' && /-latin-wght-normal-.*\.woff2$/.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
          injectTo: 'head',
        })),
  },
};

export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), preloadFonts],
  resolve: {
    alias: command === 'build' ? productionRouter : [],
    // rxjs in modern syntax: smaller than what it gives by default.
    conditions: ['es2015', ...defaultClientConditions],
  },
  worker: { format: 'es' },
  server: { proxy: { '/graphql': gateway, '/api': gateway } },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: 'hidden',
    // The content policy of the portal has no data: for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: Object.fromEntries(entries.map((name) => [name.replace('.html', ''), here(name)])),
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: inPackages(['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom']),
              priority: 20,
            },
            {
              name: 'apollo',
              test: inPackages(['@apollo', 'graphql', 'rxjs', 'optimism', '@wry', 'apollo-upload-client', 'extract-files']),
              priority: 20,
              // The explorer needs all of graphql: that must not reach the sign-in page.
              entriesAware: true,
              entriesAwareMergeThreshold: 20_000,
            },
            { name: 'form', test: inPackages(['formik', 'yup', 'lodash', 'lodash-es']) },
          ],
        },
      },
    },
  },
}));
