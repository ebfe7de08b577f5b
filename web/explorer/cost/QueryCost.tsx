import { useGraphiQL } from '@graphiql/react';
import styled from 'styled-components';

import { theme } from '../../ui/theme';
import { useQueryCost, type AskCost } from './askCost';

/** Beside the button that runs the query: what running it costs, or why the portal would not. */
export function QueryCost({ askCost }: { askCost: AskCost }) {
  const { query, variables } = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex] ?? NOTHING);
  const operationName = useGraphiQL((state) => state.operationName);
  const cost = useQueryCost(askCost, { query: query ?? '', variables: variables ?? '', operationName });
  return (
    <Line role="status" $isRefused={cost?.isRefused ?? false}>
      {cost?.text}
    </Line>
  );
}

const NOTHING = { query: '', variables: '' };

const Line = styled.p<{ $isRefused: boolean }>`
  flex: 1;
  min-inline-size: 0;
  color: ${({ $isRefused }) => ($isRefused ? theme.color.danger : theme.color.ink2)};
  font-size: ${theme.type[13]};
  overflow-wrap: anywhere;
`;
