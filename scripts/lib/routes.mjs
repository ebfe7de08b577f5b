import { readdirSync, statSync } from 'node:fs';
import { importServerModule } from './importServerModule.mjs';
import { root } from './process.mjs';

const assistant = `${root}subgraphs/it/assistant/`;
const learnt = ['route/learnt.json', 'route/learnt.bin'];
/** What the assistant's route is learnt from, and with. */
const sources = ['sentences', 'route', 'talk', 'understanding'];

const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const filesIn = (folder) =>
  readdirSync(`${assistant}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('learnt.'))
    .map(({ parentPath, name }) => `${parentPath}/${name}`);

/** Whether the sentences, or what reads them, changed after they were learnt. */
export function areRoutesStale() {
  const learntAt = Math.min(...learnt.map((file) => changedAt(`${assistant}${file}`)));
  return sources.flatMap(filesIn).some((file) => changedAt(file) > learntAt);
}

/** Learns what messages to the assistant are meant as, when that is stale; some ten seconds. */
export async function learnRoutes() {
  if (!areRoutesStale()) return false;
  const { learn } = await importServerModule('subgraphs/it/assistant/route/learn.ts');
  learn();
  return true;
}
