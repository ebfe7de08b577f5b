import type { EntityManager } from 'typeorm';
import type { Queryable } from '../kit/postgres/queryable.js';
import { Asset } from './asset/asset.entity.js';
import type { AssetCondition } from './asset/asset.kinds.js';
import type { AssetStatus } from './asset/asset.status.js';
import { tellAssets } from './asset/tellAssets.service.js';
import { AssetAssignment } from './assetAssignment/assetAssignment.entity.js';
import { AssetCategory } from './assetCategory/assetCategory.entity.js';
import { AssetMaintenance } from './assetMaintenance/assetMaintenance.entity.js';
import { STOCK } from './demo/stock.js';
import { Holder } from './holder/holder.entity.js';
import { seedKnowledge } from './knowledgeSeed.js';
import type { KnowledgeSeedInput } from './knowledgeSeed.js';

export interface ItSeedInput extends KnowledgeSeedInput {
  /** The people of the organization who get assets, as identity and people know them. */
  holders: readonly Holder[];
}

const LOCATIONS = [
  'Office Floor 1',
  'Office Floor 2',
  'Office Floor 3',
  'Server Room',
  'Storage Room',
  'Mobile Device',
];
const STATUSES: AssetStatus[] = [
  'assigned',
  'assigned',
  'assigned',
  'available',
  'assigned',
  'assigned',
  'maintenance',
  'assigned',
  'available',
  'assigned',
  'retired',
  'assigned',
];
const CONDITIONS: AssetCondition[] = [
  'excellent',
  'good',
  'good',
  'excellent',
  'fair',
  'good',
  'excellent',
  'poor',
];

const daysBefore = (today: string, days: number) =>
  new Date(Date.parse(`${today}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

function assetsOf(index: number, categoryId: number, today: string): Partial<Asset>[] {
  const { category, prefix, amount, models } = STOCK[index] ?? {
    category: '',
    prefix: '',
    amount: 0,
    models: [],
  };
  const isShared = ['Printer', 'Router', 'Server'].includes(category);
  return Array.from({ length: amount }, (_, i) => {
    const [brand = '', model = '', price = 0] = models[i % models.length] ?? [];
    const age = 40 + ((i * 97 + index * 31) % 1400);
    const status = STATUSES[(i * 5 + index) % STATUSES.length] ?? 'available';
    return {
      tag: `${prefix}-${String(i + 1).padStart(3, '0')}`,
      name: `${brand} ${model}`,
      categoryId,
      brand,
      model,
      serialNumber: `${prefix}${(7_919 * (i + 1) + 104_729 * (index + 1)).toString(36).toUpperCase().padStart(7, '0')}`,
      // Nobody carries a server home: equipment in a room is in use without a holder.
      status: isShared && status === 'assigned' ? 'available' : status,
      createdAt: `${daysBefore(today, age)}T15:00:00Z`,
      updatedAt: `${daysBefore(today, age)}T15:00:00Z`,
      condition: status === 'retired' ? 'poor' : (CONDITIONS[(i * 3 + index) % CONDITIONS.length] ?? 'good'),
      location:
        category === 'Server' || category === 'Router'
          ? 'Server Room'
          : (LOCATIONS[(i + index) % 3] ?? 'Storage Room'),
      purchaseDate: daysBefore(today, age),
      purchaseCost: `${price + ((i * 13) % 60)}.00`,
      warrantyExpiry: daysBefore(today, age - 1095),
    };
  });
}

const dayAfter = (day: string | null | undefined, days: number, today: string): string => {
  const wanted = daysBefore(day ?? today, -days);
  return wanted < today ? wanted : today;
};

/** Who has what: everyone gets one of a kind before anyone gets two; some had it after someone else. */
async function seedHolders(
  tx: Queryable & { manager: EntityManager },
  { holders, authors, today }: ItSeedInput,
  tags: readonly string[],
): Promise<void> {
  const [giver = { userId: 0, fullName: 'IT' }] = authors.it;
  const given = await tx.query<{
    id: number;
    purchaseDate: string;
    condition: AssetCondition;
    place: number;
  }>(
    `select id, purchase_date as "purchaseDate", condition,
       (row_number() over (partition by category_id order by id))::int as place
     from asset where tag = any($1::text[]) order by id`,
    [tags],
  );
  const assignments = given.flatMap(({ id, purchaseDate, condition, place }) => {
    const now = holders[(place - 1) % holders.length];
    const before = place % 4 === 0 ? holders[(place + 7) % holders.length] : undefined;
    const by = { assetId: id, assignedById: giver.userId, assignedByName: giver.fullName };
    const first = dayAfter(purchaseDate, 3, today);
    const second = dayAfter(purchaseDate, 240, today);
    return [
      ...(before && before !== now
        ? [
            {
              ...by,
              assignedTo: before.userId,
              assignedDate: first,
              conditionOnAssignment: 'excellent' as const,
              returnedDate: second,
              conditionOnReturn: 'good' as const,
            },
          ]
        : []),
      ...(now
        ? [
            {
              ...by,
              assignedTo: now.userId,
              assignedDate: before && before !== now ? second : first,
              conditionOnAssignment: condition,
            },
          ]
        : []),
    ];
  });
  await tx.manager.insert(Holder, [...holders]);
  await tx.manager.insert(AssetAssignment, assignments);
  await tx.query(`update asset a set holder_id = s.user_id, status = 'assigned', updated_at = s.assigned_date + time '15:00'
    from asset_assignment s where s.asset_id = a.id and s.returned_date is null`);
  const repaired = await tx.query<{ id: number }>(`select id from asset where status = 'maintenance'`);
  await tx.manager.insert(
    AssetMaintenance,
    repaired.map(({ id }, at) => ({
      assetId: id,
      createdById: giver.userId,
      createdByName: giver.fullName,
      description: at % 2 === 0 ? 'The battery does not hold.' : 'The fan is loud.',
      scheduledDate: daysBefore(today, at % 9),
    })),
  );
}

/** Fills the empty register and knowledge base of the demo organisation; the same rows for the same input. */
export async function seedIt(tx: Queryable & { manager: EntityManager }, input: ItSeedInput): Promise<void> {
  const inUse: string[] = [];
  for (const [index, { category, prefix, amount }] of STOCK.entries()) {
    const { id } = await tx.manager.save(AssetCategory, { name: category, prefix });
    await tx.query('insert into asset_tag_counter (prefix, last_number) values ($1, $2)', [prefix, amount]);
    const assets = assetsOf(index, id, input.today);
    inUse.push(...assets.flatMap(({ tag = '', status }) => (status === 'assigned' ? tag : [])));
    await tx.manager.insert(
      Asset,
      assets.map((asset) =>
        asset.status === 'assigned' ? { ...asset, status: 'available' as const } : asset,
      ),
    );
  }
  await tellAssets(tx);
  await seedHolders(tx, input, inUse);
  await seedKnowledge(tx, input);
}
