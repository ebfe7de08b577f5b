import type { RequestContext } from '../../kit/request/context.js';
import { badInput } from '../../kit/request/errors.js';
import { OWN_ASSETS } from './ownAsset.calls.js';
import type { OwnAssets } from './ownAsset.calls.js';

/**
 * The tag of a ticket's asset, by its id; null for none. @throws BAD_USER_INPUT on `assetId` for an asset that the
 * viewer does not have, with the same message whether it exists or not
 */
export async function ownAssetTag(
  context: RequestContext,
  id: number | null | undefined,
): Promise<string | null> {
  if (id == null) return null;
  const { myEquipment } = await context.graph<OwnAssets>(OWN_ASSETS);
  const own = myEquipment.find((asset) => asset.id === id);
  if (!own) throw badInput({ assetId: ['Choose an asset that you have.'] });
  return own.assetTag;
}
