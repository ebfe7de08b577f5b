import { Network } from 'lucide-react';

import { Button } from '../../../../ui/form/Button';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { SidePanel } from '../../../../ui/overlay/sidePanel/SidePanel';
import type { PanelSteps } from '../../../../ui/overlay/sidePanel/steps';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import type { Member } from '../tree/orgTree';
import type { CardKind } from '../tree/cardKind';
import { PersonFacts } from './PersonFacts';
import { PersonHead } from './PersonHead';
import { personSummary } from './personSummary';
import { ReportList } from './ReportList';
import { usePersonDetails } from './usePersonDetails';

interface Props {
  id: number;
  /** The person's position in the chart, if there is one. */
  member: Member | null;
  cardKind: CardKind | null;
  /** The chart it belongs to lies above the page. */
  isAbove: boolean;
  steps: PanelSteps | undefined;
  /** The way back to the person who was followed to this one. */
  onBack: (() => void) | null;
  onPerson: (id: number) => void;
  onShow: (member: Member) => void;
  onClose: () => void;
}

/** Everything about someone that everyone may know. */
export function PersonPanel({
  id,
  member,
  cardKind,
  isAbove,
  steps,
  onBack,
  onPerson,
  onShow,
  onClose,
}: Props) {
  const { details, loading, failed, retry } = usePersonDetails(id);
  const person = personSummary(member, details);

  return (
    <SidePanel
      item={id}
      title={person ? <bdi>{person.name}</bdi> : 'Employee details'}
      head={person && <PersonHead person={person} details={details} cardKind={cardKind} />}
      isAbove={isAbove}
      steps={steps}
      back={onBack ? { label: 'Back', onBack } : undefined}
      onClose={onClose}
      footer={
        member && (
          <Button icon={Network} onClick={() => onShow(member)}>
            Show in chart
          </Button>
        )
      }
    >
      {!person && loading && <Skeleton steps={40} shape="block" />}
      {!person && !loading && failed && (
        <ErrorState
          text="The details of this person could not be loaded."
          retryLabel="Retry"
          onRetry={retry}
        />
      )}
      {!person && !loading && !failed && (
        <EmptyState
          drawing="people"
          title="No one to show here"
          text="This person has left, or the link is wrong."
        />
      )}
      {person && (
        <>
          <PersonFacts person={person} details={details} loading={loading} onPerson={onPerson} />
          {person.reports.length > 0 && <ReportList reports={person.reports} onPerson={onPerson} />}
        </>
      )}
    </SidePanel>
  );
}
