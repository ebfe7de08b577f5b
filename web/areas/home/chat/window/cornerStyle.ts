import { theme } from '../../../../ui/theme';

const { size, space } = theme;

/** The button: as high as the line of the tracker beside it. */
export const cornerSize = size.touch;
/** From the foot of the window to the button and to the tracker. */
export const cornerEdge = space[4];
/** Between the button and the tracker. */
const cornerGap = space[2];
/** From the side of the window; on phones that of the page. */
export const cornerSide = { wide: space[6], phone: space[4] } as const;

/** What the button takes of the side of the strip that the tracker is in. */
export const cornerRoom = {
  wide: `calc(${cornerSide.wide} + ${cornerSize} + ${cornerGap})`,
  phone: `calc(${cornerSide.phone} + ${cornerSize} + ${cornerGap})`,
} as const;

/** The bottom of the page above that line, with every message of the tracker. */
const aboveCorner = `calc(max(${cornerEdge} + ${cornerSize}, var(--dock-height, 0px)) + ${space[3]})`;

/**
 * Where the panel is beside the page. Between it and the header there is room for whatever the keyboard
 * comes to.
 */
export const panelPlace = {
  foot: aboveCorner,
  width: `calc(${size.toast} + ${cornerGap} + ${cornerSize})`,
  height: `min(${size.text}, calc(100dvh - ${size.header} - ${space[16]} - ${aboveCorner}))`,
} as const;

/** A window as low as that of a phone on its side, or of a page made four times as large. */
const low = '(max-height: 35rem)';

/** Little room: the panel lies over the page there, as a sheet. */
export const littleRoom = `(max-width: 639px), ${low}`;

/** The elements around the conversation shrink. */
export const inLowWindow = `@media ${low}`;
