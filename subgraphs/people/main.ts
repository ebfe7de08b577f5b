import { serveAlone } from '../kit/service/serve.js';
import { people } from './subgraph.js';

await serveAlone(people);
