import type { ComponentProps } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styled, { keyframes } from 'styled-components';

import { theme } from '../theme';

export interface TooltipProps {
  text: string;
  /** For now there is nothing to say. */
  disabled?: boolean;
  /** One focusable element, for example a Button. */
  children: ComponentProps<typeof Focusable>['children'];
}

/** A few words on hover and focus; never the only place where something is said. */
export function Tooltip({ text, disabled = false, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} isDisabled={disabled}>
      <Focusable>{children}</Focusable>
      <Bubble offset={6}>{text}</Bubble>
    </TooltipTrigger>
  );
}

const appear = keyframes`from { opacity: 0; }`;

const Bubble = styled(AriaTooltip)`
  max-inline-size: 32ch;
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.tag};
  background: ${theme.color.ink};
  color: ${theme.color.canvas};
  font-size: ${theme.type[12]};
  animation: ${appear} ${theme.motion.fast};
`;
