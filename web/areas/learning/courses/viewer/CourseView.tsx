import { Star } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import { StatusBadge } from '../../../../ui/data/cells/StatusBadge';
import { Banner } from '../../../../ui/feedback/Banner';
import { Button } from '../../../../ui/form/Button';
import { Card } from '../../../../ui/layout/Card';
import { PageHeader } from '../../../../ui/layout/PageHeader';
import { Segments } from '../../../../ui/layout/Segments';
import { Stack } from '../../../../ui/layout/Stack';
import { theme } from '../../../../ui/theme';
import { nextAction, type CourseAction } from '../actions/courseActions';
import { CourseFigures } from '../CourseFigures';
import type { CourseRow } from '../courseRow';
import { difficultyWord } from '../courseWords';
import { CourseAbout } from './CourseAbout';
import { hasContent, materialsOf, type Content } from './courseContent';
import { CourseSteps } from './CourseSteps';
import { Lessons } from './Lessons';
import { MaterialView } from './MaterialView';
import { NoContent } from './NoContent';
import { Resources } from './Resources';
import { useCourseProgress } from './useCourseProgress';
import type { ProgressSaver } from './useProgressSaver';

interface Props {
  course: CourseRow;
  content: Content;
  /** Asks for the content again; null where the course is gone. */
  onRenew: () => Promise<Content | null>;
  saver: ProgressSaver;
  onAction: (action: CourseAction, course: CourseRow) => void;
  onClose: () => void;
}

/**
 * A course to be watched and read. Who has not started it sees what it is about and the button to do so; who
 * writes courses sees its content as a preview, which saves nothing.
 */
export function CourseView({ course, content, onRenew, saver, onAction, onClose }: Props) {
  const progress = useCourseProgress(course, saver);
  const { videoHosts } = usePortalConfig();
  const materials = materialsOf(content, videoHosts);
  const [chosen, setChosen] = useState(0);
  const material = materials[chosen] ?? materials[0];
  const isOpen = progress.isStarted || course.viewerCan.update;
  const next = nextAction(course);
  const resources = isOpen && <Resources content={content} onOpened={progress.opened} />;

  return (
    <>
      <PageHeader
        title={<bdi>{course.title}</bdi>}
        line={
          <>
            {course.category.name} · {difficultyWord[course.difficulty]}
          </>
        }
        back={{ onPress: onClose, label: 'Back to Courses' }}
        actions={
          <>
            {course.userEnrollment && (
              <Button icon={Star} onClick={() => onAction('rate', course)}>
                Rate
              </Button>
            )}
            {!progress.isStarted && next && (
              <Button variant="primary" onClick={() => onAction(next.action, course)}>
                {next.label}
              </Button>
            )}
          </>
        }
      />
      <Stack>
        {isOpen && !progress.isStarted && (
          <Banner tone="info">This is a preview. Nothing of it is saved as progress.</Banner>
        )}
        {course.status === 'ARCHIVED' && (
          <Banner tone="info">This course is archived. New colleagues cannot enroll in it.</Banner>
        )}
        <Line>
          <CourseFigures course={course} />
          {progress.isCompleted && <StatusBadge tone="success">Completed</StatusBadge>}
        </Line>
        {isOpen && !hasContent(content) && <NoContent />}
        {isOpen && material && (
          <Card>
            <Stack $gap={4}>
              {materials.length > 1 && (
                <Segments
                  compact
                  label="Parts of the course"
                  options={materials.map(({ label }, place) => ({ value: String(place), label }))}
                  value={String(chosen)}
                  onChange={(place) => setChosen(Number(place))}
                />
              )}
              <MaterialView
                // A renewed link is the same part of the course.
                key={`${material.kind} ${String(chosen)}`}
                title={course.title}
                material={material}
                onRenew={async () => {
                  const renewed = await onRenew();
                  return renewed ? materialsOf(renewed, videoHosts)[chosen] : undefined;
                }}
                startAt={progress.startAt}
                onSave={progress.save}
                onOpened={progress.opened}
                onEmbedded={progress.embedded}
              />
            </Stack>
          </Card>
        )}
        {!material && resources}
        {progress.isStarted && <CourseSteps title={course.title} progress={progress} />}
        <CourseAbout course={course} content={content} />
        {material && resources}
        {isOpen && content.lessons.trim() !== '' && <Lessons text={content.lessons} />}
      </Stack>
    </>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
`;
