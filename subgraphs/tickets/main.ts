import { serveAlone } from '../kit/serve.js';
import { tickets } from './subgraph.js';

await serveAlone(tickets);
