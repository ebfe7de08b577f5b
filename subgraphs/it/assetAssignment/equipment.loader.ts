import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { listsByKey, loader } from '../../kit/graphql/loader.js';
import { database } from '../database.js';
import type { Equipment } from '../generated/schema.js';

/** The assets of each person, at most 200, by tag. */
const EQUIPMENT = `select u.user_id as "userId", e.* from unnest($1::int[]) as u (user_id) cross join lateral (
    select a.id, a.tag as "assetTag", a.name, c.name as category, a.brand, a.model, a.serial_number as "serialNumber",
      s.condition_on_assignment as condition, s.assigned_date as since, a.warranty_expiry as "warrantyExpiry",
      a.status = 'lost' as "isLost", a.tag_order as "tagOrder"
    from asset_assignment s join asset a on a.id = s.asset_id join asset_category c on c.id = a.category_id
    where s.user_id = u.user_id and s.returned_date is null order by a.tag_order limit 200) e
  order by u.user_id, e."tagOrder"`;

const equipmentByUser = (context: RequestContext): DataLoader<number, Equipment[] | null> =>
  loader<number, Equipment[]>(context, 'it.equipment', async (ids) =>
    listsByKey(
      await database.query<Equipment & { userId: number }>(EQUIPMENT, [ids]),
      ({ userId }) => userId,
    ),
  );

/**
 * The assets of a person, at most 200, by tag; one statement for all people of a request. The caller has checked
 * the permission.
 */
export const equipmentOf = async (context: RequestContext, userId: number): Promise<Equipment[]> =>
  (await equipmentByUser(context).load(userId)) ?? [];

/** An asset by its id, if the reader has it now; otherwise null. */
export const ownEquipment = async (context: RequestContext, id: number): Promise<Equipment | null> =>
  (await equipmentOf(context, requireViewer(context).userId)).find((thing) => thing.id === id) ?? null;
