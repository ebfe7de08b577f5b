import { serveAlone } from '../kit/service/serve.js';
import { it } from './subgraph.js';

await serveAlone(it);
