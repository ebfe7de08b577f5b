import type { Json } from './answers.js';

/** A file as a form carries it. */
export class SentFile {
  constructor(
    readonly name: string,
    readonly content: string | Buffer,
    /** In place of `filename="..."`, for what no browser would write. */
    readonly disposition = `filename="${name}"`,
  ) {}
}

export const PDF = new SentFile(
  'Steps “1”.pdf',
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);
export const TXT = new SentFile('note.txt', 'Ten years at sea. Grüße');
/** The value that a browser sends for an empty file input. */
export const NO_FILE = new SentFile('', '');

/** A PDF of exactly that size. */
export const sized = (size: number): SentFile =>
  new SentFile(
    'scan.pdf',
    Buffer.concat([Buffer.from(PDF.content as string), Buffer.alloc(size - PDF.content.length, 32)]),
  );

function partOf(name: string, value: unknown): Buffer {
  const head = `--edge\r\nContent-Disposition: form-data; name="${name}"`;
  if (!(value instanceof SentFile)) return Buffer.from(`${head}\r\n\r\n${String(value)}\r\n`);
  const type = 'Content-Type: application/octet-stream';
  return Buffer.concat([
    Buffer.from(`${head}; ${value.disposition}\r\n${type}\r\n\r\n`),
    Buffer.from(value.content as string),
    Buffer.from('\r\n'),
  ]);
}

/**
 * A form of these fields in their order, a list as its parts repeated: the options of a call that sends it.
 */
export function form(fields: Json): { headers: Record<string, string>; payload: Buffer } {
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((part) => partOf(name, part)),
  );
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([...parts, Buffer.from('--edge--\r\n')]),
  };
}
