import { setImmediate as breathe } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import type { Disk } from 'flydrive';
import { markOf } from '../files/fileKind.js';
import type { UploadReference } from '../graphql/scalars.js';
import { badInput } from '../request/errors.js';
import { normalForm } from '../request/input/text.js';

/** Rows of one import at the most, heads and blank rows apart. */
export const MOST_ROWS = 10_000;

/** A column that an import knows. */
export interface ImportColumn<Field extends string> {
  field: Field;
  /** Its head in the template; compared without capitals, blanks and signs. */
  head: string;
  /** Other heads that people give it. */
  also?: readonly string[];
  required?: boolean;
}

/** A row that is not blank. */
export interface CsvRow<Field extends string> {
  /** As a spreadsheet counts: the heads are row 1. */
  row: number;
  /** Cells that are not blank, without the blanks around them. */
  cells: Partial<Record<Field, string>>;
  /** Something is beyond the last head. */
  isTooLong: boolean;
}

export interface CsvContent<Field extends string> {
  rows: CsvRow<Field>[];
  /** Headers without a known column; their cells are not read. */
  unknown: string[];
}

/** Where a file is, and its bytes. */
type StoredFile = Pick<UploadReference, 'key' | 'size'>;

interface CsvRules<Field extends string> {
  /** Argument that gets the message of a refusal. */
  field: string;
  columns: readonly ImportColumn<Field>[];
  /** A file of this many megabytes or more is refused. */
  megabytes: number;
}

const SPREADSHEETS = new Set(['xlsx', 'xlsm', 'xltx', 'xltm', 'ods', 'ots', 'cfb', 'numbers']);
const AS_CSV = 'Save it as “CSV UTF-8” and choose that file.';
/** Characters of a row, all cells together. */
const LONGEST_ROW = 100_000;
const PIECE = 65_536;

/** Why a file is no CSV of text, judged by its content; null for text. */
async function wrongKind(store: Disk, file: StoredFile, bytes: Buffer): Promise<string | null> {
  const mark = await markOf(store, file.key);
  if (mark !== null && SPREADSHEETS.has(mark)) return `This is a spreadsheet. ${AS_CSV}`;
  // The mark of UTF-16 is also how a sound in MPEG layer 1 may begin.
  if (mark !== null && mark !== 'mp1' && mark !== 'mp3') {
    return mark === 'broken'
      ? 'This is not a CSV file.'
      : `This is not a CSV file, but a file of the kind ${mark.toUpperCase()}.`;
  }
  if (
    bytes.subarray(0, 2).equals(Buffer.from([0xff, 0xfe])) ||
    bytes.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))
  )
    return `This file is UTF-16. ${AS_CSV}`;
  if (bytes.includes(0)) return 'This is not a CSV file.';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return null;
  } catch {
    return `This file is not UTF-8, so that letters such as é would be wrong. ${AS_CSV}`;
  }
}

/** The line in which some spreadsheets write what separates cells, and which they do not show. */
const SAID = /^(?:\ufeff)?sep=([,;\t])\r?\n/i;
const SEPARATORS = [',', ';', '\t'] as const;

/**
 * The separator of cells: declared in a line before the headers, or else the most frequent one in the first line
 * with a text, outside quotation marks; a comma if equal. Returned with the rest of the text.
 */
function withSeparator(bytes: Buffer): { separator: string; rest: Buffer } {
  const [line = '', said] = SAID.exec(bytes.subarray(0, 16).toString('utf8')) ?? [];
  if (said !== undefined) return { separator: said, rest: bytes.subarray(Buffer.byteLength(line)) };
  const [heads = ''] = bytes
    .toString('utf8')
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1);
  const count = (sign: string): number => heads.split(sign).length;
  return {
    separator: SEPARATORS.reduce((most, sign) => (count(sign) > count(most) ? sign : most)),
    rest: bytes,
  };
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** An export puts an apostrophe before a spreadsheet formula (R9). */
const asTyped = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();

/** All rows of the file, blank ones too, in chunks, so that other requests run in between. */
async function parsed(bytes: Buffer, refuse: (text: string) => never): Promise<string[][]> {
  const { separator, rest } = withSeparator(bytes);
  const parser = parse({
    bom: true,
    delimiter: separator,
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
  });
  const rows: string[][] = [];
  let filled = 0;
  let failure: Error | null = null;
  parser.on('readable', () => {
    for (let row = parser.read() as string[] | null; row !== null; row = parser.read() as string[] | null) {
      rows.push(row.map(asTyped));
      if (row.some((cell) => cell.trim() !== '')) filled += 1;
    }
  });
  parser.on('error', (error) => (failure = error));
  const ended = new Promise<void>((resolve) => parser.on('close', resolve));
  for (const piece of piecesOf(rest)) {
    if (parser.destroyed || filled > MOST_ROWS + 1) break;
    parser.write(piece);
    await breathe();
  }
  if (filled > MOST_ROWS + 1) parser.destroy();
  else parser.end();
  await ended;
  if (filled > MOST_ROWS + 1)
    refuse(`A file may have at most ${MOST_ROWS.toLocaleString('en-US')} rows. Split it into several files.`);
  if (failure) refuse(whyUnreadable(failure, rows.length + 1));
  return rows;
}

function whyUnreadable(error: Error, row: number): string {
  if (!(error instanceof CsvError)) throw error;
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? `Row ${row} is too long. Are its quotation marks closed?`
    : `The quotation marks in row ${row} do not match.`;
}

const plain = (head: string): string =>
  normalForm(head, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Which field is in which column of the file; null for unknown ones. */
function matched<Field extends string>(
  heads: readonly string[],
  columns: readonly ImportColumn<Field>[],
  refuse: (text: string) => never,
): (Field | null)[] {
  const known = new Map(
    columns.flatMap(({ field, head, also = [] }) =>
      [field, head, ...also].map((name) => [plain(name), field] as const),
    ),
  );
  const fields = heads.map((head) => known.get(plain(head)) ?? null);
  const twice = columns.find(({ field }) => fields.filter((one) => one === field).length > 1);
  if (twice) refuse(`The column “${twice.head}” appears twice in the file.`);
  const missing = columns.filter(({ field, required }) => required && !fields.includes(field));
  if (missing.length > 0)
    refuse(
      `These columns are missing: ${missing.map(({ head }) => head).join(', ')}. The first row names the columns.`,
    );
  return fields;
}

/**
 * Reads an uploaded CSV whose columns are matched by name, in any order: UTF-8, with commas,
 * semicolons or tabs.
 * @throws BAD_USER_INPUT on the field when the file as a whole cannot be read
 */
export async function readCsv<Field extends string>(
  store: Disk,
  file: StoredFile,
  { field, columns, megabytes }: CsvRules<Field>,
): Promise<CsvContent<Field>> {
  const refuse = (text: string): never => {
    throw badInput({ [field]: [text] });
  };
  if (file.size === 0) refuse('The submitted file is empty.');
  if (file.size >= megabytes * 1024 * 1024) refuse(`File size must be less than ${megabytes}MB`);
  const bytes = Buffer.from(await store.getBytes(file.key));
  const wrong = await wrongKind(store, file, bytes);
  if (wrong !== null) refuse(wrong);

  const all = await parsed(bytes, refuse);
  const before = Math.max(
    0,
    all.findIndex((row) => row.some((cell) => cell !== '')),
  );
  const [heads = [], ...rows] = all.slice(before);
  const fields = matched(heads, columns, refuse);
  const filled = rows.flatMap((cells, at): CsvRow<Field>[] => {
    if (cells.every((cell) => cell === '')) return [];
    const named = cells.flatMap((cell, place) => {
      const name = fields[place];
      return name && cell !== '' ? [[name, cell] as const] : [];
    });
    return [
      {
        row: before + at + 2,
        cells: Object.fromEntries(named) as CsvRow<Field>['cells'],
        isTooLong: cells.slice(heads.length).some((cell) => cell !== ''),
      },
    ];
  });
  if (filled.length === 0) refuse('There is no row below the names of the columns.');
  return { rows: filled, unknown: heads.filter((head, at) => head !== '' && fields[at] === null) };
}
