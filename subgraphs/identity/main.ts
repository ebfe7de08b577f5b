import { serveAlone } from '../kit/service/serve.js';
import { identity } from './subgraph.js';

await serveAlone(identity);
