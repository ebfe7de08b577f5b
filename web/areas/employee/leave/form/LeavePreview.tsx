import { skipToken, useQuery } from '@apollo/client/react';
import { CalendarCheck } from 'lucide-react';
import styled from 'styled-components';

import { countOfDays, daysText } from '../../../../domain/calendar/day';
import { leaveStatusWord } from '../../../../domain/leave/leaveStatus';
import { useSettled } from '../../../../domain/list/useSettled';
import { graphql } from '../../../../generated/gql';
import type { LeavePreviewQueryVariables, LeaveType } from '../../../../generated/graphql';
import { Banner } from '../../../../ui/feedback/Banner';
import { isDay } from '../../../../ui/form/dates/days';
import { Stack } from '../../../../ui/layout/Stack';
import { allowanceWords, overWords, spanWords, teamWords } from './previewWords';

interface Props {
  leaveType: LeaveType | '';
  startDate: string;
  endDate: string;
  /** The request that is being changed; it does not be in its own way. */
  except?: number;
}

/**
 * A preview of the days: their number, the remaining allowance, conflicts, and absent colleagues. It refuses
 * nothing.
 */
export function LeavePreview({ leaveType, startDate, endDate, except }: Props) {
  const hasDays = isDay(startDate) && isDay(endDate) && startDate <= endDate;
  const asked = useSettled(hasDays ? `${startDate} ${endDate}` : '');
  const { data, previousData } = useQuery(
    LeavePreviewDocument,
    asked === '' ? skipToken : { variables: variablesOf(asked, except) },
  );

  const preview = (data ?? previousData)?.leavePreview;
  if (!hasDays || asked === '' || !preview) return null;
  const [first = '', last = ''] = asked.split(' ');
  const over = overWords(preview, leaveType);
  const span = data ? `, ${spanWords(first, last)}. ` : '. ';
  const words = `${span}${allowanceWords(preview, leaveType)} ${teamWords(preview.teamAway)}`;

  return (
    <Stack $gap={2}>
      <Banner tone="brand" icon={CalendarCheck}>
        <Words role="status" $old={data === undefined}>
          <strong>{countOfDays(preview.totalDays)}</strong>
          {words}
        </Words>
      </Banner>
      {over !== null && <Banner tone="warning">{over}</Banner>}
      {preview.overlapping.length > 0 && (
        <Banner tone="warning" title="You already have leave on these days">
          {preview.overlapping.map(
            ({ id, title, status, leave }) =>
              leave && (
                <p key={id}>
                  {title}: {daysText(leave.startDate, leave.endDate)}, {leaveStatusWord[status]}
                </p>
              ),
          )}
        </Banner>
      )}
    </Stack>
  );
}

function variablesOf(asked: string, except: number | undefined): LeavePreviewQueryVariables {
  const [startDate = '', endDate = ''] = asked.split(' ');
  return { startDate, endDate, except: except ?? null };
}

/** The answer for other days stays, but pale, until the one for these days is there. */
const Words = styled.span<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
`;

const LeavePreviewDocument = graphql(`
  query LeavePreview($startDate: Date!, $endDate: Date!, $except: Int) {
    leavePreview(startDate: $startDate, endDate: $endDate, except: $except) {
      totalDays
      teamAway
      overlapping {
        id
        title
        status
        leave {
          startDate
          endDate
        }
      }
      year {
        year
        takenDays
        usedDays {
          leaveType
          days
        }
      }
    }
  }
`);
