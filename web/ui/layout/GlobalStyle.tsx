import { createGlobalStyle, css } from 'styled-components';

import '../fonts.css';
import { cssName, dark, light, theme, type ColorName } from '../theme';

const variables = (palette: Readonly<Record<ColorName, string>>) =>
  (Object.keys(palette) as ColorName[]).map((name) => `${cssName(name)}: ${palette[name]};`).join('\n');

const focusRing = css`
  outline: ${theme.size.ring} solid ${theme.color.focus};
  outline-offset: ${theme.size.ring};
`;

/**
 * Colour variables of both themes, the reset and the base type. Rendered once at the root. `data-theme` may
 * also be on any element inside the page, to show a part in the other theme.
 */
export const GlobalStyle = createGlobalStyle`
  :root, [data-theme='light'] { color-scheme: light; ${variables(light)} }
  /* Paper is white. */
  @media not print { [data-theme='dark'] { color-scheme: dark; ${variables(dark)} } }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    background: ${theme.color.canvas};
    scroll-padding-top: calc(${theme.size.header} + ${theme.space[4]});
    text-size-adjust: 100%;
  }

  body {
    background: ${theme.color.canvas};
    color: ${theme.color.ink};
    font: ${theme.weight.regular} ${theme.type[14]} / 1.5 ${theme.family.text};
    font-feature-settings: 'cv11', 'ss03';
    -webkit-font-smoothing: antialiased;
    min-block-size: 100dvh;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4 {
    font-family: ${theme.family.heading};
    font-weight: ${theme.weight.semibold};
    letter-spacing: -0.01em;
    line-height: 1.25;
    text-wrap: balance;
  }

  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  ul, ol { padding: 0; list-style: none; }
  img, svg { display: block; max-inline-size: 100%; }
  fieldset { border: 0; padding: 0; min-inline-size: 0; }
  a { color: ${theme.color.brandText}; }

  :focus-visible { ${focusRing} }
  :focus:not(:focus-visible) { outline: none; }

  /* A press beside an open list only closes it, also on a dialog, the header or the sheet that the list is in. */
  [data-testid='underlay'] { z-index: ${theme.layer.popover}; }

  ::selection { background: ${theme.color.brandSoft}; color: ${theme.color.brandText}; }

  ${theme.media.print} {
    html[data-theme], body { background: none; }
  }

  ${theme.media.still} {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
