import styled from 'styled-components';

import { theme } from '../../../../ui/theme';

interface Props {
  state?: 'taken' | 'asked' | 'holiday';
  isWeekend?: boolean;
  isToday?: boolean;
  isChosen?: boolean;
  /** YYYY-MM-DD; omitted in a legend. */
  day?: string;
  /** Grid column where its month begins. */
  column?: number;
  title?: string;
}

/** One day of the drawing: full when taken, hollow when asked for, tinted on a holiday, ringed when it is today. */
export function YearDay({
  state,
  isWeekend = false,
  isToday = false,
  isChosen = false,
  day,
  column,
  title,
}: Props) {
  return (
    <Square
      data-state={state}
      data-weekend={isWeekend || undefined}
      data-today={isToday || undefined}
      data-chosen={isChosen || undefined}
      data-day={day}
      title={title}
      style={column === undefined ? undefined : { gridColumnStart: column }}
    />
  );
}

const { color, size, space } = theme;

const Square = styled.span`
  display: block;
  aspect-ratio: 1;
  border-radius: ${space.half};
  background: ${color.track};

  &[data-weekend] {
    background: ${color.sunken};
  }
  &[data-state='taken'] {
    background: ${color.success};
  }
  &[data-state='asked'] {
    background: ${color.warningSoft};
    box-shadow: inset 0 0 0 ${size.ring} ${color.warning};
  }
  &[data-state='holiday'] {
    background: ${color.infoSoft};
    box-shadow: inset 0 0 0 ${size.hair} ${color.info};
  }
  &[data-today] {
    outline: ${size.ring} solid ${color.ink};
    outline-offset: calc(${size.hair} * -1);
  }
  &[data-chosen] {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: ${size.hair};
  }
`;
