import { ArrowLeft, ChevronDown, ChevronUp, X } from 'lucide-react';
import styled from 'styled-components';

import { Icon } from '../../layout/Icon';
import { IconButton } from '../../form/IconButton';
import { TextButton } from '../../form/TextButton';
import { theme } from '../../theme';
import type { PanelSteps } from './steps';

interface Props {
  steps: PanelSteps | undefined;
  back: { label: string; onBack: () => void } | undefined;
  onClose: () => void;
}

/** The head of a panel: the way back, or the place in the list; to the next, to the one before; close. */
export function PanelBar({ steps, back, onClose }: Props) {
  return (
    <Bar>
      {back && (
        <Back onClick={back.onBack}>
          <Icon shape={ArrowLeft} /> {back.label}
        </Back>
      )}
      {!back && steps?.place && <Place>{steps.place}</Place>}
      <Buttons>
        {(steps?.previous ?? steps?.next) && (
          <>
            {/* One that leads nowhere keeps the keyboard. */}
            <IconButton
              icon={ChevronUp}
              label="Previous"
              title="Previous (K)"
              aria-keyshortcuts="K Alt+ArrowUp"
              aria-disabled={!steps?.previous || undefined}
              onClick={steps?.previous}
            />
            <IconButton
              icon={ChevronDown}
              label="Next"
              title="Next (J)"
              aria-keyshortcuts="J Alt+ArrowDown"
              aria-disabled={!steps?.next || undefined}
              onClick={steps?.next}
            />
          </>
        )}
        <IconButton icon={X} label="Close" onClick={onClose} />
      </Buttons>
    </Bar>
  );
}

const { space } = theme;

const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${theme.size.row};
  padding-inline: ${space[6]} ${space[3]};
  border-block-end: ${theme.border.line};
  ${theme.media.phone} {
    padding-inline-start: ${space[4]};
  }
`;

const Back = styled(TextButton)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-inline-size: 0;
  font-size: ${theme.type[13]};
`;

const Place = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
  font-variant-numeric: tabular-nums;
`;

const Buttons = styled.div`
  display: flex;
  flex: none;
  margin-inline-start: auto;
`;
