import { createGlobalStyle } from 'styled-components';

import { theme } from '../../theme';

const { media, size } = theme;

/** Toasts are beside the navigation. */
export const NavWidth = createGlobalStyle<{ $folded: boolean }>`
  ${media.wide} {
    :root {
      --nav-width: ${({ $folded }) => ($folded ? size.navFolded : size.nav)};
    }
  }
`;
