import type { ReactNode } from 'react';
import styled from 'styled-components';

import { theme } from '../theme';

export interface Fact {
  label: string;
  /** Null leaves the fact out. */
  value: ReactNode;
  /** Over both columns: longer text. */
  wide?: boolean;
}

/** The fields of a record: labels and values, in two columns. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts
        .filter(({ value }) => value !== null)
        .map(({ label, value, wide = false }, at) => (
          <Pair key={`${String(at)} ${label}`} $wide={wide}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </Pair>
        ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]} ${theme.space[6]};
  ${theme.media.phone} {
    gap: ${theme.space[3]};
  }
`;

const Pair = styled.div<{ $wide: boolean }>`
  min-inline-size: 0;
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
  dt {
    color: ${theme.color.ink3};
    font-size: ${theme.type[12]};
  }
  /* Text of people: their line breaks count, and no word of theirs is too long. */
  dd {
    overflow-wrap: anywhere;
    text-align: start;
    white-space: pre-line;
  }
`;
