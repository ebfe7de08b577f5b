import { Timer } from 'lucide-react';
import styled from 'styled-components';

import { countText } from '../../../../ui/numbers';
import { Icon } from '../../../../ui/layout/Icon';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';
import { useStore, type Store } from '../../../../ui/store';
import { theme } from '../../../../ui/theme';

/** Below this many seconds it is red. */
const scarce = 300;

/** When a screen reader says how much is left, in seconds. */
const announcedAt = [1800, 900, 600, 300, 60, 30];

/** The time that is left; red under five minutes, and announced to screen readers at a few moments only. */
export function ExamTimer({ time, begunWith }: { time: Store<number>; begunWith: number }) {
  const left = useStore(time);
  const isScarce = left < scarce;
  const passed = announcedAt.filter((at) => left <= at && at < begunWith).at(-1);
  return (
    <>
      <Pill role="timer" aria-live="off" aria-label={`Time left: ${spoken(left)}`} $isScarce={isScarce}>
        <Icon shape={Timer} size="medium" />
        <span aria-hidden="true">{clockText(left)}</span>
      </Pill>
      <VisuallyHidden role={isScarce ? 'alert' : 'status'}>
        {passed !== undefined && `${spoken(passed)} left`}
      </VisuallyHidden>
    </>
  );
}

const spoken = (seconds: number): string =>
  seconds >= 60 ? countText(Math.ceil(seconds / 60), 'minute') : countText(seconds, 'second');

/** "59:07", "1:30:00" */
function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return `${hours > 0 ? `${String(hours)}:` : ''}${two(minutes)}:${two(rest)}`;
}

const Pill = styled.span<{ $isScarce: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  block-size: ${theme.size.control};
  padding-inline: ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${({ $isScarce }) => ($isScarce ? theme.color.dangerSoft : theme.color.neutralSoft)};
  color: ${({ $isScarce }) => ($isScarce ? theme.color.danger : theme.color.ink2)};
  font-weight: ${theme.weight.semibold};
  font-variant-numeric: tabular-nums;
`;
