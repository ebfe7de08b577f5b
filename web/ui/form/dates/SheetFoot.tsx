import styled from 'styled-components';

import { Button } from '../Button';
import { theme } from '../../theme';
import { DayMarkBar } from './DayMarkBar';
import type { MarkLegend } from './dayMark';
import type { DayPreset, DaySpan } from './presets';

interface Props {
  today: string;
  presets: readonly DayPreset[];
  /** Presets that go beyond these are left out. */
  min: string | undefined;
  max: string | undefined;
  onPick: (span: DaySpan) => void;
  legend: MarkLegend | undefined;
}

/** Under a calendar: days to choose with one press, and what its marks mean. */
export function SheetFoot({ today, presets, min, max, onPick, legend }: Props) {
  const offered = presets
    .map(({ label, days }) => ({ label, span: days(today) }))
    .filter(({ span }) => (!min || span.first >= min) && (!max || span.last <= max));
  return (
    <>
      {offered.length > 0 && (
        <Row>
          {offered.map(({ label, span }) => (
            <Button key={label} onClick={() => onPick(span)}>
              {label}
            </Button>
          ))}
        </Row>
      )}
      {legend && (
        <Legend>
          {legend.map(({ text, bar, count }) => (
            <span key={text}>
              <DayMarkBar bar={bar} count={count} />
              {text}
            </span>
          ))}
        </Legend>
      )}
    </>
  );
}

const { space } = theme;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[2]};
  padding-block-start: ${space[3]};
  border-block-start: ${theme.border.line};
  > button {
    padding-inline: ${space[3]};
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-block-start: ${space[2]};
  color: ${theme.color.ink2};
  font-size: ${theme.type[12]};
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
`;
