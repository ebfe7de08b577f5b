import { Banner } from '../../ui/feedback/Banner';
import { TextButton } from '../../ui/form/TextButton';

interface Props {
  /** Files or salaries were entered as well, which are not kept. */
  isPartial?: boolean;
  onDiscard: () => void;
}

/** Shown above a form that has its draft again. */
export function RestoredNote({ isPartial = false, onDiscard }: Props) {
  return (
    <Banner tone="brand" action={<TextButton onClick={onDiscard}>Start over</TextButton>}>
      <p>What you entered before is still here.</p>
      {isPartial && <p>Files and salaries are not kept; please add them again.</p>}
    </Banner>
  );
}
