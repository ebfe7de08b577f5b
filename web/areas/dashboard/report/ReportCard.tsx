import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Card } from '../../../ui/layout/Card';
import { theme } from '../../../ui/theme';
import type { Answer } from './useReport';

interface Props {
  title: string;
  /** The figure above the chart; undefined where it is not known. */
  value: string | undefined;
  /** What the figure counts, and how it compares. */
  line: ReactNode;
  answer: Pick<Answer<unknown>, 'isLoading'>;
  /** Some figures of this card are kept back. */
  isWithheld?: boolean;
  /** What else a reader must know. */
  note?: ReactNode;
  children: ReactNode;
}

/** A question with its answer in a number, drawn below over time. */
export function ReportCard({ title, value, line, answer, isWithheld, note, children }: Props) {
  return (
    <Card aria-label={title} title={title}>
      <Answered>
        <Value>{answer.isLoading ? '...' : (value ?? 'N/A')}</Value> <Line>{line}</Line>
      </Answered>
      {children}
      {(isWithheld === true || note !== undefined) && (
        <Note>
          {note}
          {isWithheld === true && (
            <> Figures of fewer than five people, and what would tell them, are not shown.</>
          )}
        </Note>
      )}
    </Card>
  );
}

const { color, space } = theme;

const Answered = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[2]};
  margin-block: -${space[2]} ${space[3]};
`;

const Value = styled.span`
  font: ${theme.weight.semibold} ${theme.type[24]} / 1.2 ${theme.family.heading};
  letter-spacing: -0.01em;
  font-variant-numeric: tabular-nums;
`;

const Line = styled.span`
  color: ${color.ink3};
  font-size: ${theme.type[13]};
`;

const Note = styled.p`
  margin-block-start: ${space[3]};
  color: ${color.ink3};
  font-size: ${theme.type[12]};
`;
