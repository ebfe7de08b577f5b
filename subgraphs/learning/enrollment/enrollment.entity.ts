import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { EnrollmentStatus } from './enrollment.status.js';

/**
 * A person's enrollment in a course. The played parts are a range column of PostgreSQL, which enrollment.loader.ts
 * reads in addition.
 */
@Entity('enrollment')
export class Enrollment {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer', name: 'course_id' })
  courseId!: number;

  @Column({ type: 'integer', name: 'user_id' })
  userId!: number;

  @Column({ type: 'text', default: 'enrolled' })
  status!: EnrollmentStatus;

  /** Percent. */
  @Column({ type: 'integer', name: 'progress', default: 0 })
  progressPercentage!: number;

  @Column({ type: 'integer', name: 'position_seconds', default: 0 })
  positionSeconds!: number;

  /** When the person was at that position; null if no video was played. */
  @Column({ type: 'timestamptz', name: 'position_at', nullable: true })
  positionAt!: string | null;

  @Column({ type: 'smallint', nullable: true })
  rating!: number | null;

  /** The department that the person was in when they completed it. */
  @Column({ type: 'text', name: 'department_name', nullable: true })
  departmentName!: string | null;

  @Column({ type: 'timestamptz', name: 'enrolled_at', default: () => 'now()' })
  enrolledAt!: string;

  @Column({ type: 'timestamptz', name: 'last_accessed_at', nullable: true })
  lastAccessedAt!: string | null;

  @Column({ type: 'timestamptz', name: 'completed_at', nullable: true })
  completedAt!: string | null;
}
