import { Network } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { EmptyState } from '../../../../ui/EmptyState';
import { ErrorState } from '../../../../ui/ErrorState';
import { Skeleton } from '../../../../ui/Skeleton';
import { theme } from '../../../../ui/theme';
import type { Member } from '../tree/orgTree';
import type { Standing } from '../tree/standing';
import { PersonFacts } from './PersonFacts';
import { PersonHead } from './PersonHead';
import { personSummary } from './personSummary';
import { ReportList } from './ReportList';
import { usePersonDetails } from './usePersonDetails';

interface Props {
  id: number;
  /** The person's place in the chart, where there is one. */
  member: Member | null;
  standing: Standing | null;
  onPerson: (id: number) => void;
  onShow: (member: Member) => void;
  onClose: () => void;
}

/** Everything about somebody that everybody may know [A2.76, A3.6]. */
export function PersonDialog({ id, member, standing, onPerson, onShow, onClose }: Props) {
  const { details, loading, failed, retry } = usePersonDetails(id);
  const person = personSummary(member, details);
  const content = useFocusOnNext(id);

  return (
    <Dialog
      title={person ? <bdi>{person.name}</bdi> : 'Employee details'}
      isOpen
      dismissable
      onClose={onClose}
      footer={
        <>
          {member && (
            <Button icon={Network} onClick={() => onShow(member)}>
              Show in chart
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
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
          title="Nobody to be seen here"
          text="This person has left, or the link is wrong."
        />
      )}
      {person && (
        <Content ref={content} tabIndex={-1} role="group" aria-label={person.name}>
          <PersonHead person={person} details={details} standing={standing} />
          <PersonFacts person={person} details={details} loading={loading} onPerson={onPerson} />
          {person.reports.length > 0 && <ReportList reports={person.reports} onPerson={onPerson} />}
        </Content>
      )}
    </Dialog>
  );
}

/**
 * The button that led to the next person is gone with the last one; the keyboard goes on at the new content.
 */
function useFocusOnNext(id: number) {
  const content = useRef<HTMLDivElement>(null);
  const last = useRef(id);
  useEffect(() => {
    if (last.current === id) return;
    last.current = id;
    content.current?.focus({ preventScroll: true });
    content.current?.parentElement?.scrollTo({ top: 0 });
  }, [id]);
  return content;
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  &:focus-visible {
    outline: none;
  }
`;
