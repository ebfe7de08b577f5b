import type { RequestContext } from '../../kit/request/context.js';
import type { AssetStatistics } from '../generated/schema.js';
import { database } from '../database.js';
import { requireManager } from './asset.access.js';
import type { AssetCondition } from './asset.kinds.js';
import type { AssetStatus } from './asset.status.js';

interface Group {
  status: AssetStatus;
  condition: AssetCondition;
  category: number;
  name: string;
  count: number;
  value: string;
}

const sumBy = <Key>(groups: readonly Group[], key: (group: Group) => Key): [Key, number][] => {
  const sums = new Map<Key, number>();
  for (const group of groups) sums.set(key(group), (sums.get(key(group)) ?? 0) + group.count);
  return [...sums].sort(([, one], [, other]) => other - one);
};

/** The figures of the register: cards, tabs and both breakdowns, from one grouped statement. */
export async function readStatistics(context: RequestContext): Promise<AssetStatistics> {
  requireManager(context);
  const groups = await database.query<Group>(
    `with counted as (
       select category_id, status, condition, count(*)::int as count, sum(purchase_cost) as value
       from asset group by category_id, status, condition)
     select g.status, g.condition, g.category_id as category, c.name, g.count,
       (sum(g.value) over ())::numeric(16, 2)::text as value
     from counted g join asset_category c on c.id = g.category_id order by c.name, g.condition`,
  );
  const byStatus = new Map(sumBy(groups, ({ status }) => status));
  const names = new Map(groups.map(({ category, name }) => [category, name]));
  const of = (status: AssetStatus) => byStatus.get(status) ?? 0;
  return {
    totalAssets: groups.reduce((sum, { count }) => sum + count, 0),
    assignedAssets: of('assigned'),
    availableAssets: of('available'),
    maintenanceAssets: of('maintenance'),
    retiredAssets: of('retired'),
    lostAssets: of('lost'),
    totalValue: groups[0]?.value ?? '0.00',
    byCondition: sumBy(groups, ({ condition }) => condition).map(([condition, count]) => ({
      condition,
      count,
    })),
    byType: sumBy(groups, ({ category }) => category).map(([category, count]) => ({
      category,
      name: names.get(category) ?? '',
      count,
    })),
  };
}
