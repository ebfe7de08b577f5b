import type { ReactNode } from 'react';
import styled from 'styled-components';

import { theme } from './theme';

export interface FilterBarProps {
  /** SearchBox and compact Selects. */
  children: ReactNode;
  /** At the end: "6 requests". Read aloud when it changes. */
  summary?: ReactNode;
  /** Buttons after the summary. */
  actions?: ReactNode;
}

/** The head of a list: search, filters, how many there are. */
export function FilterBar({ children, summary, actions }: FilterBarProps) {
  return (
    <Bar>
      {children}
      <Summary role="status">{summary}</Summary>
      {actions}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]};
`;

const Summary = styled.p`
  margin-inline-start: auto;
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
  font-variant-numeric: tabular-nums;
`;
