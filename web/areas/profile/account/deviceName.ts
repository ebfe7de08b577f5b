export interface Device {
  /** "Chrome on Windows", "Safari on iPhone", or a program's name for itself. */
  name: string;
  /** Held in a hand rather than standing on a desk. */
  isHandheld: boolean;
}

/** The first match: most browsers also carry the names of older ones. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
] as const;

const handhelds: ReadonlySet<string | undefined> = new Set(['iPhone', 'iPad', 'Android']);

type Names = readonly (readonly [name: string, mark: RegExp])[];
const firstIn = (names: Names, text: string) => names.find(([, mark]) => mark.test(text))?.[0];

/** The readable name of a device, from the user agent of the browser or program. */
export function deviceOf(userAgent: string): Device {
  const browser = firstIn(browsers, userAgent);
  const system = firstIn(systems, userAgent);
  const program = /^[\w.-]{1,40}/.exec(userAgent)?.[0];
  const name =
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? program ?? 'Unknown device');
  return { name, isHandheld: handhelds.has(system) };
}
