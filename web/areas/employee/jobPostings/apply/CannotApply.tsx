import { useUrlQuery } from '../../../../domain/list/useUrlQuery';
import { Button } from '../../../../ui/form/Button';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { applyStateOf, whyNot } from '../applyState';
import type { PostingRow } from '../postingRow';

interface Props {
  /** Null where it does not exist, or not for this person. */
  posting: PostingRow | null;
  onClose: () => void;
}

/** Says why a link to an application leads nowhere, and where to go instead. */
export function CannotApply({ posting, onClose }: Props) {
  const { change } = useUrlQuery();
  const hasApplied = posting !== null && applyStateOf(posting) === 'applied';
  const elsewhere = {
    apply: null,
    posting: null,
    level: null,
    status: null,
    search: null,
    sort: null,
    page: null,
  };
  return (
    <Dialog
      title={posting ? posting.title : 'Position'}
      isOpen
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {hasApplied ? (
        <EmptyState
          drawing="done"
          title={whyNot(posting)}
          text="Under My applications you see its status."
          action={
            <Button
              variant="primary"
              onClick={() => change({ ...elsewhere, open: null, tab: 'applications' })}
            >
              My applications
            </Button>
          }
        />
      ) : (
        <EmptyState
          drawing="door"
          title={posting ? whyNot(posting) : 'This position does not exist any more.'}
          text="Have a look at the positions that are open now."
          action={
            <Button variant="primary" onClick={() => change({ ...elsewhere, open: 'only', tab: null })}>
              Open positions
            </Button>
          }
        />
      )}
    </Dialog>
  );
}
