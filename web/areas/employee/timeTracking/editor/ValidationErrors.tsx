import styled from 'styled-components';

import { TextButton } from '../../../../ui/form/TextButton';
import { theme } from '../../../../ui/theme';
import { focusCell } from './cellId';
import type { SheetRow } from './sheetRows';

/** What keeps the timesheet from being saved, by the number of its row; each leads to the field. */
export function ValidationErrors({ rows }: { rows: readonly SheetRow[] }) {
  const errors = rows.flatMap((row, index) =>
    row.isRemoved
      ? []
      : row.problems.map(({ text, fields }) => ({
          row: row.key,
          text: `Entry ${String(index + 1)}: ${text}`,
          field: fields[0],
        })),
  );
  if (errors.length === 0) return null;
  return (
    <Box>
      <Title role="status">Validation Errors ({errors.length})</Title>
      <List>
        {errors.map(({ row, text, field }) => (
          <li key={`${row} ${text}`}>
            <TextButton
              onClick={() => {
                if (field) focusCell(row, field);
              }}
            >
              {text}
            </TextButton>
          </li>
        ))}
      </List>
    </Box>
  );
}

const Box = styled.div`
  flex: 1 0 100%;
  max-block-size: 20vh;
  padding: ${theme.space[3]} ${theme.space[4]};
  overflow-y: auto;
  border-radius: ${theme.radius.control};
  background: ${theme.color.dangerSoft};
  color: ${theme.color.danger};
  font-size: ${theme.type[13]};
  button {
    color: inherit;
    font-weight: ${theme.weight.regular};
  }
`;

const Title = styled.p`
  font-weight: ${theme.weight.semibold};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
