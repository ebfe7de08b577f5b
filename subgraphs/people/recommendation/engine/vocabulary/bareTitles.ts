import { keyOf } from '../text/keys.js';
import { listOf, tableOf } from './tables.js';
import { familyNumber } from './vocabulary.js';

/** What one title may stand for: the family's number, and keys of the words that tell it. */
export interface Trade {
  family: number;
  keys: ReadonlySet<string>;
}

/** A title in other languages by what it is called in the table. */
const FORMS: ReadonlyMap<string, string> = new Map(
  tableOf('bareTitleForms.tsv', ['title', 'other languages']).flatMap(({ title, ...row }) =>
    listOf(row['other languages']).map((form) => [form, title]),
  ),
);

const TRADES: ReadonlyMap<string, readonly Trade[]> = rowsByTitle();

/** Titles that name no trade, the family that each may stand for, and words by which the work tells it. */
function rowsByTitle(): Map<string, Trade[]> {
  const trades = new Map<string, Trade[]>();
  for (const { title, family, words } of tableOf('bareTitles.tsv', ['title', 'family', 'words']))
    trades.set(title, [
      ...(trades.get(title) ?? []),
      {
        family: familyNumber('bareTitles.tsv', family),
        keys: new Set(words.split(' ').map(keyOf)),
      },
    ]);
  return trades;
}

/** What a title that names no trade may stand for, by its key; nothing for other words. */
export const tradesOf = (key: string): readonly Trade[] => TRADES.get(FORMS.get(key) ?? key) ?? [];
