import { Card } from '../../../../ui/layout/Card';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Stack } from '../../../../ui/layout/Stack';
import { EntriesCard } from '../entries/EntriesCard';
import type { Week } from './useWeek';
import { WeekPanel } from './WeekPanel';

/** The week that is shown, drawn and entry by entry. */
export function WeeklyEntries({ week }: { week: Week }) {
  return (
    <Stack>
      <WeekPanel week={week} />
      {week.reason === null ? (
        <EntriesCard week={week} />
      ) : (
        <Card>
          <ErrorState
            text={`Failed to load timesheet: ${week.reason}`}
            busy={week.loading}
            onRetry={week.retry}
          />
        </Card>
      )}
    </Stack>
  );
}
