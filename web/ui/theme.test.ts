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

/** Every text with every surface it stands on somewhere. */
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

/** Relative luminance of an opaque oklch colour, as WCAG counts it. */
function luminance(color: string): number {
  const match = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(color);
  if (!match) throw new Error(`Not an opaque oklch colour: ${color}`);
  const lightness = Number(match[1]) / 100;
  const angle = (Number(match[3]) * Math.PI) / 180;
  const a = Number(match[2]) * Math.cos(angle);
  const b = Number(match[2]) * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const inGamut = (value: number) => Math.min(1, Math.max(0, value));
  return (
    0.2126 * inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
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

  test.each(surfaces)('the mark of the focus stands out from the %s', (surface) => {
    expect(contrast(palette.focus, palette[surface])).toBeGreaterThanOrEqual(3);
  });
});

test('both themes name the same colours', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});
