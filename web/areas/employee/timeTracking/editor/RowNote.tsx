import styled from 'styled-components';

import { isLongShift, shiftOf, type Shift } from '../../../../domain/timesheets/clockShift';
import { theme } from '../../../../ui/theme';
import { overnightText, weekdayOf } from '../entryForm/endText';
import { wordsOf } from '../entryForm/entryRules';
import { longShiftText } from './pinned';
import type { SheetRow } from './sheetRows';
import { durationText } from '../../../../ui/duration';

interface Props {
  row: SheetRow;
  /** What the server refused of it. */
  refusals: readonly string[];
}

/** The line under a row: its errors, its length, changes by other people. */
export function RowNote({ row, refusals }: Props) {
  if (row.isRemoved) return <Quiet>Will be deleted when you save.</Quiet>;
  const shift = shiftOf(row.values.clockInTime, row.values.clockOutTime);
  const weekday = weekdayOf(row.values.date);
  const wrong = [...new Set([...row.problems.map(wordsOf), ...refusals])];
  return (
    <>
      {weekday !== null && <Quiet>{weekday}</Quiet>}
      {shift && <Quiet>{lengthText(shift, row.values.date)}</Quiet>}
      {wrong.map((text) => (
        <Wrong key={text}>{text}</Wrong>
      ))}
      {row.meanwhile && <Caution>{meanwhileText[row.meanwhile]}</Caution>}
      {shift && isLongShift(shift.seconds) && <Caution>{longShiftText}</Caution>}
      {row.isTracked && <Quiet>Being tracked now; the tracker writes the clock out.</Quiet>}
    </>
  );
}

const lengthText = ({ seconds, isOvernight }: Shift, date: string): string =>
  isOvernight ? `${durationText(seconds)}, ${overnightText(date)}` : durationText(seconds);

const meanwhileText = {
  changed: 'This entry was changed elsewhere meanwhile. Saving replaces only what you changed.',
  deleted: 'This entry was deleted elsewhere meanwhile. Saving adds it again.',
} as const;

const Quiet = styled.span`
  color: ${theme.color.ink3};
`;
const Wrong = styled.span`
  color: ${theme.color.danger};
`;
const Caution = styled.span`
  color: ${theme.color.warning};
`;
