import { certain } from '../../kit/graphql/loader.js';
import type { ItDashboard } from '../generated/schema.js';
import { database } from '../database.js';

/** The figures of IT's home card and dashboard, in one statement. */
export function readDashboard(): Promise<ItDashboard> {
  return certain(
    database.one<ItDashboard>(
      `select * from
      (select count(*) as "totalAssets",
              count(*) filter (where status = 'assigned') as "assignedAssets",
              count(*) filter (where status = 'available') as "availableAssets",
              count(*) filter (where status = 'maintenance') as "maintenanceAssets",
              coalesce(sum(purchase_cost), 0)::numeric(14, 2) as "totalAssetValue" from asset) assets,
      (select count(*) as "totalArticles",
              coalesce(sum(view_count), 0)::bigint as "totalArticleViews",
              coalesce(sum(download_count), 0)::bigint as "totalArticleDownloads" from article where is_published and deleted_at is null) articles`,
    ),
  );
}
