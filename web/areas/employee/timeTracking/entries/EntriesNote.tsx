import { Lock, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';

import { dayText } from '../../../../domain/calendar/day';
import { clockText } from '../../../../domain/timesheets/clock';
import { Icon } from '../../../../ui/layout/Icon';
import { theme } from '../../../../ui/theme';
import { overlappingEntries } from './overlappingEntries';
import type { EntryRow } from '../week/weekTimesheet';

interface Props {
  entries: readonly EntryRow[];
  isLocked: boolean;
  /** Which clock the times are of, where that is not the one of the device. */
  zone: string | null;
}

/** A note about the entries above: read-only, overlapping, times of another zone. Empty without a note. */
export function EntriesNote({ entries, isLocked, zone }: Props) {
  const overlap = isLocked ? null : overlappingEntries(entries);
  if (!overlap && !isLocked && zone === null) return null;
  return (
    <Foot>
      {isLocked && (
        <p>
          <Icon shape={Lock} /> Read-only
        </p>
      )}
      {overlap && (
        <p>
          <Icon shape={TriangleAlert} /> {timesOf(overlap[0])} and {timesOf(overlap[1])} overlap. Both count
          in full.
        </p>
      )}
      {zone !== null && <Zone>{zone}</Zone>}
    </Foot>
  );
}

/** "16 Nov 2026, 09:00–12:00" */
const timesOf = ({ date, clockInTime, clockOutTime }: EntryRow): string =>
  `${dayText(date)}, ${clockText(clockInTime)}–${clockText(clockOutTime)}`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-block-start: ${theme.border.line};
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
  p {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
  svg {
    flex: none;
  }
`;

const Zone = styled.p`
  margin-inline-start: auto;
`;
