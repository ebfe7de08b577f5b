import { typedBy } from '../../kit/testing/document.js';
import type { Documents } from './generated/documents.js';

/** A document of a test, with its types: run `npm run codegen` after writing one. */
export const graphql = typedBy<Documents>();
