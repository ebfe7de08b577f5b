import { css } from 'styled-components';

import { cropHeight } from '../pinned';

/** A window too low for the picture above its controls, and wide enough for them beside it. */
export const lowWindow = '@media (max-height: 51.1875rem) and (min-width: 32.5rem)';

/** A phone on its side, where the dialog itself is tighter. */
const lowest = '@media (max-height: 30rem) and (min-width: 32.5rem)';

/** Head, foot, paddings and hint of the dialog; on a narrow screen the controls under the picture as well. */
const around = { lowest: '11.75rem', besideControls: '17rem', aboveControls: '27.5rem' } as const;
/** Less than this cannot be aimed at. */
const least = '10rem';

const heightWithout = (taken: string) => `clamp(${least}, calc(100dvh - ${taken}), ${String(cropHeight)}px)`;

/** 400 px if there is room; else as much as leaves the controls visible. */
export const stageHeight = css`
  block-size: ${String(cropHeight)}px;
  @media (max-width: 39.9375rem) {
    block-size: ${heightWithout(around.aboveControls)};
  }
  ${lowWindow} {
    block-size: ${heightWithout(around.besideControls)};
  }
  ${lowest} {
    block-size: ${heightWithout(around.lowest)};
  }
`;
