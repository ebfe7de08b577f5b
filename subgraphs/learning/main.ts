import { serveAlone } from '../kit/service/serve.js';
import { learning } from './subgraph.js';

await serveAlone(learning);
