import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { useOpenItem } from '../../../domain/list/useOpenItem';
import { graphql } from '../../../generated/gql';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { Segments } from '../../../ui/layout/Segments';
import { TextLink } from '../../../ui/layout/TextLink';
import { QuietLine, Strip, StripItem } from '../Strip';
import { courseKey } from './courseAddress';
import { CourseFigures } from './CourseFigures';

type Side = 'recommended' | 'popular';

/** A few courses, each with why it is there. What cannot be had leaves no gap. */
export function CourseStrip() {
  const { linkTo } = useOpenItem(courseKey);
  const [side, setSide] = useState<Side>('recommended');
  const recommended = useQuery(RecommendedCoursesDocument, { skip: side !== 'recommended' });
  const popular = useQuery(PopularCoursesDocument, { skip: side !== 'popular' });
  const answer = side === 'recommended' ? recommended : popular;
  const courses =
    side === 'recommended'
      ? (recommended.data ?? recommended.previousData)?.recommendedCourses.results
      : (popular.data ?? popular.previousData)?.popularCourses.results;
  if (!courses && !answer.loading) return null;
  return (
    <Card
      title={side === 'recommended' ? 'Recommended for you' : 'Popular courses'}
      actions={
        <Segments
          compact
          label="Courses worth a look"
          options={[
            { value: 'recommended', label: 'Recommended' },
            { value: 'popular', label: 'Popular' },
          ]}
          value={side}
          onChange={setSide}
        />
      }
    >
      {!courses && <Skeleton steps={20} shape="block" />}
      {courses?.length === 0 && <QuietLine>You are enrolled in every course.</QuietLine>}
      {courses && courses.length > 0 && (
        <Strip tabIndex={0} role="list" aria-label={side === 'recommended' ? 'Recommended' : 'Popular'}>
          {courses.map((course) => (
            <StripItem key={course.id} role="listitem">
              <TextLink {...linkTo(course.id)} tone="plain" dir="auto">
                {course.title}
              </TextLink>
              <CourseFigures course={course} />
              {course.reason !== null && <QuietLine>{course.reason}</QuietLine>}
            </StripItem>
          ))}
        </Strip>
      )}
    </Card>
  );
}

const RecommendedCoursesDocument = graphql(`
  query RecommendedCourses {
    recommendedCourses(pageSize: 6) {
      results {
        id
        title
        reason
        averageRating
        ratingCount
        enrollmentCount
        durationHours
      }
    }
  }
`);

const PopularCoursesDocument = graphql(`
  query PopularCourses {
    popularCourses(pageSize: 6) {
      results {
        id
        title
        reason
        averageRating
        ratingCount
        enrollmentCount
        durationHours
      }
    }
  }
`);
