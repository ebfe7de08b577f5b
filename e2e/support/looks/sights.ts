import { readFileSync } from 'node:fs';
import type { AccountName } from '../people.js';

/** A screen, or a state of one, that is worth a picture. */
interface Sight {
  /** Name of its files. */
  name: string;
  path: string;
  /** The demo account that is signed in; by default none. */
  as?: AccountName;
  /** Buttons that are pressed first, by their names. */
  press?: string[];
  /** Opens the first row of the list. */
  row?: boolean;
  /** The address opens something over the page. */
  over?: boolean;
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** What `npm run pictures` draws. */
export const sights = JSON.parse(read('./pictures.json')) as Sight[];

/** The paths of the route table. */
export const routePaths = [...read('../../../web/app/routes.tsx').matchAll(/ path: '([^']+)'/g)].flatMap(
  ([, path]) => path ?? [],
);
