import { z } from 'zod';
import { readJson, someText } from '../../kit/files/data.js';

const Stock = z.array(
  z.strictObject({
    category: someText,
    /** Of the tags. */
    prefix: someText,
    amount: z.int('is no whole number').positive('is not above 0'),
    models: z
      .array(z.tuple([someText, someText, z.number('is no price').positive('is not above 0')]))
      .min(1, 'are none'),
  }),
);

/**
 * What the demo organisation owns: category, tag prefix, how many, and the models they are of (brand, name, price
 * in dollars).
 */
export const STOCK = readJson(new URL('stock.json', import.meta.url), Stock);
