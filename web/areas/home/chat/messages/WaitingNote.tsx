import { CircleStop } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';

import { Button } from '../../../../ui/form/Button';
import { theme } from '../../../../ui/theme';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';
import { slowAnswer } from '../pinned';

/** Shown where the answer will be; who does not want to wait for it stops it. */
export function WaitingNote({ onStop }: { onStop: () => void }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAnswer);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Row>
      <Dots>
        <VisuallyHidden>The assistant is writing an answer.</VisuallyHidden>
        <Dot aria-hidden="true" />
        <Dot aria-hidden="true" />
        <Dot aria-hidden="true" />
        {isSlow && <p>Still working...</p>}
      </Dots>
      <Button variant="ghost" icon={CircleStop} onClick={onStop}>
        Stop
      </Button>
    </Row>
  );
}

const { space } = theme;
const breathe = keyframes`50% { opacity: 0.3; }`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`;

const Dots = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${theme.size.control};
  padding-inline: ${space[4]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.track};
  p {
    padding-inline-start: ${space[2]};
    color: ${theme.color.ink2};
    font-size: ${theme.type[13]};
  }
`;

const Dot = styled.span`
  inline-size: ${theme.size.dot};
  block-size: ${theme.size.dot};
  border-radius: ${theme.radius.round};
  background: ${theme.color.ink3};
  animation: ${breathe} 1.2s ease-in-out infinite;
  &:nth-of-type(3) {
    animation-delay: 200ms;
  }
  &:nth-of-type(4) {
    animation-delay: 400ms;
  }
`;
