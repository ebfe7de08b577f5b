import type { RequestContext } from '../../kit/context.js';
import { loader } from '../../kit/loader.js';
import { database } from '../database.js';
import type { ArticleRow } from './article.loader.js';

/** A piece of the found places. */
export interface Highlight {
  text: string;
  isMatch: boolean;
}

// Characters that stand in no text people read; where they do, they are taken out before.
const [FROM, TO] = ['\u0002', '\u0003'];
const OPTIONS = `StartSel=${FROM}, StopSel=${TO}, MaxFragments=2, MinWords=10, MaxWords=24, FragmentDelimiter=" … "`;
/** The marks of Markdown that are no words: headings, bold, code, cells of tables. */
const MARKS = '(^|\\n)\\s*#+\\s|\\*\\*|(^|\\n)[-:| ]{3,}(\\n|$)|[`|]';

const HEADLINES = `select a.id, ts_headline('pg_catalog.english', regexp_replace(translate(a.content, $2, ''), $3, ' ', 'g'), $4::tsquery, $5) as headline
  from article a where a.id = any($1::int[])`;

/** "a \u0002b\u0003 c" in its pieces. */
function piecesOf(headline: string): Highlight[] {
  const pieces = headline.replace(/\s+/g, ' ').trim().split(FROM);
  return pieces
    .flatMap((piece, at): Highlight[] => {
      const [found = '', rest = ''] = at === 0 ? ['', piece] : piece.split(TO);
      return [{ text: found, isMatch: true }, { text: rest, isMatch: false }];
    })
    .filter(({ text }) => text !== '');
}

/** The places of an article that its search found, all of a page in one statement; nothing for one that was not searched for. */
export async function highlightsOf({ id, foundBy }: ArticleRow, context: RequestContext): Promise<Highlight[]> {
  if (foundBy === undefined) return [];
  const headlines = loader<number, string>(context, `it.articleHighlights ${foundBy}`, async (ids) => {
    const rows = await database.query<{ id: number; headline: string }>(HEADLINES, [ids, `${FROM}${TO}`, MARKS, foundBy, OPTIONS]);
    return new Map(rows.map((row) => [row.id, row.headline]));
  });
  return piecesOf((await headlines.load(id)) ?? '');
}
