import styled from 'styled-components';

import { overlayStyle } from '../../overlay/overlayStyle';
import type { Room } from '../../layout/useRoom';
import { theme } from '../../theme';
import { Swatch } from '../ChartLegend';

interface Props {
  /** The point that it tells about. */
  x: number;
  y: number;
  room: Room;
  title: string;
  lines: readonly { key: string; color: string; name?: string; text: string }[];
}

/** The figures of one place, above it; it never leaves the chart at its sides. */
export function ChartTip({ x, y, room, title, lines }: Props) {
  const share = Math.min(1, Math.max(0, x / room.width)) * 100;
  return (
    <Tip
      aria-hidden="true"
      style={{
        insetInlineStart: `${String(x)}px`,
        insetBlockEnd: `${String(room.height - y)}px`,
        translate: `-${String(share)}% 0`,
      }}
    >
      <strong>{title}</strong>
      {lines.map(({ key, color, name, text }) => (
        <Line key={key}>
          <Swatch style={{ background: color }} />
          {name && <span>{name}</span>}
          <Value>{text}</Value>
        </Line>
      ))}
    </Tip>
  );
}

const { space, type } = theme;

const Tip = styled.div`
  position: absolute;
  z-index: ${theme.layer.sticky};
  display: grid;
  gap: ${space.half};
  inline-size: max-content;
  max-inline-size: 80%;
  margin-block-end: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.control};
  ${overlayStyle}
  font-size: ${type[12]};
  pointer-events: none;
  strong {
    font-weight: ${theme.weight.semibold};
  }
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

const Value = styled.span`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;
