import { PencilLine } from 'lucide-react';
import styled from 'styled-components';

import { InstantText } from '../../../../domain/calendar/InstantText';
import { Banner } from '../../../../ui/feedback/Banner';
import { Button } from '../../../../ui/form/Button';
import { theme } from '../../../../ui/theme';
import type { RejectedTimesheet } from './rejectedTimesheet';
import { useCorrection } from './useCorrection';

interface Props {
  rejected: RejectedTimesheet;
  /** Another timesheet of the week is shown, a draft. */
  isEarlier: boolean;
}

/** That the week was sent back and why, with the way to correct it. */
export function RejectionNote({ rejected, isEarlier }: Props) {
  const { correct, busy } = useCorrection();
  return (
    <Banner
      tone="danger"
      title={isEarlier ? 'An earlier timesheet of this week was rejected' : 'This week was rejected'}
    >
      {isEarlier && rejected.decidedAt && (
        <p>
          By <bdi>{rejected.decidedByName || 'HR'}</bdi> on <InstantText at={rejected.decidedAt} />.
        </p>
      )}
      <Reason dir="auto">{rejected.rejectionReason}</Reason>
      <Button icon={PencilLine} busy={busy} onClick={() => correct(rejected)}>
        Correct this week
      </Button>
    </Banner>
  );
}

/** A person's text, with its line breaks. */
const Reason = styled.p`
  margin-block-end: ${theme.space[2]};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
