import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import type { AssetRowFragment } from '../../../generated/graphql';

/** An asset as the list and the dialogs show it. */
export interface AssetRow extends AssetRowFragment {
  title: string;
}

/** One asset of an answer; its tag tells it from others of the same name. */
export function assetRow(answer: FragmentType<typeof AssetRowPart>): AssetRow {
  const row = getFragmentData(AssetRowPart, answer);
  return { ...row, title: `${row.name} (${row.assetTag})` };
}

export const AssetRowPart = graphql(`
  fragment AssetRow on Asset {
    id
    assetTag
    name
    category {
      id
      name
    }
    brand
    model
    serialNumber
    status
    condition
    location
    purchaseCost
    warrantyExpiry
    currentAssignment {
      id
      assignedTo
      holderName
      holderDepartment
      assignedDate
      conditionOnAssignment
    }
  }
`);
