import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of an archive; besides name and content any header can be set, true or false. */
export interface ArchiveEntry {
  name: string;
  content?: string | Buffer;
  /** Bytes that the directory claims it unpacks to. */
  claims?: number;
  /** Replaces the packed content. */
  packed?: Buffer;
  flags?: number;
  comment?: Buffer;
}

/**
 * A zip archive, entry by entry as given; one that claims 4 GB or more says so in the form for large archives.
 */
export function archiveOf(entries: readonly ArchiveEntry[], entryCount = entries.length): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', claims, packed, flags = 0, comment = Buffer.alloc(0) } of entries) {
    const plain = Buffer.from(content as Buffer);
    const body = packed ?? deflateRawSync(plain);
    const size = claims ?? plain.length;
    const large = size >= 0xffffffff;
    const extra = Buffer.alloc(large ? 12 : 0);
    if (large) {
      extra.writeUInt16LE(1, 0);
      extra.writeUInt16LE(8, 2);
      extra.writeBigUInt64LE(BigInt(size), 4);
    }
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(20, 6);
    head.writeUInt16LE(flags, 8);
    head.writeUInt16LE(8, 10);
    head.writeUInt32LE(crc32(plain), 16);
    head.writeUInt32LE(body.length, 20);
    head.writeUInt32LE(large ? 0xffffffff : size, 24);
    head.writeUInt16LE(Buffer.byteLength(name), 28);
    head.writeUInt16LE(extra.length, 30);
    head.writeUInt16LE(comment.length, 32);
    head.writeUInt32LE(offset, 42);
    directory.push(head, Buffer.from(name), extra, comment);
    // The entry's own header is the directory's without version, comment, disk, attributes and offset.
    const local = Buffer.concat([
      Buffer.from([0x50, 0x4b, 3, 4]),
      head.subarray(6, 30),
      Buffer.alloc(2),
      Buffer.from(name),
    ]);
    bodies.push(local, body);
    offset += local.length + body.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(entryCount, 0xffff), 8);
  end.writeUInt16LE(Math.min(entryCount, 0xffff), 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

/** What makes an archive a Word document. */
export const WORD: readonly ArchiveEntry[] = [
  {
    name: '[Content_Types].xml',
    content:
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  },
  { name: '_rels/.rels', content: '<Relationships/>' },
  {
    name: 'word/document.xml',
    content: '<w:document><w:body><w:p>Ten years at sea.</w:p></w:body></w:document>',
  },
];

/** A Word document with these entries besides. */
export const wordDocument = (...more: ArchiveEntry[]): Buffer => archiveOf([...WORD, ...more]);
