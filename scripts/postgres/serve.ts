// The embedded PostgreSQL by itself, for subgraphs that run apart. Tells its address in one line of JSON.
import { loadConfig } from '../../subgraphs/kit/config/config.js';
import { startEmbeddedPostgres } from './postgres.js';

const stay = setInterval(() => undefined, 2 ** 30);
startEmbeddedPostgres({ dataDir: loadConfig().dataDir }).then(
  ({ url, reused, stop }) => {
    process.stdout.write(`${JSON.stringify({ url, reused })}\n`);
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => void stop().finally(() => clearInterval(stay)));
  },
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
