import styled from 'styled-components';

import { theme } from '../theme';

/** Which colour means what. */
export interface LegendEntry {
  key: string;
  name: string;
  color: string;
}

/** Names of the colours of a chart. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <List aria-hidden="true">
      {entries.map(({ key, name, color }) => (
        <li key={key}>
          <Swatch style={{ background: color }} />
          {name}
        </li>
      ))}
    </List>
  );
}

/** The colour of a series beside its name. */
export const Swatch = styled.span`
  flex: none;
  inline-size: ${theme.space[2]};
  block-size: ${theme.space[2]};
  border-radius: ${theme.space.half};
`;

const List = styled.ul`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  min-inline-size: 0;
  color: ${theme.color.ink2};
  font-size: ${theme.type[12]};
  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
`;
