/**
 * Words that mean something else in certain company: `word | right before | right after | anywhere in the
 * sentence`, as keys (lower case, no plural). `#` stands for a number.
 */
const TABLE = `
  driving | | licence, license, permit |
  closing | is, are, be, was, were | in, at, soon, down, date, time, hour, doors, shop | shop, centre, site, branch
  java | island of, west, east, central, visited | island, sea, coffee, trench, sparrow | island, travel, travelled, traveling, travelling, hiking, volcano, indonesia, bali, sumatra, plantation, holiday, backpacking, surfing
  python | pet, ball, burmese, monty, royal, carpet | snake, breeding, keeper, skin, named, called, terrarium | snake, reptile, terrarium, zoo, pet, herpetology, sketch
  spring | the, last, next, each, every, this, since, late, early, until, during, water, hot | #, season, cleaning, sale, summer, term, semester, collection, water, break, festival, fair, campaign, steel, mattress, intake | mattress, coil
  excel | to, will, can, always, also, could, must, i, we, you, who | at, in, as, under, when |
  react | to, will, can, quickly, i, we, who, must, not | to, quickly, fast, calmly, when, under, well, appropriately | customer, alarm, emergency
  go | to, let, will, can, i, we, you, on, they, not | to, live, through, beyond, over, on, the, for, into, ahead, out, public, wrong |
  rust | of, anti | removal, protection, proof, treatment, belt, prevention | paint, metal
  swift | a, the, very, taylor | response, action, resolution, handling, and, decision, return, reaction, payment, message, transfer | payment, bank
  ruby | | red, wedding, ring, anniversary, necklace | jewellery, jewelry, gem
  sketch | pencil, a, to, quick | book, artist, comedy, artwork |
  flask | a, hip, vacuum | of | laboratory, beaker
  outlook | the, positive, market, economic, our, global, a | for, on |
  word | the, a, one, your, of, written, key | of, for, by, from |
  node | lymph, a, the, sensor | |
  networking | enjoy, like, business, professional, social, evening, breakfast | event, evening, skill, breakfast, opportunity, group, lunch, drink | charity
  selling | best, cross | point |
  scala | la, teatro, alla | milan, milano | opera
  snowflake | a, paper | decoration, obsidian |
  oracle | the, an | of delphi |
  container | css, dependency, flex, grid, ioc, shipping, freight, sea, storage, waste, plastic, food, glass, cargo, foot, reefer, loading, load, loaded, unload, unloaded, unloading, import, export | ship, port, terminal, handling, yard, vessel, freight, shipping, crane | freight, forklift, customs, harbour, port, ship
  pipeline | sale, deal, opportunity, talent, candidate, gas, oil, hiring, project, content | |
  roadmap | career, personal | |
  c | | level, suite, class, section, minor |
  warehouse | data, cloud, sql | schema, table, query, model, layer | sql, snowflake, dbt, etl, bigquery, redshift, pipeline, dashboard
  regression | | plan, suite, cycle, bug | test, testing, tester, release, bug
  reception | without, signal, mobile, radio, no | |
  curriculum | | vitae |
  coach | train, by, bus | station |
  farm | server, render, wind, solar, click, link, build | |
  hotel | at, in, book, booked, booking | booking |
  restaurant | local, favourite, favorite, book, booking | |
  pr | pull, open, merge, review, reviewed, github | | merge, branch
  ar | vr, augmented | vr, app, headset | unity, augmented
  ap | access | exam, course, class, biology, calculus | school
  sale | for, summer, winter, garage, jumble, on, of |  |
  teaching | | hospital, myself |
  taught | self | myself, me |
  forecast | weather | |
  budget | low, tight | hotel, airline |
  dispatch | event, action, double | event, action | redux
  backlog | order, invoice, ticket, case, payment, claim | of |
  benefit | the, a, for the, mutual, business, customer, fringe | of, from, realisation, realization, case, concert |
  compensation | | for, claim | damage
  cleaning | data, code, dry | data, script, code |
  construction | sentence, portfolio, index | of paper |
  animation | css | |
  film | thin, plastic, adhesive | deposition, wrap | cinema, watching, watch
  photography | hobby | | hobby, hiking
  consulting | | with |
  mentor | with a, under a, by a, from a, have a, has a, had a, get a, got a, find a, found a, receive a, own, personal, an experienced, to a, ein, einen, einem, dein, deinen, un, tu, your, her, his, my | |
  appraisal | investment, project, property, land, art, asset | method | property, investment
  facility | sport, credit, loan, medical, production, manufacturing, storage, leisure, childcare | |
  factory | abstract, ex | pattern, method, class, function, reset, acceptance |
  maintenance | software, code, server, application, database, website, web, site, data, crm, system | window, release, mode, page, leave, grant | repository, sprint
  onboarding | user, customer, client, app, supplier, vendor, merchant, partner, product | flow, screen, funnel, wizard, checklist | customer, client, supplier, vendor, app, merchant
  quota | api, disk, storage, resource, rate, memory, milk, import, fishing, gender, cpu | | kubernetes, namespace
  prospect | career, job, future, economic, growth, good, no | of, for |
  visitor | website, site, web, unique, page, monthly, daily, user, blog | | website, web, traffic, page, click, analytic
  editor | code, text, xml, graph, map, image, scene, level, wysiwyg, query, visual, the, sql, markdown | |
  shipping | | feature, code, software, product, fast, release, quality, update, weekly, daily |
  san | | francisco, diego, jose, antonio, marino, salvador, sebastian |
  catering | | to, for all |
  refund | | api, endpoint, service |
  cook | | island |
  kitchen | hell, soup | |
  translation | language file, css, machine, code, lossless | |
  translate | | into action, strategy, requirement, business, data, into, complex | requirement, strategy, insight
  gardening | hobby, | | hobby, hiking, cooking, interest
  cooking | hobby, | | hobby, hiking, interest, reading, travelling
  farming | | | hobby, game, server
  crop | | image, photo |
  tender | | loving, care |
  teller | story | |
  lease | dhcp, ip | time |
  lending | | a hand, hand, library |
  conductor | semi | |
  journal | the, a | of, article, club | university, research
  ledger | distributed, blockchain | nano, live |
  patent | | leather |
  reporter | bug | |
  payroll | on the, the company | |
  wage | | war |
  research | job, company, own | |
  splunk | | | siem, soc, security, threat, sentinel, qradar
  hazard | | light |
  yoga | | | hobby, hiking, interest
`;

export interface Company {
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
  near: ReadonlySet<string>;
}

const keysOf = (cell: string): ReadonlySet<string> =>
  new Set(
    cell
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  );

/** By the key of the word that misleads. */
export const MISLEADING: ReadonlyMap<string, Company> = new Map(
  TABLE.split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [word = '', before = '', after = '', near = ''] = line.split('|').map((cell) => cell.trim());
      return [word, { before: keysOf(before), after: keysOf(after), near: keysOf(near) }];
    }),
);
