// Reads the text of a resume, in its own process, because no library can be stopped in the middle
// of a file that was made to take hours or all memory, and a fault in a reader ends nothing but this:
//   node extractText.mjs .pdf < uploaded > text
// Exit code 65: no file of that kind, or broken. It kills itself over one that costs more than any resume.
import { Worker } from 'node:worker_threads';

const REFUSED = 65;
const MOST_BYTES = 26 * 1024 * 1024;
const MOST_SECONDS = 5;
const MOST_MEGABYTES = 400;
const MOST_HEAP_MEGABYTES = 256;

const [, , extension = ''] = process.argv;

// Reading happens on another thread, so this one continues looking at the clock: the processor's, because a
// busy machine is no fault of the file.
const parent = process.ppid;
const stop = () => process.kill(process.pid, 'SIGKILL');
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isDear = (user + system) / 1e6 > MOST_SECONDS || process.memoryUsage.rss() / 1e6 > MOST_MEGABYTES;
  if (isDear || process.ppid !== parent) stop();
}, 20).unref();

async function readInput() {
  const chunks = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    size += chunk.length;
    if (size > MOST_BYTES) process.exit(REFUSED);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Nothing that a reader says of a resume leaves this process but its text: what it prints is dropped, and of
 * an error only its code is passed on.
 */
function read(bytes) {
  const worker = new Worker(new URL('./readText.mjs', import.meta.url), {
    workerData: { bytes, extension },
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MEGABYTES, maxYoungGenerationSizeMb: 32 },
  });
  let isReady = false;
  return new Promise((resolve, reject) => {
    worker.on('message', (message) => {
      if (message.ready) isReady = true;
      else resolve(message.text);
    });
    worker.on('error', (error) => {
      if (error?.code === 'ERR_WORKER_OUT_OF_MEMORY') stop();
      // A reader that is not installed is no fault of the file.
      else if (isReady) resolve(null);
      else reject(new Error(`The readers cannot be loaded: ${error?.code ?? error?.name}`));
    });
    worker.on('exit', () => resolve(null));
  });
}

const text = await read(await readInput());
if (text === null) process.exit(REFUSED);
process.stdout.write(text, () => process.exit(0));
