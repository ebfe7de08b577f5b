import type { EntityManager } from 'typeorm';
import { ArticleCategory } from './articleCategory/articleCategory.entity.js';
import { Article } from './article/article.entity.js';
import { Asset } from './asset/asset.entity.js';
import type { AssetCondition, AssetStatus } from './asset/asset.entity.js';
import { AssetCategory } from './assetCategory/assetCategory.entity.js';
import { ARTICLES, STOCK } from './demo/models.js';

export interface ItSeedInput {
  /** Who wrote the articles. */
  authors: { userId: number; fullName: string }[];
  /** YYYY-MM-DD; everything is dated before it. */
  today: string;
}

const LOCATIONS = ['Office Floor 1', 'Office Floor 2', 'Office Floor 3', 'Server Room', 'Storage Room', 'Mobile Device'];
const STATUSES: AssetStatus[] = ['assigned', 'assigned', 'assigned', 'available', 'assigned', 'assigned', 'maintenance', 'assigned', 'available', 'assigned', 'retired', 'assigned'];
const CONDITIONS: AssetCondition[] = ['excellent', 'good', 'good', 'excellent', 'fair', 'good', 'excellent', 'poor'];

const daysBefore = (today: string, days: number) => new Date(Date.parse(`${today}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

function assetsOf(index: number, categoryId: number, today: string): Partial<Asset>[] {
  const { category, prefix, amount, models } = STOCK[index] ?? { category: '', prefix: '', amount: 0, models: [] };
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
      location: category === 'Server' || category === 'Router' ? 'Server Room' : (LOCATIONS[(i + index) % 3] ?? 'Storage Room'),
      purchaseDate: daysBefore(today, age),
      purchaseCost: `${price + ((i * 13) % 60)}.00`,
      warrantyExpiry: daysBefore(today, age - 1095),
    };
  });
}

/** Fills the empty register and knowledge base of the demo organisation; the same rows for the same input. */
export async function seedIt(tx: { manager: EntityManager }, { authors, today }: ItSeedInput): Promise<void> {
  for (const [index, { category, prefix, amount }] of STOCK.entries()) {
    const { id } = await tx.manager.save(AssetCategory, { name: category, prefix, lastNumber: amount });
    await tx.manager.insert(Asset, assetsOf(index, id, today));
  }
  let written = 0;
  for (const [name, titles] of Object.entries(ARTICLES)) {
    const { id } = await tx.manager.save(ArticleCategory, { name });
    const articles = titles.map((title): Partial<Article> => {
      const n = (written += 1);
      const author = authors[n % authors.length];
      const day = `${daysBefore(today, 8 + ((n * 37) % 340))}T18:00:00Z`;
      return {
        title,
        content: `${title}: what you need before you start, the steps one by one, and whom to ask when something looks different on your screen.`,
        categoryId: id,
        authorId: author?.userId ?? 0,
        authorName: author?.fullName ?? 'IT',
        viewCount: (n * 53) % 480,
        downloadCount: (n * 29) % 120,
        createdAt: day,
        updatedAt: day,
      };
    });
    await tx.manager.insert(Article, articles);
  }
}
