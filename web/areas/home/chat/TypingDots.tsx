import styled, { keyframes } from 'styled-components';

import { theme } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** Stands where the answer will be. */
export const TypingDots = () => (
  <Row>
    <VisuallyHidden>The assistant is writing an answer.</VisuallyHidden>
    <Dot aria-hidden="true" /><Dot aria-hidden="true" /><Dot aria-hidden="true" />
  </Row>
);

const breathe = keyframes`50% { opacity: 0.3; }`;

const Row = styled.div`
  display: flex;
  align-self: flex-start;
  gap: ${theme.space[1]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.sunken};
`;

const Dot = styled.span`
  inline-size: ${theme.size.dot};
  block-size: ${theme.size.dot};
  border-radius: ${theme.radius.round};
  background: ${theme.color.ink3};
  animation: ${breathe} 1.2s ease-in-out infinite;
  &:nth-of-type(3) { animation-delay: 200ms; }
  &:nth-of-type(4) { animation-delay: 400ms; }
`;
