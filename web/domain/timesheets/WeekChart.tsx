import styled from 'styled-components';

import { theme } from '../../ui/theme';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { hoursText } from '../../ui/duration';
import { numberText } from '../../ui/numbers';
import { weeklyTarget } from './pinned';
import type { DayHours } from './weekHours';

interface Props {
  days: readonly DayHours[];
  isKnown: boolean;
}

/**
 * The hours of each day, each on top of the days before it, so that the week is seen to climb to its target
 * [A9.10]. Days that are not known stand there empty, and are not read out as days without hours.
 */
export function WeekChart({ days, isKnown }: Props) {
  const total = days.reduce((sum, { hours }) => sum + hours, 0);
  const share = (hours: number) => `${String((hours / Math.max(weeklyTarget, total)) * 100)}%`;
  return (
    <>
      <Plot aria-hidden="true">
        <Target style={{ insetBlockEnd: share(weeklyTarget) }}>{hoursText(weeklyTarget)}</Target>
        {days.map(({ name, hours, before }) => (
          <Column key={name}>
            {hours >= leastShown && (
              <>
                <Before style={{ blockSize: share(before) }} />
                <Day style={{ insetBlockEnd: share(before), blockSize: share(hours) }} />
                <Value
                  style={{
                    insetBlockEnd: `max(${share(before + hours)}, calc(${share(before)} + ${size.hair}))`,
                  }}
                >
                  {numberText(hours)}
                </Value>
              </>
            )}
          </Column>
        ))}
      </Plot>
      <Names aria-hidden="true">
        {days.map(({ name }) => (
          <span key={name}>{name.slice(0, 3)}</span>
        ))}
      </Names>
      {isKnown && (
        <VisuallyHidden as="ul">
          {days.map(({ name, hours }) => (
            <li key={name}>
              {name}: {hoursText(hours)}
            </li>
          ))}
        </VisuallyHidden>
      )}
    </>
  );
}

/** Hours that would be written as nothing are not drawn either. */
const leastShown = 0.005;

const { color, size, space, type } = theme;

const Seven = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space[2]};
`;

const Plot = styled(Seven)`
  position: relative;
  block-size: calc(${space[20]} + ${space[8]});
  margin-block-start: ${space[8]};
  border-block-end: ${theme.border.strong};
`;

const Target = styled.span`
  position: absolute;
  inset-inline: 0;
  border-block-end: ${size.hair} dashed ${color.lineStrong};
  color: ${color.ink3};
  font-size: ${type[12]};
`;

const Column = styled.span`
  position: relative;
`;

const Bar = styled.span`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  max-inline-size: ${space[10]};
  margin-inline: auto;
`;

const Before = styled(Bar)`
  background: ${color.employeeSoft};
`;

const Day = styled(Bar)`
  min-block-size: ${size.hair};
  border-radius: ${space[1]} ${space[1]} 0 0;
  background: ${color.brand};
`;

/** Hides the line of the target behind it. */
const Value = styled.span`
  position: absolute;
  inset-inline: 0;
  inline-size: max-content;
  margin-inline: auto;
  padding-inline: ${space.half};
  background: ${color.surface};
  font-size: ${type[12]};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const Names = styled(Seven)`
  margin-block-start: ${space[1]};
  color: ${color.ink3};
  font-size: ${type[12]};
  text-align: center;
`;
