import { serveAlone } from '../kit/serve.js';
import { learning } from './subgraph.js';

await serveAlone(learning);
