import { constants, deflateRawSync } from 'node:zlib';
import { archiveOf } from '../../../kit/testing/files/archives.js';
import type { ArchiveEntry } from '../../../kit/testing/files/archives.js';

interface PdfParts {
  /** Text of each page; a line of text a line. */
  pages: readonly string[];
  /** Added to the catalogue, such as an action. */
  catalogue?: string;
  /** Written into the trailer. */
  trailer?: string;
  /** Written into every page. */
  page?: string;
  /** Written into what every page may use. */
  resources?: string;
  /**
   * In place of the first page's own instructions: what the stream's dictionary says besides, and its bytes.
   */
  stream?: { dictionary: string; content: Buffer };
  /** Further objects, numbered from 4. */
  objects?: readonly string[];
}

const textStream = (text: string): Buffer =>
  Buffer.from(
    `BT /F1 11 Tf 72 720 Td 14 TL ${text
      .split('\n')
      .map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`)
      .join('\n')} ET`,
    'latin1',
  );

/** A PDF as simple as can be: letters of a standard font, in Latin-1. */
export function pdfOf({
  pages,
  catalogue = '',
  trailer = '',
  page = '',
  resources = '',
  stream,
  objects = [],
}: PdfParts): Buffer {
  const first = 4 + objects.length;
  const numbers = pages.map((_, place) => first + place * 2);
  const bodies: Buffer[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...objects,
  ].map((text) => Buffer.from(text, 'latin1'));
  for (const [place, text] of pages.entries()) {
    const { dictionary, content } = (place === 0 ? stream : undefined) ?? {
      dictionary: '',
      content: textStream(text),
    };
    bodies.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> ${resources} >> /Contents ${first + place * 2 + 1} 0 R ${page} >>`,
      ),
    );
    bodies.push(
      Buffer.concat([
        Buffer.from(`<< /Length ${content.length} ${dictionary} >>\nstream\n`),
        content,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  const parts = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let size = parts[0]?.length ?? 0;
  for (const [place, body] of bodies.entries()) {
    places.push(size);
    const object = Buffer.concat([Buffer.from(`${place + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(object);
    size += object.length;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${size}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A PDF whose page draws a form that draws another twenty times, and so on: 20^7 letters in all. */
export function cascade(): Buffer {
  const forms = Array.from({ length: 8 }, (_, depth) => {
    const body = depth === 7 ? 'BT /F1 9 Tf (x) Tj ET' : '/X Do '.repeat(20);
    const next = depth === 7 ? '' : `/XObject << /X ${5 + depth} 0 R >>`;
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 3 0 R >> ${next} >> /Length ${body.length} >>\nstream\n${body}\nendstream`;
  });
  return pdfOf({
    pages: ['x'],
    objects: forms,
    resources: '/XObject << /X 4 0 R >>',
    stream: { dictionary: '', content: Buffer.from('/X Do') },
  });
}

const WORD_SCHEMA = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const RELATIONS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';

/** The parts of a Word document around its body, written as XML. */
export function docxParts(
  body: string,
  { prologue = '', relations = '' }: { prologue?: string; relations?: string } = {},
): ArchiveEntry[] {
  return [
    {
      name: '[Content_Types].xml',
      content:
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    },
    {
      name: '_rels/.rels',
      content: `<Relationships ${RELATIONS}><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      content: `<Relationships ${RELATIONS}>${relations}</Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0"?>${prologue}<w:document ${WORD_SCHEMA} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><w:body>${body}</w:body></w:document>`,
    },
  ];
}

export const paragraph = (text: string): string =>
  `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A Word document of these lines. */
export const docxOf = (...lines: string[]): Buffer => archiveOf(docxParts(lines.map(paragraph).join('')));

/**
 * A file that unpacks to this many megabytes of zeros, a thousand times its size; it is built without unpacking.
 */
export function packedZeros(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array<Buffer>(megabytes).fill(one), Buffer.from([3, 0])]);
}
