import type { ReactNode } from 'react';
import styled from 'styled-components';

import { theme, type Tone } from './theme';

export interface TimelineStep {
  key: string | number;
  /** What happened. */
  title: ReactNode;
  /** Who and when, under it. */
  line: ReactNode;
  tone?: Tone;
}

/** What happened, one thing under the other, on a line. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <List aria-label={label}>
      {steps.map(({ key, title, line, tone = 'neutral' }) => (
        <Step key={key} $tone={tone}>
          <p>{title}</p>
          <Line>{line}</Line>
        </Step>
      ))}
    </List>
  );
}

const { color, space, size } = theme;

const List = styled.ol`
  display: grid;
`;

const Step = styled.li<{ $tone: Tone }>`
  position: relative;
  padding-inline-start: ${space[6]};
  padding-block-end: ${space[3]};

  &::before {
    content: '';
    position: absolute;
    inset-block-start: ${size.dot};
    inset-inline-start: 0;
    inline-size: ${space[2]};
    block-size: ${space[2]};
    border-radius: ${theme.radius.round};
    background: ${({ $tone }) => theme.tone($tone).text};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: ${space[5]} 0;
    inset-inline-start: calc(${space[1]} - ${size.hair} / 2);
    inline-size: ${size.hair};
    background: ${color.lineStrong};
  }
  &:last-child {
    padding-block-end: 0;
  }
`;

const Line = styled.p`
  color: ${color.ink3};
  font-size: ${theme.type[12]};
`;
