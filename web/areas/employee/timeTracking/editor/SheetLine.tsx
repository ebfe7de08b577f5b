import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { memo, useId } from 'react';
import styled from 'styled-components';

import { DateField } from '../../../../ui/form/DateField';
import { hiddenStyle } from '../../../../ui/hiddenStyle';
import { IconButton } from '../../../../ui/form/IconButton';
import { Select } from '../../../../ui/form/choice/Select';
import { TextArea } from '../../../../ui/form/TextArea';
import { theme } from '../../../../ui/theme';
import { TimeField } from '../../../../ui/form/TimeField';
import { cellId } from './cellId';
import { entryPresets, weekBounds, type EntryField } from '../entryForm/entryForm';
import { projectOptions } from '../entryForm/projectOptions';
import { RowNote } from './RowNote';
import type { RowRefusals } from './rowRefusals';
import type { SheetRow } from './sheetRows';
import { toggleRemoved, typeInto, type SheetForm } from './sheetTyping';

interface Props {
  row: SheetRow;
  /** Its place in the table, from 1. */
  number: number;
  weekStartDate: string;
  /** What the server refused of it. */
  refusals: RowRefusals;
  form: SheetForm;
  /** Opens the row in its own form. */
  onOpen: () => void;
}

/** One entry to be written into, and under it what there is to say about it. */
function Line({ row, number, weekStartDate, refusals, form, onOpen }: Props) {
  const noteId = useId();
  const cell = (field: EntryField) => ({
    id: cellId(row.key, field),
    noteId,
    value: row.values[field],
    error: row.isRemoved
      ? undefined
      : (row.problems.find(({ fields }) => fields.includes(field))?.text ?? refusals[field]),
    disabled: row.isRemoved,
  });
  const read = (field: EntryField) => ({
    ...cell(field),
    onChange: (value: string) => typeInto(form, row, field, value),
  });
  const typed = (field: EntryField) => ({
    ...cell(field),
    onChange: ({ target }: { target: { value: string } }) => typeInto(form, row, field, target.value),
  });
  const name = `entry ${String(number)}`;

  return (
    <Group>
      <Row>
        <Place>
          <Word>Entry </Word>
          {number}
        </Place>
        <Cell>
          <DateField {...read('date')} {...weekBounds(weekStartDate)} presets={entryPresets} label="Date" />
        </Cell>
        <Cell>
          <Select {...read('project')} label="Project" options={projectOptions(row.entry?.project ?? '')} />
        </Cell>
        <Cell data-wide="true">
          <TextArea {...typed('taskDescription')} label="Task Description" rows={1} />
        </Cell>
        <Cell>
          <TimeField {...read('clockInTime')} label="Clock In" />
        </Cell>
        <Cell>
          <TimeField {...read('clockOutTime')} label="Clock Out" />
        </Cell>
        <Cell data-wide="true">
          <TextArea {...typed('notes')} label="Notes" rows={1} />
        </Cell>
        <Cell data-actions="true">
          <Actions>
            <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onOpen} disabled={row.isRemoved} />
            <IconButton
              icon={row.isRemoved ? Undo2 : Trash2}
              label={row.isRemoved ? `Keep ${name}` : `Delete ${name}`}
              onClick={() => toggleRemoved(form, row)}
            />
          </Actions>
        </Cell>
      </Row>
      <Row>
        <Cell data-note="true" colSpan={8} id={noteId}>
          <RowNote row={row} refusals={Object.values(refusals)} />
        </Cell>
      </Row>
    </Group>
  );
}

/**
 * A hundred rows are not rendered while one is edited. A row only uses its own fields of the form, so an older form
 * object serves it as well.
 */
export const SheetLine = memo(
  Line,
  (one, other) =>
    one.number === other.number &&
    one.weekStartDate === other.weekStartDate &&
    JSON.stringify([one.row, one.refusals]) === JSON.stringify([other.row, other.refusals]),
);

// Roles are spelt out because cards change `display`, which makes browsers drop them.
const Group = styled.tbody.attrs({ role: 'rowgroup' })``;
const Row = styled.tr.attrs({ role: 'row' })``;
const Cell = styled.td.attrs({ role: 'cell' })``;
const Place = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;

/** In the table the number alone says enough. */
const Word = styled.span`
  ${theme.container.wide} {
    ${hiddenStyle}
  }
`;

const Actions = styled.div`
  display: flex;
`;
