import { serveAlone } from '../kit/serve.js';
import { people } from './subgraph.js';

await serveAlone(people);
