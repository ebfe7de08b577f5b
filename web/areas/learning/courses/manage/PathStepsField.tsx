import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useId, useRef } from 'react';
import styled from 'styled-components';

import { IconButton } from '../../../../ui/form/IconButton';
import { StatusBadge } from '../../../../ui/data/cells/StatusBadge';
import { theme } from '../../../../ui/theme';
import { stepKey, type StepValue } from './pathForm';
import { StepPicker } from './StepPicker';

interface Props {
  value: readonly StepValue[];
  onChange: (steps: readonly StepValue[]) => void;
  error?: string | undefined;
}

/** The steps of a path in order: each moves up and down by its buttons, and one more is added at the end. */
export function PathStepsField({ value, onChange, error }: Props) {
  const labelId = useId();
  const list = useRef<HTMLOListElement>(null);
  const move = (at: number, by: number) => {
    const steps = [...value];
    const [step] = steps.splice(at, 1);
    if (step) steps.splice(at + by, 0, step);
    onChange(steps);
  };
  const remove = (at: number) => {
    onChange(value.filter((_step, place) => place !== at));
    list.current?.focus();
  };
  return (
    <Whole role="group" aria-labelledby={labelId}>
      <Name id={labelId}>Steps</Name>
      <List ref={list} tabIndex={-1} aria-labelledby={labelId}>
        {value.map((step, at) => (
          <li key={stepKey(step)}>
            <Title>
              <bdi>{step.name}</bdi>
              {step.kind === 'certification' && (
                <StatusBadge tone="neutral" dot={false}>
                  Certification
                </StatusBadge>
              )}
            </Title>
            <IconButton
              icon={ArrowUp}
              label={`Move ${step.name} up`}
              aria-disabled={at === 0 || undefined}
              onClick={() => at > 0 && move(at, -1)}
            />
            <IconButton
              icon={ArrowDown}
              label={`Move ${step.name} down`}
              aria-disabled={at === value.length - 1 || undefined}
              onClick={() => at < value.length - 1 && move(at, 1)}
            />
            <IconButton icon={X} label={`Remove ${step.name}`} onClick={() => remove(at)} />
          </li>
        ))}
      </List>
      <StepPicker taken={value} error={error} onPick={(step) => onChange([...value, step])} />
    </Whole>
  );
}

const { color, space, type } = theme;

const Whole = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Name = styled.p`
  font-size: ${type[13]};
  font-weight: ${theme.weight.medium};
`;

/** The number of a step is in its padding. */
const List = styled.ol`
  counter-reset: step;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    counter-increment: step;
    min-block-size: ${theme.size.row};
    border-block-end: ${theme.border.line};
  }
  li::before {
    min-inline-size: ${space[8]};
    color: ${color.ink3};
    content: counter(step) '.';
    font-variant-numeric: tabular-nums;
  }
  button[aria-disabled='true'] {
    opacity: 0.4;
  }
`;

const Title = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
