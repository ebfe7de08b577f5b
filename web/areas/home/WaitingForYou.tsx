import styled from 'styled-components';

import { instantTime, isoDay } from '../../domain/calendar/instant';
import { dayText, daysText } from '../../domain/calendar/day';
import { usePortalConfig } from '../../domain/config/ConfigContext';
import type { Today, WaitingLine } from '../../domain/waiting/useToday';
import { TwoLineCell } from '../../ui/data/cells/TwoLineCell';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { QuietFailure } from '../../ui/feedback/QuietFailure';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { addDays } from '../../ui/form/dates/days';
import { ButtonLink } from '../../ui/layout/ButtonLink';
import { Card } from '../../ui/layout/Card';
import { IconTile } from '../../ui/layout/IconTile';
import { theme } from '../../ui/theme';
import { inOrder, waitingKinds, waitingTitle } from './waitingKinds';

/** What others and the person's own work wait for, each with its one action. */
export function WaitingForYou({ today: { lines, loading, hasFailed, retry } }: { today: Today }) {
  return (
    <Card flush aria-busy={(!lines && loading) || undefined}>
      {!lines && loading && (
        <Lines aria-hidden="true">
          {[1, 2, 3].map((place) => (
            <Line key={place}>
              <Skeleton width="60%" steps={8} />
            </Line>
          ))}
        </Lines>
      )}
      {hasFailed && (
        <Failure>
          <QuietFailure onRetry={retry}>
            {lines
              ? 'Part of what waits for you could not be loaded.'
              : 'What waits for you could not be loaded.'}
          </QuietFailure>
        </Failure>
      )}
      {lines && lines.length > 0 && (
        <Lines>
          {inOrder(lines).map((line) => (
            <Waiting key={line.kind} line={line} />
          ))}
        </Lines>
      )}
      {lines?.length === 0 && !hasFailed && (
        <EmptyState
          drawing="done"
          title="Nothing waits for you"
          text="Requests to decide and work of your own that has a deadline appear here."
        />
      )}
    </Card>
  );
}

function Waiting({ line }: { line: WaitingLine }) {
  const { icon, hue, action } = waitingKinds[line.kind];
  const detail = useDetail(line);
  const title = waitingTitle(line);
  return (
    <Line>
      <TwoLineCell picture={<IconTile icon={icon} hue={hue} size="small" />} name={title} line={detail} />
      <ButtonLink to={line.path} aria-label={`${action}: ${title}`}>
        {action}
      </ButtonLink>
    </Line>
  );
}

/** Which the first one is, and until when. */
function useDetail({ kind, count, detail, until }: WaitingLine): string {
  const { timeZone } = usePortalConfig();
  const how = waitingKinds[kind].detail;
  if (how === 'week')
    return `${count > 1 ? 'First the week' : 'Week'} of ${daysText(detail, addDays(detail, 6))}`;
  if (how === 'runs' && until) return `${detail}, until ${instantTime(until, timeZone)}`;
  if (how === 'due' && until)
    return until < isoDay(new Date(), timeZone)
      ? `${detail}, was due ${dayText(until)}`
      : `${detail}, by ${dayText(until)}`;
  if (how === 'ends' && until) return `${detail} ends on ${dayText(until)}`;
  return detail;
}

const { space, border } = theme;

const Lines = styled.ul``;

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-block-size: ${theme.space[16]};
  padding: ${space[3]} ${space[5]};
  & + & {
    border-block-start: ${border.line};
  }
  > :last-child {
    flex: none;
  }
  /* The day at its end says how urgent it is. */
  small {
    white-space: normal;
  }
  ${theme.media.phone} {
    padding-inline: ${space[4]};
  }
`;

const Failure = styled.div`
  padding: ${space[4]} ${space[5]};
  border-block-end: ${border.line};
`;
