import { useGraphiQL } from '@graphiql/react';
import styled from 'styled-components';

import { theme } from '../../ui/theme';

/** Shown where the answer will be, until there is one. */
export function BeforeAnswer() {
  const isEmpty = useGraphiQL(
    ({ tabs, activeTabIndex, isFetching }) => !isFetching && !tabs[activeTabIndex]?.response,
  );
  return isEmpty ? (
    <Words>
      Run the query and its answer appears here. Sample queries has questions that are ready to run.
    </Words>
  ) : null;
}

const Words = styled.p`
  position: absolute;
  inset-block-start: 30%;
  inset-inline: 0;
  padding-inline: ${theme.space[6]};
  color: ${theme.color.ink2};
  text-align: center;
  text-wrap: balance;
  pointer-events: none;
`;
