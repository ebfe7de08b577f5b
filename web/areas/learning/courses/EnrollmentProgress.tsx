import styled from 'styled-components';

import { ProgressBar } from '../../../ui/data/figures/ProgressBar';
import { percentText } from '../../../ui/numbers';
import { theme } from '../../../ui/theme';

interface Props {
  title: string;
  /** Whole percent; null for a course in which the person is not enrolled. */
  percent: number | null;
  /** It was opened, even if nothing of it counts yet. */
  isStarted: boolean;
}

/** How far the person is in a course: a bar, and the figure in words. */
export function EnrollmentProgress({ title, percent, isStarted }: Props) {
  return (
    <Row>
      <ProgressBar label={`Progress in ${title}`} value={percent ?? 0} hue="learning" />
      <span>{percent === null ? 'Not enrolled' : isStarted ? percentText(percent) : 'Not started'}</span>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
  font-variant-numeric: tabular-nums;
`;
