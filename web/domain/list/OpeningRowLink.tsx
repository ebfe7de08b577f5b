import { RowLink } from '../../ui/data/table/RowLink';
import { useOpeningLink } from './useOpenItem';

interface Props {
  /** The parameter of the address for the open record. */
  opens: string;
  item: number | string;
  children: string;
}

/**
 * The name of a row as the link that opens it. It reads the address itself, so that columns stay as they are when the
 * address changes, and no row is drawn again for that.
 */
export function OpeningRowLink({ opens, item, children }: Props) {
  return <RowLink {...useOpeningLink(opens)(item)}>{children}</RowLink>;
}
