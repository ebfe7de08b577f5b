import { ExternalLink, FileText, Layers, Play } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';

import type { OpeningLink } from '../../../domain/list/useOpenItem';
import type { CourseContentType } from '../../../generated/graphql';
import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import { CardSurface } from '../../../ui/layout/Card';
import { Icon, type IconShape } from '../../../ui/layout/Icon';
import { TextLink } from '../../../ui/layout/TextLink';
import { theme } from '../../../ui/theme';
import { CourseButtons } from './actions/CourseButtons';
import type { CourseAction } from './actions/courseActions';
import { CourseFigures } from './CourseFigures';
import type { CourseRow } from './courseRow';
import { contentTypeWord, courseStatusTone, courseStatusWord, difficultyWord } from './courseWords';
import { EnrollmentProgress } from './EnrollmentProgress';

interface Props {
  course: CourseRow;
  /** Of the title, which opens the course. */
  link: OpeningLink;
  onAction: (action: CourseAction, course: CourseRow) => void;
}

/** A course in the lists: its fields, how far the person is, and what comes next. */
export function CourseCard({ course, link, onAction }: Props) {
  const name = useId();
  const { title, description, category, difficulty, priority, contentType, status, userEnrollment } = course;
  return (
    <Surface as="article" aria-labelledby={name}>
      <Cover>
        <Icon shape={coverIcon[contentType]} size="large" />
        <Badges>
          {status !== 'PUBLISHED' && (
            <StatusBadge tone={courseStatusTone[status]}>{courseStatusWord[status]}</StatusBadge>
          )}
          {priority === 'REQUIRED' && (
            <StatusBadge tone="warning" dot={false}>
              Required
            </StatusBadge>
          )}
          {priority === 'SUGGESTED' && (
            <StatusBadge tone="info" dot={false}>
              Suggested
            </StatusBadge>
          )}
        </Badges>
      </Cover>
      <Body>
        <Quiet>
          {category.name} · {difficultyWord[difficulty]} · {contentTypeWord[contentType]}
        </Quiet>
        <Title id={name} dir="auto">
          <TextLink {...link} tone="plain" preventScrollReset>
            {title}
          </TextLink>
        </Title>
        <About dir="auto">{description}</About>
        <CourseFigures course={course} />
        {(course.tagList.length > 0 || course.isCertificationEligible) && (
          <Quiet>
            {[course.isCertificationEligible && 'Counts towards a certification', ...course.tagList]
              .filter(Boolean)
              .join(' · ')}
          </Quiet>
        )}
        <Foot>
          <EnrollmentProgress
            title={title}
            percent={userEnrollment?.progressPercentage ?? null}
            isStarted={userEnrollment !== null && userEnrollment.status !== 'ENROLLED'}
          />
          <CourseButtons course={course} onAction={onAction} />
        </Foot>
      </Body>
    </Surface>
  );
}

const coverIcon: Readonly<Record<CourseContentType, IconShape>> = {
  VIDEO: Play,
  PDF: FileText,
  EXTERNAL_LINK: ExternalLink,
  MIXED: Layers,
};

const { color, space } = theme;

const Surface = styled(CardSurface)`
  display: flex;
  flex-direction: column;
  padding: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  ${theme.media.phone} {
    padding: 0;
  }
`;

const Cover = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  block-size: ${space[20]};
  background: ${color.learningSoft};
  color: ${color.learning};
`;

const Badges = styled.div`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-start: ${space[3]};
  display: flex;
  gap: ${space[2]};
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[4]};
`;

const Title = styled.h2`
  font-size: ${theme.type[16]};
`;

const About = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.ink2};
  font-size: ${theme.type[13]};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Quiet = styled.p`
  color: ${color.ink3};
  font-size: ${theme.type[12]};
`;

const Foot = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block-start: auto;
  padding-block-start: ${space[2]};
`;
