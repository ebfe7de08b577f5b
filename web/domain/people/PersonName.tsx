import { PersonCell, type PersonCellProps } from '../../ui/data/cells/PersonCell';
import { useFileAddress } from '../files/useFileAddress';

/** A person in a row or a fact; `photo` is `profilePicture` as the graph gives it. */
export function PersonName({ photo, ...rest }: PersonCellProps) {
  const whole = useFileAddress();
  return <PersonCell {...rest} photo={photo ? whole(photo) : null} />;
}
