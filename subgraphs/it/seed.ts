import type { EntityManager } from 'typeorm';
import type { Queryable } from '../kit/postgres/queryable.js';
import { Asset } from './asset/asset.entity.js';
import type { AssetCondition, AssetStatus } from './asset/asset.entity.js';
import { AssetCategory } from './assetCategory/assetCategory.entity.js';
import { STOCK } from './demo/models.js';
import { seedKnowledge } from './knowledgeSeed.js';
import type { KnowledgeSeedInput } from './knowledgeSeed.js';

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
  const stands = ['Printer', 'Router', 'Server'].includes(category);
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
      // Nobody carries a server home: what stands in a room is in use without a holder.
      status: stands && status === 'assigned' ? 'available' : status,
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

/** Fills the empty register and knowledge base of the demo organisation; the same rows for the same input. */
export async function seedIt(
  tx: Queryable & { manager: EntityManager },
  input: KnowledgeSeedInput,
): Promise<void> {
  for (const [index, { category, prefix, amount }] of STOCK.entries()) {
    const { id } = await tx.manager.save(AssetCategory, { name: category, prefix, lastNumber: amount });
    await tx.manager.insert(Asset, assetsOf(index, id, input.today));
  }
  await seedKnowledge(tx, input);
}
