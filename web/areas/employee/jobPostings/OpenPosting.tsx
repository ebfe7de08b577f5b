import { useOpenItem } from '../../../domain/list/useOpenItem';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import type { PostingRow } from './postingRow';

const PostingPanel = lazyDialog(() => import('./PostingPanel').then((module) => module.PostingPanel));

interface Props {
  /** Ids of the positions that the list beside it shows, in its order. */
  ids: readonly string[] | undefined;
  /** The positions that are known already. */
  rows?: readonly PostingRow[] | undefined;
  /** Which part of all positions they are. */
  list?: { page: number; pageSize: number; count: number | undefined };
}

/** The position that the address names, beside the list it was opened from. */
export function OpenPosting({ ids, rows, list }: Props) {
  const { open: apply } = useOpenItem('apply');
  const { key, stepsIn, close } = useOpenItem('posting');
  if (!key) return null;
  return (
    <PostingPanel
      id={key}
      listed={rows?.find(({ id }) => id === key)}
      steps={stepsIn(
        ids?.map((id) => ({ id })),
        list,
      )}
      onApply={() => apply(key)}
      onClose={close}
    />
  );
}
