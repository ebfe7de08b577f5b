import type { Queryable } from '../../kit/postgres/queryable.js';

/**
 * Copies of assets for the tags of tickets, kept up to date by events. A removed asset stays for its tickets: its
 * tag is never assigned again.
 */
export async function followAssets(tx: Queryable, { assets }: Record<string, unknown>): Promise<void> {
  await tx.query(
    `insert into asset (tag, model, purchase_date)
     select fold_text(g.tag), g.model, g."purchaseDate"
     from jsonb_to_recordset($1::jsonb) as g (tag text, model text, "purchaseDate" date)
     on conflict (tag) do update set model = excluded.model, purchase_date = excluded.purchase_date`,
    [JSON.stringify(assets)],
  );
}
