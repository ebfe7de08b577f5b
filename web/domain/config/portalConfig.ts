/** What an installation sets for the browser; the gateway writes it into the page, so it costs no request. */
export interface PortalConfig {
  /** Shown in the 'Powered by' line. */
  organisation: string;
  /** The organisation's time zone, such as "America/Los_Angeles", in which instants are shown. */
  timeZone: string;
  /** A typed "3/8" is the 8th of March; else the 3rd of August. */
  monthFirst: boolean;
  /** Contact details of the landing page; a placeholder in braces until they are set. */
  phone: string;
  email: string;
  /** Addresses of the footer; null shows a short built-in text instead. */
  footerLinks: { privacy: string | null; terms: string | null; support: string | null };
  /** Origin of the API without a slash at the end; empty for the origin of the page. */
  apiHost: string;
  /**
   * Address of the business-intelligence report that /dashboard embeds; null shows the portal's own report.
   */
  biUrl: string | null;
  /** Origins whose videos play in the page of a course, besides the services that the portal knows by name. */
  videoHosts: readonly string[];
  /** Shows the details of a rendering error. */
  debug: boolean;
  /** Names under which the browser keeps the token and the remember-me flag. */
  storageKeys: { token: string; rememberMe: string };
}

/** What applies where the installation sets nothing, and on the development server. */
export const defaultConfig: PortalConfig = {
  organisation: 'Northwind',
  timeZone: 'America/Los_Angeles',
  monthFirst: false,
  phone: '{phone}',
  email: '{email}',
  footerLinks: { privacy: null, terms: null, support: null },
  apiHost: '',
  biUrl: null,
  videoHosts: [],
  debug: false,
  storageKeys: { token: 'portal.token', rememberMe: 'portal.rememberMe' },
};

/** Whether the installation has set a contact: a placeholder in braces means that it has not. */
export const isSet = (contact: string): boolean => !contact.startsWith('{');

/**
 * Reads `<script type="application/json" id="portal-config">`; anything missing or of another type falls
 * back.
 */
export function readPortalConfig(page: Document): PortalConfig {
  const given = parse(page.getElementById('portal-config')?.textContent ?? '');
  const links = record(given['footerLinks']);
  const keys = record(given['storageKeys']);
  return {
    organisation: text(given['organisation']) ?? defaultConfig.organisation,
    timeZone: text(given['timeZone']) ?? defaultConfig.timeZone,
    monthFirst: given['monthFirst'] === true,
    phone: text(given['phone']) ?? defaultConfig.phone,
    email: text(given['email']) ?? defaultConfig.email,
    footerLinks: {
      privacy: text(links['privacy']),
      terms: text(links['terms']),
      support: text(links['support']),
    },
    apiHost: (text(given['apiHost']) ?? defaultConfig.apiHost).replace(/\/+$/, ''),
    biUrl: text(given['biUrl']),
    videoHosts: texts(given['videoHosts']),
    debug: given['debug'] === true,
    storageKeys: {
      token: text(keys['token']) ?? defaultConfig.storageKeys.token,
      rememberMe: text(keys['rememberMe']) ?? defaultConfig.storageKeys.rememberMe,
    },
  };
}

function parse(source: string): Record<string, unknown> {
  try {
    return record(JSON.parse(source));
  } catch {
    // The placeholder of the development server is not JSON; then the defaults are used.
    return {};
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
