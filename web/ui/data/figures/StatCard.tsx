import type { ReactNode } from 'react';
import styled from 'styled-components';

import { CardSurface } from '../../layout/Card';
import { Icon, type IconShape } from '../../layout/Icon';
import { ProgressBar } from './ProgressBar';
import { theme, type Hue } from '../../theme';

export interface StatCardProps {
  label: string;
  value: ReactNode;
  /** Beside the value, smaller: "of 10 days". */
  unit?: ReactNode;
  /** One line under the value. */
  hint?: ReactNode;
  icon?: IconShape;
  hue?: Hue;
  /** A bar under the value; `label` names it. */
  progress?: { value: number; max: number };
  /** Shows "..." in place of the value. */
  loading?: boolean;
  /** Shows "N/A" in place of the value. */
  error?: boolean;
}

/** One figure with its name. */
export function StatCard({
  label,
  value,
  unit,
  hint,
  icon,
  hue = 'employee',
  progress,
  loading = false,
  error = false,
}: StatCardProps) {
  const known = !loading && !error;
  return (
    <Surface as="div" role="group" aria-label={label} aria-busy={loading || undefined}>
      <Label $hue={hue}>
        {icon && <Icon shape={icon} size="medium" />}
        <span>{label}</span>
      </Label>
      <p>
        <Value $known={known}>{loading ? '...' : error ? 'N/A' : value}</Value>
        {known && unit && (
          <>
            {' '}
            <Unit>{unit}</Unit>
          </>
        )}
      </p>
      {known && progress && <ProgressBar label={label} {...progress} hue={hue} />}
      {hint && <Hint>{hint}</Hint>}
    </Surface>
  );
}

const Surface = styled(CardSurface)`
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} ${theme.space[5]};
  ${theme.media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Label = styled.div<{ $hue: Hue }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: ${theme.space[6]};
  color: ${theme.color.ink2};
  font-size: ${theme.type[13]};
  svg {
    color: ${({ $hue }) => theme.hue($hue).text};
  }
`;

const Value = styled.span<{ $known: boolean }>`
  color: ${({ $known }) => ($known ? theme.color.ink : theme.color.ink3)};
  font: ${theme.weight.semibold} ${theme.type[28]} / 1.15 ${theme.family.heading};
  letter-spacing: -0.01em;
`;

const Unit = styled.span`
  margin-inline-start: ${theme.space.half};
  color: ${theme.color.ink3};
  font: ${theme.weight.medium} ${theme.type[16]} / 1.15 ${theme.family.heading};
`;

const Hint = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[12]};
`;
