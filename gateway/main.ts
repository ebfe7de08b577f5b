import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { loadConfig } from '../subgraphs/kit/config/config.js';
import type { Config } from '../subgraphs/kit/config/config.js';
import { createLog } from '../subgraphs/kit/service/log.js';
import { openDatabase } from './run/database.js';
import { buildHttp } from './doors/http.js';
import { openPortal } from './run/portal.js';
import { sentenceFor } from './run/startSentences.js';
import { step } from './run/startSteps.js';

const REPEATED_MS = 1_000;

/** Found out before anything is set up, so that a taken port costs a moment and changes nothing. */
async function portIsFree({ port, host }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

async function start(): Promise<void> {
  const config = loadConfig();
  const log = createLog(config);
  await portIsFree(config);
  const open = () => openDatabase(config);
  const postgres = await (config.databaseUrl ? open() : step('PostgreSQL', open));
  const portal = await step('Subgraphs and migrations', () =>
    openPortal({ config, databaseUrl: postgres.url, log }),
  );
  // then anyone who starts the subgraphs seeds first
  const runsApart = Object.keys(config.subgraphUrls).length > 0;
  // The texts and tables of the demo organisation are read only with it.
  const demo = config.seedDemo ? await import('./run/demo.js') : null;
  if (demo && !runsApart) await step('Demo organisation', () => demo.loadDemo(portal));
  const http = await buildHttp(portal);
  await http.listen({ port: config.port, host: config.host });
  const { port } = http.server.address() as AddressInfo;

  process.stdout.write(
    `\nThe portal is ready: ${config.publicUrl.replace(/:0$/, `:${port}`)}\n${demo ? demo.demoAccounts() : ''}`,
  );

  let stoppingSince = 0;
  const stop = async () => {
    // npm repeats the signal of one Ctrl-C immediately; a second one that a person sends ends the process where
    // it is.
    if (stoppingSince > 0) return Date.now() - stoppingSince > REPEATED_MS ? process.exit(1) : undefined;
    stoppingSince = Date.now();
    await http.close();
    await portal.close();
    await postgres.stop();
    process.exit(process.exitCode ?? 0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection');
    process.exitCode = 1;
    void stop();
  });
}

start().catch((error: unknown) => {
  process.stderr.write(`\nThe portal did not start: ${sentenceFor(error)}\n`);
  process.exit(1);
});
