/**
 * The one theme: every colour, space, radius, size and shadow of the portal. Colours exist twice (light,
 * dark) and are emitted as CSS variables by GlobalStyle, so that a change of theme repaints without a render.
 */

/** Colours of the light theme, in oklch. */
export const light = {
  canvas: 'oklch(98.4% 0.005 85)',
  surface: 'oklch(100% 0 0)',
  sunken: 'oklch(96.6% 0.006 85)',
  overlay: 'oklch(100% 0 0)',
  overlaySunken: 'oklch(96.6% 0.006 85)',
  track: 'oklch(95% 0.006 85)',
  line: 'oklch(91.5% 0.007 85)',
  lineStrong: 'oklch(84% 0.01 85)',
  ink: 'oklch(24% 0.02 270)',
  ink2: 'oklch(43% 0.02 270)',
  ink3: 'oklch(53% 0.018 270)',
  brand: 'oklch(47% 0.17 268)',
  brandHover: 'oklch(42% 0.17 268)',
  brandText: 'oklch(42% 0.16 268)',
  brandSoft: 'oklch(95.5% 0.025 268)',
  onBrand: 'oklch(100% 0 0)',
  panel: 'oklch(30% 0.09 268)',
  panelLine: 'oklch(43% 0.11 268)',
  onPanel: 'oklch(100% 0 0)',
  onPanel2: 'oklch(88% 0.03 268)',
  success: 'oklch(48% 0.11 155)',
  successSoft: 'oklch(95.5% 0.04 155)',
  successLine: 'oklch(86% 0.07 155)',
  warning: 'oklch(52% 0.11 70)',
  warningSoft: 'oklch(95.5% 0.045 80)',
  warningLine: 'oklch(87% 0.08 80)',
  caution: 'oklch(52% 0.14 46)',
  cautionSoft: 'oklch(95.5% 0.034 52)',
  cautionLine: 'oklch(87% 0.075 52)',
  danger: 'oklch(51% 0.17 25)',
  dangerSoft: 'oklch(95.8% 0.025 25)',
  dangerLine: 'oklch(87% 0.06 25)',
  dangerHover: 'oklch(46% 0.17 25)',
  onDanger: 'oklch(100% 0 0)',
  info: 'oklch(50% 0.13 245)',
  infoSoft: 'oklch(95.5% 0.025 245)',
  infoLine: 'oklch(86% 0.06 245)',
  discovery: 'oklch(48% 0.15 305)',
  discoverySoft: 'oklch(95.5% 0.025 305)',
  discoveryLine: 'oklch(87% 0.06 305)',
  neutral: 'oklch(43% 0.02 270)',
  neutralSoft: 'oklch(95% 0.006 85)',
  neutralLine: 'oklch(88% 0.008 85)',
  employee: 'oklch(47% 0.17 268)',
  employeeSoft: 'oklch(95.5% 0.025 268)',
  hr: 'oklch(50% 0.14 345)',
  hrSoft: 'oklch(95.5% 0.025 345)',
  it: 'oklch(49% 0.085 200)',
  itSoft: 'oklch(95.5% 0.025 200)',
  learning: 'oklch(48% 0.11 150)',
  learningSoft: 'oklch(95.5% 0.036 150)',
  scrim: 'oklch(24% 0.02 270 / 0.46)',
  focus: 'oklch(47% 0.17 268)',
  focusHalo: 'oklch(47% 0.17 268 / 0.18)',
  shadow: 'oklch(24% 0.02 270 / 0.06)',
  shadowDeep: 'oklch(24% 0.02 270 / 0.18)',
} as const;

/** Name of a colour of the theme. */
export type ColorName = keyof typeof light;

/** Colours of the dark theme: surfaces are raised by lightness rather than by shadow. */
export const dark: Readonly<Record<ColorName, string>> = {
  canvas: 'oklch(17.5% 0.012 268)',
  surface: 'oklch(21.5% 0.014 268)',
  sunken: 'oklch(19.5% 0.012 268)',
  overlay: 'oklch(25% 0.015 268)',
  overlaySunken: 'oklch(22.5% 0.013 268)',
  track: 'oklch(31% 0.012 268)',
  line: 'oklch(29% 0.015 268)',
  lineStrong: 'oklch(38% 0.018 268)',
  ink: 'oklch(94% 0.006 268)',
  ink2: 'oklch(80% 0.01 268)',
  ink3: 'oklch(69% 0.014 268)',
  brand: 'oklch(68% 0.15 272)',
  brandHover: 'oklch(74% 0.13 272)',
  brandText: 'oklch(78% 0.11 272)',
  brandSoft: 'oklch(29% 0.06 272)',
  onBrand: 'oklch(17.5% 0.03 268)',
  panel: 'oklch(24% 0.06 268)',
  panelLine: 'oklch(38% 0.09 268)',
  onPanel: 'oklch(97% 0.006 268)',
  onPanel2: 'oklch(82% 0.03 268)',
  success: 'oklch(79% 0.12 155)',
  successSoft: 'oklch(28% 0.04 155)',
  successLine: 'oklch(38% 0.06 155)',
  warning: 'oklch(80% 0.12 75)',
  warningSoft: 'oklch(29% 0.042 75)',
  warningLine: 'oklch(40% 0.06 75)',
  caution: 'oklch(77% 0.125 50)',
  cautionSoft: 'oklch(29% 0.048 48)',
  cautionLine: 'oklch(40% 0.075 48)',
  danger: 'oklch(77% 0.12 22)',
  dangerSoft: 'oklch(29% 0.055 22)',
  dangerLine: 'oklch(40% 0.09 22)',
  dangerHover: 'oklch(82% 0.1 22)',
  onDanger: 'oklch(17.5% 0.03 22)',
  info: 'oklch(78% 0.1 245)',
  infoSoft: 'oklch(28% 0.045 245)',
  infoLine: 'oklch(39% 0.07 245)',
  discovery: 'oklch(78% 0.11 305)',
  discoverySoft: 'oklch(28% 0.055 305)',
  discoveryLine: 'oklch(39% 0.08 305)',
  neutral: 'oklch(78% 0.01 268)',
  neutralSoft: 'oklch(27% 0.012 268)',
  neutralLine: 'oklch(36% 0.016 268)',
  employee: 'oklch(78% 0.11 272)',
  employeeSoft: 'oklch(29% 0.06 272)',
  hr: 'oklch(77% 0.11 345)',
  hrSoft: 'oklch(29% 0.05 345)',
  it: 'oklch(78% 0.09 200)',
  itSoft: 'oklch(28% 0.035 200)',
  learning: 'oklch(78% 0.11 150)',
  learningSoft: 'oklch(28% 0.04 150)',
  scrim: 'oklch(10% 0.01 268 / 0.62)',
  focus: 'oklch(74% 0.13 272)',
  focusHalo: 'oklch(74% 0.13 272 / 0.26)',
  shadow: 'oklch(8% 0.01 268 / 0.2)',
  shadowDeep: 'oklch(8% 0.01 268 / 0.55)',
};

/**
 * What a state means to a person; every status word of the product is mapped to one of these. `caution`
 * stands between warning and danger.
 */
export type Tone = 'neutral' | 'success' | 'warning' | 'caution' | 'danger' | 'info' | 'discovery';

/** The quiet hue of an area: its icon tile, its cards' edge and its first chart series. */
export type Hue = 'employee' | 'hr' | 'it' | 'learning';

/** CSS custom property that carries a colour. */
export const cssName = (name: ColorName): `--c-${ColorName}` => `--c-${name}`;

const color = Object.fromEntries(
  (Object.keys(light) as ColorName[]).map((name) => [name, `var(${cssName(name)})`]),
) as Readonly<Record<ColorName, string>>;

/**
 * Tokens for styled blocks: `${theme.color.ink}`, `${theme.space[4]}` (4 px steps), `${theme.type.small}`.
 */
export const theme = {
  color,
  /** Text, soft surface and border of a tone. */
  tone: (tone: Tone) => ({ text: color[tone], soft: color[`${tone}Soft`], line: color[`${tone}Line`] }),
  /** Text and soft surface of an area's hue. */
  hue: (hue: Hue) => ({ text: color[hue], soft: color[`${hue}Soft`] }),
  /** 4 px steps: `space[4]` is 16 px. */
  space: {
    0: '0',
    half: '2px',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    7: '28px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
    20: '80px',
  },
  radius: { tag: '6px', control: '8px', card: '12px', dialog: '14px', round: '999px' },
  border: {
    line: `1px solid ${color.line}`,
    strong: `1px solid ${color.lineStrong}`,
    none: '1px solid transparent',
  },
  shadow: {
    raised: `0 1px 2px ${color.shadow}`,
    overlay: `0 16px 40px ${color.shadowDeep}, 0 2px 8px ${color.shadow}`,
  },
  family: {
    heading: "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif",
    text: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  },
  /** Type sizes in rem, named by their pixels at the default zoom. Nothing is smaller than 12. */
  type: {
    12: '0.75rem',
    13: '0.8125rem',
    14: '0.875rem',
    16: '1rem',
    20: '1.25rem',
    24: '1.5rem',
    28: '1.75rem',
    32: '2rem',
    56: '3.5rem',
  },
  weight: { regular: 400, medium: 500, semibold: 600 },
  size: {
    icon: '16px',
    iconMedium: '18px',
    iconLarge: '20px',
    iconHuge: '32px',
    dot: '6px',
    badge: '24px',
    tile: '40px',
    tileSmall: '34px',
    logo: '26px',
    control: '36px',
    fieldButton: '32px',
    controlLarge: '42px',
    touch: '44px',
    row: '48px',
    header: '56px',
    nav: '232px',
    navFolded: '64px',
    navItem: '34px',
    content: '1280px',
    text: '640px',
    dialogSmall: '480px',
    dialogLarge: '720px',
    drawer: '320px',
    panel: '560px',
    rail: '160px',
    toast: '380px',
    menu: '180px',
    field: '260px',
    search: '340px',
    form: '360px',
    drawing: '120px',
    hair: '1px',
    bar: '6px',
    ring: '2px',
    markIcon: '11px',
    day: '44px',
    dayHigh: '40px',
    timeList: '280px',
  },
  motion: { fast: '120ms ease-out', normal: '160ms ease-out' },
  /** Stacking order from the page upwards. */
  layer: { sticky: 10, header: 20, overlay: 40, toast: 60 },
  media: {
    phone: '@media (max-width: 639px)',
    tablet: '@media (max-width: 1023px)',
    wide: '@media (min-width: 1024px)',
    /** Room for a panel beside the page. */
    beside: '@media (min-width: 1280px)',
    still: '@media (prefers-reduced-motion: reduce)',
    hover: '@media (hover: hover)',
    print: '@media print',
  },
  /** A part that stands in little room, wherever that is. */
  container: {
    narrow: '@container (max-width: 639px)',
    medium: '@container (max-width: 899px)',
    wide: '@container (min-width: 900px)',
    /** A panel that is not a phone's: facts have a column beside the text. */
    panel: '@container (min-width: 520px)',
  },
} as const;
