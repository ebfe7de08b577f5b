import { Banner } from '../../ui/feedback/Banner';
import { FactList } from '../../ui/data/FactList';
import { countText, numberText } from '../../ui/numbers';
import type { ImportCheckPartFragment } from '../../generated/graphql';
import { ImportProblems } from './ImportProblems';
import type { ImportWords } from './importParts';

interface Props {
  kind: ImportWords;
  check: ImportCheckPartFragment;
  fileName: string;
}

/** What the import of a file would do, and what keeps it from being imported. */
export function ImportPreview({ kind: { many }, check, fileName }: Props) {
  const { newRows, knownRows, badRows, unknownColumns, problems, problemCount } = check;
  return (
    <>
      <FactList
        facts={[
          { label: `New ${many}`, value: numberText(newRows) },
          { label: 'Known already, unchanged', value: numberText(knownRows) },
          { label: 'Rows with a problem', value: numberText(badRows) },
          {
            label: 'Columns that are not read',
            value: unknownColumns.length > 0 ? unknownColumns.join(', ') : 'None',
          },
        ]}
      />
      {badRows > 0 && (
        <>
          <Banner tone="danger">
            {countText(badRows, 'row')} cannot be imported, so nothing can be. Correct the file and choose it
            again.
          </Banner>
          <ImportProblems problems={problems} count={problemCount} fileName={fileName} />
        </>
      )}
    </>
  );
}
