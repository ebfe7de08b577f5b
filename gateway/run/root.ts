import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function holding(name: string, folder: string): string {
  if (existsSync(join(folder, name)) || dirname(folder) === folder) return folder;
  return holding(name, dirname(folder));
}

/** The project's folder, with a slash at the end; the same from the sources and from dist/. */
export const ROOT = `${holding('package.json', dirname(fileURLToPath(import.meta.url)))}/`;
