import { Star } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';

import { FieldError, Hint, Label, type FieldProps } from './Field';
import { hiddenStyle } from '../hiddenStyle';
import { Icon } from '../layout/Icon';
import { theme } from '../theme';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { countText, numberText } from '../numbers';

/** How many stars there are. */
const most = 5;
const stars = Array.from({ length: most }, (_, place) => place + 1);

export interface StarRatingProps {
  /** 0 to 5, such as an average of 4.3; null without ratings. */
  value: number | null;
  /** How many have rated. */
  count?: number;
  /** Written beside the stars in place of the bare figure: "4.0/5.0". */
  figure?: string;
}

/** A read-only rating: its number of stars, including half ones, and the figure beside them. */
export function StarRating({ value, count, figure: written }: StarRatingProps) {
  if (value === null) return <Quiet>Not rated yet</Quiet>;
  const figure = value.toFixed(1).replace(/\.0$/, '');
  const words = count === undefined ? '' : `, ${countText(count, 'rating')}`;
  return (
    <Row>
      <Stars aria-hidden="true">
        {stars.map((star) => (
          <Part key={star} $share={Math.min(1, Math.max(0, Math.round((value - star + 1) * 2) / 2))}>
            <Icon shape={Star} />
          </Part>
        ))}
      </Stars>
      <VisuallyHidden>{`${figure} of ${String(most)} stars${words}`}</VisuallyHidden>
      <Figure aria-hidden="true">
        <span>{written ?? figure}</span>
        {count !== undefined && <Quiet>{` (${numberText(count)})`}</Quiet>}
      </Figure>
    </Row>
  );
}

export interface StarFieldProps extends FieldProps {
  /** 1 to 5; null until one is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  name?: string;
  disabled?: boolean;
}

/** A rating to be given: five native radio buttons that look like stars; arrows change it. */
export function StarField({ label, hint, error, value, onChange, name, disabled }: StarFieldProps) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <Group
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
      disabled={disabled}
    >
      <Legend as="legend">{label}</Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Stars>
        {stars.map((star) => (
          <Choice key={star} $isOn={value !== null && star <= value}>
            <input
              type="radio"
              name={name ?? id}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
            />
            <Icon shape={Star} size="large" />
            <VisuallyHidden>{countText(star, 'star')}</VisuallyHidden>
          </Choice>
        ))}
      </Stars>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  );
}

const { color, space } = theme;

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  vertical-align: middle;
  white-space: nowrap;
`;

const Stars = styled.span`
  display: inline-flex;
`;

/** A star of which a share is filled, from its beginning. */
const Part = styled.span<{ $share: number }>`
  display: inline-flex;
  color: ${({ $share }) => ($share > 0 ? color.warning : color.lineStrong)};
  svg {
    fill: ${({ $share }) => ($share === 1 ? 'currentcolor' : 'none')};
  }
  ${({ $share }) =>
    $share === 0.5 &&
    `svg { background: linear-gradient(to right, currentcolor 50%, transparent 50%); mask: none; clip-path: polygon(50% 4%, 62% 36%, 96% 38%, 70% 60%, 79% 94%, 50% 76%, 21% 94%, 30% 60%, 4% 38%, 38% 36%); }`}
`;

const Figure = styled.span`
  font-size: ${theme.type[13]};
  font-variant-numeric: tabular-nums;
`;

const Quiet = styled.span`
  color: ${color.ink3};
  font-size: ${theme.type[13]};
`;

const Legend = styled(Label)`
  padding: 0;
`;

const Group = styled.fieldset`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  min-inline-size: 0;
  padding: 0;
  border: 0;
`;

const Choice = styled.label<{ $isOn: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${theme.size.control};
  block-size: ${theme.size.control};
  border-radius: ${theme.radius.control};
  color: ${({ $isOn }) => ($isOn ? color.warning : color.ink3)};
  cursor: pointer;
  svg {
    fill: ${({ $isOn }) => ($isOn ? 'currentcolor' : 'none')};
  }
  &:hover {
    background: ${color.track};
  }
  &:has(:focus-visible) {
    outline: ${theme.size.ring} solid ${color.focus};
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }
  input {
    ${hiddenStyle}
  }
`;
