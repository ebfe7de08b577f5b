import type { CodegenConfig } from '@graphql-codegen/cli';
import { parse } from 'graphql';
import { limitsOf } from './subgraphs/kit/graphql/limitDirectives.js';
import { readSdl } from './subgraphs/kit/service/subgraph.js';

/** The subgraphs whose SDL has limits. */
const NAMES = ['identity', 'people', 'tickets', 'it', 'learning'];

/** Constants such as `TicketLimits.title`, the most characters that a title may have. */
function limitsIn(names: string[]): CodegenConfig['generates'][string] {
  const sdl = names.map((name) => readSdl(new URL(`subgraphs/${name}/subgraph.ts`, import.meta.url).href));
  const content = Object.entries(limitsOf(parse(sdl.join('\n'))))
    .map(([owner, fields]) => `export const ${owner}Limits = ${JSON.stringify(fields)} as const;`)
    .join('\n');
  return { schema: 'type Query { limits: Int }', plugins: [{ add: { content } }] };
}

/** The limits of the SDL for services and forms. Run before all else: services do not start without. */
const config: CodegenConfig = {
  generates: {
    'web/generated/limits.ts': limitsIn(NAMES),
    ...Object.fromEntries(NAMES.map((name) => [`subgraphs/${name}/generated/limits.ts`, limitsIn([name])])),
  },
};

export default config;
