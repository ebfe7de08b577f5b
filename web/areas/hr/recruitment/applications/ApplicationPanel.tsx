import { useQuery } from '@apollo/client/react';

import { detailsIn } from '../../../../domain/list/detailsIn';
import { NoDetails } from '../../../../domain/list/NoDetails';
import { ApplicationStatusBadge } from '../../../../domain/jobs/ApplicationStatusBadge';
import { graphql } from '../../../../generated/gql';
import { Button } from '../../../../ui/form/Button';
import { GuardedButton } from '../../../../ui/form/GuardedButton';
import { SidePanel } from '../../../../ui/overlay/sidePanel/SidePanel';
import type { PanelSteps } from '../../../../ui/overlay/sidePanel/steps';
import { ApplicationFacts } from './ApplicationFacts';
import { ApplicationHistory } from './ApplicationHistory';
import { hrApplication, type HrApplication } from './applicationRow';
import { ApplicationTexts } from './ApplicationTexts';
import { Review } from './Review';
import { StatusSelect } from './StatusSelect';

interface Props {
  id: string;
  /** As the list knows it, where it does. */
  listed: HrApplication | undefined;
  steps: PanelSteps | undefined;
  onClose: () => void;
}

/** One application: the sent form, the review, and the history. */
export function ApplicationPanel({ id, listed, steps, onClose }: Props) {
  const answer = useQuery(HrApplicationDetailsDocument, { variables: { id } });
  const application = detailsIn(answer, (data) => data.jobApplication, id);
  const isMissing = !application && !answer.loading;
  const row = application ? hrApplication(application) : isMissing ? undefined : listed;

  return (
    <SidePanel
      item={id}
      title={row?.title ?? 'Application'}
      head={
        row && (
          <>
            <ApplicationStatusBadge status={row.status} />
            <bdi>{row.jobTitle}</bdi>
            <StatusSelect row={row} />
          </>
        )
      }
      steps={steps}
      onClose={onClose}
      rail={application && <ApplicationFacts application={application} />}
      talk={
        application && row?.viewerCan.review ? (
          <ApplicationHistory key={id} id={id} sentAt={row.createdAt} />
        ) : undefined
      }
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {/* These two have no behaviour yet, and say so. */}
          <GuardedButton reason="Not available yet. Set the interview date above." onClick={() => undefined}>
            Schedule Interview
          </GuardedButton>
          <GuardedButton reason="Not available yet. Choose the status above." onClick={() => undefined}>
            Update Status
          </GuardedButton>
        </>
      }
    >
      {!application && <NoDetails answer={answer} noun="application" />}
      {application && (
        <>
          <Review key={`review ${id}`} application={application} />
          <ApplicationTexts key={`texts ${id}`} application={application} />
        </>
      )}
    </SidePanel>
  );
}

const HrApplicationDetailsDocument = graphql(`
  query HrApplicationDetails($id: ID!) {
    jobApplication(id: $id) {
      id
      ...HrApplicationRow
      ...ApplicationFacts
      ...ApplicationTexts
      ...Reviewed
    }
  }
`);
