import styled from 'styled-components';

import { theme } from '../../../../ui/theme';

/** Names the keys of the tree; seen while the keyboard is in it, and read aloud on the way in. */
export function KeyLine({ id }: { id: string }) {
  return (
    <Line id={id} className="keys">
      <kbd>Arrows</kbd> walk the tree · <kbd>Enter</kbd> opens the details · <kbd>Space</kbd> shows or hides
      the people below
    </Line>
  );
}

const { color, space } = theme;

const Line = styled.p`
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline-end: ${space[16]};
  z-index: ${theme.layer.sticky};
  max-inline-size: calc(100% - ${space[20]});
  padding: ${space[1]} ${space[3]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.control};
  background: ${color.surface};
  color: ${color.ink2};
  font-size: ${theme.type[12]};
  pointer-events: none;
  visibility: hidden;
  kbd {
    color: ${color.ink};
    font: inherit;
    font-weight: ${theme.weight.semibold};
  }
`;
