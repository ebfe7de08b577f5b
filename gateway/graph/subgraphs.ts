import type { Config } from '../../subgraphs/kit/config/config.js';
import { runHousekeeping } from '../../subgraphs/kit/service/housekeeping.js';
import { localLink } from '../../subgraphs/kit/graphql/link.js';
import type { SubgraphLink, SubgraphName } from '../../subgraphs/kit/graphql/link.js';
import { StartFailure } from '../../subgraphs/kit/service/startFailure.js';
import type { Subgraph } from '../../subgraphs/kit/service/subgraph.js';
import { openInternalDoor } from '../doors/internalDoor.js';
import { remoteLink } from './remoteLink.js';

/** The five, loaded only when they run in this process. */
const LOADERS: Record<SubgraphName, () => Promise<Subgraph>> = {
  identity: async () => (await import('../../subgraphs/identity/subgraph.js')).identity,
  people: async () => (await import('../../subgraphs/people/subgraph.js')).people,
  tickets: async () => (await import('../../subgraphs/tickets/subgraph.js')).tickets,
  it: async () => (await import('../../subgraphs/it/subgraph.js')).it,
  learning: async () => (await import('../../subgraphs/learning/subgraph.js')).learning,
};

export const SUBGRAPH_NAMES = Object.keys(LOADERS) as SubgraphName[];

/** Loads the named subgraphs one after the other, because they share most of their modules. */
export async function loadSubgraphs(names = SUBGRAPH_NAMES): Promise<Map<SubgraphName, Subgraph>> {
  const loaded = new Map<SubgraphName, Subgraph>();
  for (const name of names) loaded.set(name, await LOADERS[name]());
  return loaded;
}

export type Links = Record<SubgraphName, SubgraphLink>;

export interface OpenSubgraphs {
  links: Links;
  close(): Promise<void>;
}

/** Opens every subgraph that has no URL in this process, and links to the others. */
export async function openSubgraphs(
  config: Config,
  databaseUrl: string,
  onFault: (error: unknown) => void,
): Promise<OpenSubgraphs> {
  const closers: (() => Promise<void>)[] = [];
  const local = await loadSubgraphs(SUBGRAPH_NAMES.filter((name) => !config.subgraphUrls[name]));
  const key = config.secrets.viewer.sign;
  const door =
    local.size < SUBGRAPH_NAMES.length && key ? await openInternalDoor(config, key, onFault) : null;
  if (door) closers.push(() => door.close());
  const open = async (name: SubgraphName): Promise<[SubgraphName, SubgraphLink]> => {
    const subgraph = local.get(name);
    if (door && !subgraph)
      return [
        name,
        remoteLink(name, config.subgraphUrls[name] ?? '', config.secrets.subgraphs[name][0] ?? '', door),
      ];
    if (!subgraph)
      throw new StartFailure(`VIEWER_PRIVATE_KEY is missing; the gateway cannot call ${name} without it.`);
    await subgraph.database.open(databaseUrl, config);
    await subgraph.start?.(config);
    const stop = runHousekeeping(subgraph, config, onFault);
    closers.push(async () => {
      stop();
      await subgraph.database.close();
    });
    return [name, localLink(subgraph, config.graph)];
  };
  const opened = await Promise.all(SUBGRAPH_NAMES.map(open));
  return {
    links: Object.fromEntries(opened) as Links,
    close: async () => {
      await Promise.all(closers.map((close) => close()));
    },
  };
}
