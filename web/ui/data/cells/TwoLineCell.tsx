import type { ReactNode } from 'react';
import styled from 'styled-components';

import { theme } from '../../theme';

export interface TwoLineCellProps {
  /** The name; a link where it leads somewhere. */
  name: ReactNode;
  /** A second, quieter line. */
  line?: ReactNode;
  /** Before the words: an Avatar, an icon. */
  picture?: ReactNode;
}

/** A record in a row of a table or of a list: picture, name, and an optional second line. */
export function TwoLineCell({ name, line, picture }: TwoLineCellProps) {
  return (
    <Row>
      {picture}
      <Words $lines={line ? 2 : 1}>
        <span dir="auto">{name}</span>
        {line && <small>{line}</small>}
      </Words>
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  max-inline-size: 100%;
  vertical-align: middle;
`;

const Words = styled.span<{ $lines: 1 | 2 }>`
  display: grid;
  min-inline-size: 0;
  ${({ $lines }) => $lines === 2 && 'line-height: 1.35;'}
  overflow-wrap: anywhere;
  small {
    color: ${theme.color.ink3};
    font-size: ${theme.type[12]};
    font-weight: ${theme.weight.regular};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
