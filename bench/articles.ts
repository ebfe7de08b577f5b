import { measureGrowth, OF_A_COUNT, OF_A_PAGE } from './growth.js';
import type { Question } from './growth.js';

// `npm run bench:articles`: what the knowledge base asks for, on 1,000 articles and on 50,000: its pages, a search,
// and the articles that are offered while a person writes a ticket. The first page may take 1.2 times as long on
// the large one, a page with its count and the figures three times.
const SIZES = [1_000, 50_000] as const;

const ROW =
  'id title preview category { id name } authorName viewCount downloadCount createdAt attachments { id }';
const LIST = `query BenchArticles($search: String, $category: [Int!], $ordering: String, $page: Int) { kbArticles(search: $search, category: $category, ordering: $ordering, page: $page, pageSize: 50) { results { ${ROW} } } }`;
const COUNTED = `query BenchCounted($category: [Int!]) { kbArticles(category: $category, pageSize: 50) { count results { ${ROW} } } }`;
const FOUND = `query BenchFound($search: String) { kbArticles(search: $search, pageSize: 50) { count results { ${ROW} highlights { text } } } }`;
const SUGGESTED =
  'query BenchSuggested($text: String!) { kbSuggestions(text: $text) { id title category { name } } }';
const FIGURES = '{ kbFigures { articles views downloads } kbCategories { count } }';

/** Words of the office; each article has a dozen of them and a unique one. */
const WORDS =
  'printer laptop screen network badge travel invoice password mailbox calendar monitor keyboard office parking kitchen holiday salary contract training course phone charger dock cable adapter server backup folder archive signature approval budget expense receipt supplier purchase order delivery address visitor reception security camera alarm door window heating cooling light desk chair meeting room projector speaker microphone recording license update browser certificate token account profile photo contact team manager director report chart table filter search export import template letter poster banner brand logo colour font website newsletter survey feedback question answer article manual guide checklist process policy rule exception request ticket incident problem change release version'.split(
    ' ',
  );
const word = (n: number) => WORDS[n % WORDS.length] ?? '';
const ticket = (n: number) =>
  `The ${word(n)} does not work any more. Since this morning the ${word(n * 7 + 3)} shows nothing and my ${word(n * 3 + 1)} is gone.`;

const ASKED: readonly Question[] = [
  { name: 'first page', query: LIST, variables: () => ({}), most: OF_A_PAGE },
  {
    name: 'first page by views',
    query: LIST,
    variables: () => ({ ordering: '-viewCount' }),
    most: OF_A_PAGE,
  },
  {
    name: 'first page of a category',
    query: LIST,
    variables: (n) => ({ category: [1 + (n % 5)] }),
    most: OF_A_PAGE,
  },
  { name: 'page and its count', query: COUNTED, variables: () => ({}), most: OF_A_COUNT },
  {
    name: 'search of a rare word',
    query: FOUND,
    variables: (n) => ({ search: `rare${500 + n}x` }),
    most: OF_A_PAGE,
  },
  { name: 'search of a usual word', query: FOUND, variables: (n) => ({ search: word(n) }) },
  { name: 'search of two words', query: FOUND, variables: (n) => ({ search: `${word(n)} ${word(n + 31)}` }) },
  { name: 'suggestions for a ticket', query: SUGGESTED, variables: (n) => ({ text: ticket(n) }) },
  { name: 'figures', query: FIGURES, variables: () => ({}), most: OF_A_COUNT },
];

/** Rows of one statement: each counts its words. */
const PART = 1_000;
const FILL = `insert into it.article (title, content, category_id, author_id, author_name, view_count, download_count, created_at, updated_at)
  select initcap(($3::text[])[1 + n % cardinality($3::text[])]) || ' ' || ($3::text[])[1 + n * 7 % cardinality($3::text[])] || ' ' || n,
    (select string_agg('The ' || ($3::text[])[1 + (n * (k + 1) + k * 31) % cardinality($3::text[])] || ' and its ' || ($3::text[])[1 + (n / cardinality($3::text[]) + k * 17) % cardinality($3::text[])] || ' need care.', ' ') from generate_series(1, 6) k) || ' rare' || n || 'x',
    c.id, 1 + n % 50, 'Person ' || n % 50, n * 7919 % 480, n * 317 % 120, now() - n * interval '5 minutes', now() - n * interval '5 minutes'
  from generate_series($1::int, $2::int) n
    join (select id, row_number() over (order by id) as place, count(*) over () as many from it.article_category where deleted_at is null) c on c.place = 1 + n % c.many`;
const UNREAD =
  'select count(*)::int as unread from it.article where indexed_with is null and is_published and deleted_at is null';

await measureGrowth({
  email: 'it@portal.example',
  sizes: SIZES,
  asked: ASKED,
  fill: async (client, size, ask) => {
    const { rows } = await client.query<{ there: number }>('select count(*)::int as there from it.article');
    for (let from = (rows[0]?.there ?? 0) + 1; from <= size; from += PART)
      await client.query(FILL, [from, Math.min(size, from + PART - 1), WORDS]);
    // Each query indexes some of the new articles for the suggestions.
    const unread = async () => (await client.query<{ unread: number }>(UNREAD)).rows[0]?.unread ?? 0;
    while ((await unread()) > 0) await ask(SUGGESTED, { text: ticket(0) });
    await client.query('vacuum analyze it.article, it.article_word, it.article_stem, it.article_attachment');
  },
});
process.exit(0);
