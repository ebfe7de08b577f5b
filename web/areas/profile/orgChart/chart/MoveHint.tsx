import styled from 'styled-components';

import { theme } from '../../../../ui/theme';
import type { Hint, MoveAttempt } from './useMoveHint';

/** Says how to move the drawing to someone who moved the page, near the top of what can be seen of it. */
export function MoveHint({ hint }: { hint: Hint | null }) {
  return (
    <Veil aria-hidden="true" data-shown={hint !== null || undefined} style={{ insetBlockStart: hint?.below }}>
      <p>{words[hint?.attempt ?? 'wheel']}</p>
    </Veil>
  );
}

const words: Readonly<Record<MoveAttempt, string>> = {
  wheel: `Hold ${/mac/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'} and scroll to zoom`,
  finger: 'Use two fingers to move the chart',
};

const Veil = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${theme.layer.sticky};
  display: grid;
  place-items: center;
  padding: ${theme.space[6]} ${theme.space[4]};
  opacity: 0;
  pointer-events: none;
  transition: opacity ${theme.motion.normal};
  &[data-shown] {
    opacity: 1;
  }

  p {
    padding: ${theme.space[2]} ${theme.space[4]};
    border-radius: ${theme.radius.round};
    background: ${theme.color.ink};
    color: ${theme.color.canvas};
    font-size: ${theme.type[14]};
  }
`;
