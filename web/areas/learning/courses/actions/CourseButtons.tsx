import { Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';

import { Button } from '../../../../ui/form/Button';
import { Menu } from '../../../../ui/overlay/menu/Menu';
import { theme } from '../../../../ui/theme';
import { nextAction, type CourseAction } from './courseActions';
import type { CourseRow } from '../courseRow';

interface Props {
  course: CourseRow;
  onAction: (action: CourseAction, course: CourseRow) => void;
}

/** The actions of a person on a course: the next step, a rating, and editing for people with the permission. */
export function CourseButtons({ course, onAction }: Props) {
  const next = nextAction(course);
  const act = (action: CourseAction) => () => onAction(action, course);
  const { userEnrollment, viewerCan } = course;
  return (
    <Row>
      {viewerCan.update && (
        <Menu
          label={`Actions for ${course.title}`}
          actions={[
            { label: 'Preview', onAction: act('open') },
            { label: 'Edit', icon: Pencil, onAction: act('edit') },
            { label: 'Delete', icon: Trash2, danger: true, onAction: act('remove') },
          ]}
        />
      )}
      {userEnrollment && (
        <Button variant="ghost" aria-label={`Rate ${course.title}`} onClick={act('rate')}>
          Rate
        </Button>
      )}
      {next && (
        <Button
          variant={next.label === 'Continue' ? 'primary' : 'secondary'}
          aria-label={`${next.label} ${course.title}`}
          onClick={act(next.action)}
        >
          {next.label}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;
