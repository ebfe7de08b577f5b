import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { GoalState } from './goal.kinds.js';

/** A person's goal, as it was written. */
@Entity('goal')
export class Goal {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column({ type: 'integer', name: 'employee_id', update: false })
  employeeId!: number;

  /** The review that it was set with. */
  @Column({ type: 'integer', name: 'review_id', nullable: true, update: false })
  reviewId!: number | null;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text', default: '' })
  description!: string;

  @Column({ type: 'text', default: 'not_started' })
  state!: GoalState;

  @Column({ type: 'date', name: 'due_date', nullable: true })
  dueDate!: string | null;

  /** User id of the person who set it. */
  @Column({ type: 'integer', name: 'created_by_id', nullable: true })
  createdById!: number | null;

  @Column({ type: 'text', name: 'created_by_name' })
  createdByName!: string;

  @VersionColumn({ type: 'integer' })
  version!: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: string;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: string;
}
