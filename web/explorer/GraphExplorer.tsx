import { explorerPlugin } from '@graphiql/plugin-explorer';
import { GraphiQL, HISTORY_PLUGIN, type GraphiQLProps } from 'graphiql';
import { useState } from 'react';
import styled from 'styled-components';

import { VisuallyHidden } from '../ui/layout/VisuallyHidden';
import { BeforeAnswer } from './result/BeforeAnswer';
import { Logo } from './ExplorerLogo';
import { asked } from './cost/asked';
import { askGraphAt } from './askGraph';
import { firstQuery } from './queries/firstQuery';
import { QueryCost } from './cost/QueryCost';
import { askCostAt } from './cost/askCost';
import { resultPlugin } from './result/ResultPanel';
import { samplesPlugin } from './queries/SamplesPanel';
import { savedQueriesPlugin } from './queries/SavedQueriesPanel';

import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import '@graphiql/plugin-explorer/style.css';
import './explorer.css';

interface Props {
  url: string;
  token: string;
}

/**
 * GraphiQL with the clickable explorer, sample queries and the answer as tables, from our own origin alone; every
 * query carries the visitor's own token.
 */
export function GraphExplorer({ url, token }: Props) {
  const [plugins] = useState(() => [
    samplesPlugin,
    savedQueriesPlugin(askGraphAt(url, token)),
    resultPlugin(url),
    HISTORY_PLUGIN,
    explorerPlugin(),
  ]);
  const [askCost] = useState(() => askCostAt(url, token));
  const fetcher: GraphiQLProps['fetcher'] = async (query) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Token ${token}` },
      body: JSON.stringify(asked(query)),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const theme = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';

  return (
    <Page>
      <VisuallyHidden as="h1">Data explorer</VisuallyHidden>
      <GraphiQL
        fetcher={fetcher}
        plugins={plugins}
        forcedTheme={theme}
        defaultQuery={firstQuery}
        isHeadersEditorEnabled={false}
      >
        <GraphiQL.Logo>
          <Logo />
        </GraphiQL.Logo>
        <GraphiQL.Toolbar>
          {({ prettify, merge, copy }) => (
            <>
              {prettify}
              {merge}
              {copy}
              <QueryCost askCost={askCost} />
            </>
          )}
        </GraphiQL.Toolbar>
        <GraphiQL.Footer>
          <BeforeAnswer />
        </GraphiQL.Footer>
      </GraphiQL>
    </Page>
  );
}

const Page = styled.main`
  block-size: 100%;
`;
