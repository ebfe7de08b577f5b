import { ProgressBar } from '../../ui/data/figures/ProgressBar';
import { Stepper } from '../../ui/data/Stepper';
import { numberText } from '../../ui/numbers';
import type { ImportJobPartFragment, ImportStep } from '../../generated/graphql';
import type { ImportWords } from './importParts';

/** In this order; a kind has some of them. */
const order: readonly ImportStep[] = ['ACCOUNTS', 'RECORDS', 'SIGN_INS'];

interface Props {
  kind: ImportWords;
  job: ImportJobPartFragment;
}

/** How far an import is; it continues without this. */
export function ImportProgress({ kind, job: { fileName, step, total, done } }: Props) {
  const forwards = order.filter((one) => kind.steps[one] !== undefined);
  const at = forwards.indexOf(step);
  const words = kind.steps[step] ?? '';
  const isFailing = at < 0;
  const share = isFailing ? 0 : ((at * total + done) / (forwards.length * Math.max(total, 1))) * 100;
  const count = done > 0 ? `, ${numberText(done)} of ${numberText(total)}` : '';
  return (
    <>
      <p>
        <bdi>{fileName}</bdi> is being imported. You can close this; it continues in the background.
      </p>
      {!isFailing && forwards.length > 1 && (
        <Stepper
          label="Steps of the import"
          steps={forwards.map((one) => kind.steps[one] ?? '')}
          current={at}
        />
      )}
      <ProgressBar
        label="Import"
        value={Math.round(share)}
        valueText={`${words}${count}`}
        hue={isFailing ? 'danger' : 'info'}
      />
      <p role="status">
        {words}
        {count}
      </p>
    </>
  );
}
