import type { ReactNode } from 'react';
import styled from 'styled-components';

import { theme, type Tone } from '../theme';

export interface TimelineStep {
  key: string | number;
  /** What happened, or who said something. */
  title: ReactNode;
  /** Who and when, after it. */
  line: ReactNode;
  tone?: Tone;
  /** Replaces the dot on the line, such as a face. */
  mark?: ReactNode;
  /** The text of a comment. */
  text?: ReactNode;
}

/** Events and comments, one below the other, on a line. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <List aria-label={label}>
      {steps.map(({ key, title, line, tone = 'neutral', mark, text }) => (
        <Step key={key} $tone={tone} data-said={text !== undefined || undefined}>
          <Mark>{mark ?? <Dot />}</Mark>
          <div>
            <Head>
              <p>{title}</p>
              <Line>{line}</Line>
            </Head>
            {text}
          </div>
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
  --tone: ${({ $tone }) => theme.tone($tone).text};
  position: relative;
  display: grid;
  grid-template-columns: ${size.badge} minmax(0, 1fr);
  gap: ${space[3]};
  padding-block-end: ${space[4]};

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: ${size.badge} 0;
    inset-inline-start: calc(${size.badge} / 2);
    inline-size: ${size.hair};
    background: ${color.line};
  }
  &:last-child {
    padding-block-end: 0;
  }
  &[data-said] > div > div > p:first-child {
    font-weight: ${theme.weight.semibold};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  block-size: ${size.badge};
`;

/** On the line, which does not show through around it. */
const Dot = styled.span`
  position: relative;
  inline-size: ${space[2]};
  block-size: ${space[2]};
  border-radius: ${theme.radius.round};
  background: var(--tone);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  min-block-size: ${size.badge};
  padding-block-start: ${space.half};
`;

const Line = styled.p`
  color: ${color.ink3};
  font-size: ${theme.type[12]};
`;
