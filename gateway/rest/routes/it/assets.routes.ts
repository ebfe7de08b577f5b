import { assetShown, assignmentShown, maintenanceShown, onOnePage } from '../../present/asset.js';
import type { Row, Take } from '../../route.js';

const it =
  (noun: string) =>
  (path = '') => [`/api/it/${noun}/${path}`];
const categories = it('asset-categories');
const assets = it('assets');
const assignments = it('asset-assignments');
const maintenance = it('asset-maintenance');

const who = 'IT Staff, Administrator';
/** A PUT needs them; where they come, a blank one is refused by the subgraph in its own words. */
const needed: Take = { need: 'here' };
/** The register has its own message for each missing field. */
const asked: Take = { need: 'in its own words' };
const ASKED = [
  ...['name', 'category', 'brand', 'model', 'serial_number', 'location'],
  ...['purchase_date', 'purchase_cost', 'warranty_expiry'],
];
const says = { 404: 'Asset not found' };
const missing = (text: string) => ({ blank: text, missing: text });

const categoryRows: readonly Row[] = [
  { method: 'GET', paths: categories(), operation: 'AssetCategories', who },
  { method: 'POST', paths: categories(), operation: 'CreateAssetCategory', who, status: 201 },
  { method: 'GET', paths: categories('{id}/'), operation: 'AssetCategory', who },
  {
    method: 'PUT',
    paths: categories('{id}/'),
    operation: 'UpdateAssetCategory',
    who,
    takes: { name: needed, prefix: needed },
  },
  { method: 'PATCH', paths: categories('{id}/'), operation: 'UpdateAssetCategory', who },
  { method: 'DELETE', paths: categories('{id}/'), operation: 'DeleteAssetCategory', who },
];

const present = assetShown;
const registerRows: readonly Row[] = [
  { method: 'GET', paths: assets(), operation: 'Assets', who, present },
  {
    method: 'POST',
    paths: assets(),
    operation: 'CreateAsset',
    who,
    status: 201,
    takes: Object.fromEntries(ASKED.map((name) => [name, asked])),
    present,
  },
  { method: 'GET', paths: assets('statistics/'), operation: 'AssetStatistics', who },
  { method: 'GET', paths: assets('available/'), operation: 'AvailableAssets', who, present },
  {
    method: 'GET',
    paths: assets('mine/'),
    operation: 'MyEquipment',
    who: 'anyone signed in, what they have',
    present: onOnePage,
  },
  { method: 'GET', paths: assets('{id}/'), operation: 'Asset', who, says, present },
  {
    method: 'PUT',
    paths: assets('{id}/'),
    operation: 'UpdateAsset',
    who,
    takes: {
      name: { need: 'here', says: missing('Asset name is required') },
      category: { need: 'here', says: missing('Category is required') },
    },
    says,
    present,
  },
  { method: 'PATCH', paths: assets('{id}/'), operation: 'UpdateAsset', who, says, present },
  { method: 'DELETE', paths: assets('{id}/'), operation: 'DeleteAsset', who, says },
  {
    method: 'POST',
    paths: assets('{id}/assign/'),
    operation: 'AssignAsset',
    who,
    takes: { assigned_to: asked },
    says,
    present,
  },
  {
    method: 'POST',
    paths: assets('{id}/maintenance/'),
    operation: 'MarkAssetForMaintenance',
    who,
    says,
    present,
  },
];

const assignmentRows: readonly Row[] = [
  { method: 'GET', paths: assignments(), operation: 'AssetAssignments', who, present: assignmentShown },
  {
    method: 'GET',
    paths: assignments('active/'),
    operation: 'ActiveAssetAssignments',
    who,
    present: assignmentShown,
  },
  {
    method: 'GET',
    paths: assignments('{id}/'),
    operation: 'AssetAssignment',
    who,
    present: assignmentShown,
  },
  {
    method: 'PUT',
    paths: assignments('{id}/'),
    operation: 'UpdateAssetAssignment',
    who,
    present: assignmentShown,
  },
  {
    method: 'PATCH',
    paths: assignments('{id}/'),
    operation: 'UpdateAssetAssignment',
    who,
    present: assignmentShown,
  },
  { method: 'DELETE', paths: assignments('{id}/'), operation: 'DeleteAssetAssignment', who },
  {
    method: 'POST',
    paths: assignments('{id}/return_asset/'),
    operation: 'ReturnAsset',
    who,
    present: assignmentShown,
  },
];

const maintenanceRows: readonly Row[] = [
  {
    method: 'GET',
    paths: maintenance(),
    operation: 'AssetMaintenanceRecords',
    who,
    present: maintenanceShown,
  },
  {
    method: 'POST',
    paths: maintenance(),
    operation: 'CreateAssetMaintenance',
    who,
    status: 201,
    present: maintenanceShown,
  },
  {
    method: 'GET',
    paths: maintenance('{id}/'),
    operation: 'AssetMaintenanceRecordOf',
    who,
    present: maintenanceShown,
  },
  {
    method: 'PUT',
    paths: maintenance('{id}/'),
    operation: 'UpdateAssetMaintenance',
    who,
    takes: { asset: needed },
    present: maintenanceShown,
  },
  {
    method: 'PATCH',
    paths: maintenance('{id}/'),
    operation: 'UpdateAssetMaintenance',
    who,
    present: maintenanceShown,
  },
  { method: 'DELETE', paths: maintenance('{id}/'), operation: 'DeleteAssetMaintenance', who },
];

/** The asset register: every row needs the permission asset.manage. */
export const assetRows: readonly Row[] = [
  ...categoryRows,
  ...registerRows,
  ...assignmentRows,
  ...maintenanceRows,
];
