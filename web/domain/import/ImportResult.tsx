import { Banner } from '../../ui/feedback/Banner';
import { countText } from '../../ui/numbers';
import type { ImportJobPartFragment } from '../../generated/graphql';
import { ImportProblems } from './ImportProblems';
import type { ImportWords } from './importParts';

interface Props {
  kind: ImportWords;
  job: ImportJobPartFragment;
}

/** What came of an import. */
export function ImportResult({ kind: { one, many, afterwards }, job }: Props) {
  const { fileName, status, made, known, problems } = job;
  const unchanged = known > 0 ? ` ${countText(known, one, many)} known already stayed unchanged.` : '';
  if (status === 'DONE') {
    return (
      <Banner tone="success" title={`${countText(made, one, many)} imported`}>
        From <bdi>{fileName}</bdi>.<span>{unchanged}</span>{' '}
        {made > 0 && afterwards && <span>{afterwards}</span>}
      </Banner>
    );
  }
  const [first] = problems;
  const isWhole = problems.length === 1 && first?.row === null;
  return (
    <>
      <Banner tone="danger" title={`No ${many} were imported`}>
        {isWhole ? (
          first.reason
        ) : (
          <>
            These rows of <bdi>{fileName}</bdi> could not be imported any more.
          </>
        )}
      </Banner>
      {!isWhole && <ImportProblems problems={problems} count={problems.length} fileName={fileName} />}
    </>
  );
}
