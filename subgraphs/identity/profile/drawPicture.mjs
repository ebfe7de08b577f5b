// Draws an uploaded picture again, in its own process, because no library can be stopped in the
// middle of a drawing that was made to take hours or all memory, and a fault in a decoder ends nothing but
// this:
//   node drawPicture.mjs .png 1024 < uploaded > drawn
// Exit code 65: no picture of that kind, or ("pixels 108000000 40000000") with more pixels than are read. It
// kills itself over one that costs more than any photograph.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const REFUSED = 65;
const MOST_PIXELS = 40_000_000;
/** Fewer, because a BMP is unpacked in JavaScript; under 10 MB a photograph has at most 3.5 million. */
const MOST_BMP_PIXELS = 16_000_000;
const MOST_SECONDS = 4;
const MOST_MEGABYTES = 700;
/**
 * Only uncompressed pixels, with or without masks: a compressed BMP can keep the small decoder busy for hours, and
 * is no longer in use.
 */
const PLAIN_BMP = new Set([0, 3]);

/** What each extension is to the library, and the one decoder that may look at it. */
const FORMATS = {
  '.jpeg': ['jpeg', 'VipsForeignLoadJpeg'],
  '.jpg': ['jpeg', 'VipsForeignLoadJpeg'],
  '.jpe': ['jpeg', 'VipsForeignLoadJpeg'],
  '.jfif': ['jpeg', 'VipsForeignLoadJpeg'],
  '.pjp': ['jpeg', 'VipsForeignLoadJpeg'],
  '.pjpeg': ['jpeg', 'VipsForeignLoadJpeg'],
  '.png': ['png', 'VipsForeignLoadPng'],
  '.gif': ['gif', 'VipsForeignLoadNsgif'],
  '.webp': ['webp', 'VipsForeignLoadWebp'],
  '.tif': ['tiff', 'VipsForeignLoadTiff'],
  '.tiff': ['tiff', 'VipsForeignLoadTiff'],
  '.svg': ['svg', 'VipsForeignLoadSvg'],
};

const [, , extension = '', side = '0'] = process.argv;

// Drawing runs on other threads, so this thread keeps checking the CPU time, because a picture is not to blame for
// a busy machine. A normal exit would wait for those threads.
const parent = process.ppid;
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isDear = (user + system) / 1e6 > MOST_SECONDS || process.memoryUsage.rss() / 1e6 > MOST_MEGABYTES;
  if (isDear || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 50).unref();

sharp.cache(false);
sharp.concurrency(1);

/** Said instead of a picture that would have to be unpacked to too many pixels. */
class TooManyPixels extends Error {}

function boundPixels(pixels, most) {
  if (pixels > most) throw new TooManyPixels(`pixels ${pixels} ${most}`);
}

/** Size of a BMP from its header, read before anything is unpacked. */
function bmpPixels(bytes) {
  if (bytes.length < 54 || bytes.toString('latin1', 0, 2) !== 'BM') throw new Error('not a BMP');
  const [width, height] = [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))];
  if (width < 1) throw new Error('no pixels');
  if (!PLAIN_BMP.has(bytes.readUInt32LE(30))) throw new Error('compressed');
  return width * height;
}

/** The library has no BMP reader, so a small decoder makes plain pixels first. */
async function openBmp(bytes) {
  boundPixels(bmpPixels(bytes), MOST_BMP_PIXELS);
  const { decode } = await import('bmp-ts');
  const { data, width, height } = decode(bytes);
  // The decoder's own RGBA order is wrong for palettes, so take its ABGR and turn it; most files leave alpha
  // at zero without meaning it.
  return sharp(data.swap32(), { raw: { width, height, channels: 4 } }).removeAlpha();
}

async function openImage(bytes) {
  if (extension === '.bmp') return openBmp(bytes);
  const [wanted, decoder] = FORMATS[extension] ?? [];
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: [decoder] });
  // Without a limit only its size is looked at here.
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (format !== wanted) throw new Error('not what its name says');
  boundPixels(width * height, MOST_PIXELS);
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  return image;
}

/** Upright, at most `side` pixels, without metadata: WebP when anything of it is transparent, else JPEG. */
async function draw(bytes) {
  const image = await openImage(bytes);
  const size = Number(side);
  // Looked through only after it was made small.
  const { data, info } = await image
    .rotate()
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const { isOpaque } = await small.clone().stats();
  return (isOpaque ? small.jpeg({ quality: 85 }) : small.webp({ quality: 85 })).toBuffer();
}

try {
  process.stdout.write(await draw(await buffer(process.stdin)));
} catch (error) {
  process.stdout.write(error instanceof TooManyPixels ? error.message : '', () => process.exit(REFUSED));
}
