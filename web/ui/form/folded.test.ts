import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { folded } from './folded';

const file = join(process.cwd(), 'subgraphs/kit/postgres/fold.cases.json');
const { same } = JSON.parse(readFileSync(file, 'utf8')) as {
  same: { what: string; written: string; folded: string }[];
};

test.each(same)(
  'a search in the browser treats $what as its plain spelling',
  ({ written, folded: plain }) => {
    expect(folded(written)).toBe(plain);
  },
);
