import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { ReviewState } from './performanceReview.status.js';

/** The review of one person in one cycle as it is written; what goes with which state is enforced by the table. */
@Entity('performance_review')
export class PerformanceReview {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column({ type: 'integer', name: 'cycle_id', update: false })
  cycleId!: number;

  @Column({ type: 'integer', name: 'employee_id', update: false })
  employeeId!: number;

  @Column({ type: 'text', default: 'draft' })
  state!: ReviewState;

  /** In the order of the cycle's questions; null before the first was written. */
  @Column({ type: 'text', name: 'self_answers', array: true })
  selfAnswers!: string[];

  @Column({ type: 'timestamptz', name: 'self_reviewed_at', nullable: true })
  selfReviewedAt!: string | null;

  @Column({ type: 'smallint', nullable: true })
  rating!: number | null;

  @Column({ type: 'text', default: '' })
  strengths!: string;

  @Column({ type: 'text', default: '' })
  improvements!: string;

  @Column({ type: 'timestamptz', name: 'manager_reviewed_at', nullable: true })
  managerReviewedAt!: string | null;

  /** User id of the manager who finished it. */
  @Column({ type: 'integer', name: 'reviewed_by_id', nullable: true })
  reviewedById!: number | null;

  @Column({ type: 'text', name: 'reviewed_by_name', nullable: true })
  reviewedByName!: string | null;

  @Column({ type: 'timestamptz', name: 'shared_at', nullable: true })
  sharedAt!: string | null;

  /** User id of the person who shared it. */
  @Column({ type: 'integer', name: 'shared_by_id', nullable: true })
  sharedById!: number | null;

  @Column({ type: 'text', name: 'shared_by_name', nullable: true })
  sharedByName!: string | null;

  @Column({ type: 'timestamptz', name: 'acknowledged_at', nullable: true })
  acknowledgedAt!: string | null;

  @Column({ type: 'text', default: '' })
  comment!: string;

  /** Counts the changes of the manager's part and of the moves after it. */
  @VersionColumn({ type: 'integer' })
  version!: number;

  /** Counts the changes of the self review, which is written beside the manager's part. */
  @Column({ type: 'integer', name: 'self_version', default: 1 })
  selfVersion!: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: string;
}
