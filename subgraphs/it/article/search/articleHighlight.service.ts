import type { RequestContext } from '../../../kit/request/context.js';
import { loader } from '../../../kit/graphql/loader.js';
import { database } from '../../database.js';
import type { ArticleRow } from '../article.loader.js';

/** A piece of the found places. */
export interface Highlight {
  text: string;
  isMatch: boolean;
}

/**
 * Characters from the beginning of an article in which the places are looked for: twice as many may take four
 * times as long.
 */
const LONGEST_READ = 10_000;
// Characters that do not occur in texts; any in a text are removed before, as are invisible characters.
const [FROM, TO, CUT] = ['\u0002', '\u0003', '\u0004'];
const TAKEN_OUT = `[${FROM}${TO}${CUT}\u00ad\u200c\u200d\u2060\ufeff]`;
const OPTIONS = `StartSel=${FROM}, StopSel=${TO}, MaxFragments=2, MinWords=10, MaxWords=24, FragmentDelimiter=" … "`;
/** The marks of Markdown that are no words: headings, bold, code, cells of tables. */
const MARKS = '(^|\\n)\\s*#+\\s|\\*\\*|(^|\\n)[-:| ]{3,}(\\n|$)|[`|]';
/** What PostgreSQL joins words with and a search does not: it is cut behind. */
const JOINERS = '([-@./<&+:_~])';

const READ = `regexp_replace(regexp_replace(regexp_replace(normalize(left(a.content, ${LONGEST_READ}), NFC), $2, '', 'g'), $3, ' ', 'g'), $4, $5, 'g')`;
const HEADLINES = `select a.id, ts_headline('it.read_article', ${READ}, $6::tsquery, $7) as headline from article a where a.id = any($1::int[])`;

/** "a \u0002b\u0003 c" in its pieces. */
function piecesOf(headline: string): Highlight[] {
  const pieces = headline.replaceAll(CUT, '').replace(/\s+/g, ' ').trim().split(FROM);
  return pieces
    .flatMap((piece, at): Highlight[] => {
      const [found = '', rest = ''] = at === 0 ? ['', piece] : piece.split(TO);
      return [
        { text: found, isMatch: true },
        { text: rest, isMatch: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

/**
 * The places of an article that its search found, all of a page in one statement; nothing for one that was
 * not searched for.
 */
export async function highlightsOf(
  { id, foundBy }: ArticleRow,
  context: RequestContext,
): Promise<Highlight[]> {
  if (foundBy === undefined) return [];
  const headlines = loader<number, string>(context, `it.articleHighlights ${foundBy}`, async (ids) => {
    const rows = await database.query<{ id: number; headline: string }>(HEADLINES, [
      ids,
      TAKEN_OUT,
      MARKS,
      JOINERS,
      `\\1${CUT}`,
      foundBy,
      OPTIONS,
    ]);
    return new Map(rows.map((row) => [row.id, row.headline]));
  });
  return piecesOf((await headlines.load(id)) ?? '');
}
