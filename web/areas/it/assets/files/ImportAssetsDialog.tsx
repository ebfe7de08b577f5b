import { ImportDialog } from '../../../../domain/import/ImportDialog';
import type { ImportKind } from '../../../../domain/import/importParts';
import { graphql } from '../../../../generated/gql';
import { startAssetImportLimits } from '../../../../generated/limits';

/** Imports a CSV of assets. */
export function ImportAssetsDialog({ onClose }: { onClose: () => void }) {
  return <ImportDialog kind={assets} onClose={onClose} />;
}

const AssetImportDocument = graphql(`
  query AssetImport {
    columns: assetImportColumns {
      head
      isRequired
      hint
    }
    job: assetImport {
      id
      ...ImportJobPart
    }
  }
`);

const CheckAssetImportDocument = graphql(`
  mutation CheckAssetImport($file: Upload!) {
    check: checkAssetImport(file: $file) {
      ...ImportCheckPart
    }
  }
`);

const StartAssetImportDocument = graphql(`
  mutation StartAssetImport($file: Upload!) {
    start: startAssetImport(file: $file) {
      id
      ...ImportJobPart
    }
  }
`);

const assets: ImportKind = {
  title: 'Import assets',
  one: 'asset',
  many: 'assets',
  template: 'assets-template.csv',
  megabytes: startAssetImportLimits.file,
  steps: { RECORDS: 'Writing assets' },
  documents: {
    read: AssetImportDocument,
    check: CheckAssetImportDocument,
    start: StartAssetImportDocument,
  },
};
