import type { Queryable } from '../../kit/postgres/queryable.js';

/** One event has this many assets. */
const ASSETS_AN_EVENT = 500;

/**
 * Emits, in the transaction that changes them, what model assets are of and when they were bought, by their tags.
 * @param which a condition on the asset `a`, with the value as $1; all of them when left out
 */
export async function tellAssets(
  tx: { query: Queryable['query'] },
  which = '$1::int is null',
  value: number | null = null,
): Promise<void> {
  await tx.query(
    `insert into outbox (topic, payload)
     select 'assets.state', jsonb_build_object('assets', jsonb_agg(asset.state order by asset.place))
     from (select jsonb_build_object('tag', a.tag, 'model', nullif(concat_ws(' ', a.brand, a.model), ''),
         'purchaseDate', a.purchase_date) as state, row_number() over (order by a.id) as place
       from asset a where ${which}) asset
     group by (asset.place - 1) / ${ASSETS_AN_EVENT} order by min(asset.place)`,
    [value],
  );
}
