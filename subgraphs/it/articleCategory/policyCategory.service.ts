import type { Queryable } from '../../kit/postgres/queryable.js';

/** The category of the articles of policies; created if it does not exist. @returns its id */
export async function policyCategory(tx: Queryable): Promise<number> {
  const find = () => tx.one<{ id: number }>('select id from article_category where for_policies');
  const known = await find();
  if (known) return known.id;
  await tx.query(
    `insert into article_category (name, for_policies) values ('Policies', true) on conflict do nothing`,
  );
  return (await find())?.id ?? 0;
}
