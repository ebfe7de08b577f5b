import { z } from 'zod';
import { readJson } from '../../kit/files/data.js';

const text = z.string('is missing').min(1, 'is empty');
const Stock = z.array(
  z.strictObject({
    category: text,
    /** Of the tags. */
    prefix: text,
    amount: z.int('is no whole number').positive('is not above 0'),
    models: z
      .array(z.tuple([text, text, z.number('is no price').positive('is not above 0')]))
      .min(1, 'are none'),
  }),
);

/**
 * What the demo organisation owns: category, tag prefix, how many, and the models they are of (brand, name, price
 * in dollars).
 */
export const STOCK = readJson(new URL('stock.json', import.meta.url), Stock);
