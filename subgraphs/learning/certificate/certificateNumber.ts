import { randomInt } from 'node:crypto';

/** Digits and capitals without I, L, O and U, which look like others (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/**
 * 19 characters are 95 bits drawn at random. rest.md shows ten characters, which are 50 bits; rule E5, which
 * outranks its tables (rest.md section 0), asks for at least 80, because a number opens the name, score and
 * dates of its holder to everyone signed in.
 */
const DRAWN = 19;
const GROUP = 5;
/** As Crockford checks a number: its rest of a division by 37, which finds every slip and every swap. */
const MODULUS = 37;

const valueOf = (text: string): number =>
  [...text].reduce((rest, character) => (rest * 32 + ALPHABET.indexOf(character)) % MODULUS, 0);

const grouped = (text: string): string => text.replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');

/** A new number, for example CERT-2026-7K9QD-M2XTA-4WZ8H-R3V5C. */
export function drawNumber(year: string): string {
  for (;;) {
    const drawn = Array.from({ length: DRAWN }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const check = ALPHABET[valueOf(drawn)];
    // Five of the 37 have no letter of their own.
    if (check !== undefined) return `CERT-${year}-${grouped(drawn + check)}`;
  }
}

/** A typed number as it is stored; null for an impossible one. */
export function readNumber(text: string): string | null {
  if (text.length > 64) return null;
  const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const [, year, drawn = ''] = /^CERT(\d{4})([0-9A-Z]{20})$/.exec(plain) ?? [];
  const code = drawn.replaceAll('O', '0').replace(/[IL]/g, '1');
  const isRight = year !== undefined && ALPHABET[valueOf(code.slice(0, DRAWN))] === code.at(-1);
  return isRight ? `CERT-${year}-${grouped(code)}` : null;
}
