import type { Config } from '../subgraphs/kit/config.js';
import { keepHouse } from '../subgraphs/kit/housekeeping.js';
import { localLink } from '../subgraphs/kit/link.js';
import type { SubgraphLink, SubgraphName } from '../subgraphs/kit/link.js';
import type { Subgraph } from '../subgraphs/kit/subgraph.js';
import { remoteLink } from './remoteLink.js';

/** The five, loaded only when they run in this process. */
export const LOADERS: Record<SubgraphName, () => Promise<Subgraph>> = {
  identity: async () => (await import('../subgraphs/identity/subgraph.js')).identity,
  people: async () => (await import('../subgraphs/people/subgraph.js')).people,
  tickets: async () => (await import('../subgraphs/tickets/subgraph.js')).tickets,
  it: async () => (await import('../subgraphs/it/subgraph.js')).it,
  learning: async () => (await import('../subgraphs/learning/subgraph.js')).learning,
};

export const SUBGRAPH_NAMES = Object.keys(LOADERS) as SubgraphName[];

export type Links = Record<SubgraphName, SubgraphLink>;

export interface OpenSubgraphs {
  links: Links;
  close(): Promise<void>;
}

/** Opens every subgraph that has no URL in this process, and links to the others. */
export async function openSubgraphs(config: Config, databaseUrl: string, onFault: (error: unknown) => void): Promise<OpenSubgraphs> {
  const closers: (() => Promise<void>)[] = [];
  const open = async (name: SubgraphName): Promise<[SubgraphName, SubgraphLink]> => {
    const url = config.subgraphUrls[name];
    if (url) return [name, remoteLink(name, url, config.secrets.subgraphs[name][0] ?? '')];
    const subgraph = await LOADERS[name]();
    await subgraph.database.open(databaseUrl, config);
    await subgraph.start?.(config);
    const stop = keepHouse(subgraph, config, onFault);
    closers.push(async () => {
      stop();
      await subgraph.database.close();
    });
    return [name, localLink(subgraph)];
  };
  const opened = await Promise.all(SUBGRAPH_NAMES.map(open));
  return {
    links: Object.fromEntries(opened) as Links,
    close: async () => {
      await Promise.all(closers.map((close) => close()));
    },
  };
}
