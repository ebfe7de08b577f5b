import { dark, light, type ColorName } from './theme';

const toneNames = [
  'success',
  'warning',
  'caution',
  'danger',
  'info',
  'discovery',
  'neutral',
  'employee',
  'hr',
  'it',
  'learning',
] as const;
const surfaces = ['canvas', 'surface', 'sunken'] as const;

/** Every text with every surface it is on somewhere. */
const pairs: readonly (readonly [text: ColorName, surface: ColorName])[] = [
  ...(['ink', 'ink2', 'ink3', 'brandText', 'danger'] as const).flatMap((text) =>
    surfaces.map((surface) => [text, surface] as const),
  ),
  ...toneNames.flatMap(
    (tone) =>
      [
        [tone, `${tone}Soft`],
        [tone, 'surface'],
      ] as const,
  ),
  ...(['ink', 'ink2'] as const).flatMap((text) =>
    (['info', 'discovery', 'success'] as const).map((tone) => [text, `${tone}Soft`] as const),
  ),
  ['ink', 'track'],
  ['ink2', 'track'],
  ['ink3', 'track'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['brandText', 'brandSoft'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onPanel', 'panel'],
  ['onPanel2', 'panel'],
  ['onPanel2', 'panelLine'],
  ['canvas', 'ink'],
  ['surface', 'info'],
];

/** Colours of series in a chart. */
const series = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const;

type Rgb = readonly [red: number, green: number, blue: number];

const sumOf = (weights: Rgb, [red, green, blue]: Rgb): number =>
  weights[0] * red + weights[1] * green + weights[2] * blue;

/** Light of an opaque oklch colour in linear sRGB. */
function lightOf(color: string): Rgb {
  const match = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(color);
  if (!match) throw new Error(`Not an opaque oklch colour: ${color}`);
  const lightness = Number(match[1]) / 100;
  const angle = (Number(match[3]) * Math.PI) / 180;
  const a = Number(match[2]) * Math.cos(angle);
  const b = Number(match[2]) * Math.sin(angle);
  const lms: Rgb = [
    (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return inGamut([
    sumOf([4.0767416621, -3.3077115913, 0.2309699292], lms),
    sumOf([-1.2684380046, 2.6097574011, -0.3413193965], lms),
    sumOf([-0.0041960863, -0.7034186147, 1.707614701], lms),
  ]);
}

const inGamut = ([red, green, blue]: Rgb): Rgb => {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return [within(red), within(green), within(blue)];
};

/** Relative luminance, as WCAG counts it. */
const luminance = (color: string): number => sumOf([0.2126, 0.7152, 0.0722], lightOf(color));

/** What people see of a colour: all, without green, without red (Machado 2009). */
const eyes = {
  'all colours': (rgb: Rgb) => rgb,
  'no green': seeing(
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ),
  'no red': seeing(
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ),
};

function seeing(red: Rgb, green: Rgb, blue: Rgb) {
  return (rgb: Rgb): Rgb => inGamut([sumOf(red, rgb), sumOf(green, rgb), sumOf(blue, rgb)]);
}

/** How far apart two colours look: a step of 0.02 in OKLab can just be seen. */
function distance(one: Rgb, other: Rgb): number {
  const lab = (rgb: Rgb): Rgb => {
    const lms: Rgb = [
      Math.cbrt(sumOf([0.4122214708, 0.5363325363, 0.0514459929], rgb)),
      Math.cbrt(sumOf([0.2119034982, 0.6806995451, 0.1073969566], rgb)),
      Math.cbrt(sumOf([0.0883024619, 0.2817188376, 0.6299787005], rgb)),
    ];
    return [
      sumOf([0.2104542553, 0.793617785, -0.0040720468], lms),
      sumOf([1.9779984951, -2.428592205, 0.4505937099], lms),
      sumOf([0.0259040371, 0.7827717662, -0.808675766], lms),
    ];
  };
  const [first, second] = [lab(one), lab(other)];
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0)));
}

function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (higher + 0.05) / (lower + 0.05);
}

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in the %s theme', (_name, palette) => {
  test.each(pairs)('a person can read %s on %s', (text, surface) => {
    expect(contrast(palette[text], palette[surface])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(series)('%s stands out from the surfaces that charts are drawn on', (name) => {
    for (const surface of ['surface', 'overlay'] as const)
      expect(contrast(palette[name], palette[surface])).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(eyes))('a person with %s can distinguish the series of a chart', (_eyes, see) => {
    const seen = series.map((name) => see(lightOf(palette[name])));
    const distances = seen.flatMap((one, index) =>
      seen.slice(index + 1).map((other) => distance(one, other)),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.08);
  });

  test.each(surfaces)('the focus ring stands out from the %s', (surface) => {
    expect(contrast(palette.focus, palette[surface])).toBeGreaterThanOrEqual(3);
  });
});

test('both themes define the same colours', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});
