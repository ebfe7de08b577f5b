import { createRequire } from 'node:module';
import { setImmediate as breathe } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { encodeQR } from 'qr';
import { normalForm } from '../../kit/request/input/text.js';

export interface Label {
  tag: string;
  name: string;
  /** What its code says. */
  address: string;
}

/** US Letter with three columns of ten labels of 2 5/8 by 1 inch, as Avery 5160 has them; in points. */
const SHEET = {
  left: 13.5,
  top: 36,
  columns: 3,
  rows: 10,
  across: 198,
  down: 72,
  width: 189,
  height: 72,
  pad: 7,
};
const PER_PAGE = SHEET.columns * SHEET.rows;
const CODE = SHEET.height - 2 * SHEET.pad;
/** White around a code, in modules: scanners need it. */
const QUIET = 4;
const NAME_SIZE = 8;
const NAME_LINES = 3;

/** The parts of our own typeface, each with some scripts. */
const PARTS = ['latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];
const packages = createRequire(import.meta.url);
const fontFile = (part: string): string =>
  packages.resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`);
/** What every reader of PDF can write without a typeface in the file. */
const PLAIN = /^[\x20-\x7e\xa0-\xff‘’“”–—…€™]$/u;

interface Glyph {
  advanceWidth: number;
  path: { toSVG: () => string };
}

/** A typeface as pdfkit has opened it. */
interface Font {
  unitsPerEm: number;
  hasGlyphForCodePoint: (point: number) => boolean;
  glyphForCodePoint: (point: number) => Glyph;
}

type Pdf = InstanceType<typeof PDFDocument>;

/** Opened once in a process. */
const opened = new Map<string, Font>();

/** A letter as it is written: plain, or as the outline of a glyph. */
interface Letter {
  text: string;
  /** In points. */
  width: number;
  glyph: { outline: string; scale: number } | null;
}

/**
 * Writes names in Latin, Greek and Cyrillic letters. Letters outside the standard fonts are drawn as outlines,
 * because a compressed font cannot be embedded in part. A letter without a font is left out.
 */
class Typeface {
  private readonly letters = new Map<string, Letter | null>();

  constructor(private readonly document: Pdf) {}

  /** The letters of a text that can be written. */
  read(text: string): Letter[] {
    return [...normalForm(text, 'NFC')].flatMap((letter) => {
      const known = this.letters.get(letter);
      const read = known === undefined ? this.letterOf(letter) : known;
      this.letters.set(letter, read);
      return read ?? [];
    });
  }

  write(line: readonly Letter[], left: number, top: number): void {
    let x = left;
    let plain = '';
    let begun = left;
    const writePlain = () => {
      if (plain !== '')
        this.document.font('Helvetica').fontSize(NAME_SIZE).text(plain, begun, top, { lineBreak: false });
      plain = '';
    };
    for (const { text, width, glyph } of line) {
      if (glyph) {
        writePlain();
        this.outline(glyph, x, top);
      } else {
        if (plain === '') begun = x;
        plain += text;
      }
      x += width;
    }
    writePlain();
  }

  private outline({ outline, scale }: NonNullable<Letter['glyph']>, left: number, top: number): void {
    this.document
      .save()
      .translate(left, top + NAME_SIZE * 0.75)
      .scale(scale, -scale)
      .path(outline)
      .fill('black')
      .restore();
  }

  private letterOf(letter: string): Letter | null {
    if (PLAIN.test(letter)) {
      const width = this.document.font('Helvetica').fontSize(NAME_SIZE).widthOfString(letter);
      return { text: letter, width, glyph: null };
    }
    const point = letter.codePointAt(0) ?? 0;
    for (const part of PARTS) {
      const font = this.open(part);
      if (!font.hasGlyphForCodePoint(point)) continue;
      const { advanceWidth, path } = font.glyphForCodePoint(point);
      const scale = NAME_SIZE / font.unitsPerEm;
      return { text: letter, width: advanceWidth * scale, glyph: { outline: path.toSVG(), scale } };
    }
    return null;
  }

  private open(part: string): Font {
    const known = opened.get(part);
    if (known) return known;
    const { _font: made } = this.document.font(fontFile(part)) as unknown as { _font: { font: Font } };
    opened.set(part, made.font);
    return made.font;
  }
}

const widthOf = (letters: readonly Letter[]): number => letters.reduce((sum, { width }) => sum + width, 0);

/** The modules of a code as squares; adjacent ones are one rectangle. */
function drawCode(document: Pdf, address: string, left: number, top: number): void {
  const modules = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET });
  const size = CODE / modules.length;
  const parts: string[] = [];
  for (const [y, line] of modules.entries()) {
    for (let x = 0; x < line.length; x += 1) {
      if (!line[x]) continue;
      const from = x;
      while (line[x + 1]) x += 1;
      parts.push(`${from} ${y} ${x - from + 1} 1 re`);
    }
  }
  // One module is one unit; pdfkit would read a path of a thousand squares letter by letter.
  document
    .save()
    .translate(left, top)
    .scale(size)
    .addContent(`0 g ${parts.join(' ')} f`);
  document.restore();
}

function drawLabel(document: Pdf, typeface: Typeface, { tag, name, address }: Label, place: number): void {
  const { columns, across, down, pad } = SHEET;
  const left = SHEET.left + (place % columns) * across + pad;
  const top = SHEET.top + Math.floor(place / columns) * down + pad;
  drawCode(document, address, left, top);
  const text = left + CODE + pad / 2;
  const width = SHEET.width - CODE - 2.5 * pad;
  document.font('Helvetica-Bold').fontSize(fitting(document, tag, width));
  document.text(tag, text, top + pad, { width, lineBreak: false });
  drawName(typeface, name, { left: text, top: top + pad + 18, width });
}

/** The largest size in which a tag fits on one line. */
function fitting(document: Pdf, tag: string, width: number): number {
  for (let size = 14; size > 7; size -= 1)
    if (document.fontSize(size).widthOfString(tag) <= width) return size;
  return 7;
}

interface Room {
  left: number;
  top: number;
  width: number;
}

/** A name on at most three lines, broken between words, or within one that is too long for a line. */
function drawName(typeface: Typeface, name: string, { left, top, width }: Room): void {
  const lines = brokenLines(typeface.read(name.replace(/\s+/g, ' ').trim()), width);
  const shown = lines.slice(0, NAME_LINES);
  const last = shown.at(-1);
  if (lines.length > NAME_LINES && last)
    shown[NAME_LINES - 1] = [...last.slice(0, -1), ...typeface.read('…')];
  for (const [at, line] of shown.entries()) typeface.write(line, left, top + at * NAME_SIZE * 1.25);
}

function brokenLines(letters: readonly Letter[], width: number): Letter[][] {
  const lines: Letter[][] = [];
  let line: Letter[] = [];
  for (const letter of letters) {
    line.push(letter);
    if (widthOf(line) <= width) continue;
    const blank = line.findLastIndex(({ text }) => text === ' ');
    const end = blank > 0 ? blank : line.length - 1;
    lines.push(line.slice(0, end));
    line = line.slice(blank > 0 ? end + 1 : end);
  }
  return line.length > 0 ? [...lines, line] : lines;
}

/** Labels as a PDF, in their order. Other requests come in between its pages. */
export async function labelSheet(labels: readonly Label[]): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    info: { Title: 'Asset labels' },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  const typeface = new Typeface(document);
  for (const [at, label] of labels.entries()) {
    if (at % PER_PAGE === 0) document.addPage();
    drawLabel(document, typeface, label, at % PER_PAGE);
    if (at % SHEET.columns === SHEET.columns - 1) await breathe();
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
