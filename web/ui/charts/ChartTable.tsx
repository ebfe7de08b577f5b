import styled from 'styled-components';

import { theme } from '../theme';
import { valueOf, type ChartRow, type ChartSeries } from './chart';

interface Props {
  label: string;
  rowName: string;
  rows: readonly ChartRow[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

/** The figures of a chart as a table, for people who prefer it and for screen readers. */
export function ChartTable({ label, rowName, rows, series, format }: Props) {
  return (
    <Figures aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{rowName}</th>
          {series.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} aria-current={row.isNow || undefined}>
            <th scope="row">{row.name}</th>
            {series.map((one) => {
              const value = valueOf(row, one);
              return <td key={one.key}>{value === null ? '–' : format(value)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </Figures>
  );
}

const { color, space } = theme;

const Figures = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${theme.type[13]};
  th,
  td {
    padding: ${space[2]} ${space[3]} ${space[2]} 0;
    border-block-end: ${theme.border.line};
    font-weight: ${theme.weight.regular};
    text-align: start;
  }
  th + th,
  td {
    padding-inline: ${space[3]} 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  thead th {
    color: ${color.ink3};
    font-size: ${theme.type[12]};
  }
  tr[aria-current] th {
    font-weight: ${theme.weight.semibold};
  }
`;
