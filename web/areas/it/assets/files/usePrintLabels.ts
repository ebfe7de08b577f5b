import { useAction } from '../../../../domain/action/useAction';
import { graphql } from '../../../../generated/gql';
import { saveBlob } from '../../../../ui/file/saveFile';
import type { WantedAssets } from './readAssets';

/** A PDF of labels of at most 1,000 assets, whose codes open their details. */
export function usePrintLabels(wanted: () => WantedAssets): { run: () => void; busy: boolean } {
  const printing = useAction(PrintAssetLabelsDocument, {
    failed: 'Failed to make the labels. Please try again.',
    once: true,
    stale: [],
  });
  const run = async () => {
    const { data } = await printing.run(wanted());
    if (data) saveBlob(pdfOf(data.printAssetLabels.pdf), 'asset_labels.pdf');
  };
  return { run: () => void run(), busy: printing.busy };
}

const pdfOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'application/pdf' });

const PrintAssetLabelsDocument = graphql(`
  mutation PrintAssetLabels(
    $ids: [Int!]
    $search: String
    $category: [String!]
    $status: [AssetStatusFilter!]
    $condition: [AssetCondition!]
    $location: [String!]
    $department: [String!]
    $employee: [Int!]
    $heldByLeavers: Boolean
    $ordering: String
  ) {
    printAssetLabels(
      ids: $ids
      search: $search
      category: $category
      status: $status
      condition: $condition
      location: $location
      department: $department
      employee: $employee
      heldByLeavers: $heldByLeavers
      ordering: $ordering
    ) {
      count
      pdf
    }
  }
`);
