import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { assetConditionWord } from '../../../../domain/assets/assetCondition';
import { dayText, daysText } from '../../../../domain/calendar/day';
import { isoDay } from '../../../../domain/calendar/instant';
import { InstantText } from '../../../../domain/calendar/InstantText';
import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import { graphql } from '../../../../generated/gql';
import type { AssetTimelineQuery } from '../../../../generated/graphql';
import { Timeline, type TimelineStep } from '../../../../ui/data/Timeline';
import { QuietFailure } from '../../../../ui/feedback/QuietFailure';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Button } from '../../../../ui/form/Button';
import { moneyText } from '../../../../ui/money';
import { changeText, changeTone, fieldName, type AssetChange } from './changeText';
import { maintenanceStatusWord, maintenanceTypeWord } from './maintenanceWords';

interface Props {
  id: number;
  /** When the asset came into the register. */
  madeAt: string;
}

/** The number of entries of each kind that are read at first. */
const firstPart = 20;
const most = 200;

/** Holders, maintenance and changes on one line, the newest first. */
export function AssetTimeline({ id, madeAt }: Props) {
  const { timeZone } = usePortalConfig();
  const [pageSize, setPageSize] = useState(firstPart);
  const { data, previousData, error, loading, refetch } = useQuery(AssetTimelineDocument, {
    variables: { id, pageSize },
  });
  const shown = data ?? previousData;
  const parts = shown && partsOf(shown, timeZone);

  return (
    <>
      <h3>History</h3>
      {parts && (
        <Timeline
          label="History"
          steps={[
            ...parts.steps,
            ...(parts.isWhole
              ? [{ key: 'made', title: 'Added to the register', line: <InstantText at={madeAt} withTime /> }]
              : []),
          ]}
        />
      )}
      {parts && !parts.isWhole && pageSize < most && (
        <div>
          <Button busy={loading} onClick={() => setPageSize(most)}>
            Show earlier history
          </Button>
        </div>
      )}
      {!shown && loading && <Skeleton steps={10} shape="block" />}
      {error && (
        <QuietFailure busy={loading} onRetry={() => void refetch().catch(() => undefined)}>
          The history is not available at the moment.
        </QuietFailure>
      )}
    </>
  );
}

type Assignment = AssetTimelineQuery['assetAssignments']['results'][number];
type Work = AssetTimelineQuery['assetMaintenanceRecords']['results'][number];
/** A step with its day and, where it is known, its moment. */
type Dated = TimelineStep & { at: string };

/** The steps of three lists in one order, down to where the first of them ends. */
function partsOf(data: AssetTimelineQuery, timeZone: string): { steps: Dated[]; isWhole: boolean } {
  const { assetHistory, assetAssignments, assetMaintenanceRecords } = data;
  const moment = (at: string) => `${isoDay(at, timeZone)} ${at}`;
  // Who had it is in the assignments, with what they know besides.
  const changes = assetHistory?.results ?? [];
  const handovers = changes.filter(({ field }) => field === 'HOLDER');
  /** An assignment knows its day; the change of holder knows the moment, but for one that was dated back. */
  const begun = ({ assignedDate, holderName }: Assignment) => {
    const place = handovers.findIndex(
      ({ after, changedAt }) => after === holderName && isoDay(changedAt, timeZone) === assignedDate,
    );
    const [handover] = place < 0 ? [] : handovers.splice(place, 1);
    return handover ? `${moment(handover.changedAt)}~` : `${assignedDate} ~`;
  };
  const lists = [
    {
      count: assetHistory?.count ?? 0,
      read: changes.length,
      steps: changes.filter(({ field }) => field !== 'HOLDER').map((one) => changeStep(one, moment)),
    },
    {
      count: assetAssignments.count,
      read: assetAssignments.results.length,
      steps: assetAssignments.results.map((one) => assignmentStep(one, begun(one))),
    },
    {
      count: assetMaintenanceRecords.count,
      read: assetMaintenanceRecords.results.length,
      steps: assetMaintenanceRecords.results.map((one) => workStep(one, moment)),
    },
  ];
  // What lies before the end of a list that has more would have gaps.
  const end = lists
    .filter(({ count, read }) => read < count)
    .map(({ steps }) => steps.at(-1)?.at ?? '')
    .reduce((latest, at) => (at > latest ? at : latest), '');
  return {
    steps: lists
      .flatMap(({ steps }) => steps)
      .filter(({ at }) => at >= end)
      .sort((one, other) => Number(one.at < other.at) - Number(one.at > other.at)),
    isWhole: lists.every(({ count, read }) => read >= count),
  };
}

const changeStep = (change: AssetChange, moment: (at: string) => string): Dated => ({
  key: `change ${String(change.id)}`,
  at: moment(change.changedAt),
  title: fieldName[change.field],
  line: (
    <>
      <bdi>{change.changedBy?.fullName ?? 'The portal'}</bdi> · <InstantText at={change.changedAt} withTime />
    </>
  ),
  tone: changeTone(change),
  text: <p dir="auto">{changeText(change)}</p>,
});

/** @param at sorts above the other steps of its moment or day */
const assignmentStep = (assignment: Assignment, at: string): Dated => ({
  key: `assignment ${String(assignment.id)}`,
  at,
  title: (
    <>
      {assignment.isActive ? 'Assigned to' : 'Was with'} <bdi>{assignment.holderName}</bdi>
    </>
  ),
  line: assignment.returnedDate
    ? daysText(assignment.assignedDate, assignment.returnedDate)
    : `since ${dayText(assignment.assignedDate)}`,
  tone: assignment.isActive ? 'info' : 'neutral',
  text: (
    <>
      <p>{conditionsOf(assignment)}</p>
      {assignment.notes && <p dir="auto">{assignment.notes}</p>}
    </>
  ),
});

/** "Good when given, Fair when returned" */
const conditionsOf = ({ conditionOnAssignment: given, conditionOnReturn: returned }: Assignment): string =>
  [`${assetConditionWord[given]} when given`, returned && `${assetConditionWord[returned]} when returned`]
    .filter(Boolean)
    .join(', ');

const workStep = (work: Work, moment: (at: string) => string): Dated => ({
  key: `work ${String(work.id)}`,
  at: moment(work.createdAt),
  title: `${maintenanceTypeWord[work.maintenanceType]}: ${maintenanceStatusWord[work.status].toLowerCase()}`,
  line: (
    <>
      <bdi>{work.createdByName}</bdi> · <InstantText at={work.createdAt} withTime />
    </>
  ),
  tone: work.status === 'IN_PROGRESS' ? 'warning' : 'neutral',
  text: (
    <>
      {work.description && <p dir="auto">{work.description}</p>}
      <p dir="auto">
        {[
          work.completedDate && `Over on ${dayText(work.completedDate)}`,
          work.performedBy && `by ${work.performedBy}`,
          work.cost && moneyText(work.cost),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {work.notes && <p dir="auto">{work.notes}</p>}
    </>
  ),
});

const AssetTimelineDocument = graphql(`
  query AssetTimeline($id: Int!, $pageSize: Int!) {
    assetHistory(assetId: $id, pageSize: $pageSize) {
      count
      results {
        id
        field
        before
        after
        changedAt
        changedBy {
          id
          fullName
        }
      }
    }
    assetAssignments(asset: [$id], pageSize: $pageSize) {
      count
      results {
        id
        holderName
        assignedDate
        returnedDate
        conditionOnAssignment
        conditionOnReturn
        notes
        isActive
      }
    }
    assetMaintenanceRecords(asset: [$id], pageSize: $pageSize) {
      count
      results {
        id
        maintenanceType
        status
        description
        completedDate
        performedBy
        cost
        notes
        createdByName
        createdAt
      }
    }
  }
`);
