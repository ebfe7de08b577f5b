import { useGraphiQL } from '@graphiql/react';
import { Table2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { BarChart } from '../../ui/charts/BarChart';
import { saveCsv } from '../../ui/file/saveCsv';
import { Button } from '../../ui/form/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { theme } from '../../ui/theme';
import { curlOf } from './curl';
import { resultChart } from './resultChart';
import { resultTables, type ResultTable } from './resultTables';

/** The number of shown rows; the file has all of them. */
const mostShown = 200;

/** The last answer as tables, each of which can be saved, and the query as a command for a shell. */
export const resultPlugin = (url: string) => ({
  title: 'Result as table',
  icon: () => <Table2 />,
  content: () => <Result url={url} />,
});

function Result({ url }: { url: string }) {
  const { query, variables, response } = useGraphiQL(
    ({ tabs, activeTabIndex }) => tabs[activeTabIndex] ?? { query: '', variables: '', response: '' },
  );
  const [message, setMessage] = useState('');
  const tables = resultTables(response ?? '');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(curlOf(url, query ?? '', variables ?? ''));
      setMessage('The command is copied.');
    } catch {
      setMessage('The command could not be copied. Variables have to be JSON, and the page needs HTTPS.');
    }
  };
  return (
    <section aria-label="Result as table">
      <Head>
        <h2>Result as table</h2>
        <Button onClick={() => void copy()}>Copy as curl</Button>
      </Head>
      <Line role="status">{message}</Line>
      {tables.length === 0 && <Line>Run a query that answers a list, and it appears here as a table.</Line>}
      {tables.map((table) => (
        <OneTable key={table.name} table={table} />
      ))}
    </section>
  );
}

function OneTable({ table }: { table: ResultTable }) {
  const { name, columns, rows } = table;
  const [isDrawn, setDrawn] = useState(false);
  const chart = resultChart(table);
  const save = () =>
    saveCsv(
      {
        name: `${name}.csv`,
        columns: columns.map((head) => ({
          head,
          cell: (row: ResultTable['rows'][number]) => row[head] ?? null,
        })),
      },
      rows,
    );
  return (
    <Part>
      <Head>
        <h3>{name}</h3>
        {chart && (
          <Button onClick={() => setDrawn(!isDrawn)}>
            <span>{isDrawn ? 'Show as table' : 'Show as chart'}</span>
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        <Button onClick={save}>
          Save as CSV<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Head>
      {isDrawn && chart ? (
        <BarChart label={name} {...chart} empty="There is nothing to draw." />
      ) : (
        <Rows name={name} columns={columns} rows={rows} />
      )}
      {rows.length > mostShown && (
        <Line>{`The first ${String(mostShown)} of ${String(rows.length)} rows; the file has them all.`}</Line>
      )}
    </Part>
  );
}

function Rows({ name, columns, rows }: ResultTable) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={`Rows of ${name}`}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <Cell
                as="th"
                key={column}
                scope="col"
                $isNumber={rows.some((row) => typeof row[column] === 'number')}
              >
                {column}
              </Cell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostShown).map((row, at) => (
            <tr key={at}>
              {columns.map((column) => (
                <Cell key={column} $isNumber={typeof row[column] === 'number'}>
                  {row[column] ?? ''}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const { color, space } = theme;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  h2 {
    font-size: ${theme.type[20]};
  }
  h3 {
    font-size: ${theme.type[14]};
    overflow-wrap: anywhere;
  }
`;

const Line = styled.p`
  padding-block: ${space[2]};
  color: ${color.ink2};
  font-size: ${theme.type[13]};
  &:empty {
    display: none;
  }
`;

const Part = styled.div`
  padding-block: ${space[3]};
`;

const Scroll = styled.div`
  margin-block-start: ${space[2]};
  overflow: auto;
  max-block-size: 60vh;
  border: ${theme.border.line};
  border-radius: ${theme.radius.control};
  font-size: ${theme.type[13]};
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th {
    position: sticky;
    inset-block-start: 0;
    background: ${color.sunken};
    font-weight: ${theme.weight.medium};
    white-space: nowrap;
  }
  th,
  td {
    padding: ${space[1]} ${space[3]};
    border-block-end: ${theme.border.line};
  }
`;

const Cell = styled.td<{ $isNumber: boolean }>`
  text-align: ${({ $isNumber }) => ($isNumber ? 'end' : 'start')};
  font-variant-numeric: tabular-nums;
`;
