import type { Readable } from 'node:stream';

/** The longest body that is JSON, in bytes (rest.md section 1). */
export const JSON_LIMIT = 1 << 20;

/** A body that was read to its end, or as far as was needed to know something against it. */
type ReadBody<Verdict> =
  | { text: string; verdict: null }
  /** Read only in part: the connection cannot be used again. */
  | { verdict: Verdict; isWhole: boolean };

/** Why a body cannot be read: 413 for one that is too long, 400 for one that broke off. */
export class UnreadBody extends Error {
  constructor(readonly statusCode: 400 | 413) {
    super('The body cannot be read.');
  }
}

const NOTHING = Buffer.alloc(0);

/**
 * A body of up to this many bytes has a buffer of its own; a longer one reuses the buffer of an earlier one, if
 * there is any.
 */
const SMALL = 1 << 17;
const MOST_SPARE = 4;
const spare: Buffer[] = [];

const roomFor = (length: number): Buffer =>
  length <= SMALL ? Buffer.allocUnsafe(SMALL) : (spare.pop() ?? Buffer.allocUnsafeSlow(JSON_LIMIT));

function giveBack(room: Buffer): void {
  if (room.length === JSON_LIMIT && spare.length < MOST_SPARE) spare.push(room);
}

/**
 * The bytes so far plus the next chunk; the buffer grows with the received bytes, not with the announced length.
 */
function joined(bytes: Buffer, room: Buffer, piece: Buffer): [bytes: Buffer, room: Buffer] {
  if (bytes.length === 0) return [piece, NOTHING];
  const length = bytes.length + piece.length;
  let wider = room;
  if (room.length < length) {
    wider = roomFor(length);
    bytes.copy(wider);
  }
  piece.copy(wider, bytes.length);
  return [wider.subarray(0, length), wider];
}

/**
 * Reads a body that is no upload to its end, or until something is known against it.
 * @param length in bytes, as the request says it; undefined when it does not
 * @param judge gets all bytes so far and how many are left, NaN when the request does not say; null as long as nothing
 * is known
 * @throws UnreadBody
 */
export function readBody<Verdict>(
  stream: Readable,
  length: string | undefined,
  judge: (bytes: Buffer, left: number) => Verdict | null,
): Promise<ReadBody<Verdict>> {
  const announced = Number(length ?? Number.NaN);
  if (announced > JSON_LIMIT) return Promise.reject(new UnreadBody(413));
  return new Promise((resolve, reject) => {
    let [bytes, room]: [Buffer, Buffer] = [NOTHING, NOTHING];
    let verdict: Verdict | null = null;
    const done = () => {
      stream.off('data', look).off('end', end).off('error', fail);
      giveBack(room);
    };
    const stop = () => {
      stream.pause();
      done();
    };
    const look = (piece: Buffer) => {
      if (verdict !== null) return;
      if (bytes.length + piece.length > JSON_LIMIT) {
        stop();
        return reject(new UnreadBody(413));
      }
      [bytes, room] = joined(bytes, room, piece);
      const left = announced - bytes.length;
      verdict = judge(bytes, left);
      if (verdict === null || left === 0) return;
      stop();
      resolve({ verdict, isWhole: false });
    };
    const end = () => {
      const read: ReadBody<Verdict> =
        verdict === null ? { text: bytes.toString('utf8'), verdict: null } : { verdict, isWhole: true };
      done();
      resolve(read);
    };
    const fail = () => {
      stop();
      reject(new UnreadBody(400));
    };
    stream.on('data', look).on('end', end).on('error', fail).resume();
  });
}
