import { Timer } from 'lucide-react';

import { isLongShift, shiftOf } from '../../../../domain/timesheets/clockShift';
import { Banner } from '../../../../ui/feedback/Banner';
import { Stack } from '../../../../ui/layout/Stack';
import { overnightText } from './endText';
import type { EntryValues } from './entryForm';
import { breakSeconds, longShiftText } from '../editor/pinned';
import { durationText } from '../../../../ui/duration';

/** How long the typed times are, on which day they end, and what the break leaves. Refuses nothing. */
export function ShiftPreview({ values: { date, clockInTime, clockOutTime } }: { values: EntryValues }) {
  const shift = shiftOf(clockInTime, clockOutTime);
  return (
    <Stack $gap={2}>
      <Banner tone="brand" icon={Timer}>
        <span role="status">
          {shift && <strong>{durationText(shift.seconds)}</strong>}
          {shift && <span>{shift.isOvernight ? `, ${overnightText(date)}. ` : '. '}</span>}
          <span>
            {shift
              ? `Without the break of 15 minutes: ${durationText(Math.max(0, shift.seconds - breakSeconds))}.`
              : 'With both times you see here how long that is. The break is always 15 minutes.'}
          </span>
        </span>
      </Banner>
      {shift && isLongShift(shift.seconds) && <Banner tone="warning">{longShiftText}</Banner>}
    </Stack>
  );
}
