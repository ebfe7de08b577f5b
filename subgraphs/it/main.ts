import { serveAlone } from '../kit/serve.js';
import { it } from './subgraph.js';

await serveAlone(it);
