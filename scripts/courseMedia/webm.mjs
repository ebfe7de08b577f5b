// A WebM file of one silent VP9 track. It says how long it is and where to jump to, which a recording of the
// browser does not: https://www.matroska.org/technical/elements.html

const MILLISECOND = 1_000_000;
// Places in the file have this many bytes, so that a list of them has a known size before they are known.
const PLACE_BYTES = 4;

const bytesOf = (value, count) =>
  Buffer.from(
    BigInt(value)
      .toString(16)
      .padStart(count * 2, '0'),
    'hex',
  );

function number(value) {
  let count = 1;
  while (value >= 2 ** (8 * count)) count += 1;
  return bytesOf(value, count);
}

function real(value) {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

// The first set bit says how many bytes the size has.
function size(length) {
  let count = 1;
  while (length >= 2 ** (7 * count) - 1) count += 1;
  const bytes = bytesOf(length, count);
  bytes[0] |= 0x80 >> (count - 1);
  return bytes;
}

function element(id, ...content) {
  const body = Buffer.concat(content.map((one) => (typeof one === 'string' ? Buffer.from(one) : one)));
  return Buffer.concat([Buffer.from(id, 'hex'), size(body.length), body]);
}

const head = element(
  '1a45dfa3',
  element('4286', number(1)),
  element('42f7', number(1)),
  element('42f2', number(4)),
  element('42f3', number(8)),
  element('4282', 'webm'),
  element('4287', number(4)),
  element('4285', number(2)),
);

const seekHead = (places) =>
  element(
    '114d9b74',
    ...places.map(([id, place]) =>
      element('4dbb', element('53ab', Buffer.from(id, 'hex')), element('53ac', bytesOf(place, PLACE_BYTES))),
    ),
  );

const cues = (points) =>
  element(
    '1c53bb6b',
    ...points.map(([time, place]) =>
      element(
        'bb',
        element('b3', bytesOf(time, PLACE_BYTES)),
        element('b7', element('f7', number(1)), element('f1', bytesOf(place, PLACE_BYTES))),
      ),
    ),
  );

function block({ time, key, data }, start) {
  const header = Buffer.from([0x81, 0, 0, key ? 0x80 : 0]);
  header.writeInt16BE(time - start, 1);
  return element('a3', header, data);
}

/**
 * The bytes of a WebM file.
 * @param {{ title: string, width: number, height: number, duration: number,
 *   frames: { time: number, key: boolean, data: Buffer }[] }} video times in milliseconds; the first frame is
 *   a key frame, and so is one at least every 30 seconds
 */
export function webm({ title, width, height, duration, frames }) {
  const groups = [];
  for (const frame of frames)
    if (frame.key) groups.push([frame]);
    else groups.at(-1).push(frame);
  const clusters = groups.map((group) =>
    element(
      '1f43b675',
      element('e7', number(group[0].time)),
      ...group.map((frame) => block(frame, group[0].time)),
    ),
  );
  const info = element(
    '1549a966',
    element('2ad7b1', number(MILLISECOND)),
    element('4489', real(duration)),
    element('7ba9', title),
    element('4d80', 'Northwind Learning'),
    element('5741', 'Northwind Learning'),
  );
  const tracks = element(
    '1654ae6b',
    element(
      'ae',
      element('d7', number(1)),
      element('73c5', number(1)),
      element('83', number(1)),
      element('9c', number(0)),
      element('86', 'V_VP9'),
      element('e0', element('b0', number(width)), element('ba', number(height))),
    ),
  );
  const places = (base) => {
    const ids = ['1549a966', '1654ae6b', '1c53bb6b'];
    const lengths = [info.length, tracks.length];
    return ids.map((id, index) => [id, base + lengths.slice(0, index).reduce((sum, one) => sum + one, 0)]);
  };
  const seekLength = seekHead(places(0)).length;
  let place = seekLength + info.length + tracks.length + cues(groups.map(([{ time }]) => [time, 0])).length;
  const points = groups.map(([{ time }], index) => {
    const point = [time, place];
    place += clusters[index].length;
    return point;
  });
  return Buffer.concat([
    head,
    element('18538067', seekHead(places(seekLength)), info, tracks, cues(points), ...clusters),
  ]);
}
