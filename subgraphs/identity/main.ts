import { serveAlone } from '../kit/serve.js';
import { identity } from './subgraph.js';

await serveAlone(identity);
