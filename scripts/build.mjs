// npm run build: server to dist/, web app to web/dist/; only what changed. `--server` leaves the web out.
import { build } from './lib/build.mjs';
import { runScript } from './lib/say.mjs';

await runScript('Not built', () => build({ web: !process.argv.includes('--server') }));
