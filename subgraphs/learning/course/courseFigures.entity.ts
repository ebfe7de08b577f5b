import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What the enrollments of a course add up to. Triggers of `enrollment` keep it, so that no list counts; beside
 * the course, so that an enrollment writes neither its texts nor their index.
 */
@Entity('course_figures')
export class CourseFigures {
  @PrimaryColumn({ type: 'integer', name: 'course_id' })
  courseId!: number;

  @Column({ type: 'integer', name: 'enrollment_count', default: 0 })
  enrollmentCount!: number;

  @Column({ type: 'integer', name: 'completion_count', default: 0 })
  completionCount!: number;

  @Column({ type: 'integer', name: 'rating_count', default: 0 })
  ratingCount!: number;

  /** Computed by the database: one decimal, null without ratings. */
  @Column({
    type: 'double precision',
    name: 'average_rating',
    nullable: true,
    insert: false,
    update: false,
  })
  averageRating!: number | null;
}
