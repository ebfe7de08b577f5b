import { ProgressBar } from '../../ui/data/ProgressBar';
import { Stepper } from '../../ui/data/Stepper';
import { numberText } from '../../ui/numbers';
import type { ImportJobPartFragment, ImportStep } from '../../generated/graphql';
import type { ImportKind } from './importParts';

const forwards: readonly ImportStep[] = ['ACCOUNTS', 'RECORDS', 'SIGN_INS'];

interface Props {
  kind: ImportKind;
  job: ImportJobPartFragment;
}

/** How far an import is; it goes on without this. */
export function ImportProgress({ kind, job: { fileName, step, total, done } }: Props) {
  const at = forwards.indexOf(step);
  const isFailing = at < 0;
  const share = isFailing ? 0 : ((at * total + done) / (forwards.length * Math.max(total, 1))) * 100;
  const count = done > 0 ? `, ${numberText(done)} of ${numberText(total)}` : '';
  return (
    <>
      <p>
        <bdi>{fileName}</bdi> is being imported. You can close this; it goes on.
      </p>
      {!isFailing && (
        <Stepper label="Steps of the import" steps={forwards.map((one) => kind.steps[one])} current={at} />
      )}
      <ProgressBar
        label="Import"
        value={Math.round(share)}
        valueText={`${kind.steps[step]}${count}`}
        hue={isFailing ? 'danger' : 'info'}
      />
      <p role="status">
        {kind.steps[step]}
        {count}
      </p>
    </>
  );
}
