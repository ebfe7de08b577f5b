import type { Disk } from 'flydrive';

const MARK_BYTES = 2;
/** The byte order marks of UTF-16, which Windows calls "Unicode". */
const UTF_16 = [
  { mark: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
];

/** Says of piece after piece whether the text continues as text; null means its end. */
type Judge = (piece: Buffer | null) => boolean;

const hasNoZero: Judge = (piece) => !piece?.includes(0);

/** Well-formed, and without the character zero. */
function createUtf16Judge(encoding: string): Judge {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (piece) => {
    try {
      return !(piece ? decoder.decode(piece, { stream: true }) : decoder.decode()).includes('\0');
    } catch {
      return false;
    }
  };
}

function judgeFor(beginning: Buffer): Judge {
  const found = UTF_16.find(({ mark }) => beginning.subarray(0, mark.length).equals(mark));
  return found ? createUtf16Judge(found.encoding) : hasNoZero;
}

/**
 * Whether a stored file is plain text: UTF-8 and Latin-1 alike never contain a zero byte (5j), nearly
 * everything else does; UTF-16 has its mark in front and no zero character. @throws when the store does not
 * answer
 */
export async function isPlainText(store: Disk, key: string): Promise<boolean> {
  let beginning = Buffer.alloc(0);
  let judge: Judge | null = null;
  for await (const part of await store.getStream(key)) {
    let piece = part as Buffer;
    if (!judge) {
      beginning = piece = Buffer.concat([beginning, piece]);
      if (piece.length < MARK_BYTES) continue;
      judge = judgeFor(piece);
    }
    if (!judge(piece)) return false;
  }
  return judge ? judge(null) : hasNoZero(beginning);
}
