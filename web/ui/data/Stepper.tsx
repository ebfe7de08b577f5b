import { Check } from 'lucide-react';
import styled from 'styled-components';

import { Icon } from '../layout/Icon';
import { theme } from '../theme';
import { VisuallyHidden } from '../layout/VisuallyHidden';

export interface StepperProps {
  /** Names the way: "New posting". */
  label: string;
  steps: readonly string[];
  /** Place of the present step, from 0. */
  current: number;
  /** Leads back to a step that is done; without it the steps only tell. */
  onStep?: (step: number) => void;
}

/** The position in a form of several steps; completed steps can be opened again. */
export function Stepper({ label, steps, current, onStep }: StepperProps) {
  return (
    <nav aria-label={label}>
      <Steps>
        {steps.map((name, place) => {
          const isDone = place < current;
          const content = (
            <>
              <Sign data-state={isDone ? 'done' : place === current ? 'current' : 'next'} aria-hidden="true">
                {isDone ? <Icon shape={Check} /> : place + 1}
              </Sign>
              <span>{name}</span>
              {isDone && <VisuallyHidden>, done</VisuallyHidden>}
            </>
          );
          return (
            <Step key={name} aria-current={place === current ? 'step' : undefined}>
              {isDone && onStep ? (
                <Back type="button" onClick={() => onStep(place)}>
                  {content}
                </Back>
              ) : (
                <Here>{content}</Here>
              )}
            </Step>
          );
        })}
      </Steps>
    </nav>
  );
}

const { color, space } = theme;

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  padding: 0;
  list-style: none;
`;

const Step = styled.li`
  color: ${color.ink3};
  &[aria-current] {
    color: ${color.ink};
    font-weight: ${theme.weight.medium};
  }
`;

const Here = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
`;

const Back = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.tag};
  background: none;
  color: ${color.ink2};
  cursor: pointer;
  &:hover {
    color: ${color.ink};
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${theme.size.badge};
  block-size: ${theme.size.badge};
  border-radius: ${theme.radius.round};
  box-shadow: inset 0 0 0 ${theme.size.hair} ${color.lineStrong};
  font-size: ${theme.type[12]};
  font-variant-numeric: tabular-nums;
  &[data-state='current'] {
    background: ${color.brand};
    box-shadow: none;
    color: ${color.onBrand};
  }
  &[data-state='done'] {
    background: ${color.successSoft};
    box-shadow: none;
    color: ${color.success};
  }
`;
