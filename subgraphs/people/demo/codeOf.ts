import { z } from 'zod';
import { LOOKUPS } from '../lookup/lookup.fixed.js';
import type { Code, LookupKind } from '../lookup/lookup.fixed.js';

/** A code of a fixed list, in data. */
export const codeOf = <Kind extends LookupKind>(kind: Kind) =>
  z.enum(
    LOOKUPS[kind].map(({ code }) => code as Code<Kind>),
    'is unknown',
  );
