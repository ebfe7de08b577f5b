import styled from 'styled-components';

import { theme } from '../../theme';

const { color, space, layer } = theme;

/** The first Tab stop: skips the navigation. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  z-index: ${layer.toast};
  padding: ${space[2]} ${space[4]};
  border-radius: ${theme.radius.control};
  background: ${color.brand};
  color: ${color.onBrand};
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
