import { Check, CloudOff, Plus } from 'lucide-react';
import styled from 'styled-components';

import { Button } from '../../../../ui/form/Button';
import { Card } from '../../../../ui/layout/Card';
import { Icon } from '../../../../ui/layout/Icon';
import { theme } from '../../../../ui/theme';
import { EnrollmentProgress } from '../EnrollmentProgress';
import type { CourseProgress } from './useCourseProgress';

/** How far the person is, with the buttons that move it on by hand. */
export function CourseSteps({ title, progress }: { title: string; progress: CourseProgress }) {
  const { percent, isCompleted, isWaiting, busy, tenMore, complete } = progress;
  return (
    <Card title="Your progress">
      <Row>
        <Bar>
          <EnrollmentProgress title={title} percent={percent} isStarted />
        </Bar>
        {!isCompleted && (
          <Buttons>
            <Button icon={Plus} onClick={tenMore} disabled={busy}>
              Mark 10% more
            </Button>
            <Button icon={Check} variant="primary" busy={busy} busyText="Saving..." onClick={complete}>
              Mark complete
            </Button>
          </Buttons>
        )}
      </Row>
      <Note role="status">
        {isWaiting && (
          <>
            <Icon shape={CloudOff} /> Not saved yet. It is sent as soon as the portal can be reached.
          </>
        )}
      </Note>
    </Card>
  );
}

const { space } = theme;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[6]};
`;

const Bar = styled.div`
  flex: 1;
  min-inline-size: min(100%, ${theme.size.field});
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
`;
