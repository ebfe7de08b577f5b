import { createHash } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import { describeRows } from './describe.js';
import type { Described, DescribedFamily } from './describe.js';
import { elsewhere } from './rows.js';

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#dcdfe6, #343946); --soft: light-dark(#5a6170, #a2a9b8); --back: light-dark(#fff, #14161b); --text: light-dark(#1b1e26, #eceef3); }
body { margin: 0 auto; max-width: 60rem; padding: 2.5rem 1.25rem 4rem; font: 16px/1.55 system-ui, sans-serif; background: var(--back); color: var(--text); }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; } h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem; }
p { max-width: 44rem; color: var(--soft); } nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; } a { color: inherit; }
section > article { padding: .9rem 0; border-top: 1px solid var(--line); }
h3 { margin: 0; font: 600 .95rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; } h3 b { display: inline-block; min-width: 4.5rem; }
dl { display: grid; grid-template-columns: 6.5rem 1fr; gap: .1rem .75rem; margin: .4rem 0 0; font-size: .9rem; } dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
code { font: .85em ui-monospace, monospace; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } }
`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const anchor = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');

function article({ method, path, aliases, status, who, operation, takes }: Described): string {
  const facts: [string, string][] = [
    ['Who', escaped(who)],
    ['Answers', `${status} <code>${escaped(operation)}</code>`],
    ...(takes.length > 0
      ? [['Takes', takes.map((input) => `<code>${escaped(input)}</code>`).join(', ')] as [string, string]]
      : []),
    ...(aliases.length > 0
      ? [['Also at', aliases.map((alias) => `<code>${escaped(alias)}</code>`).join(', ')] as [string, string]]
      : []),
  ];
  return `<article><h3><b>${method}</b>${escaped(path)}</h3><dl>${facts.map(([name, text]) => `<dt>${name}</dt><dd>${text}</dd>`).join('')}</dl></article>`;
}

const section = ({ name, rows }: DescribedFamily) =>
  `<section id="${anchor(name)}"><h2>${escaped(name)}</h2>${rows.map(article).join('')}</section>`;

function otherSection(): string {
  const articles = elsewhere.map(
    ({ method, paths, who, answers }) =>
      `<article><h3><b>${method}</b>${escaped(paths.join(' '))}</h3><dl><dt>Who</dt><dd>${escaped(who)}</dd><dt>Answers</dt><dd>${escaped(answers)}</dd></dl></article>`,
  );
  return `<section id="gateway"><h2>Answered by the gateway itself</h2>${articles.join('')}</section>`;
}

const INTRODUCTION = `
<p>Sign in with <code>POST /api/auth/login/</code> and send <code>Authorization: Token &lt;token&gt;</code> with every other call.
Bodies and answers are JSON in snake_case; paths that take a file also take <code>multipart/form-data</code>. A star marks what is required.</p>
<p>Lists answer <code>{count, next, previous, results}</code> and take <code>page</code>, <code>page_size</code> (100, at most 200), <code>ordering</code>
and <code>search</code>. Lists that take <code>after</code> are read to their end while rows come and go: <code>after=</code> begins, <code>next</code>
leads on until it is null, each page as quick as the first; <code>count</code> and <code>previous</code> are null then, and <code>page</code> says nothing.
A cursor belongs to its list, filters and ordering; another one answers 400 under <code>after</code>. Bad input answers 400 with the texts under the field names, everything else that fails <code>{detail}</code>.
Every write takes an <code>Idempotency-Key</code> of at most 64 characters; a chat message, of which nothing is stored, is answered anew. Paths answer with and without the last slash.
Where <code>If-Match</code> is taken, it is the <code>ETag</code> you read: somebody's change since then answers 409. Without it the last write wins.</p>`;

export interface Page {
  html: string;
  headers: Record<string, string>;
}

/**
 * The documentation of every row as one page without scripts; its policy allows its own style sheet and
 * nothing else (S-02).
 */
export function docsPage(schema: GraphQLSchema): Page {
  const families = describeRows(schema);
  const links = families.map(({ name }) => `<a href="#${anchor(name)}">${escaped(name)}</a>`).join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>REST API</title><style>${STYLE}</style></head>
<body><h1>REST API</h1>${INTRODUCTION}<nav>${links}</nav><main>${families.map(section).join('')}${otherSection()}</main></body></html>`;
  const styleHash = createHash('sha256').update(STYLE).digest('base64');
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  };
}
