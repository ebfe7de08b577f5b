import type { Shown } from '../route.js';

// Records are modified in place: JSON omits undefined values.

/** The asset that a record is about, as one object (rest.md part 2, 1.2). */
const withAsset = (record: Shown): Shown =>
  Object.assign(record, {
    asset: record['asset_id'],
    asset_details: { id: record['asset_id'], asset_tag: record['asset_tag'], name: record['asset_name'] },
    asset_id: undefined,
    asset_tag: undefined,
    asset_name: undefined,
  });

/** The person who has something, as one object. */
const withPerson = (record: Shown): Shown =>
  Object.assign(record, {
    assigned_to_details: { id: record['assigned_to'], full_name: record['holder_name'] },
    holder_name: undefined,
  });

/** An asset with who has it. */
export function assetShown(asset: Shown & { current_assignment: Shown | null }): Shown {
  if (asset.current_assignment) withPerson(asset.current_assignment);
  return asset;
}

/** An assignment with its asset and its person. */
export const assignmentShown = (record: Shown): Shown =>
  Object.assign(withPerson(withAsset(record)), {
    assigned_by: record['assigned_by_id'],
    assigned_by_id: undefined,
  });

/** A record of work with its asset. */
export const maintenanceShown = (record: Shown): Shown =>
  Object.assign(withAsset(record), { created_by: record['created_by_id'], created_by_id: undefined });

/** A list that the graph answers whole, as the only page of a list. */
export const onOnePage = (results: Shown[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});
