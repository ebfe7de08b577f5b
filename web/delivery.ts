import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { Plugin, Rolldown } from 'vite';

const KB = 1000;

/** What a screen may load before its data shows: bytes of compressed scripts, and how many files. */
const LIMITS = {
  signIn: { bytes: 185 * KB, files: 12 },
  screen: { bytes: 240 * KB, files: 20 },
};

const compressible = /\.(?:js|css|svg|json)$/;
const SMALLEST = 1024;
/** The hardest compression of more than this takes seconds and gains little. */
const LARGE = 1024 * KB;

/**
 * Lays the compressed form beside every file, so that the server need not compress for each visitor, and ends
 * the build when a screen would load more than it may.
 */
export const delivery: Plugin = {
  name: 'delivery',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const sizes = new Map<string, number>();
      await Promise.all(
        Object.values(bundle).map(async (file) => {
          if (!compressible.test(file.fileName)) return;
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          const compressed = await compress(source);
          sizes.set(file.fileName, compressed.length);
          if (source.length >= SMALLEST)
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: compressed });
        }),
      );
      if (this.environment.name !== 'client') return;
      // Every page loads it before its own scripts.
      const theme = await compress(await readFile(join(this.environment.config.publicDir, 'theme.js')));
      const problems = overweight(bundle, sizes, theme.length);
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  },
};

const compress = (source: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: source.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  });

/** A sentence for each screen that loads more than it may; `always` are the bytes that every page loads besides. */
function overweight(
  bundle: Rolldown.OutputBundle,
  sizes: ReadonlyMap<string, number>,
  always: number,
): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (names: readonly string[], found = new Set<string>()): Set<string> => {
    for (const name of names) {
      if (found.has(name)) continue;
      found.add(name);
      withImports(byName.get(name)?.imports ?? [], found);
    }
    return found;
  };
  const entries = chunks.filter((chunk) => chunk.isEntry);
  // A person who is signed in loads the shell around the screens as well.
  const shell = chunks.filter((chunk) => chunk.moduleIds.some((id) => id.endsWith('/app/Layout.tsx')));
  return chunks
    .filter((chunk) => chunk.isDynamicEntry && chunk.facadeModuleId?.endsWith('Page.tsx'))
    .flatMap((page) => {
      const isSignIn = page.name === 'LoginPage';
      const first = isSignIn ? entries : [...entries, ...shell];
      const files = withImports([...first, page].map((chunk) => chunk.fileName));
      const bytes = [...files].reduce((sum, name) => sum + (sizes.get(name) ?? 0), always);
      const limit = isSignIn ? LIMITS.signIn : LIMITS.screen;
      if (bytes <= limit.bytes && files.size <= limit.files) return [];
      return [
        `${page.name} loads ${Math.ceil(bytes / KB)} kB of scripts in ${files.size} files before its data shows; ` +
          `${limit.bytes / KB} kB in ${limit.files} are the most. Load what opens later with later().`,
      ];
    });
}
