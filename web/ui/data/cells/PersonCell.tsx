import type { ReactNode } from 'react';

import { Avatar } from './Avatar';
import { TwoLineCell } from './TwoLineCell';

export interface PersonCellProps {
  /** Full name. */
  name: string;
  /** What they do, where they work. */
  line?: ReactNode;
  /** Address of a photo; initials are shown if there is none. */
  photo?: string | null;
}

/** A person in a row of a table: photo or initials, name, and an optional second line. */
export function PersonCell({ name, line, photo }: PersonCellProps) {
  return (
    <TwoLineCell
      name={name}
      line={line}
      picture={<Avatar name={name} photo={photo} size={line ? 'medium' : 'small'} />}
    />
  );
}
