import { explorerPlugin } from '@graphiql/plugin-explorer';
import { HISTORY_PLUGIN } from '@graphiql/plugin-history';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { useState } from 'react';

import { Logo } from './ExplorerLogo';
import { firstQuery } from './firstQuery';

import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import '@graphiql/plugin-explorer/style.css';

interface Props {
  url: string;
  token: string;
}

const plugins = [explorerPlugin(), HISTORY_PLUGIN];

/** GraphiQL with the clickable explorer, from our own origin alone; every query carries the visitor's own token. */
export function GraphExplorer({ url, token }: Props) {
  const [fetcher] = useState(() => createGraphiQLFetcher({ url, headers: { Authorization: `Token ${token}` } }));
  const theme = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
  return (
    <GraphiQL fetcher={fetcher} plugins={plugins} forcedTheme={theme} defaultQuery={firstQuery} isHeadersEditorEnabled={false}>
      <GraphiQL.Logo><Logo /></GraphiQL.Logo>
    </GraphiQL>
  );
}
