import { serveAlone } from '../kit/service/serve.js';
import { tickets } from './subgraph.js';

await serveAlone(tickets);
