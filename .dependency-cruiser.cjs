// Who may import whom. Each comment is what a person reads when a rule breaks: it says what to do instead.
const product = '^(gateway|subgraphs|web|scripts/postgres)/';
const proof = '\\.test\\.tsx?$|/testing/|^e2e/|^bench/';

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Two files that need each other are one file, or their common part is a third: move it there.',
      {},
      { circular: true },
    ),
    forbid(
      'no-missing-file',
      'Name a file that exists, and add a package to package.json before importing it.',
      { pathNot: '^web/generated/' },
      { couldNotResolve: true },
    ),
    forbid(
      'areas-are-islands',
      'An area never imports another. Move what both need down to web/domain (it knows the product) or web/ui (it does not).',
      { path: '^web/areas/([^/]+)/' },
      { path: '^web/areas/', pathNot: '^web/areas/$1/' },
    ),
    forbid(
      'areas-do-not-know-the-app',
      'Hand it in from web/app as a property or context, or move it down to web/domain.',
      { path: '^web/areas/' },
      { path: '^web/app/' },
    ),
    forbid(
      'domain-does-not-know-screens',
      'web/domain is used by areas and the app, never the other way round: move the part that is needed into web/domain.',
      { path: '^web/domain/', pathNot: proof },
      { path: '^web/(areas|app)/' },
    ),
    forbid(
      'ui-knows-no-product',
      'web/ui knows neither the product nor GraphQL: take the words and data as properties, or put the part into web/domain.',
      { path: '^web/ui/', pathNot: proof },
      { path: '^web/(areas|app|domain|generated)/|node_modules/(@apollo/client|graphql)/' },
    ),
    forbid(
      'web-asks-over-http',
      'The browser gets everything through GraphQL: ask for the field in a query.',
      { path: '^web/' },
      { path: '^(gateway|subgraphs|bench)/' },
    ),
    forbid(
      'server-knows-no-web',
      'Code for both sides does not exist here: the server answers data, the web shows it.',
      { path: '^(gateway|subgraphs)/' },
      { path: '^web/' },
    ),
    forbid(
      'subgraphs-are-islands',
      'Ask for what another subgraph knows through the graph: the viewer, a column copied when the row is made, or @requires.',
      { path: '^subgraphs/(?!kit/)([^/]+)/' },
      { path: '^subgraphs/', pathNot: '^subgraphs/($1|kit)/' },
    ),
    forbid(
      'tickets-know-no-kind',
      'What a kind does differently is in its own folder: let it say so in its Kind (tickets/ticket/kind.ts), which subgraph.ts hands in.',
      { path: '^subgraphs/tickets/(ticket|status|comment|category|anonymity|person)/', pathNot: proof },
      { path: '^subgraphs/tickets/(leave|feedback|itSupport|general|support)/' },
    ),
    forbid(
      'kinds-are-islands',
      'Kinds of tickets do not know each other: what two of them share is in tickets/support or tickets/ticket.',
      { path: '^subgraphs/tickets/(leave|feedback|itSupport|general)/', pathNot: proof },
      { path: '^subgraphs/tickets/(leave|feedback|itSupport|general)/', pathNot: '^subgraphs/tickets/$1/' },
    ),
    forbid(
      'kit-knows-no-product',
      'kit has functions that any subgraph calls: take the product word as an argument.',
      { path: '^subgraphs/kit/', pathNot: proof },
      { path: '^subgraphs/(?!kit/)' },
    ),
    forbid(
      'subgraphs-do-not-know-the-gateway',
      'A subgraph works without the gateway: what it needs comes with the viewer or the request context, or belongs into kit.',
      { path: '^subgraphs/', pathNot: proof },
      { path: '^gateway/' },
    ),
    forbid(
      'gateway-reaches-subgraphs-through-the-graph',
      'Ask through the graph or a subgraph link. Only gateway/graph/subgraphs.ts mounts the five, gateway/run/demo.ts loads their demo data, and gateway/adminCreate.ts makes the first administrator.',
      { path: '^gateway/', pathNot: `^gateway/(graph/subgraphs|run/demo|adminCreate)\\.ts$|${proof}` },
      { path: '^subgraphs/(?!kit/)' },
    ),
    forbid(
      'one-file-asks-for-a-database',
      'Only gateway/run/database.ts starts the embedded PostgreSQL: call openDatabase.',
      { path: '^(gateway|subgraphs)/', pathNot: `^gateway/run/database\\.ts$|${proof}` },
      { path: '^scripts/' },
    ),
    forbid(
      'the-embedded-database-knows-no-product',
      'scripts/postgres starts a PostgreSQL for anyone: of the server it uses kit alone.',
      { path: '^scripts/postgres/' },
      { path: '^(gateway|web|subgraphs/(?!kit/))' },
    ),
    forbid(
      'rules-live-in-subgraphs',
      'Row rules, audit and repeatable writes belong into the subgraph that owns the data: add them to its service.',
      { path: '^gateway/', pathNot: proof },
      {
        path: '^subgraphs/kit/(request/(access|audit|idempotency/idempotency)|graphql/loader|postgres/kitTables)\\.ts$',
      },
    ),
    forbid(
      'services-do-not-know-resolvers',
      'Resolvers call services: move the shared part down into the service.',
      { path: '\\.service\\.ts$' },
      { path: '\\.resolvers\\.ts$' },
    ),
    forbid(
      'tables-of-rules-know-nothing-above',
      'Entities, kinds, statuses and access rules are plain tables and predicates: hand in what they need as an argument.',
      { path: '\\.(entity|kinds|status|access)\\.ts$' },
      { path: '\\.(service|resolvers|loader)\\.ts$' },
    ),
    forbid(
      'product-does-not-import-tests',
      'Move what is really needed at run time out of the test or testing folder.',
      { path: product, pathNot: proof },
      { path: proof },
    ),
    forbid(
      'factories-are-for-proof-and-seed',
      'Factories make example rows: only tests, e2e, bench and seeds use them. Real rows are made by the service.',
      {
        path: product,
        pathNot: `${proof}|\\.factory\\.ts$|seed\\.ts$|/demo/|^gateway/(run/demo|seed)\\.ts$`,
      },
      { path: '\\.factory\\.ts$' },
    ),
    forbid(
      'demo-belongs-to-the-demo',
      'Only seeds load the demo organisation: what the product needs is outside the demo folder.',
      { path: product, pathNot: `${proof}|[sS]eed[^/]*\\.ts$|/demo/|^gateway/run/demo\\.ts$` },
      { path: '^subgraphs/[^/]+/demo/' },
    ),
    forbid(
      'the-demo-is-loaded-when-it-is-asked-for',
      'Import gateway/run/demo.ts when it is needed (`await import`), so that a start without it reads none of it.',
      { path: '^gateway/main\\.ts$' },
      { path: '^gateway/run/demo\\.ts$', dynamic: false },
    ),
    forbid(
      'only-label-sheets-are-drawn-here',
      'Make the PDF once with a script, as scripts/articlePdfs.mjs does, and read the file.',
      { path: product, pathNot: '^subgraphs/it/assetLabels/' },
      { path: 'node_modules/(@types/)?pdfkit/' },
    ),
    forbid(
      'packages-are-listed-where-they-are-used',
      'What runs in the product is under "dependencies" in package.json; "devDependencies" are for building and testing.',
      // `npm run compose` alone composes the graph; the portal reads what it wrote.
      {
        path: product,
        pathNot: `${proof}|^web/vite\\.config\\.ts$|^gateway/(compose|graph/composition)\\.ts$`,
      },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-undeclared-package',
      'Add the package to package.json; it is only there because another package brought it.',
      { path: product },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|web/dist|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
