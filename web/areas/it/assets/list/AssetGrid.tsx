import styled from 'styled-components';

import { assetConditionWord } from '../../../../domain/assets/assetCondition';
import { AssetStatusBadge } from '../../../../domain/assets/AssetStatusBadge';
import { dayText } from '../../../../domain/calendar/day';
import type { OpenItem } from '../../../../domain/list/useOpenItem';
import { FactList } from '../../../../ui/data/FactList';
import { RowLink } from '../../../../ui/data/table/RowLink';
import { CardSurface } from '../../../../ui/layout/Card';
import { Menu } from '../../../../ui/overlay/menu/Menu';
import type { MenuAction } from '../../../../ui/overlay/menu/menuAction';
import { moneyText } from '../../../../ui/money';
import { theme } from '../../../../ui/theme';
import { tagAndSerial } from './assetColumns';
import type { AssetRow } from '../assetRow';

interface Props {
  label: string;
  rows: readonly AssetRow[];
  opened: OpenItem;
  actions: (row: AssetRow) => readonly MenuAction[];
}

/** The same assets as cards. */
export function AssetGrid({ label, rows, opened, actions }: Props) {
  return (
    <Grid aria-label={label}>
      {rows.map((row) => {
        const assignment = row.currentAssignment;
        return (
          <li key={row.id}>
            <AssetCard as="article" data-row={row.id} aria-current={row.id === opened.id || undefined}>
              <Head>
                <Words>
                  <h2 dir="auto">
                    <RowLink {...opened.linkTo(row.id)}>{row.name}</RowLink>
                  </h2>
                  <p>{tagAndSerial(row)}</p>
                </Words>
                <Above>
                  <Menu label={`Actions for ${row.title}`} actions={actions(row)} />
                </Above>
              </Head>
              <AssetStatusBadge status={row.status} />
              <FactList
                facts={[
                  { label: 'Type', value: row.category.name },
                  { label: 'Condition', value: assetConditionWord[row.condition] },
                  {
                    label: 'Assigned to',
                    value: assignment
                      ? `${assignment.holderName}, since ${dayText(assignment.assignedDate)}`
                      : 'No one',
                    wide: true,
                  },
                  { label: 'Location', value: row.location ?? 'Not given' },
                  { label: 'Cost', value: moneyText(row.purchaseCost) },
                ]}
              />
            </AssetCard>
          </li>
        );
      })}
    </Grid>
  );
}

const { space } = theme;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space[4]};
  padding: ${space[1]} ${space[5]} ${space[5]};
  list-style: none;
`;

/* The whole card opens the details, but for its menu. */
const AssetCard = styled(CardSurface)`
  position: relative;
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[4]};
  block-size: 100%;
  &:hover {
    border-color: ${theme.hue('it').text};
  }
  &[aria-current] {
    border-color: ${theme.color.brand};
  }
  dl {
    inline-size: 100%;
    gap: ${space[3]};
  }
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]};
  inline-size: 100%;
`;

const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  h2 {
    font-size: ${theme.type[14]};
  }
  p {
    color: ${theme.color.ink3};
    font-size: ${theme.type[12]};
  }
`;

const Above = styled.span`
  position: relative;
  z-index: 1;
`;
