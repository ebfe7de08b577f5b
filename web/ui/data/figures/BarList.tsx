import type { ReactNode } from 'react';
import styled from 'styled-components';

import { theme, type Hue } from '../../theme';
import { numberText } from '../../numbers';

export interface BarListProps {
  /** Names the list. */
  label: string;
  items: readonly {
    key: string;
    /** A text, or a link to what it counts. */
    name: ReactNode;
    value: number;
    /** How the value is written: "12 assets", "$4,200". */
    valueText?: string;
  }[];
  /** The value of a full bar, such as 100 for percentages; by default the largest one. */
  whole?: number;
  hue?: Hue;
  /** Beside each other if there is room for two: for many short bars. */
  dense?: boolean;
}

/** Figures to be compared: each with its name, its bar against the largest or the whole, and its value in words. */
export function BarList({ label, items, whole, hue = 'employee', dense = false }: BarListProps) {
  const full = whole ?? Math.max(1, ...items.map(({ value }) => value));
  return (
    <List aria-label={label} $dense={dense}>
      {items.map(({ key, name, value, valueText = numberText(value) }) => (
        <li key={key}>
          <Name>{name}</Name>
          <Value>{valueText}</Value>
          <Track aria-hidden="true">
            <Bar
              role="presentation"
              $hue={hue}
              style={{ inlineSize: `${String((Math.max(0, value) / full) * 100)}%` }}
            />
          </Track>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul<{ $dense: boolean }>`
  display: grid;
  ${({ $dense }) => $dense && 'grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));'}
  gap: ${theme.space[3]} ${theme.space[8]};
  > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[1]} ${theme.space[3]};
  }
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

const Value = styled.span`
  color: ${theme.color.ink2};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Track = styled.span`
  grid-column: 1 / -1;
  block-size: ${theme.size.bar};
  overflow: hidden;
  border-radius: ${theme.radius.round};
  background: ${theme.color.track};
`;

const Bar = styled.span<{ $hue: Hue }>`
  display: block;
  block-size: 100%;
  border-radius: inherit;
  background: ${({ $hue }) => theme.hue($hue).text};
`;
