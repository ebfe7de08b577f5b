import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

import { isoDay } from '../../../../domain/calendar/instant';
import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import { shiftOf } from '../../../../domain/timesheets/clockShift';
import { Banner } from '../../../../ui/feedback/Banner';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { GuardedButton } from '../../../../ui/form/GuardedButton';
import { Stack } from '../../../../ui/layout/Stack';
import { theme } from '../../../../ui/theme';
import { focusCell } from './cellId';
import { likelyDay } from '../entryForm/entryForm';
import { mostEntries, mostEntriesText } from './pinned';
import type { SheetRow } from './sheetRows';
import { SheetTable } from './SheetTable';
import { addRow, type SheetForm } from './sheetTyping';
import type { Sheet } from './useSheet';
import { countOfEntries } from '../../../../domain/timesheets/entryText';
import { durationText } from '../../../../ui/duration';

interface Props {
  sheet: Sheet;
  rows: readonly SheetRow[];
  form: SheetForm;
  onOpen: (row: SheetRow) => void;
}

/** All entries of the week, the way to one more, and what they come to. */
export function SheetFields({ sheet, rows, form, onOpen }: Props) {
  const { timeZone } = usePortalConfig();
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => {
    if (added !== null) focusCell(added, 'date');
  }, [added]);

  const kept = rows.filter(({ isRemoved }) => !isRemoved);
  const add = (
    <GuardedButton
      icon={Plus}
      reason={kept.length >= mostEntries ? mostEntriesText : null}
      onClick={() => setAdded(addRow(form, likelyDay(sheet.weekStartDate, isoDay(new Date(), timeZone))))}
    >
      Add entry
    </GuardedButton>
  );
  return (
    <Stack $gap={4}>
      {sheet.refusal !== null && <Banner tone="warning">{sheet.refusal}</Banner>}
      {rows.length > 0 && (
        <SheetTable rows={rows} weekStartDate={sheet.weekStartDate} form={form} onOpen={onOpen} />
      )}
      {rows.length === 0 ? (
        <EmptyState
          drawing="calendar"
          title="No entries in this week yet"
          text="Write down what you worked on, from when to when."
          action={add}
        />
      ) : (
        <Foot>
          {add}
          <Total>{totalText(kept)}</Total>
        </Foot>
      )}
    </Stack>
  );
}

/** "5 entries, 32 h 30 min" */
function totalText(rows: readonly SheetRow[]): string {
  const seconds = rows.reduce(
    (sum, { values }) => sum + (shiftOf(values.clockInTime, values.clockOutTime)?.seconds ?? 0),
    0,
  );
  return `${countOfEntries(rows.length)}, ${durationText(seconds)}`;
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

const Total = styled.p`
  color: ${theme.color.ink2};
  font-size: ${theme.type[13]};
`;
