import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import babel from '@rolldown/plugin-babel';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

import { chunks } from './chunks';
import { delivery } from './delivery';
import { inlineDocuments } from './inlineDocuments';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = 'http://localhost:4000';

/** react-router's exports name only its development build, whose warnings no visitor reads. */
const productionRouter = [
  { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: here('../node_modules/react-router/dist/production/dom-export.mjs'),
  },
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
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    inlineDocuments,
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    preloadFonts,
    delivery,
  ],
  resolve: {
    alias: command === 'build' ? productionRouter : [],
    // rxjs in modern syntax: smaller than what it gives by default.
    conditions: ['es2015', ...defaultClientConditions],
  },
  worker: { format: 'es' },
  server: { proxy: { '/graphql': gateway, '/api': gateway, '/stream': gateway } },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: 'hidden',
    // The content policy of the portal has no data: for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: { input: here('index.html'), output: { codeSplitting: { groups: chunks } } },
  },
  // The explorer and the REST reference are pages of their own and are built by themselves: what they need would
  // otherwise reach the sign-in page through the packages that all share.
  environments: {
    explorer: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        chunkSizeWarningLimit: 4000,
        rolldownOptions: { input: here('explorer.html') },
      },
    },
    reference: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        chunkSizeWarningLimit: 4000,
        rolldownOptions: { input: here('reference.html') },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, explorer, reference } = builder.environments;
      if (client) await builder.build(client);
      if (explorer && existsSync(here('explorer.html'))) await builder.build(explorer);
      if (reference && existsSync(here('reference.html'))) await builder.build(reference);
    },
  },
}));
