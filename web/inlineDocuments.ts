import type { Plugin } from 'vite';

import { graphql } from './generated/gql';

const call = /graphql\(`([^`]*)`\)/g;
const generatedImport = /import \{ graphql \} from '[^']*generated\/gql';/;

/**
 * Puts every GraphQL document where it is asked for. Left alone, `graphql(…)` looks it up in one table of all
 * documents, which the first page would carry for every screen of the portal.
 */
export const inlineDocuments: Plugin = {
  name: 'inline-documents',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/(?!generated\/).*\.tsx?$/, code: /graphql\(`/ },
    handler: (code) => ({
      code: code.replace(generatedImport, '').replace(call, (_call, source: string) => {
        const document: unknown = graphql(source);
        if (Object.keys(document as object).length === 0)
          throw new Error(`npm run codegen is due: no such document${source}`);
        // As many lines as before, so that the positions of a stack trace stay right.
        return `(${JSON.stringify(document)})${'\n'.repeat(source.split('\n').length - 1)}`;
      }),
      map: null,
    }),
  },
};
