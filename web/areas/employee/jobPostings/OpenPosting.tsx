import { useOpenItem } from '../../../domain/list/useOpenItem';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { later } from '../../../ui/overlay/later';
import type { PostingRow } from './postingRow';

const PostingPanel = later(() => import('./PostingPanel').then((module) => module.PostingPanel));

interface Props {
  /** Ids of the positions that the list beside it shows, in its order. */
  ids: readonly string[] | undefined;
  /** The positions that are known already. */
  rows?: readonly PostingRow[] | undefined;
}

/** The position that the address names, beside the list it was opened from. */
export function OpenPosting({ ids, rows }: Props) {
  const { change } = useUrlQuery();
  const { key, stepsIn, close } = useOpenItem('posting');
  if (!key) return null;
  return (
    <PostingPanel
      id={key}
      listed={rows?.find(({ id }) => id === key)}
      steps={stepsIn(ids?.map((id) => ({ id })))}
      onApply={() => change({ apply: key })}
      onClose={close}
    />
  );
}
