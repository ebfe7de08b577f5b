import type { ReactNode } from 'react';
import styled from 'styled-components';

import { theme } from '../../theme';

export interface FilterBarProps {
  /** Heading of the list (h2), where the page has more than the list. */
  title?: ReactNode;
  /** SearchBox and compact Selects. */
  children?: ReactNode;
  /** Below them, on its own line: FilterChips. */
  chips?: ReactNode;
  /** At the end: "6 requests". Read aloud when it changes. */
  summary?: ReactNode;
  /** Buttons after the summary. */
  actions?: ReactNode;
}

/** The head of a list: search, filters, how many there are. */
export function FilterBar({ title, children, chips, summary, actions }: FilterBarProps) {
  return (
    <Bar>
      {title && <h2>{title}</h2>}
      {children}
      <End>
        <Summary role="status">{summary}</Summary>
        {actions}
      </End>
      {chips}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[5]};
  h2 {
    flex: 1 0 100%;
    padding-block: ${theme.space[1]};
    font-size: ${theme.type[16]};
  }
`;

/* Stays together, and at the end of its line; on a phone its buttons may take another line. */
const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-inline-start: auto;
  ${theme.media.phone} {
    flex-wrap: wrap;
    justify-content: flex-end;
  }
`;

const Summary = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
  font-variant-numeric: tabular-nums;
`;
