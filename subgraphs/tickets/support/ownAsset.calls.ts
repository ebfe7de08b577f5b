/** What it asks of the register of assets, as the same viewer. */

export interface OwnAssets {
  myEquipment: { id: number; assetTag: string }[];
}

/** What the person has who makes a ticket. */
export const OWN_ASSETS = 'query TicketsOwnAssets { myEquipment { id assetTag } }';
